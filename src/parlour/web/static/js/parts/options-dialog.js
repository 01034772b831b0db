/** What a new game is to be like: against whom, and its options, with a sentence for each. They hold from the deal on. */

/** @import { Game, Opponent, Options, Table } from "../types.js" */
/** @import { Words } from "../words.js" */
import { make } from "../dom.js";
import { say } from "../words.js";
import { openDialog } from "./dialog.js";
import { makeOpponent, readOpponent } from "./opponent.js";
import { makeOptionFields } from "./option-fields.js";

/**
 * @param {Words} words
 * @param {Game} game
 * @param {Table} table  the present one
 * @param {(wish: {options: Options, opponent: Opponent | null, winnable: boolean}) => void} start
 */
export function openOptions(words, game, table, start) {
  const { fields, read } = makeOptionFields(words, game, table.options);
  const opponent = game.players === 1 ? [] : [makeOpponent(words, table.opponent)];
  const form = make("form", { class: "options" }, ...opponent, fields, make("div", { class: "actions" }, ...submitters(words, game, table)));
  const title = game.players === 1 ? say(words, "web-options-of", { game: game.title }) : say(words, "web-new-game");
  const dialog = openDialog(words, title, [form]);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    dialog.close();
    start({ options: read(), opponent: readOpponent(form), winnable: event.submitter?.getAttribute("value") === "winnable" });
  });
}

/**
 * @param {Words} words
 * @param {Game} game
 * @param {Table} table
 */
function submitters(words, game, table) {
  if (game.players !== 1) return [make("button", { type: "submit", class: "strong" }, say(words, "web-start"))];
  const winnable = table.deal === null ? [] : [make("button", { type: "submit", value: "winnable" }, say(words, "web-winnable"))];
  return [...winnable, make("button", { type: "submit", class: "strong" }, say(words, "web-new-with-options"))];
}
