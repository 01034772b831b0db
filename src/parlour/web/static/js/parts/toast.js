/** Short remarks near the top, and what is said to those who do not see the screen. */

import { make, makeButton } from "../dom.js";
import { joinSentences } from "../words.js";

/** How long a remark is shown, in milliseconds; one with a button is there long enough to be pressed. */
const LASTING = 3200;
const LASTING_WITH_BUTTON = 8000;

/** @type {HTMLElement | null} */
let toast = null;
/** What happens at the table, and what the program has to say beside it: neither takes the other's place before it is heard. */
const voice = makeVoice("status");
const besides = makeVoice("log");
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** @typedef {{element: HTMLElement, saying: string[]}} Voice */

/**
 * It is there from the start: what comes with its first words is not heard.
 * @param {string} role
 * @returns {Voice}
 */
function makeVoice(role) {
  return { element: document.body.appendChild(make("div", { class: "unseen", "aria-live": "polite", "aria-atomic": "true", role })), saying: [] };
}

/**
 * Shows a remark for a while; it is said aloud too.
 * @param {string} text
 */
export function remark(text) {
  show(LASTING, true, text);
  announce(text);
}

/**
 * Shows a remark with something that can be done about it. It is not said aloud.
 * @param {string} text
 * @param {string} label
 * @param {() => void} action
 */
export function offer(text, label, action) {
  const button = makeButton({ "data-answer": "offered" }, () => {
    dismissRemark();
    action();
  }, label);
  show(LASTING_WITH_BUTTON, false, text, button);
}

/**
 * @param {number} lasting
 * @param {boolean} silent  it is said otherwise, and nothing of it can be pressed
 * @param {...(string | Node)} content
 */
function show(lasting, silent, ...content) {
  toast ??= document.body.appendChild(make("aside", { class: "toast" }));
  toast.replaceChildren(...content);
  toast.ariaHidden = silent ? "true" : null;
  toast.classList.add("shown");
  clearTimeout(timer);
  timer = setTimeout(() => toast?.contains(document.activeElement) || dismissRemark(), lasting);
}

/** Takes a remark away that has been answered by what came after it. */
export function dismissRemark() {
  toast?.classList.remove("shown");
  // What cannot be seen cannot be pressed either.
  toast?.querySelector("button")?.remove();
}

/**
 * Says to screen readers only what happens. What is said in one go is heard together.
 * @param {string} text
 */
export const announce = (text) => tell(voice, text);

/**
 * Says something beside what happens, which is heard too.
 * @param {string} text
 */
export const announceBeside = (text) => tell(besides, text);

/**
 * @param {Voice} to
 * @param {string} text
 */
function tell(to, text) {
  if (text === "") return;
  if (to.saying.length === 0) queueMicrotask(() => utter(to));
  to.saying.push(text);
}

/** @param {Voice} to */
function utter({ element, saying }) {
  const text = joinSentences(saying.splice(0));
  // The same words once more would be no change, and so would not be heard.
  element.textContent = element.textContent === text ? `${text}\u00a0` : text;
}
