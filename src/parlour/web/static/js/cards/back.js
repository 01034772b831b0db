/** The back that all cards share: a lattice in a frame. */

import { draw } from "../dom.js";

const STEP = 14;

/**
 * @param {boolean} tall
 * @returns {SVGElement}
 */
export function drawBack(tall) {
  const height = tall ? 140 : 100;
  return draw(
    "svg",
    { viewBox: `0 0 100 ${height}`, class: "face back" },
    draw("rect", { width: 100, height, class: "paper" }),
    draw(
      "svg",
      { x: 8, y: 8, width: 84, height: height - 16, viewBox: `0 0 84 ${height - 16}` },
      draw("rect", { width: 84, height: height - 16, class: "ground" }),
      draw("path", { d: lattice(84, height - 16), class: "lattice" }),
    ),
    draw("rect", { x: 8, y: 8, width: 84, height: height - 16, rx: 4, class: "frame" }),
  );
}

/**
 * Slanting lines both ways over a rectangle.
 * @param {number} width
 * @param {number} height
 */
function lattice(width, height) {
  let path = "";
  for (let x = -height + ((width / 2) % STEP); x < width; x += STEP) {
    path += `M${x} 0L${x + height} ${height}M${x} ${height}L${x + height} 0`;
  }
  return path;
}
