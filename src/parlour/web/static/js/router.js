/** Which page an address means. Pages are shown in place; the browser's back and forward work as usual. */

/** @import { Game } from "./types.js" */
/** @import { Words } from "./words.js" */
import { closeDialogs } from "./parts/dialog.js";
import { showFront } from "./pages/front.js";
import { showMissing } from "./pages/missing.js";

/**
 * @typedef {object} App
 * @property {Words} words
 * @property {Game[]} games
 * @property {HTMLElement} root
 * @property {() => unknown} leave  ends the page that is shown
 * @property {() => void} show  shows the page of the address that the browser shows
 */

/**
 * @param {Words} words
 * @param {Game[]} games
 * @param {HTMLElement} root
 */
export function startRouter(words, games, root) {
  /** @type {App} */
  const app = { words, games, root, leave: () => {}, show: () => show(app) };
  addEventListener("popstate", () => show(app));
  document.addEventListener("click", (event) => followLink(app, event));
  show(app);
}

/** @param {App} app */
function show(app) {
  app.leave();
  app.leave = () => {};
  closeDialogs();
  scrollTo(0, 0);
  const id = location.pathname.slice(1);
  const game = app.games.find((one) => one.id === id);
  if (id === "") app.leave = showFront(app);
  else if (game) showGame(app, game);
  else showMissing(app);
}

/**
 * Shows a game. What only a game page needs is fetched when the first one is shown.
 * @param {App} app
 * @param {Game} game
 */
async function showGame(app, game) {
  let left = false;
  app.leave = () => (left = true);
  const page = await import("./pages/game.js");
  if (!left) app.leave = page.showGame(app, game);
}

/**
 * Links to pages of our own need no loading.
 * @param {App} app
 * @param {MouseEvent} event
 */
function followLink(app, event) {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const { table } = link.dataset;
  history.pushState(table ? { table } : null, "", link.pathname + link.search);
  show(app);
}
