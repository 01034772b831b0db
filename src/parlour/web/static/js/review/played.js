/** Tells a game as it was played: each move in words, and how the game ended. */

/** @import { Teller, Walk } from "./walk.js" */
import { endSentences } from "../parts/end.js";
import { joinSentences } from "../words.js";
import { makeMoves, showCurrent } from "./moves.js";
import { remarkOnMove } from "./remark.js";
import { goTo } from "./walk.js";

/**
 * @param {Walk} walk
 * @returns {Teller}
 */
export function makePlayed(walk) {
  const { app: { words }, room, table, moves, game } = walk;
  const list = makeMoves(words, moves.map((played, index) => ({ ...played, ply: index + 1, lost: null, marks: [] })), game.players, (ply) => goTo(walk, ply));
  room.remark.hidden = !table.over;
  room.report.replaceChildren(...(table.over ? [list] : []));
  return {
    show: (ply) => {
      remarkOnMove(room.remark, words, moves[ply - 1] ?? null, ply, ply === moves.length && table.over ? joinSentences(endSentences(words, table)) : null);
      showCurrent(list, ply);
    },
    better: () => [],
    showLine: () => {},
    stop: () => {},
  };
}
