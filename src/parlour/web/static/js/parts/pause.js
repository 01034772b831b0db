/** The cover over a table whose game is paused: nothing can be studied under it. */

/** @import { Table } from "../types.js" */
/** @import { Words } from "../words.js" */
import { make, makeButton } from "../dom.js";
import { focusTable } from "../play/keyboard.js";
import { say } from "../words.js";

/**
 * Covers the table while its game is paused; then the focus goes back to where it was on the table.
 * @param {HTMLElement} table
 * @param {Words} words
 * @param {Table} state
 * @param {() => void} resume
 */
export function showPause(table, words, { paused }, resume) {
  const cover = table.parentElement?.querySelector(".paused-cover");
  if (paused === Boolean(cover)) return;
  table.inert = paused;
  table.classList.toggle("covered", paused);
  if (cover) {
    const held = cover.contains(document.activeElement);
    cover.remove();
    if (held) focusTable(table);
    return;
  }
  const button = makeButton({ class: "strong", "data-answer": "resume" }, resume, say(words, "time-resume"));
  table.after(make("section", { class: "paused-cover", "aria-label": say(words, "time-paused") }, make("h2", {}, say(words, "time-paused")), button));
  button.focus();
}
