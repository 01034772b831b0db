/** What is laid out of a view: its board as it fits the screen, and what helps to look at it, where there is room. */

/** @import { Area, Place, View } from "../types.js" */
/** @import { Room } from "./layout.js" */
import { getSetting } from "../settings.js";
import { isCylinder, turned, upright } from "./board.js";
import { unitOf } from "./layout.js";

/** A board stands upright only where that makes it so much larger. */
const CLEARLY = 1.1;

/** How wide a heap is drawn at the most, in card units, and how high for its width. */
const HEAP_WIDTH = 3.2;
const HEAP_ASPECT = 2 / Math.sqrt(3);

/** In a room that is less high than this, in pixels, what is pressed beside the board is drawn so much larger, for fingers. */
const LOW = 260;
const FOR_FINGERS = 1.6;

/** The places of what is not in the view. */
export const HEAP = "heap";
export const TURNERS = ["turn-back", "turn-on"];

/**
 * Whether a place holds something that is not in the view: it has no cards, and no move knows it.
 * @param {Place} place
 */
export const isExtra = (place) => place.role === "extra";

/**
 * @param {View} view
 * @param {Room} room
 * @param {{by: number, lies: boolean, pressable: boolean}} how  by: how many columns a cylinder is turned; lies: it never stands upright
 * @returns {View}
 */
export function viewToShow(view, room, { by, lies, pressable }) {
  if (lies) return turned(view, by);
  return pressable ? withHeap(withBoard(withTurners(view, room), room, by)) : withBoard(view, room, by);
}

/**
 * @param {View} view
 * @param {Room} room
 * @param {number} by
 */
function withBoard(view, room, by) {
  const lying = turned(view, by);
  const standing = upright(lying);
  return standing !== lying && unitOf(standing, room) > unitOf(lying, room) * CLEARLY ? standing : lying;
}

/**
 * A cylinder comes with two buttons that turn it.
 * @param {View} view
 * @param {Room} room
 */
function withTurners(view, room) {
  if (!isCylinder(view)) return view;
  const area = { id: "turners", width: 2.3, height: 1, aspect: 1, scale: room.height < LOW ? FOR_FINGERS : 1 };
  return extended(view, area, TURNERS.map((id, index) => ({ id, x: index * 1.3 })));
}

/**
 * The heap that piles make is drawn where there is room.
 * @param {View} view
 */
function withHeap(view) {
  if (getSetting("heap") === "off" || !view.areas.some((area) => area.heap)) return view;
  const area = { id: HEAP, width: 1, height: 1, aspect: HEAP_ASPECT, scale: HEAP_WIDTH, spare: true };
  return extended(view, area, [{ id: HEAP, x: 0 }]);
}

/**
 * @param {View} view
 * @param {Area} area
 * @param {{id: string, x: number}[]} places
 * @returns {View}
 */
function extended(view, area, places) {
  const nothing = { area: area.id, role: "extra", y: 0, label: { key: "", values: {} }, cards: [], count: 0 };
  return { ...view, areas: [...view.areas, area], places: [...view.places, ...places.map((place) => /** @type {Place} */ ({ ...nothing, ...place }))] };
}
