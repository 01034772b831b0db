/** Par beside the score, and a result to tell others: how it went, and nothing of how it is done. */

/** @import { Par, Table } from "../types.js" */
/** @import { Words } from "../words.js" */
import { linkTo } from "../address.js";
import { getPar, getToday } from "../api.js";
import { make } from "../dom.js";
import { say, sayNumber } from "../words.js";
import { openDialog } from "./dialog.js";
import { sayTime } from "./timer.js";
import { remark } from "./toast.js";
import { sayDay } from "./today.js";

/** @type {Map<string, Promise<Par | null>>} */
const pars = new Map();

/**
 * What is known of the best possible score of a finished game; null where nothing is. It is asked for once.
 * @param {Table} table
 * @returns {Promise<Par | null>}
 */
function parOf({ id, view }) {
  if (view.score === null) return Promise.resolve(null);
  const asked = pars.get(id) ?? getPar(id).catch(() => (pars.delete(id), null));
  pars.set(id, asked);
  return asked;
}

/**
 * Writes par down once it is known: what is proved, or what is at least possible if it is more than was reached.
 * @param {HTMLElement} element
 * @param {Words} words
 * @param {Table} table
 */
export async function showPar(element, words, table) {
  const par = await parOf(table);
  if (!par) return;
  if (par.best !== null) element.textContent = say(words, "par", { par: sayNumber(words, par.best) });
  else if (par.at_least > (table.view.score ?? par.at_least)) element.textContent = say(words, "par-at-least", { par: sayNumber(words, par.at_least) });
  element.hidden = element.textContent === "";
}

/**
 * Tells others of a result: by the device's own means where it has some, else by the clipboard.
 * @param {Words} words
 * @param {string} title
 * @param {Table} table
 */
export async function share(words, title, table) {
  const text = await resultText(words, title, table);
  try {
    if (navigator.share) return await navigator.share({ text });
    await navigator.clipboard.writeText(text);
    remark(say(words, "share-copied"));
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return;
    const field = make("textarea", { readonly: true, rows: "6", "aria-label": say(words, "share") }, text);
    openDialog(words, say(words, "share"), [make("p", {}, say(words, "share-text")), field]);
    field.select();
  }
}

/**
 * A finished game in a few lines, as it first ended.
 * @param {Words} words
 * @param {string} title
 * @param {Table} table
 */
async function resultText(words, title, table) {
  const end = table.first_end;
  if (!end) throw new Error("only a finished game has a result");
  const [par, streak] = await Promise.all([parOf(table), streakOf(table)]);
  const deal = table.daily ? [sayDay(words, table.daily)] : table.deal === null ? [] : [say(words, "web-deal", { deal: table.deal })];
  const score = end.score === null ? [] : [sayScore(words, end.score, par?.best ?? null)];
  const moves = end.moves === null ? [] : [say(words, "web-moves-played", { count: end.moves })];
  const help = [...(end.hints > 0 ? [say(words, "web-hints", { count: end.hints })] : []), ...(end.peeks > 0 ? [say(words, "web-peeks", { count: end.peeks })] : [])];
  const lines = [
    [say(words, "web-name"), title, ...deal],
    [sayResult(words, table, end), ...score],
    [...moves, ...(end.milliseconds > 0 ? [sayTime(end.milliseconds)] : []), ...(help.length > 0 ? help : [say(words, "share-no-help")])],
    streak > 0 ? [say(words, "daily-streak", { count: streak })] : [],
    [location.origin + linkTo(table)],
  ];
  return lines.filter((line) => line.length > 0).map((line) => line.join(" \u00b7 ")).join("\n");
}

/**
 * @param {Words} words
 * @param {Table} table
 * @param {NonNullable<Table["first_end"]>} end
 */
function sayResult(words, { opponent }, { status, winner }) {
  if (!winner || !opponent) return winner ? say(words, "web-won-by", { tick: { key: `tick-${winner}`, values: {} } }) : say(words, `status-${status}`);
  return say(words, winner === opponent.tick ? "status-lost" : "status-won");
}

/**
 * @param {Words} words
 * @param {number} score
 * @param {number | null} par
 */
function sayScore(words, score, par) {
  const said = { score: sayNumber(words, score), par: par === null ? "" : sayNumber(words, par) };
  return say(words, par === null ? "web-score-is" : "share-score-of-par", said);
}

/**
 * For how many days in a row this game of the day was won, if that is a matter of this result.
 * @param {Table} table
 */
async function streakOf({ game, first_end: end }) {
  if (!end?.in_time) return 0;
  const today = await getToday().catch(() => null);
  return today?.games.find((one) => one.game === game)?.streak ?? 0;
}
