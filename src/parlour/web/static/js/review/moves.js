/** The list of moves of a review, with what there is to say against them, and the same as a table for those who do not see the graph. */

/** @import { Judged, Review } from "../types.js" */
/** @import { Words } from "../words.js" */
import { make, makeButton } from "../dom.js";
import { put, say, sayNumber } from "../words.js";
import { sayFaults, sayStanding } from "./standing.js";

/** @typedef {Pick<Judged, "ply" | "words" | "lost" | "marks">} Told  a move, with what there is to say against it */

/**
 * @param {Words} words
 * @param {Told[]} moves
 * @param {number} players
 * @param {(ply: number) => void} go
 * @returns {HTMLElement}
 */
export function makeMoves(words, moves, players, go) {
  const items = moves.map((judged) => {
    const number = make("span", { class: "number" }, sayNumber(words, judged.ply));
    const button = makeButton({ class: "plain", "data-ply": String(judged.ply) }, () => go(judged.ply), number, make("span", { class: "words" }, put(words, judged.words)), ...badges(words, judged, players));
    return make("li", {}, button);
  });
  return make("ol", { class: "moves" }, ...items);
}

/**
 * @param {Words} words
 * @param {Told} told
 * @param {number} players
 */
function badges(words, { marks, lost }, players) {
  if (marks.includes("fatal")) return [make("span", { class: "fault fault-fatal" }, say(words, "web-mark-fatal", { players }))];
  if (lost === null || lost <= 0) return [];
  return [make("span", { class: `fault${marks.includes("costly") ? " fault-costly" : ""}` }, sayNumber(words, -lost))];
}

/**
 * Shows which move has been come to.
 * @param {HTMLElement} list
 * @param {number} ply
 */
export function showCurrent(list, ply) {
  list.querySelector("[aria-current]")?.removeAttribute("aria-current");
  const button = list.querySelector(`[data-ply="${ply}"]`);
  button?.setAttribute("aria-current", "step");
  const item = button?.parentElement;
  if (!item) list.scrollTop = 0;
  else if (item.offsetTop < list.scrollTop) list.scrollTop = item.offsetTop;
  else if (item.offsetTop + item.offsetHeight > list.scrollTop + list.clientHeight) list.scrollTop = item.offsetTop + item.offsetHeight - list.clientHeight;
}

/**
 * @param {Words} words
 * @param {Review} review
 * @param {boolean} alone
 * @returns {HTMLElement}
 */
export function makeDataTable(words, { start, moves }, alone) {
  const head = ["web-column-move", "web-column-played", "web-column-standing", "web-column-fault"].map((key) => make("th", { scope: "col" }, say(words, key)));
  const first = row("0", say(words, "web-start-of-game"), sayStanding(words, start), "");
  const rest = moves.map((judged) => row(sayNumber(words, judged.ply), put(words, judged.words), sayStanding(words, judged), sayFaults(words, judged, alone).join(" ")));
  const caption = make("caption", {}, say(words, "web-graph"));
  return make("div", { class: "unseen" }, make("table", { class: "data" }, caption, make("thead", {}, make("tr", {}, ...head)), make("tbody", {}, first, ...rest)));
}

/** @param {string[]} cells */
function row(...cells) {
  return make("tr", {}, ...cells.map((text) => make("td", {}, text)));
}
