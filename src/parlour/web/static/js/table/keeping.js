/** Drawing again only what has changed: every change to an element costs the browser time, and most of a table stays as it is. */

/** @typedef {(name: string, data: unknown[], draw: () => HTMLElement[]) => HTMLElement[]} Keep */

/** What was last drawn of each thing on a layer, and what it was drawn from. @type {WeakMap<HTMLElement, Map<string, {like: string, elements: HTMLElement[]}>>} */
const drawn = new WeakMap();

/**
 * To be asked for each time a layer is drawn. It gives what was drawn of a thing the last time, if that is drawn from the same as now; else it
 * has it drawn.
 * @param {HTMLElement} layer
 * @returns {Keep}
 */
export function keeper(layer) {
  const old = drawn.get(layer);
  const now = new Map();
  drawn.set(layer, now);
  return (name, data, draw) => {
    const like = JSON.stringify(data);
    const last = old?.get(name);
    const kept = last?.like === like ? last : { like, elements: draw() };
    now.set(name, kept);
    return kept.elements;
  };
}
