/** The player's hand: what is selected, and what presses and drops do. */

/** @import { Message, Move, Spot } from "../types.js" */
/** @import { Surface } from "../table/surface.js" */
/** @import { Session } from "./session.js" */
import { askWhy } from "../api.js";
import { light, shake } from "../table/light.js";
import { drawView } from "../table/surface.js";
import { movesBetween, movesByPress, movesFrom, openPlaces, otherEnds } from "./meaning.js";
import { isProgramsTurn } from "./program.js";
import { enqueue, perform } from "./session.js";

/**
 * @typedef {object} Hand
 * @property {Session} session
 * @property {Surface} surface
 * @property {Spot | null} selected
 * @property {(reason: Message) => void} tell  says why something cannot be done
 */

/** What the rulebook says where no move could ever go from one place to another: then two presses were not meant together. */
const UNRELATED = "why-nothing-between";

/**
 * A spot is pressed: with nothing selected that plays the one move it can mean, or selects it; else it is the other end.
 * @param {Hand} hand
 * @param {Spot} spot
 */
export function press(hand, spot) {
  return onTurn(hand, () => (hand.selected ? pressSecond(hand, hand.selected, spot) : pressFirst(hand, spot)));
}

/**
 * Cards were dropped on a place.
 * @param {Hand} hand
 * @param {Spot} spot
 * @param {string} target
 */
export function drop(hand, spot, target) {
  return onTurn(hand, async () => {
    const [move] = movesBetween(hand.session.table.view, spot, { place: target, cards: 1 });
    if (move) await play(hand, move);
    else drawView(hand.surface, hand.session.table.view, []);
  });
}

/**
 * Something was wished for between two places that is not possible: says why.
 * @param {Hand} hand
 * @param {string} source
 * @param {string | null} target
 */
export function wish(hand, source, target) {
  return onTurn(hand, async () => {
    const { reason } = await askWhy(hand.session.table.id, source, target);
    hand.tell(reason);
    shake(hand.surface, source);
  });
}

/**
 * Does something when all that was asked before has been answered, unless it is, or then is, the program's turn: no move is made ahead.
 * @param {Hand} hand
 * @param {() => Promise<void> | void} action
 */
function onTurn(hand, action) {
  const { session } = hand;
  const act = () => (isProgramsTurn(session.table) ? drawView(hand.surface, session.table.view, []) : action());
  return isProgramsTurn(session.table) ? act() : enqueue(session, act);
}

/**
 * @param {Hand} hand
 * @param {Spot | null} spot
 */
export function select(hand, spot) {
  hand.selected = spot;
  showLights(hand);
}

/**
 * Shows what is selected and where it can go; with nothing selected, where a press would lay a card.
 * @param {Hand} hand
 * @param {Spot | null} [spot]  instead of the selected one
 */
export function showLights(hand, spot = hand.selected) {
  const { view } = hand.session.table;
  const waiting = isProgramsTurn(hand.session.table);
  light(hand.surface, {
    selected: spot,
    targets: spot && !waiting ? otherEnds(movesFrom(view, spot), spot.place) : new Set(),
    open: spot || waiting ? new Set() : openPlaces(view),
  });
}

/**
 * @param {Hand} hand
 * @param {Spot} spot
 */
async function pressFirst(hand, spot) {
  const { table } = hand.session;
  const meant = movesByPress(table.view, spot);
  if (meant.length === 1 && meant[0]) return play(hand, meant[0]);
  if (meant.length > 0 || movesFrom(table.view, spot).length > 0) return select(hand, spot);
  const { reason } = await askWhy(table.id, spot.place, null);
  hand.tell(reason);
  shake(hand.surface, spot.place);
}

/**
 * @param {Hand} hand
 * @param {Spot} selected
 * @param {Spot} spot
 */
async function pressSecond(hand, selected, spot) {
  const { table } = hand.session;
  if (spot.place === selected.place) return pressAgain(hand, selected, spot);
  const [move] = movesBetween(table.view, selected, spot);
  if (move) return play(hand, move);
  const { reason } = await askWhy(table.id, selected.place, spot.place);
  select(hand, null);
  if (reason.key === UNRELATED) return pressFirst(hand, spot);
  hand.tell(reason);
  shake(hand.surface, spot.place);
}

/**
 * A second press on the same place: another card of it is selected instead, or nothing.
 * @param {Hand} hand
 * @param {Spot} selected
 * @param {Spot} spot
 */
function pressAgain(hand, selected, spot) {
  select(hand, spot.cards === selected.cards ? null : spot);
}

/**
 * @param {Hand} hand
 * @param {Move} move
 */
async function play(hand, move) {
  select(hand, null);
  await perform(hand.session, { kind: "move", move: move.text });
}
