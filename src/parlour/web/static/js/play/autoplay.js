/** Playing on by itself, where a person wishes it: a solitaire's move that is the only one, and the next such one after it. */

/** @import { Table } from "../types.js" */
/** @import { Session } from "./session.js" */
import { getSetting } from "../settings.js";
import { enqueue, perform } from "./session.js";

/** How long the table is left to be looked at before the next move, in milliseconds. */
const PAUSE = 500;

/**
 * @typedef {object} Autoplay
 * @property {Session} session
 * @property {() => boolean} busy  the person is doing something that must not be broken off
 * @property {ReturnType<typeof setTimeout> | undefined} timer
 * @property {boolean} moving  the move that is being made is its own
 * @property {Set<string>} seen  what the table was like since the person did something: a game that comes round again is not played on for ever
 */

/**
 * @param {Session} session
 * @param {() => boolean} busy
 * @returns {Autoplay}
 */
export const createAutoplay = (session, busy) => ({ session, busy, timer: undefined, moving: false, seen: new Set() });

/**
 * The table is as it is now: if there is but one move it will be played soon.
 * @param {Autoplay} autoplay
 */
export function playOn(autoplay) {
  const { table } = autoplay.session;
  clearTimeout(autoplay.timer);
  if (!autoplay.moving) autoplay.seen.clear();
  const like = JSON.stringify([table.view.places, table.view.counters]);
  if (!isForced(table) || autoplay.seen.has(like)) return;
  autoplay.seen.add(like);
  wait(autoplay);
}

/** @param {Autoplay} autoplay */
export function stopPlaying(autoplay) {
  clearTimeout(autoplay.timer);
}

/** @param {Autoplay} autoplay */
function wait(autoplay) {
  autoplay.timer = setTimeout(() => (autoplay.busy() ? wait(autoplay) : playOnly(autoplay)), PAUSE);
}

/** @param {Autoplay} autoplay */
function playOnly(autoplay) {
  const { session } = autoplay;
  return enqueue(session, async () => {
    const [move] = session.table.view.moves;
    if (!move || !isForced(session.table)) return;
    autoplay.moving = true;
    await perform(session, { kind: "move", move: move.text }).finally(() => (autoplay.moving = false));
  });
}

/**
 * Whether the only move is to be played. After moves have been taken back the person moves first.
 * @param {Table} table
 */
function isForced({ over, can_redo: takenBack, view }) {
  return getSetting("autoplay") === "on" && !over && !takenBack && view.to_move === null && view.moves.length === 1;
}
