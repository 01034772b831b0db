/** Addresses: a game, its options and its deal. A deal is a text of digits everywhere; it does not fit a Number. */

/** @import { Game, Options, OptionValue } from "./types.js" */

const DEALS = 2n ** 63n;

/**
 * What an address of a game asks for. A value that the option does not have stays text, for the server to refuse in words.
 * @param {Game} game
 * @param {URLSearchParams} query
 * @returns {{deal: string | null, options: Options}}
 */
export function readAddress(game, query) {
  /** @type {Options} */
  const options = {};
  for (const [name, text] of query) {
    if (name !== "deal") options[name] = readValue(game, name, text);
  }
  return { deal: query.get("deal"), options };
}

/**
 * @param {Game} game
 * @param {string} name
 * @param {string} text
 * @returns {OptionValue}
 */
export function readValue(game, name, text) {
  const values = game.options.find((option) => option.name === name)?.values ?? [];
  return values.find((value) => String(value) === text) ?? text;
}

/**
 * The deal after this one; after the last comes the first.
 * @param {string} deal
 */
export function nextDeal(deal) {
  return String((BigInt(deal) + 1n) % DEALS);
}

/**
 * The options of a preset, or those given, made complete with the defaults.
 * @param {Game} game
 * @param {Options} given
 * @returns {Options}
 */
export function completeOptions(game, given) {
  return Object.fromEntries(game.options.map(({ name, default: usual }) => [name, given[name] ?? usual]));
}

/**
 * @param {Options} first
 * @param {Options} second
 */
export function sameOptions(first, second) {
  const names = Object.keys(first);
  return names.length === Object.keys(second).length && names.every((name) => first[name] === second[name]);
}
