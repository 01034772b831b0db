/** The fixed parts of a review page. */

/** @import { Game, Table } from "../types.js" */
/** @import { Words } from "../words.js" */
import { make, makeButton } from "../dom.js";
import { icon } from "../parts/icons.js";
import { say } from "../words.js";
import { makeDoings } from "./doings.js";

/**
 * @typedef {object} Room
 * @property {HTMLElement[]} parts
 * @property {HTMLElement} deal
 * @property {HTMLElement} home
 * @property {HTMLElement} doings  what one can do with the game
 * @property {HTMLElement} table
 * @property {HTMLElement} spoken  what lies on the table, for those who do not see it
 * @property {HTMLElement} counter
 * @property {HTMLElement} score
 * @property {{[name in Step]: HTMLElement}} buttons
 * @property {HTMLElement} remark  what there is to say about the move that has been come to
 * @property {HTMLElement} progress
 * @property {HTMLElement} report  the graph, the summary and the list
 *
 * @typedef {"first" | "previous" | "next" | "last"} Step
 */

/**
 * @param {Words} words
 * @param {Game} game
 * @param {string} title
 * @param {(step: Step) => void} step
 * @returns {Room}
 */
export function buildRoom(words, game, title, step) {
  const home = make("a", { href: "/", class: "button plain round home" }, icon("back"));
  const deal = make("p", { class: "deal" }, game.title);
  const doings = make("nav", { class: "doings", "aria-label": say(words, "web-this-game") });
  const head = make("header", { class: "head" }, home, make("div", {}, make("h1", {}, title), deal), doings);
  const table = make("div", { class: "table" });
  const spoken = make("ul", { class: "unseen", "aria-label": say(words, "web-table") });
  /** @type {(name: Step, label: string) => HTMLElement} */
  const button = (name, label) => makeButton({ class: "plain round", "data-step": name, "aria-label": label }, () => step(name), icon(name));
  const buttons = {
    first: button("first", say(words, "web-step-first")),
    previous: button("previous", say(words, "web-step-previous")),
    next: button("next", say(words, "web-step-next")),
    last: button("last", say(words, "web-step-last")),
  };
  const counter = make("p", { class: "counter" });
  const score = make("p", { class: "score" });
  const controls = make("nav", { class: "controls", "aria-label": say(words, "web-controls") }, buttons.first, buttons.previous, make("div", {}, counter, score), buttons.next, buttons.last);
  const remark = make("section", { class: "remark", "aria-label": say(words, "web-this-move") });
  const progress = make("section", { class: "progress", "aria-label": title });
  const report = make("div", { class: "report" });
  const main = make("main", { class: "cloth" }, table, spoken);
  const panel = make("aside", { class: "panel", "aria-label": title }, remark, progress, report);
  return { parts: [head, main, controls, panel], deal, home, doings, table, spoken, counter, score, buttons, remark, progress, report };
}

/**
 * Whoever played the game can go back to its table.
 * @param {Room} room
 * @param {Words} words
 * @param {Game} game
 * @param {Table} table
 */
export function showHead({ home, doings, deal }, words, game, table) {
  home.setAttribute("href", table.own ? table.address : "/");
  home.setAttribute("aria-label", say(words, table.own ? "web-to-table" : "web-to-games"));
  if (table.own) home.dataset["table"] = table.id;
  if (table.over) doings.replaceChildren(...makeDoings(words, game, table));
  deal.textContent = [game.title, ...(table.deal === null ? [] : [say(words, "web-deal", { deal: table.deal })])].join(" \u00b7 ");
}
