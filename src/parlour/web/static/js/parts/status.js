/** How the game stands: score, counters, and whose turn it is. */

/** @import { Table } from "../types.js" */
/** @import { Words } from "../words.js" */
import { drawFace } from "../cards/face.js";
import { make } from "../dom.js";
import { isProgramsTurn } from "../play/program.js";
import { put, say, sayNumber } from "../words.js";

/**
 * @param {HTMLElement} element
 * @param {Words} words
 * @param {Table} table
 * @param {number} players
 */
export function showStatus(element, words, table, players) {
  const { view, opponent } = table;
  const counters = view.counters.map((counter) => pair(put(words, counter.label), sayNumber(words, counter.value)));
  const score = view.score === null ? [] : [pair(say(words, "web-score"), sayNumber(words, view.score), "score")];
  const turn = players === 1 ? [] : [turnOf(words, table)];
  const program = opponent ? [pair(say(words, "web-program", { tick: tickOf(opponent.tick) }), say(words, "web-strength", { level: opponent.level }))] : [];
  element.replaceChildren(...turn, ...program, ...score, ...counters);
}

/**
 * The same in sentences, with how many moves there are, for those who ask how the game stands.
 * @param {Words} words
 * @param {Table} table
 * @param {number} players
 */
export function statusSentences(words, table, players) {
  const { view } = table;
  const turn = players > 1 && view.to_move !== null && !table.over ? [turnText(words, table, view.to_move, isProgramsTurn(table))] : [];
  const score = view.score === null ? [] : [say(words, "noticed-score", { score: view.score })];
  const counters = view.counters.map(({ label, value }) => say(words, "noticed-count", { label, value }));
  return [...turn, ...score, ...counters, say(words, "web-moves-possible", { count: view.moves.length })];
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
 * @param {Table} table
 */
function turnOf(words, table) {
  const player = table.view.to_move ?? "X";
  const thinking = isProgramsTurn(table);
  const kind = table.view.to_move === null || table.over ? " nobody" : thinking ? " thinking" : "";
  const tick = make("span", { class: "tick" }, drawFace("ticks", player, { tall: false, small: true }));
  return make("div", { class: `turn turn-${player}${kind}` }, make("dt", { class: "unseen" }, say(words, "web-turn")), make("dd", {}, tick, turnText(words, table, player, thinking)));
}

/**
 * @param {Words} words
 * @param {Table} table
 * @param {string} player
 * @param {boolean} thinking
 */
function turnText(words, { opponent }, player, thinking) {
  if (thinking) return say(words, "web-thinking");
  return opponent ? say(words, "web-your-move") : say(words, "web-to-move", { tick: tickOf(player) });
}

/** @param {string} player */
function tickOf(player) {
  return { key: `tick-${player}`, values: {} };
}
