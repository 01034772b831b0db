/** The games of today: which are done, and for how many days in a row. */

/** @import { Game } from "../types.js" */
/** @import { Words } from "../words.js" */
/** @import { Today } from "../api.js" */
import { getToday } from "../api.js";
import { make } from "../dom.js";
import { say } from "../words.js";
import { icon } from "./icons.js";

/**
 * Fills a section of the front page; it stays away where the server does not tell.
 * @param {HTMLElement} section
 * @param {Words} words
 * @param {Game[]} games
 */
export async function showToday(section, words, games) {
  const today = await getToday().catch(() => null);
  if (!today) return;
  const streak = today.streak > 0 ? [make("p", { class: "streak" }, say(words, "daily-streak-any", { count: today.streak }))] : [];
  const head = make("header", {}, make("h2", {}, say(words, "daily-today")), make("p", { class: "soft" }, sayDay(words, today.date)), ...streak);
  section.replaceChildren(head, make("ul", { class: "days" }, ...games.map((game) => dayOf(words, game, today))));
  section.hidden = false;
}

/**
 * @param {Words} words
 * @param {Game} game
 * @param {Today} today
 */
function dayOf(words, game, { games }) {
  const { state, streak } = games.find((one) => one.game === game.id) ?? { state: "new", streak: 0 };
  const facts = [say(words, "daily-state", { state }), ...(streak > 0 ? [say(words, "daily-streak", { count: streak })] : [])];
  const done = state === "won" || state === "lost" || state === "drawn";
  const mark = make("span", { class: "day-mark" }, ...(done ? [icon(state === "won" ? "star" : "equal")] : []));
  const text = make("span", {}, make("b", {}, game.title), make("span", { class: "soft" }, facts.join(" \u00b7 ")));
  return make("li", {}, make("a", { href: `/${game.id}/daily`, class: `day day-${state}`, "data-game": game.id }, mark, text));
}

/**
 * A day in words.
 * @param {Words} words
 * @param {string} day  as 2026-11-30
 */
export function sayDay(words, day) {
  return new Intl.DateTimeFormat(words.language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
}
