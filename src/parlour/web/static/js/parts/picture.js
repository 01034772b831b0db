/** A small picture of a table. */

/** @import { View } from "../types.js" */
/** @import { Words } from "../words.js" */
import { make } from "../dom.js";
import { createSurface, followSize } from "../table/surface.js";

/**
 * It is drawn when the page around it has been, so that nobody waits for it.
 * @param {Words} words
 * @param {View} view
 * @param {string[]} [point]  places to point at
 * @returns {HTMLElement}
 */
export function makePicture(words, view, point = []) {
  const inner = make("div", {});
  const surface = createSurface(inner, words, false);
  surface.view = view;
  surface.ringed = point;
  requestAnimationFrame(() => setTimeout(() => followSize(surface)));
  return make("div", { class: "picture cloth", "aria-hidden": "true" }, inner);
}
