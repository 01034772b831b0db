/** The catalogue in the browser: messages put into words. */

/** @import { Message } from "./types.js" */

/**
 * A pattern, as the server sends it.
 * @typedef {string | {value: string} | {select: string, cases: {[key: string]: Part[]}, otherwise: string}} Part
 * @typedef {{language: string, patterns: {[key: string]: Part[]}, numbers: Intl.NumberFormat, plurals: Intl.PluralRules}} Words
 * @typedef {Message["values"]} Values
 */

/**
 * @param {string} language
 * @param {{[key: string]: Part[]}} patterns
 * @returns {Words}
 */
export function createWords(language, patterns) {
  return { language, patterns, numbers: new Intl.NumberFormat(language, { useGrouping: "min2" }), plurals: new Intl.PluralRules(language) };
}

/**
 * A sentence of the catalogue.
 * @param {Words} words
 * @param {string} key
 * @param {Values} [values]
 * @returns {string}
 */
export function say(words, key, values = {}) {
  const pattern = words.patterns[key];
  if (pattern === undefined) throw new Error(`the catalogue has no "${key}"`);
  return pattern.map((part) => sayPart(words, part, values)).join("");
}

/**
 * A message of the server in words.
 * @param {Words} words
 * @param {Message} message
 */
export function put(words, message) {
  return say(words, message.key, message.values);
}

/**
 * Sentences in a row, each with its full stop.
 * @param {string[]} sentences
 */
export function joinSentences(sentences) {
  return sentences.map((sentence) => (/[.!?\u2026]$/u.test(sentence) ? sentence : `${sentence}.`)).join(" ");
}

/**
 * @param {Words} words
 * @param {Part} part
 * @param {Values} values
 * @returns {string}
 */
function sayPart(words, part, values) {
  if (typeof part === "string") return part;
  if ("value" in part) return sayValue(words, values[part.value]);
  return (part.cases[chooseCase(words, part, values[part.select])] ?? []).map((inner) => sayPart(words, inner, values)).join("");
}

/**
 * The case that says the very value, else the one for its plural category, else the last resort.
 * @param {Words} words
 * @param {{cases: {[key: string]: Part[]}, otherwise: string}} select
 * @param {number | string | Message | undefined} value
 */
function chooseCase(words, select, value) {
  const exact = String(value);
  if (exact in select.cases) return exact;
  const category = typeof value === "number" ? words.plurals.select(value) : "";
  return category in select.cases ? category : select.otherwise;
}

/**
 * @param {Words} words
 * @param {number | string | Message | undefined} value
 */
function sayValue(words, value) {
  if (typeof value === "number") return sayNumber(words, value);
  return typeof value === "object" ? put(words, value) : (value ?? "");
}

/**
 * A number in the reader's digits, with a true minus sign.
 * @param {Words} words
 * @param {number} value
 */
export function sayNumber(words, value) {
  return words.numbers.format(value).replace("-", "\u2212");
}

/**
 * A part of one as a percentage.
 * @param {Words} words
 * @param {number} part
 */
export function sayPercent({ language }, part) {
  return new Intl.NumberFormat(language, { style: "percent" }).format(part);
}
