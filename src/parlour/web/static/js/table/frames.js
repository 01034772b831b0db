/** What lies under the cards: outlines of places, the cells of a board, piles, and the card that a place waits for. */

/** @import { Place, View } from "../types.js" */
/** @import { Layout, PlaceBox } from "./layout.js" */
import { drawFace, lookAt } from "../cards/face.js";
import { make } from "../dom.js";
import { setBox } from "./boxes.js";

/** A pile is drawn with at most so many cards under the top one. */
const MOST_UNDER = 3;

/**
 * @param {HTMLElement} layer
 * @param {View} view
 * @param {Layout} layout
 */
export function drawFrames(layer, view, layout) {
  layer.replaceChildren(...view.places.flatMap((place) => frame(place, view, layout)));
}

/**
 * @param {Place} place
 * @param {View} view
 * @param {Layout} layout
 * @returns {HTMLElement[]}
 */
function frame(place, view, layout) {
  const where = layout.get(place.id);
  if (!where) return [];
  const element = make("div", { class: `frame role-${place.role}${place.style ? ` style-${place.style}` : ""}` });
  setBox(element, where.box);
  if (place.mirrors) addGhost(element, place, view, where);
  if (place.awaits) addAwaited(element, place, view, where);
  return [element, ...pile(place, where)];
}

/**
 * The cards that lie under the one that is seen.
 * @param {Place} place
 * @param {PlaceBox} where
 * @returns {HTMLElement[]}
 */
function pile(place, where) {
  const under = Math.min(place.count - place.cards.length, MOST_UNDER);
  if (place.fan || place.cards.length === 0) return [];
  return Array.from({ length: Math.max(0, under) }, (_, index) => {
    const element = make("div", { class: "under" });
    const offset = (under - index) * Math.max(1.3, where.box.width * 0.025);
    setBox(element, { ...where.box, x: where.box.x + offset, y: where.box.y + offset });
    return element;
  });
}

/**
 * A place beyond the seam shows the half of its card that lies next to the board.
 * @param {HTMLElement} element
 * @param {Place} place
 * @param {View} view
 * @param {PlaceBox} where
 */
function addGhost(element, place, view, where) {
  const left = place.x === 0;
  element.classList.add("ghost", left ? "left" : "right");
  for (const card of place.cards) {
    const look = lookAt({ width: where.box.height, height: where.box.height });
    const tick = make("div", { class: "card tick" }, drawFace(view.deck, card, look));
    const x = left ? where.box.width - where.box.height : 0;
    setBox(tick, { x, y: 0, width: where.box.height, height: where.box.height });
    element.append(tick);
  }
}

/**
 * @param {HTMLElement} element
 * @param {Place} place
 * @param {View} view
 * @param {PlaceBox} where
 */
function addAwaited(element, place, view, where) {
  if (place.cards.length > 0 || !place.awaits) return;
  const face = drawFace(view.deck, place.awaits, lookAt(where.box));
  face.classList.add("awaited");
  element.classList.toggle("ready", Boolean(place.ready));
  element.append(face);
}
