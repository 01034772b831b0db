/** The buttons of a game page: the most used ones in a bar, the others in a menu. */

/** @import { Game, Table } from "../types.js" */
/** @import { Words } from "../words.js" */
import { make, makeButton, setEnabled } from "../dom.js";
import { say } from "../words.js";
import { icon } from "./icons.js";

/**
 * @typedef {"undo" | "redo" | "new" | "rules" | "number" | "options" | "restart" | "give-up" | "agree-draw" | "copy-link" | "keys"} Command
 * @typedef {{[command in Command]: () => void}} Commands
 * @typedef {{bar: HTMLElement, menu: HTMLElement, buttons: Map<Command, HTMLElement>}} Toolbar
 */

/** @type {[Command, string][]} */
const BAR = [
  ["undo", "undo"],
  ["redo", "redo"],
  ["new", "deal"],
  ["rules", "rules"],
];

/** @type {[Command, string][]} */
const MENU = [
  ["options", "options"],
  ["number", "number"],
  ["restart", "restart"],
  ["copy-link", "link"],
  ["agree-draw", "equal"],
  ["give-up", "flag"],
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
  /** @type {Map<Command, HTMLElement>} */
  const buttons = new Map();
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
  menu.append(...MENU.filter(([command]) => has(command, game, table)).map(button));
  const more = make("button", { type: "button", class: "plain", popovertarget: "menu", "data-command": "more" }, icon("more"), make("span", {}, say(words, "web-more")));
  const bar = make("nav", { class: "toolbar", "aria-label": say(words, "web-toolbar") }, ...BAR.map(button), more, menu);
  return { bar, menu, buttons };
}

/**
 * Whether a game has such a command: some have no cards to deal, some are for one player.
 * @param {Command} command
 * @param {Game} game
 * @param {Table} table
 */
function has(command, game, table) {
  if (command === "number") return table.deal !== null;
  return command !== "agree-draw" || game.players === 2;
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
  /** @type {{[command in Command]?: boolean}} */
  const enabled = {
    undo: table.can_undo,
    redo: table.can_redo,
    restart: table.can_undo,
    "give-up": !table.over,
    "agree-draw": !table.over,
  };
  for (const [command, button] of buttons) setEnabled(button, enabled[command] ?? true);
}
