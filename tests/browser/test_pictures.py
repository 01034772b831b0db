"""The main screens look as they do in the stored pictures, which are to be looked at whenever they change.

To make them anew: ``PARLOUR_PICTURES=new pytest -n 0 tests/browser/test_pictures.py``.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageFilter, ImageStat
from playwright.sync_api import Browser, expect

from parlour.registry import GAMES
from tests.browser.test_records import send_record
from tests.browser.test_review import WORKING
from tests.browser.test_statistics import GAMES_GIVEN_UP, GIVE_UP
from tests.browser.visitor import DESKTOP, STILL, Visitor, address_of, read_case
from tests.serving import ServerProcess

STORED = Path(__file__).parent / "pictures"
RENEWING = os.environ.get("PARLOUR_PICTURES") == "new"

SIZES = {"phone": (360, 740), "desk": (1440, 900)}

MIDDLES = {
    "cross-the-barrier": ("default-6", 6),
    "unlocker": ("won-1", 15),
    "lake-effect": ("easy-won-1", 60),
    "foursquare": ("won-1", 13),
    "cross-jack": ("x-wins-1", 9),
}
"""For each game a record, and how many of its moves are played for its picture."""

FONTS = """document.addEventListener('DOMContentLoaded', () => {
    document.documentElement.style.setProperty('--sans', '"DejaVu Sans"');
    document.documentElement.style.setProperty('--serif', '"DejaVu Serif"');
})"""
"""Letters that every machine has that has run ``tools/install-chromium.sh``."""

ENTER = "([table, address]) => history.replaceState({table}, '', address)"

PASSING = ".time dd, .today header .soft, [data-chart='over_time'] .chart"
"""What tells the time of day or how long something took is left out."""

TILE = 8
MOST_OF_A_TILE = 20
MOST_OF_ALL = 3.0
"""How far, out of 255, the mean colour of a tile and that of the whole picture may be off: letters are smoothed a
little differently from release to release, but a card that is missing or a colour that has changed is seen."""


def differ(seen: Image.Image, stored: Image.Image) -> Image.Image | None:
    """Where two pictures differ, tile by tile; none where they are as good as the same."""
    if seen.size != stored.size:
        return seen
    difference = ImageChops.difference(seen.convert("RGB").reduce(TILE), stored.convert("RGB").reduce(TILE))
    off = ImageStat.Stat(difference)
    of_a_tile = max(high for _, high in off.extrema)
    of_all = max(off.mean)
    return difference if of_a_tile > MOST_OF_A_TILE or of_all > MOST_OF_ALL else None


class Gallery:
    """Compares what a visitor sees with the stored pictures, and remembers what is different."""

    def __init__(self, visitor: Visitor, folder: Path) -> None:
        self.visitor = visitor
        self.folder = folder
        self.faults: list[str] = []

    def compare(self, name: str, *schemes: str) -> None:
        """Look at the page as it is on each size of screen, in some colour schemes."""
        page = self.visitor.page
        for size, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            for scheme in schemes:
                page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
                taken = page.screenshot(mask=[page.locator(PASSING)], mask_color="#888", animations="disabled")
                seen = Image.open(BytesIO(taken)).convert("RGB")
                self._compare(f"{name}-{size}-{scheme}.png", seen if size == "phone" else seen.reduce(2))

    def expect_no_faults(self) -> None:
        """All must have been as it is stored."""
        assert self.faults == [], f"not as stored; what was seen, and where it differs, is in {self.folder}"

    def _compare(self, file: str, seen: Image.Image) -> None:
        if RENEWING:
            few_colours = seen.quantize(method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
            few_colours.save(STORED / file, optimize=True)
            return
        difference = differ(seen, Image.open(STORED / file)) if (STORED / file).exists() else seen
        if difference is not None:
            seen.save(self.folder / file)
            difference.resize(seen.size, Image.Resampling.NEAREST).save(self.folder / f"difference-{file}")
            self.faults.append(file)


@pytest.fixture
def gallery(chromium: Browser, server: ServerProcess, tmp_path: Path) -> Iterator[Gallery]:
    """Someone who looks at the screens."""
    with Visitor.arrive(chromium, server.address, **DESKTOP, **STILL) as visitor:
        visitor.page.add_init_script(FONTS)
        yield Gallery(visitor, tmp_path)


def test_the_tables(gallery: Gallery) -> None:
    visitor, page = gallery.visitor, gallery.visitor.page
    page.goto("/")
    expect(page.locator("main .game-card .card").first).to_be_visible()
    expect(page.locator("main .game-card")).to_have_count(len(GAMES))
    expect(page.locator(".today .day")).to_have_count(len(GAMES))
    gallery.compare("front", "light", "dark")
    for game, (case, plies) in MIDDLES.items():
        record = read_case(f"{game}/{case}.jsonl")
        table = send_record(visitor, replace(record, moves=record.moves[:plies], ended=None))
        page.evaluate(ENTER, [table, address_of(record)])
        page.reload()
        visitor.wait_for_table()
        assert visitor.version == str(plies)
        gallery.compare(game, "light", *(["dark"] if game == "lake-effect" else []))
    gallery.expect_no_faults()


def test_what_comes_after_a_game(gallery: Gallery) -> None:
    visitor, page = gallery.visitor, gallery.visitor.page
    record = read_case("cross-the-barrier/default-6.jsonl")
    visitor.open(address_of(record))
    visitor.send_moves(record.moves)
    expect(page.locator(".end .par")).to_be_visible(timeout=WORKING)
    gallery.compare("end", "light")
    page.locator('[data-wish="review"]').click()
    expect(page.locator(".graph .sure")).to_be_attached(timeout=WORKING)
    gallery.compare("review", "light", "dark")
    page.evaluate(GIVE_UP, GAMES_GIVEN_UP)
    page.goto("/statistics")
    expect(page.locator('[data-chart="over_time"] svg').last).to_be_visible(timeout=WORKING)
    gallery.compare("statistics", "light")
    gallery.expect_no_faults()


def test_a_missing_card_and_another_colour_are_seen() -> None:
    stored = Image.open(STORED / "unlocker-phone-light.png").convert("RGB")
    smoothed = stored.filter(ImageFilter.Kernel((3, 3), (0, 1, 0, 1, 12, 1, 0, 1, 0)))
    assert differ(smoothed, stored) is None
    without = stored.copy()
    without.paste((47, 106, 102), (88, 350, 140, 430))
    assert differ(without, stored) is not None
    assert differ(stored.point(lambda level: level + 4), stored) is not None
