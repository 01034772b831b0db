/** A review page: a replay with a report of what is proved of each of its positions, and better lines. */

/** @import { Visit } from "../router.js" */
import { awaitReview } from "../review/awaiting.js";
import { makeJudge } from "../review/judge.js";
import { setTeller } from "../review/walk.js";
import { say } from "../words.js";
import { showWalk } from "./replay.js";

/**
 * @param {Visit} visit
 * @returns {() => void} leaves it
 */
export function showReview(visit) {
  return showWalk(visit, {
    page: "review",
    title: say(visit.app.words, "web-review"),
    begins: "last",
    add: (walk) => awaitReview(walk, (review) => setTeller(walk, makeJudge(walk, review))),
  });
}
