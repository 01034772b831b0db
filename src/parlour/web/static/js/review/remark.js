/** What there is to say about the move that has been come to. It is shown and said aloud. */

/** @import { Judged, Move, PlayedMove, Review } from "../types.js" */
/** @import { Words } from "../words.js" */
import { make, makeButton } from "../dom.js";
import { announce } from "../parts/toast.js";
import { joinSentences, put, say, sayNumber } from "../words.js";
import { sayFaults, sayStanding } from "./standing.js";

/**
 * Just which move it was, and at the end how the game ended.
 * @param {HTMLElement} element
 * @param {Words} words
 * @param {PlayedMove | null} played
 * @param {number} ply
 * @param {string | null} end
 */
export function remarkOnMove(element, words, played, ply, end) {
  const move = played ? { ...played, ply } : undefined;
  replace(element, false, [title(words, move), ...(end === null ? [] : [make("p", {}, end)])], []);
  announce(joinSentences([sayTitle(words, move), ...(end === null ? [] : [end])]));
}

/**
 * About a move of the game, or about its start, as a review has found it.
 * @param {HTMLElement} element
 * @param {Words} words
 * @param {Review} review
 * @param {number} ply
 * @param {{alone: boolean, end: string | null, showLine: () => void}} parts  end: what the rules say here, where they end the game
 */
export function remarkOn(element, words, review, ply, { alone, end, showLine }) {
  const judged = review.moves[ply - 1];
  const faults = judged ? sayFaults(words, judged, alone) : [];
  const standing = end ?? sayStanding(words, judged ?? review.start);
  const against = faults.length > 0 ? [make("p", { class: "against" }, faults.join(" "))] : [];
  const better = judged && judged.line.length > 0 ? [makeButton({ class: "strong", "data-step": "enter-line" }, showLine, say(words, "web-show-better"))] : [];
  replace(element, false, [title(words, judged), ...against, make("p", {}, standing)], better);
  announce(joinSentences([sayTitle(words, judged), ...faults, standing]));
}

/**
 * About the next move of a better line.
 * @param {HTMLElement} element
 * @param {Words} words
 * @param {object} parts
 * @param {Move | null} parts.next  null: the line ends here
 * @param {Judged | undefined} parts.judged  the move of the game that the line is better than
 * @param {() => void} parts.leave
 */
export function remarkOnLine(element, words, { next, judged, leave }) {
  const text = next ? put(words, next.words) : say(words, "web-line-ends");
  const instead = judged ? [make("p", {}, say(words, "web-in-place-of", { move: sayTitle(words, judged) }))] : [];
  const back = makeButton({ "data-step": "leave-line" }, leave, say(words, "web-back-to-game"));
  replace(element, true, [make("h2", {}, make("span", { class: "words" }, text)), ...instead], [back]);
  announce(text);
}

/**
 * Shows a remark in place of another; the focus stays on its button.
 * @param {HTMLElement} element
 * @param {boolean} onLine
 * @param {Node[]} texts
 * @param {HTMLElement[]} buttons
 */
function replace(element, onLine, texts, buttons) {
  const held = element.contains(document.activeElement);
  element.classList.toggle("on-line", onLine);
  element.replaceChildren(make("div", {}, ...texts), ...buttons);
  if (held) buttons[0]?.focus();
}

/**
 * @param {Words} words
 * @param {Pick<Judged, "ply" | "words"> | undefined} move
 */
function title(words, move) {
  if (!move) return make("h2", {}, sayTitle(words, move));
  return make("h2", {}, make("span", {}, `${sayNumber(words, move.ply)}.`), make("span", { class: "words" }, put(words, move.words)));
}

/**
 * @param {Words} words
 * @param {Pick<Judged, "ply" | "words"> | undefined} move
 */
function sayTitle(words, move) {
  return move ? say(words, "web-numbered", { number: sayNumber(words, move.ply), move: put(words, move.words) }) : say(words, "web-start-of-game");
}
