/** The player's hand: what is selected, and what presses and drops do. */

/** @import { Message, Move, Spot } from "../types.js" */
/** @import { Surface } from "../table/surface.js" */
/** @import { Session } from "./session.js" */
import { light, shake } from "../table/light.js";
import { setOff } from "../table/setting-off.js";
import { drawView, propose } from "../table/surface.js";
import { movesBetween, movesByPress, movesFrom, obviousMove, openPlaces, otherEnds, roleOf } from "./meaning.js";
import { isProgramsTurn } from "./program.js";
import { enqueue, perform } from "./session.js";

/**
 * @typedef {object} Hand
 * @property {Session} session
 * @property {Surface} surface
 * @property {Spot | null} selected
 * @property {string | null} played  the place whose press has played a move, where it was the last one pressed
 * @property {() => boolean} confirms  whether a move is only shown at first, and played when it is wished again
 * @property {(move: Move) => void} propose  says which move is shown
 * @property {(reason: Message) => void} tell  says why something cannot be done
 * @property {(ends: Set<string>) => void} chosen  something is selected that can go to these places
 */

/** What the rulebook says where no move could ever go from one place to another: then two presses were not meant together. */
const UNRELATED = "why-nothing-between";

/**
 * A spot is pressed: with nothing selected that plays the one move it can mean, or selects it; else it is the other end. Where a press has
 * already played a move, the second one of a double press means no other; only a stock may be pressed as fast as one likes.
 * @param {Hand} hand
 * @param {Spot} spot
 * @param {boolean} [twice]  it is the second press of a double one
 */
export function press(hand, spot, twice = false) {
  return onTurn(hand, async () => {
    const { ply, view } = hand.session.table;
    if (twice && hand.played === spot.place && roleOf(view, spot.place) !== "stock") return;
    if (hand.selected) await pressSecond(hand, hand.selected, spot, twice);
    else await pressFirst(hand, spot);
    hand.played = hand.session.table.ply === ply ? null : spot.place;
  });
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
    const { reason } = await hand.session.rulebook.why(hand.session.table, source, target);
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
  propose(hand.surface, null);
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
  const { proposed } = hand.surface;
  light(hand.surface, {
    selected: spot ?? (proposed && { place: proposed.target, cards: 1 }),
    targets: spot && !waiting ? otherEnds(movesFrom(view, spot), spot.place) : new Set(),
    open: spot || waiting ? new Set() : openPlaces(view),
  });
}

/**
 * @param {Hand} hand
 * @param {Spot} spot
 */
async function pressFirst(hand, spot) {
  const { table, rulebook } = hand.session;
  const meant = movesByPress(table.view, spot);
  if (meant.length === 1 && meant[0]) return play(hand, meant[0]);
  const moves = movesFrom(table.view, spot);
  if (meant.length > 0 || moves.length > 0) {
    select(hand, spot);
    return hand.chosen(otherEnds(moves, spot.place));
  }
  const { reason } = await rulebook.why(table, spot.place, null);
  hand.tell(reason);
  shake(hand.surface, spot.place);
}

/**
 * @param {Hand} hand
 * @param {Spot} selected
 * @param {Spot} spot
 * @param {boolean} twice
 */
async function pressSecond(hand, selected, spot, twice) {
  const { table, rulebook } = hand.session;
  if (spot.place === selected.place) return pressAgain(hand, selected, spot, twice);
  const [move] = movesBetween(table.view, selected, spot);
  if (move) return play(hand, move);
  const { reason } = await rulebook.why(table, selected.place, spot.place);
  select(hand, null);
  if (reason.key === UNRELATED) return pressFirst(hand, spot);
  hand.tell(reason);
  shake(hand.surface, spot.place);
}

/**
 * Another press on the same place: a double one plays its obvious move, else another card of it is selected instead, or nothing.
 * @param {Hand} hand
 * @param {Spot} selected
 * @param {Spot} spot
 * @param {boolean} twice
 */
function pressAgain(hand, selected, spot, twice) {
  const obvious = twice ? obviousMove(hand.session.table.view, selected) : undefined;
  return obvious ? play(hand, obvious) : select(hand, spot.cards === selected.cards ? null : spot);
}

/**
 * @param {Hand} hand
 * @param {Move} move
 */
async function play(hand, move) {
  const shown = hand.surface.proposed?.text === move.text;
  if (shown || !hand.confirms()) {
    // It is sent first: what is drawn here does not keep the answer waiting.
    const answered = perform(hand.session, { kind: "move", move: move.text });
    select(hand, null);
    setOff(hand.surface, move);
    return answered;
  }
  select(hand, null);
  // Cards that were dragged there go back meanwhile.
  drawView(hand.surface, hand.session.table.view, []);
  propose(hand.surface, move);
  showLights(hand);
  return hand.propose(move);
}
