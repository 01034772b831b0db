/** Whether the server can be reached, as its last answer told. While it cannot, it is asked again and again. */

/** How long to wait before asking again, in milliseconds. */
const AGAIN = 3000;

/** @type {Set<(reached: boolean) => void>} */
const listeners = new Set();
let reached = true;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

export const isReached = () => reached;

/**
 * Hears of every change.
 * @param {(reached: boolean) => void} listener
 * @returns {() => void} ends it
 */
export function onConnection(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * An answer has come: from the server, or, as it says of itself, out of what the browser has kept since the server did not answer.
 * @param {Response} answer
 */
export function noteAnswer(answer) {
  const kept = answer.headers.get("Parlour-Kept");
  if (kept !== "file") change(kept === null);
}

/** No answer has come. */
export const noteSilence = () => change(false);

/** @param {boolean} now */
function change(now) {
  clearTimeout(timer);
  if (!now) timer = setTimeout(ask, AGAIN);
  if (now === reached) return;
  reached = now;
  listeners.forEach((listener) => listener(now));
}

/** The service worker leaves such a request alone. */
async function ask() {
  const answer = await fetch("/", { method: "HEAD", cache: "no-store" }).catch(() => null);
  if (!reached) change(answer?.ok === true);
}

addEventListener("online", () => reached || ask());
