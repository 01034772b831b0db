/** Tables of what finished games come to. Every mean says of how many games it is. */

/** @import { Group, Part } from "../types.js" */
/** @import { Words } from "../words.js" */
import { make } from "../dom.js";
import { say, sayNumber, sayPercent } from "../words.js";
import { sayTime } from "./timer.js";

/**
 * A group's games: all, and those with and without help.
 * @param {Words} words
 * @param {Group} group
 * @param {string} caption
 */
export function partsTable(words, { parts, all_alone: allAlone }, caption) {
  /** @type {[string, (part: Part) => string][]} */
  const rows = [
    ["statistics-games", ({ games }) => sayNumber(words, games)],
    ["statistics-won", (part) => say(words, "statistics-won-of", { won: part.won, percent: sayPercent(words, part.won / part.games), low: sayPercent(words, part.low), high: sayPercent(words, part.high) })],
    ...(parts.some(({ drawn }) => drawn > 0) ? [/** @type {[string, (part: Part) => string]} */ (["statistics-drawn", ({ drawn }) => sayNumber(words, drawn)])] : []),
    ["statistics-lost", ({ lost }) => sayNumber(words, lost)],
    ["statistics-best", ({ score }) => (score ? sayNumber(words, score.best) : "")],
    ["statistics-mean", ({ score }) => (score ? say(words, "statistics-mean-of", { mean: decimal(words, score.mean), count: score.games }) : "")],
    ["statistics-below-par", ({ below_par: below }) => (below ? say(words, "statistics-below-par-of", { mean: decimal(words, below.mean), count: below.games, reached: below.reached }) : "")],
    ["statistics-mean-time", ({ time }) => (time ? say(words, "statistics-mean-of", { mean: sayTime(time.mean), count: time.games }) : "")],
    ["statistics-best-time", ({ time }) => (time && time.best !== null ? sayTime(time.best) : "")],
  ];
  const heads = parts.map(({ help }) => make("th", { scope: "col" }, say(words, "statistics-part", { part: help === "all" && parts.length === 1 ? (allAlone ? "alone" : "helped") : help })));
  const body = rows
    .map(([key, text]) => ({ key, texts: parts.map(text) }))
    .filter(({ texts }) => texts.some((text) => text !== ""))
    .map(({ key, texts }) => make("tr", {}, make("th", { scope: "row" }, say(words, key)), ...texts.map((text) => make("td", {}, text === "" ? "\u2013" : text))));
  return table(caption, make("tr", {}, make("td", {}), ...heads), body);
}

/**
 * How often each side won where people played both.
 * @param {Words} words
 * @param {NonNullable<Group["sides"]>} sides
 * @param {string} caption
 */
export function sidesTable(words, { X, O, drawn }, caption) {
  const heads = ["tick-X", "tick-O"].map((key) => make("th", { scope: "col" }, say(words, key)));
  const counts = [X, O, drawn].map((count) => make("td", {}, sayNumber(words, count)));
  return table(caption, make("tr", {}, ...heads, make("th", { scope: "col" }, say(words, "statistics-drawn"))), [make("tr", {}, ...counts)]);
}

/**
 * @param {Words} words
 * @param {Group} group
 */
export function scoresTable(words, { scores }) {
  const heads = ["statistics-score", "statistics-result", "statistics-games"].map((key) => make("th", { scope: "col" }, say(words, key)));
  const rows = scores.map(({ score, won, count }) =>
    make("tr", {}, make("th", { scope: "row" }, sayNumber(words, score)), make("td", {}, say(words, won ? "status-won" : "status-lost")), make("td", {}, sayNumber(words, count))),
  );
  return table(say(words, "statistics-scores"), make("tr", {}, ...heads), rows);
}

/**
 * @param {Words} words
 * @param {Group} group
 */
export function timeTable(words, { over_time: times }) {
  const heads = ["statistics-when", "statistics-won", "statistics-drawn", "statistics-lost"].map((key) => make("th", { scope: "col" }, say(words, key)));
  const rows = times.map(({ when, won, drawn, lost }) => make("tr", {}, make("th", { scope: "row" }, when), ...[won, drawn, lost].map((count) => make("td", {}, sayNumber(words, count)))));
  return table(say(words, "statistics-over-time"), make("tr", {}, ...heads), rows);
}

/**
 * @param {string} caption
 * @param {HTMLElement} head
 * @param {HTMLElement[]} rows
 */
function table(caption, head, rows) {
  return make("table", {}, make("caption", { class: "unseen" }, caption), make("thead", {}, head), make("tbody", {}, ...rows));
}

/**
 * @param {Words} words
 * @param {number} value
 */
const decimal = ({ language }, value) => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value).replace("-", "\u2212");
