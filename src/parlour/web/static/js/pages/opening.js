/** Which table a game page shows: the one it showed before a reload, the one its address means, an unfinished one, or a new one. */

/** @import { Game, Options, Table, TableSummary } from "../types.js" */
/** @import { App } from "../router.js" */
import { completeOptions, readAddress, sameOptions } from "../address.js";
import { getTable, getUnfinished, openTable, Refusal } from "../api.js";

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
  history.replaceState({ table: table.id }, "", table.address);
}

/**
 * Shows another table; the browser's back leads to the one before.
 * @param {App} app
 * @param {Table} table
 */
export function goToTable(app, table) {
  history.pushState({ table: table.id }, "", table.address);
  app.show();
}

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

/** @param {Game} game */
async function openAddressed(game) {
  const { deal, preset, options } = readAddress(game, new URLSearchParams(location.search));
  const wish = { game: game.id, options, ...(preset === null ? {} : { preset }) };
  if (deal !== null) return openTable({ ...wish, deal });
  const found = (await getUnfinished()).find((table) => table.game === game.id && isMeant(game, wish, table));
  return found ? getTable(found.id) : openTable(wish);
}

/**
 * Whether a table is meant by an address without a deal: any is where no options are named, else one with just these.
 * @param {Game} game
 * @param {{options: Options, preset?: string}} wish
 * @param {TableSummary} table
 */
function isMeant(game, { options, preset }, table) {
  if (preset === undefined && Object.keys(options).length === 0) return true;
  const named = preset === undefined ? {} : game.presets[preset];
  return named !== undefined && sameOptions({ ...completeOptions(game, named), ...options }, table.options);
}
