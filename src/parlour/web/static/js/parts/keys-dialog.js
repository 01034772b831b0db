/** The keys that can be pressed on a page. */

/** @import { Words } from "../words.js" */
import { make } from "../dom.js";
import { say } from "../words.js";
import { openDialog } from "./dialog.js";

/** @typedef {[string[], string][]} Keys  what each of them means */

/** @type {Keys} */
export const GAME_KEYS = [
  [["\u2190", "\u2191", "\u2192", "\u2193"], "web-key-arrows"],
  [["Enter"], "web-key-press"],
  [["Esc"], "web-key-unselect"],
  [["S"], "web-key-status"],
  [["M", "Shift+M"], "web-key-moves"],
  [["U", "Z"], "web-key-undo"],
  [["R", "Y"], "web-key-redo"],
  [["H"], "web-key-hint"],
  [["N"], "web-key-new"],
  [[",", "."], "web-key-turn"],
  [["P"], "web-key-pause"],
  [["?"], "web-key-keys"],
];

/** @type {Keys} */
export const REVIEW_KEYS = [
  [["\u2190", "\u2192"], "web-key-steps"],
  [["Home", "End"], "web-key-ends"],
  [["B"], "web-key-better"],
  [["Esc"], "web-key-leave"],
  [["?"], "web-key-keys"],
];

/**
 * @param {Words} words
 * @param {Keys} keys
 */
export function openKeys(words, keys) {
  const rows = keys.flatMap(([names, meaning]) => [
    make("dt", {}, ...names.map((key) => make("kbd", {}, key))),
    make("dd", {}, say(words, meaning)),
  ]);
  openDialog(words, say(words, "web-keys"), [make("dl", { class: "keys" }, ...rows)]);
}
