/** What a new game is to be like: against whom, and its options, with a sentence for each. They hold from the deal on. */

/** @import { Game, GameOption, Opponent, Options, OptionValue, Table } from "../types.js" */
/** @import { Words } from "../words.js" */
import { completeOptions, readValue, sameOptions } from "../address.js";
import { make } from "../dom.js";
import { say, sayNumber } from "../words.js";
import { openDialog } from "./dialog.js";
import { makeOpponent, readOpponent } from "./opponent.js";

/**
 * @param {Words} words
 * @param {Game} game
 * @param {Table} table  the present one
 * @param {(wish: {options: Options, opponent: Opponent | null, winnable: boolean}) => void} start
 */
export function openOptions(words, game, table, start) {
  const form = make("form", { class: "options" });
  form.append(
    ...(game.players === 1 ? [] : [makeOpponent(words, table.opponent)]),
    ...makePresets(words, game),
    ...game.options.map((option) => makeOption(words, game, option, table.options)),
    make("div", { class: "actions" }, ...submitters(words, game, table)),
  );
  const title = game.players === 1 ? say(words, "web-options-of", { game: game.title }) : say(words, "web-new-game");
  const dialog = openDialog(words, title, [form]);
  showPreset(game, form);
  form.addEventListener("change", (event) => {
    if (event.target instanceof HTMLInputElement && event.target.name === "preset") applyPreset(game, form, event.target.value);
    showPreset(game, form);
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    dialog.close();
    start({ options: readForm(game, form), opponent: readOpponent(form), winnable: event.submitter?.getAttribute("value") === "winnable" });
  });
}

/**
 * @param {Words} words
 * @param {Game} game
 * @param {Table} table
 */
function submitters(words, game, table) {
  if (game.players !== 1) return [make("button", { type: "submit", class: "strong" }, say(words, "web-start"))];
  const winnable = table.deal === null ? [] : [make("button", { type: "submit", value: "winnable" }, say(words, "web-winnable"))];
  return [...winnable, make("button", { type: "submit", class: "strong" }, say(words, "web-new-with-options"))];
}

/**
 * @param {Words} words
 * @param {Game} game
 * @param {GameOption} option
 * @param {Options} current
 */
function makeOption(words, game, option, current) {
  const id = `option-${option.name}`;
  const choices = sortValues(option.values).map((value) =>
    make("option", { value: String(value), selected: value === current[option.name] }, sayOption(words, option, value)),
  );
  const select = make("select", { id, name: option.name, "aria-describedby": `${id}-means` }, ...choices);
  const label = make("label", { for: id }, say(words, `option-name-${game.id}-${option.name}`));
  const meaning = make("p", { class: "hint", id: `${id}-means` }, say(words, `option-${game.id}-${option.name}`));
  return make("div", { class: "option" }, label, select, meaning);
}

/**
 * Numbers in their order, after what is no number.
 * @param {OptionValue[]} values
 */
function sortValues(values) {
  const texts = values.filter((value) => typeof value !== "number");
  const numbers = values.filter((value) => typeof value === "number");
  return [...texts, ...numbers.toSorted((one, other) => one - other)];
}

/**
 * @param {Words} words
 * @param {GameOption} option
 * @param {OptionValue} value
 */
function sayOption(words, option, value) {
  if (typeof value === "number") return sayNumber(words, value);
  return say(words, typeof value === "boolean" ? `value-${value}` : `value-${option.name}-${value}`);
}

/**
 * @param {Words} words
 * @param {Game} game
 * @returns {Node[]}
 */
function makePresets(words, game) {
  const names = Object.keys(game.presets);
  if (names.length === 0) return [];
  const choices = names.map((name) =>
    make("label", { class: "preset" }, make("input", { type: "radio", name: "preset", value: name }), make("span", {}, say(words, `preset-${name}`))),
  );
  const meanings = names.map((name) => make("p", { class: "hint", "data-preset": name }, say(words, `preset-meaning-${game.id}-${name}`)));
  return [make("fieldset", {}, make("legend", {}, say(words, "web-presets")), make("div", { class: "presets" }, ...choices), ...meanings)];
}

/**
 * @param {Game} game
 * @param {HTMLFormElement} form
 * @param {string} name
 */
function applyPreset(game, form, name) {
  for (const [option, value] of Object.entries(completeOptions(game, game.presets[name] ?? {}))) {
    const select = form.elements.namedItem(option);
    if (select instanceof HTMLSelectElement) select.value = String(value);
  }
}

/**
 * Marks the preset that the chosen options make up, if one does.
 * @param {Game} game
 * @param {HTMLFormElement} form
 */
function showPreset(game, form) {
  const chosen = readForm(game, form);
  const found = Object.keys(game.presets).find((name) => sameOptions(completeOptions(game, game.presets[name] ?? {}), chosen));
  for (const input of form.querySelectorAll("input")) if (input.name === "preset") input.checked = input.value === found;
  for (const meaning of form.querySelectorAll("[data-preset]")) meaning.toggleAttribute("hidden", meaning.getAttribute("data-preset") !== found);
}

/**
 * @param {Game} game
 * @param {HTMLFormElement} form
 * @returns {Options}
 */
function readForm(game, form) {
  const data = new FormData(form);
  return Object.fromEntries(game.options.map(({ name }) => [name, readValue(game, name, String(data.get(name)))]));
}
