/** The program as the other player: it is asked for its move whenever the turn is its own, after a reload too. */

/** @import { Table } from "../types.js" */
/** @import { Session } from "./session.js" */
import { enqueue, perform } from "./session.js";

/**
 * Whether the program has to move.
 * @param {Table} table
 */
export function isProgramsTurn({ opponent, over, paused, view }) {
  return opponent !== null && !over && !paused && view.to_move === opponent.tick;
}

/**
 * Has the program move, once all that was asked before has been answered and if it is still its turn.
 * @param {Session} session
 */
export function askProgram(session) {
  return enqueue(session, async () => {
    if (isProgramsTurn(session.table)) await perform(session, { kind: "reply" });
  });
}
