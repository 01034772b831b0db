"""The games of the day, the timer and the pause, par and the result to share, in a real browser."""

from __future__ import annotations

from playwright.sync_api import Browser, Locator, expect

from parlour.registry import GAMES
from parlour.web.daily_deals import today
from tests.browser.visitor import DESKTOP, PHONE, STILL, Visitor
from tests.serving import ServerProcess

DAY = "2026-03-01"
"""A day that is over."""

PAR = 28
"""What ``parlour solve cross-the-barrier --deal 100882 --goal score`` proves of its deal of Cross The Barrier."""


LOOKED_AT = """state => {
    Object.defineProperty(document, 'visibilityState', {value: state, configurable: true});
    document.dispatchEvent(new Event('visibilitychange'));
}"""
"""As the browser tells a page that its tab was left or come back to."""


def timer(visitor: Visitor) -> Locator:
    return visitor.page.locator(".counter.time dd")


def test_the_games_of_today_are_on_the_front_page(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/")
    expect(page.locator(".day")).to_have_count(len(GAMES))
    expect(page.locator(".day-new")).to_have_count(len(GAMES))
    page.locator('.day[data-game="unlocker"]').click()
    visitor.wait_for_table()
    expect(page).to_have_url(f"{visitor.address}/unlocker/daily/{today().isoformat()}")
    deal = page.locator(".head .deal").inner_text()
    visitor.command("give-up")
    visitor.answer("yes")
    expect(page.locator(".end")).to_be_visible()
    page.goto("/")
    expect(page.locator('.day-lost[data-game="unlocker"]')).to_contain_text("lost")
    page.locator('.day[data-game="unlocker"]').click()
    visitor.wait_for_table()
    expect(page.locator(".head .deal")).to_have_text(deal)
    expect(page.locator(".end")).to_be_visible()


def test_all_get_the_same_deal_of_a_day(visitor: Visitor, other_visitor: Visitor) -> None:
    for someone in (visitor, other_visitor):
        someone.open(f"/foursquare/daily/{DAY}")
    assert visitor.labels() == other_visitor.labels()
    visitor.open("/cross-jack/daily")
    expect(visitor.page.locator('[data-command="undo"]')).to_have_attribute("aria-disabled", "true")
    visitor.foresee("422")
    visitor.page.goto("/foursquare/daily/2999-01-01")
    expect(visitor.page.locator(".refusal")).to_contain_text("yet to come")


def test_the_time_goes_on_after_a_reload_and_stands_still_in_a_pause(chromium: Browser, server: ServerProcess) -> None:
    with Visitor.arrive(chromium, server.address, **DESKTOP, **STILL) as someone:
        page = someone.page
        # The browser's clock goes on only when it is told to, so that all times are known.
        page.clock.install(time=0)
        page.clock.pause_at(1000)
        someone.open("/lake-effect?deal=22")
        page.clock.run_for(65_000)
        expect(timer(someone)).to_have_text("1:05")
        someone.press("stock")
        someone.wait_for_change("0")
        page.clock.run_for(10_000)
        page.reload()
        someone.wait_for_table()
        expect(timer(someone)).to_have_text("1:15")
        page.keyboard.press("n")
        expect(page).not_to_have_url(f"{someone.address}/lake-effect?deal=22")
        expect(timer(someone)).to_have_text("0:00")
        page.go_back()
        expect(timer(someone)).to_have_text("1:15")
        page.keyboard.press("p")
        cover = page.locator(".paused-cover")
        expect(cover).to_be_visible()
        expect(page.locator("button.spot").first).not_to_be_visible()
        page.clock.fast_forward(3_600_000)
        expect(timer(someone)).to_have_text("1:15")
        for key in ("u", "h"):
            page.keyboard.press(key)
            expect(someone.remark()).to_contain_text("The game is paused")
        expect(page.locator(".strip")).to_be_hidden()
        expect(cover).to_be_visible()
        page.reload()
        expect(cover).to_be_visible()
        expect(page.locator("button.spot").first).not_to_be_visible()
        someone.answer("resume")
        expect(cover).to_have_count(0)
        page.clock.run_for(5_000)
        expect(timer(someone)).to_have_text("1:20")
        table = page.evaluate("fetch(`/api/tables/${history.state.table}`).then(answer => answer.json())")
        assert table["milliseconds"] == 75_000


def test_the_time_stands_still_in_a_tab_that_is_not_looked_at(visitor: Visitor) -> None:
    page = visitor.page
    page.clock.install(time=0)
    page.clock.pause_at(1000)
    visitor.open("/lake-effect?deal=22")
    page.clock.run_for(20_000)
    page.evaluate(LOOKED_AT, "hidden")
    page.clock.run_for(3_600_000)
    expect(timer(visitor)).to_have_text("0:20")
    page.evaluate(LOOKED_AT, "visible")
    page.clock.run_for(5_000)
    expect(timer(visitor)).to_have_text("0:25")
    visitor.press("stock")
    visitor.wait_for_change("0")
    told = page.evaluate("fetch(`/api/tables/${history.state.table}`).then(answer => answer.json())")
    assert told["milliseconds"] == 25_000


def test_the_timer_can_be_hidden(visitor: Visitor) -> None:
    visitor.open("/unlocker?deal=5")
    expect(timer(visitor)).to_be_visible()
    visitor.command("settings")
    visitor.page.locator('input[name="timer"]').uncheck()
    expect(timer(visitor)).to_be_hidden()


def test_par_is_shown_after_the_end_and_the_result_is_shared_without_moves(
    chromium: Browser, server: ServerProcess
) -> None:
    with Visitor.arrive(
        chromium, server.address, **PHONE, **STILL, permissions=["clipboard-read", "clipboard-write"]
    ) as someone:
        page = someone.page
        someone.open(f"/cross-the-barrier/daily/{DAY}")
        page.evaluate("delete Navigator.prototype.share")
        someone.command("give-up")
        someone.answer("yes")
        par = page.locator(".end .par")
        expect(par).to_have_text(f"Par: {PAR}", timeout=20_000)
        page.locator('[data-wish="share"]').click()
        expect(someone.remark()).to_contain_text("copied")
        text = page.evaluate("navigator.clipboard.readText()")
        first, result, facts, address = text.split("\n")
        assert first == "Parlour · Cross The Barrier · March 1, 2026"
        assert result.startswith("Lost · Score ")
        assert result.endswith(f", par {PAR}")
        assert facts.startswith("0 moves")
        assert facts.endswith("without help")
        assert address == f"{someone.address}/cross-the-barrier/daily/{DAY}"
        page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error()); }")
        page.locator('[data-wish="share"]').click()
        field = page.locator("dialog textarea")
        expect(field).to_have_value(text)
        whole = page.locator(".dialog-body").evaluate("body => body.clientWidth")
        assert field.evaluate("field => field.offsetWidth") > 0.8 * whole
        assert field.evaluate("field => field.scrollHeight <= field.clientHeight")


def test_what_is_played_is_told_whole_beside_the_name_of_the_game(chromium: Browser, server: ServerProcess) -> None:
    for screen, language in ((DESKTOP, "en"), (PHONE, "es")):
        with Visitor.arrive(chromium, server.address, **screen, **STILL, locale=language) as someone:
            someone.open(f"/foursquare/daily/{DAY}")
            line = someone.page.locator(".head .deal")
            assert line.evaluate(
                "line => line.scrollHeight <= line.clientHeight && line.scrollWidth <= line.clientWidth"
            )
