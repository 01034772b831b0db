/** How many cards a pile holds, where they are not all seen. */

/** @import { Place, View } from "../types.js" */
/** @import { Layout } from "./layout.js" */
import { make } from "../dom.js";
import { setBox } from "./boxes.js";
import { isExtra } from "./shown.js";

/**
 * @param {Place} place
 * @returns {HTMLElement[]} one or none
 */
export function makeCount(place) {
  const shown = place.count > 1 && place.count > place.cards.length && !place.awaits && place.role !== "discard" && place.role !== "payoff";
  return shown ? [make("span", { class: "badge", "aria-hidden": "true" }, String(place.count))] : [];
}

/**
 * Shows the counts where nothing can be pressed that would carry them.
 * @param {HTMLElement} layer
 * @param {View} view
 * @param {Layout} layout
 */
export function drawCounts(layer, view, layout) {
  const places = view.places.filter((place) => !place.mirrors && !isExtra(place));
  layer.replaceChildren(...places.flatMap((place) => {
    const where = layout.get(place.id);
    const [count] = makeCount(place);
    if (!where || !count) return [];
    const element = make("div", { class: "counted" }, count);
    setBox(element, where.box);
    return [element];
  }));
}
