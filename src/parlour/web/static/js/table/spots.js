/** What can be pressed: a button for each place, and for each face-up card of a fanned column. One of them takes part in tabbing. */

/** @import { Box, Place, Spot, View } from "../types.js" */
/** @import { Words } from "../words.js" */
/** @import { Layout, PlaceBox } from "./layout.js" */
import { keepChildren, make } from "../dom.js";
import { setBox, union } from "./boxes.js";
import { makeCount } from "./counts.js";
import { keeper } from "./keeping.js";
import { spotLabel } from "./labels.js";
import { isExtra } from "./shown.js";

/** @typedef {Spot & {key: string, box: Box, reach: number, label: string | null, home: Place}} SpotPlan */

/**
 * @param {HTMLElement} layer
 * @param {Words} words
 * @param {View} view
 * @param {Layout} layout
 */
export function drawSpots(layer, words, view, layout) {
  const focused = layer.contains(document.activeElement) ? /** @type {HTMLElement} */ (document.activeElement) : null;
  const current = keyOf(layer.querySelector("[tabindex='0']"));
  const old = new Map([...layer.children].map((child) => [keyOf(child), /** @type {HTMLElement} */ (child)]));
  const keep = keeper(layer);
  const places = view.places.filter((place) => !isExtra(place));
  keepChildren(layer, places.flatMap((place) => {
    const where = layout.get(place.id);
    return keep(place.id, [place, where, movesAt(view, place)], () =>
      planSpots(place, words, view, where).map((plan) => updateSpot(old.get(plan.key) ?? createSpot(plan), plan)),
    );
  }));
  keepFocus(layer, current, focused);
}

/**
 * The moves that a place has a part in.
 * @param {View} view
 * @param {Place} place
 */
function movesAt({ moves }, { id }) {
  return moves.filter((move) => move.source === id || move.target === id || move.taps.includes(id));
}

/**
 * The spot whose key was in use stays so, or another of its place, or the first of all.
 * @param {HTMLElement} layer
 * @param {string} current
 * @param {HTMLElement | null} focused
 */
function keepFocus(layer, current, focused) {
  const buttons = [...layer.querySelectorAll("button")];
  const place = current.split(" ")[0];
  const next =
    buttons.find((button) => keyOf(button) === current) ??
    buttons.findLast((button) => button.dataset["place"] === place) ??
    buttons[0];
  if (next) makeCurrent(layer, next);
  if (focused && document.activeElement !== next) next?.focus();
}

/**
 * Makes one spot the one that Tab reaches.
 * @param {HTMLElement} layer
 * @param {HTMLElement} spot
 */
export function makeCurrent(layer, spot) {
  if (spot.getAttribute("tabindex") === "0") return;
  for (const other of layer.querySelectorAll("[tabindex='0']")) other.setAttribute("tabindex", "-1");
  spot.setAttribute("tabindex", "0");
}

/**
 * What an element of the layer stands for.
 * @param {Element} element
 * @returns {Spot}
 */
export function spotOf(element) {
  const { place = "", cards = "1" } = /** @type {HTMLElement} */ (element).dataset;
  return { place, cards: Number(cards) };
}

/** @param {Element | null} element */
function keyOf(element) {
  return /** @type {HTMLElement | null} */ (element)?.dataset["key"] ?? "";
}

/**
 * @param {Place} place
 * @param {Words} words
 * @param {View} view
 * @param {PlaceBox | undefined} where
 * @returns {SpotPlan[]}
 */
function planSpots(place, words, view, where) {
  if (!where) return [];
  const whole = union([where.box, ...where.cards]);
  const target = place.mirrors ?? place.id;
  const bottom = whole.y + whole.height;
  if (place.mirrors) return [plan(place, target, 1, whole, bottom, null)];
  if (place.fan !== "down" || place.cards.length === 0) {
    return [plan(place, target, 1, whole, bottom, spotLabel(words, view, place, place.cards.length - 1))];
  }
  const strips = where.cards.map((box, index) => strip(box, where.cards[index + 1]));
  const cards = strips.flatMap((box, index) =>
    place.cards[index] === null
      ? []
      : [plan(place, target, place.cards.length - index, box, bottom, spotLabel(words, view, place, index))],
  );
  return [plan(place, target, 0, whole, bottom, null), ...cards];
}

/**
 * The part of a card that another one lets free.
 * @param {Box} box
 * @param {Box | undefined} above
 */
function strip(box, above) {
  return above ? { ...box, height: above.y - box.y } : box;
}

/**
 * @param {Place} place
 * @param {string} target
 * @param {number} cards
 * @param {Box} box
 * @param {number} bottom  where the last card of the place ends
 * @param {string | null} label  null: only for the pointer
 * @returns {SpotPlan}
 */
function plan(place, target, cards, box, bottom, label) {
  return { place: target, cards, key: `${place.id} ${label === null ? "-" : cards}`, box, reach: bottom - box.y, label, home: place };
}

/** @param {SpotPlan} plan */
function createSpot({ label }) {
  return label === null
    ? make("div", { class: "spot", "aria-hidden": "true" })
    : make("button", { class: "spot", type: "button", tabindex: "-1" });
}

/**
 * @param {HTMLElement} element
 * @param {SpotPlan} plan
 */
function updateSpot(element, plan) {
  const { key, place, cards, box, reach, label, home } = plan;
  Object.assign(element.dataset, { key, place, cards: String(cards), role: home.role });
  setBox(element, box);
  element.style.setProperty("--reach", `${reach}px`);
  element.classList.toggle("filled", home.cards.length > 0);
  element.classList.toggle("ready", Boolean(home.ready) && home.cards.length > 0);
  if (label !== null) element.setAttribute("aria-label", label);
  element.replaceChildren(...makeCount(home));
  return element;
}
