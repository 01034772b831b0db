/** The time that a game has taken so far, beside how it stands. */

/** @import { Words } from "../words.js" */
/** @import { Session } from "../play/session.js" */
import { make } from "../dom.js";
import { forgetClock, keepClock, readClock, setRunning } from "../play/clock.js";
import { isProgramsTurn } from "../play/program.js";
import { say } from "../words.js";

/** @typedef {{element: HTMLElement, show: () => void, stop: () => void}} Timer */

/**
 * A timer for a game; it goes on by itself, and is to be shown anew when the table has changed.
 * @param {Words} words
 * @param {Session} session
 * @returns {Timer}
 */
export function createTimer(words, session) {
  const time = make("dd", {});
  const element = make("div", { class: "counter time" }, make("dt", {}, say(words, "time-label")), time);
  const show = () => {
    const { table, clock } = session;
    setRunning(clock, document.visibilityState === "visible" && !table.over && !table.paused && !isProgramsTurn(table));
    time.textContent = sayTime(table.milliseconds + (table.over ? 0 : readClock(clock)));
  };
  const keep = () => {
    show();
    if (document.visibilityState === "visible") forgetClock(session.table.id);
    else if (!session.table.over) keepClock(session.clock, session.table.id);
  };
  const ticking = setInterval(show, 1000);
  document.addEventListener("visibilitychange", keep);
  const stop = () => {
    clearInterval(ticking);
    document.removeEventListener("visibilitychange", keep);
    if (!session.table.over) keepClock(session.clock, session.table.id);
  };
  return { element, show, stop };
}

/**
 * A time in hours, minutes and seconds, as on a clock.
 * @param {number} milliseconds
 */
export function sayTime(milliseconds) {
  const seconds = Math.floor(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = String(seconds % 60).padStart(2, "0");
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}
