/** A surface shows a view: frames at the bottom, cards above them, then the move that is pointed out, and on top what can be pressed. */

/** @import { Move, Step, View } from "../types.js" */
/** @import { Words } from "../words.js" */
/** @import { Layout } from "./layout.js" */
/** @import { Pieces } from "./pieces.js" */
import { make } from "../dom.js";
import { say } from "../words.js";
import { drawFrames } from "./frames.js";
import { layOut } from "./layout.js";
import { drawLooks } from "./looks.js";
import { createPieces, drawPieces } from "./pieces.js";
import { drawPointing } from "./pointing.js";
import { drawSpots } from "./spots.js";

/**
 * @typedef {object} Surface
 * @property {HTMLElement} root
 * @property {HTMLElement} frames
 * @property {Pieces} pieces
 * @property {HTMLElement} pointing
 * @property {HTMLElement | null} spots  null: just a picture
 * @property {HTMLElement | null} looks
 * @property {Words} words
 * @property {View | null} view
 * @property {Layout} layout
 * @property {Set<string>} marked  the places of a board where something has just happened
 * @property {Move | null} pointed  the move that is pointed out
 * @property {string} drawnAt  the size at which it was drawn last
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
  const spots = pressable ? make("div", { class: "layer", role: "group", "aria-label": say(words, "web-table") }) : null;
  root.classList.add("surface");
  const looks = pressable ? make("div", { class: "layer" }) : null;
  root.replaceChildren(frames, cards, pointing, ...(spots && looks ? [spots, looks] : []));
  const pieces = createPieces(cards);
  return { root, frames, pieces, pointing, spots, looks, words, view: null, layout: new Map(), marked: new Set(), pointed: null, drawnAt: "" };
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
  surface.layout = layOut(view, { width: surface.root.clientWidth, height: surface.root.clientHeight });
  surface.drawnAt = sizeOf(surface);
  drawFrames(surface.frames, view, surface.layout, surface.marked);
  drawPieces(surface.pieces, view, surface.layout, happened === null ? null : { steps: happened, old });
  drawPointing(surface.pointing, view, surface.layout, surface.pointed);
  if (surface.spots) drawSpots(surface.spots, surface.words, view, surface.layout);
  if (surface.looks) drawLooks(surface.looks, surface.words, view, surface.layout);
}

/**
 * Points out a move on the table as it lies, or none.
 * @param {Surface} surface
 * @param {Move | null} move
 */
export function pointOut(surface, move) {
  surface.pointed = move;
  if (surface.view) drawPointing(surface.pointing, surface.view, surface.layout, move);
}

/** @param {Surface} surface */
function sizeOf({ root }) {
  return `${root.clientWidth} ${root.clientHeight}`;
}

/**
 * Draws the view again whenever the surface changes its size.
 * @param {Surface} surface
 * @param {() => void} [then]
 * @returns {() => void} ends it
 */
export function followSize(surface, then = () => {}) {
  const observer = new ResizeObserver(() => {
    if (!surface.view || surface.root.clientWidth === 0 || surface.drawnAt === sizeOf(surface)) return;
    drawView(surface, surface.view);
    then();
  });
  observer.observe(surface.root);
  return () => observer.disconnect();
}
