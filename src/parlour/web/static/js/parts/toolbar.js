/** The buttons of a game page: the most used ones in a bar, the others in two menus. */

/** @import { Game, Table } from "../types.js" */
/** @import { Words } from "../words.js" */
import { make, makeButton, setEnabled } from "../dom.js";
import { isProgramsTurn } from "../play/program.js";
import { say } from "../words.js";
import { makeHelp } from "./help-menu.js";
import { icon } from "./icons.js";
import { guideFocus } from "./menu.js";
import { listDifferences } from "./option-words.js";

/**
 * @typedef {"undo" | "redo" | "new" | "rules" | "winnable" | "number" | "options" | "restart" | "give-up" | "agree-draw" | "copy-link" | "settings" | "keys" | "pause"} Command
 * @typedef {{[command in Command | "hint" | "peek" | "outlook" | "watch"]: () => void}} Commands
 * @typedef {{bar: HTMLElement, buttons: Map<string, HTMLElement>}} Toolbar
 */

/** @type {[Command, string][]} */
const BEFORE_HELP = [
  ["undo", "undo"],
  ["redo", "redo"],
];

/** @type {[Command, string][]} */
const AFTER_HELP = [
  ["new", "deal"],
  ["rules", "rules"],
];

/** @type {[Command, string][]} */
const MENU = [
  ["pause", "pause"],
  ["winnable", "star"],
  ["options", "options"],
  ["number", "number"],
  ["restart", "restart"],
  ["copy-link", "link"],
  ["agree-draw", "equal"],
  ["give-up", "flag"],
  ["settings", "settings"],
  ["keys", "keys"],
];

/**
 * @param {Words} words
 * @param {Commands} commands
 * @param {Game} game
 * @param {Table} table
 * @returns {Toolbar}
 */
export function makeToolbar(words, commands, game, table) {
  const help = makeHelp(words, commands, game, table);
  /** @type {Map<string, HTMLElement>} */
  const buttons = new Map(help.buttons);
  const menu = make("div", { class: "menu", popover: "auto", id: "menu" });
  /** @param {[Command, string]} entry */
  const button = ([command, drawing]) => {
    const act = () => {
      menu.hidePopover();
      commands[command]();
    };
    const made = makeButton({ class: "plain", "data-command": command }, act, icon(drawing), make("span", {}, say(words, labelOf(command, table))));
    buttons.set(command, made);
    return made;
  };
  menu.append(...differences(words, game, table), ...MENU.filter(([command]) => has(command, game, table)).map(button));
  const more = make("button", { type: "button", class: "plain", popovertarget: "menu", "data-command": "more" }, icon("more"), make("span", {}, say(words, "web-more")));
  guideFocus(menu, more);
  const bar = make("nav", { class: "toolbar", "aria-label": say(words, "web-toolbar") }, ...BEFORE_HELP.map(button), help.opener, ...AFTER_HELP.map(button), more, help.menu, menu);
  return { bar, buttons };
}

/**
 * What is different from the usual rules at this table, where anything is.
 * @param {Words} words
 * @param {Game} game
 * @param {Table} table
 */
function differences(words, game, table) {
  const different = listDifferences(words, game, table.options);
  if (different.length === 0) return [];
  const list = make("ul", { "aria-label": say(words, "web-different-here") }, ...different.map((text) => make("li", {}, text)));
  return [make("div", { class: "different" }, make("p", { "aria-hidden": "true" }, say(words, "web-different-here")), list)];
}

/**
 * Whether a game has such a command: some have no cards to deal, some are for one player.
 * @param {Command} command
 * @param {Game} game
 * @param {Table} table
 */
function has(command, game, table) {
  if (command === "number" || command === "winnable") return table.deal !== null;
  return command !== "agree-draw" || (game.players === 2 && table.opponent === null);
}

/**
 * @param {Command} command
 * @param {Table} table
 */
function labelOf(command, table) {
  const other = table.deal === null && (command === "new" || command === "restart");
  return other ? `web-${command}-game` : `web-${command}`;
}

/**
 * Shows which commands do something now.
 * @param {Toolbar} toolbar
 * @param {Table} table
 */
export function updateToolbar({ buttons }, table) {
  const ours = !table.over && !table.paused && !isProgramsTurn(table);
  /** @type {{[command: string]: boolean}} */
  const enabled = {
    hint: ours,
    peek: ours,
    outlook: !table.over && !table.paused,
    undo: table.can_undo && !table.paused,
    redo: table.can_redo && !table.paused,
    restart: table.can_undo && !table.paused,
    pause: ours,
    "give-up": ours,
    "agree-draw": !table.over && !table.paused,
  };
  for (const [command, button] of buttons) setEnabled(button, enabled[command] ?? true);
}
