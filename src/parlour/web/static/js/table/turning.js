/** Turning a board that is a cylinder. */

/** @import { Surface } from "./surface.js" */
import { announce } from "../parts/toast.js";
import { say } from "../words.js";
import { isCylinder } from "./board.js";
import { drawView } from "./surface.js";

/**
 * Turns the cylinder by so many columns more, if the board is one, and says which of them lies first now.
 * @param {Surface} surface
 * @param {number} by
 */
export function turnBoard(surface, by) {
  if (!surface.view || !isCylinder(surface.view)) return;
  surface.turned += by;
  drawView(surface, surface.view);
  const first = surface.shown?.places.findLast((place) => place.role === "board" && place.mirrors)?.label;
  if (first) announce(say(surface.words, "web-turned", { place: first }));
}
