/** What a study has found so far: how often each player wins under each of the two rules, as a table with bars. */

/** @import { Game, SoFar, Study } from "../types.js" */
/** @import { Words } from "../words.js" */
import { make } from "../dom.js";
import { say, sayNumber } from "../words.js";
import { sayPlayer, sayRules } from "./told.js";

const NONE = "\u2013";

const HEADS = ["study-column-player", "study-column-variant", "studies-won", "study-column-interval", "study-column-mean", "study-column-games"];

/**
 * @param {Words} words
 * @param {Game} game
 * @param {Study} study
 */
export function makeSoFar(words, game, study) {
  const heads = HEADS.map((key) => make("th", { scope: "col" }, say(words, key, { players: game.players })));
  const rows = study.players.flatMap((name) => study.variants.map((_, variant) => makeRow(words, game, study, name, variant)));
  return make("table", {}, make("caption", { class: "unseen" }, say(words, "studies-so-far")), make("thead", {}, make("tr", {}, ...heads)), make("tbody", {}, ...rows));
}

/**
 * A row for everyone who plays, also before the first game.
 * @param {Words} words
 * @param {Game} game
 * @param {Study} study
 * @param {string} player
 * @param {number} variant
 */
function makeRow(words, game, { variants, results }, player, variant) {
  const result = results.find((one) => one.player === player && one.variant === variant);
  const [rate, ...rest] = tell(words, result);
  return make(
    "tr",
    { class: variant === 0 ? "one" : "other" },
    make("th", { scope: "row" }, sayPlayer(words, player)),
    make("td", {}, sayRules(words, game, variants[variant] ?? {})),
    make("td", { class: "won" }, make("span", { class: "rate" }, rate), makeBar(result)),
    ...rest.map((text) => make("td", {}, text)),
  );
}

/**
 * The win rate, its interval, the mean score and the games, in words.
 * @param {Words} words
 * @param {SoFar | undefined} result
 * @returns {[string, string, string, string]}
 */
function tell(words, result) {
  if (!result) return [NONE, NONE, NONE, sayNumber(words, 0)];
  const { games, won, low, high, mean } = result;
  return [percent(words, won / games), say(words, "studies-from-to", { low: percent(words, low), high: percent(words, high) }), mean === null ? NONE : decimal(words, mean), sayNumber(words, games)];
}

/**
 * The rate as a bar, with its interval as a line on it.
 * @param {SoFar | undefined} result
 */
function makeBar(result) {
  const bar = make("span", { class: "bar", "aria-hidden": "true" });
  if (!result) return bar;
  const { won, games, low, high } = result;
  const [full, line] = [make("i", { class: "full" }), make("i", { class: "interval" })];
  full.style.width = `${(100 * won) / games}%`;
  line.style.left = `${100 * low}%`;
  line.style.width = `${100 * (high - low)}%`;
  bar.append(full, line);
  return bar;
}

/**
 * @param {Words} words
 * @param {number} part
 */
const percent = ({ language }, part) => new Intl.NumberFormat(language, { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(part);

/**
 * @param {Words} words
 * @param {number} value
 */
const decimal = ({ language }, value) => new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value).replace("-", "\u2212");
