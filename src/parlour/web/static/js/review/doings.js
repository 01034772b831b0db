/** What one can do with a finished game that is looked at: see it the other way, keep it, give it away, or play the same deal. */

/** @import { Game, Table } from "../types.js" */
/** @import { Words } from "../words.js" */
import { make, makeButton } from "../dom.js";
import { copyLink } from "../parts/copy-link.js";
import { icon } from "../parts/icons.js";
import { openKeys, REVIEW_KEYS } from "../parts/keys-dialog.js";
import { say } from "../words.js";

/**
 * @param {Words} words
 * @param {Game} game
 * @param {Table} table
 * @returns {HTMLElement[]}
 */
export function makeDoings(words, game, table) {
  const here = location.pathname;
  const pages = /** @type {[string, string][]} */ ([["replay", "play"], ["review", "graph"]]);
  const others = pages.filter(([page]) => here !== `/${game.id}/${page}/${table.id}`);
  const links = others.map(([page, drawing]) => make("a", { class: "button plain", href: `/${game.id}/${page}/${table.id}`, "data-doing": page }, icon(drawing), label(words, `web-${page}`)));
  const file = `${game.id}-${table.deal ?? table.id}.json`;
  const download = make("a", { class: "button plain", href: `/api/tables/${table.id}/record`, download: file, "data-doing": "download" }, icon("download"), label(words, "web-download"));
  const copy = makeButton({ class: "plain", "data-doing": "copy-link" }, () => copyLink(words, here, "game"), icon("link"), label(words, "web-copy-link"));
  const keys = makeButton({ class: "plain", "data-doing": "keys" }, () => openKeys(words, REVIEW_KEYS), icon("keys"), label(words, "web-keys"));
  return [...links, download, copy, keys, ...playIt(words, game, table)];
}

/**
 * Guests can play the same, unless the cards were laid by hand, which no address says.
 * @param {Words} words
 * @param {Game} game
 * @param {Table} table
 */
function playIt(words, game, table) {
  if (table.own || (table.deal === null && game.players === 1)) return [];
  const text = say(words, table.deal === null ? "web-play-this-game" : "web-play-this-deal");
  return [make("a", { class: "button strong", href: table.address, "data-doing": "play" }, text)];
}

/**
 * On a narrow screen the drawing alone is seen.
 * @param {Words} words
 * @param {string} key
 */
const label = (words, key) => make("span", {}, say(words, key));
