/** All ways to arrange areas by cutting the room, again and again, into rows or columns. */

/** @import { Area } from "../types.js" */

/**
 * An area, or several parts side by side or on top of one another. Sizes are in card units of scale 1; `stretches` tells whether more
 * height would be of use.
 * @typedef {object} Part
 * @property {Area} [area]
 * @property {"row" | "column"} [kind]
 * @property {Part[]} parts
 * @property {number} width
 * @property {number} height
 * @property {boolean} stretches
 */

/** The gap between two parts, in card units. */
export const GAP = 0.35;

/**
 * The arrangements, those nearest to the given order first.
 * @param {Area[]} areas
 * @param {Set<string>} stretching  the areas that can use more height
 * @returns {Part[]}
 */
export function arrangements(areas, stretching) {
  return permutations(areas.map((area) => leaf(area, stretching.has(area.id)))).flatMap(cuts);
}

/**
 * The same arrangement of other areas.
 * @param {Part} part
 * @param {(one: Part) => Part} change  what becomes of each part that is one area
 * @returns {Part}
 */
export function rebuilt(part, change) {
  const [first, second] = part.parts;
  return first && second ? join(part.kind ?? "row", rebuilt(first, change), rebuilt(second, change)) : change(part);
}

/**
 * The ways to put one more part beside, above or below one of the areas of an arrangement. One that can use more height is left alone.
 * @param {Part} part
 * @param {Part} added
 * @returns {Part[]}
 */
export function attachments(part, added) {
  const [first, second] = part.parts;
  if (first && second) {
    const kind = part.kind ?? "row";
    return [...attachments(second, added).map((other) => join(kind, first, other)), ...attachments(first, added).map((one) => join(kind, one, second))];
  }
  if (part.stretches) return [];
  return [join("column", part, added), join("column", added, part), join("row", part, added), join("row", added, part)];
}

/**
 * @param {Area} area
 * @param {boolean} stretches
 * @returns {Part}
 */
export function leaf(area, stretches) {
  return { area, parts: [], width: area.width * area.scale, height: area.height * area.aspect * area.scale, stretches };
}

/**
 * All trees over parts in this order.
 * @param {Part[]} parts
 * @returns {Part[]}
 */
function cuts(parts) {
  if (parts.length === 1) return parts;
  const found = [];
  for (let at = 1; at < parts.length; at++) {
    for (const first of cuts(parts.slice(0, at))) {
      for (const second of cuts(parts.slice(at))) found.push(join("column", first, second), join("row", first, second));
    }
  }
  return found;
}

/**
 * @param {"row" | "column"} kind
 * @param {Part} first
 * @param {Part} second
 * @returns {Part}
 */
function join(kind, first, second) {
  const along = kind === "row";
  return {
    kind,
    parts: [first, second],
    width: along ? first.width + GAP + second.width : Math.max(first.width, second.width),
    height: along ? Math.max(first.height, second.height) : first.height + GAP + second.height,
    stretches: first.stretches || second.stretches,
  };
}

/**
 * @template Item
 * @param {Item[]} items
 * @returns {Item[][]}
 */
function permutations(items) {
  if (items.length < 2) return [items];
  return items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));
}
