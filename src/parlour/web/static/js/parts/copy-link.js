/** Links to give away: copied, or shown to be copied where the browser does not let us. */

/** @import { Words } from "../words.js" */
import { loadStyle, make } from "../dom.js";
import { say } from "../words.js";
import { openDialog } from "./dialog.js";
import { remark } from "./toast.js";

/**
 * @param {Words} words
 * @param {string} address  from the root on
 * @param {"deal" | "game"} shown  what it shows to whoever opens it
 */
export async function copyLink(words, address, shown) {
  const link = location.origin + address;
  try {
    await navigator.clipboard.writeText(link);
    remark(say(words, "web-link-copied", { shown }));
  } catch {
    const field = make("input", { readonly: true, value: link, "aria-label": say(words, "web-copy-link") });
    await loadStyle("dialogs");
    openDialog(words, say(words, "web-copy-link"), [make("p", {}, say(words, "web-link-text", { shown })), field]);
    field.select();
  }
}
