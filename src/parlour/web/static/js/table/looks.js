/** A button on each pile whose cards may be seen but lie too close to be read: it shows them all. */

/** @import { Place, View } from "../types.js" */
/** @import { Words } from "../words.js" */
/** @import { Layout } from "./layout.js" */
/** @import { Surface } from "./surface.js" */
import { make } from "../dom.js";
import { icon } from "../parts/icons.js";
import { say } from "../words.js";
import { READABLE } from "./fans.js";

/** How large the button is, in pixels. */
const HEIGHT = 32;

/**
 * Whether some of the faces of a place cannot be read as it lies.
 * @param {Place} place
 */
export function canBeLookedThrough(place) {
  return place.fan === "right" && place.cards.length > READABLE;
}

/**
 * @param {HTMLElement} layer
 * @param {Words} words
 * @param {View} view
 * @param {Layout} layout
 */
export function drawLooks(layer, words, view, layout) {
  const old = new Map([...layer.children].map((child) => [/** @type {HTMLElement} */ (child).dataset["look"], /** @type {HTMLElement} */ (child)]));
  for (const place of view.places.filter(canBeLookedThrough)) {
    const button = old.get(place.id) ?? layer.appendChild(make("button", { type: "button", class: "look", "data-look": place.id }));
    old.delete(place.id);
    button.setAttribute("aria-label", say(words, "web-look-through", { place: place.label, count: place.count }));
    button.replaceChildren(icon("look"), String(place.count));
    const box = layout.get(place.id)?.box;
    if (box) button.style.transform = `translate(${box.x + 4}px, ${box.y + box.height - HEIGHT / 2}px)`;
  }
  for (const element of old.values()) element.remove();
}

/**
 * @param {Surface} surface
 * @param {(place: Place) => void} show
 */
export function listenToLooks(surface, show) {
  surface.root.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest("[data-look]") : null;
    const place = surface.view?.places.find((one) => one.id === button?.getAttribute("data-look"));
    if (place) show(place);
  });
}
