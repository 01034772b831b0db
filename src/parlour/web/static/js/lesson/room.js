/** The fixed parts of a lesson page. */

/** @import { Game } from "../types.js" */
/** @import { Words } from "../words.js" */
import { make, makeButton } from "../dom.js";
import { icon } from "../parts/icons.js";
import { say } from "../words.js";

/**
 * @typedef {object} Room
 * @property {HTMLElement[]} parts
 * @property {HTMLElement} table
 * @property {HTMLElement} progress
 * @property {HTMLElement} text
 * @property {HTMLElement} advice  what to try instead
 * @property {HTMLElement} back
 * @property {HTMLElement} next
 * @property {HTMLElement} ending  what one may want when the lesson is over
 * @property {HTMLElement} play
 *
 * @typedef {{back: () => void, next: () => void, again: () => void, rules: () => void}} Wishes
 */

/**
 * @param {Words} words
 * @param {Game} game
 * @param {Wishes} wishes
 * @returns {Room}
 */
export function buildRoom(words, game, wishes) {
  const home = make("a", { href: "/", class: "button plain round home", "aria-label": say(words, "web-to-games") }, icon("back"));
  const head = make("header", { class: "head" }, home, make("div", {}, make("h1", {}, game.title), make("p", { class: "deal" }, say(words, "web-lesson"))));
  const table = make("div", { class: "table" });
  const progress = make("p", { class: "progress" });
  const text = make("p", { class: "text" });
  const advice = make("p", { class: "advice", hidden: true });
  const back = makeButton({ "data-step": "previous" }, wishes.back, icon("previous"), say(words, "web-lesson-back"));
  const next = makeButton({ class: "strong", "data-step": "next" }, wishes.next);
  const play = make("a", { class: "button strong", href: `/${game.id}`, "data-wish": "play", hidden: true }, say(words, "web-lesson-play"));
  const ending = make(
    "div",
    { class: "ending", hidden: true },
    makeButton({ "data-wish": "rules" }, wishes.rules, say(words, "web-rules")),
    makeButton({ "data-wish": "again" }, wishes.again, say(words, "web-lesson-again")),
  );
  const panel = make("section", { class: "teacher", "aria-label": say(words, "web-lesson") }, progress, make("div", { class: "told" }, text, advice), ending, make("div", { class: "steps" }, back, next, play));
  return { parts: [head, make("main", { class: "cloth" }, table), panel], table, progress, text, advice, back, next, ending, play };
}
