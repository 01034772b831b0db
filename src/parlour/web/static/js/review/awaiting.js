/** Waiting for a review that is being made, and showing how far it has come. */

/** @import { Review } from "../types.js" */
/** @import { Walk } from "./walk.js" */
import { getReview, Refusal, Unreachable } from "../api.js";
import { make } from "../dom.js";
import { put, say, sayPercent } from "../words.js";

/** How long to wait before asking again, in milliseconds. */
const NEXT = 400;
const LATER = 2000;

/**
 * @param {Walk} walk
 * @param {(review: Review) => void} done
 */
export async function awaitReview(walk, done) {
  const { table, app, room } = walk;
  let wait = NEXT;
  try {
    const answer = await getReview(table.id);
    if (walk.left) return;
    room.progress.hidden = answer.state === "done";
    if (answer.state === "done") return done(answer.review);
    showProgress(walk, answer);
  } catch (error) {
    if (walk.left) return;
    if (error instanceof Refusal && error.status !== 503) return showRefusal(walk, error);
    if (!(error instanceof Refusal || error instanceof Unreachable)) throw error;
    const reason = error instanceof Refusal ? error.reason : null;
    room.progress.replaceChildren(make("p", {}, reason ? put(app.words, reason) : say(app.words, "web-unreachable")));
    wait = LATER;
  }
  setTimeout(() => walk.left || awaitReview(walk, done), wait);
}

/**
 * @param {Walk} walk
 * @param {{state: "waiting" | "running", done: number}} answer
 */
function showProgress({ room, app: { words } }, { state, done }) {
  const text = state === "waiting" ? say(words, "web-review-waiting") : say(words, "web-review-running", { done: sayPercent(words, done) });
  const bar = make("progress", { max: "1", "aria-label": text, ...(state === "waiting" ? {} : { value: String(done) }) });
  room.progress.replaceChildren(make("p", {}, text), bar);
}

/**
 * There will be none, as of a game that was taken up again in the meantime.
 * @param {Walk} walk
 * @param {Refusal} refusal
 */
function showRefusal({ room, table, app: { words } }, { reason }) {
  const back = make("a", { class: "button strong", href: table.address, "data-table": table.id }, say(words, "web-to-table"));
  room.progress.replaceChildren(make("p", {}, reason ? put(words, reason) : say(words, "web-unreachable-page")), back);
}
