/** A move pointed out on the table: a ring round the cards it takes, one round where they go, an arrow from the one to the other. And places. */

/** @import { Box, Move, View } from "../types.js" */
/** @import { Layout } from "./layout.js" */
import { draw, make } from "../dom.js";
import { setBox, union } from "./boxes.js";

/** The arrow keeps so far from what it points at, and its head is so long, in pixels. */
const CLEAR = 4;
const HEAD = 13;

/**
 * @param {HTMLElement} layer
 * @param {View} view
 * @param {Layout} layout
 * @param {{pointed: Move | null, ringed: string[]}} what
 */
export function drawPointing(layer, view, layout, { pointed: move, ringed }) {
  layer.replaceChildren(...ringed.flatMap((id) => ringAround(view, layout, id)));
  if (!move) return;
  // What comes onto a board comes from the tray of the player to move: only where it goes has to be shown.
  const source = roleOf(view, move.target) === "board" ? null : boxOf(view, layout, move.source, move.cards);
  const target = boxOf(view, layout, move.target, 1);
  const distinct = source !== null && move.source !== move.target;
  if (source && distinct) layer.append(ring("source", move.source, source));
  if (target) layer.append(ring("target", move.target, target));
  if (source && target && distinct) layer.append(arrow(middle(source), middle(target)));
}

/**
 * @param {View} view
 * @param {Layout} layout
 * @param {string} id
 */
function ringAround(view, layout, id) {
  const box = boxOf(view, layout, id, 1);
  return box ? [ring("noted", id, box)] : [];
}

/**
 * @param {View} view
 * @param {string} id
 */
function roleOf(view, id) {
  return view.places.find((place) => place.id === id)?.role;
}

/**
 * The box around the last cards of a place; of an empty one, its own.
 * @param {View} view
 * @param {Layout} layout
 * @param {string} id
 * @param {number} count
 * @returns {Box | null}
 */
function boxOf(view, layout, id, count) {
  const where = layout.get(id);
  if (!where) return null;
  const cards = roleOf(view, id) === "board" ? [] : where.cards.slice(-Math.max(1, count));
  return cards.length > 0 ? union(cards) : where.box;
}

/**
 * @param {string} kind
 * @param {string} place
 * @param {Box} box
 */
function ring(kind, place, box) {
  const element = make("div", { class: `ring ring-${kind}`, "data-at": place });
  setBox(element, box);
  return element;
}

/** @param {Box} box */
function middle({ x, y, width, height }) {
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * @param {{x: number, y: number}} from
 * @param {{x: number, y: number}} to
 */
function arrow(from, to) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const end = Math.max(HEAD, length - CLEAR);
  const shape = `M0 0H${end - HEAD}M${end - HEAD} -${HEAD * 0.62}L${end} 0L${end - HEAD} ${HEAD * 0.62}Z`;
  const turned = { transform: `translate(${from.x} ${from.y}) rotate(${angle})` };
  return draw("svg", { class: "arrow", width: "100%", height: "100%" }, draw("path", { d: shape, class: "arrow-edge", ...turned }), draw("path", { d: shape, ...turned }));
}
