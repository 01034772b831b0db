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
  const lesson = game.lesson ? [make("a", { class: "button", href: `/${game.id}/lesson`, "data-wish": "lesson" }, say(words, "web-lesson-take"))] : [];
  openDialog(words, game.title, [makePicture(words, game.picture), credit, ...lesson, sheet], "wide");
  try {
    const { html, pictures } = await getSheet(game.id, words.language);
    sheet.innerHTML = html;
    sheet.querySelector("h1")?.remove();
    for (const figure of sheet.querySelectorAll("[data-picture]")) {
      const picture = pictures[figure.getAttribute("data-picture") ?? ""];
      if (picture) figure.prepend(makePicture(words, picture.view, picture.point));
    }
  } catch {
    sheet.textContent = say(words, "web-unreachable-page");
  }
}
