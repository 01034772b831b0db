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
 * @typedef {object} Pointing
 * @property {Hand} hand
 * @property {Drag | null} drag
 * @property {boolean} dragged  the click that comes next is none
 * @property {boolean} touched  it was a finger that came down last
 * @property {{place: string, at: number} | null} pressed  what was pressed last, and when
 * @property {() => void} stop  ends listening
 */

/** A pointer that moves less far than this presses; a finger is not as steady as a mouse. In pixels. */
const THRESHOLD = 7;
const THRESHOLD_TOUCH = 12;

/** Two touches within this time are a double one, as a double click is one for the browser. In milliseconds. */
const DOUBLE = 300;

/** Dragged cards lie above all others. */
const HELD = 2000;

/**
 * @param {Hand} hand
 * @returns {Pointing}
 */
export function listenToPointer(hand) {
  /** @type {Pointing} */
  const pointing = { hand, drag: null, dragged: false, touched: false, pressed: null, stop: () => document.removeEventListener("pointerdown", down) };
  const { root } = hand.surface;
  /** @param {PointerEvent} event */
  const down = (event) => start(pointing, event);
  // A second finger ends a drag wherever it comes down.
  document.addEventListener("pointerdown", down);
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
  pointing.touched = event.pointerType === "touch";
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
  if (!drag.moving && !isFar(pointing, drag, event)) return;
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
    for (const animation of piece.element.getAnimations()) animation.cancel();
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
    // Where nothing can be dragged, who slides off has thought better of it.
    pointing.dragged = isFar(pointing, drag, event) && !isOn(event.target, event);
    return;
  }
  const { x, y } = place(event);
  /** @type {Box} */
  const box = { ...first.box, x: first.box.x + x - drag.x, y: first.box.y + y - drag.y };
  const spot = { ...drag.spot, cards: Math.max(1, drag.spot.cards) };
  const found = findDrop(hand.surface.shown ?? hand.session.table.view, hand.surface.layout, spot, box);
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
 * Whether a pointer has moved further than one that presses.
 * @param {Pointing} pointing
 * @param {Drag} drag
 * @param {PointerEvent} event
 */
function isFar({ touched }, drag, event) {
  const { x, y } = place(event);
  return Math.hypot(x - drag.x, y - drag.y) >= (touched ? THRESHOLD_TOUCH : THRESHOLD);
}

/**
 * Whether a pointer is where an element is.
 * @param {EventTarget | null} element
 * @param {PointerEvent} event
 */
function isOn(element, event) {
  const box = element instanceof Element ? element.getBoundingClientRect() : null;
  const { x, y } = place(event);
  return box !== null && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

/**
 * A press, by whatever means; the click that ends a drag is none.
 * @param {Pointing} pointing
 * @param {MouseEvent} event
 */
function click(pointing, event) {
  const element = event.target instanceof Element ? event.target.closest(".spot") : null;
  if (pointing.dragged && event.detail !== 0) pointing.dragged = false;
  else if (element) press(pointing.hand, spotOf(element), isSecond(pointing, event, spotOf(element)));
  else select(pointing.hand, null);
}

/**
 * Whether a press is the second one of a double press; of a key, whether it is pressed on what is selected.
 * @param {Pointing} pointing
 * @param {MouseEvent} event
 * @param {Spot} spot
 */
function isSecond(pointing, event, spot) {
  const { hand, pressed, touched } = pointing;
  pointing.pressed = { place: spot.place, at: event.timeStamp };
  if (event.detail === 0) return hand.selected?.place === spot.place && hand.selected.cards === spot.cards;
  const soon = touched ? event.timeStamp - (pressed?.at ?? 0) < DOUBLE : event.detail % 2 === 0;
  if (!soon || pressed?.place !== spot.place) return false;
  pointing.pressed = null;
  return true;
}

/** @param {PointerEvent} event */
function place(event) {
  return { x: event.clientX, y: event.clientY };
}
