/** All the cards of a pile that may be looked through. */

/** @import { Place } from "../types.js" */
/** @import { Words } from "../words.js" */
import { drawFace } from "../cards/face.js";
import { cardName } from "../cards/names.js";
import { make } from "../dom.js";
import { put, say } from "../words.js";
import { openDialog } from "./dialog.js";

/**
 * @param {Words} words
 * @param {string} deck
 * @param {Place} place
 */
export function openPile(words, deck, place) {
  const cards = place.cards.toReversed().map((card) => {
    const face = drawFace(deck, card, { tall: true, small: true });
    const name = card === null ? say(words, "web-spot-face-down") : put(words, cardName(deck, card));
    return make("li", {}, make("span", { class: "card", role: "img", "aria-label": name }, face));
  });
  const title = say(words, "web-pile", { place: place.label, count: place.count });
  openDialog(words, title, [make("p", { class: "hint" }, say(words, "web-pile-order")), make("ol", { class: "pile" }, ...cards)], "wide");
}
