/** An empty stock that a press fills again. */

/** @import { Move, Place, View } from "../types.js" */

/**
 * The move that a press on an empty stock means, if it means one.
 * @param {View} view
 * @param {Place} place
 * @returns {Move | undefined}
 */
export function turnsOver(view, place) {
  if (place.role !== "stock" || place.count > 0) return undefined;
  return view.moves.find((move) => move.taps.includes(place.id));
}
