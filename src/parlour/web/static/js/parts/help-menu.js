/** The menu of help: a hint, a look at the hidden cards, whether the game can still be won, and being told when it cannot. */

/** @import { Game, Table } from "../types.js" */
/** @import { Words } from "../words.js" */
/** @import { Commands } from "./toolbar.js" */
import { isWatching, setWatching } from "../advice/watch.js";
import { make, makeButton } from "../dom.js";
import { say } from "../words.js";
import { icon } from "./icons.js";
import { guideFocus } from "./menu.js";

/** @typedef {"hint" | "peek" | "outlook"} Help */

/** @type {{command: Help, drawing: string, label: string, means: string}[]} */
const ENTRIES = [
  { command: "hint", drawing: "bulb", label: "web-hint", means: "web-hint-means" },
  { command: "peek", drawing: "eye", label: "web-peek", means: "web-peek-means" },
  { command: "outlook", drawing: "outlook", label: "web-outlook-ask", means: "web-outlook-means" },
];

/**
 * @param {Words} words
 * @param {Commands} commands
 * @param {Game} game
 * @param {Table} table
 * @returns {{opener: HTMLElement, menu: HTMLElement, buttons: Map<Help, HTMLElement>}}
 */
export function makeHelp(words, commands, game, table) {
  const alone = game.players === 1;
  const menu = make("div", { class: "menu help", popover: "auto", id: "help" });
  const opener = make("button", { type: "button", class: "plain", popovertarget: "help", "data-command": "help" }, icon("bulb"), make("span", {}, say(words, "web-help")));
  /** @type {Map<Help, HTMLElement>} */
  const buttons = new Map();
  for (const { command, drawing, label, means } of ENTRIES) {
    if (command === "peek" && table.deal === null) continue;
    const act = () => {
      menu.hidePopover();
      commands[command]();
    };
    const texts = alone || command !== "outlook" ? [label, means] : ["web-outlook-ask-two", "web-outlook-means-two"];
    const text = make("span", {}, ...texts.map((key, index) => make(index === 0 ? "b" : "small", {}, say(words, key))));
    buttons.set(command, makeButton({ class: "plain", "data-command": command }, act, icon(drawing), text));
  }
  menu.append(...buttons.values(), ...(alone ? [makeSwitch(words, commands.watch)] : []));
  guideFocus(menu, opener);
  menu.addEventListener("beforetoggle", () => menu.style.setProperty("--beside", `${Math.max(8, innerWidth - opener.getBoundingClientRect().right)}px`));
  return { opener, menu, buttons };
}

/**
 * @param {Words} words
 * @param {() => void} changed
 */
function makeSwitch(words, changed) {
  const box = make("input", { type: "checkbox", role: "switch", "data-command": "watch", checked: isWatching() });
  box.addEventListener("change", () => {
    setWatching(box.checked);
    changed();
  });
  return make("label", { class: "switch" }, box, make("span", {}, make("b", {}, say(words, "web-watch")), make("small", {}, say(words, "web-watch-means"))));
}
