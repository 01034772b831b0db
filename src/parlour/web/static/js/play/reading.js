/** Hearing how the game stands, and the possible moves one after the other; Enter plays the one that was read last. */

/** @import { Move, Table } from "../types.js" */
/** @import { Words } from "../words.js" */
/** @import { Session } from "./session.js" */
/** @import { Surface } from "../table/surface.js" */
import { statusSentences } from "../parts/status.js";
import { announce } from "../parts/toast.js";
import { pointOut } from "../table/surface.js";
import { joinSentences, put, say } from "../words.js";
import { enqueue, perform } from "./session.js";

/**
 * @typedef {object} Reader
 * @property {Words} words
 * @property {Session} session
 * @property {Surface} surface
 * @property {number} players
 * @property {Table | null} table  the one whose moves are being read
 * @property {number} at  which of its moves was read last
 */

/** Keys that do not end the reading of moves. */
const ON = ["m", "M", "s", "Shift", "Control"];

/**
 * @param {Omit<Reader, "table" | "at">} parts
 * @returns {Reader}
 */
export const createReader = (parts) => ({ ...parts, table: null, at: -1 });

/** @param {Reader} reader */
export function readStatus({ words, session, players }) {
  if (session.table.paused) return announce(say(words, "time-paused"));
  return announce(joinSentences(statusSentences(words, session.table, players)));
}

/**
 * Reads the next move, or the one before.
 * @param {Reader} reader
 * @param {1 | -1} step
 */
export function readMove(reader, step) {
  const { words, session, surface } = reader;
  if (session.table.paused) return announce(say(words, "time-paused"));
  const { moves } = session.table.view;
  const count = moves.length;
  const from = currentMove(reader) ? reader.at : step > 0 ? -1 : count;
  const at = (from + step + count) % count;
  const move = moves[at];
  reader.table = move ? session.table : null;
  reader.at = at;
  if (!move) return announce(say(words, "web-moves-possible", { count }));
  pointOut(surface, move);
  return announce(joinSentences([put(words, move.words), say(words, "web-read-of", { number: at + 1, count })]));
}

/**
 * Enter plays what was read last, wherever the focus is but in a menu; any other key but those for reading means something else.
 * @param {Reader} reader
 * @returns {() => void} ends it
 */
export function listenToReader(reader) {
  /** @param {KeyboardEvent} event */
  const listener = (event) => {
    const move = currentMove(reader);
    if (!move || ON.includes(event.key) || document.querySelector("dialog[open], :popover-open")) return;
    reader.table = null;
    pointOut(reader.surface, null);
    if (event.key !== "Enter") return;
    event.preventDefault();
    event.stopPropagation();
    enqueue(reader.session, () => perform(reader.session, { kind: "move", move: move.text }));
  };
  document.addEventListener("keydown", listener, { capture: true });
  return () => document.removeEventListener("keydown", listener, { capture: true });
}

/**
 * The move that was read last, as long as the table is the same.
 * @param {Reader} reader
 * @returns {Move | undefined}
 */
function currentMove({ session, table, at }) {
  return table === session.table ? table.view.moves[at] : undefined;
}
