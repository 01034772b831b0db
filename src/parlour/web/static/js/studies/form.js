/** What a new study is to be of: a game, two sets of its options, players, and how many deals. */

/** @import { Game, Options, StudyOffer, StudyWish } from "../types.js" */
/** @import { Words } from "../words.js" */
import { completeOptions } from "../address.js";
import { make } from "../dom.js";
import { makeOptionFields } from "../parts/option-fields.js";
import { say, sayNumber } from "../words.js";
import { sayAbout, sayPlayer } from "./told.js";

const SIZES = [100, 1000, 10_000];
const USUAL_SIZE = 1000;
const USUAL_PLAYERS = 2;
const RULES = 2;

/**
 * @param {Words} words
 * @param {Game[]} games
 * @param {StudyOffer} offer
 * @param {(wish: StudyWish) => Promise<string | null>} begin  gives what is wrong
 */
export function makeStudyForm(words, games, offer, begin) {
  const game = make("select", { id: "study-game", name: "game" }, ...games.map(({ id, title }) => make("option", { value: id }, title)));
  const changing = make("div", { class: "changing" });
  const estimate = make("p", { class: "soft", "data-told": "estimate" });
  const error = make("p", { class: "error", role: "alert" });
  const submit = make("button", { type: "submit", class: "strong" }, say(words, "studies-begin"));
  const form = make("form", { class: "study-form" }, field(words, "game", game), changing, ...makeSize(words, offer), estimate, error, make("div", { class: "actions" }, submit));
  let read = () => ({ options: {}, versus: {} });
  const showGame = () => {
    const chosen = games.find(({ id }) => id === game.value);
    if (chosen) read = fillIn(words, chosen, offer, changing);
  };
  const wish = () => readForm(form, read());
  showGame();
  game.addEventListener("change", showGame);
  form.addEventListener("input", (event) => {
    followSize(form, event.target);
    estimate.textContent = sayEstimate(words, offer, wish());
    error.textContent = "";
  });
  estimate.textContent = sayEstimate(words, offer, wish());
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (submit.getAttribute("aria-disabled") === "true") return;
    submit.setAttribute("aria-disabled", "true");
    error.textContent = "";
    error.textContent = await begin(wish());
    submit.setAttribute("aria-disabled", "false");
  });
  return form;
}

/**
 * Shows what depends on the game: the options and the players.
 * @param {Words} words
 * @param {Game} game
 * @param {StudyOffer} offer
 * @param {HTMLElement} changing
 * @returns {() => {options: Options, versus: Options}}
 */
function fillIn(words, game, offer, changing) {
  const usual = completeOptions(game, {});
  const one = makeOptionFields(words, game, usual, "one-");
  const other = makeOptionFields(words, game, proposeOther(game, usual), "other-");
  const rules = [["studies-rules", one.fields], ["studies-versus", other.fields]].map(([key, fields]) => make("fieldset", { class: "rules" }, make("legend", {}, say(words, String(key))), fields ?? ""));
  const players = offer.games.find((one) => one.game === game.id)?.players ?? [];
  changing.replaceChildren(
    make("div", { class: "both" }, ...rules),
    make("fieldset", { class: "players" }, make("legend", {}, say(words, "studies-players")), ...players.map(({ name }, index) => makePlayer(words, name, index < USUAL_PLAYERS))),
  );
  return () => ({ options: one.read(), versus: other.read() });
}

/**
 * Other rules to begin with: those of a preset, or with the first option changed.
 * @param {Game} game
 * @param {Options} usual
 */
function proposeOther(game, usual) {
  const preset = Object.values(game.presets).find((given) => Object.entries(given).some(([name, value]) => usual[name] !== value));
  if (preset) return completeOptions(game, preset);
  const [option] = game.options;
  const value = option?.values.find((one) => one !== option.default);
  return option && value !== undefined ? { ...usual, [option.name]: value } : usual;
}

/**
 * @param {Words} words
 * @param {string} name
 * @param {boolean} checked
 */
function makePlayer(words, name, checked) {
  const id = `player-${name}`;
  const box = make("input", { type: "checkbox", name: "player", value: name, id, checked, "aria-describedby": `${id}-means` });
  return make("div", { class: "player" }, box, make("label", { for: id }, sayPlayer(words, name)), make("p", { class: "hint", id: `${id}-means` }, say(words, "studies-player-means", { name })));
}

/**
 * @param {Words} words
 * @param {StudyOffer} offer
 */
function makeSize(words, { most_deals: most }) {
  const sizes = SIZES.filter((size) => size <= most).map((size) => {
    const sure = make("span", { class: "hint" }, say(words, "studies-sure", { points: Math.round(100 / Math.sqrt(size)) }));
    return make("label", { class: "preset" }, make("input", { type: "radio", name: "size", value: String(size), checked: size === USUAL_SIZE }), make("span", {}, sayNumber(words, size), sure));
  });
  const deals = make("input", { id: "study-deals", name: "deals", inputmode: "numeric", autocomplete: "off", value: String(USUAL_SIZE) });
  const first = make("input", { id: "study-first", name: "first", inputmode: "numeric", autocomplete: "off", value: "0", "aria-describedby": "study-first-means" });
  return [
    make("fieldset", {}, make("legend", {}, say(words, "studies-size")), make("div", { class: "presets" }, ...sizes), make("p", { class: "hint" }, say(words, "studies-size-means"))),
    make("div", { class: "numbers" }, field(words, "deals", deals), field(words, "first", first, make("p", { class: "hint", id: "study-first-means" }, say(words, "studies-first-means")))),
  ];
}

/**
 * @param {Words} words
 * @param {string} name
 * @param {HTMLElement} input
 * @param {...HTMLElement} more
 */
function field(words, name, input, ...more) {
  return make("div", { class: "field" }, make("label", { for: input.id }, say(words, `studies-${name}`)), input, ...more);
}

/**
 * The sizes to choose from and the number say the same.
 * @param {HTMLFormElement} form
 * @param {EventTarget | null} changed
 */
function followSize(form, changed) {
  if (!(changed instanceof HTMLInputElement)) return;
  const deals = form.elements.namedItem("deals");
  if (changed.name === "size" && deals instanceof HTMLInputElement) deals.value = changed.value;
  if (changed.name === "deals") for (const input of form.querySelectorAll("input")) if (input.name === "size") input.checked = input.value === changed.value;
}

/**
 * What is no number is sent as none at all, for the server to say what would be right.
 * @param {HTMLFormElement} form
 * @param {{options: Options, versus: Options}} rules
 * @returns {StudyWish}
 */
function readForm(form, rules) {
  const data = new FormData(form);
  const text = String(data.get("deals")).trim();
  const deals = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  return { game: String(data.get("game")), ...rules, players: data.getAll("player").map(String), deals, first: String(data.get("first")).trim() };
}

/**
 * @param {Words} words
 * @param {StudyOffer} offer
 * @param {StudyWish} wish
 */
function sayEstimate(words, { games, most_deals: most, minutes }, { game, players, deals }) {
  const each = games.find((one) => one.game === game)?.players.filter(({ name }) => players.includes(name)) ?? [];
  if (each.length === 0 || !(deals > 0 && deals <= most)) return "";
  const seconds = RULES * deals * each.reduce((sum, player) => sum + player.seconds, 0);
  const time = sayAbout(words, seconds);
  return seconds > 60 * minutes ? say(words, "studies-takes-long", { time, minutes }) : say(words, "studies-takes", { time });
}
