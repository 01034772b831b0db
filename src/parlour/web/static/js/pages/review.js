/** A review page: a finished game to walk through, with what is proved of each of its positions, and better lines. */

/** @import { Game, Review, Table } from "../types.js" */
/** @import { Path } from "../review/path.js" */
/** @import { Report } from "../review/report.js" */
/** @import { Room, Step } from "../review/room.js" */
/** @import { App } from "../router.js" */
/** @import { Surface } from "../table/surface.js" */
import { getRecord, getTable, Refusal, Unreachable } from "../api.js";
import { setEnabled } from "../dom.js";
import { endSentences } from "../parts/end.js";
import { listenToKeys } from "../play/keyboard.js";
import { awaitReview } from "../review/awaiting.js";
import { gamePath, linePath, moveOf, viewsAt } from "../review/path.js";
import { remarkOn, remarkOnLine } from "../review/remark.js";
import { makeReport, updateReport } from "../review/report.js";
import { buildRoom, showHead } from "../review/room.js";
import { speakTable } from "../review/spoken.js";
import { createSurface, drawView, followSize, pointOut } from "../table/surface.js";
import { joinSentences, say } from "../words.js";
import { showMissing } from "./missing.js";

/**
 * @typedef {object} ReviewPage
 * @property {App} app
 * @property {Game} game
 * @property {Room} room
 * @property {Table} table
 * @property {string[]} moves  of the game
 * @property {Surface} surface
 * @property {Path} path  the game
 * @property {Path | null} line  the better line that is walked along
 * @property {Review | null} review
 * @property {Report | null} report
 * @property {boolean} left
 */

/** How long to wait before asking again for a table that could not be reached. */
const AGAIN = 1500;

/**
 * @param {App} app
 * @param {Game} game
 * @param {string} id  the table's
 * @returns {() => void} leaves it
 */
export function showReview(app, game, id) {
  const state = { left: false, end: () => {} };
  document.title = `${say(app.words, "web-review")} \u00b7 ${game.title} \u00b7 ${say(app.words, "web-name")}`;
  open(app, game, id, state);
  return () => {
    state.left = true;
    state.end();
  };
}

/**
 * @param {App} app
 * @param {Game} game
 * @param {string} id
 * @param {{left: boolean, end: () => void}} state
 */
async function open(app, game, id, state) {
  try {
    const [table, { moves }] = await Promise.all([getTable(id), getRecord(id)]);
    if (table.game !== game.id) location.replace(`/${table.game}/review/${id}`);
    else if (!state.left) state.end = startPage(app, game, table, moves);
  } catch (error) {
    if (state.left) return;
    if (error instanceof Refusal) showMissing(app);
    else if (error instanceof Unreachable) setTimeout(() => state.left || open(app, game, id, state), AGAIN);
    else throw error;
  }
}

/**
 * @param {App} app
 * @param {Game} game
 * @param {Table} table
 * @param {string[]} moves
 * @returns {() => void} ends it
 */
function startPage(app, game, table, moves) {
  const room = buildRoom(app.words, game, (step) => walk(page, step));
  app.root.className = "review";
  app.root.replaceChildren(...room.parts);
  showHead(room, app.words, game, table);
  const surface = createSurface(room.table, app.words, false);
  /** @type {ReviewPage} */
  const page = { app, game, room, table, moves, surface, path: gamePath(table.id, moves.length), line: null, review: null, report: null, left: false };
  const stops = [listenToKeys(makeKeys(page)), followSize(surface)];
  show(page);
  awaitReview(page, (review) => showReport(page, review));
  return () => {
    page.left = true;
    page.report?.graph.stop();
    stops.forEach((stop) => stop());
  };
}

/** @param {ReviewPage} page */
function makeKeys(page) {
  return {
    ArrowLeft: () => walk(page, "previous"),
    ArrowRight: () => walk(page, "next"),
    Home: () => walk(page, "first"),
    End: () => walk(page, "last"),
    b: () => enterLine(page),
    Escape: () => leaveLine(page),
  };
}

/**
 * @param {ReviewPage} page
 * @param {Step} step
 */
function walk(page, step) {
  const path = page.line ?? page.path;
  const goals = { first: 0, previous: path.at - 1, next: path.at + 1, last: path.last };
  const at = Math.min(path.last, Math.max(0, goals[step]));
  if (at === path.at) return;
  path.at = at;
  show(page);
}

/**
 * @param {ReviewPage} page
 * @param {number} ply
 */
function goTo(page, ply) {
  if (page.line === null && page.path.at === ply) return;
  page.line = null;
  page.path.at = ply;
  show(page);
}

/**
 * The better line leads away from before the move that has been come to.
 * @param {ReviewPage} page
 */
function enterLine(page) {
  const judged = page.review?.moves[page.path.at - 1];
  if (page.line || !judged || judged.line.length === 0) return;
  page.line = linePath(page.table.id, judged.ply - 1, judged.line);
  show(page);
}

/** @param {ReviewPage} page */
function leaveLine(page) {
  if (!page.line) return;
  page.line = null;
  show(page);
}

/**
 * @param {ReviewPage} page
 * @param {Review} review
 */
function showReport(page, review) {
  page.review = review;
  page.report = makeReport(page.app.words, page.game, page.table, review, (ply) => goTo(page, ply));
  page.room.report.replaceChildren(...page.report.parts);
  show(page);
}

/**
 * Shows where the walk has come to. The cards follow as soon as their view is there.
 * @param {ReviewPage} page
 */
async function show(page) {
  const { room, line, path, surface, app: { words } } = page;
  const walked = line ?? path;
  const { at } = walked;
  room.counter.textContent = say(words, "web-ply-of", { ply: at, count: walked.last });
  setEnabled(room.buttons.first, at > 0);
  setEnabled(room.buttons.previous, at > 0);
  setEnabled(room.buttons.next, at < walked.last);
  setEnabled(room.buttons.last, at < walked.last);
  if (!line) showRemark(page);
  if (page.report && page.review) updateReport(page.report, words, page.review, path.at);
  const found = page.table.over ? await viewsAt(walked).catch(() => null) : { view: page.table.view, before: null };
  if (page.left || walked !== (page.line ?? page.path) || walked.at !== at) return;
  if (!found) return void setTimeout(() => page.left || show(page), AGAIN);
  const { view, before } = found;
  const played = moveOf(before, (line?.line ?? page.moves)[at - 1]);
  surface.marked = new Set(played ? [played.target] : []);
  surface.pointed = null;
  room.table.dataset["ply"] = String(walked.from + at);
  drawView(surface, view, []);
  speakTable(room.spoken, words, view);
  if (!line) return;
  const next = moveOf(view, line.line?.[at]);
  pointOut(surface, next);
  remarkOnLine(room.remark, words, { next, judged: page.review?.moves[line.from], leave: () => leaveLine(page) });
}

/** @param {ReviewPage} page */
function showRemark(page) {
  const { room, path, review, game, table, app } = page;
  const end = path.at === path.last && table.ended === null ? joinSentences(endSentences(app.words, table).slice(0, 1)) : null;
  room.remark.hidden = review === null;
  if (review) remarkOn(room.remark, app.words, review, path.at, { alone: game.players === 1, end, showLine: () => enterLine(page) });
}

