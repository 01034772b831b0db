/** One's own data: all of it as a file, a file taken in, and everything deleted. */

/** @import { Words } from "../words.js" */
import { countOwnData, deleteOwnData, MOST_OF_OWN_DATA, OWN_DATA, Refusal, sendOwnData } from "../api.js";
import { loadStyle, make, makeButton } from "../dom.js";
import { put, say } from "../words.js";
import { ask } from "./dialog.js";
import { sayTooLarge } from "./file-size.js";

/**
 * @param {Words} words
 * @param {() => void} again  shows anew what the games come to
 */
export function makeOwnData(words, again) {
  const told = make("p", { class: "told", role: "status" });
  const file = make("input", { type: "file", accept: "application/json,.json", id: "own-data-file", class: "unseen", tabindex: "-1", "aria-label": say(words, "data-import") });
  file.addEventListener("change", () => takeIn(words, file, told, again));
  return make(
    "section",
    { class: "own-data" },
    make("h2", {}, say(words, "data")),
    make("p", { class: "soft" }, say(words, "data-what")),
    make(
      "div",
      { class: "actions" },
      make("a", { class: "button", href: OWN_DATA, download: "parlour.json" }, say(words, "data-export")),
      makeButton({ "data-command": "import" }, () => file.click(), say(words, "data-import")),
      makeButton({ class: "grave", "data-command": "delete" }, () => deleteEverything(words, told), say(words, "data-delete")),
    ),
    file,
    told,
  );
}

/**
 * @param {Words} words
 * @param {HTMLInputElement} file
 * @param {HTMLElement} told
 * @param {() => void} again
 */
async function takeIn(words, file, told, again) {
  const chosen = file.files?.[0];
  if (!chosen) return;
  const large = sayTooLarge(words, chosen, MOST_OF_OWN_DATA);
  if (large) {
    told.textContent = large;
    file.value = "";
    return;
  }
  told.textContent = say(words, "data-import-busy");
  await telling(words, told, async () => {
    const { added, known } = await sendOwnData(chosen);
    if (added > 0) again();
    told.textContent = say(words, "data-imported", { added, known });
  });
  file.value = "";
}

/**
 * It is asked twice, the second time with how many games there are. The settings are gone too, so all starts anew.
 * @param {Words} words
 * @param {HTMLElement} told
 */
async function deleteEverything(words, told) {
  await loadStyle("dialogs");
  await telling(words, told, async () => {
    const { games } = await countOwnData();
    const action = () => telling(words, told, async () => {
      await deleteOwnData(games);
      localStorage.clear();
      await forgetRead();
      location.reload();
    });
    const second = () => ask(words, { title: say(words, "data-delete-sure"), text: say(words, "data-delete-count", { count: games }), yes: say(words, "data-delete"), final: true, action });
    ask(words, { title: say(words, "data-delete-ask"), text: say(words, "data-delete-text"), yes: say(words, "data-delete-go-on"), final: true, action: second });
  });
}

/** What was read before is kept to be there without a connection; see the service worker. */
async function forgetRead() {
  const names = "caches" in globalThis ? await caches.keys() : [];
  await Promise.all(names.filter((name) => name.startsWith("parlour-read")).map((name) => caches.delete(name)));
}

/**
 * Does something, and says what the server says against it.
 * @param {Words} words
 * @param {HTMLElement} told
 * @param {() => Promise<void>} action
 */
async function telling(words, told, action) {
  try {
    await action();
  } catch (error) {
    told.textContent = error instanceof Refusal && error.reason ? put(words, error.reason) : say(words, "web-unreachable-page");
  }
}
