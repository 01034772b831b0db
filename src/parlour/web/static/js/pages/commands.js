/** What the buttons and keys of a game page do. */

/** @import { Commands } from "../parts/toolbar.js" */
/** @import { Wishes } from "../parts/end.js" */
/** @import { Deed, Wish } from "../api.js" */
/** @import { GamePage } from "./game.js" */
import { linkTo, nextDeal } from "../address.js";
import { consult, dismiss, hint, outlook, peek } from "../advice/adviser.js";
import { look } from "../advice/watch.js";
import { openTable } from "../api.js";
import { copyLink } from "../parts/copy-link.js";
import { openDealDialog } from "../parts/deal-dialog.js";
import { ask } from "../parts/dialog.js";
import { GAME_KEYS, openKeys } from "../parts/keys-dialog.js";
import { openOptions } from "../parts/options-dialog.js";
import { openRules } from "../parts/rules-dialog.js";
import { openSettings } from "../parts/settings-dialog.js";
import { share } from "../parts/share.js";
import { announce, remark } from "../parts/toast.js";
import { focusTable } from "../play/keyboard.js";
import { cancelDrag } from "../play/pointer.js";
import { select } from "../play/hand.js";
import { readMove, readStatus } from "../play/reading.js";
import { enqueue, perform } from "../play/session.js";
import { turnBoard } from "../table/turning.js";
import { say } from "../words.js";
import { goToTable } from "./opening.js";

/**
 * @param {() => GamePage} getPage  the page is still being made when its commands are
 * @returns {Commands}
 */
export function makeCommands(getPage) {
  return {
    undo: () => goingOn(getPage(), (page) => act(page, { kind: "undo" })),
    redo: () => goingOn(getPage(), (page) => act(page, { kind: "redo" })),
    restart: () => goingOn(getPage(), (page) => act(page, { kind: "restart" })),
    hint: () => goingOn(getPage(), ({ adviser }) => hint(adviser)),
    peek: () => peekOnceAsked(getPage()),
    outlook: () => outlook(getPage().adviser),
    watch: () => look(getPage().watch),
    new: () => startAnother(getPage()),
    winnable: () => startWinnable(getPage(), {}),
    rules: () => openRules(getPage().app.words, getPage().game),
    settings: () => openSettings(getPage().app.words),
    keys: () => openKeys(getPage().app.words, GAME_KEYS),
    number: () => chooseDeal(getPage()),
    options: () => chooseOptions(getPage()),
    "give-up": () => giveUp(getPage()),
    "agree-draw": () => agreeDraw(getPage()),
    "copy-link": () => copyLink(getPage().app.words, linkTo(getPage().session.table), "deal"),
    pause: () => pauseOrResume(getPage()),
  };
}

/**
 * What one would want after the end.
 * @param {GamePage} page
 * @returns {Wishes}
 */
export function makeWishes(page) {
  const { deal } = page.session.table;
  return {
    undo: () => act(page, { kind: "undo" }),
    fresh: () => start(page, {}),
    winnable: () => startWinnable(page, {}),
    again: () => start(page, deal === null ? {} : { deal }),
    next: () => start(page, deal === null ? {} : { deal: nextDeal(deal) }),
    share: () => share(page.app.words, page.game.title, page.session.table),
  };
}

/**
 * @param {GamePage} page
 * @returns {{[key: string]: () => void}}
 */
export function makeKeys(page) {
  const { undo, redo, new: fresh, hint: advise, keys, pause } = makeCommands(() => page);
  const unselect = () => {
    cancelDrag(page.pointing);
    if (page.surface.proposed) announce(say(page.app.words, "web-proposal-withdrawn"));
    select(page.hand, null);
    dismiss(page.adviser);
  };
  const enter = () => {
    if (document.activeElement === document.body) focusTable(page.room.table);
  };
  return {
    ArrowLeft: enter, ArrowRight: enter, ArrowUp: enter, ArrowDown: enter,
    u: undo, z: undo, "Control+z": undo,
    r: redo, y: redo, "Control+y": redo, "Control+Shift+z": redo,
    h: advise, n: fresh, p: pause, "?": keys, Escape: unselect,
    ",": () => turnBoard(page.surface, -1), ".": () => turnBoard(page.surface, 1),
    s: () => readStatus(page.reader),
    m: () => readMove(page.reader, 1), M: () => readMove(page.reader, -1),
  };
}

/**
 * Does something at a table; while that is paused it only says so.
 * @param {GamePage} page
 * @param {(page: GamePage) => unknown} action
 */
function goingOn(page, action) {
  if (page.session.table.paused) remark(say(page.app.words, "error-table-paused"));
  else action(page);
}

/**
 * @param {GamePage} page
 * @param {Deed} deed
 */
function act(page, deed) {
  const { session } = page;
  enqueue(session, async () => {
    const { can_undo: canUndo, can_redo: canRedo } = session.table;
    if (deed.kind === "undo" ? canUndo : deed.kind === "redo" ? canRedo : true) await perform(session, deed);
  });
}

/** @param {GamePage} page */
function pauseOrResume(page) {
  const { table } = page.session;
  if (table.over) return;
  dismiss(page.adviser);
  act(page, { kind: table.paused ? "resume" : "pause" });
}

/**
 * What a new table is like unless something else is wished: the same options and the same opponent.
 * @param {GamePage} page
 * @returns {Wish}
 */
function another({ game, session }) {
  const { options, opponent } = session.table;
  return { game: game.id, options, fresh: true, ...(opponent ? { opponent } : {}) };
}

/**
 * Opens another table of the game.
 * @param {GamePage} page
 * @param {Partial<Wish>} wish
 */
const start = (page, wish) => goToNew(page, { ...another(page), ...wish });

/**
 * @param {GamePage} page
 * @param {Wish} wish
 */
function goToNew({ app, session }, wish) {
  return enqueue(session, async () => goToTable(app, await openTable(wish), session.table));
}

/**
 * A game for two asks first against whom.
 * @param {GamePage} page
 */
function startAnother(page) {
  if (page.game.players === 1) start(page, {});
  else chooseOptions(page);
}

/**
 * Opens a table whose deal is known to be winnable. To find one may take a while.
 * @param {GamePage} page
 * @param {Partial<Wish>} wish
 */
function startWinnable(page, wish) {
  const { adviser, app, session } = page;
  const whole = { ...another(page), ...wish, winnable: true };
  consult(adviser, "web-winnable-busy", (_, signal) => openTable(whole, signal), (table) => goToTable(app, table, session.table));
}

/**
 * Before the first look at hidden cards it is asked whether that is meant.
 * @param {GamePage} page
 */
function peekOnceAsked({ app: { words }, adviser, session }) {
  const action = () => peek(adviser);
  if (session.table.peeks > 0) action();
  else ask(words, { title: say(words, "web-peek-ask"), text: say(words, "web-peek-text"), yes: say(words, "web-peek"), action });
}

/** @param {GamePage} page */
function chooseDeal(page) {
  const { app, game, session } = page;
  openDealDialog(app.words, session.table.deal ?? "", async (deal) => {
    goToTable(app, await openTable({ game: game.id, deal, options: session.table.options }), session.table);
  });
}

/** @param {GamePage} page */
function chooseOptions(page) {
  openOptions(page.app.words, page.game, page.session.table, ({ options, opponent, winnable }) => {
    if (winnable) startWinnable(page, { options });
    else goToNew(page, { game: page.game.id, options, fresh: true, ...(opponent ? { opponent } : {}) });
  });
}

/** @param {GamePage} page */
function giveUp(page) {
  const { words } = page.app;
  const player = page.session.table.view.to_move;
  const text = player === null ? say(words, "web-give-up-text") : say(words, "web-give-up-text-by", { tick: { key: `tick-${player}`, values: {} } });
  ask(words, { title: say(words, "web-give-up-ask"), text, yes: say(words, "web-give-up"), final: true, action: () => act(page, { kind: "give up" }) });
}

/** @param {GamePage} page */
function agreeDraw(page) {
  const { words } = page.app;
  ask(words, {
    title: say(words, "web-agree-draw-ask"),
    text: say(words, "web-agree-draw-text"),
    yes: say(words, "web-agree-draw"),
    action: () => act(page, { kind: "agree draw" }),
  });
}
