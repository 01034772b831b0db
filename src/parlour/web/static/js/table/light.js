/** Showing what is selected and where it can go. */

/** @import { Spot } from "../types.js" */
/** @import { Surface } from "./surface.js" */
import { say } from "../words.js";
import { wantsStillness } from "./flight.js";
import { spotOf } from "./spots.js";

/**
 * @typedef {object} Lights
 * @property {Spot | null} selected
 * @property {Set<string>} targets  places that the selected one can play with
 * @property {Set<string>} open  places where a press alone would play
 */

/** How each spot was last lit: one that stays the same is left alone. @type {WeakMap<Element, string>} */
const lit = new WeakMap();

/**
 * @param {Surface} surface
 * @param {Lights} lights
 */
export function light(surface, { selected, targets, open }) {
  for (const element of surface.spots?.children ?? []) {
    const spot = spotOf(element);
    const button = element.tagName === "BUTTON";
    const last = spot.cards === 1 && button;
    const chosen = button && selected?.place === spot.place && (selected.cards === spot.cards || element.getAttribute("data-role") !== "column");
    show(surface, element, { selected: chosen, target: last && targets.has(spot.place), open: last && !chosen && open.has(spot.place) });
  }
  lift(surface, selected);
}

/**
 * @param {Surface} surface
 * @param {Element} element
 * @param {{selected: boolean, target: boolean, open: boolean}} lights
 */
function show({ words }, element, lights) {
  const like = Object.values(lights).join();
  if (lit.get(element) === like) return;
  lit.set(element, like);
  for (const [name, on] of Object.entries(lights)) element.classList.toggle(name, on);
  describe(element, "aria-pressed", lights.selected ? "true" : null);
  describe(element, "aria-description", lights.target ? say(words, "web-spot-target") : null);
}

/**
 * @param {Element} element
 * @param {string} name
 * @param {string | null} value
 */
function describe(element, name, value) {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/**
 * The selected cards rise a little.
 * @param {Surface} surface
 * @param {Spot | null} selected
 */
function lift(surface, selected) {
  const count = surface.view?.places.find((place) => place.id === selected?.place)?.cards.length ?? 0;
  for (const piece of surface.pieces.byKey.values()) {
    const lifted = piece.place === selected?.place && piece.order >= count - selected.cards;
    piece.element.classList.toggle("lifted", lifted);
  }
}

/**
 * A small shake of what cannot be done.
 * @param {Surface} surface
 * @param {string} place
 */
export function shake(surface, place) {
  if (wantsStillness()) return;
  const pieces = [...surface.pieces.byKey.values()].filter((piece) => piece.place === place);
  const shaken = pieces.at(-1)?.element.firstElementChild;
  const steps = [0, -5, 5, -3, 2, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  shaken?.animate(steps, { duration: 280, easing: "ease-out" });
}
