/** A move shown before it is played: its card lies faintly where it would come to lie. */

/** @import { Move, View } from "../types.js" */
/** @import { Layout } from "./layout.js" */
import { drawFace, lookAt } from "../cards/face.js";
import { make } from "../dom.js";
import { setBox } from "./boxes.js";

/**
 * @param {HTMLElement} layer
 * @param {View} view
 * @param {Layout} layout
 * @param {Move | null} move
 */
export function drawProposal(layer, view, layout, move) {
  layer.replaceChildren();
  const card = view.places.find((place) => place.id === move?.source)?.cards.at(-1);
  const box = move && layout.get(move.target)?.box;
  if (!box || card === undefined) return;
  const element = make("div", { class: `card proposed${view.deck === "ticks" ? " tick" : ""}` }, drawFace(view.deck, card, lookAt(box)));
  setBox(element, box);
  layer.append(element);
}
