/** A game being played: the table as the server last told it, and what the player asks of it, one thing after the other. */

/** @import { Message, Table } from "../types.js" */
/** @import { Deed } from "../api.js" */
import { getRecord, getTable, Refusal, sendDeed, Unreachable } from "../api.js";

/**
 * @typedef {object} Session
 * @property {Table} table
 * @property {Promise<void>} queue  ends when all that was asked so far has been answered
 * @property {boolean} unreachable
 * @property {boolean} closed  its page has been left
 * @property {Listener} listener
 *
 * @typedef {object} Listener
 * @property {(deed: Deed | null) => void} changed  the table is another one now, perhaps by a deed of this page's
 * @property {(reason: Message) => void} refused
 * @property {() => void} failed  something that need not be tried again could not be asked
 * @property {(unreachable: boolean) => void} reach  the server cannot be reached, or can again
 */

/** How long to wait before trying again, in milliseconds. */
const PATIENCE = [500, 1000, 2000, 4000];

/**
 * @param {Table} table
 * @param {Listener} listener
 * @returns {Session}
 */
export function createSession(table, listener) {
  return { table, queue: Promise.resolve(), unreachable: false, closed: false, listener };
}

/**
 * Does something when all that was asked before has been answered. While the server cannot be reached nothing new is taken on.
 * @param {Session} session
 * @param {() => Promise<void> | void} action
 * @returns {Promise<void>}
 */
export function enqueue(session, action) {
  if (!session.unreachable) {
    session.queue = session.queue.then(() => (session.closed ? undefined : action())).catch((error) => report(session, error));
  }
  return session.queue;
}

/**
 * Asks the server for a change of the table and shows its answer. To be called from within the queue.
 * @param {Session} session
 * @param {Deed} deed
 */
export async function perform(session, deed) {
  const { table } = session;
  try {
    accept(session, await persist(session, () => sendDeed(table, deed)), deed);
  } catch (error) {
    await comeToTerms(session, deed, error);
  }
}

/**
 * Shows the table as the server has it now.
 * @param {Session} session
 */
export async function refresh(session) {
  const answer = await persist(session, () => getTable(session.table.id));
  if (answer.version !== session.table.version) accept(session, answer, null);
}

/**
 * Tries until the server answers. A change names the version that it is meant for, so that it cannot happen twice.
 * @template Answer
 * @param {Session} session
 * @param {() => Promise<Answer>} ask
 * @returns {Promise<Answer>}
 */
async function persist(session, ask) {
  for (let tries = 0; ; tries++) {
    try {
      const answer = await ask();
      setUnreachable(session, false);
      return answer;
    } catch (error) {
      if (!(error instanceof Unreachable) || session.closed) {
        setUnreachable(session, false);
        throw error;
      }
      setUnreachable(session, true);
      await pause(PATIENCE[Math.min(tries, PATIENCE.length - 1)] ?? 0);
    }
  }
}

/**
 * A refusal is told. One that comes with another table shows that; it needs no word where just the answer had been lost on its way, nor
 * where nothing but advice has been given in the meantime: then the deed is done all the same.
 * @param {Session} session
 * @param {Deed} deed
 * @param {unknown} error
 */
async function comeToTerms(session, deed, error) {
  if (!(error instanceof Refusal)) throw error;
  const { table: before } = session;
  const { status, table, reason } = error;
  const changed = status === 409 && table !== null && table.version !== before.version;
  if (changed && isOnlyAdvised(before, table)) {
    session.table = table;
    return perform(session, deed);
  }
  const asWished = changed && (await isOutcome(session, deed, before, table));
  if (changed) accept(session, table, deed);
  if (reason && !asWished) session.listener.refused(reason);
}

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
 * Whether advice is all that made a table another one.
 * @param {Table} before
 * @param {Table} after
 */
function isOnlyAdvised(before, after) {
  const advice = after.hints + after.peeks - before.hints - before.peeks;
  return after.ply === before.ply && advice === after.version - before.version;
}

/**
 * Whether a table is what the deed alone made of the one before.
 * @param {Session} session
 * @param {Deed} deed
 * @param {Table} before
 * @param {Table} after
 */
async function isOutcome(session, deed, before, after) {
  if (after.version !== before.version + 1) return false;
  if (deed.kind === "give up" || deed.kind === "agree draw") return after.ended !== null;
  if (after.ended !== null || after.ply !== PLIES[deed.kind](before.ply)) return false;
  if (deed.kind !== "move") return true;
  const { moves } = await persist(session, () => getRecord(after.id));
  return moves.at(-1) === deed.move;
}

/**
 * @param {Session} session
 * @param {Table} table
 * @param {Deed | null} deed  what this page did to it
 */
function accept(session, table, deed) {
  if (session.closed) return;
  session.table = table;
  session.listener.changed(deed);
}

/**
 * @param {Session} session
 * @param {boolean} unreachable
 */
function setUnreachable(session, unreachable) {
  if (session.unreachable === unreachable || session.closed) return;
  session.unreachable = unreachable;
  session.listener.reach(unreachable);
}

/**
 * @param {Session} session
 * @param {unknown} error
 */
function report(session, error) {
  if (session.closed) return;
  if (error instanceof Refusal && error.reason) session.listener.refused(error.reason);
  else if (error instanceof Unreachable) session.listener.failed();
  else reportError(error);
}

/**
 * Waits, but no longer than until the browser is online again.
 * @param {number} milliseconds
 * @returns {Promise<void>}
 */
function pause(milliseconds) {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener("online", done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    addEventListener("online", done);
  });
}
