/** A small picture of a table. */

/** @import { View } from "../types.js" */
/** @import { Words } from "../words.js" */
import { make } from "../dom.js";
import { createSurface, followSize } from "../table/surface.js";

/**
 * @param {Words} words
 * @param {View} view
 * @returns {HTMLElement}
 */
export function makePicture(words, view) {
  const inner = make("div", {});
  const surface = createSurface(inner, words, false);
  surface.view = view;
  followSize(surface);
  return make("div", { class: "picture cloth", "aria-hidden": "true" }, inner);
}
