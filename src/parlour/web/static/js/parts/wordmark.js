/** The name of the house, with its mark. */

/** @import { Words } from "../words.js" */
import { draw, make } from "../dom.js";
import { say } from "../words.js";

/**
 * @param {Words} words
 * @returns {HTMLElement}
 */
export function wordmark(words) {
  return make("a", { href: "/", class: "wordmark" }, mark(), make("span", {}, say(words, "web-name")));
}

/** Two cards, one behind the other. */
export function mark() {
  return draw(
    "svg",
    { viewBox: "0 0 32 32", class: "mark", "aria-hidden": "true" },
    draw("rect", { x: 5, y: 5, width: 15, height: 21, rx: 3, transform: "rotate(-9 12 16)", class: "mark-back" }),
    draw("rect", { x: 12, y: 6, width: 15, height: 21, rx: 3, transform: "rotate(7 20 16)", class: "mark-front" }),
    draw("path", { d: "M19.6 11.5L23 16.9L18.5 21.5L15.2 16.1Z", class: "mark-pip" }),
  );
}
