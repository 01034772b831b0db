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

/**
 * @param {Surface} surface
 * @param {Lights} lights
 */
export function light(surface, { selected, targets, open }) {
  for (const element of surface.spots?.children ?? []) {
    const spot = spotOf(element);
    const last = spot.cards === 1 && element.tagName === "BUTTON";
    const chosen = selected?.place === spot.place && (selected.cards === spot.cards || element.getAttribute("data-role") !== "column");
    element.classList.toggle("selected", chosen && element.tagName === "BUTTON");
    element.classList.toggle("target", last && targets.has(spot.place));
    element.classList.toggle("open", last && open.has(spot.place));
    describe(element, "aria-pressed", chosen && element.tagName === "BUTTON" ? "true" : null);
    describe(element, "aria-description", last && targets.has(spot.place) ? say(surface.words, "web-spot-target") : null);
  }
  lift(surface, selected);
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
