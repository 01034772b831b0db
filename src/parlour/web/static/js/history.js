/**
 * The browser's history. An open dialog has a place of its own there, above that of its page, so that the browser's back closes it. The
 * place stays when the dialog is closed otherwise: it serves the page's next dialog, is taken over by the next page, and back passes it by.
 */

/** Which page is shown, and whether the browser is at its place for dialogs. */
let here = where();

function where() {
  return { page: `${location.pathname}${location.search} ${history.state?.table}`, isAbove: history.state?.dialogs === true };
}

/** A dialog is opened on this page. */
export function makePlaceForDialogs() {
  if (!here.isAbove) history.pushState({ ...history.state, dialogs: true }, "");
  here = where();
}

/**
 * Goes to another page of ours, which is to be shown then.
 * @param {string} address
 * @param {object | null} state
 */
export function goTo(address, state) {
  if (here.isAbove) history.replaceState(state, "", address);
  else history.pushState(state, "", address);
  here = where();
}

/**
 * Says the address and the state of the page that is shown anew.
 * @param {string} address
 * @param {object | null} state
 */
export function stayAt(address, state) {
  history.replaceState(here.isAbove ? { ...state, dialogs: true } : state, "", address);
  here = where();
}

/**
 * Hears of the browser's going back and forth between pages.
 * @param {() => void} show  shows the page of the address
 * @param {() => boolean} closeDialogs  tells whether any was open
 */
export function followHistory(show, closeDialogs) {
  addEventListener("popstate", () => {
    const before = here;
    here = where();
    if (before.page !== here.page || before.isAbove === here.isAbove) show();
    else if (before.isAbove && !closeDialogs()) history.back();
  });
}
