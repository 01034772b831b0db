/** The page of studies: those that one has begun, and a form for a new one. */

/** @import { Game, StudySummary } from "../types.js" */
/** @import { Words } from "../words.js" */
/** @import { App, Visit } from "../router.js" */
import { beginStudy, getStudies, Refusal } from "../api.js";
import { make } from "../dom.js";
import { goTo } from "../history.js";
import { makeMasthead } from "../parts/masthead.js";
import { makeStudyForm } from "../studies/form.js";
import { sayCompared, sayState } from "../studies/told.js";
import { put, say } from "../words.js";

/**
 * @param {Visit} visit
 * @returns {() => void} leaves it
 */
export function showStudies({ app }) {
  const { words, root } = app;
  const state = { left: false };
  document.title = `${say(words, "studies")} \u00b7 ${say(words, "web-name")}`;
  root.className = "front studies";
  const room = make("div", { "aria-busy": "true" });
  root.replaceChildren(makeMasthead(words), make("main", {}, make("h1", {}, say(words, "studies")), make("p", { class: "lead" }, say(words, "studies-what")), room));
  fill(app, room, state);
  return () => (state.left = true);
}

/**
 * @param {App} app
 * @param {HTMLElement} room
 * @param {{left: boolean}} state
 */
async function fill(app, room, state) {
  const { words, games } = app;
  try {
    const { studies, ...offer } = await getStudies();
    if (state.left) return;
    const cards = studies.flatMap((study) => games.filter(({ id }) => id === study.game).map((game) => studyCard(words, game, study)));
    const known = cards.length === 0 ? [] : [make("section", {}, make("h2", {}, say(words, "studies-yours")), make("ul", { class: "studies-list" }, ...cards))];
    const form = makeStudyForm(words, games, offer, (wish) => begin(app, wish));
    room.replaceChildren(...known, make("section", { class: "box" }, make("h2", {}, say(words, "studies-new")), form));
  } catch (error) {
    if (!state.left) room.replaceChildren(make("p", { role: "alert" }, sayTrouble(words, error)));
  }
  room.removeAttribute("aria-busy");
}

/**
 * @param {App} app
 * @param {import("../types.js").StudyWish} wish
 */
async function begin(app, wish) {
  try {
    const { id } = await beginStudy(wish);
    goTo(`/studies/${id}`, null);
    app.show();
    return null;
  } catch (error) {
    return sayTrouble(app.words, error);
  }
}

/**
 * @param {Words} words
 * @param {unknown} error
 */
function sayTrouble(words, error) {
  return error instanceof Refusal && error.reason ? put(words, error.reason) : say(words, "web-unreachable-page");
}

/**
 * @param {Words} words
 * @param {Game} game
 * @param {StudySummary} study
 */
function studyCard(words, game, study) {
  const when = new Intl.DateTimeFormat(words.language, { dateStyle: "medium", timeStyle: "short" }).format(new Date(study.begun));
  const facts = make("p", { class: "facts" }, make("span", { class: `state ${study.state}` }, sayState(words, study)), make("time", { datetime: study.begun }, when));
  return make("li", { class: "game-card" }, make("div", { class: "about" }, make("h3", {}, make("a", { href: `/studies/${study.id}` }, game.title)), make("p", {}, sayCompared(words, game, study)), facts));
}
