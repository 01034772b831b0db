/** The finished games, the newest first, and the way for records to come in. */

/** @import { Game, Table, TableSummary } from "../types.js" */
/** @import { App, Visit } from "../router.js" */
/** @import { Words } from "../words.js" */
import { getFinished } from "../api.js";
import { make, makeButton } from "../dom.js";
import { goTo, stayAt } from "../history.js";
import { headline } from "../parts/end.js";
import { makeMasthead } from "../parts/masthead.js";
import { openRecordDialog, takeDrops } from "../parts/record-dialog.js";
import { tableCard } from "../parts/table-card.js";
import { remark } from "../parts/toast.js";
import { put, say } from "../words.js";
import { goToTable } from "./opening.js";

/**
 * @typedef {object} FinishedPage
 * @property {App} app
 * @property {string} game  "" for all
 * @property {HTMLElement} list
 * @property {HTMLElement} note  what there is to say in place of games
 * @property {HTMLElement} older
 * @property {number} skip  how many games are shown
 * @property {boolean} left
 */

/**
 * @param {Visit} visit
 * @returns {() => void} leaves it
 */
export function showFinished({ app }) {
  const { words, root } = app;
  document.title = `${say(words, "web-finished")} \u00b7 ${say(words, "web-name")}`;
  const game = new URLSearchParams(location.search).get("game") ?? "";
  const older = makeButton({ hidden: true, "data-doing": "older" }, () => showMore(page), say(words, "web-older"));
  /** @type {FinishedPage} */
  const page = { app, game, list: make("ul", { class: "shelf finished" }), note: make("p", { class: "note", role: "status" }), older, skip: 0, left: false };
  const open = makeButton({ class: "strong", "data-doing": "open-record" }, () => openRecordDialog(words, (table) => goToRecord(app, table), ""), say(words, "web-open-record"));
  const head = make("div", { class: "shelf-head" }, make("h1", {}, say(words, "web-finished")), makeFilter(page), open);
  root.className = "front";
  root.replaceChildren(makeMasthead(words), make("main", {}, head, page.note, page.list, make("p", { class: "more" }, older)));
  const stops = [takeDrops(root, (file) => openGiven(app, file)), takePastes(app)];
  showMore(page);
  return () => {
    page.left = true;
    stops.forEach((stop) => stop());
  };
}

/** @param {FinishedPage} page */
function makeFilter({ app, game }) {
  const { words, games } = app;
  const choices = [make("option", { value: "" }, say(words, "web-all-games")), ...games.map(({ id, title }) => make("option", { value: id, selected: id === game }, title))];
  const select = make("select", { "aria-label": say(words, "web-which-game"), name: "game" }, ...choices);
  select.addEventListener("change", () => {
    stayAt(select.value ? `/finished?game=${select.value}` : "/finished", null);
    app.show();
  });
  return select;
}

/** @param {FinishedPage} page */
async function showMore(page) {
  const { app, game, list, note, older } = page;
  const { words } = app;
  try {
    const { tables, more } = await getFinished(game, page.skip);
    if (page.left) return;
    const cards = tables.flatMap((table) => app.games.filter(({ id }) => id === table.game).map((one) => finishedCard(words, one, table)));
    const held = document.activeElement === older;
    list.append(...cards);
    page.skip += PAGE;
    older.hidden = !more;
    note.textContent = list.children.length === 0 ? say(words, "web-none-finished") : "";
    if (held && older.hidden) cards[0]?.querySelector("a")?.focus();
  } catch {
    if (!page.left) note.textContent = say(words, "web-unreachable-page");
  }
}

/** So many games come at once; some may be left out, since they were played under older rules. */
const PAGE = 20;

/**
 * @param {Words} words
 * @param {Game} game
 * @param {TableSummary} table
 */
function finishedCard(words, game, table) {
  const link = make("a", { href: `/${game.id}/replay/${table.id}` }, game.title);
  const when = new Intl.DateTimeFormat(words.language, { dateStyle: "medium", timeStyle: "short" }).format(new Date(table.changed));
  const result = make("p", { class: "result" }, headline(words, table));
  const time = make("time", { datetime: table.changed }, when);
  const review = make("a", { class: "button plain", href: `/${game.id}/review/${table.id}`, "aria-label": say(words, "web-review-of", { game: game.title, when }) }, say(words, "web-review"));
  return tableCard(words, table, link, [result, make("div", { class: "foot" }, time, review)]);
}

/**
 * What is pasted anywhere else than where one types is taken for a record.
 * @param {App} app
 * @returns {() => void} ends it
 */
function takePastes(app) {
  /** @param {ClipboardEvent} event */
  const paste = (event) => {
    if (event.target instanceof Element && event.target.closest("input, textarea, dialog")) return;
    openGiven(app, event.clipboardData?.getData("text"));
  };
  document.addEventListener("paste", paste);
  return () => document.removeEventListener("paste", paste);
}

/**
 * @param {App} app
 * @param {string | File | undefined} given
 */
function openGiven(app, given) {
  if (given) openRecordDialog(app.words, (table) => goToRecord(app, table), given);
}

/**
 * A finished game is looked at, another one is played on.
 * @param {App} app
 * @param {Table} table
 */
function goToRecord(app, table) {
  if (!table.over) goToTable(app, table);
  else {
    goTo(`/${table.game}/replay/${table.id}`, null);
    app.show();
  }
  table.noticed.forEach((message) => remark(put(app.words, message)));
}
