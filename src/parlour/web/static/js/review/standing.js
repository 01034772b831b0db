/** What is known of a position, in words. */

/** @import { Judged, Judgement, Review } from "../types.js" */
/** @import { Words } from "../words.js" */
import { say, sayNumber } from "../words.js";

/** An estimate nearer to 0 than this calls neither side ahead. */
const EVEN = 0.1;

/**
 * @param {Words} words
 * @param {Judgement} standing
 * @returns {string}
 */
export function sayStanding(words, { verdict, best, found, bound, value }) {
  if (value !== null) return say(words, "web-estimate", { side: value > EVEN ? "X" : value < -EVEN ? "O" : "none" });
  const won = say(words, "web-standing", { verdict });
  if (best !== null) return say(words, "web-standing-best", { standing: won, best: sayNumber(words, best) });
  if (found === null || bound === null) return won;
  return say(words, "web-standing-between", { standing: won, found: sayNumber(words, found), bound: sayNumber(words, bound) });
}

/**
 * What there is to say against a move.
 * @param {Words} words
 * @param {Judged} judged
 * @param {boolean} alone  one player's game
 * @returns {string[]}
 */
export function sayFaults(words, { marks, lost }, alone) {
  const said = [];
  if (marks.includes("fatal")) said.push(say(words, alone ? "web-fatal" : "web-fatal-two"));
  if (lost !== null && lost > 0) said.push(say(words, "web-lost", { count: lost }));
  return said;
}

/**
 * What the whole review comes to.
 * @param {Words} words
 * @param {Review} review
 * @param {boolean} alone
 */
export function saySummary(words, { start, fatal, costly, complete }, alone) {
  const said = [];
  if (start.best !== null) said.push(say(words, "web-par-was", { par: sayNumber(words, start.best) }));
  if (alone && start.verdict === "dead") said.push(say(words, "web-never-winnable"));
  if (complete && fatal === null && costly.length === 0) said.push(say(words, "web-no-faults"));
  if (!complete) said.push(say(words, "web-incomplete"));
  return said;
}
