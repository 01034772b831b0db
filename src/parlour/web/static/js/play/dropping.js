/** Where dropped cards land: on the legal place that they overlap most, by a quarter at least. */

/** @import { Box, Spot, View } from "../types.js" */
/** @import { Layout } from "../table/layout.js" */
import { union } from "../table/boxes.js";
import { movesFrom, otherEnds } from "./meaning.js";

const ENOUGH = 0.25;

/**
 * @param {View} view
 * @param {Layout} layout
 * @param {Spot} spot  where the cards were taken
 * @param {Box} box  where the first of them is
 * @returns {{place: string, legal: boolean} | null}
 */
export function findDrop(view, layout, spot, box) {
  const legal = otherEnds(movesFrom(view, spot), spot.place);
  const overlaps = view.places.map((place) => {
    const where = layout.get(place.id);
    const share = where ? overlap(union([where.box, ...where.cards]), box) : 0;
    return { place: place.mirrors ?? place.id, share };
  });
  const near = overlaps.filter(({ share }) => share >= ENOUGH).toSorted((one, other) => other.share - one.share);
  const chosen = near.find(({ place }) => legal.has(place)) ?? near[0];
  if (!chosen || chosen.place === spot.place) return null;
  return { place: chosen.place, legal: legal.has(chosen.place) };
}

/**
 * The part of the smaller box that both cover.
 * @param {Box} one
 * @param {Box} other
 */
function overlap(one, other) {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / Math.min(one.width * one.height, other.width * other.height);
}
