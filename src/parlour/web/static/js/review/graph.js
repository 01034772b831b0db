/** The graph of a review: steps from ply to ply, which one can press or walk along. What is not proved is dashed, and its range is shaded. */

/** @import { Chart, Point } from "./chart.js" */
import { draw, make } from "../dom.js";

const HEIGHT = 132;

/** Room at the sides and at the top and bottom, in pixels. */
const LEFT = 40;
const RIGHT = 10;
const EDGE = 12;

/** Two texts at the side are no nearer to each other than this. */
const APART = 14;

/**
 * @typedef {object} Graph
 * @property {HTMLElement} element
 * @property {Chart} chart
 * @property {{ply: number, kind: string}[]} marks
 * @property {number} ply  where the cursor is
 * @property {SVGElement | null} cursor
 * @property {() => void} stop  ends following the size
 */

/**
 * @param {Chart} chart
 * @param {{ply: number, kind: string}[]} marks
 * @param {{label: string, go: (ply: number) => void}} parts
 * @returns {Graph}
 */
export function makeGraph(chart, marks, { label, go }) {
  const last = chart.points.length - 1;
  const element = make("div", { class: "graph", role: "slider", tabindex: "0", "aria-label": label, "aria-valuemin": "0", "aria-valuemax": String(last) });
  /** @type {Graph} */
  const graph = { element, chart, marks, ply: 0, cursor: null, stop: () => observer.disconnect() };
  const observer = new ResizeObserver(() => drawGraph(graph));
  observer.observe(element);
  /** @param {PointerEvent} event */
  const follow = (event) => {
    const x = event.clientX - element.getBoundingClientRect().left - LEFT;
    go(Math.min(last, Math.max(0, Math.floor((x / (element.clientWidth - LEFT - RIGHT)) * (last + 1)))));
  };
  element.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    element.setPointerCapture(event.pointerId);
    follow(event);
  });
  element.addEventListener("pointermove", (event) => {
    if (element.hasPointerCapture(event.pointerId)) follow(event);
  });
  return graph;
}

/**
 * @param {Graph} graph
 * @param {number} ply
 * @param {string} text  what is known there
 */
export function moveCursor(graph, ply, text) {
  graph.ply = ply;
  graph.element.setAttribute("aria-valuenow", String(ply));
  graph.element.setAttribute("aria-valuetext", text);
  const { cursor } = graph;
  if (cursor) cursor.setAttribute("transform", `translate(${scale(graph).x(ply)} 0)`);
}

/** @param {Graph} graph */
function drawGraph(graph) {
  const { element, chart, marks } = graph;
  if (element.clientWidth === 0) return;
  const { x, y, step } = scale(graph);
  const width = element.clientWidth;
  const end = width - RIGHT;
  const cursor = draw("rect", { class: "cursor", x: -step / 2, width: Math.max(2, step), y: 0, height: HEIGHT });
  graph.cursor = cursor;
  const par = chart.par === null ? [] : [draw("path", { class: "par", d: `M${LEFT} ${y(chart.par)}H${end}` })];
  element.replaceChildren(
    draw(
      "svg",
      { width, height: HEIGHT, "aria-hidden": "true" },
      cursor,
      ...sideTexts(chart, y),
      draw("path", { class: "ground", d: `M${LEFT} ${y(chart.ground)}H${end}` }),
      ...par,
      draw("path", { class: "range", d: ranges(chart.points, x, y, step) }),
      draw("path", { class: "fill", d: area(chart, x, y, step) }),
      draw("path", { class: "guess", d: steps(chart.points, false, x, y, step) }),
      draw("path", { class: "sure", d: steps(chart.points, true, x, y, step) }),
      ...marks.map(({ ply, kind }) => dot(chart, ply, kind, x, y)),
    ),
  );
  moveCursor(graph, graph.ply, element.getAttribute("aria-valuetext") ?? "");
}

/** @param {Graph} graph */
function scale({ element, chart: { points, low, high } }) {
  const step = (element.clientWidth - LEFT - RIGHT) / points.length;
  /** @param {number} ply */
  const x = (ply) => LEFT + (ply + 0.5) * step;
  /** @param {number} value */
  const y = (value) => HEIGHT - EDGE - ((value - low) / (high - low)) * (HEIGHT - 2 * EDGE);
  return { x, y, step };
}

/** @typedef {(number: number) => number} Scale */

/**
 * A path over the plies whose value is proved, or over the others.
 * @param {Point[]} points
 * @param {boolean} sure
 * @param {Scale} x
 * @param {Scale} y
 * @param {number} step
 */
function steps(points, sure, x, y, step) {
  return points
    .map(({ value, sure: proved }, ply) => {
      if (value === null || proved !== sure) return "";
      const before = points[ply - 1]?.value ?? value;
      return `M${x(ply) - step / 2} ${y(before)}V${y(value)}H${x(ply) + step / 2}`;
    })
    .join("");
}

/**
 * @param {Chart} chart
 * @param {Scale} x
 * @param {Scale} y
 * @param {number} step
 */
function area({ points, ground }, x, y, step) {
  return points.map(({ value }, ply) => (value === null ? "" : `M${x(ply) - step / 2} ${y(ground)}V${y(value)}h${step}V${y(ground)}Z`)).join("");
}

/**
 * @param {Point[]} points
 * @param {Scale} x
 * @param {Scale} y
 * @param {number} step
 */
function ranges(points, x, y, step) {
  return points.map(({ range }, ply) => (range ? `M${x(ply) - step / 2} ${y(range[0])}V${y(range[1])}h${step}V${y(range[0])}Z` : "")).join("");
}

/**
 * @param {Chart} chart
 * @param {number} ply
 * @param {string} kind
 * @param {Scale} x
 * @param {Scale} y
 */
function dot({ points, ground }, ply, kind, x, y) {
  return draw("circle", { class: `dot dot-${kind}`, cx: x(ply), cy: y(points[ply]?.value ?? ground), r: 5 });
}

/**
 * The levels at the side; one that would touch another is left out.
 * @param {Chart} chart
 * @param {Scale} y
 */
function sideTexts({ levels }, y) {
  /** @type {number[]} */
  const taken = [];
  return levels.flatMap(({ value, text }) => {
    const at = y(value);
    if (taken.some((other) => Math.abs(other - at) < APART)) return [];
    taken.push(at);
    return [draw("text", { x: LEFT - 8, y: at + 4, "text-anchor": "end" }, text)];
  });
}
