/** What lies under the cards: outlines of places, the cells of a board, piles, and the card that a place waits for. */

/** @import { Box, Place, View } from "../types.js" */
/** @import { Layout, PlaceBox } from "./layout.js" */
import { drawFace, lookAt } from "../cards/face.js";
import { make } from "../dom.js";
import { icon } from "../parts/icons.js";
import { setBox } from "./boxes.js";
import { turnsOver } from "./turning.js";

/** A pile is drawn with at most so many cards under the top one. */
const MOST_UNDER = 3;

/**
 * @param {HTMLElement} layer
 * @param {View} view
 * @param {Layout} layout
 * @param {Set<string>} marked  places of a board to point out
 */
export function drawFrames(layer, view, layout, marked) {
  const board = view.places.filter((place) => place.role === "board" && !place.mirrors);
  layer.replaceChildren(...view.places.flatMap((place) => frame(place, view, layout)));
  for (const place of board) {
    const where = layout.get(place.id);
    if (where && marked.has(place.id) && place.cards.length > 0) layer.append(boxed("marked", where.box));
  }
  layer.append(...coordinates(board, layout));
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
 * The letters of a board's columns in its lowest row, the numbers of its rows in its first column, as its places have them.
 * @param {Place[]} board
 * @param {Layout} layout
 * @returns {HTMLElement[]}
 */
function coordinates(board, layout) {
  const left = Math.min(...board.map((place) => place.x));
  const low = Math.max(...board.map((place) => place.y));
  return board.flatMap((place) => {
    const where = layout.get(place.id);
    const [, column = "", row = ""] = /^([a-z]+)(\d+)$/.exec(place.id) ?? [];
    if (!where || (place.x !== left && place.y !== low)) return [];
    const element = boxed("coordinates", where.box);
    element.style.fontSize = `${Math.min(14, Math.max(8.5, where.box.height * 0.2))}px`;
    if (place.x === left) element.append(make("span", { class: "row" }, row));
    if (place.y === low) element.append(make("span", { class: "column" }, column));
    return [element];
  });
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
