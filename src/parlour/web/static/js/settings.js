/** What a person has chosen about the look and the feel of the tables. It is kept in this browser. */

/**
 * @typedef {object} Setting
 * @property {string} name
 * @property {string[]} values  the first one is the usual one; "off" and "on" make a switch
 * @property {"language" | "looks" | "feel"} [group]  in which part of the dialog; "feel" unless it is said
 *
 * @typedef {(name: string, value: string) => void} Listener
 */

/** Every setting, in the order of the dialog. Its words are "setting-" and its name, and for each value that with the value. */
/** @type {Setting[]} */
export const SETTINGS = [
  { name: "language", group: "language", values: ["device", "en", "es", "lv"] },
  { name: "theme", group: "looks", values: ["device", "light", "dark"] },
  { name: "contrast", group: "looks", values: ["usual", "high"] },
  { name: "faces", group: "looks", values: ["standard", "large"] },
  { name: "suits", group: "looks", values: ["two", "four"] },
  { name: "back", group: "looks", values: ["lattice", "scales", "quilt"] },
  { name: "heap", group: "looks", values: ["on", "off"] },
  { name: "confirm", values: ["off", "on"] },
  { name: "autoplay", values: ["off", "on"] },
  { name: "sounds", values: ["off", "on"] },
  { name: "timer", values: ["on", "off"] },
];

/** @type {Set<Listener>} */
const listeners = new Set();

/**
 * What was chosen, else what is usual.
 * @param {string} name
 * @returns {string}
 */
export function getSetting(name) {
  const values = SETTINGS.find((setting) => setting.name === name)?.values;
  if (!values) throw new Error(`no setting is named "${name}"`);
  const chosen = localStorage.getItem(keyOf(name));
  return chosen !== null && values.includes(chosen) ? chosen : (values[0] ?? "");
}

/**
 * @param {string} name
 * @param {string} value
 */
export function changeSetting(name, value) {
  localStorage.setItem(keyOf(name), value);
  showSettings();
  for (const listener of listeners) listener(name, value);
}

/**
 * Hears of every change.
 * @param {Listener} listener
 * @returns {() => void} ends it
 */
export function onSetting(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Lets the style sheets know: the page's root has a data attribute for each setting. */
export function showSettings() {
  for (const { name } of SETTINGS) document.documentElement.dataset[name] = getSetting(name);
}

/** @param {string} name */
const keyOf = (name) => `parlour.setting.${name}`;
