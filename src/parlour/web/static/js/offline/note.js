/** What is said on every page while there is no connection; and when it is back, what waited is sent. */

/** @import { Words } from "../words.js" */
import { Refusal } from "../api.js";
import { make } from "../dom.js";
import { remark } from "../parts/toast.js";
import { joinSentences, put, say } from "../words.js";
import { isReached, onConnection } from "./connection.js";
import { sendWaiting } from "./waiting.js";

/**
 * To be called before a page is shown: it is to show its table as it is after what was made there before.
 * @param {() => Words} getWords  another language may be chosen
 */
export async function showConnection(getWords) {
  const note = make("p", { class: "connection", role: "status", hidden: true });
  document.body.append(note);
  const show = () => {
    note.hidden = isReached();
    note.textContent = isReached() ? "" : say(getWords(), "web-offline");
  };
  onConnection((reached) => {
    show();
    if (reached) sendWaiting((problem) => tell(getWords(), problem));
  });
  await sendWaiting((problem) => tell(getWords(), problem));
  show();
}

/**
 * @param {Words} words
 * @param {Refusal} problem
 */
function tell(words, { reason }) {
  remark(joinSentences([say(words, "web-not-sent"), ...(reason ? [put(words, reason)] : [])]));
}
