/** The cards on a surface, one element each, known by name from view to view. */

/** @import { Box, Step, View } from "../types.js" */
/** @import { Layout } from "./layout.js" */
/** @import { Look } from "../cards/face.js" */
import { drawFace, lookAt } from "../cards/face.js";
import { make } from "../dom.js";
import { animatePieces } from "./animate.js";
import { settle } from "./flight.js";
import { setBox } from "./boxes.js";

/**
 * @typedef {object} Piece
 * @property {string} key  the card's name; a tick and a back are told by their place
 * @property {string | null} card
 * @property {string} place
 * @property {Box} box
 * @property {boolean} stacked  only its left edge may be seen
 * @property {number} order  later ones lie above earlier ones
 * @property {HTMLElement} element
 *
 * @typedef {object} Pieces
 * @property {HTMLElement} layer
 * @property {Map<string, Piece>} byKey
 * @property {string} deck
 * @property {Set<Animation>} animations  under way
 * @property {(() => void)[]} starting  what starts the animations that begin as soon as all is drawn
 * @property {Set<Element>} leaving  elements that are gone when their animation ends
 * @property {boolean} displaced  some element is not where its box says
 */

/**
 * @param {HTMLElement} layer
 * @returns {Pieces}
 */
export function createPieces(layer) {
  return { layer, byKey: new Map(), deck: "", animations: new Set(), starting: [], leaving: new Set(), displaced: false };
}

/**
 * Takes all cards away, so that each is drawn anew.
 * @param {Pieces} pieces
 */
export function clearPieces(pieces) {
  settle(pieces);
  pieces.layer.replaceChildren();
  pieces.byKey.clear();
}

/**
 * Shows the cards of a view; `change` tells where those fly from that were not where they are now.
 * @param {Pieces} pieces
 * @param {View} view
 * @param {Layout} layout
 * @param {{steps: Step[], old: Layout} | null} change
 */
export function drawPieces(pieces, view, layout, change) {
  const seen = change ? measure(pieces) : new Map();
  settle(pieces);
  const old = pieces.byKey;
  pieces.deck = view.deck;
  pieces.byKey = new Map(listPieces(view, layout).map((piece) => [piece.key, placePiece(pieces, old.get(piece.key), piece)]));
  const gone = [...old.values()].filter((piece) => !pieces.byKey.has(piece.key));
  if (change) animatePieces(pieces, { seen, gone, view, layout, ...change });
  else gone.forEach((piece) => piece.element.remove());
}

/**
 * Where each card is seen at this moment, wherever it is flying or being dragged.
 * @param {Pieces} pieces
 * @returns {Map<string, Box>}
 */
function measure(pieces) {
  const origin = pieces.layer.getBoundingClientRect();
  return new Map(
    [...pieces.byKey].map(([key, piece]) => {
      if (isAtRest(piece)) return [key, piece.box];
      const box = piece.element.getBoundingClientRect();
      return [key, { x: box.x - origin.x, y: box.y - origin.y, width: box.width, height: box.height }];
    }),
  );
}

/**
 * Whether a piece is where its box says: what flies or is held lies above what belongs there.
 * @param {Piece} piece
 */
function isAtRest({ element, order }) {
  return element.style.zIndex === String(order);
}

/**
 * @param {View} view
 * @param {Layout} layout
 * @returns {Omit<Piece, "element">[]}
 */
function listPieces(view, layout) {
  const real = view.places.filter((place) => !place.mirrors);
  return real.flatMap((place) =>
    place.cards.flatMap((card, index) => {
      const box = layout.get(place.id)?.cards[index];
      return box ? [{ key: keyOf(view.deck, card, place.id, index), card, place: place.id, box, stacked: place.fan === "right", order: index }] : [];
    }),
  );
}

/**
 * @param {string} deck
 * @param {string | null} card
 * @param {string} place
 * @param {number} index
 */
function keyOf(deck, card, place, index) {
  if (card === null) return `back ${place} ${index}`;
  return deck === "ticks" ? `${card}:${place}` : card;
}

/**
 * Puts a piece's element where it belongs, a new one where there was none.
 * @param {Pieces} pieces
 * @param {Piece | undefined} old
 * @param {Omit<Piece, "element">} piece
 * @returns {Piece}
 */
function placePiece(pieces, old, piece) {
  if (old && isAtRest(old) && isLike(old, piece)) return { ...piece, element: old.element };
  const look = lookAt(piece.box, piece.stacked);
  const sameLook = old && sameLooks(lookAt(old.box, old.stacked), look);
  const element = old?.element ?? make("div", { class: pieces.deck === "ticks" ? "card tick" : "card" });
  if (!sameLook) element.replaceChildren(drawFace(pieces.deck, piece.card, look));
  element.classList.toggle("stacked", piece.stacked);
  setBox(element, piece.box);
  element.style.zIndex = String(piece.order);
  if (!old) pieces.layer.append(element);
  return { ...piece, element };
}

/**
 * Whether two pieces lie in the same way.
 * @param {Omit<Piece, "element">} one
 * @param {Omit<Piece, "element">} other
 */
function isLike(one, other) {
  const [{ box }, { box: of }] = [one, other];
  const sameBox = box.x === of.x && box.y === of.y && box.width === of.width && box.height === of.height;
  return sameBox && one.order === other.order && one.stacked === other.stacked;
}

/**
 * @param {Look} one
 * @param {Look} other
 */
function sameLooks(one, other) {
  return one.tall === other.tall && one.small === other.small && one.stacked === other.stacked;
}
