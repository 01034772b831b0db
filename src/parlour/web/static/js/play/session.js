/** A game being played: the table as the server last told it, and what the player asks of it, one thing after the other. */

/** @import { Message, Table } from "../types.js" */
/** @import { Deed } from "../api.js" */
import { Refusal, sendDeed, getTable, Unreachable } from "../api.js";

/**
 * @typedef {object} Session
 * @property {Table} table
 * @property {Promise<void>} queue  ends when all that was asked so far has been answered
 * @property {boolean} unreachable
 * @property {boolean} closed  its page has been left
 * @property {Listener} listener
 *
 * @typedef {object} Listener
 * @property {(animate: boolean) => void} changed  the table is another one now
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
  const answer = await persist(session, () => sendDeed(table, deed)).catch((error) => whatItIsNow(session, error));
  if (answer) accept(session, answer, true);
}

/**
 * Shows the table as the server has it now.
 * @param {Session} session
 */
export async function refresh(session) {
  const answer = await persist(session, () => getTable(session.table.id));
  if (answer.version !== session.table.version) accept(session, answer, false);
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
 * A refusal that comes with a table: it has changed elsewhere, or an answer had been lost on its way. Other refusals are told.
 * @param {Session} session
 * @param {unknown} error
 * @returns {Table | null}
 */
function whatItIsNow(session, error) {
  if (!(error instanceof Refusal)) throw error;
  if (error.status === 409 && error.table && error.table.version !== session.table.version) return error.table;
  if (error.reason) session.listener.refused(error.reason);
  return null;
}

/**
 * @param {Session} session
 * @param {Table} table
 * @param {boolean} animate
 */
function accept(session, table, animate) {
  if (session.closed) return;
  session.table = table;
  session.listener.changed(animate);
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
