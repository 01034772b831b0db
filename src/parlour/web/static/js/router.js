/** Which page an address means. Pages are shown in place; the browser's back and forward work as usual. */

/** @import { Game } from "./types.js" */
/** @import { Words } from "./words.js" */
import { loadStyle } from "./dom.js";
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
  const [id = "", page, table, ...more] = location.pathname.slice(1).split("/");
  const game = app.games.find((one) => one.id === id);
  if (id === "" && page === undefined) app.leave = showFront(app);
  else if (game && page === undefined) showLater(app, ["game", "dialogs", "advice"], import("./pages/game.js"), ({ showGame }) => showGame(app, game));
  else if (game && page === "review" && table && more.length === 0) showLater(app, ["game", "review"], import("./pages/review.js"), ({ showReview }) => showReview(app, game, table));
  else showMissing(app);
}

/**
 * Shows a page that needs more than the front page does, which is fetched when it is shown for the first time.
 * @template Page
 * @param {App} app
 * @param {string[]} styles
 * @param {Promise<Page>} loading
 * @param {(page: Page) => () => unknown} showPage  gives what leaves it
 */
async function showLater(app, styles, loading, showPage) {
  let left = false;
  app.leave = () => (left = true);
  const [page] = await Promise.all([loading, ...styles.map(loadStyle)]);
  if (!left) app.leave = showPage(page);
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
