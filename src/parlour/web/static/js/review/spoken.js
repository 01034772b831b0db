/** What lies on a table that cannot be pressed, for those who do not see it. */

/** @import { View } from "../types.js" */
/** @import { Words } from "../words.js" */
import { make } from "../dom.js";
import { spotLabel } from "../table/labels.js";

/**
 * @param {HTMLElement} list
 * @param {Words} words
 * @param {View} view
 */
export function speakTable(list, words, view) {
  const told = view.places.filter((place) => !place.mirrors && (place.role !== "board" || place.cards.length > 0));
  list.replaceChildren(...told.map((place) => make("li", {}, spotLabel(words, view, place, place.cards.length - 1))));
}
