/** Pressing and dragging with mouse, pen and finger. Dragged cards follow the pointer exactly. */

/** @import { Box, Spot } from "../types.js" */
/** @import { Piece } from "../table/pieces.js" */
/** @import { Hand } from "./hand.js" */
import { fly } from "../table/flight.js";
import { spotOf } from "../table/spots.js";
import { findDrop } from "./dropping.js";
import { drop, press, select, showLights, wish } from "./hand.js";

/**
 * @typedef {object} Drag
 * @property {number} pointer
 * @property {Spot} spot
 * @property {Piece[]} pieces
 * @property {number} x  where it began
 * @property {number} y
 * @property {boolean} moving  far enough from where it began to be a drag
 *
 * @typedef {{hand: Hand, drag: Drag | null, dragged: boolean}} Pointing
 */

/** A pointer that moves less far than this presses. In pixels. */
const THRESHOLD = 7;

/** Dragged cards lie above all others. */
const HELD = 2000;

/**
 * @param {Hand} hand
 * @returns {Pointing}
 */
export function listenToPointer(hand) {
  /** @type {Pointing} */
  const pointing = { hand, drag: null, dragged: false };
  const { root } = hand.surface;
  root.addEventListener("pointerdown", (event) => start(pointing, event));
  root.addEventListener("pointermove", (event) => follow(pointing, event));
  root.addEventListener("pointerup", (event) => finish(pointing, event));
  root.addEventListener("pointercancel", () => cancelDrag(pointing));
  root.addEventListener("click", (event) => click(pointing, event));
  root.addEventListener("contextmenu", (event) => event.preventDefault());
  return pointing;
}

/**
 * The cards go back to where they were.
 * @param {Pointing} pointing
 */
export function cancelDrag(pointing) {
  const { drag, hand } = pointing;
  pointing.drag = null;
  if (!drag?.moving) return;
  const origin = hand.surface.root.getBoundingClientRect();
  for (const piece of drag.pieces) {
    const { x, y, width, height } = piece.element.getBoundingClientRect();
    letGo(piece);
    fly(hand.surface.pieces, piece, { x: x - origin.x, y: y - origin.y, width, height }, 0);
  }
  hand.surface.pieces.displaced = false;
  showLights(hand);
}

/**
 * @param {Pointing} pointing
 * @param {PointerEvent} event
 */
function start(pointing, event) {
  if (pointing.drag) {
    pointing.dragged = true;
    return cancelDrag(pointing);
  }
  pointing.dragged = false;
  const element = event.target instanceof Element ? event.target.closest(".spot") : null;
  if (!element || event.button !== 0) return;
  // However fast the pointer leaves, its moves belong to what it went down on.
  element.setPointerCapture(event.pointerId);
  const spot = spotOf(element);
  const { x, y } = place(event);
  pointing.drag = { pointer: event.pointerId, spot, pieces: held(pointing.hand, spot), x, y, moving: false };
}

/**
 * The cards that a drag from a spot takes along. What is on a board stays there.
 * @param {Hand} hand
 * @param {Spot} spot
 */
function held(hand, spot) {
  const home = hand.session.table.view.places.find((place) => place.id === spot.place);
  if (home?.role === "board") return [];
  const pieces = [...hand.surface.pieces.byKey.values()].filter((piece) => piece.place === spot.place);
  return pieces.toSorted((one, other) => one.order - other.order).slice(-Math.max(1, spot.cards));
}

/**
 * @param {Pointing} pointing
 * @param {PointerEvent} event
 */
function follow(pointing, event) {
  const { drag } = pointing;
  if (!drag || event.pointerId !== drag.pointer || drag.pieces.length === 0) return;
  const { x, y } = place(event);
  if (!drag.moving && Math.hypot(x - drag.x, y - drag.y) < THRESHOLD) return;
  if (!drag.moving) begin(pointing, drag);
  for (const piece of drag.pieces) {
    piece.element.style.transform = `translate(${piece.box.x + x - drag.x}px, ${piece.box.y + y - drag.y}px)`;
  }
}

/**
 * @param {Pointing} pointing
 * @param {Drag} drag
 */
function begin(pointing, drag) {
  drag.moving = true;
  pointing.dragged = true;
  select(pointing.hand, null);
  showLights(pointing.hand, { ...drag.spot, cards: Math.max(1, drag.spot.cards) });
  pointing.hand.surface.pieces.displaced = true;
  for (const piece of drag.pieces) {
    for (const animation of piece.element.getAnimations()) animation.finish();
    piece.element.classList.add("held");
    piece.element.style.zIndex = String(HELD + piece.order);
  }
}

/**
 * @param {Pointing} pointing
 * @param {PointerEvent} event
 */
function finish(pointing, event) {
  const { drag, hand } = pointing;
  if (!drag || event.pointerId !== drag.pointer) return;
  const first = drag.pieces[0];
  if (!drag.moving || !first) {
    pointing.drag = null;
    return;
  }
  const { x, y } = place(event);
  /** @type {Box} */
  const box = { ...first.box, x: first.box.x + x - drag.x, y: first.box.y + y - drag.y };
  const spot = { ...drag.spot, cards: Math.max(1, drag.spot.cards) };
  const found = findDrop(hand.session.table.view, hand.surface.layout, spot, box);
  if (found?.legal && !hand.session.unreachable) {
    pointing.drag = null;
    drag.pieces.forEach((piece) => piece.element.classList.remove("held"));
    drop(hand, spot, found.place);
  } else {
    cancelDrag(pointing);
    if (found && !found.legal) wish(hand, spot.place, found.place);
  }
}

/** @param {Piece} piece */
function letGo(piece) {
  piece.element.classList.remove("held");
  piece.element.style.transform = `translate(${piece.box.x}px, ${piece.box.y}px)`;
  piece.element.style.zIndex = String(piece.order);
}

/**
 * A press, by whatever means; the click that ends a drag is none.
 * @param {Pointing} pointing
 * @param {MouseEvent} event
 */
function click(pointing, event) {
  const element = event.target instanceof Element ? event.target.closest(".spot") : null;
  if (pointing.dragged && event.detail !== 0) pointing.dragged = false;
  else if (element) press(pointing.hand, spotOf(element));
  else select(pointing.hand, null);
}

/** @param {PointerEvent} event */
function place(event) {
  return { x: event.clientX, y: event.clientY };
}
