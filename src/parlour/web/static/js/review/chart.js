/** What the graph of a review shows: a value for each ply, and what the values mean. */

/** @import { Judgement, Review, Verdict } from "../types.js" */
/** @import { Words } from "../words.js" */
import { say, sayNumber } from "../words.js";

/**
 * @typedef {object} Point
 * @property {number | null} value  null: nothing is known
 * @property {[number, number] | null} range  where the true value lies
 * @property {boolean} sure  it is proved
 *
 * @typedef {object} Chart
 * @property {Point[]} points  by ply, the first one of the start
 * @property {{value: number, text: string}[]} levels  what is written at the side
 * @property {number | null} par  the best score that could be reached from the start
 * @property {number} ground  the value that is filled from
 * @property {number} low
 * @property {number} high
 */

/** @type {{[verdict in Verdict]: number | null}} */
const HEIGHTS = { winnable: 1, dead: 0, X: 1, O: -1, draw: 0, unknown: null };

/**
 * @param {Words} words
 * @param {Review} review
 * @param {boolean} alone
 * @returns {Chart}
 */
export function makeChart(words, review, alone) {
  const standings = [review.start, ...review.moves];
  if (!alone) return duelChart(words, standings);
  return standings.some(({ best, found }) => best !== null || found !== null) ? scoreChart(words, standings) : verdictChart(words, standings);
}

/**
 * @param {Words} words
 * @param {Judgement[]} standings
 * @returns {Chart}
 */
function scoreChart(words, standings) {
  const points = standings.map(({ best, found, bound }) => ({
    value: best ?? found,
    range: /** @type {[number, number] | null} */ (best === null && found !== null && bound !== null ? [found, bound] : null),
    sure: best !== null,
  }));
  const values = points.flatMap(({ value, range }) => [...(value === null ? [] : [value]), ...(range ?? [])]);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const par = standings[0]?.best ?? null;
  const ends = low === high ? [low - 1, high + 1] : [low, high];
  const marks = [...new Set([low, ...(par === null ? [] : [par]), high])];
  const levels = marks.map((value) => ({ value, text: sayNumber(words, value) }));
  return { points, levels, par, ground: ends[0] ?? 0, low: ends[0] ?? 0, high: ends[1] ?? 0 };
}

/**
 * @param {Words} words
 * @param {Judgement[]} standings
 * @returns {Chart}
 */
function verdictChart(words, standings) {
  const points = standings.map(({ verdict }) => ({ value: HEIGHTS[verdict], range: null, sure: true }));
  const levels = [{ value: 1, text: say(words, "web-level-winnable") }, { value: 0, text: say(words, "web-level-dead") }];
  return { points, levels, par: null, ground: 0, low: 0, high: 1 };
}

/**
 * @param {Words} words
 * @param {Judgement[]} standings
 * @returns {Chart}
 */
function duelChart(words, standings) {
  const points = standings.map(({ verdict, value }) => ({ value: HEIGHTS[verdict] ?? value, range: null, sure: HEIGHTS[verdict] !== null }));
  const levels = [
    { value: 1, text: say(words, "tick-X") },
    { value: 0, text: "=" },
    { value: -1, text: say(words, "tick-O") },
  ];
  return { points, levels, par: null, ground: 0, low: -1, high: 1 };
}
