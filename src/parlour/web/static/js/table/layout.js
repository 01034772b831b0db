/** Where things lie, in pixels: the areas arranged so that the cards are as large as the room allows. */

/** @import { Area, Box, Place, View } from "../types.js" */
/** @import { Part } from "./arrangement.js" */
import { arrangements, attachments, GAP, leaf, rebuilt } from "./arrangement.js";
import { cardBoxes } from "./fans.js";

/**
 * @typedef {object} PlaceBox
 * @property {Box} box  where one card lies there, or the cell of a board
 * @property {Box[]} cards  a box for each card that is drawn
 *
 * @typedef {Map<string, PlaceBox>} Layout  by the place's id
 *
 * @typedef {{width: number, height: number}} Room
 *
 * @typedef {{part: Part, unit: number}} Arranged
 */

/** No card is drawn wider than this. */
const WIDEST_CARD = 116;

/** How much larger than its share an area may be drawn where there is room, tried in this order. */
const GROWTHS = [1.3, 1.2, 1.1];

/** What lies side by side in a wide room keeps clear of its ends: areas grow to this part of the width only. */
const KEPT_CLEAR = 0.92;

/** How much of a wide room's spare width may part two areas, in card units. */
const APART = 0.3;

/** What can use more height keeps so much more of it before anything else becomes larger, in card units. */
const FAN_ROOM = 1;

/** What is spare is drawn in the first of these sizes that makes the cards hardly smaller. */
const SPARE_SIZES = [1, 0.8, 0.6];
const HARDLY_SMALLER = 0.9;

/** What was found last: from move to move only the cards change. @type {{like: string, found: Arranged | null}} */
let last = { like: "", found: null };

/**
 * @param {View} view
 * @param {Room} room
 * @returns {Layout}
 */
export function layOut(view, room) {
  const like = JSON.stringify([view.areas, [...fannedAreas(view)], room]);
  const found = (last.like === like && last.found) || arrange(view, room);
  last = { like, found };
  const { part, unit } = found;
  /** @type {Map<string, {area: Area, unit: number, box: Box}>} */
  const areas = new Map();
  spread(part, unit, { x: 0, y: 0, ...room }, areas);
  return new Map(
    view.places.flatMap((place) => {
      const found = areas.get(place.area);
      return found ? [[place.id, layOutPlace(place, found)]] : [];
    }),
  );
}

/**
 * How large a card unit can be.
 * @param {View} view
 * @param {Room} room
 */
export function unitOf(view, room) {
  return chooseArrangement(arrangements(view.areas, fannedAreas(view)), room).unit;
}

/** @param {View} view */
function fannedAreas(view) {
  return new Set(view.places.filter((place) => place.fan === "down").map((place) => place.area));
}

/**
 * The arrangement with the largest cards; what is spare then joins it, and its smaller areas are drawn larger, as far as there is room.
 * @param {View} view
 * @param {Room} room
 * @returns {Arranged}
 */
function arrange(view, room) {
  const needed = view.areas.filter((area) => !area.spare);
  const best = chooseArrangement(arrangements(needed, fannedAreas(view)), room);
  const part = rebuilt(best.part, (one) => (one.stretches ? { ...one, height: one.height + FAN_ROOM } : one));
  const spare = view.areas.filter((area) => area.spare);
  return grow(spare.reduce((whole, area) => attach(whole, area, room), { part, unit: best.unit }), needed, room);
}

/**
 * @param {Arranged} whole
 * @param {Area[]} areas
 * @param {Room} room
 */
function grow({ part, unit }, areas, room) {
  const within = room.width > room.height ? { ...room, width: room.width * KEPT_CLEAR } : room;
  for (const area of areas.toSorted((one, other) => one.scale - other.scale)) {
    for (const growth of GROWTHS) {
      const candidate = rebuilt(part, (one) => (one.area === area ? enlarged(one, growth) : one));
      if (area.scale * growth <= 1.1 && fits(candidate, unit, within)) {
        part = candidate;
        break;
      }
    }
  }
  return { part, unit };
}

/**
 * @param {Part} part  of one area
 * @param {number} growth
 * @returns {Part}
 */
function enlarged({ area, ...part }, growth) {
  return area ? { ...part, area: { ...area, scale: area.scale * growth }, width: part.width * growth, height: part.height * growth } : part;
}

/**
 * The arrangement with the largest cards, or of those with as large cards one that leaves clearly more room for fans. What comes later in
 * the list has to be clearly better.
 * @param {Part[]} candidates
 * @param {Room} room
 */
function chooseArrangement(candidates, room) {
  let best = { part: /** @type {Part} */ (candidates[0]), unit: 0 };
  for (const part of candidates) {
    const unit = Math.min(room.width / part.width, room.height / part.height, WIDEST_CARD);
    const roomier = part.stretches && part.height < best.part.height - 0.5 && unit > best.unit * 0.98;
    if (unit > best.unit * 1.03 || roomier) best = { part, unit };
  }
  return best;
}

/**
 * The arrangement with one more area, as large as it can be without making the cards much smaller; without it where that cannot be.
 * @param {Arranged} whole
 * @param {Area} area
 * @param {Room} room
 */
function attach(whole, area, room) {
  for (const size of SPARE_SIZES) {
    const candidates = attachments(whole.part, leaf({ ...area, scale: area.scale * size }, false));
    const fitting = candidates.map((part) => ({ part, unit: Math.min(whole.unit, room.width / part.width, room.height / part.height) }));
    const [best] = fitting.toSorted((one, other) => other.unit - one.unit || one.part.height - other.part.height);
    if (best && best.unit >= whole.unit * HARDLY_SMALLER) return best;
  }
  return whole;
}

/**
 * @param {Part} part
 * @param {number} unit
 * @param {Room} room
 */
function fits(part, unit, room) {
  return part.width * unit <= room.width + 0.01 && part.height * unit <= room.height + 0.01;
}

/**
 * Gives each area its box: a fanned one all the height that is left over, everything else is centred.
 * @param {Part} part
 * @param {number} unit
 * @param {Box} room
 * @param {Map<string, {area: Area, unit: number, box: Box}>} areas  filled in
 */
function spread(part, unit, room, areas) {
  const [first, second] = part.parts;
  if (part.area) {
    const height = part.stretches ? room.height : part.height * unit;
    areas.set(part.area.id, { area: part.area, unit: unit * part.area.scale, box: centre({ width: part.width * unit, height }, room) });
  } else if (first && second) {
    const [one, other] = part.kind === "row" ? splitRow(first, second, unit, room) : splitColumn(first, second, unit, room);
    spread(first, unit, one, areas);
    spread(second, unit, other, areas);
  }
}

/**
 * @param {Part} first
 * @param {Part} second
 * @param {number} unit
 * @param {Box} room
 * @returns {[Box, Box]}
 */
function splitRow(first, second, unit, room) {
  const spare = room.width - (first.width + GAP + second.width) * unit;
  const gap = GAP * unit + Math.min(spare / 3, unit * APART);
  const width = (first.width + second.width) * unit + gap;
  const x = room.x + (room.width - width) / 2;
  return [
    { ...room, x, width: first.width * unit },
    { ...room, x: x + first.width * unit + gap, width: second.width * unit },
  ];
}

/**
 * @param {Part} first
 * @param {Part} second
 * @param {number} unit
 * @param {Box} room
 * @returns {[Box, Box]}
 */
function splitColumn(first, second, unit, room) {
  const spare = room.height - (first.height + GAP + second.height) * unit;
  const stretches = first.stretches || second.stretches;
  const gap = GAP * unit + (stretches ? 0 : Math.min(spare / 3, unit * 0.6));
  const one = first.height * unit + (first.stretches ? spare : 0);
  const other = second.height * unit + (second.stretches && !first.stretches ? spare : 0);
  const y = room.y + (room.height - one - gap - other) / 2;
  return [
    { ...room, y, height: one },
    { ...room, y: y + one + gap, height: other },
  ];
}

/**
 * @param {Room} size
 * @param {Box} room
 * @returns {Box}
 */
function centre(size, room) {
  return { ...size, x: room.x + (room.width - size.width) / 2, y: room.y + (room.height - size.height) / 2 };
}

/**
 * @param {Place} place
 * @param {{area: Area, unit: number, box: Box}} where
 * @returns {PlaceBox}
 */
function layOutPlace(place, { area, unit, box: around }) {
  const box = {
    x: around.x + place.x * unit,
    y: around.y + place.y * unit * area.aspect,
    width: (place.width ?? 1) * unit,
    height: (place.height ?? 1) * unit * area.aspect,
  };
  const end = { x: around.x + around.width, y: around.y + around.height };
  return { box, cards: cardBoxes(place, box, end) };
}
