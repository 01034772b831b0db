/** Keeps a release of the client, and what was read before, so that both are there without a connection. */

const RELEASE = "as it is being written";
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** The release's files. A page gets all of them from one release, whatever the server has by now. */
const FILES = `parlour-files-${RELEASE}`;

/** Answers of the server's. Where their shapes change so that pages could not show the old ones, this gets another number. */
const READ = "parlour-read-1";
const MOST_READ = 1000;

/** Says of an answer where it was kept. */
const KEPT = "Parlour-Kept";

/** What is only true of the moment. */
const PASSING = /\/(why|outlook)$/;

/** Somebody on the way says that the server does not answer. */
const UNREACHED = [502, 504];

worker.addEventListener("install", (event) => {
  event.waitUntil(fetchRelease());
  skipDetours(event);
});
worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") {
    if (!pathname.startsWith("/api/") && !pathname.includes(".")) event.respondWith(fromRelease(pathname === "/" ? "/" : "/page", event));
  } else event.respondWith(fromRelease(pathname + search, event));
});

/**
 * What is asked of the server, and the release's own files, need not wait for this worker, where the browser can do without it.
 * @param {ExtendableEvent & {addRoutes?: (rules: object[]) => Promise<void>}} event
 */
function skipDetours(event) {
  const asked = { condition: { requestMethod: "POST" }, source: "network" };
  const files = { condition: { urlPattern: "/static/*" }, source: { cacheName: FILES } };
  const added = event.addRoutes?.([asked, files]);
  if (added) event.waitUntil(added.catch(() => {}));
}

/** The whole release comes in one answer, so that it cannot be half the one and half the next. It takes over as soon as the one before rests. */
async function fetchRelease() {
  const { release, files } = await (await fetch("/api/release", { cache: "no-store" })).json();
  if (release !== RELEASE) throw new Error("there is a newer release already");
  const cache = await caches.open(FILES);
  await Promise.all(Object.entries(files).map(([address, { type, text }]) => cache.put(address, new Response(text, { headers: { "Content-Type": type, [KEPT]: "file" } }))));
  worker.skipWaiting();
}

async function takeOver() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("parlour-") && name !== FILES && name !== READ).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/**
 * @param {string} address
 * @param {FetchEvent} event
 * @returns {Promise<Response>}
 */
async function fromRelease(address, event) {
  const cache = await caches.open(FILES);
  const file = await cache.match(address);
  if (file) return file;
  return address.startsWith("/api/") && !PASSING.test(new URL(event.request.url).pathname) ? fromServer(event) : fetch(event.request);
}

/**
 * The server's answer, which is kept; without a connection the one that was kept before.
 * @param {FetchEvent} event
 * @returns {Promise<Response>}
 */
async function fromServer(event) {
  const { request } = event;
  /** @type {Response | null} */
  let answer = null;
  try {
    answer = await fetch(request);
    event.waitUntil(keep(request, answer.clone()));
    if (!UNREACHED.includes(answer.status)) return answer;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  return (await read(request)) ?? answer ?? Response.error();
}

/**
 * What is not there any more is forgotten too, and so is what was kept longest ago when it gets too much.
 * @param {Request} request
 * @param {Response} answer
 */
async function keep(request, answer) {
  const cache = await caches.open(READ);
  if (answer.status === 404) await cache.delete(request);
  if (answer.status !== 200) return;
  await cache.put(request, answer);
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - MOST_READ)).map((old) => cache.delete(old)));
}

/**
 * @param {Request} request
 * @returns {Promise<Response | null>}
 */
async function read(request) {
  const kept = await (await caches.open(READ)).match(request);
  if (!kept) return null;
  const headers = new Headers(kept.headers);
  headers.set(KEPT, "read");
  return new Response(kept.body, { headers });
}
