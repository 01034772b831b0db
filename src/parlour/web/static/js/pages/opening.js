/** Which table a game page shows: the one it showed before a reload, the one its address means, an unfinished one, or a new one. */

/** @import { Game, Table } from "../types.js" */
/** @import { App } from "../router.js" */
import { readAddress } from "../address.js";
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
  const { deal, options } = readAddress(game, new URLSearchParams(location.search));
  if (deal !== null) return openTable({ game: game.id, deal, options });
  const unfinished = await getUnfinished();
  const found = unfinished.find(
    (table) => table.game === game.id && Object.entries(options).every(([name, value]) => table.options[name] === value),
  );
  return found ? getTable(found.id) : openTable({ game: game.id, options });
}
