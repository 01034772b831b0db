/** Cards move, they do not jump: they fly from where they were last seen, and turn over. */

/** @import { Box, Step, View } from "../types.js" */
/** @import { Layout } from "./layout.js" */
/** @import { Piece, Pieces } from "./pieces.js" */
import { drawFace, lookAt } from "../cards/face.js";
import { between, fly, FLYING, LONGEST, run, turn, wantsStillness } from "./flight.js";

/** Cards that come after others have gone wait so long, each a little longer than the one before. */
const AFTER_GONE = 80;
const STAGGER = 45;

/** What turns over where it lies does so when the card that made it turn has nearly come. */
const AFTER_FLIGHT = 140;

/** In this time a whole deal is dealt, but for the flight of the last card. */
const DEALING = 350;

/**
 * @typedef {object} Change
 * @property {Map<string, Box>} seen  where each card was seen before
 * @property {Piece[]} gone  cards that are not seen any more
 * @property {Step[]} steps
 * @property {View} view
 * @property {Layout} layout
 * @property {Layout} old
 */

/**
 * @param {Pieces} pieces
 * @param {Change} change
 */
export function animatePieces(pieces, change) {
  if (wantsStillness()) {
    change.gone.forEach((piece) => piece.element.remove());
    return;
  }
  const turned = turnDown(pieces, change);
  change.gone.filter((piece) => !turned.has(piece.key)).forEach((piece) => leave(pieces, piece, change));
  let waiting = 0;
  for (const piece of pieces.byKey.values()) {
    const from = change.seen.get(piece.key);
    if (from && lentItself(piece, pieces, change)) continue;
    if (from) fly(pieces, piece, from, 0);
    else if (arrive(pieces, piece, change, (change.gone.length ? AFTER_GONE : 0) + waiting * STAGGER)) waiting += 1;
  }
}

/**
 * Cards are dealt to their places one after the other, from the stock.
 * @param {Pieces} pieces
 * @param {View} view
 * @param {Layout} layout
 */
export function dealOut(pieces, view, layout) {
  const stock = view.places.find((place) => place.role === "stock");
  const from = stock && layout.get(stock.id)?.box;
  if (!from || wantsStillness()) return;
  const dealt = [...pieces.byKey.values()].filter((piece) => piece.place !== stock.id);
  dealt.forEach((piece, index) => fly(pieces, piece, from, (index * DEALING) / dealt.length));
}

/**
 * Whether a piece was dragged in place of the card that has come from there: a tray's tick, the back on top of the stock.
 * @param {Piece} piece
 * @param {Pieces} pieces
 * @param {Change} change
 */
function lentItself(piece, pieces, { steps }) {
  const standsForMany = piece.card === null || pieces.deck === "ticks";
  return standsForMany && steps.some((step) => step.source === piece.place && step.target !== piece.place);
}

/**
 * A card that was not seen before: it comes from where its step began, its face turning up on the way.
 * @param {Pieces} pieces
 * @param {Piece} piece
 * @param {Change} change
 * @param {number} delay
 * @returns {boolean} whether it moves
 */
function arrive(pieces, piece, change, delay) {
  const step = change.steps.find((one) => one.card === piece.key && one.target === piece.place);
  if (!step) return false;
  if (step.source === step.target) turn(pieces, piece, null, untilLaid(change));
  else {
    fly(pieces, piece, originOf(step.source, piece, pieces, change), delay);
    if (roleOf(step.source, change) === "stock") turn(pieces, piece, null, delay);
  }
  return true;
}

/**
 * How long what turns in its place waits for what is still flying.
 * @param {Change} change
 */
function untilLaid({ steps }) {
  return steps.some((step) => step.source !== step.target) ? AFTER_FLIGHT : 0;
}

/**
 * @param {string} place
 * @param {Change} change
 */
function roleOf(place, change) {
  return change.view.places.find((one) => one.id === place)?.role;
}

/**
 * Cards whose face is not seen any more where they lie now: the backs there turn over from their faces.
 * @param {Pieces} pieces
 * @param {Change} change
 * @returns {Set<string>} the keys of the cards that turned
 */
function turnDown(pieces, change) {
  /** @type {Set<string>} */
  const turned = new Set();
  for (const step of change.steps) {
    const old = change.gone.find((piece) => piece.key === step.card);
    const back = [...pieces.byKey.values()].findLast((piece) => piece.place === step.target && piece.card === null);
    if (!old || !back || step.source !== step.target) continue;
    const from = change.seen.get(old.key);
    if (from) fly(pieces, back, from, 0);
    turn(pieces, back, old.card, untilLaid(change));
    old.element.remove();
    turned.add(old.key);
  }
  return turned;
}

/**
 * A card that goes: to where its step ends, else it stays until the one that covers it has come.
 * @param {Pieces} pieces
 * @param {Piece} piece
 * @param {Change} change
 */
function leave(pieces, piece, change) {
  const from = change.seen.get(piece.key);
  const step = change.steps.find((one) => one.card === piece.key);
  const target = step && change.layout.get(step.target)?.box;
  if (!from || piece.card === null) {
    piece.element.remove();
    return;
  }
  pieces.leaving.add(piece.element);
  const end = target ?? from;
  const covered = !target && change.view.places.some((place) => place.id === piece.place && place.count > 0);
  piece.element.style.zIndex = String(target ? FLYING : -1);
  const frames = [
    { transform: between(from, piece.box), opacity: 1 },
    { opacity: 1, offset: 0.75 },
    { transform: between(end, piece.box), opacity: covered ? 1 : 0 },
  ];
  if (step && roleOf(step.target, change) === "stock") turnAway(pieces, piece);
  run(pieces, piece.element, frames, { duration: LONGEST }, () => {
    piece.element.remove();
    pieces.leaving.delete(piece.element);
  });
}

/**
 * Turns a card that is going face down on its way.
 * @param {Pieces} pieces
 * @param {Piece} piece
 */
function turnAway(pieces, piece) {
  piece.element.replaceChildren(drawFace(pieces.deck, null, lookAt(piece.box)));
  turn(pieces, piece, piece.card, 0);
}

/**
 * Where a card starts that comes from a place: on what lies on top there, wherever that has been dragged.
 * @param {string} source
 * @param {Piece} piece
 * @param {Pieces} pieces
 * @param {Change} change
 */
function originOf(source, piece, pieces, change) {
  const lent = [...pieces.byKey.values()].find((one) => one.place === source && lentItself(one, pieces, change));
  const seen = lent && change.seen.get(lent.key);
  if (seen) return seen;
  const place = change.old.get(source) ?? change.layout.get(source);
  return place?.cards.at(-1) ?? place?.box ?? piece.box;
}
