/** A row of positions to walk along: the game as it was played, or a better line. The views are fetched as they are needed. */

/** @import { Move, View } from "../types.js" */
import { getPositions, Unreachable } from "../api.js";

/** So many positions come with one answer; who always asks from the same places on asks for each only once. */
const AT_ONCE = 50;

/**
 * @typedef {object} Path
 * @property {string} id  the table
 * @property {number} from  the ply of the game where it begins
 * @property {string[] | null} line  the moves that lead away from the game; null: it is the game
 * @property {(View | undefined)[]} views  the first one of where it begins
 * @property {number} last  how many moves it has
 * @property {number} at  how many of them have been gone
 */

/**
 * @param {string} id
 * @param {number} last
 * @param {number} at
 * @returns {Path}
 */
export const gamePath = (id, last, at) => ({ id, from: 0, line: null, views: [], last, at });

/**
 * @param {string} id
 * @param {number} from
 * @param {string[]} line
 * @returns {Path}
 */
export const linePath = (id, from, line) => ({ id, from, line, views: [], last: line.length, at: 0 });

/**
 * The view where the path has come to, and the one before it, where there is one.
 * @param {Path} path
 * @returns {Promise<{view: View, before: View | null}>}
 */
export async function viewsAt(path) {
  const { at } = path;
  const before = at > 0 ? await viewOf(path, at - 1) : null;
  return { view: await viewOf(path, at), before };
}

/**
 * @param {Path} path
 * @param {number} index
 * @returns {Promise<View>}
 */
async function viewOf(path, index) {
  const known = path.views[index];
  if (known) return known;
  const { skip, views } = await getPositions(path.id, path.from, path.line, index - (index % AT_ONCE));
  views.forEach((view, offset) => (path.views[skip + offset] ??= view));
  const view = path.views[index];
  if (!view) throw new Error(`no position ${index}`);
  return view;
}

/**
 * Fetches all views, so that they are there at once when they are wanted. What cannot be had now is asked for when it is.
 * @param {Path} path
 */
export async function readAhead(path) {
  try {
    for (let index = 0; index <= path.last; index += AT_ONCE) await viewOf(path, index);
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
  }
}

/**
 * A move of a view by its text.
 * @param {View | null} view
 * @param {string | undefined} text
 * @returns {Move | null}
 */
export const moveOf = (view, text) => view?.moves.find((move) => move.text === text) ?? null;
