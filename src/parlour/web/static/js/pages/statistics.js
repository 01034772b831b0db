/** The statistics page: how one's games went, by game and options, and one's own data. */

/** @import { Game, Group } from "../types.js" */
/** @import { Words } from "../words.js" */
/** @import { App, Visit } from "../router.js" */
import { completeOptions, sameOptions } from "../address.js";
import { getCharts, getStatistics, Refusal } from "../api.js";
import { make } from "../dom.js";
import { makeMasthead } from "../parts/masthead.js";
import { listDifferences } from "../parts/option-words.js";
import { makeOwnData } from "../parts/own-data.js";
import { partsTable, scoresTable, sidesTable, timeTable } from "../parts/sums.js";
import { put, say } from "../words.js";

/** Charts are made for so many groups, as web/charts.py says. */
const MOST_DRAWN = 8;

/**
 * @param {Visit} visit
 * @returns {() => void} leaves it
 */
export function showStatistics({ app }) {
  const { words, root } = app;
  const state = { left: false };
  document.title = `${say(words, "statistics")} \u00b7 ${say(words, "web-name")}`;
  root.className = "front statistics";
  const results = make("div", { class: "results", "aria-busy": "true" }, make("p", { class: "soft" }, say(words, "statistics-busy")));
  const show = () => showResults(app, results, state);
  root.replaceChildren(makeMasthead(words), make("main", {}, make("h1", {}, say(words, "statistics")), results, makeOwnData(words, show)));
  show();
  return () => (state.left = true);
}

/**
 * @param {App} app
 * @param {HTMLElement} results
 * @param {{left: boolean}} state
 */
async function showResults({ words, games }, results, state) {
  try {
    const { groups, streaks } = await getStatistics();
    if (state.left) return;
    results.replaceChildren(
      ...streakLines(words, games, streaks),
      ...(groups.length === 0 ? [make("p", {}, say(words, "statistics-none"))] : [make("p", { class: "soft" }, say(words, "statistics-what"))]),
      ...groups.map((group, index) => showGroup(words, games, group, index < MOST_DRAWN)),
    );
    results.removeAttribute("aria-busy");
    if (groups.length > 0) await showCharts(words, results);
  } catch (error) {
    results.removeAttribute("aria-busy");
    if (!results.querySelector(".group")) results.replaceChildren(make("p", { role: "alert" }, error instanceof Refusal && error.reason ? put(words, error.reason) : say(words, "web-unreachable-page")));
  }
}

/**
 * The charts come when they are drawn; all that they show stands in the tables under them too.
 * @param {Words} words
 * @param {HTMLElement} results
 */
async function showCharts(words, results) {
  try {
    for (const { group, name, svg } of await getCharts(words.language)) {
      const drawing = results.querySelectorAll(".group")[group]?.querySelector(`[data-chart="${name}"] .chart`);
      if (drawing) drawing.innerHTML = svg;
    }
  } finally {
    for (const empty of results.querySelectorAll(".chart:not(:has(svg))")) empty.remove();
  }
}

/**
 * @param {Words} words
 * @param {Game[]} games
 * @param {{now: number, longest: number, games: {game: string, now: number, longest: number}[]}} streaks
 */
function streakLines(words, games, streaks) {
  if (streaks.longest === 0) return [];
  const lines = streaks.games.map(({ game, now, longest }) => {
    const title = games.find((one) => one.id === game)?.title ?? "";
    return make("li", {}, say(words, "statistics-streak", { name: title, now, longest }));
  });
  const any = make("li", {}, say(words, "statistics-streak", { name: say(words, "statistics-any"), now: streaks.now, longest: streaks.longest }));
  return [make("section", { class: "streaks" }, make("h2", {}, say(words, "statistics-streaks")), make("ul", {}, any, ...lines))];
}

/**
 * @param {Words} words
 * @param {Game[]} games
 * @param {Group} group
 * @param {boolean} drawn  whether charts are made for it
 */
function showGroup(words, games, group, drawn) {
  const game = games.find((one) => one.id === group.game);
  if (!game) return make("section", {});
  const about = [...describe(words, game, group)];
  const again = group.again > 0 ? [make("p", { class: "soft" }, say(words, "statistics-again", { count: group.again }))] : [];
  const scores = group.scores.length > 0 ? [figure(words, "scores", "statistics-scores", drawn, scoresTable(words, group))] : [];
  const time = group.sides ? [] : [figure(words, "over_time", "statistics-over-time", drawn, timeTable(words, group))];
  return make(
    "section",
    { class: "group", "data-game": game.id },
    make("header", {}, make("h2", {}, game.title), make("p", { class: "soft" }, about.join(", "))),
    group.sides ? sidesTable(words, group.sides, game.title) : partsTable(words, group, game.title),
    ...again,
    ...(scores.length + time.length > 0 ? [make("div", { class: "charts" }, ...(drawn ? [colourKey(words, group)] : []), make("div", { class: "figures" }, ...scores, ...time))] : []),
  );
}

/**
 * What the colours of the charts mean: those of the results there are.
 * @param {Words} words
 * @param {Group} group
 */
function colourKey(words, { parts }) {
  const results = /** @type {const} */ (["won", "drawn", "lost"]).filter((result) => parts.some((part) => part[result] > 0));
  return make("ul", { class: "colour-key" }, ...results.map((result) => make("li", { class: result }, say(words, `statistics-${result}`))));
}

/**
 * The numbers, and above them room for the chart, which takes some seconds where the program has just been started.
 * @param {Words} words
 * @param {string} name
 * @param {string} title
 * @param {boolean} drawn
 * @param {HTMLElement} table
 */
function figure(words, name, title, drawn, table) {
  const numbers = make("details", {}, make("summary", {}, say(words, "statistics-as-table")), table);
  const room = make("div", { class: "chart", "aria-hidden": "true" }, make("p", { class: "soft" }, say(words, "statistics-chart-busy")));
  return make("figure", { "data-chart": name }, ...(drawn ? [room] : []), make("figcaption", {}, say(words, title)), numbers);
}

/**
 * Against whom, and the options: by the name of a preset, or those that are not as usual.
 * @param {Words} words
 * @param {Game} game
 * @param {Group} group
 */
function describe(words, game, { options, level, sides }) {
  const against = sides ? [say(words, "web-against-friend")] : level === null ? [] : [`${say(words, "web-against-program")}: ${say(words, "web-strength", { level })}`];
  const preset = Object.keys(game.presets).find((name) => sameOptions(completeOptions(game, game.presets[name] ?? {}), options));
  if (preset) return [...against, say(words, `preset-${preset}`)];
  const said = listDifferences(words, game, options);
  return [...against, ...(said.length > 0 ? said : [say(words, "statistics-usual")])];
}
