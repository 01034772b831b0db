/** A board as it lies on this screen: a cylinder turned as one likes it, and upright where it can then be drawn larger. */

/** @import { Place, View } from "../types.js" */

/**
 * The area that is a board, if there is one.
 * @param {View} view
 */
export function boardArea(view) {
  const board = view.places.find((place) => place.role === "board");
  return view.areas.find((area) => area.id === board?.area);
}

/**
 * Whether a board's left and right edges are joined: then it has places beyond them that repeat others.
 * @param {View} view
 */
export function isCylinder(view) {
  return view.places.some((place) => place.role === "board" && place.mirrors);
}

/**
 * Whether a cylinder's edges that are joined are its upper and its lower one, as the view is shown.
 * @param {View} shown
 */
export function isUpright(shown) {
  return shown.places.some((place) => place.mirrors && (place.height ?? 1) < (place.width ?? 1));
}

/**
 * The view with its cylinder turned by so many columns to the right. Each place keeps its name; only where it lies changes.
 * @param {View} view
 * @param {number} by
 * @returns {View}
 */
export function turned(view, by) {
  if (!isCylinder(view)) return view;
  const rows = rowsOf(view.places.filter((place) => place.role === "board"));
  const others = view.places.filter((place) => place.role !== "board");
  return { ...view, places: [...rows.flatMap((row) => turnedRow(row, by)), ...others] };
}

/**
 * The rows that places lie in, the uppermost first, each from left to right.
 * @param {Place[]} places
 * @returns {Place[][]}
 */
export function rowsOf(places) {
  const heights = [...new Set(places.map((place) => place.y))].toSorted((one, other) => one - other);
  return heights.map((y) => places.filter((place) => place.y === y).toSorted((one, other) => one.x - other.x));
}

/**
 * @param {Place[]} row
 * @param {number} by
 * @returns {Place[]}
 */
function turnedRow(row, by) {
  const real = row.filter((place) => !place.mirrors);
  const count = real.length;
  const places = real.map((_, index) => {
    const from = (((index - by) % count) + count) % count;
    return /** @type {Place} */ ({ ...real[from], x: real[index]?.x });
  });
  let next = 0;
  return row.map((place, index) => (place.mirrors ? repeating(place, index === 0 ? places.at(-1) : places[0]) : places[next++] ?? place));
}

/**
 * A place beyond an edge, which now repeats another one.
 * @param {Place} ghost
 * @param {Place | undefined} place
 * @returns {Place}
 */
function repeating(ghost, place) {
  return place ? { ...ghost, mirrors: place.id, cards: place.cards, count: place.count, label: place.label } : ghost;
}

/**
 * The view with its board a quarter turned, so that its first column lies on top and its top row to the right.
 * @param {View} view
 * @returns {View}
 */
export function upright(view) {
  const board = boardArea(view);
  if (!board || board.aspect !== 1) return view;
  const areas = view.areas.map((area) => (area === board ? { ...area, width: area.height, height: area.width } : area));
  const places = view.places.map((place) => {
    if (place.area !== board.id) return place;
    const { width = 1, height = 1 } = place;
    return { ...place, x: board.height - place.y - height, y: place.x, width: height, height: width };
  });
  return { ...view, areas, places };
}
