/** A study: how far it has come and what it has found so far, and in the end its report. */

/** @import { Game, Message, Study } from "../types.js" */
/** @import { App, Visit } from "../router.js" */
import { changeStudy, getStudy, getStudyReport, Refusal, studyFiles, Unreachable } from "../api.js";
import { make, makeButton } from "../dom.js";
import { stayAt } from "../history.js";
import { ask } from "../parts/dialog.js";
import { makeMasthead } from "../parts/masthead.js";
import { announce, remark } from "../parts/toast.js";
import { makeSoFar } from "../studies/so-far.js";
import { sayAbout, sayCompared, sayDeals } from "../studies/told.js";
import { put, say } from "../words.js";
import { showMissing } from "./missing.js";

/** How long to wait before asking again, in milliseconds. */
const NEXT = 1000;
const LATER = 3000;

/** How often progress is said aloud: at each quarter. */
const SAID = 4;

/**
 * @typedef {object} StudyPage
 * @property {App} app
 * @property {string} id
 * @property {HTMLElement} head  what is compared
 * @property {HTMLElement} standing
 * @property {HTMLElement} told  how it stands
 * @property {HTMLProgressElement} bar
 * @property {HTMLElement} actions
 * @property {HTMLElement} found
 * @property {string} shown  the state that is shown
 * @property {number} said  how much was said aloud
 * @property {boolean} left
 */

/**
 * @param {Visit} visit
 * @returns {() => void} leaves it
 */
export function showStudy({ app, id }) {
  const { words, root } = app;
  document.title = `${say(words, "studies")} \u00b7 ${say(words, "web-name")}`;
  root.className = "front studies study";
  /** @type {StudyPage} */
  const page = {
    app,
    id,
    head: make("div", { class: "study-head" }),
    standing: make("section", { class: "box standing", hidden: true }),
    told: make("p", { class: "told" }),
    bar: make("progress", { max: "1", value: "0", "aria-label": say(words, "studies-bar") }),
    actions: make("div", { class: "actions" }),
    found: make("div", { class: "found" }),
    shown: "",
    said: 0,
    left: false,
  };
  page.standing.append(page.told, page.bar, page.actions);
  root.replaceChildren(makeMasthead(words), make("main", {}, page.head, page.standing, page.found));
  follow(page);
  return () => (page.left = true);
}

/**
 * Shows how the study stands, again and again until it is over.
 * @param {StudyPage} page
 */
async function follow(page) {
  let wait = NEXT;
  try {
    const study = await getStudy(page.id);
    if (page.left) return;
    await show(page, study);
    if (study.state === "done" || study.state === "stopped") return;
  } catch (error) {
    if (page.left) return;
    if (error instanceof Refusal && error.reason && error.status === 404) return showNone(page, error.reason);
    if (!(error instanceof Refusal || error instanceof Unreachable)) throw error;
    page.told.textContent = say(page.app.words, "web-unreachable");
    page.standing.hidden = false;
    wait = LATER;
  }
  setTimeout(() => page.left || follow(page), wait);
}

/**
 * @param {StudyPage} page
 * @param {Message} reason
 */
function showNone({ app: { words }, head }, reason) {
  head.replaceChildren(make("h1", {}, say(words, "studies")), make("p", { class: "lead", role: "alert" }, put(words, reason)), make("a", { class: "button strong", href: "/studies" }, say(words, "studies-new")));
}

/**
 * @param {StudyPage} page
 * @param {Study} study
 */
async function show(page, study) {
  const { words, games } = page.app;
  const game = games.find(({ id }) => id === study.game);
  if (!game) return showMissing(page.app);
  page.standing.hidden = false;
  page.told.textContent = tell(page, study);
  page.bar.hidden = study.state === "done";
  page.bar.value = study.games / study.all_games;
  speak(page, study);
  if (page.shown !== study.state) {
    showHead(page, game, study);
    showActions(page, study);
  }
  page.shown = study.state;
  if (study.state !== "done") return void showSoFar(page, game, study);
  const { html } = await getStudyReport(page.id, words.language);
  if (page.left) return;
  const report = make("article", { class: "findings" });
  report.innerHTML = html;
  report.querySelector("h1")?.remove(); // It stands above already.
  page.found.replaceChildren(report);
}

/**
 * @param {StudyPage} page
 * @param {Study} study
 */
function tell({ app: { words } }, study) {
  const progress = say(words, "studies-progress", { games: study.games, all: study.all_games });
  if (study.state === "waiting") return say(words, "studies-ahead", { count: study.ahead });
  if (study.state === "stopped") return `${say(words, "studies-why", { why: study.why ?? "" })} ${say(words, "studies-kept", { games: study.games, all: study.all_games })}`;
  if (study.state === "done") return say(words, "studies-all-done", { count: study.games });
  if (study.games === 0) return say(words, "studies-getting-ready");
  return study.seconds_left === null ? progress : say(words, "studies-left", { progress, time: sayAbout(words, study.seconds_left) });
}

/**
 * Those who do not see the page hear how it stands when that changes, and at each quarter.
 * @param {StudyPage} page
 * @param {Study} study
 */
function speak(page, study) {
  const quarters = Math.floor((SAID * study.games) / study.all_games);
  if (page.shown === study.state && quarters === page.said) return;
  page.said = quarters;
  announce(tell(page, study));
}

/**
 * @param {StudyPage} page
 * @param {Game} game
 * @param {Study} study
 */
function showHead({ app: { words }, head }, game, study) {
  const title = say(words, "study-title", { game: game.title });
  document.title = `${title} \u00b7 ${say(words, "web-name")}`;
  head.replaceChildren(make("h1", {}, title), make("p", { class: "lead" }, sayCompared(words, game, study)), make("p", { class: "soft" }, sayDeals(words, study)));
}

/**
 * @param {StudyPage} page
 * @param {Game} game
 * @param {Study} study
 */
function showSoFar({ app: { words }, found }, game, study) {
  const scroll = make("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": say(words, "studies-so-far") }, makeSoFar(words, game, study));
  const held = found.querySelector(".scroll");
  if (held) return held.replaceChildren(...scroll.children);
  found.replaceChildren(make("section", { class: "box so-far" }, make("h2", {}, say(words, "studies-so-far")), scroll));
}

/**
 * What can be done with it now. Who has just pressed a button finds the focus on the one in its place.
 * @param {StudyPage} page
 * @param {Study} study
 */
function showActions(page, study) {
  const { app: { words }, actions, id } = page;
  const held = actions.contains(document.activeElement);
  /** @param {"cancel" | "resume" | "delete"} what @param {string} kind @param {() => void} action */
  const button = (what, kind, action) => makeButton({ class: kind, "data-doing": what }, action, say(words, `studies-${what}`));
  const files = studyFiles(id, words.language);
  const over = study.state === "stopped" || study.state === "done";
  actions.replaceChildren(
    ...(study.state === "done" ? [make("a", { class: "button strong", href: files.report, download: true }, say(words, "studies-report")), make("a", { class: "button", href: files.rows, download: true }, say(words, "studies-rows"))] : []),
    ...(study.own && study.state === "stopped" ? [button("resume", "strong", () => change(page, "resume"))] : []),
    ...(study.own && !over ? [button("cancel", "", () => change(page, "cancel"))] : []),
    ...(study.own && over ? [button("delete", "grave", () => ask(words, { title: say(words, "studies-delete-ask"), text: say(words, "studies-delete-text"), yes: say(words, "studies-delete"), final: true, action: () => change(page, "delete") }))] : []),
  );
  if (held) /** @type {HTMLElement | null} */ (actions.querySelector("button, a"))?.focus();
}

/**
 * @param {StudyPage} page
 * @param {"cancel" | "resume" | "delete"} what
 */
async function change(page, what) {
  const { app, id } = page;
  try {
    const changed = await changeStudy(id, what);
    if (what === "delete") {
      stayAt("/studies", null);
      return app.show();
    }
    await show(page, changed);
    if (what === "resume") follow(page);
  } catch (error) {
    remark(error instanceof Refusal && error.reason ? put(app.words, error.reason) : say(app.words, "web-unreachable-page"));
  }
}
