/** Where the cards of a place lie: on one another, or spread. A fan is compressed until it fits. */

/** @import { Box, Place } from "../types.js" */

/** How far the next card lies from one that is face up, or face down, in card heights. */
const STEP_UP = 0.3;
const STEP_DOWN = 0.13;

/** Where there is much room, cards that are face up lie further apart: so that this many steps fill it, but no further than this. */
const ROOMY_STEPS = 10;
const STEP_ROOMY = 0.46;

/** Of a fan to the right, so many of the last cards can be read; others are edges, those far below not even that. In card widths. */
export const READABLE = 3;
const STEP_READABLE = 0.34;
const STEP_EDGE = 0.12;
const MOST_EDGES = 8;

/**
 * @param {Place} place
 * @param {Box} box  where the first card lies
 * @param {{x: number, y: number}} end  the lower right corner of the room
 * @returns {Box[]}
 */
export function cardBoxes(place, box, end) {
  if (place.fan === "down") return fanDown(place.cards, box, end.y - box.y - box.height);
  if (place.fan === "right") return fanRight(place.cards.length, box, end.x - box.x - box.width);
  return place.cards.map(() => box);
}

/**
 * @param {(string | null)[]} cards
 * @param {Box} box
 * @param {number} room  below the first card
 * @returns {Box[]}
 */
function fanDown(cards, box, room) {
  const up = Math.min(Math.max(STEP_UP * box.height, room / ROOMY_STEPS), STEP_ROOMY * box.height);
  const steps = cards.slice(0, -1).map((card) => (card === null ? STEP_DOWN * box.height : up));
  const pressed = compress(steps, room);
  return walk(cards.length, pressed).map((offset) => ({ ...box, y: box.y + offset }));
}

/**
 * @param {number} count
 * @param {Box} box
 * @param {number} room  to the right of the first card
 * @returns {Box[]}
 */
function fanRight(count, box, room) {
  const hidden = Math.max(0, count - READABLE);
  const edges = Array.from({ length: hidden }, (_, index) => (hidden - index > MOST_EDGES ? 0 : STEP_EDGE * box.width));
  const readable = Array.from({ length: Math.min(count, READABLE) - 1 }, () => STEP_READABLE * box.width);
  const kept = compress(readable, room);
  const steps = [...compress(edges, room - sum(kept)), ...kept];
  return walk(count, steps).map((offset) => ({ ...box, x: box.x + offset }));
}

/**
 * @param {number[]} steps
 * @param {number} room
 */
function compress(steps, room) {
  const factor = Math.min(1, Math.max(0, room) / (sum(steps) || 1));
  return steps.map((step) => step * factor);
}

/**
 * Where each of some things begins, the steps between them given.
 * @param {number} count
 * @param {number[]} steps
 */
function walk(count, steps) {
  let offset = 0;
  return Array.from({ length: count }, (_, index) => {
    if (index > 0) offset += steps[index - 1] ?? 0;
    return offset;
  });
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
