/** The standard deck: corner indices and pips; court cards show their letter in a frame; small cards just an index and a large suit. */

import { draw } from "../dom.js";
import { SUITS } from "./shapes.js";

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
 * @param {string} card  rank and suit
 * @param {boolean} small
 * @returns {SVGElement}
 */
export function drawStandard(card, small) {
  const rank = card.charAt(0);
  const suit = /** @type {keyof typeof SUITS} */ (card.charAt(1));
  const colour = suit === "H" || suit === "D" ? "suit-red" : "suit-black";
  const parts = small ? smallFace(rank, suit) : largeFace(rank, suit);
  return draw("svg", { viewBox: "0 0 100 140", class: `face ${colour}` }, ...parts);
}

/**
 * @param {string} rank
 * @param {keyof typeof SUITS} suit
 */
function smallFace(rank, suit) {
  return [
    draw("text", { x: rank === "T" ? 4 : 8, y: 40, "font-size": 44, class: "index" }, index(rank)),
    pip(suit, 76, 25, 1.35),
    pip(suit, 50, 94, 2.9),
  ];
}

/**
 * @param {string} rank
 * @param {keyof typeof SUITS} suit
 */
function largeFace(rank, suit) {
  return [corner(rank, suit), draw("g", { transform: "rotate(180 50 70)" }, corner(rank, suit)), ...middle(rank, suit)];
}

/**
 * @param {string} rank
 * @param {keyof typeof SUITS} suit
 */
function corner(rank, suit) {
  const text = draw("text", { x: 14.5, y: 27, "font-size": rank === "T" ? 23 : 26, "text-anchor": "middle", class: "index" }, index(rank));
  return draw("g", {}, text, pip(suit, 14.5, 41, 0.72));
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
 * @param {string} rank
 * @param {keyof typeof SUITS} suit
 */
function court(rank, suit) {
  return [
    draw("rect", { x: 28, y: 17, width: 44, height: 106, rx: 6, class: "panel" }),
    pip(suit, 50, 34, 0.78),
    pip(suit, 50, 106, -0.78),
    draw("text", { x: 50, y: 87, "font-size": 48, "text-anchor": "middle", class: "letter" }, rank),
  ];
}

/**
 * @param {keyof typeof SUITS} suit
 * @param {number} x
 * @param {number} y
 * @param {number} size  below zero: on its head
 */
function pip(suit, x, y, size) {
  return draw("path", { d: SUITS[suit], transform: `translate(${x} ${y}) scale(${Math.abs(size)} ${size})` });
}

/** @param {string} rank */
function index(rank) {
  return rank === "T" ? "10" : rank;
}
