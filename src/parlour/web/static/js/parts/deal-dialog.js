/** Asking for a deal by its number. */

/** @import { Words } from "../words.js" */
import { Refusal } from "../api.js";
import { make } from "../dom.js";
import { put, say } from "../words.js";
import { openDialog } from "./dialog.js";

/**
 * @param {Words} words
 * @param {string} deal  the one on the table
 * @param {(deal: string) => Promise<void>} open  throws what the server says against it
 */
export function openDealDialog(words, deal, open) {
  const input = make("input", { id: "deal-number", name: "deal", inputmode: "numeric", autocomplete: "off", value: deal, maxlength: "40", "aria-describedby": "deal-error" });
  const error = make("p", { class: "error", id: "deal-error", role: "alert" });
  const submit = make("button", { type: "submit", class: "strong" }, say(words, "web-deal-it"));
  const form = make(
    "form",
    {},
    make("label", { for: "deal-number" }, say(words, "web-deal-number")),
    input,
    make("p", { class: "hint" }, say(words, "web-deal-hint")),
    error,
    make("div", { class: "actions" }, submit),
  );
  const dialog = openDialog(words, say(words, "web-number"), [form]);
  input.select();
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const wanted = input.value.trim();
    error.textContent = wanted === "" ? say(words, "web-deal-empty") : "";
    if (wanted === "") return input.focus();
    try {
      await open(wanted);
      dialog.close();
    } catch (problem) {
      if (problem instanceof Refusal && problem.reason) error.textContent = put(words, problem.reason);
      else error.textContent = say(words, "web-unreachable-page");
      input.focus();
    }
  });
}
