/** A lesson: a game taught step by step. All of it is fetched at once; after that nothing is asked of the server. */

/** @import { Game, Scene } from "../types.js" */
/** @import { Deed } from "../api.js" */
/** @import { Hand } from "../play/hand.js" */
/** @import { Session } from "../play/session.js" */
/** @import { App, Visit } from "../router.js" */
/** @import { Room } from "../lesson/room.js" */
/** @import { Surface } from "../table/surface.js" */
import { getLesson, Refusal, Unreachable } from "../api.js";
import { setEnabled } from "../dom.js";
import { askedMove, lastOf, lessonRulebook, tableOf } from "../lesson/course.js";
import { needNotOffer } from "../lesson/offer.js";
import { buildRoom } from "../lesson/room.js";
import { openPile } from "../parts/pile-dialog.js";
import { openRules } from "../parts/rules-dialog.js";
import { announce } from "../parts/toast.js";
import { select, showLights } from "../play/hand.js";
import { focusTable, listenToArrows, listenToKeys } from "../play/keyboard.js";
import { cancelDrag, listenToPointer } from "../play/pointer.js";
import { createSession, enqueue, perform } from "../play/session.js";
import { wantsStillness } from "../table/flight.js";
import { listenToLooks } from "../table/looks.js";
import { createSurface, drawView, followSize, pointOut } from "../table/surface.js";
import { joinSentences, put, say } from "../words.js";
import { showMissing } from "./missing.js";

/**
 * @typedef {object} LessonPage
 * @property {App} app
 * @property {Room} room
 * @property {Surface} surface
 * @property {Session} session
 * @property {Hand} hand
 * @property {Scene[]} steps
 * @property {number} at
 * @property {(at: number) => void} goTo
 * @property {ReturnType<typeof setTimeout> | undefined} timer  until the next frame is shown
 */

/** How long to wait before asking again for a lesson that could not be reached. */
const AGAIN = 1500;

/** How long each of several moves is looked at. */
const PAUSE = 1300;

/**
 * @param {Visit} visit
 * @returns {() => void} leaves it
 */
export function showLesson({ app, game }) {
  const state = { left: false, end: () => {} };
  document.title = `${say(app.words, "web-lesson")} \u00b7 ${game.title} \u00b7 ${say(app.words, "web-name")}`;
  open(app, game, state);
  return () => {
    state.left = true;
    state.end();
  };
}

/**
 * @param {App} app
 * @param {Game} game
 * @param {{left: boolean, end: () => void}} state
 */
async function open(app, game, state) {
  try {
    const { steps, words } = await getLesson(game.id, app.words.language);
    Object.assign(app.words.patterns, words);
    if (!state.left) state.end = startPage(app, game, steps);
  } catch (error) {
    if (state.left) return;
    if (error instanceof Refusal) showMissing(app);
    else if (error instanceof Unreachable) setTimeout(() => state.left || open(app, game, state), AGAIN);
    else throw error;
  }
}

/**
 * @param {App} app
 * @param {Game} game
 * @param {Scene[]} steps
 * @returns {() => void} ends it
 */
function startPage(app, game, steps) {
  const { words } = app;
  const [first] = steps;
  if (!first) throw new Error("the lesson is empty");
  needNotOffer(game);
  const room = buildRoom(words, game, { back: () => goTo(page.at - 1), next: () => goOn(page), again: () => goTo(0), rules: () => openRules(words, game) });
  app.root.className = "lesson";
  app.root.replaceChildren(...room.parts);
  const surface = createSurface(room.table, words, true);
  surface.lies = true;
  const session = createSession(
    tableOf(game, first, 0),
    { changed: (deed) => show(page, deed), refused: (reason) => advise(page, put(words, reason)), failed: () => {}, reach: () => {}, waits: () => {} },
    lessonRulebook(game, steps),
  );
  /** @type {Hand} */
  const hand = { session, surface, selected: null, played: null, confirms: () => false, propose: () => {}, chosen: () => {}, tell: (reason) => advise(page, put(words, reason)) };
  /** @param {number} at */
  const goTo = (at) => {
    const scene = steps[at];
    if (!scene) return;
    session.table = tableOf(game, scene, at);
    show(page, null);
  };
  /** @type {LessonPage} */
  const page = { app, room, surface, session, hand, steps, at: -1, goTo, timer: undefined };
  const layer = /** @type {HTMLElement} */ (surface.spots);
  const pointing = listenToPointer(hand);
  listenToArrows(layer);
  listenToLooks(surface, (place) => openPile(words, session.table.view.deck, place));
  const enter = () => layer.contains(document.activeElement) || focusTable(surface.root);
  const unselect = () => {
    cancelDrag(pointing);
    select(hand, null);
  };
  const stops = [
    listenToKeys({ ArrowLeft: enter, ArrowRight: enter, ArrowUp: enter, ArrowDown: enter, Escape: unselect }),
    followSize(surface, () => showLights(hand)),
  ];
  show(page, null);
  room.next.focus();
  return () => {
    session.closed = true;
    clearTimeout(page.timer);
    stops.forEach((stop) => stop());
  };
}

/**
 * The next step; where a move is asked for, it is made for the learner.
 * @param {LessonPage} page
 */
function goOn(page) {
  const { asked } = sceneAt(page);
  if (asked === null) page.goTo(page.at + 1);
  else enqueue(page.session, () => perform(page.session, { kind: "move", move: asked }));
}

/**
 * The step that the page is at.
 * @param {LessonPage} page
 */
function sceneAt({ steps, at }) {
  return /** @type {Scene} */ (steps[at]);
}

/**
 * Shows the step that the session has come to.
 * @param {LessonPage} page
 * @param {Deed | null} deed  the move that led to it, if one was just made
 */
function show(page, deed) {
  const { app: { words }, room, session, steps, surface } = page;
  const before = page.at;
  page.at = session.table.version;
  const scene = sceneAt(page);
  const playing = Boolean(surface.spots?.contains(document.activeElement));
  const leaving = page.at === steps.length - 1;
  room.progress.textContent = say(words, "web-lesson-progress", { number: page.at + 1, count: steps.length });
  room.text.textContent = put(words, scene.text);
  room.advice.hidden = true;
  room.table.dataset["step"] = String(page.at + 1);
  setEnabled(room.back, page.at > 0);
  room.next.textContent = say(words, scene.asked === null ? "web-lesson-next" : "web-lesson-show");
  room.next.classList.toggle("strong", scene.asked === null);
  const held = document.activeElement === room.next;
  room.next.hidden = leaving;
  room.play.hidden = !leaving;
  room.ending.hidden = !leaving;
  if (leaving && (held || playing)) room.play.focus();
  else if (deed && playing && scene.asked === null) room.next.focus();
  const told = page.at === before + 1 ? scene.frames.flatMap(({ said }) => (said ? [put(words, said)] : [])) : [];
  announce(joinSentences([...told, put(words, scene.text)]));
  const forwards = page.at === before + 1 && !scene.cut;
  showFrame(page, forwards && !wantsStillness() ? 0 : scene.frames.length - 1, forwards);
}

/**
 * Shows one of the positions of a step, and those after it in their time. On the last one the learner is pointed to what the text is about.
 * @param {LessonPage} page
 * @param {number} index
 * @param {boolean} moving  whether the cards come from the position that was shown before
 */
function showFrame(page, index, moving) {
  const { hand, room, session, surface } = page;
  const scene = sceneAt(page);
  const last = index === scene.frames.length - 1;
  const { view, happened } = scene.frames[index] ?? lastOf(scene);
  clearTimeout(page.timer);
  surface.marked = new Set(happened.map((step) => step.target));
  surface.ringed = last ? scene.point : [];
  surface.pointed = last && !scene.find ? askedMove(scene) : null;
  drawView(surface, last ? session.table.view : { ...view, moves: [] }, moving ? happened : null);
  select(hand, null);
  room.table.classList.toggle("showing", !last);
  if (!last) page.timer = setTimeout(() => showFrame(page, index + 1, true), PAUSE);
}

/**
 * Says what to try instead, and shows it.
 * @param {LessonPage} page
 * @param {string} text
 */
function advise(page, text) {
  const { room, session, surface } = page;
  drawView(surface, session.table.view, []);
  select(page.hand, null);
  pointOut(surface, askedMove(sceneAt(page)));
  room.advice.textContent = text;
  room.advice.hidden = false;
  room.advice.scrollIntoView({ block: "nearest" });
  announce(text);
}
