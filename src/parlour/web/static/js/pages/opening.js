/** Which table a game page shows: the one it showed before a reload, the one its address means, an unfinished one, or a new one. */

/** @import { Game, Table, TableSummary } from "../types.js" */
/** @import { Wish } from "../api.js" */
/** @import { App } from "../router.js" */
import { completeOptions, oddParts, possibleValues, readAddress, sameOptions } from "../address.js";
import { goTo, stayAt } from "../history.js";
import { getTable, getUnfinished, openTable, Refusal } from "../api.js";
import { askOrKept } from "../offline/kept.js";

/** So much of an odd part of an address is shown. */
const MOST_SHOWN = 60;

/** An address asks for what is not possible in its game. */
export class OddAddress extends Error {
  /**
   * @param {string} parts  those of its parts that do
   * @param {{name: string, values: string}[]} possible  what they may ask for, where the game has such a part
   */
  constructor(parts, possible) {
    super(parts);
    this.possible = possible;
  }
}

/** @typedef {"left" | "changed"} Change */

/**
 * @param {Game} game
 * @returns {Promise<Table>}
 */
export async function findTable(game) {
  const known = history.state?.table;
  const table = typeof known === "string" ? await keepTable(game, known) : null;
  return table ?? openAddressed(game);
}

/**
 * Puts a table's address where the browser shows addresses, and remembers the table itself for a reload.
 * @param {Table} table
 */
export function showAddress(table) {
  stayAt(table.address, { table: table.id });
}

/**
 * Shows another table; the browser's back leads to the one before.
 * @param {App} app
 * @param {Table} table
 * @param {Table | null} before  the one that was shown, if any
 */
export function goToTable(app, table, before = null) {
  /** @type {Change | null} */
  const change = before === null || before.id === table.id ? null : before.ply > 0 && !before.over ? "left" : "changed";
  goTo(table.address, { table: table.id, change });
  app.show();
}

/**
 * What a table that is to be shown takes the place of: nothing, another table, or one whose game goes on.
 * @returns {Change | null}
 */
export const readChange = () => history.state?.change ?? null;

/**
 * A new deal of a game, whatever the address says.
 * @param {Game} game
 */
export const openFresh = (game) => openTable({ game: game.id, fresh: true });

/**
 * The table that was shown before, unless it is gone.
 * @param {Game} game
 * @param {string} id
 */
async function keepTable(game, id) {
  try {
    const table = await getTable(id);
    return table.game === game.id ? table : null;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/**
 * The address of the same table without what the game does not have.
 * @param {Game} game
 */
export function sensibleAddress(game) {
  const query = new URLSearchParams(location.search);
  oddParts(game, query).forEach((name) => query.delete(name));
  return `${location.pathname}?${query}`;
}

/** @param {Game} game */
function openAddressed(game) {
  const query = new URLSearchParams(location.search);
  const odd = oddParts(game, query);
  if (odd.length > 0) {
    const parts = odd.map((name) => `${name}=${query.get(name)}`.slice(0, MOST_SHOWN));
    const possible = odd.map((name) => ({ name, values: possibleValues(game, name) })).filter(({ values }) => values !== "");
    throw new OddAddress(parts.join(", "), possible);
  }
  const { deal, preset, options } = readAddress(game, query);
  const wish = { game: game.id, options, ...(preset === null ? {} : { preset }), ...(deal === null ? {} : { deal }) };
  return askOrKept(() => openWished(game, wish), (table) => (deal !== null || !table.over) && isMeant(game, wish, table));
}

/**
 * @param {Game} game
 * @param {Wish} wish
 */
async function openWished(game, wish) {
  const found = wish.deal === undefined ? (await getUnfinished()).find((table) => isMeant(game, wish, table)) : null;
  return found ? getTable(found.id) : openTable(wish);
}

/**
 * Whether a table is meant by an address: one with just this deal and these options; without a deal and options any of the game.
 * @param {Game} game
 * @param {Wish} wish
 * @param {Table | TableSummary} table
 */
function isMeant(game, { deal, options = {}, preset }, table) {
  if (table.game !== game.id || table.imported || table.daily !== null) return false;
  if (deal !== undefined && table.deal !== deal) return false;
  if (deal === undefined && preset === undefined && Object.keys(options).length === 0) return true;
  const named = preset === undefined ? {} : game.presets[preset];
  return named !== undefined && sameOptions({ ...completeOptions(game, named), ...options }, table.options);
}
