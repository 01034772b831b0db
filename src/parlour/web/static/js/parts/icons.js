/** Small line drawings for buttons. */

import { draw } from "../dom.js";

/** @type {{[name: string]: string}} */
const PATHS = {
  undo: "M8 5L3.5 9.5L8 14M4 9.5H14.5a5 5 0 0 1 0 10H11",
  redo: "M16 5L20.5 9.5L16 14M20 9.5H9.5a5 5 0 0 0 0 10H13",
  deal: "M6.5 7.5h8a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5h-8A1.5 1.5 0 0 1 5 19V9a1.5 1.5 0 0 1 1.5-1.5ZM8.5 4H18a1.5 1.5 0 0 1 1.5 1.5V16",
  rules: "M12 6.5C10 5 7.5 4.5 4 4.5V18.5C7.5 18.5 10 19 12 20.5C14 19 16.5 18.5 20 18.5V4.5C16.5 4.5 14 5 12 6.5ZM12 6.5V20.5",
  more: "M5.5 12h.01M12 12h.01M18.5 12h.01",
  back: "M14.5 5L7.5 12L14.5 19",
  close: "M6 6L18 18M18 6L6 18",
  link: "M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0L5.2 13.1a4 4 0 0 0 5.7 5.7L12 17.7",
  restart: "M5 4.5V10H10.5M5.6 9.5A7.5 7.5 0 1 1 4.6 13.5",
  number: "M9.5 4.5L7.5 19.5M16.5 4.5L14.5 19.5M4.5 9.5H20M4 14.5H19.5",
  options: "M4 8H13M19 8H20M4 16H5M11 16H20M13 8a3 3 0 1 0 6 0a3 3 0 1 0-6 0ZM5 16a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z",
  flag: "M6 21V4.5C10 2.5 13 6.5 18.5 4.5V13.5C13 15.5 10 11.5 6 13.5",
  equal: "M5 9H19M5 15H19",
  turn: "M4.5 10.5a8 8 0 0 1 14.2-3.2M19.5 13.5a8 8 0 0 1-14.2 3.2M19.2 3v4.6h-4.6M4.8 21v-4.6h4.6",
  look: "M10.5 4.5a6 6 0 1 0 0 12a6 6 0 1 0 0-12ZM15 15L20 20",
  keys: "M4.5 7h15A1.5 1.5 0 0 1 21 8.5v7a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 15.5v-7A1.5 1.5 0 0 1 4.5 7ZM7 10.5h.01M10.5 10.5h.01M14 10.5h.01M17.5 10.5h.01M8.5 14H15.5",
};

/**
 * @param {string} name
 * @returns {SVGElement}
 */
export function icon(name) {
  return draw("svg", { viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true" }, draw("path", { d: PATHS[name] ?? "" }));
}
