/** On the front page, without a connection: the games that can be walked through or looked at, and the rules. */

/** @import { App } from "../router.js" */
/** @import { KeptGame } from "./kept.js" */
import { loadStyle, make, makeButton } from "../dom.js";
import { openRules } from "../parts/rules-dialog.js";
import { tableCard } from "../parts/table-card.js";
import { say } from "../words.js";
import { listKeptGames } from "./kept.js";

const MOST = 8;

/**
 * @param {App} app
 * @param {HTMLElement} section
 */
export async function fillShelf({ words, games }, section) {
  const kept = await listKeptGames(MOST);
  const cards = kept.flatMap((one) => games.filter(({ id }) => id === one.table.game).map((game) => keptCard(words, game.title, one)));
  const rules = games.map((game) =>
    makeButton({}, async () => {
      await loadStyle("dialogs");
      openRules(words, game);
    }, say(words, "web-rules-of", { game: game.title })),
  );
  section.replaceChildren(make("h2", {}, say(words, "web-to-read")), make("ul", { class: "shelf going-on" }, ...cards), make("p", { class: "rules" }, ...rules));
}

/**
 * @param {App["words"]} words
 * @param {string} title
 * @param {KeptGame} kept
 */
function keptCard(words, title, { table, reviewed }) {
  const page = reviewed ? "review" : "replay";
  const link = make("a", table.over ? { href: `/${table.game}/${page}/${table.id}` } : { href: table.address, "data-table": table.id }, title);
  return tableCard(words, { ...table, score: table.view.score }, link, []);
}
