/** A surface shows a view: frames at the bottom, cards above them, then the move that is pointed out, and on top what can be pressed. */

/** @import { Move, Step, View } from "../types.js" */
/** @import { Words } from "../words.js" */
/** @import { Layout } from "./layout.js" */
/** @import { Pieces } from "./pieces.js" */
import { make } from "../dom.js";
import { onSetting } from "../settings.js";
import { say } from "../words.js";
import { drawFrames } from "./frames.js";
import { layOut } from "./layout.js";
import { drawLooks } from "./looks.js";
import { clearPieces, createPieces, drawPieces } from "./pieces.js";
import { drawPointing } from "./pointing.js";
import { drawProposal } from "./proposal.js";
import { viewToShow } from "./shown.js";
import { drawSpots } from "./spots.js";

/**
 * @typedef {object} Surface
 * @property {HTMLElement} root
 * @property {HTMLElement} frames
 * @property {Pieces} pieces
 * @property {HTMLElement} pointing
 * @property {HTMLElement} proposal
 * @property {HTMLElement | null} spots  null: just a picture
 * @property {HTMLElement | null} looks
 * @property {Words} words
 * @property {HTMLElement | null} extras
 * @property {((surface: Surface) => void) | null} drawExtras  draws what lies beside what the view has; a picture needs none
 * @property {View | null} view
 * @property {View | null} shown  what is laid out of it
 * @property {boolean} lies  a board never stands upright, since what is said about it speaks of its upper and its lower end
 * @property {number} turned  how many columns its cylinder is turned
 * @property {Layout} layout
 * @property {Set<string>} marked  the places of a board where something has just happened
 * @property {Move | null} pointed  the move that is pointed out
 * @property {string[]} ringed  places that are pointed at
 * @property {Move | null} proposed  the move that is shown before it is played
 * @property {{width: number, height: number}} room  the size at which it was drawn last
 */

/**
 * @param {HTMLElement} root  an element whose size does not depend on what is in it
 * @param {Words} words
 * @param {boolean} pressable
 * @returns {Surface}
 */
export function createSurface(root, words, pressable) {
  const frames = make("div", { class: "layer", "aria-hidden": "true" });
  const cards = make("div", { class: "layer cards", "aria-hidden": "true" });
  const pointing = make("div", { class: "layer pointing", "aria-hidden": "true" });
  const proposal = make("div", { class: "layer", "aria-hidden": "true" });
  const spots = pressable ? make("div", { class: "layer", role: "group", "aria-label": say(words, "web-table") }) : null;
  root.classList.add("surface");
  const looks = pressable ? make("div", { class: "layer" }) : null;
  const extras = pressable ? make("div", { class: "layer" }) : null;
  root.replaceChildren(frames, cards, proposal, pointing, ...(spots && looks && extras ? [spots, looks, extras] : []));
  const pieces = createPieces(cards);
  const drawn = { lies: false, drawExtras: null, view: null, shown: null, turned: 0, layout: new Map(), marked: /** @type {Set<string>} */ (new Set()), pointed: null, ringed: [], proposed: null, room: { width: 0, height: 0 } };
  return { root, frames, pieces, pointing, proposal, spots, looks, extras, words, ...drawn };
}

/**
 * Shows a view. Cards fly from where they were seen before; without `happened` they are just there.
 * @param {Surface} surface
 * @param {View} view
 * @param {Step[] | null} [happened]
 */
export function drawView(surface, view, happened = null) {
  const old = surface.layout;
  surface.view = view;
  surface.root.classList.toggle("board-game", view.places.some((place) => place.role === "board"));
  const room = sizeOf(surface);
  surface.room = room;
  const shown = viewToShow(view, room, { by: surface.turned, lies: surface.lies, pressable: surface.spots !== null });
  surface.shown = shown;
  surface.layout = layOut(shown, room);
  // First the cards: where they are flying is measured before anything is changed, as the browser would have to lay out all of it anew.
  drawPieces(surface.pieces, shown, surface.layout, happened === null ? null : { steps: happened, old });
  drawFrames(surface.frames, shown, surface.layout, surface.marked);
  drawPointing(surface.pointing, shown, surface.layout, surface);
  drawProposal(surface.proposal, shown, surface.layout, surface.proposed);
  if (surface.spots) drawSpots(surface.spots, surface.words, shown, surface.layout);
  if (surface.looks) drawLooks(surface.looks, surface.words, shown, surface.layout);
  surface.drawExtras?.(surface);
}

/**
 * Points out where something has just happened on a board.
 * @param {Surface} surface
 * @param {Set<string>} places
 */
export function markPlaces(surface, places) {
  surface.marked = places;
  if (surface.shown) drawFrames(surface.frames, surface.shown, surface.layout, places);
}

/**
 * Points out a move on the table as it lies, or none.
 * @param {Surface} surface
 * @param {Move | null} move
 */
export function pointOut(surface, move) {
  surface.pointed = move;
  if (surface.shown) drawPointing(surface.pointing, surface.shown, surface.layout, surface);
}

/**
 * Shows a move before it is played, or none.
 * @param {Surface} surface
 * @param {Move | null} move
 */
export function propose(surface, move) {
  surface.proposed = move;
  if (surface.shown) drawProposal(surface.proposal, surface.shown, surface.layout, move);
}

/** @param {Surface} surface */
function sizeOf({ root }) {
  return { width: root.clientWidth, height: root.clientHeight };
}

/**
 * Draws the view again whenever the surface changes its size, or what was chosen of its looks changes. Cards that are on their way go on.
 * @param {Surface} surface
 * @param {() => void} [then]
 * @returns {() => void} ends it
 */
export function followSize(surface, then = () => {}) {
  const redraw = () => {
    if (!surface.view || surface.root.clientWidth === 0) return;
    drawView(surface, surface.view, []);
    then();
  };
  const observer = new ResizeObserver(() => {
    const { width, height } = sizeOf(surface);
    if (width !== surface.room.width || height !== surface.room.height) redraw();
  });
  observer.observe(surface.root);
  const forget = onSetting(() => {
    if (!surface.root.isConnected) return stop();
    clearPieces(surface.pieces);
    redraw();
  });
  const stop = () => {
    observer.disconnect();
    forget();
  };
  return stop;
}
