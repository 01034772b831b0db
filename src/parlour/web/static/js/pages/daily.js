/** A day's game: the page of its table, of which a person has one. */

/** @import { Visit } from "../router.js" */
import { openDaily } from "../api.js";
import { askOrKept } from "../offline/kept.js";
import { showGame } from "./game.js";

/**
 * @param {Visit} visit  its id is the day, if it is not today
 * @returns {() => void} leaves it
 */
export const showDaily = (visit) => showGame(visit, () => findDaily(visit));

/** @param {Visit} visit */
function findDaily({ game, id }) {
  const day = id || new Date().toISOString().slice(0, 10);
  return askOrKept(() => openDaily(game.id, id || null), (table) => table.game === game.id && table.daily === day);
}
