/** Walking through a finished game: the table as it was after each move, with what a teller has to say about where the walk has come to. */

/** @import { Game, Move, PlayedMove, Table } from "../types.js" */
/** @import { App } from "../router.js" */
/** @import { Surface } from "../table/surface.js" */
/** @import { Path } from "./path.js" */
/** @import { Room, Step } from "./room.js" */
import { make, setEnabled } from "../dom.js";
import { openKeys, REVIEW_KEYS } from "../parts/keys-dialog.js";
import { listenToKeys } from "../play/keyboard.js";
import { drawCounts } from "../table/counts.js";
import { createSurface, drawView, followSize, pointOut } from "../table/surface.js";
import { say, sayNumber } from "../words.js";
import { gamePath, linePath, moveOf, readAhead, viewsAt } from "./path.js";
import { buildRoom, showHead } from "./room.js";
import { speakTable } from "./spoken.js";

/**
 * @typedef {object} Walk
 * @property {App} app
 * @property {Game} game
 * @property {Room} room
 * @property {Table} table
 * @property {PlayedMove[]} moves  of the game
 * @property {Surface} surface
 * @property {Path} path  the game
 * @property {Path | null} line  the better line that is walked along
 * @property {Teller | null} teller
 * @property {boolean} left
 *
 * Tells about the game as it was played, in the remark and in the report.
 * @typedef {object} Teller
 * @property {(ply: number) => void} show
 * @property {(ply: number) => string[]} better  the line that could have been played in place of a move
 * @property {(walk: Walk, next: Move | null) => void} showLine
 * @property {() => void} stop
 */

/** How long to wait before asking again for positions that could not be reached. */
const AGAIN = 1500;

/**
 * @param {{app: App, game: Game, table: Table, moves: PlayedMove[]}} parts
 * @param {{title: string, begins: "first" | "last"}} kind
 * @returns {Walk}
 */
export function startWalk({ app, game, table, moves }, { title, begins }) {
  const room = buildRoom(app.words, game, title, (step) => go(walk, step));
  app.root.className = "review";
  app.root.replaceChildren(...room.parts);
  showHead(room, app.words, game, table);
  const surface = createSurface(room.table, app.words, false);
  const counts = make("div", { class: "layer", "aria-hidden": "true" });
  room.table.append(counts);
  surface.drawExtras = ({ shown, layout }) => shown && drawCounts(counts, shown, layout);
  /** @type {Walk} */
  const walk = { app, game, room, table, moves, surface, path: gamePath(table.id, moves.length, begins === "first" ? 0 : moves.length), line: null, teller: null, left: false };
  return walk;
}

/**
 * @param {Walk} walk
 * @returns {() => void} ends it
 */
export function listen(walk) {
  const stops = [listenToKeys(makeKeys(walk)), followSize(walk.surface)];
  return () => {
    walk.left = true;
    walk.teller?.stop();
    stops.forEach((stop) => stop());
  };
}

/**
 * From now on another teller tells.
 * @param {Walk} walk
 * @param {Teller} teller
 */
export function setTeller(walk, teller) {
  walk.teller?.stop();
  walk.teller = teller;
  show(walk);
}

/** @param {Walk} walk */
function makeKeys(walk) {
  return {
    ArrowLeft: () => go(walk, "previous"),
    ArrowRight: () => go(walk, "next"),
    Home: () => go(walk, "first"),
    End: () => go(walk, "last"),
    b: () => enterLine(walk),
    "?": () => openKeys(walk.app.words, REVIEW_KEYS),
    Escape: () => leaveLine(walk),
  };
}

/**
 * @param {Walk} walk
 * @param {Step} step
 */
export function go(walk, step) {
  const path = walk.line ?? walk.path;
  const goals = { first: 0, previous: path.at - 1, next: path.at + 1, last: path.last };
  const at = Math.min(path.last, Math.max(0, goals[step]));
  if (at === path.at) return;
  path.at = at;
  show(walk);
}

/**
 * @param {Walk} walk
 * @param {number} ply
 */
export function goTo(walk, ply) {
  if (walk.line === null && walk.path.at === ply) return;
  walk.line = null;
  walk.path.at = ply;
  show(walk);
}

/**
 * The better line leads away from before the move that has been come to.
 * @param {Walk} walk
 */
export function enterLine(walk) {
  const { at } = walk.path;
  const line = walk.teller?.better(at) ?? [];
  if (walk.line || line.length === 0) return;
  walk.line = linePath(walk.table.id, at - 1, line);
  show(walk);
}

/** @param {Walk} walk */
export function leaveLine(walk) {
  if (!walk.line) return;
  walk.line = null;
  show(walk);
}

/**
 * Shows where the walk has come to. The cards follow as soon as their view is there.
 * @param {Walk} walk
 */
async function show(walk) {
  const { room, line, path, surface, app: { words } } = walk;
  const walked = line ?? path;
  const { at } = walked;
  room.counter.textContent = say(words, "web-ply-of", { ply: at, count: walked.last });
  setEnabled(room.buttons.first, at > 0);
  setEnabled(room.buttons.previous, at > 0);
  setEnabled(room.buttons.next, at < walked.last);
  setEnabled(room.buttons.last, at < walked.last);
  if (!line) walk.teller?.show(at);
  const found = walk.table.over ? await viewsAt(walked).catch(() => null) : { view: walk.table.view, before: null };
  if (walk.left || walked !== (walk.line ?? walk.path) || walked.at !== at) return;
  if (!found) return void setTimeout(() => walk.left || show(walk), AGAIN);
  const { view, before } = found;
  const played = moveOf(before, line?.line?.[at - 1] ?? walk.moves[at - 1]?.move);
  surface.marked = new Set(played ? [played.target] : []);
  surface.pointed = null;
  room.table.dataset["ply"] = String(walked.from + at);
  drawView(surface, view, []);
  room.score.textContent = view.score === null ? "" : say(words, "web-score-is", { score: sayNumber(words, view.score) });
  speakTable(room.spoken, words, view);
  if (walk.table.over) readAhead(path);
  if (!line) return;
  const next = moveOf(view, line.line?.[at]);
  pointOut(surface, next);
  walk.teller?.showLine(walk, next);
}
