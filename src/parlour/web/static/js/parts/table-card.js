/** A table in a list: its picture, and how it stands. */

/** @import { TableSummary } from "../types.js" */
/** @import { Words } from "../words.js" */
import { make } from "../dom.js";
import { say, sayNumber } from "../words.js";
import { makePicture } from "./picture.js";

/**
 * @param {Words} words
 * @param {Pick<TableSummary, "ply" | "score" | "deal" | "imported" | "view">} table
 * @param {HTMLElement} link  where a press on the card leads
 * @param {(Node | string)[]} more  what else there is to say, or to press
 */
export function tableCard(words, table, link, more) {
  const facts = [say(words, "web-moves-played", { count: table.ply })];
  if (table.score !== null) facts.push(say(words, "web-score-is", { score: sayNumber(words, table.score) }));
  if (table.imported) facts.push(say(words, "web-imported"));
  const deal = table.deal === null ? [] : [make("p", { class: "deal" }, say(words, "web-deal", { deal: table.deal }))];
  const text = make("div", { class: "about" }, make("h3", {}, link), ...deal, make("p", { class: "facts" }, ...facts.map((fact) => make("span", {}, fact))), ...more);
  return make("li", { class: "game-card" }, makePicture(words, table.view), text);
}
