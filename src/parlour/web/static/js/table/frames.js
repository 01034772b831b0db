/** What lies under the cards: outlines of places, the cells of a board, piles, and the card that a place waits for. */

/** @import { Box, Place, View } from "../types.js" */
/** @import { Layout, PlaceBox } from "./layout.js" */
import { drawFace, lookAt } from "../cards/face.js";
import { keepChildren, make } from "../dom.js";
import { icon } from "../parts/icons.js";
import { getSetting } from "../settings.js";
import { setBox } from "./boxes.js";
import { keeper } from "./keeping.js";
import { isExtra } from "./shown.js";
import { turnsOver } from "./refilling.js";

/** A pile is drawn with at most so many cards under the top one. */
const MOST_UNDER = 3;

/** In cells narrower than this, in pixels, the letters stand close to the corners, to keep clear of the ticks. */
const NARROW = 36;
/** In cells narrower than this they cannot; a picture then has none. */
const TINY = 24;

/**
 * @param {HTMLElement} layer
 * @param {View} view
 * @param {Layout} layout
 * @param {Set<string>} marked  places of a board to point out
 */
export function drawFrames(layer, view, layout, marked) {
  const board = view.places.filter((place) => place.role === "board" && !place.mirrors);
  const keep = keeper(layer);
  const faces = getSetting("faces");
  const frames = view.places.flatMap((place) => {
    const data = [drawnFrom(place), layout.get(place.id)?.box, turnsOver(view, place) !== undefined, faces];
    return keep(place.id, data, () => frame(place, view, layout));
  });
  const marks = board.flatMap((place) => {
    const where = layout.get(place.id);
    return where && marked.has(place.id) && place.cards.length > 0 ? [boxed("marked", where.box)] : [];
  });
  const edges = keep("", board.map((place) => layout.get(place.id)?.box), () => coordinates(board, layout));
  keepChildren(layer, [...frames, ...marks, ...edges]);
}

/**
 * What of a place its frame is drawn from: of the cards that lie there, that there are any.
 * @param {Place} place
 */
function drawnFrom(place) {
  const { label, cards, count, ...rest } = place;
  return { ...rest, cards: place.mirrors ? cards : cards.length > 0, under: countUnder(place) };
}

/**
 * @param {Place} place
 * @param {View} view
 * @param {Layout} layout
 * @returns {HTMLElement[]}
 */
function frame(place, view, layout) {
  const where = layout.get(place.id);
  if (!where || isExtra(place)) return [];
  const element = make("div", { class: `frame role-${place.role}${place.style ? ` style-${place.style}` : ""}` });
  setBox(element, where.box);
  if (place.mirrors) addGhost(element, place, view, where);
  if (place.awaits) addAwaited(element, place, view, where);
  if (turnsOver(view, place)) element.append(icon("turn"));
  return [element, ...pile(place, where)];
}

/**
 * @param {string} kind
 * @param {Box} box
 */
function boxed(kind, box) {
  const element = make("div", { class: kind });
  setBox(element, box);
  return element;
}

/**
 * The letters of a board's columns along one edge, the numbers of its rows along another, as its places have them.
 * @param {Place[]} board
 * @param {Layout} layout
 * @returns {HTMLElement[]}
 */
function coordinates(board, layout) {
  const left = Math.min(...board.map((place) => place.x));
  const low = Math.max(...board.map((place) => place.y));
  const letters = new Set(board.filter((place) => place.x === left).map((place) => nameOf(place).column));
  return board.flatMap((place) => {
    const where = layout.get(place.id);
    if (!where || (place.x !== left && place.y !== low)) return [];
    const { column, row } = nameOf(place);
    const [beside, below] = letters.size > 1 ? [column, row] : [row, column];
    const { width } = where.box;
    const element = boxed(`coordinates${width < NARROW ? " narrow" : ""}${width < TINY ? " tiny" : ""}`, where.box);
    element.style.fontSize = `${Math.min(14, Math.max(8.5, where.box.height * 0.2))}px`;
    if (place.x === left) element.append(make("span", { class: "beside" }, beside));
    if (place.y === low) element.append(make("span", { class: "below" }, below));
    return [element];
  });
}

/** @param {Place} place */
function nameOf(place) {
  const [, column = "", row = ""] = /^([a-z]+)(\d+)$/.exec(place.id) ?? [];
  return { column, row };
}

/**
 * How many cards are drawn under the one that is seen.
 * @param {Place} place
 */
function countUnder({ fan, cards, count }) {
  return fan || cards.length === 0 ? 0 : Math.max(0, Math.min(count - cards.length, MOST_UNDER));
}

/**
 * The cards that lie under the one that is seen.
 * @param {Place} place
 * @param {PlaceBox} where
 * @returns {HTMLElement[]}
 */
function pile(place, where) {
  const under = countUnder(place);
  return Array.from({ length: under }, (_, index) => {
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
function addGhost(element, place, view, { box }) {
  const standing = box.width > box.height;
  const first = (standing ? place.y : place.x) === 0;
  element.classList.add("ghost", standing ? (first ? "top" : "bottom") : first ? "left" : "right");
  const size = Math.max(box.width, box.height);
  for (const card of place.cards) {
    const tick = make("div", { class: "card tick" }, drawFace(view.deck, card, lookAt({ width: size, height: size })));
    setBox(tick, { x: first ? box.width - size : 0, y: first ? box.height - size : 0, width: size, height: size });
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
