/** Turning a cylinder by drawing it aside, from anywhere on the board. */

/** @import { Surface } from "../table/surface.js" */
import { isCylinder, isUpright } from "../table/board.js";
import { turnBoard } from "../table/turning.js";

/**
 * @param {Surface} surface
 */
export function listenToRevolving(surface) {
  /** @type {{pointer: number, from: number, done: number, step: number, turned: boolean} | null} */
  let grip = null;
  const { root } = surface;
  root.addEventListener("pointerdown", (event) => {
    grip = null;
    const place = event.target instanceof Element ? event.target.closest(".spot[data-role='board']") : null;
    if (!place || !event.isPrimary || event.button !== 0 || !surface.view || !isCylinder(surface.view)) return;
    const { width, height } = place.getBoundingClientRect();
    grip = { pointer: event.pointerId, from: along(surface, event), done: 0, step: Math.max(width, height), turned: false };
  });
  root.addEventListener("pointermove", (event) => {
    if (!grip || event.pointerId !== grip.pointer) return;
    const columns = Math.round((along(surface, event) - grip.from) / grip.step);
    if (columns === grip.done) return;
    const by = columns - grip.done;
    grip.done = columns;
    grip.turned = true;
    turnBoard(surface, by);
  });
  root.addEventListener("pointercancel", () => (grip = null));
  // The click that ends a turn is no press.
  root.addEventListener("click", (event) => {
    if (grip?.turned && event.detail !== 0) event.stopImmediatePropagation();
    grip = null;
  }, { capture: true });
}

/**
 * How far along the direction in which a cylinder turns on this screen.
 * @param {Surface} surface
 * @param {PointerEvent} event
 */
function along(surface, event) {
  return surface.shown && isUpright(surface.shown) ? event.clientY : event.clientX;
}
