/** Telling at once, where the reader wishes it, that a game can no longer be won. */

/** @import { Adviser } from "./adviser.js" */
import { askOutlook } from "../api.js";
import { isStripShown } from "../parts/strip.js";
import { say } from "../words.js";
import { dismiss, notify } from "./adviser.js";

/** Where the browser keeps the wish, and at which table it has been told. */
const WISH = "parlour.watch";
const TOLD = "parlour.told";

/**
 * @typedef {object} Watch
 * @property {Adviser} adviser
 * @property {() => void} undo
 * @property {() => void} fresh
 * @property {boolean} asking  an answer is awaited; one at a time is enough
 */

/** Whether the reader wishes it. */
export const isWatching = () => localStorage.getItem(WISH) === "yes";

/** @param {boolean} wished */
export function setWatching(wished) {
  if (wished) localStorage.setItem(WISH, "yes");
  else localStorage.removeItem(WISH);
}

/**
 * Looks quietly whether the game can still be won, and says so once if it cannot.
 * @param {Watch} watch
 */
export async function look(watch) {
  const { session } = watch.adviser;
  const { table } = session;
  if (watch.asking || !isWatching() || table.over || table.view.to_move !== null) return;
  watch.asking = true;
  const answer = await askOutlook(table).catch(() => null);
  watch.asking = false;
  if (answer === null || session.closed) return;
  if (session.table.version !== answer.version) return look(watch);
  if (answer.verdict === "winnable") sessionStorage.removeItem(TOLD);
  if (answer.verdict === "dead" && sessionStorage.getItem(TOLD) !== table.id && !isStripShown(watch.adviser.strip)) tell(watch);
}

/** @param {Watch} watch */
function tell({ adviser, undo, fresh }) {
  const { words, session } = adviser;
  sessionStorage.setItem(TOLD, session.table.id);
  const back = session.table.can_undo ? [{ name: "undo", text: say(words, "web-end-undo"), action: undo }] : [];
  const answers = [
    { name: "go-on", text: say(words, "web-go-on"), action: () => dismiss(adviser) },
    ...back,
    { name: "fresh", text: say(words, "web-new"), action: fresh },
  ];
  notify(adviser, { sentences: [say(words, "web-watch-dead")], answers });
}
