/** The end of a game: how it ended and why, and what one would want next. */

/** @import { Table } from "../types.js" */
/** @import { Words } from "../words.js" */
import { nextDeal } from "../address.js";
import { make, makeButton } from "../dom.js";
import { put, say, sayNumber } from "../words.js";
import { icon } from "./icons.js";

/**
 * @typedef {{again: () => void, next: () => void, fresh: () => void, winnable: () => void, undo: () => void}} Wishes
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
  element.className = `end end-${result(table)}`;
  const hide = makeButton({ class: "plain round", "aria-label": say(words, "web-look-at-table") }, () => (element.hidden = true), icon("close"));
  element.append(
    hide,
    make("h2", {}, headline(words, table)),
    ...reasons(words, table).map((text) => make("p", {}, text)),
    ...helped(words, table),
    make("div", { class: "actions" }, ...buttons(words, table, wishes)),
  );
}

/**
 * What the end is, in words, for the live region.
 * @param {Words} words
 * @param {Table} table
 */
export function endSentences(words, table) {
  return [headline(words, table), ...reasons(words, table)];
}

/** @param {Table} table */
function result({ ended, view }) {
  if (!ended) return view.status;
  return ended.how === "agreed draw" ? "drawn" : view.to_move === null && ended.by === null ? "lost" : "won";
}

/**
 * @param {Words} words
 * @param {Table} table
 */
function headline(words, { ended, view }) {
  if (ended?.how === "agreed draw") return say(words, "status-drawn");
  if (ended?.by) return say(words, "web-won-by", { tick: tick(ended.by === "X" ? "O" : "X") });
  if (ended) return say(words, "web-ended-gave-up");
  if (view.winner) return say(words, "web-won-by", { tick: tick(view.winner) });
  return say(words, `status-${view.status}`);
}

/**
 * @param {Words} words
 * @param {Table} table
 */
function reasons(words, { ended, view }) {
  const said = [];
  if (ended?.how === "agreed draw") said.push(say(words, "web-ended-agreed-draw"));
  if (ended?.by) said.push(say(words, "web-ended-gave-up-by", { tick: tick(ended.by) }));
  if (!ended && view.outcome) said.push(put(words, view.outcome));
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
  if (table.deal === null) return [makeButton({ class: "strong", "data-wish": "fresh" }, wishes.fresh, say(words, "web-new-game")), review, ...undo];
  return [
    makeButton({ class: "strong", "data-wish": "fresh" }, wishes.fresh, say(words, "web-new")),
    review,
    makeButton({ "data-wish": "winnable" }, wishes.winnable, say(words, "web-winnable")),
    makeButton({ "data-wish": "again" }, wishes.again, say(words, "web-same-deal")),
    makeButton({ "data-wish": "next" }, wishes.next, say(words, "web-deal", { deal: nextDeal(table.deal) })),
    ...undo,
  ];
}

/** @param {string} player */
function tick(player) {
  return { key: `tick-${player}`, values: {} };
}
