/** The service worker, which keeps the client's files and what was read. */

let outdated = false;

/** Whether a new release has taken over since this page was loaded. The next page is loaded anew then; this one is left in peace. */
export const isOutdated = () => outdated;

export async function startWorker() {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  if (serviceWorker.controller) serviceWorker.addEventListener("controllerchange", () => (outdated = true));
  const registration = await serviceWorker.getRegistration();
  if (document.readyState !== "complete") await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
  // The page that is wanted now comes first. Where the worker cannot be had, as without HTTPS, everything else works as ever.
  // Not every browser tells when it has nothing else to do.
  const later = typeof requestIdleCallback === "function" ? requestIdleCallback : setTimeout;
  later(() => (registration ? registration.update() : serviceWorker.register("/service-worker.js")).catch(() => {}));
}
