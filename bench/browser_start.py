"""How fast the browser client starts: what comes over the wire, and when one can play, cold and warm.

    python -m bench.browser_start [--store]

The browser's processor is slowed down to a quarter. Cold is a browser that has never been here; warm is one that has
kept the client's files and opens the page again. What the service worker fetches to be kept, after the page is there,
is not counted.
"""

from __future__ import annotations

import json
import statistics
import sys
from dataclasses import asdict, dataclass

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from bench.keeping import store
from bench.servers import running_server
from tests.browser.visitor import CHROMIUM

ROUNDS = 7
SLOWER = 4
PAGES = {"front page": ("/", ".game-card a"), "game page": ("/unlocker?deal=22", "button.spot")}
KEPT = "() => navigator.serviceWorker.controller !== null"

WATCH = """selector => addEventListener('DOMContentLoaded', () => {
    const look = () => {
        if (document.querySelector(selector) === null) return;
        watcher.disconnect();
        requestAnimationFrame(() => setTimeout(() => globalThis.readyAt = performance.now()));
    };
    const watcher = new MutationObserver(look);
    watcher.observe(document, {childList: true, subtree: true});
    look();
})"""
"""Notes when what one would press is drawn and the browser is free to hear of the press."""


@dataclass(frozen=True)
class Start:
    """Bytes and requests over the wire, and milliseconds until one can press; the middle of several rounds."""

    bytes: float
    requests: float
    milliseconds: float


class Wire:
    """Counts what a page has come over the wire for."""

    def __init__(self, page: Page) -> None:
        self.bytes = 0
        self.requests = 0
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        session.on("Network.loadingFinished", self._count)

    def _count(self, event: dict[str, float]) -> None:
        if event["encodedDataLength"] > 0:  # What the service worker has kept did not come over the wire.
            self.bytes += int(event["encodedDataLength"])
            self.requests += 1


def measure() -> dict[str, Start]:
    """The starts of each page."""
    with running_server() as (address, _), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        found = {}
        for name, (path, selector) in PAGES.items():
            rounds = [_open_twice(browser, address, path, selector) for _ in range(ROUNDS)]
            found[f"{name}, cold"] = _middle([cold for cold, _ in rounds])
            found[f"{name}, warm"] = _middle([warm for _, warm in rounds])
        browser.close()
        return found


def _open_twice(browser: Browser, address: str, path: str, selector: str) -> tuple[Start, Start]:
    context = browser.new_context(base_url=address, reduced_motion="reduce")
    context.add_init_script(f"({WATCH})({json.dumps(selector)})")
    cold, page = _open(context, path)
    page.wait_for_function(KEPT)
    page.close()
    warm, _ = _open(context, path)
    context.close()
    return cold, warm


def _open(context: BrowserContext, path: str) -> tuple[Start, Page]:
    page = context.new_page()
    wire = Wire(page)
    page.goto(path)
    page.wait_for_function("() => globalThis.readyAt !== undefined")
    page.wait_for_load_state("networkidle")
    return Start(wire.bytes, wire.requests, page.evaluate("readyAt")), page


def _middle(starts: list[Start]) -> Start:
    columns = zip(*((start.bytes, start.requests, start.milliseconds) for start in starts), strict=True)
    return Start(*(statistics.median(column) for column in columns))


def main() -> None:
    """Measure and print, and with ``--store`` keep the result."""
    found = measure()
    print(f"{'processor slowed to a quarter':28} {'kB':>8} {'requests':>9} {'ms':>8}")
    for name, start in found.items():
        print(f"{name:28} {start.bytes / 1000:8.1f} {start.requests:9.0f} {start.milliseconds:8.0f}")
    if "--store" in sys.argv[1:]:
        starts = {name: asdict(start) for name, start in found.items()}
        print("stored in", store("browser-start", {"slower": SLOWER, "starts": starts}))


if __name__ == "__main__":
    main()
