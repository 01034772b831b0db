/** What a review has found: the graph, the summary and the list of moves. */

/** @import { Game, Review, Table } from "../types.js" */
/** @import { Words } from "../words.js" */
/** @import { Graph } from "./graph.js" */
import { make, makeButton } from "../dom.js";
import { endSentences } from "../parts/end.js";
import { joinSentences, say, sayNumber } from "../words.js";
import { makeChart } from "./chart.js";
import { makeGraph, moveCursor } from "./graph.js";
import { makeDataTable, makeMoves, showCurrent } from "./moves.js";
import { saySummary, sayStanding } from "./standing.js";

/** @typedef {{parts: HTMLElement[], graph: Graph, list: HTMLElement}} Report */

/**
 * @param {Words} words
 * @param {Game} game
 * @param {Table} table
 * @param {Review} review
 * @param {(ply: number) => void} go
 * @returns {Report}
 */
export function makeReport(words, game, table, review, go) {
  const alone = game.players === 1;
  const marks = [...review.costly.map((ply) => ({ ply, kind: "costly" })), ...(review.fatal === null ? [] : [{ ply: review.fatal, kind: "fatal" }])];
  const graph = makeGraph(makeChart(words, review, alone), marks, { label: say(words, alone ? "web-graph" : "web-graph-two"), go });
  const list = makeMoves(words, review.moves, game.players, go);
  const summary = make(
    "section",
    { class: "summary", "aria-label": say(words, "web-summary") },
    make("p", {}, joinSentences([...endSentences(words, table), ...saySummary(words, review, alone)])),
    make("div", { class: "faults" }, ...faultButtons(words, review, game.players, go)),
  );
  return { parts: [graph.element, makeDataTable(words, review, alone), summary, list], graph, list };
}

/**
 * @param {Report} report
 * @param {Words} words
 * @param {Review} review
 * @param {number} ply
 */
export function updateReport({ graph, list }, words, review, ply) {
  moveCursor(graph, ply, sayStanding(words, ply === 0 ? review.start : (review.moves[ply - 1] ?? review.start)));
  showCurrent(list, ply);
}

/**
 * Leads to the moves that there is most to say against.
 * @param {Words} words
 * @param {Review} review
 * @param {number} players
 * @param {(ply: number) => void} go
 */
function faultButtons(words, { fatal, costly, moves }, players, go) {
  const first = fatal === null ? [] : [makeButton({ class: "fault-fatal", "data-go": String(fatal) }, () => go(fatal), say(words, "web-go-fatal", { ply: sayNumber(words, fatal), players }))];
  const others = costly.map((ply) => {
    const lost = sayNumber(words, -(moves[ply - 1]?.lost ?? 0));
    return makeButton({ class: "fault-costly", "data-go": String(ply) }, () => go(ply), say(words, "web-go-costly", { ply: sayNumber(words, ply), lost }));
  });
  return [...first, ...others];
}
