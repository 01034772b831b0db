/** How the game stands: score, counters, and whose turn it is. */

/** @import { Table } from "../types.js" */
/** @import { Words } from "../words.js" */
import { drawFace } from "../cards/face.js";
import { make } from "../dom.js";
import { put, say, sayNumber } from "../words.js";

/**
 * @param {HTMLElement} element
 * @param {Words} words
 * @param {Table} table
 * @param {number} players
 */
export function showStatus(element, words, { view, over }, players) {
  const counters = view.counters.map((counter) => pair(put(words, counter.label), sayNumber(words, counter.value)));
  const score = view.score === null ? [] : [pair(say(words, "web-score"), sayNumber(words, view.score), "score")];
  const turn = players === 1 ? [] : [turnOf(words, view.to_move, over)];
  element.replaceChildren(...turn, ...score, ...counters);
}

/**
 * @param {string} label
 * @param {string} value
 * @param {string} [kind]
 */
function pair(label, value, kind = "") {
  return make("div", { class: `counter ${kind}` }, make("dt", {}, label), make("dd", {}, value));
}

/**
 * Whose turn it is. At the end it is nobody's, but its place stays, so that nothing moves.
 * @param {Words} words
 * @param {string | null} toMove
 * @param {boolean} over
 */
function turnOf(words, toMove, over) {
  const player = toMove ?? "X";
  const tick = make("span", { class: "tick" }, drawFace("ticks", player, { tall: false, small: true }));
  const text = say(words, "web-to-move", { tick: { key: `tick-${player}`, values: {} } });
  return make("div", { class: `turn turn-${player}${toMove === null || over ? " nobody" : ""}` }, make("dt", { class: "unseen" }, say(words, "web-turn")), make("dd", {}, tick, text));
}
