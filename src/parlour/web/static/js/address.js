/** Addresses: a game, its options and its deal. A deal is a text of digits everywhere; it does not fit a Number. */

/** @import { Game, Options, OptionValue, Table } from "./types.js" */

const DEALS = 2n ** 63n;

/** So many values of an option are all told. */
const MOST_VALUES = 8;

/** What others add to links that are passed on. It means nothing here. */
const TRACKERS = /^(utm_.*|.*clid|gbraid|wbraid|igshid|igsh|mc_cid|mc_eid|_ga|_gl|ref|ref_src|si)$/;

/**
 * What an address of a game asks for. Of what is said twice the first holds.
 * @param {Game} game
 * @param {URLSearchParams} query
 * @returns {{deal: string | null, preset: string | null, options: Options}}
 */
export function readAddress(game, query) {
  const names = [...query.keys()].filter((name) => game.options.some((option) => option.name === name));
  const options = Object.fromEntries(names.map((name) => [name, readValue(game, name, query.get(name) ?? "")]));
  return { deal: query.get("deal"), preset: query.get("preset"), options };
}

/**
 * The parts of an address that ask for what the game does not have.
 * @param {Game} game
 * @param {URLSearchParams} query
 * @returns {string[]} their names
 */
export function oddParts(game, query) {
  return [...new Set(query.keys())].filter((name) => {
    const value = query.get(name) ?? "";
    if (name === "deal" || TRACKERS.test(name)) return false;
    if (name === "preset") return !Object.hasOwn(game.presets, value);
    const option = game.options.find((one) => one.name === name);
    return !option?.values.some((one) => String(one) === value);
  });
}

/**
 * Numbers in their order, after what is no number.
 * @param {OptionValue[]} values
 */
export function sortValues(values) {
  const texts = values.filter((value) => typeof value !== "number");
  const numbers = values.filter((value) => typeof value === "number");
  return [...texts, ...numbers.toSorted((one, other) => one - other)];
}

/**
 * What a part of an address may ask for, of many values the first and the last; "" where the game has no such part.
 * @param {Game} game
 * @param {string} name
 */
export function possibleValues(game, name) {
  const option = game.options.find((one) => one.name === name);
  const values = name === "preset" ? Object.keys(game.presets) : sortValues(option?.values ?? []);
  return values.length > MOST_VALUES ? `${values.slice(0, 3).join(", ")} \u2026 ${values.at(-1)}` : values.join(", ");
}

/**
 * A link to give away. Without a deal it names all options: an address with none of them means the game that one has begun.
 * @param {Table} table
 */
export function linkTo(table) {
  if (table.deal !== null || table.daily !== null) return table.address;
  const options = Object.entries(table.options).map(([name, value]) => [name, String(value)]);
  return `/${table.game}?${new URLSearchParams(options)}`;
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
