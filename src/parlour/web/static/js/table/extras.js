/** What lies on the table beside what the view has: the buttons that turn a cylinder, and the heap that its piles make. */

/** @import { View } from "../types.js" */
/** @import { Words } from "../words.js" */
/** @import { Keep } from "./keeping.js" */
/** @import { Layout } from "./layout.js" */
/** @import { Surface } from "./surface.js" */
import { make, makeButton } from "../dom.js";
import { icon } from "../parts/icons.js";
import { say } from "../words.js";
import { isUpright } from "./board.js";
import { setBox } from "./boxes.js";
import { drawHeap, heapOf } from "./heap.js";
import { keeper } from "./keeping.js";
import { HEAP, TURNERS } from "./shown.js";
import { turnBoard } from "./turning.js";

/** A button is at least this large, in pixels, and so far from the next one. */
const LEAST = 44;
const APART = 8;

/** @param {Surface} surface */
export function drawExtras(surface) {
  const { extras: layer, shown, words, layout } = surface;
  if (!layer || !shown) return;
  const wanted = [...turners(layer, surface, (by) => turnBoard(surface, by)), ...heap(keeper(layer), words, shown, layout)];
  // What stays is not touched, so that it keeps the focus.
  for (const child of [...layer.children]) if (!wanted.includes(child)) child.remove();
  for (const child of wanted) if (child.parentElement !== layer) layer.append(child);
}

/**
 * @param {HTMLElement} layer
 * @param {Surface} surface
 * @param {(by: number) => void} turn
 * @returns {Element[]}
 */
function turners(layer, { words, shown, layout, room }, turn) {
  const boxes = TURNERS.flatMap((id) => layout.get(id)?.box ?? []);
  const [first, last] = boxes;
  if (!first || !last || !shown) return [];
  const size = Math.max(LEAST, first.width);
  const step = Math.max(size + APART, last.x - first.x);
  const left = (first.x + last.x + last.width - size - step) / 2;
  const y = Math.min(first.y + (first.height - size) / 2, room.height - size);
  return TURNERS.map((id, index) => {
    const [label, drawing, by] = index === 0 ? [say(words, "web-turn-back"), "previous", -1] : [say(words, "web-turn-on"), "next", 1];
    /** @type {HTMLElement} */
    const button = layer.querySelector(`[data-turn="${id}"]`) ?? makeButton({ class: "turner", "data-turn": id, "aria-label": label }, () => turn(by), icon(drawing));
    button.classList.toggle("upright", isUpright(shown));
    setBox(button, { x: left + index * step, y, width: size, height: size });
    return button;
  });
}

/**
 * @param {Keep} keep
 * @param {Words} words
 * @param {View} shown
 * @param {Layout} layout
 */
function heap(keep, words, shown, layout) {
  const box = layout.get(HEAP)?.box;
  const area = shown.areas.find((one) => one.heap);
  if (!box || !area) return [];
  return keep(HEAP, [heapOf(shown, area), box], () => {
    const element = make("div", { class: "heap-place" }, drawHeap(words, shown, area));
    setBox(element, box);
    return [element];
  });
}
