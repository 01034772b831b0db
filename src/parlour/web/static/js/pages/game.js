/** A game page: opens its table, and shows it again whenever it changes. */

/** @import { Game, Table, View } from "../types.js" */
/** @import { App, Visit } from "../router.js" */
/** @import { Adviser } from "../advice/adviser.js" */
/** @import { Watch } from "../advice/watch.js" */
/** @import { Deed } from "../api.js" */
/** @import { Autoplay } from "../play/autoplay.js" */
/** @import { Hand } from "../play/hand.js" */
/** @import { Pointing } from "../play/pointer.js" */
/** @import { Reader } from "../play/reading.js" */
/** @import { Session } from "../play/session.js" */
/** @import { Surface } from "../table/surface.js" */
/** @import { Timer } from "../parts/timer.js" */
/** @import { Toolbar } from "../parts/toolbar.js" */
/** @import { Words } from "../words.js" */
/** @import { Room } from "./game-room.js" */
import { createAdviser, dismiss, keepUp, notify } from "../advice/adviser.js";
import { look } from "../advice/watch.js";
import { getRecord, Refusal, Unreachable } from "../api.js";
import { afterPicture, make, makeButton } from "../dom.js";
import { stayAt } from "../history.js";
import { keepTable } from "../offline/kept.js";
import { attend, forgetDeed, waitingAt } from "../offline/waiting.js";
import { endSentences, showEnd } from "../parts/end.js";
import { showPause } from "../parts/pause.js";
import { openPile } from "../parts/pile-dialog.js";
import { showStatus } from "../parts/status.js";
import { createTimer } from "../parts/timer.js";
import { announce, dismissRemark, remark } from "../parts/toast.js";
import { makeToolbar, updateToolbar } from "../parts/toolbar.js";
import { createAutoplay, playOn, stopPlaying } from "../play/autoplay.js";
import { select, showLights } from "../play/hand.js";
import { listenToRevolving } from "../play/revolving.js";
import { focusTable, listenToArrows, listenToKeys } from "../play/keyboard.js";
import { cancelDrag, listenToPointer } from "../play/pointer.js";
import { onOthers, tellOthers } from "../play/others.js";
import { askProgram, isProgramsTurn } from "../play/program.js";
import { createReader, listenToReader } from "../play/reading.js";
import { createSession, enqueue, perform, refresh } from "../play/session.js";
import { playSound, soundOf } from "../play/sounds.js";
import { getSetting, onSetting } from "../settings.js";
import { dealOut } from "../table/animate.js";
import { drawExtras } from "../table/extras.js";
import { listenToLooks } from "../table/looks.js";
import { createSurface, drawView, followSize, markPlaces } from "../table/surface.js";
import { joinSentences, put, say } from "../words.js";
import { makeCommands, makeKeys, makeWishes } from "./commands.js";
import { buildRoom, showDeal } from "./game-room.js";
import { greet } from "./greeting.js";
import { introduce } from "./introduction.js";
import { findTable, OddAddress, openFresh, readChange, sensibleAddress, showAddress } from "./opening.js";

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
 * @property {Autoplay} autoplay
 * @property {Toolbar} toolbar
 * @property {Reader} reader
 * @property {Timer} timer
 * @property {number} ply  how many moves had been played when the table was last shown
 */

/** How long to wait before asking again for a table that could not be reached. */
const AGAIN = 1500;

/**
 * @param {Visit} visit
 * @param {() => Promise<Table>} [find]  else it is the table that the address means
 * @returns {() => void} leaves it
 */
export function showGame({ app, game }, find = () => findTable(game)) {
  const state = { left: false, end: () => {} };
  document.title = `${game.title} \u00b7 ${say(app.words, "web-name")}`;
  const room = buildRoom(app.words, game);
  app.root.className = "game";
  app.root.replaceChildren(...room.parts);
  open(app, game, room, find, state);
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
    const change = readChange();
    showAddress(table);
    room.banner.hidden = true;
    state.end = startPage(app, game, room, table);
    if (change) introduce(app.words, room, table, change);
  } catch (error) {
    if (state.left) return;
    if (error instanceof OddAddress) {
      const possible = error.possible.map((part) => say(app.words, "web-address-values", part));
      const text = joinSentences([say(app.words, "web-address-odd", { parts: error.message, game: game.title }), ...possible]);
      showRefusal(app, room, text, say(app.words, "web-address-without"), () => {
        stayAt(sensibleAddress(game), null);
        open(app, game, room, find, state);
      });
    } else if (error instanceof Refusal) {
      const text = error.reason ? put(app.words, error.reason) : say(app.words, "web-missing-text");
      showRefusal(app, room, text, say(app.words, "web-new-game"), () => open(app, game, room, () => openFresh(game), state));
    } else if (error instanceof Unreachable) {
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
  surface.drawExtras = drawExtras;
  const session = createSession(table, {
    changed: (deed) => showTable(page, deed),
    refused: (reason, deed) => tell(page, put(app.words, reason), deed),
    failed: () => tell(page, say(app.words, "web-unreachable-page"), null),
    reach: (unreachable) => showReach(page, unreachable),
    waits: () => remark(say(app.words, "web-waits")),
  });
  /** @type {Hand} */
  const hand = { session, surface, selected: null, played: null, ...makeVoice(app, game), chosen: (/** @type {Set<string>} */ ends) => announce(sayEnds(app.words, session.table.view, ends)) };
  const layer = /** @type {HTMLElement} */ (surface.spots);
  const pointing = listenToPointer(hand);
  const adviser = createAdviser({ words: app.words, session, surface, strip: room.strip, renumber: (same) => renumber(page, same) });
  const commands = makeCommands(() => page);
  const watch = { adviser, undo: commands.undo, fresh: commands.new, asking: false };
  const reader = createReader({ words: app.words, session, surface, players: game.players });
  const autoplay = createAutoplay(session, () => pointing.drag !== null || adviser.asking !== null || document.querySelector("dialog[open]") !== null);
  /** @type {GamePage} */
  const page = { app, game, room, surface, session, hand, pointing, adviser, watch, autoplay, toolbar: makeToolbar(app.words, commands, game, table), reader, timer: createTimer(app.words, session), ply: 0 };
  room.toolbar.replaceChildren(page.toolbar.bar);
  listenToArrows(layer);
  listenToRevolving(surface);
  listenToLooks(surface, (place) => openPile(app.words, session.table.view.deck, place));
  const stops = [listenToReader(reader), listenToKeys(makeKeys(page)), followSize(surface, () => showLights(hand)), followOthers(session), attend(table.id), pointing.stop, onSetting(() => playOn(autoplay)), () => stopPlaying(autoplay)];
  showTable(page, null);
  keepTable(table);
  sendKept(page);
  if (table.version === 0) dealOut(surface.pieces, table.view, surface.layout);
  if (table.version === 0) greet(page, commands.new);
  return () => {
    session.closed = true;
    stops.forEach((stop) => stop());
    page.timer.stop();
    dismiss(adviser);
    dismissRemark();
  };
}

/**
 * What the hand says, and whether it asks before it plays.
 * @param {App} app
 * @param {Game} game
 * @returns {Pick<Hand, "confirms" | "propose" | "tell">}
 */
function makeVoice({ words }, game) {
  return {
    confirms: () => game.players === 2 && getSetting("confirm") === "on",
    propose: (move) => announce(say(words, "web-proposed", { move: move.words })),
    tell: (reason) => {
      playSound("impossible");
      remark(put(words, reason));
    },
  };
}

/**
 * A move that this browser has kept for the table, since the server could not be reached, is sent now.
 * @param {GamePage} page
 */
function sendKept({ session, app: { words } }) {
  const { table } = session;
  const waiting = waitingAt(table.id);
  if (!waiting) return;
  if (waiting.table.version === table.version) return void enqueue(session, () => perform(session, waiting.deed));
  forgetDeed(table.id);
  remark(say(words, "error-table-stale"));
}

/**
 * While the server cannot be reached, it is said what becomes of the move that was made.
 * @param {GamePage} page
 * @param {boolean} unreachable
 */
function showReach({ room, session, app: { words } }, unreachable) {
  room.banner.hidden = !unreachable;
  room.banner.textContent = say(words, waitingAt(session.table.id) ? "web-move-kept" : "web-unreachable");
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
  const { app, room, session, surface } = page;
  const { table } = session;
  cancelDrag(page.pointing);
  const held = isHeldByEnd(page);
  // The end takes room from the table, so it comes first.
  showEnd(room.end, app.words, table, makeWishes(page));
  const moved = table.ply !== page.ply;
  page.ply = table.ply;
  if (moved) surface.marked = new Set(table.happened.map((step) => step.target));
  surface.root.classList.toggle("over", table.over);
  surface.pointed = null;
  drawView(surface, table.view, deed ? table.happened : null);
  select(page.hand, null);
  if (moved && !isMarked(surface, table.view)) markLastMove(page);
  room.table.dataset["version"] = String(table.version);
  page.timer.show();
  showPause(room.table, app.words, table, makeCommands(() => page).pause);
  keepUp(page.adviser, deed);
  if (isProgramsTurn(table)) askProgram(session);
  if (table.over && (held || deed)) room.end.focus({ preventScroll: true });
  else if (held) focusTable(room.table);
  if (!deed) return showFigures(page, table);
  // What was remarked about one's own move holds while the program answers.
  if (deed.kind !== "reply") dismissRemark();
  announceDeed(app.words, table);
  // What was asked for lies on the table at once; the rest does not keep it waiting.
  return afterPicture(() => {
    if (session.closed) return;
    showFigures(page, table);
    // Where the program has to move, this page asks it; the others hear of its move.
    if (!isProgramsTurn(table)) tellOthers(table);
    playSound(soundOf(table));
    look(page.watch);
  });
}

/**
 * Shows what stands around the table, and plays on by itself where that is wished.
 * @param {GamePage} page
 * @param {Table} table
 */
function showFigures(page, table) {
  const { app, game, room, timer } = page;
  showDeal(room, app.words, game, table);
  showStatus(room.status, app.words, table, game.players);
  room.status.append(timer.element);
  updateToolbar(page.toolbar, table);
  playOn(page.autoplay);
}

/**
 * Says what has come of what this page has done.
 * @param {Words} words
 * @param {Table} table
 */
function announceDeed(words, table) {
  const heard = [...(table.said ? [table.said] : []), ...table.noticed].map((message) => put(words, message));
  // The score may be said with the end too, but is heard once.
  announce(joinSentences([...new Set([...heard, ...(table.over ? endSentences(words, table) : [])])]));
}

/**
 * Whether the focus is in the panel of the end, which may be about to go.
 * @param {GamePage} page
 */
const isHeldByEnd = ({ room }) => room.end.contains(document.activeElement);

/**
 * Where something selected can go, in words.
 * @param {Words} words
 * @param {View} view
 * @param {Set<string>} ends
 */
function sayEnds(words, view, ends) {
  const places = view.places.filter((place) => ends.has(place.id)).map((place) => put(words, place.label));
  return say(words, "web-selected", { places: places.join(", ") });
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
  markPlaces(surface, new Set(moves.slice(-1)));
}

/**
 * The table may have changed in another window: it tells so, or it is found when the page is looked at again.
 * @param {Session} session
 * @returns {() => void} ends it
 */
function followOthers(session) {
  const listener = () => {
    if (document.visibilityState === "visible" && !session.unreachable) enqueue(session, () => refresh(session));
  };
  const deaf = onOthers(({ id, version }) => id === session.table.id && version > session.table.version && listener());
  document.addEventListener("visibilitychange", listener);
  addEventListener("focus", listener);
  return () => {
    deaf();
    document.removeEventListener("visibilitychange", listener);
    removeEventListener("focus", listener);
  };
}

/**
 * Says why something was refused; cards that were dropped go back.
 * @param {GamePage} page
 * @param {string} reason
 * @param {Deed | null} deed  what was refused, if it was to change the table
 */
function tell(page, reason, deed) {
  const { surface, session, adviser, app } = page;
  drawView(surface, session.table.view, []);
  showLights(page.hand);
  const own = deed !== null && deed.kind !== "reply";
  if (own || !isProgramsTurn(session.table)) return remark(reason);
  // The program has not moved: without another question it never would.
  const again = () => {
    dismiss(adviser);
    askProgram(session);
  };
  return notify(adviser, { sentences: [reason], answers: [{ name: "ask-again", text: say(app.words, "web-ask-again"), action: again }] });
}

/**
 * The address asks for something that does not exist: says so, and offers something else.
 * @param {App} app
 * @param {Room} room
 * @param {string} text
 * @param {string} other
 * @param {() => void} start
 */
function showRefusal({ words }, room, text, other, start) {
  room.table.replaceChildren(
    make("section", { class: "refusal", role: "alert" }, make("h2", {}, say(words, "web-bad-address")), make("p", {}, text), makeButton({ class: "strong" }, start, other)),
  );
}
