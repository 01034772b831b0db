/** Tells a game as its review has found it: the graph, what there is to say against each move, and better lines. */

/** @import { Review } from "../types.js" */
/** @import { Teller, Walk } from "./walk.js" */
import { endSentences } from "../parts/end.js";
import { joinSentences } from "../words.js";
import { linePath, readAhead } from "./path.js";
import { remarkOn, remarkOnLine } from "./remark.js";
import { makeReport, updateReport } from "./report.js";
import { enterLine, goTo, leaveLine } from "./walk.js";

/**
 * @param {Walk} walk
 * @param {Review} review
 * @returns {Teller}
 */
export function makeJudge(walk, review) {
  const { app: { words }, room, table, game, path } = walk;
  const report = makeReport(words, game, table, review, (ply) => goTo(walk, ply));
  room.report.replaceChildren(...report.parts);
  room.remark.hidden = false;
  readMarkedLines(walk, review);
  return {
    show: (ply) => {
      const end = ply === path.last && table.ended === null ? joinSentences(endSentences(words, table).slice(0, 1)) : null;
      remarkOn(room.remark, words, review, ply, { alone: game.players === 1, end, showLine: () => enterLine(walk) });
      updateReport(report, words, review, ply);
    },
    better: (ply) => review.moves[ply - 1]?.line ?? [],
    showLine: ({ line }, next) => remarkOnLine(room.remark, words, { next, judged: line ? review.moves[line.from] : undefined, leave: () => leaveLine(walk) }),
    stop: () => report.graph.stop(),
  };
}

/**
 * The lines that the report leads to are fetched beforehand, so that they are there without a connection too.
 * @param {Walk} walk
 * @param {Review} review
 */
async function readMarkedLines({ table }, { moves }) {
  for (const { ply, line, marks } of moves) if (marks.length > 0 && line.length > 0) await readAhead(linePath(table.id, ply - 1, line));
}
