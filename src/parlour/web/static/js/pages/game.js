/** A game page: opens its table, and shows it again whenever it changes. */

/** @import { Game, Table, View } from "../types.js" */
/** @import { App } from "../router.js" */
/** @import { Adviser } from "../advice/adviser.js" */
/** @import { Watch } from "../advice/watch.js" */
/** @import { Deed } from "../api.js" */
/** @import { Hand } from "../play/hand.js" */
/** @import { Pointing } from "../play/pointer.js" */
/** @import { Session } from "../play/session.js" */
/** @import { Surface } from "../table/surface.js" */
/** @import { Toolbar } from "../parts/toolbar.js" */
/** @import { Room } from "./game-room.js" */
import { createAdviser, dismiss, keepUp, notify } from "../advice/adviser.js";
import { look } from "../advice/watch.js";
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
import { askProgram, isProgramsTurn } from "../play/program.js";
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
 * @property {Adviser} adviser
 * @property {Watch} watch
 * @property {Toolbar} toolbar
 * @property {number} ply  how many moves had been played when the table was last shown
 */

/** How long to wait before asking again for a table that could not be reached. */
const AGAIN = 1500;

/** Where the browser keeps that the program has been offered as a player. */
const OFFERED = "parlour.offered";

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
    changed: (deed) => showTable(page, deed),
    refused: (reason) => tell(page, put(app.words, reason)),
    failed: () => tell(page, say(app.words, "web-unreachable-page")),
    reach: (unreachable) => (room.banner.hidden = !unreachable),
  });
  /** @type {Hand} */
  const hand = { session, surface, selected: null, tell: (reason) => remark(put(app.words, reason)) };
  const layer = /** @type {HTMLElement} */ (surface.spots);
  const pointing = listenToPointer(hand);
  const adviser = createAdviser({ words: app.words, session, surface, strip: room.strip, renumber: (same) => renumber(page, same) });
  const commands = makeCommands(() => page);
  const watch = { adviser, undo: commands.undo, fresh: commands.new, asking: false };
  /** @type {GamePage} */
  const page = { app, game, room, surface, session, hand, pointing, adviser, watch, toolbar: makeToolbar(app.words, commands, game, table), ply: 0 };
  room.toolbar.replaceChildren(page.toolbar.bar);
  listenToArrows(layer);
  listenToLooks(surface, (place) => openPile(app.words, session.table.view.deck, place));
  const stops = [listenToKeys(makeKeys(page)), followSize(surface, () => showLights(hand)), refreshOnReturn(session)];
  showTable(page, null);
  if (table.version === 0) dealOut(surface.pieces, table.view, surface.layout);
  if (table.version === 0 && game.players === 2 && table.opponent === null) offerProgram(page, commands.new);
  return () => {
    session.closed = true;
    stops.forEach((stop) => stop());
    dismiss(adviser);
    dismissRemark();
  };
}

/**
 * Who begins a game for two for the first time hears that the program can be the other player.
 * @param {GamePage} page
 * @param {() => void} choose
 */
function offerProgram({ adviser, app: { words } }, choose) {
  if (localStorage.getItem(OFFERED) !== null) return;
  localStorage.setItem(OFFERED, "yes");
  const accept = () => {
    dismiss(adviser);
    choose();
    /** @type {HTMLInputElement | null} */ (document.querySelector('dialog input[name="against"][value="program"]'))?.click();
  };
  notify(adviser, { sentences: [say(words, "web-offer-program")], answers: [{ name: "program", text: say(words, "web-offer-answer"), action: accept }] });
}

/**
 * Advice has given the table another version; it lies as before.
 * @param {GamePage} page
 * @param {Table} table
 */
function renumber({ session, room }, table) {
  session.table = table;
  room.table.dataset["version"] = String(table.version);
}

/**
 * Shows the table as it is now, and says what has happened.
 * @param {GamePage} page
 * @param {Deed | null} deed  what this page has done; null: the table is just shown
 */
function showTable(page, deed) {
  const { app, room, session, surface, hand } = page;
  const { table } = session;
  cancelDrag(page.pointing);
  // The end takes room from the table, so it comes first.
  showEnd(room.end, app.words, table, makeWishes(page));
  const moved = table.ply !== page.ply;
  page.ply = table.ply;
  if (moved) surface.marked = new Set(table.happened.map((step) => step.target));
  surface.root.classList.toggle("over", table.over);
  surface.pointed = null;
  drawView(surface, table.view, deed ? table.happened : null);
  select(hand, null);
  if (moved && !isMarked(surface, table.view)) markLastMove(page);
  room.table.dataset["version"] = String(table.version);
  showDeal(room, app.words, table);
  showStatus(room.status, app.words, table, page.game.players);
  updateToolbar(page.toolbar, table);
  keepUp(page.adviser, deed);
  if (isProgramsTurn(table)) askProgram(session);
  if (!deed) return;
  dismissRemark();
  const said = [...(table.said ? [put(app.words, table.said)] : []), ...(table.over ? endSentences(app.words, table) : [])];
  announce(joinSentences(said));
  look(page.watch);
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
  const { surface, session, adviser, app } = page;
  drawView(surface, session.table.view, []);
  showLights(page.hand);
  if (!isProgramsTurn(session.table)) return remark(reason);
  // The program has not moved: without another question it never would.
  const again = () => {
    dismiss(adviser);
    askProgram(session);
  };
  return notify(adviser, { sentences: [reason], answers: [{ name: "ask-again", text: say(app.words, "web-ask-again"), action: again }] });
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
