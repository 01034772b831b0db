/** The standard deck: corner indices and pips, and a crown or a cap for the court. Small cards show just an index and a large suit. */

import { draw } from "../dom.js";
import { HEADGEAR, SUITS } from "./shapes.js";

/** @typedef {"full" | "small" | "large"} Size  full: with all its pips; small: what can be read on a narrow card; large: what can be read from afar */

/** Where the pips of each rank lie; those of the lower half stand on their heads. */
const LEFT = 36;
const MIDDLE = 50;
const RIGHT = 64;
/** @type {{[rank: string]: [number, number][]}} */
const PIPS = {
  2: [[MIDDLE, 32], [MIDDLE, 108]],
  3: [[MIDDLE, 32], [MIDDLE, 70], [MIDDLE, 108]],
  4: [[LEFT, 32], [RIGHT, 32], [LEFT, 108], [RIGHT, 108]],
  5: [[LEFT, 32], [RIGHT, 32], [MIDDLE, 70], [LEFT, 108], [RIGHT, 108]],
  6: [[LEFT, 32], [RIGHT, 32], [LEFT, 70], [RIGHT, 70], [LEFT, 108], [RIGHT, 108]],
  7: [[LEFT, 32], [RIGHT, 32], [MIDDLE, 51], [LEFT, 70], [RIGHT, 70], [LEFT, 108], [RIGHT, 108]],
  8: [[LEFT, 32], [RIGHT, 32], [MIDDLE, 51], [LEFT, 70], [RIGHT, 70], [MIDDLE, 89], [LEFT, 108], [RIGHT, 108]],
  9: [[LEFT, 30], [RIGHT, 30], [LEFT, 57], [RIGHT, 57], [MIDDLE, 70], [LEFT, 83], [RIGHT, 83], [LEFT, 110], [RIGHT, 110]],
  T: [[LEFT, 30], [RIGHT, 30], [MIDDLE, 43], [LEFT, 57], [RIGHT, 57], [LEFT, 83], [RIGHT, 83], [MIDDLE, 97], [LEFT, 110], [RIGHT, 110]],
};

/**
 * How wide the two digits of the ten are on each face, so that they take no more room than one letter, whatever the font.
 * @type {{[size in Size]: number}}
 */
const TEN = { full: 21, small: 47, large: 55 };

/**
 * @param {string} card  rank and suit
 * @param {Size} size
 * @returns {SVGElement}
 */
export function drawStandard(card, size) {
  const rank = card.charAt(0);
  const suit = /** @type {keyof typeof SUITS} */ (card.charAt(1));
  return draw("svg", { viewBox: "0 0 100 140", class: `face suit-${suit}` }, ...FACES[size](rank, suit));
}

/** @type {{[size in Size]: (rank: string, suit: keyof typeof SUITS) => SVGElement[]}} */
const FACES = { full: fullFace, small: smallFace, large: largeFace };

/**
 * @param {string} rank
 * @param {keyof typeof SUITS} suit
 */
function smallFace(rank, suit) {
  return [
    index(rank, "small", { x: rank === "T" ? 6 : 8, y: 41, "font-size": 46 }),
    pip(suit, 77, 25, 1.4),
    pip(suit, 50, 94, 2.9),
  ];
}

/**
 * @param {string} rank
 * @param {keyof typeof SUITS} suit
 */
function largeFace(rank, suit) {
  return [
    index(rank, "large", { x: rank === "T" ? 4 : 7, y: 57, "font-size": 74 }),
    pip(suit, 81, 31, 1.3),
    pip(suit, 50, 104, 2.65),
  ];
}

/**
 * @param {string} rank
 * @param {keyof typeof SUITS} suit
 */
function fullFace(rank, suit) {
  return [corner(rank, suit), draw("g", { transform: "rotate(180 50 70)" }, corner(rank, suit)), ...middle(rank, suit)];
}

/**
 * @param {string} rank
 * @param {keyof typeof SUITS} suit
 */
function corner(rank, suit) {
  return draw("g", {}, index(rank, "full", { x: 14.5, y: 27, "font-size": 26, "text-anchor": "middle" }), pip(suit, 14.5, 41, 0.72));
}

/**
 * @param {string} rank
 * @param {keyof typeof SUITS} suit
 */
function middle(rank, suit) {
  if (rank === "A") return [pip(suit, 50, 70, 2.3)];
  const places = PIPS[rank];
  if (!places) return court(rank, suit);
  return places.map(([x, y]) => pip(suit, x, y, y > 70 ? -0.76 : 0.76));
}

/**
 * What its person wears, the same for both players.
 * @param {string} rank
 * @param {keyof typeof SUITS} suit
 */
function court(rank, suit) {
  return [
    draw("rect", { x: 27, y: 15, width: 46, height: 110, rx: 7, class: "panel" }),
    draw("path", { d: "M27 76L73 64", class: "sash" }),
    courtHalf(rank, suit),
    draw("g", { transform: "rotate(180 50 70)" }, courtHalf(rank, suit)),
  ];
}

/**
 * @param {string} rank
 * @param {keyof typeof SUITS} suit
 */
function courtHalf(rank, suit) {
  const gear = HEADGEAR[rank];
  const worn = draw("g", { transform: "translate(50 33)" }, draw("path", { d: gear?.body ?? "" }), draw("path", { d: gear?.gold ?? "", class: "gold" }));
  return draw("g", {}, worn, pip(suit, 45, 56, 0.76));
}

/**
 * @param {keyof typeof SUITS} suit
 * @param {number} x
 * @param {number} y
 * @param {number} size  below zero: on its head
 * @returns {SVGElement}
 */
function pip(suit, x, y, size) {
  return draw("path", { d: SUITS[suit], transform: `translate(${x} ${y}) scale(${Math.abs(size)} ${size})` });
}

/**
 * @param {string} rank
 * @param {Size} size
 * @param {{[name: string]: string | number}} where
 */
function index(rank, size, where) {
  if (rank !== "T") return draw("text", { ...where, class: "index" }, rank);
  return draw("text", { ...where, textLength: TEN[size], lengthAdjust: "spacingAndGlyphs", class: "index" }, "10");
}
