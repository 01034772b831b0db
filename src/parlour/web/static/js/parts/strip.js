/** The strip above the table: what the program has to say, which stays until it is answered. */

/** @import { Words } from "../words.js" */
import { make, makeButton } from "../dom.js";
import { joinSentences, say } from "../words.js";
import { icon } from "./icons.js";
import { announceBeside } from "./toast.js";

/**
 * @typedef {object} Notice
 * @property {string[]} sentences  the first one is the most important
 * @property {boolean} [busy]  there will be more to say
 * @property {{name: string, text: string, action: () => void}[]} [answers]
 */

/**
 * @param {HTMLElement} strip
 * @param {Words} words
 * @param {Notice} notice
 * @param {() => void} dismiss
 */
export function showStrip(strip, words, { sentences, busy = false, answers = [] }, dismiss) {
  const texts = sentences.map((sentence, index) => make("p", { class: index === 0 ? "first" : "" }, sentence));
  const buttons = answers.map(({ name, text, action }) => makeButton({ "data-answer": name }, action, text));
  const close = makeButton({ class: "plain round", "data-answer": "close", "aria-label": say(words, busy ? "web-cancel" : "web-close") }, dismiss, icon("close"));
  const held = strip.contains(document.activeElement);
  strip.className = `strip${busy ? " busy" : ""}${answers.length > 1 ? " asking" : ""}`;
  strip.replaceChildren(make("div", { class: "said" }, ...texts), make("div", { class: "answers" }, ...buttons), close);
  strip.hidden = false;
  if (held) (buttons[0] ?? close).focus();
  announceBeside(joinSentences(sentences));
}

/** @param {HTMLElement} strip */
export function hideStrip(strip) {
  strip.hidden = true;
  strip.replaceChildren();
}

/**
 * Takes away what is said, but not the room for it: else every card would move under the hand that plays.
 * @param {HTMLElement} strip
 */
export function vacateStrip(strip) {
  strip.classList.add("vacant");
}

/** @param {HTMLElement} strip */
export function isStripShown(strip) {
  return !strip.hidden && !strip.classList.contains("vacant");
}
