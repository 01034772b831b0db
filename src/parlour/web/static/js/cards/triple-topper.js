/**
 * The Triple Topper deck. Each colour has a letter and a mark of its own on the shapes (plain, hollow, banded, holed) and is darker than
 * the one before, so that the cards can be told apart without seeing colours.
 */

/** @import { Look } from "./face.js" */
import { draw } from "../dom.js";
import { SHAPES } from "./shapes.js";

/** @typedef {{colour: string, shape: keyof typeof SHAPES, number: string}} Face */

/** Where the shapes lie on a tall card, and how large they are. */
/** @type {{[number: string]: {size: number, places: [number, number][]}}} */
const SPREADS = {
  1: { size: 2.3, places: [[50, 90]] },
  2: { size: 1.5, places: [[31, 72], [69, 110]] },
  3: { size: 1.35, places: [[50, 68], [30, 112], [70, 112]] },
  4: { size: 1.3, places: [[30, 70], [70, 70], [30, 112], [70, 112]] },
};

/**
 * @param {string} card  colour, shape and number
 * @param {Look} look
 * @param {boolean} large  number, letter and a single shape as large as there is room for, to be read from afar
 * @returns {SVGElement}
 */
export function drawTripleTopper(card, { tall, stacked }, large) {
  const face = { colour: card.charAt(0), shape: /** @type {keyof typeof SHAPES} */ (card.charAt(1)), number: card.charAt(2) };
  const attributes = { viewBox: tall ? "0 0 100 140" : "0 0 100 100", class: `face colour-${face.colour}` };
  const { square, stacked: beside, tall: whole } = large ? LARGE : USUAL;
  return draw("svg", attributes, ...(!tall ? square(face) : stacked ? beside(face) : whole(face)));
}

/** @param {Face} face */
function tallFace(face) {
  const spread = SPREADS[face.number];
  return [
    draw("rect", { width: 100, height: 140, class: "paper" }),
    draw("text", { x: 8, y: 33, "font-size": 37, class: "index" }, face.number),
    shape(face, 53, 21, 1.05),
    draw("text", { x: 93, y: 33, "font-size": 26, "text-anchor": "end", class: "letter" }, face.colour),
    ...(spread?.places ?? []).map(([x, y]) => shape(face, x, y, spread?.size ?? 1)),
  ];
}

/**
 * The number, the shape and the letter on top of one another at the left edge, for a card of which just that may be seen.
 * @param {Face} face
 */
function stackedFace(face) {
  const spread = SPREADS[face.number];
  return [
    draw("rect", { width: 100, height: 140, class: "paper" }),
    draw("text", { x: 17, y: 33, "font-size": 37, "text-anchor": "middle", class: "index" }, face.number),
    shape(face, 17, 53, 1),
    draw("text", { x: 17, y: 94, "font-size": 27, "text-anchor": "middle", class: "letter" }, face.colour),
    ...(spread?.places ?? []).map(([x, y]) => shape(face, x * 0.78 + 26, y - 20, (spread?.size ?? 1) * 0.78)),
  ];
}

/** @param {Face} face */
function largeTallFace(face) {
  return [
    draw("rect", { width: 100, height: 140, class: "paper" }),
    draw("text", { x: 6, y: 57, "font-size": 70, class: "index" }, face.number),
    draw("text", { x: 95, y: 51, "font-size": 48, "text-anchor": "end", class: "letter" }, face.colour),
    shape(face, 50, 99, 2.9),
  ];
}

/**
 * The card beside it covers all but the left edge.
 * @param {Face} face
 */
function largeStackedFace(face) {
  return [
    draw("rect", { width: 100, height: 140, class: "paper" }),
    draw("text", { x: 17, y: 41, "font-size": 50, "text-anchor": "middle", class: "index" }, face.number),
    shape(face, 17, 64, 1.3),
    draw("text", { x: 17, y: 116, "font-size": 38, "text-anchor": "middle", class: "letter" }, face.colour),
    shape(face, 66, 76, 2.5),
  ];
}

/** @param {Face} face */
function largeSquareFace(face) {
  return [
    draw("rect", { width: 100, height: 100, class: "paper" }),
    draw("text", { x: 6, y: 53, "font-size": 64, class: "index" }, face.number),
    draw("text", { x: 95, y: 45, "font-size": 42, "text-anchor": "end", class: "letter" }, face.colour),
    shape(face, 60, 72, 2),
  ];
}

const USUAL = { tall: tallFace, stacked: stackedFace, square: squareFace };
const LARGE = { tall: largeTallFace, stacked: largeStackedFace, square: largeSquareFace };

/** @param {Face} face */
function squareFace(face) {
  return [
    draw("rect", { width: 100, height: 100, class: "paper" }),
    draw("text", { x: 9, y: 42, "font-size": 46, class: "index" }, face.number),
    draw("text", { x: 91, y: 34, "font-size": 27, "text-anchor": "end", class: "letter" }, face.colour),
    shape(face, 56, 66, 2.15),
  ];
}

/**
 * @param {Face} face
 * @param {number} x
 * @param {number} y
 * @param {number} size
 */
function shape(face, x, y, size) {
  const outline = draw("path", { d: SHAPES[face.shape], class: "shape" });
  return draw("g", { transform: `translate(${x} ${y}) scale(${size})` }, outline, ...mark(face.colour));
}

/** @param {string} colour */
function mark(colour) {
  if (colour === "G") return [draw("path", { d: "M-12 1.5H12", class: "band" })];
  if (colour === "B") return [draw("circle", { cy: 1, r: 3.6, class: "hole" })];
  return [];
}
