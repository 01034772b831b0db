/** Dialogs: each is made when it opens and gone when it closes. */

import { make, makeButton } from "../dom.js";
import { makePlaceForDialogs } from "../history.js";
import { say } from "../words.js";
import { icon } from "./icons.js";

/** @import { Words } from "../words.js" */

let dialogs = 0;

/**
 * Opens a dialog. Escape, its cross, a press beside it and the browser's back close it; the focus goes back to where it was.
 * @param {Words} words
 * @param {string} title
 * @param {Node[]} content
 * @param {string} [kind]  a class of its own
 * @returns {HTMLDialogElement}
 */
export function openDialog(words, title, content, kind = "") {
  dialogs += 1;
  const name = `dialog-title-${dialogs}`;
  const close = makeButton({ class: "plain round", "aria-label": say(words, "web-close") }, () => dialog.close(), icon("close"));
  const head = make("header", {}, make("h2", { id: name }, title), close);
  const dialog = make("dialog", { class: kind, "aria-labelledby": name }, head, make("div", { class: "dialog-body" }, ...content));
  dialog.addEventListener("close", () => dialog.remove());
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog && event.detail !== 0 && isOutside(dialog, event)) dialog.close();
  });
  document.body.append(dialog);
  dialog.showModal();
  makePlaceForDialogs();
  return dialog;
}

/**
 * Closes every open dialog, as when its page is left. Each is gone at once, not only when it has said that it is closed:
 * the next page may open one like it.
 * @returns {boolean} whether there was one
 */
export function closeDialogs() {
  const dialogs = document.querySelectorAll("dialog");
  for (const dialog of dialogs) {
    dialog.close();
    dialog.remove();
  }
  return dialogs.length > 0;
}

/**
 * @param {HTMLDialogElement} dialog
 * @param {MouseEvent} event
 */
function isOutside(dialog, event) {
  const box = dialog.getBoundingClientRect();
  return event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom;
}

/**
 * Asks kindly whether something is meant.
 * @param {Words} words
 * @param {{title: string, text: string, yes: string, final?: boolean, action: () => void}} question  final: what is lost by it cannot be had back
 */
export function ask(words, { title, text, yes, final = false, action }) {
  const no = makeButton({ autofocus: true }, () => dialog.close(), say(words, "web-go-back"));
  const confirm = makeButton({ class: final ? "grave" : "strong", "data-answer": "yes" }, () => {
    dialog.close();
    action();
  }, yes);
  const dialog = openDialog(words, title, [make("p", {}, text), make("div", { class: "actions" }, no, confirm)], "question");
}
