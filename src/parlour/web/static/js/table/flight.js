/** Flying and turning over: the two ways in which a card moves. Only transforms and opacity change, and all can be broken off. */

/** @import { Box } from "../types.js" */
/** @import { Piece, Pieces } from "./pieces.js" */
import { drawFace, lookAt } from "../cards/face.js";

export const EASING = "cubic-bezier(0.25, 0.7, 0.3, 1)";
const SHORTEST = 180;
export const LONGEST = 250;
const TURN = 220;

/** A flying card lies above all others. */
export const FLYING = 1000;

const stillness = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether the reader asked for less motion. */
export const wantsStillness = () => stillness.matches;

/**
 * Ends all that is under way; what was leaving is gone.
 * @param {Pieces} pieces
 */
export function settle(pieces) {
  for (const animation of pieces.animations) animation.cancel();
  for (const element of pieces.leaving) element.remove();
  pieces.animations.clear();
  pieces.starting = [];
  pieces.leaving.clear();
  pieces.displaced = false;
}

/**
 * Moves a piece from a box to where it is; who asked for less motion sees it there at once.
 * @param {Pieces} pieces
 * @param {Piece} piece
 * @param {Box} from
 * @param {number} delay
 */
export function fly(pieces, piece, from, delay) {
  const distance = Math.hypot(from.x - piece.box.x, from.y - piece.box.y);
  if (wantsStillness() || (distance < 0.5 && Math.abs(from.width - piece.box.width) < 0.5)) return;
  const { element } = piece;
  element.style.zIndex = String(FLYING + piece.order);
  const frames = [{ transform: between(from, piece.box) }, { transform: between(piece.box, piece.box) }];
  const duration = Math.min(LONGEST, SHORTEST + distance / 8);
  run(pieces, element, frames, { duration, delay, fill: "backwards" }, () => {
    element.style.zIndex = String(piece.order);
  });
}

/**
 * Turns a piece over, from another face to the one it has.
 * @param {Pieces} pieces
 * @param {Piece} piece
 * @param {string | null} before
 * @param {number} delay
 */
export function turn(pieces, piece, before, delay) {
  const other = drawFace(pieces.deck, before, lookAt(piece.box));
  const face = piece.element.firstElementChild;
  if (!face) return;
  other.classList.add("other");
  piece.element.append(other);
  const timing = { duration: TURN, delay, fill: /** @type {const} */ ("backwards") };
  run(pieces, face, [{ transform: "scaleX(0)", offset: 0 }, { transform: "scaleX(0)", offset: 0.5 }, { transform: "scaleX(1)" }], timing);
  run(pieces, other, [{ transform: "scaleX(1)" }, { transform: "scaleX(0)", offset: 0.5 }, { transform: "scaleX(0)" }], timing, () => {
    other.remove();
    pieces.leaving.delete(other);
  });
  pieces.leaving.add(other);
}

/**
 * @param {Box} box
 * @param {Box} size  the size that the element has
 */
export function between(box, size) {
  return `translate(${box.x}px, ${box.y}px) scale(${box.width / size.width}, ${box.height / size.height})`;
}

/**
 * Animates an element as soon as all is drawn: with each start the browser works out anew how everything looks that was changed before.
 * @param {Pieces} pieces
 * @param {Element} element
 * @param {Keyframe[]} frames
 * @param {KeyframeAnimationOptions} timing
 * @param {() => void} [then]
 */
export function run(pieces, element, frames, timing, then = () => {}) {
  if (pieces.starting.length === 0) queueMicrotask(() => startAll(pieces));
  pieces.starting.push(() => {
    const animation = element.animate(frames, { easing: EASING, ...timing });
    pieces.animations.add(animation);
    animation.onfinish = () => {
      pieces.animations.delete(animation);
      then();
    };
  });
}

/** @param {Pieces} pieces */
function startAll(pieces) {
  const starts = pieces.starting;
  pieces.starting = [];
  starts.forEach((start) => start());
}
