/** A move that has not been answered yet: its cards set off at once, a tick lies faintly where it would come to lie. */

/** @import { Move } from "../types.js" */
/** @import { Surface } from "./surface.js" */
import { EASING, FLYING, LONGEST, between, wantsStillness } from "./flight.js";
import { drawProposal } from "./proposal.js";

/**
 * Where the answer finds the cards they fly on from; drawing the view again brings them back. Cards that are held, and those whose face nobody
 * has seen, wait for the answer where they are.
 * @param {Surface} surface
 * @param {Move} move
 */
export function setOff(surface, move) {
  const { pieces, layout } = surface;
  const target = layout.get(move.target);
  const end = target?.cards.at(-1) ?? target?.box;
  if (!end || pieces.displaced) return;
  if (pieces.deck === "ticks" && surface.shown) return drawProposal(surface.proposal, surface.shown, layout, move);
  const going = [...pieces.byKey.values()].filter((piece) => piece.place === move.source).toSorted((one, other) => one.order - other.order);
  const [first, ...others] = going.slice(-Math.max(1, move.cards));
  if (!first || move.source === move.target || wantsStillness() || [first, ...others].some((piece) => piece.card === null)) return;
  for (const piece of [first, ...others]) {
    const box = { ...end, x: end.x + piece.box.x - first.box.x, y: end.y + piece.box.y - first.box.y };
    piece.element.style.zIndex = String(FLYING + piece.order);
    const frames = [{ transform: between(piece.box, piece.box) }, { transform: between(box, piece.box) }];
    pieces.animations.add(piece.element.animate(frames, { easing: EASING, duration: LONGEST, fill: "forwards" }));
  }
}
