/** The first time that somebody opens a game they hear that there is a lesson. */

/** @import { Game } from "../types.js" */

/** Where the browser keeps of which games a lesson has been offered or taken. */
const OFFERED = "parlour.lesson.";

/**
 * Whether the lesson of a game should be offered now; it is once.
 * @param {Game} game
 */
export function shouldOfferLesson(game) {
  if (!game.lesson || localStorage.getItem(OFFERED + game.id) !== null) return false;
  needNotOffer(game);
  return true;
}

/** @param {Game} game */
export function needNotOffer(game) {
  localStorage.setItem(OFFERED + game.id, "yes");
}
