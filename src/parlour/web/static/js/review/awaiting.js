/** Waiting for a review that is being made, and showing how far it has come. */

/** @import { Review } from "../types.js" */
/** @import { ReviewPage } from "../pages/review.js" */
import { getReview, Refusal, Unreachable } from "../api.js";
import { make } from "../dom.js";
import { put, say } from "../words.js";

/** How long to wait before asking again, in milliseconds. */
const NEXT = 400;
const LATER = 2000;

/**
 * @param {ReviewPage} page
 * @param {(review: Review) => void} done
 */
export async function awaitReview(page, done) {
  const { table, app, room } = page;
  let wait = NEXT;
  try {
    const answer = await getReview(table.id);
    if (page.left) return;
    room.progress.hidden = answer.state === "done";
    if (answer.state === "done") return done(answer.review);
    showProgress(page, answer);
  } catch (error) {
    if (page.left) return;
    if (error instanceof Refusal && error.status !== 503) return showRefusal(page, error);
    if (!(error instanceof Refusal || error instanceof Unreachable)) throw error;
    const reason = error instanceof Refusal ? error.reason : null;
    room.progress.replaceChildren(make("p", {}, reason ? put(app.words, reason) : say(app.words, "web-unreachable")));
    wait = LATER;
  }
  setTimeout(() => page.left || awaitReview(page, done), wait);
}

/**
 * @param {ReviewPage} page
 * @param {{state: "waiting" | "running", done: number}} answer
 */
function showProgress({ room, app: { words } }, { state, done }) {
  const text = say(words, state === "waiting" ? "web-review-waiting" : "web-review-running");
  const bar = make("progress", { max: "1", "aria-label": text, ...(state === "waiting" ? {} : { value: String(done) }) });
  room.progress.replaceChildren(make("p", {}, text), bar);
}

/**
 * A game that goes on has no review yet.
 * @param {ReviewPage} page
 * @param {Refusal} refusal
 */
function showRefusal({ room, table, app: { words } }, { reason }) {
  const back = make("a", { class: "button strong", href: table.address, "data-table": table.id }, say(words, "web-to-table"));
  room.progress.replaceChildren(make("p", {}, reason ? put(words, reason) : say(words, "web-unreachable-page")), back);
}
