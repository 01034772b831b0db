/** A game page: opens its table, and shows it again whenever it changes. */

/** @import { Game, Table, View } from "../types.js" */
/** @import { App } from "../router.js" */
/** @import { Hand } from "../play/hand.js" */
/** @import { Pointing } from "../play/pointer.js" */
/** @import { Session } from "../play/session.js" */
/** @import { Surface } from "../table/surface.js" */
/** @import { Toolbar } from "../parts/toolbar.js" */
/** @import { Room } from "./game-room.js" */
import { getRecord, Refusal, Unreachable } from "../api.js";
import { make, makeButton } from "../dom.js";
import { endSentences, showEnd } from "../parts/end.js";
import { openPile } from "../parts/pile-dialog.js";
import { showStatus } from "../parts/status.js";
import { announce, dismissRemark, remark } from "../parts/toast.js";
import { makeToolbar, updateToolbar } from "../parts/toolbar.js";
import { select, showLights } from "../play/hand.js";
import { listenToArrows, listenToKeys } from "../play/keyboard.js";
import { cancelDrag, listenToPointer } from "../play/pointer.js";
import { createSession, enqueue, refresh } from "../play/session.js";
import { dealOut } from "../table/animate.js";
import { drawFrames } from "../table/frames.js";
import { listenToLooks } from "../table/looks.js";
import { createSurface, drawView, followSize } from "../table/surface.js";
import { joinSentences, put, say } from "../words.js";
import { makeCommands, makeKeys, makeWishes } from "./commands.js";
import { buildRoom, showDeal } from "./game-room.js";
import { findTable, openFresh, showAddress } from "./opening.js";

/**
 * @typedef {object} GamePage
 * @property {App} app
 * @property {Game} game
 * @property {Room} room
 * @property {Surface} surface
 * @property {Session} session
 * @property {Hand} hand
 * @property {Pointing} pointing
 * @property {Toolbar} toolbar
 * @property {number} ply  how many moves had been played when the table was last shown
 */

/** How long to wait before asking again for a table that could not be reached. */
const AGAIN = 1500;

/**
 * @param {App} app
 * @param {Game} game
 * @returns {() => void} leaves it
 */
export function showGame(app, game) {
  const state = { left: false, end: () => {} };
  document.title = `${game.title} \u00b7 ${say(app.words, "web-name")}`;
  const room = buildRoom(app.words, game);
  app.root.className = "game";
  app.root.replaceChildren(...room.parts);
  open(app, game, room, () => findTable(game), state);
  return () => {
    state.left = true;
    state.end();
  };
}

/**
 * @param {App} app
 * @param {Game} game
 * @param {Room} room
 * @param {() => Promise<Table>} find
 * @param {{left: boolean, end: () => void}} state
 */
async function open(app, game, room, find, state) {
  try {
    const table = await find();
    if (state.left) return;
    showAddress(table);
    room.banner.hidden = true;
    state.end = startPage(app, game, room, table);
  } catch (error) {
    if (state.left) return;
    if (error instanceof Refusal) showRefusal(app, room, error, () => open(app, game, room, () => openFresh(game), state));
    else if (error instanceof Unreachable) {
      room.banner.hidden = false;
      setTimeout(() => state.left || open(app, game, room, find, state), AGAIN);
    } else throw error;
  }
}

/**
 * @param {App} app
 * @param {Game} game
 * @param {Room} room
 * @param {Table} table
 * @returns {() => void} ends it
 */
function startPage(app, game, room, table) {
  const surface = createSurface(room.table, app.words, true);
  const session = createSession(table, {
    changed: (animate) => showTable(page, animate),
    refused: (reason) => tell(page, put(app.words, reason)),
    failed: () => tell(page, say(app.words, "web-unreachable-page")),
    reach: (unreachable) => (room.banner.hidden = !unreachable),
  });
  /** @type {Hand} */
  const hand = { session, surface, selected: null, tell: (reason) => remark(put(app.words, reason)) };
  const layer = /** @type {HTMLElement} */ (surface.spots);
  const pointing = listenToPointer(hand);
  /** @type {GamePage} */
  const page = { app, game, room, surface, session, hand, pointing, toolbar: makeToolbar(app.words, makeCommands(() => page), game, table), ply: 0 };
  room.toolbar.replaceChildren(page.toolbar.bar);
  listenToArrows(layer);
  listenToLooks(surface, (place) => openPile(app.words, session.table.view.deck, place));
  const stops = [listenToKeys(makeKeys(page)), followSize(surface, () => showLights(hand)), refreshOnReturn(session)];
  showTable(page, false);
  if (table.version === 0) dealOut(surface.pieces, table.view, surface.layout);
  return () => {
    session.closed = true;
    stops.forEach((stop) => stop());
    dismissRemark();
  };
}

/**
 * Shows the table as it is now, and says what has happened.
 * @param {GamePage} page
 * @param {boolean} animate
 */
function showTable(page, animate) {
  const { app, room, session, surface, hand } = page;
  const { table } = session;
  cancelDrag(page.pointing);
  // The end takes room from the table, so it comes first.
  showEnd(room.end, app.words, table, makeWishes(page));
  const moved = table.ply !== page.ply;
  page.ply = table.ply;
  if (moved) surface.marked = new Set(table.happened.map((step) => step.target));
  surface.root.classList.toggle("over", table.over);
  drawView(surface, table.view, animate ? table.happened : null);
  select(hand, null);
  if (moved && !isMarked(surface, table.view)) markLastMove(page);
  room.table.dataset["version"] = String(table.version);
  showDeal(room, app.words, table);
  showStatus(room.status, app.words, table, page.game.players);
  updateToolbar(page.toolbar, table);
  if (!animate) return;
  dismissRemark();
  const said = [...(table.said ? [put(app.words, table.said)] : []), ...(table.over ? endSentences(app.words, table) : [])];
  announce(joinSentences(said));
}

/**
 * Whether what has just happened is pointed out, or need not be since there is no board.
 * @param {Surface} surface
 * @param {View} view
 */
function isMarked({ marked }, view) {
  const board = view.places.filter((place) => place.role === "board");
  return board.length === 0 || board.some((place) => marked.has(place.id) && place.cards.length > 0);
}

/**
 * After a reload, or when moves are taken back, only the record tells which move was the last.
 * @param {GamePage} page
 */
async function markLastMove({ session, surface }) {
  const { table } = session;
  const { moves } = await getRecord(table.id).catch(() => ({ moves: [] }));
  if (session.closed || session.table !== table) return;
  surface.marked = new Set(moves.slice(-1));
  drawFrames(surface.frames, table.view, surface.layout, surface.marked);
}

/**
 * When the page is looked at again, the table may have changed in another one.
 * @param {Session} session
 * @returns {() => void} ends it
 */
function refreshOnReturn(session) {
  const listener = () => {
    if (document.visibilityState === "visible") enqueue(session, () => refresh(session));
  };
  document.addEventListener("visibilitychange", listener);
  addEventListener("focus", listener);
  return () => {
    document.removeEventListener("visibilitychange", listener);
    removeEventListener("focus", listener);
  };
}

/**
 * Says why something was refused; cards that were dropped go back.
 * @param {GamePage} page
 * @param {string} reason
 */
function tell(page, reason) {
  drawView(page.surface, page.session.table.view, []);
  showLights(page.hand);
  remark(reason);
}

/**
 * The address asks for something that does not exist: says so, and offers a new deal.
 * @param {App} app
 * @param {Room} room
 * @param {Refusal} refusal
 * @param {() => void} start
 */
function showRefusal({ words }, room, refusal, start) {
  const text = refusal.reason ? put(words, refusal.reason) : say(words, "web-missing-text");
  room.table.replaceChildren(
    make("section", { class: "refusal", role: "alert" }, make("h2", {}, say(words, "web-bad-address")), make("p", {}, text), makeButton({ class: "strong" }, start, say(words, "web-new"))),
  );
}
