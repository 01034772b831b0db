/** Making elements. */

const SVG = "http://www.w3.org/2000/svg";

/**
 * An element with attributes and children.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {{[name: string]: string | boolean}} [attributes]  true: present without a value; false: left out
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  setAttributes(element, attributes);
  element.append(...children);
  return element;
}

/**
 * An element of a drawing.
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {{[name: string]: string | number}} [attributes]
 * @param {...(Node | string)} children
 * @returns {SVGElementTagNameMap[Tag]}
 */
export function draw(tag, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

/**
 * A button that does something.
 * @param {{[name: string]: string | boolean}} attributes
 * @param {() => void} action
 * @param {...(Node | string)} children
 */
export function makeButton(attributes, action, ...children) {
  const button = make("button", { type: "button", ...attributes }, ...children);
  button.addEventListener("click", () => {
    if (button.getAttribute("aria-disabled") !== "true") action();
  });
  return button;
}

/**
 * Whether a button does anything. It keeps the focus either way, which a disabled one would lose.
 * @param {HTMLElement} button
 * @param {boolean} enabled
 */
export function setEnabled(button, enabled) {
  button.setAttribute("aria-disabled", String(!enabled));
}

/**
 * Has an element hold just these children, in this order. Those that are there already are not touched, which would cost time.
 * @param {Element} parent
 * @param {Element[]} children
 */
export function keepChildren(parent, children) {
  const kept = new Set(children);
  for (const child of [...parent.children]) if (!kept.has(child)) child.remove();
  children.forEach((child, index) => {
    if (parent.children[index] !== child) parent.insertBefore(child, parent.children[index] ?? null);
  });
}

/** @type {Map<string, Promise<void>>} */
const styles = new Map();

/**
 * Has a style sheet take effect; it is fetched once.
 * @param {string} name
 * @returns {Promise<void>}
 */
export function loadStyle(name) {
  const loading = styles.get(name) ?? fetchStyle(name);
  styles.set(name, loading);
  return loading;
}

/**
 * @param {string} name
 * @returns {Promise<void>} there or not: a page without its looks can be used all the same
 */
function fetchStyle(name) {
  const link = make("link", { rel: "stylesheet", href: new URL(`../css/${name}.css`, import.meta.url).href });
  return new Promise((resolve) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      link.remove();
      styles.delete(name);
      resolve();
    });
    document.head.append(link);
  });
}

/**
 * @param {Element} element
 * @param {{[name: string]: string | boolean}} attributes
 */
function setAttributes(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== false) element.setAttribute(name, value === true ? "" : value);
  }
}

/**
 * Does something as soon as what has been drawn is seen.
 * @param {() => void} action
 */
export function afterPicture(action) {
  if (document.hidden) setTimeout(action);
  else requestAnimationFrame(() => setTimeout(action));
}
