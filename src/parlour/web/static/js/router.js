/** Which page an address means. Pages are shown in place; the browser's back and forward work as usual. */

/** @import { Game } from "./types.js" */
/** @import { Words } from "./words.js" */
import { loadStyle } from "./dom.js";
import { followHistory, goTo, stayAt } from "./history.js";
import { isOutdated } from "./offline/worker.js";
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
 * What a page is shown for. Where the address names no game there is none.
 * @typedef {{app: App, game: Game, id: string}} Visit
 *
 * @typedef {object} Route
 * @property {string} path  with ":game" for a game and ":id" for anything
 * @property {string[]} styles
 * @property {() => Promise<(visit: Visit) => () => unknown>} load  gives what shows the page, which gives what leaves it
 */

/** @type {Route[]} */
const ROUTES = [
  { path: "/statistics", styles: ["statistics", "dialogs"], load: async () => (await import("./pages/statistics.js")).showStatistics },
  { path: "/studies", styles: ["dialogs", "studies"], load: async () => (await import("./pages/studies.js")).showStudies },
  { path: "/studies/:id", styles: ["dialogs", "studies"], load: async () => (await import("./pages/study.js")).showStudy },
  { path: "/:game", styles: ["game", "dialogs", "advice"], load: async () => (await import("./pages/game.js")).showGame },
  { path: "/:game/lesson", styles: ["game", "dialogs", "lesson"], load: async () => (await import("./pages/lesson.js")).showLesson },
  { path: "/finished", styles: ["dialogs", "finished"], load: async () => (await import("./pages/finished.js")).showFinished },
  { path: "/:game/replay/:id", styles: ["game", "dialogs", "review"], load: async () => (await import("./pages/replay.js")).showReplay },
  { path: "/:game/review/:id", styles: ["game", "dialogs", "review"], load: async () => (await import("./pages/review.js")).showReview },
  { path: "/:game/daily", styles: ["game", "dialogs", "advice"], load: async () => (await import("./pages/daily.js")).showDaily },
  { path: "/:game/daily/:id", styles: ["game", "dialogs", "advice"], load: async () => (await import("./pages/daily.js")).showDaily },
];

/**
 * @param {Words} words
 * @param {Game[]} games
 * @param {HTMLElement} root
 * @returns {App}
 */
export function startRouter(words, games, root) {
  /** @type {App} */
  const app = { words, games, root, leave: () => {}, show: () => show(app) };
  followHistory(() => show(app), closeDialogs);
  document.addEventListener("click", (event) => followLink(app, event));
  show(app);
  return app;
}

/** @param {App} app */
function show(app) {
  if (isOutdated()) return void location.reload();
  document.documentElement.lang = app.words.language;
  app.leave();
  app.leave = () => {};
  closeDialogs();
  scrollTo(0, 0);
  const plain = `/${location.pathname.split("/").filter(Boolean).join("/")}`;
  if (plain !== location.pathname) stayAt(plain + location.search, history.state);
  if (location.pathname === "/") return void (app.leave = showFront(app));
  for (const route of ROUTES) {
    const named = match(route.path, location.pathname);
    const game = app.games.find((one) => one.id === named?.["game"]);
    if (named && (game || named["game"] === undefined)) return void showLater(app, route, { app, game: /** @type {Game} */ (game), id: named["id"] ?? "" });
  }
  return showMissing(app);
}

/**
 * What the parts of an address are that its pattern names; null where it is another one.
 * @param {string} pattern
 * @param {string} address
 * @returns {{[name: string]: string} | null}
 */
function match(pattern, address) {
  const [wanted, given] = [pattern.split("/"), address.split("/")];
  if (wanted.length !== given.length || !wanted.every((part, index) => (part.startsWith(":") ? given[index] !== "" : part === given[index]))) return null;
  return Object.fromEntries(wanted.flatMap((part, index) => (part.startsWith(":") ? [[part.slice(1), given[index] ?? ""]] : [])));
}

/**
 * Shows a page that needs more than the front page does, which is fetched when it is shown for the first time.
 * @param {App} app
 * @param {Route} route
 * @param {Visit} visit
 */
async function showLater(app, { styles, load }, visit) {
  let left = false;
  app.leave = () => (left = true);
  const [showPage] = await Promise.all([load(), ...styles.map(loadStyle)]);
  if (!left) app.leave = showPage(visit);
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
  goTo(link.pathname + link.search, table ? { table } : null);
  show(app);
}
