/** A replay page: a finished game to walk through, move by move. */

/** @import { Visit } from "../router.js" */
/** @import { Walk } from "../review/walk.js" */
import { getMoves, getTable, Refusal, Unreachable } from "../api.js";
import { make } from "../dom.js";
import { makePlayed } from "../review/played.js";
import { addPlaying } from "../review/playing.js";
import { listen, setTeller, startWalk } from "../review/walk.js";
import { say } from "../words.js";
import { showMissing } from "./missing.js";

/**
 * @typedef {object} Kind
 * @property {string} page
 * @property {string} title
 * @property {"first" | "last"} begins  where in the game
 * @property {(walk: Walk) => void} add  adds what the page has more than a walk through the game
 */

/** How long to wait before asking again for a table that could not be reached. */
const AGAIN = 1500;

/**
 * @param {Visit} visit
 * @returns {() => void} leaves it
 */
export const showReplay = (visit) => showWalk(visit, { page: "replay", title: say(visit.app.words, "web-replay"), begins: "first", add: addPlaying });

/**
 * Shows a finished game to walk through.
 * @param {Visit} visit
 * @param {Kind} kind
 * @returns {() => void} leaves it
 */
export function showWalk(visit, kind) {
  const state = { left: false, end: () => {} };
  const { app, game } = visit;
  document.title = `${kind.title} \u00b7 ${game.title} \u00b7 ${say(app.words, "web-name")}`;
  open(visit, kind, state);
  return () => {
    state.left = true;
    state.end();
  };
}

/**
 * @param {Visit} visit
 * @param {Kind} kind
 * @param {{left: boolean, end: () => void}} state
 */
async function open(visit, kind, state) {
  const { app, game, id } = visit;
  try {
    const table = await getTable(id);
    const moves = table.over ? await getMoves(id) : [];
    if (state.left) return;
    if (table.game !== game.id) return location.replace(`/${table.game}/${kind.page}/${id}`);
    const walk = startWalk({ app, game, table, moves }, kind);
    state.end = listen(walk);
    setTeller(walk, makePlayed(walk));
    if (table.over) kind.add(walk);
    else sayUnfinished(walk);
  } catch (error) {
    if (state.left) return;
    if (error instanceof Refusal) showMissing(app);
    else if (error instanceof Unreachable) setTimeout(() => state.left || open(visit, kind, state), AGAIN);
    else throw error;
  }
}

/**
 * A game that goes on is not shown move by move yet.
 * @param {Walk} walk
 */
function sayUnfinished({ room, table, app: { words } }) {
  const back = make("a", { class: "button strong", href: table.address, "data-table": table.id }, say(words, "web-to-table"));
  room.progress.replaceChildren(make("p", {}, say(words, "error-review-unfinished")), back);
}
