/** The fields for a game's options: its presets, and each option with its values and a sentence about what it means. */

/** @import { Game, GameOption, Options, OptionValue } from "../types.js" */
/** @import { Words } from "../words.js" */
import { completeOptions, readValue, sameOptions, sortValues } from "../address.js";
import { make } from "../dom.js";
import { say } from "../words.js";
import { nameOption, sayOption } from "./option-words.js";

/**
 * @param {Words} words
 * @param {Game} game
 * @param {Options} current
 * @param {string} [set]  what tells several sets of options on one page apart
 * @returns {{fields: HTMLElement, read: () => Options}}
 */
export function makeOptionFields(words, game, current, set = "") {
  const fields = make("div", {}, ...makePresets(words, game, set), ...game.options.map((option) => makeOption(words, game, option, current, set)));
  showPreset(game, fields);
  fields.addEventListener("change", (event) => {
    if (event.target instanceof HTMLInputElement) applyPreset(game, fields, event.target.value);
    showPreset(game, fields);
  });
  return { fields, read: () => readFields(game, fields) };
}

/**
 * @param {Words} words
 * @param {Game} game
 * @param {GameOption} option
 * @param {Options} current
 * @param {string} set
 */
function makeOption(words, game, option, current, set) {
  const id = `${set}option-${option.name}`;
  const choices = sortValues(option.values).map((value) =>
    make("option", { value: String(value), selected: value === current[option.name] }, sayChoice(words, option, value)),
  );
  const select = make("select", { id, "data-option": option.name, "aria-describedby": `${id}-means` }, ...choices);
  const label = make("label", { for: id }, nameOption(words, game, option));
  const meaning = make("p", { class: "hint", id: `${id}-means` }, say(words, `option-${game.id}-${option.name}`));
  return make("div", { class: "option" }, label, select, meaning);
}

/**
 * A value, with the word that it is the usual one where it is.
 * @param {Words} words
 * @param {GameOption} option
 * @param {OptionValue} value
 */
function sayChoice(words, option, value) {
  const said = sayOption(words, option, value);
  return value === option.default ? say(words, "web-usual", { value: said }) : said;
}

/**
 * @param {Words} words
 * @param {Game} game
 * @param {string} set
 * @returns {Node[]}
 */
function makePresets(words, game, set) {
  const names = Object.keys(game.presets);
  if (names.length === 0) return [];
  const choices = names.map((name) =>
    make("label", { class: "preset" }, make("input", { type: "radio", name: `${set}preset`, value: name }), make("span", {}, say(words, `preset-${name}`))),
  );
  const meanings = names.map((name) => make("p", { class: "hint", "data-preset": name }, say(words, `preset-meaning-${game.id}-${name}`)));
  return [make("fieldset", {}, make("legend", {}, say(words, "web-presets")), make("div", { class: "presets" }, ...choices), ...meanings)];
}

/**
 * @param {Game} game
 * @param {HTMLElement} fields
 * @param {string} name
 */
function applyPreset(game, fields, name) {
  const options = completeOptions(game, game.presets[name] ?? {});
  for (const select of fields.querySelectorAll("select")) select.value = String(options[select.dataset["option"] ?? ""]);
}

/**
 * Marks the preset that the chosen options make up, if one does.
 * @param {Game} game
 * @param {HTMLElement} fields
 */
function showPreset(game, fields) {
  const chosen = readFields(game, fields);
  const found = Object.keys(game.presets).find((name) => sameOptions(completeOptions(game, game.presets[name] ?? {}), chosen));
  for (const input of fields.querySelectorAll("input")) input.checked = input.value === found;
  for (const meaning of fields.querySelectorAll("[data-preset]")) meaning.toggleAttribute("hidden", meaning.getAttribute("data-preset") !== found);
}

/**
 * @param {Game} game
 * @param {HTMLElement} fields
 * @returns {Options}
 */
function readFields(game, fields) {
  return Object.fromEntries([...fields.querySelectorAll("select")].map(({ dataset: { option = "" }, value }) => [option, readValue(game, option, value)]));
}
