/** What a press or a drop means: which of the legal moves. The rulebook has said which moves there are; nothing here knows a rule. */

/** @import { Move, Spot, View } from "../types.js" */

/**
 * The moves between two spots; either may be the move's source.
 * @param {View} view
 * @param {Spot} one
 * @param {Spot} other
 * @returns {Move[]}
 */
export function movesBetween(view, one, other) {
  const forth = view.moves.filter((move) => move.source === one.place && move.target === other.place);
  const back = view.moves.filter((move) => move.source === other.place && move.target === one.place);
  return [...nearestCount(forth, one.cards), ...nearestCount(back, other.cards)];
}

/**
 * The moves that a press on a spot may mean when nothing is selected.
 * @param {View} view
 * @param {Spot} spot
 * @returns {Move[]}
 */
export function movesByPress(view, spot) {
  const meant = view.moves.filter((move) => move.taps.includes(spot.place));
  const fromHere = meant.filter((move) => move.source === spot.place);
  return [...exactCount(fromHere, spot.cards), ...meant.filter((move) => move.source !== spot.place)];
}

/**
 * The moves that have an end at a spot, whatever a press on it alone may mean.
 * @param {View} view
 * @param {Spot} spot
 * @returns {Move[]}
 */
export function movesFrom(view, spot) {
  const fromHere = view.moves.filter((move) => move.source === spot.place);
  const pressed = view.moves.filter((move) => move.target === spot.place && move.taps.includes(spot.place));
  return [...exactCount(fromHere, spot.cards), ...pressed];
}

/**
 * The move that a second press on a spot means: the only one there is, or of several the only one that takes its cards to a payoff.
 * @param {View} view
 * @param {Spot} spot
 * @returns {Move | undefined}
 */
export function obviousMove(view, spot) {
  const moves = movesFrom(view, spot);
  const paying = moves.filter((move) => move.source === spot.place && roleOf(view, move.target) === "payoff");
  return moves.length === 1 ? moves[0] : paying.length === 1 ? paying[0] : undefined;
}

/**
 * @param {View} view
 * @param {string} id
 */
export function roleOf(view, id) {
  return view.places.find((place) => place.id === id)?.role;
}

/**
 * The places at the other ends of moves.
 * @param {Move[]} moves
 * @param {string} place
 * @returns {Set<string>}
 */
export function otherEnds(moves, place) {
  return new Set(moves.map((move) => (move.source === place ? move.target : move.source)));
}

/**
 * Where a card that comes from a tray may be laid: a press there needs no first press.
 * @param {View} view
 * @returns {Set<string>}
 */
export function openPlaces(view) {
  const trays = new Set(view.places.filter((place) => place.role === "tray").map((place) => place.id));
  return new Set(view.moves.filter((move) => trays.has(move.source)).map((move) => move.target));
}

/**
 * The moves of just so many cards; if there are none, those of any number.
 * @param {Move[]} moves
 * @param {number} cards
 */
function exactCount(moves, cards) {
  const exact = moves.filter((move) => move.cards === cards);
  return exact.length > 0 ? exact : moves;
}

/**
 * Of moves that differ in how many cards they take, those nearest to a number.
 * @param {Move[]} moves
 * @param {number} cards
 */
function nearestCount(moves, cards) {
  const nearest = Math.min(...moves.map((move) => Math.abs(move.cards - cards)));
  return moves.filter((move) => Math.abs(move.cards - cards) === nearest);
}
