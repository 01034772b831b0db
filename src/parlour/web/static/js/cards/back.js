/** The backs that all cards share: one of several patterns in a frame. */

import { draw } from "../dom.js";

const WIDTH = 84;
const STEP = 14;

/** @type {{[pattern: string]: (height: number) => string}} */
const PATTERNS = { lattice, scales, quilt };

/**
 * @param {boolean} tall
 * @param {string} pattern
 * @returns {SVGElement}
 */
export function drawBack(tall, pattern) {
  const whole = tall ? 140 : 100;
  const height = whole - 16;
  return draw(
    "svg",
    { viewBox: `0 0 100 ${whole}`, class: `face back back-${pattern}` },
    draw("rect", { width: 100, height: whole, class: "paper" }),
    draw(
      "svg",
      { x: 8, y: 8, width: WIDTH, height, viewBox: `0 0 ${WIDTH} ${height}` },
      draw("rect", { width: WIDTH, height, class: "ground" }),
      draw("path", { d: PATTERNS[pattern]?.(height) ?? "", class: "pattern" }),
    ),
    draw("rect", { x: 8, y: 8, width: WIDTH, height, rx: 4, class: "frame" }),
  );
}

/**
 * Slanting lines both ways.
 * @param {number} height
 */
function lattice(height) {
  let path = "";
  for (let x = -height + ((WIDTH / 2) % STEP); x < WIDTH; x += STEP) {
    path += `M${x} 0L${x + height} ${height}M${x} ${height}L${x + height} 0`;
  }
  return path;
}

/**
 * Rows of arches, each row half an arch aside of the one above it.
 * @param {number} height
 */
function scales(height) {
  let path = "";
  for (let row = 0; row * 10.5 < height + 21; row++) {
    for (let x = row % 2 === 0 ? 0 : -10.5; x < WIDTH; x += 21) {
      path += `M${x} ${row * 10.5}a10.5 10.5 0 0 1 21 0M${x + 5} ${row * 10.5}a5.5 5.5 0 0 1 11 0`;
    }
  }
  return path;
}

/**
 * Squares on their corners, one in the other.
 * @param {number} height
 */
function quilt(height) {
  let path = "";
  const rows = Math.round(height / 21);
  const tall = height / rows / 2;
  for (let y = tall; y < height; y += 2 * tall) {
    for (let x = 10.5; x < WIDTH; x += 21) {
      for (const part of [1, 0.5]) path += `M${x} ${y - tall * part}L${x + 10.5 * part} ${y}L${x} ${y + tall * part}L${x - 10.5 * part} ${y}Z`;
    }
  }
  return path;
}
