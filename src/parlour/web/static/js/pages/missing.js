/** The page for an address that means nothing. */

/** @import { App } from "../router.js" */
import { make } from "../dom.js";
import { say } from "../words.js";
import { makeMasthead } from "../parts/masthead.js";

/** @param {App} app */
export function showMissing({ words, root }) {
  document.title = `${say(words, "web-missing")} \u00b7 ${say(words, "web-name")}`;
  root.className = "front";
  root.replaceChildren(
    makeMasthead(words),
    make("main", { class: "missing" }, make("h1", {}, say(words, "web-missing")), make("p", {}, say(words, "web-missing-text")), make("a", { href: "/", class: "button strong" }, say(words, "web-to-games"))),
  );
}
