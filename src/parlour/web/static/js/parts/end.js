/** The end of a game: how it ended and why, and what one would want next. */

/** @import { Table } from "../types.js" */
/** @import { Words } from "../words.js" */
import { nextDeal } from "../address.js";
import { make, makeButton } from "../dom.js";
import { focusTable } from "../play/keyboard.js";
import { put, say, sayNumber } from "../words.js";
import { icon } from "./icons.js";
import { showPar } from "./share.js";

/** No button is wide enough for a number of more digits. */
const LONGEST_NUMBER = 12;

/**
 * @typedef {{again: () => void, next: () => void, fresh: () => void, winnable: () => void, undo: () => void, share: () => void}} Wishes
 */

/**
 * Shows the end of the game, or nothing while it goes on.
 * @param {HTMLElement} element
 * @param {Words} words
 * @param {Table} table
 * @param {Wishes} wishes
 */
export function showEnd(element, words, table, wishes) {
  element.hidden = !table.over;
  element.replaceChildren();
  if (!table.over) return;
  element.className = `end end-${resultOf(table)}`;
  const hide = makeButton({ class: "plain round", "aria-label": say(words, "web-look-at-table") }, () => {
    element.hidden = true;
    focusTable(/** @type {HTMLElement} */ (element.parentElement));
  }, icon("close"));
  const par = make("p", { class: "par", hidden: true });
  element.append(
    hide,
    make("h2", {}, headline(words, table)),
    ...reasons(words, table).map((text) => make("p", {}, text)),
    par,
    ...helped(words, table),
    make("div", { class: "actions" }, ...buttons(words, table, wishes)),
  );
  showPar(par, words, table);
}

/**
 * What the end is, in words, for the live region.
 * @param {Words} words
 * @param {Table} table
 */
export function endSentences(words, table) {
  return [headline(words, table), ...reasons(words, table)];
}

/**
 * How a game ended; one for two is won, by whomever.
 * @param {Table} table
 */
export function resultOf({ ended, view }) {
  if (!ended) return view.status;
  return ended.how === "agreed draw" ? "drawn" : view.to_move === null && ended.by === null ? "lost" : "won";
}

/**
 * Who of two has won, if either has.
 * @param {Pick<Table, "ended" | "view">} table
 */
export function winnerOf({ ended, view }) {
  return ended?.by ? (ended.by === "X" ? "O" : "X") : view.winner;
}

/**
 * How it ended, in a few words.
 * @param {Words} words
 * @param {Pick<Table, "ended" | "view">} table
 */
export function headline(words, table) {
  const { ended, view } = table;
  const winner = winnerOf(table);
  if (ended?.how === "agreed draw") return say(words, "status-drawn");
  if (winner) return say(words, "web-won-by", { tick: tick(winner) });
  if (ended) return say(words, ended.how === "time" ? "web-ended-time" : "web-ended-gave-up");
  return say(words, `status-${view.status}`);
}

/**
 * @param {Words} words
 * @param {Table} table
 */
function reasons(words, { ended, view }) {
  const said = [];
  if (ended?.how === "agreed draw") said.push(say(words, "web-ended-agreed-draw"));
  if (ended?.by) said.push(say(words, ended.how === "time" ? "web-ended-time-by" : "web-ended-gave-up-by", { tick: tick(ended.by) }));
  if (view.outcome) said.push(put(words, view.outcome));
  if (view.score !== null) said.push(say(words, "web-end-score", { score: sayNumber(words, view.score) }));
  return said;
}

/**
 * How much help there was.
 * @param {Words} words
 * @param {Table} table
 */
function helped(words, { hints, peeks }) {
  const said = [...(hints > 0 ? [say(words, "web-hints", { count: hints })] : []), ...(peeks > 0 ? [say(words, "web-peeks", { count: peeks })] : [])];
  return said.length > 0 ? [make("p", { class: "helped" }, said.join(", "))] : [];
}

/**
 * @param {Words} words
 * @param {Table} table
 * @param {Wishes} wishes
 */
function buttons(words, table, wishes) {
  const review = make("a", { class: "button", href: `/${table.game}/review/${table.id}`, "data-wish": "review" }, say(words, "web-review"));
  const undo = table.can_undo ? [makeButton({ "data-wish": "undo" }, wishes.undo, say(words, "web-end-undo"))] : [];
  const share = makeButton({ "data-wish": "share" }, wishes.share, say(words, "share"));
  if (table.deal === null) return [makeButton({ class: "strong", "data-wish": "fresh" }, wishes.fresh, say(words, "web-new-game")), review, share, ...undo];
  return [
    makeButton({ class: "strong", "data-wish": "fresh" }, wishes.fresh, say(words, "web-new")),
    review,
    share,
    makeButton({ "data-wish": "winnable" }, wishes.winnable, say(words, "web-winnable")),
    makeButton({ "data-wish": "again" }, wishes.again, say(words, "web-same-deal")),
    makeButton({ "data-wish": "next" }, wishes.next, sayNext(words, nextDeal(table.deal))),
    ...undo,
  ];
}

/**
 * @param {Words} words
 * @param {string} deal
 */
function sayNext(words, deal) {
  return deal.length > LONGEST_NUMBER ? say(words, "web-next-deal") : say(words, "web-deal", { deal });
}

/** @param {string} player */
function tick(player) {
  return { key: `tick-${player}`, values: {} };
}
