/** The time that a person spends on a game. It runs while the page is looked at and the game waits for the person. */

/**
 * @typedef {object} Clock
 * @property {number} pending  milliseconds that the server has not been told of yet, up to `since`
 * @property {number | null} since  since when it runs; null: it stands still
 */

/** More than this is not told at once; see MOST_MILLISECONDS of the server. */
const MOST = 30 * 60 * 1000;

/** Where the browser keeps, for each table, the time that was spent after the last event when its page was left. */
const KEPT = "parlour.times";

/** For so many tables, those left last. */
const TABLES = 100;

/**
 * A clock that stands still and knows of the time that was spent before the page was left.
 * @param {string} table
 * @returns {Clock}
 */
export function createClock(table) {
  const pending = readKept()[table] ?? 0;
  forgetClock(table);
  return { pending, since: null };
}

/**
 * Milliseconds that the server has not been told of yet.
 * @param {Clock} clock
 */
export function readClock({ pending, since }) {
  return Math.min(MOST, Math.round(pending + (since === null ? 0 : performance.now() - since)));
}

/**
 * @param {Clock} clock
 * @param {boolean} running
 */
export function setRunning(clock, running) {
  if (running === (clock.since !== null)) return;
  clock.pending = readClock(clock);
  clock.since = running ? performance.now() : null;
}

/**
 * So much time has been told to the server.
 * @param {Clock} clock
 * @param {number} milliseconds
 */
export function settle(clock, milliseconds) {
  clock.pending = readClock(clock) - milliseconds;
  if (clock.since !== null) clock.since = performance.now();
}

/**
 * Remembers what the server has not been told yet, for when the page comes back.
 * @param {Clock} clock
 * @param {string} table
 */
export function keepClock(clock, table) {
  writeKept([...othersThan(table), [table, readClock(clock)]]);
}

/**
 * The page is here again, so nothing has to be remembered for it.
 * @param {string} table
 */
export const forgetClock = (table) => writeKept(othersThan(table));

/** @returns {{[table: string]: number}} milliseconds */
function readKept() {
  return JSON.parse(localStorage.getItem(KEPT) ?? "{}");
}

/** @param {string} table */
const othersThan = (table) => Object.entries(readKept()).filter(([other]) => other !== table);

/** @param {[string, number][]} kept  the one that was left last at the end */
function writeKept(kept) {
  localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(kept.slice(-TABLES))));
}
