/** The front page: unfinished games first, then all the games. */

/** @import { Game, TableSummary } from "../types.js" */
/** @import { Words } from "../words.js" */
/** @import { App } from "../router.js" */
import { getUnfinished } from "../api.js";
import { make } from "../dom.js";
import { makePicture } from "../parts/picture.js";
import { wordmark } from "../parts/wordmark.js";
import { say, sayNumber } from "../words.js";

/** So many unfinished games are offered. */
const MOST_UNFINISHED = 4;
const HARDEST = 3;

/**
 * @param {App} app
 * @returns {() => void} leaves it
 */
export function showFront(app) {
  const { words, root, games } = app;
  document.title = say(words, "web-name");
  root.className = "front";
  const unfinished = make("section", { class: "unfinished", hidden: true });
  root.replaceChildren(
    make("header", { class: "masthead" }, wordmark(words), make("p", {}, say(words, "web-tagline"))),
    make(
      "main",
      {},
      unfinished,
      make("section", {}, make("h2", { class: "unseen" }, say(words, "web-games")), make("ul", { class: "shelf" }, ...games.map((game) => gameCard(words, game)))),
    ),
  );
  showUnfinished(app, unfinished);
  return () => {};
}

/**
 * @param {App} app
 * @param {HTMLElement} section
 */
async function showUnfinished({ words, games }, section) {
  const tables = await getUnfinished().catch(() => []);
  const known = tables.flatMap((table) => {
    const game = games.find((one) => one.id === table.game);
    return game ? [tableCard(words, game, table)] : [];
  });
  if (known.length === 0) return;
  section.replaceChildren(make("h2", {}, say(words, "web-unfinished")), make("ul", { class: "shelf going-on" }, ...known.slice(0, MOST_UNFINISHED)));
  section.hidden = false;
}

/**
 * @param {Words} words
 * @param {Game} game
 */
function gameCard(words, game) {
  const text = make(
    "div",
    { class: "about" },
    make("h3", {}, make("a", { href: `/${game.id}` }, game.title)),
    make("p", {}, say(words, `game-${game.id}`)),
    make(
      "p",
      { class: "facts" },
      make("span", {}, say(words, "web-players", { count: game.players })),
      make("span", {}, say(words, "web-minutes", { count: game.minutes })),
      difficulty(words, game.difficulty),
    ),
  );
  return make("li", { class: "game-card" }, makePicture(words, game.picture), text);
}

/**
 * @param {Words} words
 * @param {number} level
 */
function difficulty(words, level) {
  const dots = Array.from({ length: HARDEST }, (_, index) => make("i", { class: index < level ? "full" : "" }));
  return make("span", { class: "difficulty" }, make("span", { class: "dots", "aria-hidden": "true" }, ...dots), say(words, "web-difficulty", { level }));
}

/**
 * @param {Words} words
 * @param {Game} game
 * @param {TableSummary} table
 */
function tableCard(words, game, table) {
  const facts = [say(words, "web-moves-played", { count: table.ply })];
  if (table.score !== null) facts.push(say(words, "web-score-is", { score: sayNumber(words, table.score) }));
  const title = make("h3", {}, make("a", { href: table.address, "data-table": table.id }, game.title));
  const deal = table.deal === null ? [] : [make("p", { class: "deal" }, say(words, "web-deal", { deal: table.deal }))];
  const text = make("div", { class: "about" }, title, ...deal, make("p", { class: "facts" }, ...facts.map((fact) => make("span", {}, fact))));
  return make("li", { class: "game-card" }, makePicture(words, table.view), text);
}
