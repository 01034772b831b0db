/** The fixed parts of a game page. */

/** @import { Game, Table } from "../types.js" */
/** @import { Words } from "../words.js" */
import { make, makeButton } from "../dom.js";
import { icon } from "../parts/icons.js";
import { listDifferences } from "../parts/option-words.js";
import { focusTable } from "../play/keyboard.js";
import { sayDay } from "../parts/today.js";
import { say } from "../words.js";

/**
 * @typedef {object} Room
 * @property {HTMLElement[]} parts
 * @property {HTMLElement} deal
 * @property {HTMLElement} status
 * @property {HTMLElement} table
 * @property {HTMLElement} toolbar
 * @property {HTMLElement} end
 * @property {HTMLElement} strip  shown while the program has something to say
 * @property {HTMLElement} banner  shown while the server cannot be reached
 */

/**
 * @param {Words} words
 * @param {Game} game
 * @returns {Room}
 */
export function buildRoom(words, game) {
  const home = make("a", { href: "/", class: "button plain round home", "aria-label": say(words, "web-to-games") }, icon("back"));
  const deal = make("p", { class: "deal" });
  const status = make("dl", { class: "status", "aria-label": say(words, "web-status") });
  const toolbar = make("div", { class: "tools" });
  const table = make("div", { class: "table" });
  const end = make("section", { class: "end", "aria-label": say(words, "web-end"), hidden: true, tabindex: "-1" });
  const banner = make("p", { class: "banner", role: "alert", hidden: true }, say(words, "web-unreachable"));
  const strip = make("section", { class: "strip", "aria-label": say(words, "web-help"), hidden: true });
  const head = make("header", { class: "head" }, home, make("div", {}, make("h1", {}, game.title), deal));
  const main = make("main", { class: "cloth" }, table, end);
  const skip = makeButton({ class: "skip" }, () => focusTable(table), say(words, "web-skip"));
  return { parts: [skip, head, status, main, toolbar, strip, banner], deal, status, table, toolbar, end, strip, banner };
}

/**
 * @param {Room} room
 * @param {Words} words
 * @param {Game} game
 * @param {Table} table
 */
export function showDeal(room, words, game, table) {
  const different = listDifferences(words, game, table.options);
  const facts = [
    ...(table.daily === null ? [] : [say(words, "daily-of", { day: sayDay(words, table.daily) })]),
    ...(table.deal === null ? [] : [say(words, "web-deal", { deal: table.deal })]),
    ...(table.winnable ? [say(words, "web-is-winnable")] : []),
    ...(table.difficulty === null ? [] : [say(words, "web-level", { level: table.difficulty })]),
    ...(different.length > 0 && table.preset !== null ? [say(words, `preset-${table.preset}`)] : different),
  ];
  room.deal.textContent = facts.join(" \u00b7 ");
  room.deal.hidden = facts.length === 0;
}
