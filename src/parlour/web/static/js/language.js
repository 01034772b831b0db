/** The language of the pages: the one that was chosen, else the first of the browser's that there is, else English. */

/** @import { App } from "./router.js" */
/** @import { Words } from "./words.js" */
import { getWords, Unreachable } from "./api.js";
import { loadStyle } from "./dom.js";
import { getSetting, onSetting, SETTINGS } from "./settings.js";
import { createWords } from "./words.js";

const AGAIN = 2000;

/** @returns {string} */
export function findLanguage() {
  const chosen = getSetting("language");
  if (chosen !== "device") return chosen;
  const known = SETTINGS.find(({ name }) => name === "language")?.values ?? [];
  const wished = navigator.languages.map((tag) => tag.toLowerCase().split("-")[0] ?? "");
  return wished.find((language) => known.includes(language)) ?? "en";
}

/** @returns {Promise<Words>} in the language that is to be used now */
export async function loadWords() {
  const language = findLanguage();
  return createWords(language, await getWords(language));
}

/**
 * Shows the page in another language as soon as one is chosen.
 * @param {App} app
 */
export function followLanguage(app) {
  onSetting((name) => name === "language" && changeLanguage(app));
  addEventListener("languagechange", () => changeLanguage(app));
}

/**
 * Whoever was choosing can go on, where the choice was made.
 * @param {App} app
 * @returns {Promise<void>}
 */
async function changeLanguage(app) {
  if (findLanguage() === app.words.language) return;
  try {
    const words = await loadWords();
    if (words.language !== findLanguage()) return;
    app.words = words;
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    setTimeout(() => changeLanguage(app), AGAIN);
    return;
  }
  const wasChoosing = document.querySelector("dialog .settings") !== null;
  app.show();
  if (wasChoosing) await goOnChoosing(app);
}

/** @param {App} app */
async function goOnChoosing({ words }) {
  const [{ openSettings }] = await Promise.all([import("./parts/settings-dialog.js"), loadStyle("dialogs")]);
  openSettings(words);
  /** @type {HTMLElement | null} */ (document.querySelector('dialog input[name="language"]:checked'))?.focus();
}
