/** Choosing whom to play against: a friend on the same screen, or the program, how strong, and which tick one plays oneself. */

/** @import { Opponent } from "../types.js" */
/** @import { Words } from "../words.js" */
import { make } from "../dom.js";
import { say } from "../words.js";

const LEVELS = [1, 2, 3, 4, 5];

/** What is proposed to someone who has not played against the program yet. */
const USUAL = { level: 2, tick: "O" };

/**
 * @param {Words} words
 * @param {Opponent | null} current
 * @returns {HTMLElement}
 */
export function makeOpponent(words, current) {
  const { level, tick } = current ?? USUAL;
  const against = current ? "program" : "friend";
  const levels = LEVELS.map((one) => make("option", { value: String(one), selected: one === level }, say(words, "web-strength", { level: one })));
  const strength = make(
    "div",
    { class: "option" },
    make("label", { for: "opponent-level" }, say(words, "web-strength-of")),
    make("select", { id: "opponent-level", name: "level" }, ...levels),
  );
  const mine = make(
    "fieldset",
    { class: "part" },
    make("legend", {}, say(words, "web-side")),
    choices("program-tick", [["O", say(words, "web-side-first", { tick: { key: "tick-X", values: {} } })], ["X", say(words, "web-side-second", { tick: { key: "tick-O", values: {} } })]], tick),
  );
  const program = make("div", { hidden: against === "friend" }, strength, mine);
  const who = choices("against", [["friend", say(words, "web-against-friend")], ["program", say(words, "web-against-program")]], against);
  who.addEventListener("change", (event) => {
    if (event.target instanceof HTMLInputElement) program.hidden = event.target.value === "friend";
  });
  return make("fieldset", { class: "opponent" }, make("legend", {}, say(words, "web-against")), who, program);
}

/**
 * Whom the form says: the program, or null for a friend.
 * @param {HTMLFormElement} form
 * @returns {Opponent | null}
 */
export function readOpponent(form) {
  const data = new FormData(form);
  if (data.get("against") !== "program") return null;
  return { level: Number(data.get("level")), tick: String(data.get("program-tick")) };
}

/**
 * @param {string} name
 * @param {[string, string][]} values  each with its text
 * @param {string} current
 */
function choices(name, values, current) {
  const labels = values.map(([value, text]) => make("label", { class: "preset" }, make("input", { type: "radio", name, value, checked: value === current }), make("span", {}, text)));
  return make("div", { class: "presets" }, ...labels);
}
