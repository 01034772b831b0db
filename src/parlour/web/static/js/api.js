/** Talking to the server. */

/** @import { Message, Table, Game, Opponent, Options, Review, TableSummary, Verdict, View } from "./types.js" */

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
 * @param {AbortSignal} [signal]  breaks it off
 * @returns {Promise<any>}
 */
async function request(path, body, signal) {
  const response = await fetchJson(path, body, signal);
  const data = await response.json().catch(() => null);
  if (response.ok && data !== null) return data;
  if (response.status === 503 && data?.error) throw new Refusal(503, data.error, data.table ?? null);
  if (response.status >= 500 || data === null) throw new Unreachable(`status ${response.status}`);
  throw new Refusal(response.status, data.error ?? null, data.table ?? null);
}

/**
 * @param {string} path
 * @param {unknown} body
 * @param {AbortSignal} [signal]
 */
async function fetchJson(path, body, signal) {
  const posted = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  try {
    return await fetch(path, { ...(body === undefined ? {} : posted), ...(signal ? { signal } : {}) });
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
 * @typedef {{game: string, deal?: string, options?: Options, preset?: string, fresh?: boolean, winnable?: boolean, opponent?: Opponent}} Wish
 *
 * @param {Wish} wish
 * @param {AbortSignal} [signal]
 * @returns {Promise<Table>}
 */
export const openTable = (wish, signal) => request("/api/tables", wish, signal);

/**
 * What changes a table; "reply" has the program play.
 * @typedef {{kind: "move" | "undo" | "redo" | "restart" | "give up" | "agree draw" | "reply", move?: string}} Deed
 *
 * @param {Table} table
 * @param {Deed} deed
 * @returns {Promise<Table>}
 */
export function sendDeed(table, deed) {
  const { id, version } = table;
  return deed.kind === "reply" ? request(`/api/tables/${id}/reply`, { version }) : request(`/api/tables/${id}/events`, { version, ...deed });
}

/**
 * @param {Table} table
 * @param {AbortSignal} signal
 * @returns {Promise<{move: string | null, words: Message | null, reason: Message, table: Table}>}
 */
export const askHint = ({ id, version }, signal) => request(`/api/tables/${id}/hint`, { version }, signal);

/**
 * @param {Table} table
 * @param {AbortSignal} signal
 * @returns {Promise<{verdict: Verdict, line: string[], words: Message, table: Table}>}
 */
export const askPeek = ({ id, version }, signal) => request(`/api/tables/${id}/peek`, { version }, signal);

/**
 * @param {Table} table
 * @param {AbortSignal} [signal]
 * @returns {Promise<{version: number, verdict: Verdict}>}
 */
export const askOutlook = ({ id }, signal) => request(`/api/tables/${id}/outlook`, undefined, signal);

/**
 * @param {string} id
 * @returns {Promise<{state: "waiting" | "running", done: number} | {state: "done", review: Review}>}
 */
export const getReview = (id) => request(`/api/tables/${id}/review`);

/**
 * Views of a finished game from a ply on, along the game or along a line of other moves. There are `count` in all, of which an answer shows
 * only so many, after the first `skip`.
 * @param {string} id
 * @param {number} ply
 * @param {string[] | null} line
 * @param {number} skip
 * @returns {Promise<{skip: number, count: number, views: View[]}>}
 */
export function getPositions(id, ply, line, skip) {
  const query = new URLSearchParams({ ply: String(ply), skip: String(skip), ...(line ? { line: line.join(",") } : {}) });
  return request(`/api/tables/${id}/positions?${query}`);
}

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
