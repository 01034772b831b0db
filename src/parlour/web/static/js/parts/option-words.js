/** Options in words: what each is called, its values, and which of them are not as usual. */

/** @import { Game, GameOption, Options, OptionValue } from "../types.js" */
/** @import { Words } from "../words.js" */
import { say, sayNumber } from "../words.js";

/**
 * @param {Words} words
 * @param {Game} game
 * @param {GameOption} option
 */
export const nameOption = (words, game, option) => say(words, `option-name-${game.id}-${option.name}`);

/**
 * @param {Words} words
 * @param {GameOption} option
 * @param {OptionValue} value
 */
export function sayOption(words, option, value) {
  if (typeof value === "number") return sayNumber(words, value);
  return say(words, typeof value === "boolean" ? `value-${value}` : `value-${option.name}-${value}`);
}

/**
 * What is different from the usual rules.
 * @param {Words} words
 * @param {Game} game
 * @param {Options} options
 * @returns {string[]}
 */
export function listDifferences(words, game, options) {
  return game.options.flatMap((option) => {
    const value = options[option.name];
    if (value === undefined || value === option.default) return [];
    return [say(words, "web-different", { option: nameOption(words, game, option), value: sayOption(words, option, value) })];
  });
}
