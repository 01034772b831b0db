/** The start: fetches the words and the games, then shows the page that the address means. */

import { getGames, getWords, Unreachable } from "./api.js";
import { startRouter } from "./router.js";
import { createWords } from "./words.js";

const AGAIN = 2000;

/** Tries until the server answers; the words to say that it does not are not there yet, so the page just goes on waiting. */
async function start() {
  const root = document.getElementById("page");
  if (!root) throw new Error("the page has no room for its content");
  const language = document.documentElement.lang;
  try {
    const [patterns, games] = await Promise.all([getWords(language), getGames()]);
    startRouter(createWords(language, patterns), games, root);
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    setTimeout(start, AGAIN);
  }
}

start();
