/** What somebody hears who begins a game for the first time. */

/** @import { GamePage } from "./game.js" */
import { dismiss, notify } from "../advice/adviser.js";
import { shouldOfferLesson } from "../lesson/offer.js";
import { goTo } from "../history.js";
import { say } from "../words.js";

/** Where the browser keeps that the program has been offered as a player. */
const OFFERED = "parlour.offered";

/**
 * Who begins a game for the first time hears that there is a lesson; in a game for two, that the program can be the other player.
 * @param {GamePage} page
 * @param {() => void} choose
 */
export function greet({ app, game, adviser, session: { table } }, choose) {
  const { words } = app;
  const offers = [];
  if (shouldOfferLesson(game)) {
    const take = () => {
      goTo(`/${game.id}/lesson`, null);
      app.show();
    };
    offers.push({ sentence: say(words, "web-lesson-offer"), answer: { name: "lesson", text: say(words, "web-lesson-take"), action: take } });
  }
  if (game.players === 2 && table.opponent === null && localStorage.getItem(OFFERED) === null) {
    localStorage.setItem(OFFERED, "yes");
    const accept = () => {
      dismiss(adviser);
      choose();
      /** @type {HTMLInputElement | null} */ (document.querySelector('dialog input[name="against"][value="program"]'))?.click();
    };
    offers.push({ sentence: say(words, "web-offer-program"), answer: { name: "program", text: say(words, "web-offer-answer"), action: accept } });
  }
  if (offers.length > 0) notify(adviser, { sentences: offers.map(({ sentence }) => sentence), answers: offers.map(({ answer }) => answer) });
}
