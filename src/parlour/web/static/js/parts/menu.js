/** What all menus do with the focus: it goes in when one opens, moves with the arrows, and goes back to the opener. */

/**
 * @param {HTMLElement} menu  a popover
 * @param {HTMLElement} opener
 */
export function guideFocus(menu, opener) {
  /** @returns {HTMLElement[]} */
  const entries = () => [...menu.querySelectorAll("button, input")].map((entry) => /** @type {HTMLElement} */ (entry));
  menu.addEventListener("toggle", (event) => {
    const focused = document.activeElement;
    if (/** @type {ToggleEvent} */ (event).newState === "open") entries()[0]?.focus();
    else if (focused === document.body || menu.contains(focused)) opener.focus();
  });
  menu.addEventListener("keydown", (event) => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    const at = entries().findIndex((entry) => entry === document.activeElement);
    if (step === 0 || at < 0) return;
    event.preventDefault();
    entries().at((at + step) % entries().length)?.focus();
  });
}
