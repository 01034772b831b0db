/** A replay that steps on by itself, at a quiet pace, until the end or until it is told to rest. */

/** @import { Walk } from "./walk.js" */
import { makeButton } from "../dom.js";
import { icon } from "../parts/icons.js";
import { say } from "../words.js";
import { go } from "./walk.js";

/** From one step to the next, in milliseconds. */
const PACE = 1200;

/**
 * Adds the button that begins and ends it. From the end it begins anew.
 * @param {Walk} walk
 */
export function addPlaying(walk) {
  const { path, room, app: { words } } = walk;
  if (path.last === 0) return;
  /** @type {ReturnType<typeof setInterval> | null} */
  let timer = null;
  const button = makeButton({ class: "plain round", "data-doing": "play-by-itself" }, () => (timer === null ? begin() : rest()));
  const show = () => {
    button.replaceChildren(icon(timer === null ? "play" : "pause"));
    button.setAttribute("aria-label", say(words, timer === null ? "web-play-by-itself" : "web-pause"));
  };
  const rest = () => {
    clearInterval(timer ?? undefined);
    timer = null;
    show();
  };
  const step = () => {
    if (!walk.left) go(walk, "next");
    if (walk.left || path.at === path.last) rest();
  };
  const begin = () => {
    timer = setInterval(step, PACE);
    if (path.at === path.last) go(walk, "first");
    else step();
    show();
  };
  show();
  room.buttons.previous.after(button);
}
