/** Studies in words: their rules, players and deals, how they stand, and how long things take. */

/** @import { Game, Options, StudySummary } from "../types.js" */
/** @import { Words } from "../words.js" */
import { completeOptions, sameOptions } from "../address.js";
import { listDifferences } from "../parts/option-words.js";
import { say, sayNumber } from "../words.js";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * A set of options: the name of a preset, or what is not as usual.
 * @param {Words} words
 * @param {Game} game
 * @param {Options} options
 */
export function sayRules(words, game, options) {
  const preset = Object.keys(game.presets).find((name) => sameOptions(completeOptions(game, game.presets[name] ?? {}), completeOptions(game, options)));
  if (preset) return say(words, `preset-${preset}`);
  const said = listDifferences(words, game, options);
  return said.length > 0 ? said.join(", ") : say(words, "statistics-usual");
}

/**
 * What is compared.
 * @param {Words} words
 * @param {Game} game
 * @param {StudySummary} study
 */
export function sayCompared(words, game, { variants }) {
  const [one = {}, other = {}] = variants;
  return say(words, "studies-compared", { one: sayRules(words, game, one), other: sayRules(words, game, other) });
}

/**
 * @param {Words} words
 * @param {string} name
 */
export const sayPlayer = (words, name) => say(words, "studies-player", { name });

/**
 * How it stands: in a word, or by how much is done.
 * @param {Words} words
 * @param {StudySummary} study
 */
export function sayState(words, { state, games, all_games: all }) {
  return state === "running" ? say(words, "studies-progress", { games, all }) : say(words, "studies-state", { state });
}

/**
 * A time, no more exact than an estimate can be.
 * @param {Words} words
 * @param {number} seconds
 */
export function sayAbout(words, seconds) {
  if (seconds < 90 * MINUTE) return say(words, "studies-minutes", { count: Math.round(seconds / MINUTE) });
  return say(words, "studies-hours", { count: Math.round(seconds / HOUR) });
}

/**
 * The deals from the first to the last.
 * @param {Words} words
 * @param {StudySummary} study
 */
export function sayDeals(words, { first, deals, players }) {
  const last = String(BigInt(first) + BigInt(deals) - 1n);
  return say(words, "studies-about", { players: players.map((name) => sayPlayer(words, name)).join(", "), count: sayNumber(words, deals), first, last });
}
