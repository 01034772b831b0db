/** Opening a game record: from a file, dropped, or pasted. */

/** @import { Words } from "../words.js" */
import { MOST_OF_RECORD, openRecord, Refusal } from "../api.js";
import { make } from "../dom.js";
import { put, say } from "../words.js";
import { openDialog } from "./dialog.js";
import { sayTooLarge } from "./file-size.js";

/** @import { Table } from "../types.js" */

/**
 * @param {Words} words
 * @param {(table: Table) => void} opened
 * @param {string | File | undefined} given  what was dropped or pasted already; it is opened at once
 */
export function openRecordDialog(words, opened, given) {
  const file = make("input", { type: "file", id: "record-file", accept: ".json,application/json,text/plain" });
  const text = make("textarea", { id: "record-text", rows: "6", spellcheck: "false", autocomplete: "off", "aria-describedby": "record-error" });
  const error = make("p", { class: "error", id: "record-error", role: "alert" });
  const submit = make("button", { type: "submit", class: "strong" }, say(words, "web-open"));
  const form = make(
    "form",
    { class: "record" },
    make("p", { class: "hint" }, say(words, "web-record-hint")),
    make("label", { for: "record-file" }, say(words, "web-record-file")),
    file,
    make("label", { for: "record-text" }, say(words, "web-record-text")),
    text,
    error,
    make("div", { class: "actions" }, submit),
  );
  const dialog = openDialog(words, say(words, "web-open-record"), [form]);
  const open = async () => {
    error.textContent = "";
    const said = await tryToOpen(words, text.value, (table) => {
      dialog.close();
      opened(table);
    });
    error.textContent = said;
    if (said) text.focus();
  };
  /** @param {File | undefined} chosen */
  const read = async (chosen) => {
    if (!chosen) return;
    error.textContent = sayTooLarge(words, chosen, MOST_OF_RECORD);
    if (error.textContent) return;
    text.value = await chosen.text();
    await open();
  };
  file.addEventListener("change", () => read(file.files?.[0]));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    open();
  });
  takeDrops(dialog, read);
  if (given) read(given instanceof File ? given : new File([given], ""));
}

/**
 * @param {Words} words
 * @param {string} text
 * @param {(table: Table) => void} opened
 * @returns {Promise<string>} why it could not be opened; "" where it was
 */
async function tryToOpen(words, text, opened) {
  const large = sayTooLarge(words, new Blob([text]), MOST_OF_RECORD);
  if (large) return large;
  try {
    opened(await openRecord(text));
    return "";
  } catch (problem) {
    if (problem instanceof Refusal && problem.reason) return put(words, problem.reason);
    return say(words, "web-unreachable-page");
  }
}

/**
 * A file may be dropped anywhere on an element.
 * @param {HTMLElement} element
 * @param {(file: File | undefined) => void} take
 * @returns {() => void} ends it
 */
export function takeDrops(element, take) {
  /** @param {DragEvent} event */
  const over = (event) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    element.classList.add("dropping");
  };
  const leave = () => element.classList.remove("dropping");
  /** @param {DragEvent} event */
  const drop = (event) => {
    leave();
    if (!event.dataTransfer?.files.length) return;
    event.preventDefault();
    take(event.dataTransfer.files[0]);
  };
  element.addEventListener("dragover", over);
  element.addEventListener("dragleave", leave);
  element.addEventListener("drop", drop);
  return () => {
    element.removeEventListener("dragover", over);
    element.removeEventListener("dragleave", leave);
    element.removeEventListener("drop", drop);
  };
}
