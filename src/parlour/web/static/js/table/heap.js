/** Piles whose heights fall from one corner on, drawn as the heap of cubes that they are. */

/** @import { Area, Place, View } from "../types.js" */
/** @import { Words } from "../words.js" */
import { colourClass } from "../cards/face.js";
import { draw } from "../dom.js";
import { say, sayNumber } from "../words.js";
import { rowsOf } from "./board.js";

/** A unit along the floor goes so far aside; it goes half a unit down. */
const ASIDE = Math.sqrt(3) / 2;

/**
 * @typedef {{height: number, kind: string}[][]} Heap  by row, the highest pile first in each
 */

/**
 * The heights of an area's piles, from its lower left corner on.
 * @param {View} view
 * @param {Area} area
 * @returns {Heap}
 */
export function heapOf(view, area) {
  const places = view.places.filter((place) => place.area === area.id);
  return rowsOf(places).toReversed().map((row) => row.map((place) => ({ height: place.count, kind: kindOf(view, place) })));
}

/**
 * @param {View} view
 * @param {Place} place
 */
function kindOf(view, place) {
  return colourClass(view.deck, place.cards.at(-1) ?? null);
}

/**
 * @param {Words} words
 * @param {View} view
 * @param {Area} area
 * @returns {SVGElement}
 */
export function drawHeap(words, view, area) {
  const heap = heapOf(view, area);
  const side = Math.max(heap.length, ...heap.map((row) => row.length));
  const high = area.heap ?? 0;
  const heights = heap.map((row) => row.map(({ height }) => sayNumber(words, height)).join(" ")).join("; ");
  const count = heap.flat().reduce((total, { height }) => total + height, 0);
  const label = say(words, "web-heap", { count, heights });
  const viewBox = `${-side * ASIDE - 0.1} ${-high - 0.1} ${side * ASIDE * 2 + 0.2} ${high + side + 0.2}`;
  return draw("svg", { viewBox, class: "heap", role: "img", "aria-label": label, "data-cubes": count }, ...walls(side, high), ...cubes(heap));
}

/**
 * Each cube after those that it hides.
 * @param {Heap} heap
 */
function cubes(heap) {
  const all = heap.flatMap((row, back) =>
    row.flatMap(({ height, kind }, along) => Array.from({ length: height }, (_, level) => ({ along, back, level, kind, near: along + back + level }))),
  );
  return all.toSorted((one, other) => one.near - other.near).map(cube);
}

/** @param {{along: number, back: number, level: number, kind: string}} place */
function cube({ along, back, level, kind }) {
  const [right, left, low, high] = [along + 1, back + 1, level, level + 1];
  return draw(
    "g",
    { class: `cube ${kind}` },
    side("top", [along, back, high], [right, back, high], [right, left, high], [along, left, high]),
    side("left", [along, left, low], [right, left, low], [right, left, high], [along, left, high]),
    side("right", [right, back, low], [right, left, low], [right, left, high], [right, back, high]),
  );
}

/**
 * The floor and the two walls behind the heap, in squares.
 * @param {number} size
 * @param {number} high
 */
function walls(size, high) {
  let path = "";
  /** @type {(from: number[], to: number[]) => void} */
  const line = (from, to) => (path += `M${at(from)}L${at(to)}`);
  for (let step = 0; step <= size; step++) {
    line([step, 0, 0], [step, size, 0]);
    line([0, step, 0], [size, step, 0]);
    line([step, 0, 0], [step, 0, high]);
    line([0, step, 0], [0, step, high]);
  }
  for (let level = 1; level <= high; level++) {
    line([0, 0, level], [size, 0, level]);
    line([0, 0, level], [0, size, level]);
  }
  return [draw("path", { d: path, class: "walls" })];
}

/**
 * @param {string} kind
 * @param {...number[]} corners
 */
function side(kind, ...corners) {
  return draw("path", { d: `M${corners.map(at).join("L")}Z`, class: kind });
}

/**
 * Where a point of the heap is drawn: along goes right and down, back goes left and down, up goes up.
 * @param {number[]} point
 */
function at([along = 0, back = 0, up = 0]) {
  return `${((along - back) * ASIDE).toFixed(3)} ${((along + back) / 2 - up).toFixed(3)}`;
}
