/** Whether a deed has been done, where its answer was lost. */

/** @import { Deed } from "../api.js" */
/** @import { Table } from "../types.js" */

/** How many moves are played after a deed, those before it given. */
const PLIES = {
  /** @type {(ply: number) => number} */
  move: (ply) => ply + 1,
  /** @type {(ply: number) => number} */
  undo: (ply) => ply - 1,
  /** @type {(ply: number) => number} */
  redo: (ply) => ply + 1,
  restart: () => 0,
  /** @type {(ply: number) => number} */
  reply: (ply) => ply + 1,
};

/**
 * Whether a table is what the deed alone made of the one before.
 * @param {Deed} deed
 * @param {Pick<Table, "version" | "ply">} before
 * @param {Table} after
 * @param {() => Promise<{moves: string[]}>} getRecord  of the table after it
 */
export async function isOutcome(deed, before, after, getRecord) {
  if (after.version !== before.version + 1) return false;
  if (deed.kind === "give up" || deed.kind === "agree draw") return after.ended !== null;
  if (deed.kind === "pause" || deed.kind === "resume") return after.paused === (deed.kind === "pause");
  if (after.ended !== null || after.ply !== PLIES[deed.kind](before.ply)) return false;
  if (deed.kind !== "move") return true;
  const { moves } = await getRecord();
  return moves.at(-1) === deed.move;
}
