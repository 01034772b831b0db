/** The front page: unfinished games first, then all the games. */

/** @import { Game } from "../types.js" */
/** @import { Words } from "../words.js" */
/** @import { App } from "../router.js" */
import { getUnfinished } from "../api.js";
import { make } from "../dom.js";
import { isReached, onConnection } from "../offline/connection.js";
import { makeMasthead } from "../parts/masthead.js";
import { makePicture } from "../parts/picture.js";
import { tableCard } from "../parts/table-card.js";
import { showToday } from "../parts/today.js";
import { say } from "../words.js";

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
  const kept = make("section", { class: "kept", hidden: true });
  const today = make("section", { class: "today", hidden: true });
  root.replaceChildren(
    makeMasthead(words),
    make(
      "main",
      {},
      today,
      unfinished,
      kept,
      make("section", {}, make("h2", { class: "unseen" }, say(words, "web-games")), make("ul", { class: "shelf" }, ...games.map((game) => gameCard(words, game)))),
    ),
  );
  showToday(today, words, games);
  showUnfinished(app, unfinished);
  const show = () => {
    // The list that the server gave last may be older than what has been kept since.
    unfinished.classList.toggle("unseen", !isReached());
    return showKept(app, kept);
  };
  show();
  return onConnection(show);
}

/**
 * Without a connection it is shown what can be read all the same.
 * @param {App} app
 * @param {HTMLElement} section
 */
async function showKept(app, section) {
  section.hidden = isReached();
  if (isReached()) return;
  const { fillShelf } = await import("../offline/shelf.js");
  await fillShelf(app, section);
}

/**
 * @param {App} app
 * @param {HTMLElement} section
 */
async function showUnfinished({ words, games }, section) {
  const tables = await getUnfinished().catch(() => []);
  const known = tables.flatMap((table) => {
    const game = games.find((one) => one.id === table.game);
    return game ? [tableCard(words, table, make("a", { href: table.address, "data-table": table.id }, game.title), [])] : [];
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
    ...(game.lesson ? [make("a", { class: "learn", href: `/${game.id}/lesson`, "aria-label": say(words, "web-lesson-learn-game", { game: game.title }) }, say(words, "web-lesson-learn"))] : []),
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
