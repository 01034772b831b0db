/** How the spots of a table are said, for those who hear the table instead of seeing it. */

/** @import { Place, View } from "../types.js" */
/** @import { Words } from "../words.js" */
import { cardName } from "../cards/names.js";
import { movesFrom } from "../play/meaning.js";
import { put, say } from "../words.js";
import { turnsOver } from "./refilling.js";

/**
 * @param {Words} words
 * @param {View} view
 * @param {Place} place
 * @param {number} index  which of its cards; -1 where there is none
 * @returns {string}
 */
export function spotLabel(words, view, place, index) {
  return [`${put(words, place.label)}: ${contents(words, view, place, index)}`, ...remarks(words, view, place, index)].join(", ");
}

/**
 * @param {Words} words
 * @param {View} view
 * @param {Place} place
 * @param {number} index
 */
function contents(words, view, place, index) {
  const card = place.cards[index];
  if (card === undefined) return say(words, "web-spot-empty");
  return card === null ? say(words, "web-spot-face-down") : put(words, cardName(view.deck, card));
}

/**
 * What else a player at a table would see there.
 * @param {Words} words
 * @param {View} view
 * @param {Place} place
 * @param {number} index
 */
function remarks(words, view, place, index) {
  const said = [];
  const turning = turnsOver(view, place);
  if (turning) said.push(put(words, turning.words));
  else if (isPlayable(view, place, index)) said.push(say(words, "web-spot-playable"));
  const above = place.cards.length - 1 - index;
  const down = place.cards.slice(0, Math.max(0, index)).filter((card) => card === null).length;
  const firstUp = place.cards[index - 1] === null;
  if (place.count > 1 && !place.fan) said.push(say(words, "web-spot-pile", { count: place.count }));
  if (place.fan === "right" && place.count > 1) said.push(say(words, "web-spot-on-top", { count: place.count - 1 }));
  if (place.fan === "down" && above > 0) said.push(say(words, "web-spot-run", { count: above }));
  if (place.fan === "down" && firstUp) said.push(say(words, "web-spot-beneath", { count: down }));
  if (place.awaits) said.push(say(words, place.ready ? "web-spot-ready" : "web-spot-awaits", { card: cardName(view.deck, place.awaits) }));
  return said;
}

/**
 * Whether a move begins or can be pressed just there.
 * @param {View} view
 * @param {Place} place
 * @param {number} index
 */
function isPlayable(view, place, index) {
  const cards = place.fan === "down" ? place.cards.length - index : 1;
  return movesFrom(view, { place: place.id, cards }).some((move) => move.source !== place.id || move.cards === cards);
}
