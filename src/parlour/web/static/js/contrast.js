/** High contrast: where it is chosen, or where the device asks for it, the page's root says so to the style sheets. */

import { getSetting, onSetting } from "./settings.js";

const asked = matchMedia("(prefers-contrast: more)");

/** Keeps the page's root up to date. */
export function followContrast() {
  onSetting(showContrast);
  asked.addEventListener("change", showContrast);
  showContrast();
}

function showContrast() {
  document.documentElement.toggleAttribute("data-clear", asked.matches || getSetting("contrast") === "high");
}
