/** Talking to the server. */

/** @import { Message, Table, Game, Options, TableSummary } from "./types.js" */

/** The server answered, and said no. */
export class Refusal extends Error {
  /**
   * @param {number} status
   * @param {Message | null} reason
   * @param {Table | null} table  the state it refers to, where there is one
   */
  constructor(status, reason, table) {
    super(reason ? reason.key : `status ${status}`);
    this.status = status;
    this.reason = reason;
    this.table = table;
  }
}

/** The server did not answer, or not as itself. */
export class Unreachable extends Error {}

/**
 * @param {string} path
 * @param {unknown} [body]  posts it, where given
 * @returns {Promise<any>}
 */
async function request(path, body) {
  const response = await fetchJson(path, body);
  const data = await response.json().catch(() => null);
  if (response.ok && data !== null) return data;
  if (response.status === 503 && data?.error) throw new Refusal(503, data.error, data.table ?? null);
  if (response.status >= 500 || data === null) throw new Unreachable(`status ${response.status}`);
  throw new Refusal(response.status, data.error ?? null, data.table ?? null);
}

/**
 * @param {string} path
 * @param {unknown} body
 */
async function fetchJson(path, body) {
  const posted = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  try {
    return await fetch(path, body === undefined ? {} : posted);
  } catch (error) {
    throw new Unreachable(String(error));
  }
}

/** @param {string} language */
export const getWords = (language) => request(`/api/words/${language}`);

/** @returns {Promise<Game[]>} */
export const getGames = () => request("/api/games");

/** @param {string} game @param {string} language @returns {Promise<{html: string}>} */
export const getSheet = (game, language) => request(`/api/sheets/${game}?language=${language}`);

/** @returns {Promise<TableSummary[]>} */
export const getUnfinished = () => request("/api/tables?state=unfinished");

/** @param {string} id @returns {Promise<Table>} */
export const getTable = (id) => request(`/api/tables/${id}`);

/**
 * @param {{game: string, deal?: string, options?: Options, preset?: string, fresh?: boolean}} wish
 * @returns {Promise<Table>}
 */
export const openTable = (wish) => request("/api/tables", wish);

/**
 * @typedef {{kind: "move" | "undo" | "redo" | "restart" | "give up" | "agree draw", move?: string}} Deed
 *
 * @param {Table} table
 * @param {Deed} deed
 * @returns {Promise<Table>}
 */
export const sendDeed = (table, deed) => request(`/api/tables/${table.id}/events`, { version: table.version, ...deed });

/** @param {string} id @returns {Promise<{moves: string[]}>} */
export const getRecord = (id) => request(`/api/tables/${id}/record`);

/**
 * @param {string} table
 * @param {string} source
 * @param {string | null} target
 * @returns {Promise<{reason: Message}>}
 */
export function askWhy(table, source, target) {
  const query = new URLSearchParams(target === null ? { source } : { source, target });
  return request(`/api/tables/${table}/why?${query}`);
}
