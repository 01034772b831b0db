/** What a choice would look like, drawn as it would be on a table. */

/** @import { Size } from "../cards/standard.js" */
import { drawBack } from "../cards/back.js";
import { drawStandard } from "../cards/standard.js";
import { make } from "../dom.js";

/** One card of each suit that the faces may tell apart, one of them of the court. */
const SAMPLE = ["QH", "TD", "5C"];

/** @type {{[setting: string]: (value: string) => HTMLElement}} */
const PREVIEWS = {
  faces: (value) => samples(value === "large" ? "large" : "full", {}),
  suits: (value) => samples("full", { "data-suits": value }),
  back: (value) => make("span", { class: "preview" }, framed(drawBack(true, value))),
};

/**
 * @param {string} setting
 * @param {string} value
 * @returns {HTMLElement[]} none where there is nothing to see
 */
export function previewOf(setting, value) {
  const preview = PREVIEWS[setting]?.(value);
  preview?.setAttribute("aria-hidden", "true");
  return preview ? [preview] : [];
}

/**
 * @param {Size} size
 * @param {{[name: string]: string}} attributes
 */
const samples = (size, attributes) => make("span", { class: "preview", ...attributes }, ...SAMPLE.map((card) => framed(drawStandard(card, size))));

/** @param {SVGElement} face */
const framed = (face) => make("span", { class: "card" }, face);
