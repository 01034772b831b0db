/** The start: fetches the words and the games, then shows the page that the address means. */

/** @import { App } from "./router.js" */
import { getGames, Unreachable } from "./api.js";
import { followContrast } from "./contrast.js";
import { followLanguage, loadWords } from "./language.js";
import { showConnection } from "./offline/note.js";
import { startWorker } from "./offline/worker.js";
import { startRouter } from "./router.js";
import { showSettings } from "./settings.js";

const AGAIN = 2000;

/** Tries until the server answers; the words to say that it does not are not there yet, so the page just goes on waiting. */
async function start() {
  const root = document.getElementById("page");
  if (!root) throw new Error("the page has no room for its content");
  try {
    const [words, games] = await Promise.all([loadWords(), getGames()]);
    /** @type {App | null} */
    let app = null;
    await showConnection(() => app?.words ?? words);
    app = startRouter(words, games, root);
    followLanguage(app);
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    setTimeout(start, AGAIN);
  }
}

showSettings();
followContrast();
startWorker();
start();
