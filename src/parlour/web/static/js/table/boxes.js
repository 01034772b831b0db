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
