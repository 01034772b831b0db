/** The options of a game, with a sentence for each. They hold from the deal on, so a new game starts with them. */

/** @import { Game, GameOption, Options, OptionValue } from "../types.js" */
/** @import { Words } from "../words.js" */
import { completeOptions, readValue, sameOptions } from "../address.js";
import { make } from "../dom.js";
import { say, sayNumber } from "../words.js";
import { openDialog } from "./dialog.js";

/**
 * @param {Words} words
 * @param {Game} game
 * @param {Options} current
 * @param {(options: Options) => void} start
 */
export function openOptions(words, game, current, start) {
  const form = make("form", { class: "options" });
  const presets = makePresets(words, game);
  const submit = make("button", { type: "submit", class: "strong" }, say(words, game.players === 1 ? "web-new-with-options" : "web-new-game-with-options"));
  form.append(
    ...presets,
    ...game.options.map((option) => makeOption(words, game, option, current)),
    make("div", { class: "actions" }, submit),
  );
  const dialog = openDialog(words, say(words, "web-options-of", { game: game.title }), [form]);
  showPreset(game, form);
  form.addEventListener("change", (event) => {
    if (event.target instanceof HTMLInputElement && event.target.name === "preset") applyPreset(game, form, event.target.value);
    showPreset(game, form);
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    dialog.close();
    start(readForm(game, form));
  });
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
  for (const input of form.querySelectorAll("input")) input.checked = input.value === found;
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
