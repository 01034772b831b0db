"""How the tables look: what may be chosen, how they fit their screens, and what can be told without colours."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from parlour.registry import GAMES
from parlour.rules import lake_effect
from tests.browser.test_review import WORKING
from tests.browser.visitor import DESKTOP, PHONE, STILL, Visitor, address_of, read_case
from tests.serving import ServerProcess

SIZES = ((360, 740), (568, 320), (740, 360), (768, 1024), (1440, 900))

OUTSIDE = """() => [
    ...[document.documentElement].filter(page => page.scrollWidth > innerWidth || page.scrollHeight > innerHeight),
    ...[...document.querySelectorAll('.card, .frame, button, .status > *, .head')]
        .filter(element => element.checkVisibility({visibilityProperty: true}))
        .filter(element => {
            const box = element.getBoundingClientRect();
            return box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
        }),
    ...[...document.querySelectorAll('.status dd')]
        .filter(element => element.checkVisibility({visibilityProperty: true}))
        .filter(element => {
            const { x, y, width, height } = element.getBoundingClientRect();
            return [x + 1, x + width - 1].some(at => !element.contains(document.elementFromPoint(at, y + height / 2)));
        }),
]"""

FITTED = f"([width, height]) => innerWidth === width && innerHeight === height && ({OUTSIDE})().length === 0"

BACKGROUNDS = """() => [document.body, document.querySelector('.card .face')]
    .map(element => getComputedStyle(element).backgroundColor)"""

COVERED = """element => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return !element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""

CONTRAST = """pairs => {
    const probe = document.body.appendChild(document.createElement('i'));
    const light = name => {
        probe.style.color = `var(--${name})`;
        const parts = getComputedStyle(probe).color.match(/[\\d.]+/g).slice(0, 3).map(part => part / 255);
        const [red, green, blue] = parts.map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    return pairs.map(pair => {
        const [dark, bright] = pair.map(light).sort((one, other) => one - other);
        return (bright + 0.05) / (dark + 0.05);
    });
}"""

PAIRS = [
    ["ink", "paper"],
    ["ink", "raised"],
    ["soft", "paper"],
    ["soft", "raised"],
    ["on-strong", "strong"],
    ["wrong", "raised"],
    ["on-cloth", "chrome"],
    ["soft-on-cloth", "chrome"],
    ["on-cloth", "cloth"],
]

FILL = "card => getComputedStyle(card).fill"

DRAWN = """async cards => {
    const { drawFace } = await import('/static/js/cards/face.js');
    const looks = [[true, false, false], [true, true, true], [false, true, false]];
    return looks.map(([tall, small, stacked]) => cards.map(card => {
        const face = drawFace('triple-topper', card, { tall, small, stacked });
        const shapes = new Set([...face.querySelectorAll('.shape')].map(shape => shape.getAttribute('d')));
        return [[...face.querySelectorAll('text')].map(text => text.textContent).join(' '), ...shapes].join(' ');
    }));
}"""


CORNERS = """async cards => {
    const { drawFace } = await import('/static/js/cards/face.js');
    const room = document.body.appendChild(document.createElement('div'));
    const chosen = localStorage.getItem('parlour.setting.faces');
    const told = [];
    for (const faces of ['standard', 'large']) for (const small of [false, true]) for (const stacked of [false, true])
    for (const font of ['', 'monospace', 'serif']) for (const card of cards) {
        localStorage.setItem('parlour.setting.faces', faces);
        const face = drawFace('standard', card, { tall: true, small, stacked });
        face.style.cssText = `position: absolute; left: 0; top: 0; width: 100px; ${font ? `font-family: ${font}` : ''}`;
        room.replaceChildren(face);
        const index = face.querySelector('.index');
        const { left, right } = index.getBoundingClientRect();
        const low = Number(index.getAttribute('y'));
        const high = low - 0.73 * Number(index.getAttribute('font-size'));
        const pips = [...face.querySelectorAll('path')].map(pip => pip.getBoundingClientRect())
            .filter(pip => pip.top < low && pip.bottom > high);
        told.push([`${card} ${faces} ${small} ${font}`, left, Math.min(...pips.map(pip => pip.left)) - right]);
    }
    room.remove();
    localStorage.setItem('parlour.setting.faces', chosen ?? 'standard');
    return told;
}"""
"""Each look of a card: how far its index is from the left edge, and from the next pip, in hundredths of its width."""


@pytest.fixture
def still(chromium: Browser, server: ServerProcess) -> Iterator[Visitor]:
    """Someone at a desk who asked for less motion."""
    with Visitor.arrive(chromium, server.address, **DESKTOP, **STILL) as someone:
        yield someone


def choose(visitor: Visitor, setting: str, value: str) -> None:
    """Choose a value in the dialog of settings."""
    visitor.command("settings")
    visitor.page.locator(f'dialog input[name="{setting}"][value="{value}"]').check(force=True)
    visitor.page.keyboard.press("Escape")


def colours(visitor: Visitor) -> list[str]:
    """The colours of a club, a diamond, a heart and a spade."""
    return [visitor.page.locator(f".card .suit-{suit}").first.evaluate(FILL) for suit in "CDHS"]


def test_the_faces_are_chosen_and_take_effect_at_once(still: Visitor) -> None:
    still.open("/unlocker?deal=7")
    clubs, diamonds, hearts, spades = colours(still)
    assert clubs == spades
    assert diamonds == hearts
    pips = still.page.locator(".card .suit-C path").count()
    choose(still, "suits", "four")
    assert len(set(colours(still))) == 4
    choose(still, "faces", "large")
    assert len(set(colours(still))) == 4
    expect(still.page.locator(".card .suit-C .index").first).to_have_attribute("font-size", "74")
    assert still.page.locator(".card .suit-C path").count() < pips
    still.page.reload()
    still.wait_for_table()
    expect(still.page.locator(".card .suit-C .index").first).to_have_attribute("font-size", "74")


def test_large_faces_are_large_on_the_cards_of_one_game_alone_too(still: Visitor) -> None:
    still.open("/lake-effect?deal=7")
    number, letter = (still.page.locator(f".card .face {part}").first for part in (".index", ".letter"))
    awaited = still.page.locator(".awaited .letter").first
    before = [size_of(part) for part in (number, letter, awaited)]
    choose(still, "faces", "large")
    assert all(size_of(part) > 1.4 * old for part, old in zip((number, letter, awaited), before, strict=True))


def size_of(letters: Locator) -> float:
    """How large letters are drawn, within their card."""
    return float(letters.get_attribute("font-size") or 0)


def test_an_empty_pile_names_the_colour_it_waits_for(chromium: Browser, server: ServerProcess) -> None:
    with Visitor.arrive(chromium, server.address, **DESKTOP, **STILL, contrast="more") as someone:
        someone.open("/lake-effect?deal=7")
        letters = someone.page.locator(".frame.role-payoff .letter:visible").all_text_contents()
        assert sorted(letters) == sorted("RGBY" * 4)


def test_the_back_is_chosen_and_is_shown_before(still: Visitor) -> None:
    still.open("/unlocker?deal=7")
    backs = still.page.locator(".table .card .back-lattice").count()
    assert backs > 0
    still.command("settings")
    expect(still.page.locator("dialog .choice-back .back")).to_have_count(3)
    still.page.keyboard.press("Escape")
    choose(still, "back", "quilt")
    expect(still.page.locator(".table .card .back-quilt")).to_have_count(backs)
    expect(still.page.locator(".table .card .back-lattice")).to_have_count(0)


def test_light_is_light_on_a_device_that_is_dark(chromium: Browser, server: ServerProcess) -> None:
    looks = {}
    for device in ("light", "dark"):
        with Visitor.arrive(chromium, server.address, color_scheme=device, **DESKTOP, **STILL) as someone:
            someone.open("/unlocker?deal=7")
            own = someone.page.evaluate(BACKGROUNDS)
            choose(someone, "theme", "light")
            looks[device] = (own, someone.page.evaluate(BACKGROUNDS))
    assert looks["dark"][0] != looks["light"][0]
    assert looks["dark"][1] == looks["light"][0]


def test_what_is_written_stands_out_in_every_theme(still: Visitor) -> None:
    still.open("/unlocker?deal=7")
    for theme in ("light", "dark"):
        choose(still, "theme", theme)
        choose(still, "contrast", "usual")
        assert min(still.page.evaluate(CONTRAST, PAIRS)) >= 4.5
        choose(still, "contrast", "high")
        assert min(still.page.evaluate(CONTRAST, PAIRS)) >= 7


def test_a_device_that_asks_for_contrast_gets_it(chromium: Browser, server: ServerProcess) -> None:
    with Visitor.arrive(chromium, server.address, contrast="more", **DESKTOP, **STILL) as someone:
        someone.open("/unlocker?deal=7")
        assert min(someone.page.evaluate(CONTRAST, PAIRS)) >= 7
        assert someone.page.locator("main.cloth").evaluate("cloth => getComputedStyle(cloth).backgroundImage") == "none"


def test_every_game_fits_every_screen(still: Visitor) -> None:
    for game in GAMES:
        still.page.set_viewport_size({"width": 1440, "height": 900})
        still.open(f"/{game}")
        for width, height in SIZES:
            still.page.set_viewport_size({"width": width, "height": height})
            still.page.wait_for_function(FITTED, arg=[width, height])


def test_places_of_the_board_can_be_hit_with_a_finger(chromium: Browser, server: ServerProcess) -> None:
    with Visitor.arrive(chromium, server.address, **PHONE, **STILL) as someone:
        someone.open("/cross-jack")
        box = someone.spot("e4").bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) > 41


@pytest.mark.parametrize("kind", [DESKTOP, PHONE])
def test_a_turned_cylinder_means_the_same(chromium: Browser, server: ServerProcess, kind: dict[str, Any]) -> None:
    with Visitor.arrive(chromium, server.address, **kind, **STILL) as someone:
        someone.open("/cross-jack?columns=6&rows=5&opening=1")
        someone.press("a5")
        someone.wait_for_change("0")
        said = sorted(someone.labels())
        seen = someone.spot("a5").bounding_box()
        someone.page.locator('[data-turn="turn-on"]').click()
        someone.page.keyboard.press(".")
        assert someone.spot("a5").bounding_box() != seen
        assert sorted(someone.labels()) == said
        lying = someone.spot("a5").bounding_box()
        ticks = [tick.bounding_box() for tick in someone.page.locator(".card.tick").all()]
        assert any(tick == pytest.approx(lying, abs=1) for tick in ticks)
        # The sixth column lies second now, so what lies beyond the seam before the fifth is the fourth.
        ghost = someone.page.locator(".spot[data-key='f1< -']")
        assert ghost.get_attribute("data-place") == "d1"
        ghost.click(position={"x": 5, "y": 5})
        someone.wait_for_change("1")
        expect(someone.spot("d1")).to_have_accessible_name("d1, south zone: O")
        someone.spot("a5").focus()
        someone.walk_to("a4", 1)
        someone.page.keyboard.press("Enter")
        someone.wait_for_change("2")
        expect(someone.spot("a4")).to_have_accessible_name("a4: X")


def test_a_cylinder_is_turned_by_drawing_it_aside_and_that_plays_nothing(still: Visitor) -> None:
    still.open("/cross-jack?columns=6&rows=5&opening=1")
    (x, y), (to_x, to_y) = still.grip("b5", 1), still.grip("d5", 1)
    mouse = still.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(to_x, to_y)
    mouse.up()
    assert still.grip("b5", 1) == (to_x, to_y)
    assert still.version == "0"
    still.press("b5")
    still.wait_for_change("0")
    expect(still.spot("b5")).to_have_accessible_name("b5, north zone: X")


def test_the_heap_has_a_cube_for_each_card(still: Visitor) -> None:
    record = read_case("lake-effect/easy-won-1.jsonl")
    still.open(address_of(record))
    cubes = still.page.locator(".heap .cube")
    expect(cubes).to_have_count(0)
    positions = [record.start()]
    for move in record.moves:
        positions.append(positions[-1].play(move))
    ply = next(n for n in range(25, len(record.moves)) if positions[n + 1].view().score != positions[n].view().score)
    still.send_moves(record.moves[:ply])
    for n in (ply, ply + 1):
        view = positions[n].view()
        heights = [place.count for place in view.layout.places if place.role == "payoff"]
        rows = "; ".join(" ".join(map(str, heights[row : row + 4])) for row in range(0, 16, 4))
        expect(cubes).to_have_count(view.score or 0)
        expect(still.page.get_by_role("img", name=rows)).to_be_visible()
        if n == ply:
            still.tap_move(positions[n], record.moves[n])
    still.command("settings")
    still.page.locator('dialog input[name="heap"]').uncheck()
    expect(still.page.locator(".heap")).to_have_count(0)


def test_each_card_of_three_kinds_is_told_without_its_colour(still: Visitor) -> None:
    still.open("/lake-effect?deal=7")
    names = list(lake_effect.DECK.names)
    for drawn in still.page.evaluate(DRAWN, names):
        assert len(set(drawn)) == 64
        for name, face in zip(names, drawn, strict=True):
            assert {name[0], name[2]} <= set(face.split()[:2])


def test_the_two_digits_of_a_ten_keep_clear_of_the_edge_and_of_its_pips(still: Visitor) -> None:
    still.page.goto("/")
    looks = still.page.evaluate(CORNERS, ["TC", "TD", "TH", "TS"])
    assert len(looks) == 96
    for look, edge, gap in looks:
        assert edge > 3, look
        assert 1 < gap < 100, look


def test_the_language_is_chosen_before_all_else(still: Visitor) -> None:
    still.page.goto("/")
    still.page.locator("[data-command=settings]").click()
    parts = still.page.locator("dialog .settings > section")
    expect(parts.first.locator("legend")).to_have_text("Language")
    expect(parts.first.locator("fieldset")).to_have_count(1)
    expect(parts.first.locator("h3")).to_have_count(0)
    expect(parts.locator("h3")).to_have_text(["Looks", "Playing"])


def test_pictures_name_the_places_of_a_board_only_where_there_is_room(still: Visitor) -> None:
    still.page.goto("/")
    card = still.page.locator(".game-card", has_text="Cross-Jack")
    expect(card.locator(".picture .card.tick").first).to_be_visible()
    expect(card.locator(".picture .coordinates:visible")).to_have_count(0)
    still.open("/cross-jack")
    still.command("rules")
    expect(still.page.locator("dialog .sheet .picture .coordinates:visible").first).to_be_visible()


def test_advice_covers_nothing(chromium: Browser, server: ServerProcess) -> None:
    with Visitor.arrive(chromium, server.address, **PHONE, **STILL) as someone:
        someone.open("/unlocker?deal=1234567890123456789")
        someone.command("hint")
        expect(someone.page.locator('[data-answer="play"]')).to_be_visible(timeout=WORKING)
        for width, height in SIZES:
            someone.page.set_viewport_size({"width": width, "height": height})
            someone.page.wait_for_function(FITTED, arg=[width, height])
            for part in (".home", ".head h1", ".status .score", ".status .time", '[data-command="undo"]'):
                assert not someone.page.locator(part).evaluate(COVERED)
