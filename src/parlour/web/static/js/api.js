/** Talking to the server. */

/** @import { Chart, Group, Message, Par, Table, Game, Opponent, Options, PlayedMove, Review, Scene, Study, StudySummary, StudyWish, StudyOffer, TableSummary, Verdict, View } from "./types.js" */
import { noteAnswer, noteSilence } from "./offline/connection.js";

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
 * @param {unknown} [body]  posts it, where given; a file as it is
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
  const posted = { method: "POST", headers: { "Content-Type": "application/json" }, body: body instanceof Blob ? body : JSON.stringify(body) };
  try {
    const answer = await fetch(path, { ...(body === undefined ? {} : posted), ...(signal ? { signal } : {}) });
    noteAnswer(answer);
    return answer;
  } catch (error) {
    if (!signal?.aborted) noteSilence();
    throw new Unreachable(String(error));
  }
}

/** @param {string} language */
export const getWords = (language) => request(`/api/words/${language}`);

/** @returns {Promise<Game[]>} */
export const getGames = () => request("/api/games");

/** @param {string} game @param {string} language @returns {Promise<{steps: Scene[], words: {[key: string]: any[]}}>} */
export const getLesson = (game, language) => request(`/api/lessons/${game}?language=${language}`);

/** @param {string} game @param {string} language @returns {Promise<{html: string, pictures: {[name: string]: {view: View, point: string[]}}}>} */
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
 * What changes a table, and the milliseconds that were spent before it; "reply" has the program play.
 * @typedef {{kind: "move" | "undo" | "redo" | "restart" | "give up" | "agree draw" | "pause" | "resume" | "reply", move?: string, milliseconds?: number}} Deed
 *
 * @param {Pick<Table, "id" | "version">} table
 * @param {Deed} deed
 * @returns {Promise<Table>}
 */
export function sendDeed(table, deed) {
  const { id, version } = table;
  return deed.kind === "reply" ? request(`/api/tables/${id}/reply`, { version }) : request(`/api/tables/${id}/events`, { version, ...deed });
}

/**
 * The table of a day's game.
 * @param {string} game
 * @param {string | null} date  null: today
 * @returns {Promise<Table>}
 */
export const openDaily = (game, date) => request("/api/daily", { game, date });

/**
 * @typedef {{date: string, games: {game: string, state: "new" | "going" | "won" | "lost" | "drawn", streak: number}[], streak: number}} Today
 *
 * @returns {Promise<Today>}
 */
export const getToday = () => request("/api/daily");

/** @param {string} id @returns {Promise<Par>} */
export const getPar = (id) => request(`/api/tables/${id}/par`);

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

/** @param {string} id @returns {Promise<PlayedMove[]>} */
export const getMoves = async (id) => (await request(`/api/tables/${id}/moves`)).moves;

/**
 * @param {string} game  "" for all
 * @param {number} skip
 * @returns {Promise<{tables: TableSummary[], more: boolean}>}
 */
export const getFinished = (game, skip) => request(`/api/finished?${new URLSearchParams({ ...(game ? { game } : {}), skip: String(skip) })}`);

/** @param {string} text @returns {Promise<Table>} */
export const openRecord = (text) => request("/api/records", { text });

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

/** @returns {Promise<{groups: Group[], streaks: {now: number, longest: number, games: {game: string, now: number, longest: number}[]}}>} */
export const getStatistics = () => request("/api/statistics");

/** @param {string} language @returns {Promise<Chart[]>} */
export const getCharts = (language) => request(`/api/statistics/charts?language=${language}`);

const STUDIES = "/api/studies";

/** Where all of one's data is. */
export const OWN_DATA = "/api/own-data";

/** So many bytes the server takes of a file: of all of one's data, or of a record. */
export const MOST_OF_OWN_DATA = 20 * 1024 * 1024;
export const MOST_OF_RECORD = 64 * 1024;

/** @param {Blob} file @returns {Promise<{added: number, known: number}>} */
export const sendOwnData = (file) => request(OWN_DATA, file);

/** @returns {Promise<{games: number}>} */
export const countOwnData = () => request(`${OWN_DATA}/count`);

/** @param {number} games  how many there are @returns {Promise<{games: number}>} */
export const deleteOwnData = (games) => request(`${OWN_DATA}/delete`, { games });

/** @returns {Promise<{studies: StudySummary[]} & StudyOffer>} */
export const getStudies = () => request(STUDIES);

/** @param {StudyWish} wish @returns {Promise<Study>} */
export const beginStudy = (wish) => request(STUDIES, wish);

/** @param {string} id @returns {Promise<Study>} */
export const getStudy = (id) => request(`${STUDIES}/${id}`);

/** @param {string} id @param {"cancel" | "resume" | "delete"} what */
export const changeStudy = (id, what) => request(`${STUDIES}/${id}/${what}`, {});

/** @param {string} id @param {string} language @returns {Promise<{html: string}>} */
export const getStudyReport = (id, language) => request(`${STUDIES}/${id}/report?language=${language}`);

/** Where the files of a study are. @param {string} id @param {string} language */
export const studyFiles = (id, language) => ({ report: `${STUDIES}/${id}/report.html?language=${language}`, rows: `${STUDIES}/${id}/rows.parquet` });
