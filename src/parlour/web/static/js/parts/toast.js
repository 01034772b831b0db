/** Short remarks near the bottom, and what is said to those who do not see the screen. */

import { make } from "../dom.js";

const LASTING = 3200;

/** @type {HTMLElement | null} */
let toast = null;
/** @type {HTMLElement | null} */
let voice = null;
/** @type {string[]} */
const saying = [];
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/**
 * Shows a remark for a while; it is said aloud too.
 * @param {string} text
 */
export function remark(text) {
  toast ??= document.body.appendChild(make("div", { class: "toast", "aria-hidden": "true" }));
  toast.textContent = text;
  toast.classList.add("shown");
  clearTimeout(timer);
  timer = setTimeout(() => toast?.classList.remove("shown"), LASTING);
  announce(text);
}

/** Takes a remark away that has been answered by what came after it. */
export function dismissRemark() {
  toast?.classList.remove("shown");
}

/**
 * Says something to screen readers only. What is said in one go is heard together.
 * @param {string} text
 */
export function announce(text) {
  voice ??= document.body.appendChild(make("div", { class: "unseen", "aria-live": "polite", role: "status" }));
  if (saying.length === 0) queueMicrotask(utter);
  saying.push(text);
}

function utter() {
  if (voice) voice.textContent = saying.splice(0).join(" ");
}
