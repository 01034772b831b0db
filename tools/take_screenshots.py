"""Takes the pictures of the README anew: ``python -m tools.take_screenshots``.

Of the players' table Lake Effect with its heap of cubes, and of a review the better line that it walks along.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import expect, sync_playwright

from tests.browser.test_review import WORKING
from tests.browser.visitor import CHROMIUM, STILL, Visitor, address_of, read_case
from tests.serving import ServerProcess

FOLDER = Path(__file__).parent.parent / "docs" / "img"
SIZE = {"width": 1440, "height": 900}


def keep(visitor: Visitor, name: str) -> None:
    """Keep what the visitor sees, in as many colours as a small file has room for."""
    file = FOLDER / f"{name}.png"
    visitor.page.screenshot(path=file)
    Image.open(file).convert("RGB").quantize(method=Image.Quantize.FASTOCTREE).save(file, optimize=True)


def show_table(visitor: Visitor) -> None:
    """A game of Lake Effect in its second half."""
    record = read_case("lake-effect/easy-won-1.jsonl")
    visitor.open(address_of(record))
    visitor.send_moves(record.moves[:108])
    keep(visitor, "table")


def show_review(visitor: Visitor) -> None:
    """The better line in place of the first move that cost much."""
    record = read_case("unlocker/lost-1.jsonl")
    visitor.open(address_of(record))
    visitor.send_moves(record.moves)
    visitor.page.locator('[data-wish="review"]').click()
    expect(visitor.page.locator(".graph .sure")).to_be_attached(timeout=WORKING)
    visitor.page.locator(".faults button").nth(1).click()
    visitor.page.locator('[data-step="enter-line"]').click()
    visitor.page.locator('[data-step="next"]').click()
    expect(visitor.page.locator(".ring-target")).to_have_count(1)
    keep(visitor, "review")


def main() -> None:
    """Take both."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(f"sqlite:///{folder}/parlour.db")
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        with Visitor.arrive(browser, server.address, viewport=SIZE, **STILL) as visitor:
            show_table(visitor)
            show_review(visitor)
        browser.close()
        server.kill()


if __name__ == "__main__":
    main()
