/** Putting elements where their boxes are. */

/** @import { Box } from "../types.js" */

/**
 * @param {HTMLElement} element
 * @param {Box} box
 */
export function setBox(element, box) {
  element.style.transform = `translate(${box.x}px, ${box.y}px)`;
  element.style.width = `${box.width}px`;
  element.style.height = `${box.height}px`;
}

/**
 * The smallest box around several.
 * @param {Box[]} boxes
 * @returns {Box}
 */
export function union(boxes) {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}
