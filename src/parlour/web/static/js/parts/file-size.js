/** Files that are too large are not read: that would take long, only for the server to refuse them. */

/** @import { Words } from "../words.js" */
import { say } from "../words.js";

/**
 * @param {Words} words
 * @param {Blob} file
 * @param {number} most  how many bytes the server takes
 * @returns {string} that it is too large; "" where it is not
 */
export function sayTooLarge(words, file, most) {
  if (file.size <= most) return "";
  const [size, unit] = most < 1024 * 1024 ? [most / 1024, "kilobyte"] : [most / 1024 / 1024, "megabyte"];
  return say(words, "web-file-too-large", { most: new Intl.NumberFormat(words.language, { style: "unit", unit }).format(size) });
}
