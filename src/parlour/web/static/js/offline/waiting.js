/**
 * Moves that the server has not acknowledged yet. Each is kept in the browser, with its table and the version that it is meant for, until
 * the server has answered, even where the page or the browser is closed meanwhile. There is at most one for each table.
 */

/** @import { Deed } from "../api.js" */
/** @import { Table } from "../types.js" */
import { getRecord, Refusal, sendDeed, Unreachable } from "../api.js";
import { isOutcome } from "../play/outcome.js";

/**
 * @typedef {{table: Pick<Table, "id" | "version" | "ply">, deed: Deed}} Waiting
 */

const START = "parlour.waiting.";

/** The tables whose own pages see to what waits there. @type {Set<string>} */
const attended = new Set();

/**
 * @param {Table} table
 * @param {Deed} deed
 */
export function keepDeed({ id, version, ply }, deed) {
  localStorage.setItem(START + id, JSON.stringify({ table: { id, version, ply }, deed }));
}

/** @param {string} id */
export const forgetDeed = (id) => localStorage.removeItem(START + id);

/**
 * What waits at a table for its being sent.
 * @param {string} id
 * @returns {Waiting | null}
 */
export function waitingAt(id) {
  try {
    return JSON.parse(localStorage.getItem(START + id) ?? "null");
  } catch {
    return null;
  }
}

/**
 * From now on, and until this is ended, a page shows the table and sends what waits there.
 * @param {string} id
 * @returns {() => void} ends it
 */
export function attend(id) {
  attended.add(id);
  return () => attended.delete(id);
}

/**
 * Sends what waits at tables that are not shown.
 * @param {(problem: Refusal) => void} refused  hears of what the server did not take
 * @returns {Promise<boolean>} whether something has to wait on
 */
export async function sendWaiting(refused) {
  const ids = Object.keys(localStorage).flatMap((key) => (key.startsWith(START) ? [key.slice(START.length)] : []));
  for (const id of ids) {
    const waiting = attended.has(id) ? null : waitingAt(id);
    if (!waiting) continue;
    try {
      await send(waiting);
      forgetDeed(id);
    } catch (error) {
      if (!(error instanceof Refusal)) return error instanceof Unreachable;
      forgetDeed(id);
      refused(error);
    }
  }
  return false;
}

/**
 * The server takes a move for one version of its table only, so that it cannot happen twice. Where it has happened already and just the
 * answer was lost, nothing more is to be done.
 * @param {Waiting} waiting
 */
async function send({ table, deed }) {
  try {
    await sendDeed(table, deed);
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 409 || !error.table) throw error;
    const { id } = table;
    if (!(await isOutcome(deed, table, error.table, () => getRecord(id)))) throw error;
  }
}
