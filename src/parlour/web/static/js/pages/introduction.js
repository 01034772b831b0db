/** What is said of a table that has just taken the place of another one. */

/** @import { Table } from "../types.js" */
/** @import { Words } from "../words.js" */
/** @import { Room } from "./game-room.js" */
/** @import { Change } from "./opening.js" */
import { announce, offer } from "../parts/toast.js";
import { focusTable } from "../play/keyboard.js";
import { joinSentences, say } from "../words.js";

/**
 * Says which deal lies there now, and that a game that was left is kept; the keys go on at the new table.
 * @param {Words} words
 * @param {Room} room
 * @param {Table} table
 * @param {Change} change
 */
export function introduce(words, room, { deal }, change) {
  const dealt = deal === null ? say(words, "web-begun") : say(words, "web-dealt", { deal });
  focusTable(room.table);
  if (change === "left") offer(say(words, "web-kept"), say(words, "web-to-kept"), () => history.back());
  announce(joinSentences([dealt, ...(change === "left" ? [say(words, "web-kept-heard")] : [])]));
}
