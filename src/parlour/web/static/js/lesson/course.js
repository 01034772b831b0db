/** A lesson in place of the server: it knows which move is asked for, and what to say where another one is tried. */

/** @import { Game, Message, Scene, Table } from "../types.js" */
/** @import { Rulebook } from "../play/session.js" */
import { Refusal } from "../api.js";

/**
 * A step of a lesson as a table. Where there is only something to read, nothing can be played.
 * @param {Game} game
 * @param {Scene} scene
 * @param {number} at
 * @returns {Table}
 */
export function tableOf(game, scene, at) {
  const { view, happened, said } = lastOf(scene);
  return {
    id: "", game: game.id, deal: null, options: {}, preset: null, address: "", version: at, ply: at,
    can_undo: false, can_redo: false, ended: null, over: view.status !== "playing", opponent: null,
    hints: 0, peeks: 0, winnable: null, difficulty: null, own: true, imported: false,
    paused: false, milliseconds: 0, daily: null, first_end: null,
    view: scene.asked === null ? { ...view, moves: [] } : view, happened, said, noticed: [],
  };
}

/** @param {Scene} scene */
export function lastOf(scene) {
  const frame = scene.frames.at(-1);
  if (!frame) throw new Error("a step shows nothing");
  return frame;
}

/**
 * @param {Scene} scene
 */
export const askedMove = (scene) => lastOf(scene).view.moves.find((move) => move.text === scene.asked) ?? null;

/**
 * @param {Game} game
 * @param {Scene[]} steps
 * @returns {Rulebook}
 */
export function lessonRulebook(game, steps) {
  /** @type {(table: Table) => Scene} */
  const sceneOf = (table) => /** @type {Scene} */ (steps[table.version]);
  return {
    send: async (table, deed) => {
      const scene = sceneOf(table);
      const next = steps[table.version + 1];
      if (deed.kind === "move" && next && deed.move === scene.asked) return tableOf(game, next, table.version + 1);
      throw new Refusal(422, adviseIn(scene, "web-lesson-other"), null);
    },
    why: async (table) => ({ reason: adviseIn(sceneOf(table), "web-lesson-not-that") }),
  };
}

/**
 * What to try instead.
 * @param {Scene} scene
 * @param {string} key
 * @returns {Message}
 */
function adviseIn(scene, key) {
  const move = askedMove(scene);
  return move ? { key, values: { move: move.words } } : { key: "web-lesson-read-on", values: {} };
}
