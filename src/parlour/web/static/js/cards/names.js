/** How cards are said. */

/** @import { Message } from "../types.js" */

/**
 * @param {string} deck
 * @param {string} card
 * @returns {Message}
 */
export function cardName(deck, card) {
  const [first = "", second = "", third = ""] = card;
  if (deck === "ticks") return word(`tick-${card}`);
  if (deck === "triple-topper") {
    return { key: "card-triple-topper", values: { colour: first, shape: second, number: third } };
  }
  return { key: "card-standard", values: { rank: word(`rank-${first}`), suit: word(`suit-${second}`) } };
}

/**
 * @param {string} key
 * @returns {Message}
 */
function word(key) {
  return { key, values: {} };
}
