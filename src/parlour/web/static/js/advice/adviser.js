/** Advice about the table: a hint, a look at the hidden cards, whether the game can still be won. The player may play on at any time. */

/** @import { Table, Verdict } from "../types.js" */
/** @import { Deed } from "../api.js" */
/** @import { Notice } from "../parts/strip.js" */
/** @import { Session } from "../play/session.js" */
/** @import { Surface } from "../table/surface.js" */
/** @import { Words } from "../words.js" */
import { askHint, askOutlook, askPeek, Refusal } from "../api.js";
import { hideStrip, showStrip, vacateStrip } from "../parts/strip.js";
import { focusTable } from "../play/keyboard.js";
import { isProgramsTurn } from "../play/program.js";
import { enqueue, perform, refresh } from "../play/session.js";
import { pointOut } from "../table/surface.js";
import { joinSentences, put, say } from "../words.js";

/**
 * @typedef {object} Adviser
 * @property {Words} words
 * @property {Session} session
 * @property {Surface} surface
 * @property {HTMLElement} strip
 * @property {(table: Table) => void} renumber  the table is the same, with another version
 * @property {AbortController | null} asking  what is being asked for
 * @property {{line: string[], why: string, at: number} | null} followed  the line that a look at the hidden cards has found, and how far it is played
 */

/**
 * @param {Omit<Adviser, "asking" | "followed">} parts
 * @returns {Adviser}
 */
export const createAdviser = (parts) => ({ ...parts, asking: null, followed: null });

/** @param {Adviser} adviser */
export function hint(adviser) {
  if (!isOurTurn(adviser)) return undefined;
  return consult(adviser, "web-hint-busy", askHint, ({ move, words, reason, table }) => {
    adviser.renumber(table);
    if (move === null) return notify(adviser, { sentences: [put(adviser.words, reason)] });
    return showMove(adviser, move, words === null ? [put(adviser.words, reason)] : [put(adviser.words, words), put(adviser.words, reason)]);
  });
}

/** @param {Adviser} adviser */
export function peek(adviser) {
  if (!isOurTurn(adviser)) return undefined;
  return consult(adviser, "web-peek-busy", askPeek, ({ line, words, table }) => {
    adviser.renumber(table);
    if (line.length === 0) return notify(adviser, { sentences: [put(adviser.words, words)] });
    adviser.followed = { line, why: put(adviser.words, words), at: 0 };
    return showNext(adviser);
  });
}

/** @param {Adviser} adviser */
export function outlook(adviser) {
  const busy = adviser.session.table.view.to_move === null ? "web-outlook-busy" : "web-outlook-busy-two";
  return consult(adviser, busy, askOutlook, ({ verdict }) => notify(adviser, { sentences: [sayVerdict(adviser.words, verdict)] }));
}

/** @param {Adviser} adviser */
function isOurTurn({ session: { table } }) {
  return !table.over && !isProgramsTurn(table);
}

/**
 * @param {Words} words
 * @param {Verdict} verdict
 */
const sayVerdict = (words, verdict) => say(words, "web-outlook", { verdict });

/**
 * Shows a notice in the strip until it is dismissed.
 * @param {Adviser} adviser
 * @param {Notice} notice
 */
export function notify(adviser, notice) {
  showStrip(adviser.strip, adviser.words, notice, () => dismiss(adviser));
}

/**
 * Takes away what was said; what was being asked for is not wanted any more.
 * @param {Adviser} adviser
 */
export function dismiss(adviser) {
  forget(adviser, hideStrip);
}

/**
 * @param {Adviser} adviser
 * @param {(strip: HTMLElement) => void} clear
 */
function forget(adviser, clear) {
  adviser.asking?.abort();
  adviser.asking = null;
  adviser.followed = null;
  pointOut(adviser.surface, null);
  const held = adviser.strip.contains(document.activeElement);
  clear(adviser.strip);
  if (held) focusTable(adviser.surface.root);
}

/**
 * The table has changed. A line is followed while its moves are played and taken back; all other advice is out of date.
 * @param {Adviser} adviser
 * @param {Deed | null} deed  what changed it, where it was this page
 */
export function keepUp(adviser, deed) {
  const { followed, strip } = adviser;
  const held = strip.contains(document.activeElement);
  forget(adviser, adviser.session.table.over ? hideStrip : vacateStrip);
  if (!followed) return;
  const played = deed?.kind === "redo" || (deed?.kind === "move" && deed.move === followed.line[followed.at]);
  const at = followed.at + (played ? 1 : deed?.kind === "undo" ? -1 : NaN);
  if (!(at >= 0 && at < followed.line.length)) return;
  adviser.followed = { ...followed, at };
  showNext(adviser);
  if (held) strip.querySelector("button")?.focus();
}

/**
 * Asks for advice about the table as it is. Answers that come too late are let go.
 * @template Answer
 * @param {Adviser} adviser
 * @param {string} busy  what is said meanwhile
 * @param {(table: Table, signal: AbortSignal) => Promise<Answer>} ask
 * @param {(answer: Answer) => void} answered
 */
export async function consult(adviser, busy, ask, answered) {
  const { session, words } = adviser;
  if (session.unreachable) return session.listener.waits();
  await session.queue;
  const { table } = session;
  dismiss(adviser);
  if (session.closed) return;
  const asking = new AbortController();
  adviser.asking = asking;
  notify(adviser, { sentences: [say(words, busy)], busy: true });
  try {
    const answer = await ask(table, asking.signal);
    await enqueue(session, () => {
      if (!asking.signal.aborted && session.table.version === table.version) answered(answer);
    });
  } catch (error) {
    if (asking.signal.aborted) return;
    const reason = error instanceof Refusal ? error.reason : null;
    const again = () => askAgain(adviser, () => consult(adviser, busy, ask, answered));
    const answers = [{ name: "ask-again", text: say(words, "web-ask-again"), action: again }];
    notify(adviser, { sentences: [reason ? put(words, reason) : say(words, "web-unreachable-page")], answers });
  }
}

/**
 * Asks once more, about the table as the server has it: it may have counted advice whose answer was lost on its way.
 * @param {Adviser} adviser
 * @param {() => void} ask
 */
async function askAgain(adviser, ask) {
  const { session } = adviser;
  dismiss(adviser);
  await enqueue(session, () => refresh(session));
  ask();
}

/**
 * Points out the next move of the line that is followed.
 * @param {Adviser} adviser
 */
function showNext(adviser) {
  const { words, followed, session } = adviser;
  const move = session.table.view.moves.find((one) => one.text === followed?.line[followed.at]);
  if (!followed || !move) return dismiss(adviser);
  const step = say(words, "web-peek-step", { step: followed.at + 1, count: followed.line.length });
  return showMove(adviser, move.text, [put(words, move.words), joinSentences([followed.why, step])]);
}

/**
 * @param {Adviser} adviser
 * @param {string} text
 * @param {string[]} sentences
 */
function showMove(adviser, text, sentences) {
  const { session, surface, words } = adviser;
  const move = session.table.view.moves.find((one) => one.text === text);
  if (!move) return dismiss(adviser);
  const play = () => enqueue(session, () => perform(session, { kind: "move", move: text }));
  pointOut(surface, move);
  return notify(adviser, { sentences, answers: [{ name: "play", text: say(words, "web-play-it"), action: play }] });
}
