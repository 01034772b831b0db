/** How the tables look and feel. A choice takes effect at once. */

/** @import { Words } from "../words.js" */
/** @import { Setting } from "../settings.js" */
import { make } from "../dom.js";
import { changeSetting, getSetting, SETTINGS } from "../settings.js";
import { say } from "../words.js";
import { openDialog } from "./dialog.js";
import { previewOf } from "./setting-previews.js";

/** The parts and their headings. The language comes first and needs none: who cannot read the page has to find it. */
/** @type {{name: string, title?: string}[]} */
const GROUPS = [
  { name: "language" },
  { name: "looks", title: "web-settings-looks" },
  { name: "feel", title: "web-settings-feel" },
];

/** @param {Words} words */
export function openSettings(words) {
  const groups = GROUPS.flatMap(({ name, title }) => {
    const settings = SETTINGS.filter((setting) => (setting.group ?? "feel") === name);
    const rows = settings.map((setting) => (isSwitch(setting) ? makeSwitch(words, setting) : makeChoice(words, setting)));
    return rows.length > 0 ? [make("section", {}, ...(title ? [make("h3", {}, say(words, title))] : []), ...rows)] : [];
  });
  const form = make("form", { class: "settings" }, ...groups);
  form.addEventListener("submit", (event) => event.preventDefault());
  openDialog(words, say(words, "web-settings"), [form]);
}

/** @param {Setting} setting */
const isSwitch = ({ values }) => values.includes("on");

/**
 * @param {Words} words
 * @param {Setting} setting
 */
function makeSwitch(words, { name }) {
  const box = make("input", { type: "checkbox", role: "switch", name, checked: getSetting(name) === "on" });
  box.addEventListener("change", () => changeSetting(name, box.checked ? "on" : "off"));
  return make("label", { class: "switch" }, box, make("span", {}, say(words, `setting-${name}`)));
}

/**
 * @param {Words} words
 * @param {Setting} setting
 */
function makeChoice(words, { name, values }) {
  const choices = values.map((value) => {
    const input = make("input", { type: "radio", name, value, checked: value === getSetting(name) });
    input.addEventListener("change", () => changeSetting(name, value));
    return make("label", { class: "preset" }, input, make("span", {}, ...previewOf(name, value), say(words, `setting-${name}-${value}`)));
  });
  return make("fieldset", { class: `choice choice-${name}` }, make("legend", {}, say(words, `setting-${name}`)), make("div", { class: "presets" }, ...choices));
}
