/** The keys that can be pressed on a game page. */

/** @import { Words } from "../words.js" */
import { make } from "../dom.js";
import { say } from "../words.js";
import { openDialog } from "./dialog.js";

/** @type {[string[], string][]} */
const KEYS = [
  [["\u2190", "\u2191", "\u2192", "\u2193"], "web-key-arrows"],
  [["Enter"], "web-key-press"],
  [["Esc"], "web-key-unselect"],
  [["U", "Z"], "web-key-undo"],
  [["R", "Y"], "web-key-redo"],
  [["H"], "web-key-hint"],
  [["N"], "web-key-new"],
  [["?"], "web-key-keys"],
];

/** @param {Words} words */
export function openKeys(words) {
  const rows = KEYS.flatMap(([keys, meaning]) => [
    make("dt", {}, ...keys.map((key) => make("kbd", {}, key))),
    make("dd", {}, say(words, meaning)),
  ]);
  openDialog(words, say(words, "web-keys"), [make("dl", { class: "keys" }, ...rows)]);
}
