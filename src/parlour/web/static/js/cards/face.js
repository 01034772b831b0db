/** The face of any card of any deck. Each is drawn once and copied. */

import { getSetting } from "../settings.js";
import { drawBack } from "./back.js";
import { drawStandard } from "./standard.js";
import { drawTick } from "./ticks.js";
import { drawTripleTopper } from "./triple-topper.js";

/** @typedef {{tall: boolean, small: boolean, stacked?: boolean}} Look  stacked: what tells the card has to be seen at its left edge */

/** Cards narrower than this, in pixels, have a face that can still be read. */
const SMALL = 66;

/** @type {Map<string, SVGElement>} */
const drawn = new Map();

/**
 * How a card has to be drawn at a size.
 * @param {{width: number, height: number}} size
 * @param {boolean} [stacked]
 * @returns {Look}
 */
export function lookAt({ width, height }, stacked = false) {
  return { tall: height > width * 1.2, small: width < SMALL, stacked };
}

/**
 * @param {string} deck
 * @param {string | null} card  null: its back
 * @param {Look} look
 * @returns {SVGElement}
 */
export function drawFace(deck, card, look) {
  const [faces, back] = [getSetting("faces"), getSetting("back")];
  const name = `${deck} ${card} ${look.tall} ${look.small} ${look.stacked} ${faces} ${back}`;
  const face = drawn.get(name) ?? drawNew(deck, card, look, faces, back);
  drawn.set(name, face);
  return /** @type {SVGElement} */ (face.cloneNode(true));
}

/**
 * The class that gives something the colours of a card; none where the cards of a deck have no colours of their own.
 * @param {string} deck
 * @param {string | null} card
 */
export function colourClass(deck, card) {
  return deck === "triple-topper" && card !== null ? `colour-${card.charAt(0)}` : "";
}

/**
 * @param {string} deck
 * @param {string | null} card
 * @param {Look} look
 * @param {string} faces  as chosen in the settings
 * @param {string} back
 */
function drawNew(deck, card, look, faces, back) {
  if (card === null) return drawBack(look.tall, back);
  if (deck === "triple-topper") return drawTripleTopper(card, look, faces === "large");
  if (deck === "ticks") return drawTick(card);
  return drawStandard(card, faces === "large" ? "large" : look.small ? "small" : "full");
}
