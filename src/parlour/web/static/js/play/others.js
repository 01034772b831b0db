/** Other windows of this browser, which may show the same table. */

/** @import { Table } from "../types.js" */

const channel = new BroadcastChannel("parlour.tables");

/**
 * Tells the other windows that a table has changed.
 * @param {Table} table
 */
export const tellOthers = ({ id, version }) => channel.postMessage({ id, version });

/**
 * Hears of tables that have changed in other windows.
 * @param {(table: {id: string, version: number}) => void} listener
 * @returns {() => void} ends it
 */
export function onOthers(listener) {
  /** @param {MessageEvent} event */
  const hear = ({ data }) => listener(data);
  channel.addEventListener("message", hear);
  return () => channel.removeEventListener("message", hear);
}
