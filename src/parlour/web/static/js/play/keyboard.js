/** Playing by keyboard: arrows walk over the table as it lies, and some keys do what the buttons do. */

/** @import { Spot } from "../types.js" */
import { makeCurrent, spotOf } from "../table/spots.js";

/** @type {{[key: string]: [number, number]}} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** How much worse a step aside is than a step ahead. */
const ASIDE = 2.2;

/**
 * @param {HTMLElement} layer
 */
export function listenToArrows(layer) {
  layer.addEventListener("keydown", (event) => {
    const arrow = ARROWS[event.key];
    if (!arrow || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const from = document.activeElement?.closest(".spot");
    if (from) step(layer, from, arrow);
  });
  layer.addEventListener("focusin", (event) => {
    if (event.target instanceof HTMLElement && event.target.matches("button")) makeCurrent(layer, event.target);
  });
}

/**
 * Keys for the whole page; they are left alone where something is typed, or a dialog or a menu is open.
 * @param {{[key: string]: () => void}} actions
 * @returns {() => void} ends it
 */
export function listenToKeys(actions) {
  /** @param {KeyboardEvent} event */
  const listener = (event) => {
    const typing = event.target instanceof Element && event.target.closest("input, select, textarea, dialog");
    const command = event.ctrlKey || event.metaKey;
    if (event.altKey || typing || document.querySelector("dialog[open], :popover-open")) return;
    const name = command ? `Control+${event.shiftKey ? "Shift+" : ""}${event.key.toLowerCase()}` : event.key;
    const action = actions[name];
    if (!action) return;
    event.preventDefault();
    action();
  };
  document.addEventListener("keydown", listener);
  return () => document.removeEventListener("keydown", listener);
}

/**
 * Puts the focus on the table, where it was last.
 * @param {HTMLElement} table
 */
export function focusTable(table) {
  const spot = table.querySelector(".spot[tabindex='0']");
  if (spot instanceof HTMLElement) spot.focus();
}

/**
 * Moves the focus to the nearest spot in a direction. One beyond the seam of a board leads to the place that it repeats.
 * @param {HTMLElement} layer
 * @param {Element} from
 * @param {[number, number]} arrow
 */
function step(layer, from, arrow) {
  const here = centre(from);
  let best = { cost: Infinity, spot: /** @type {Element | null} */ (null) };
  for (const spot of layer.querySelectorAll(".spot")) {
    if (spot === from || (spot.tagName !== "BUTTON" && !isGhost(spot))) continue;
    const there = centre(spot);
    const ahead = (there.x - here.x) * arrow[0] + (there.y - here.y) * arrow[1];
    const aside = Math.abs((there.x - here.x) * arrow[1]) + Math.abs((there.y - here.y) * arrow[0]);
    const cost = ahead + aside * ASIDE;
    if (ahead > 1 && cost < best.cost) best = { cost, spot };
  }
  if (best.spot) focusSpot(layer, spotOf(best.spot));
}

/**
 * @param {HTMLElement} layer
 * @param {Spot} spot
 */
function focusSpot(layer, spot) {
  const buttons = [...layer.querySelectorAll("button")];
  const found = buttons.find((button) => {
    const { place, cards } = spotOf(button);
    return place === spot.place && cards === spot.cards;
  });
  found?.focus();
}

/** @param {Element} spot */
function isGhost(spot) {
  return spotOf(spot).cards === 1;
}

/** @param {Element} element */
function centre(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
