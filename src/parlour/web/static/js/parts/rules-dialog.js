/** The rules of a game, with its picture. */

/** @import { Game } from "../types.js" */
/** @import { Words } from "../words.js" */
import { getSheet } from "../api.js";
import { make } from "../dom.js";
import { say } from "../words.js";
import { openDialog } from "./dialog.js";
import { makePicture } from "./picture.js";

/**
 * @param {Words} words
 * @param {Game} game
 */
export async function openRules(words, game) {
  const sheet = make("article", { class: "sheet" });
  const credit = make("p", { class: "credit" }, say(words, "web-credit", { author: game.author }));
  openDialog(words, game.title, [makePicture(words, game.picture), credit, sheet], "wide");
  try {
    const { html } = await getSheet(game.id, words.language);
    sheet.innerHTML = html;
    sheet.querySelector("h1")?.remove();
  } catch {
    sheet.textContent = say(words, "web-unreachable-page");
  }
}
