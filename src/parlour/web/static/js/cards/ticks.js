/** The ticks of a game for two: a cross and a ring. */

import { draw } from "../dom.js";

/**
 * @param {string} card  X or O
 * @returns {SVGElement}
 */
export function drawTick(card) {
  const shape =
    card === "X" ? draw("path", { d: "M27 27L73 73M73 27L27 73" }) : draw("circle", { cx: 50, cy: 50, r: 26 });
  return draw("svg", { viewBox: "0 0 100 100", class: `face tick-${card}` }, shape);
}
