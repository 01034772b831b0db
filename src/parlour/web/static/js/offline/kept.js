/** What was read before and can be read again without a connection. The service worker keeps it, in this same cache. */

/** @import { Table } from "../types.js" */
import { Unreachable } from "../api.js";

const READ = "parlour-read-1";
/** Among so many tables the one is looked for that is meant. */
const MOST_LOOKED = 100;
const TABLE = /^\/api\/tables\/([a-z2-7]+)$/;

/** @typedef {{table: Table, reviewed: boolean}} KeptGame */

/**
 * Keeps a table as it is now: the service worker sees only what is read, not what comes of a move.
 * @param {Table} table
 */
export async function keepTable(table) {
  if (!navigator.serviceWorker) return;
  const cache = await caches.open(READ);
  await cache.put(`/api/tables/${table.id}`, Response.json({ ...table, happened: [], said: null, noticed: [] }));
}

/**
 * Asks for a table; where the server cannot be reached, it is the one of one's own that was kept last.
 * @param {() => Promise<Table>} ask
 * @param {(table: Table) => boolean} isMeant
 * @returns {Promise<Table>}
 */
export async function askOrKept(ask, isMeant) {
  try {
    return await ask();
  } catch (error) {
    const kept = error instanceof Unreachable && "caches" in globalThis ? (await readTables(MOST_LOOKED)).find((table) => table.own && isMeant(table)) : null;
    if (!kept) throw error;
    return kept;
  }
}

/**
 * The finished games that can be walked through and those that go on, which were read last first.
 * @param {number} most
 * @returns {Promise<KeptGame[]>}
 */
export async function listKeptGames(most) {
  if (!("caches" in globalThis)) return [];
  const cache = await caches.open(READ);
  const has = new Set((await cache.keys()).map((request) => new URL(request.url).pathname));
  const shown = (await readTables(4 * most)).filter((table) => (table.over ? has.has(`/api/tables/${table.id}/moves`) : table.version > 0));
  return shown.slice(0, most).map((table) => ({ table, reviewed: has.has(`/api/tables/${table.id}/review`) }));
}

/**
 * The tables that are kept, those that were kept last first.
 * @param {number} most
 * @returns {Promise<Table[]>}
 */
async function readTables(most) {
  const cache = await caches.open(READ);
  const tables = (await cache.keys()).filter((request) => TABLE.test(new URL(request.url).pathname)).reverse();
  const found = await Promise.all(tables.slice(0, most).map(async (request) => (await cache.match(request))?.json()));
  return found.filter((table) => table !== undefined);
}
