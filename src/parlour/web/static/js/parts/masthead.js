/** The head of every page that is no table: the house's name, and the ways to the other pages. */

/** @import { Words } from "../words.js" */
import { loadStyle, make, makeButton } from "../dom.js";
import { say } from "../words.js";
import { wordmark } from "./wordmark.js";

/** @type {[string, string][]} */
const PAGES = [["/finished", "web-finished"], ["/statistics", "statistics"], ["/studies", "studies"]];

/**
 * @param {Words} words
 * @returns {HTMLElement}
 */
export function makeMasthead(words) {
  const links = PAGES.map(([address, key]) => make("a", { href: address, ...(address === location.pathname ? { "aria-current": "page" } : {}) }, say(words, key)));
  const settings = makeButton({ class: "plain", "data-command": "settings" }, () => showSettings(words), say(words, "web-settings"));
  return make("header", { class: "masthead" }, wordmark(words), make("p", {}, say(words, "web-tagline")), make("nav", { "aria-label": say(words, "web-pages") }, ...links, settings));
}

/** @param {Words} words */
async function showSettings(words) {
  const [{ openSettings }] = await Promise.all([import("./settings-dialog.js"), loadStyle("dialogs")]);
  openSettings(words);
}
