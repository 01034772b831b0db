/** A game being played: the table as the server last told it, and what the player asks of it, one thing after the other. */

/** @import { Message, Table } from "../types.js" */
/** @import { Deed } from "../api.js" */
/** @import { Clock } from "./clock.js" */
import { askWhy, getRecord, getTable, Refusal, sendDeed, Unreachable } from "../api.js";
import { afterPicture } from "../dom.js";
import { keepTable } from "../offline/kept.js";
import { forgetDeed, keepDeed } from "../offline/waiting.js";
import { isOutcome } from "./outcome.js";
import { createClock, readClock, settle } from "./clock.js";

/**
 * @typedef {object} Session
 * @property {Table} table
 * @property {Promise<void>} queue  ends when all that was asked so far has been answered
 * @property {boolean} unreachable
 * @property {boolean} closed  its page has been left
 * @property {Listener} listener
 * @property {Rulebook} rulebook
 * @property {Clock} clock
 *
 * @typedef {object} Rulebook  who knows the rules of what is played: the server, or a lesson
 * @property {(table: Table, deed: Deed) => Promise<Table>} send
 * @property {(table: Table, source: string, target: string | null) => Promise<{reason: Message}>} why
 *
 * @typedef {object} Listener
 * @property {(deed: Deed | null) => void} changed  the table is another one now, perhaps by a deed of this page's
 * @property {(reason: Message, deed: Deed | null) => void} refused
 * @property {() => void} failed  something that need not be tried again could not be asked
 * @property {(unreachable: boolean) => void} reach  the server cannot be reached, or can again
 * @property {() => void} waits  something was asked that has to wait until it can
 */

/** How long to wait before trying again, in milliseconds. */
const PATIENCE = [500, 1000, 2000, 4000];

/** @type {Rulebook} */
const SERVER = { send: sendAndKeep, why: (table, source, target) => askWhy(table.id, source, target) };

/**
 * @param {Table} table
 * @param {Listener} listener
 * @param {Rulebook} [rulebook]
 * @returns {Session}
 */
export function createSession(table, listener, rulebook = SERVER) {
  return { table, queue: Promise.resolve(), unreachable: false, closed: false, listener, rulebook, clock: createClock(table.id) };
}

/**
 * Does something when all that was asked before has been answered. While the server cannot be reached nothing new is taken on.
 * @param {Session} session
 * @param {() => Promise<void> | void} action
 * @returns {Promise<void>}
 */
export function enqueue(session, action) {
  if (session.unreachable) session.listener.waits();
  else {
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
  const { table, clock } = session;
  const milliseconds = deed.kind === "reply" ? 0 : readClock(clock);
  const timed = deed.kind === "reply" ? deed : { ...deed, milliseconds };
  try {
    const answer = await persist(session, () => session.rulebook.send(table, timed));
    settle(clock, milliseconds);
    accept(session, answer, deed);
  } catch (error) {
    await comeToTerms(session, deed, error);
  }
}

/**
 * Asks the server for a change, which is kept in the browser until there is an answer. The program is asked for its move whenever it is its
 * turn, so that need not be kept.
 * @param {Table} table
 * @param {Deed} deed
 */
async function sendAndKeep(table, deed) {
  if (deed.kind !== "reply") keepDeed(table, deed);
  try {
    const answer = await sendDeed(table, deed);
    forgetDeed(table.id);
    return answer;
  } catch (error) {
    if (!(error instanceof Unreachable)) forgetDeed(table.id);
    throw error;
  }
}

/**
 * Shows the table as the server has it now.
 * @param {Session} session
 */
export async function refresh(session) {
  const answer = await persist(session, () => getTable(session.table.id));
  // Without a connection it is the table as this browser has kept it, which may be an older one.
  if (answer.version > session.table.version) accept(session, answer, null);
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
      // What is kept is sent by whichever page is there then, and once only.
      if (session.closed) throw error;
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
  const asWished = changed && (await isOutcome(deed, before, table, () => persist(session, () => getRecord(table.id))));
  if (changed) accept(session, table, deed);
  if (reason && !asWished) session.listener.refused(reason, deed);
}

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
 * @param {Session} session
 * @param {Table} table
 * @param {Deed | null} deed  what this page did to it
 */
function accept(session, table, deed) {
  if (session.closed) return;
  session.table = table;
  session.listener.changed(deed);
  if (session.rulebook === SERVER) afterPicture(() => keepTable(table));
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
  if (error instanceof Refusal && error.reason) session.listener.refused(error.reason, null);
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
