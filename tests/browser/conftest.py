"""A real browser, and a server of its own for it to speak to."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.visitor import CHROMIUM, DESKTOP, Visitor
from tests.serving import EAGER, ServerProcess

# A machine that has three browsers at work is slow now and then; what is expected comes all the same.
expect.set_options(timeout=15_000)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """Debian's Chromium."""
    with sync_playwright() as playwright:
        arguments = ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none", "--force-color-profile=srgb"]
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=arguments)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server process with a database of its own."""
    process = ServerProcess(f"sqlite:///{tmp_path_factory.mktemp('browser')}/parlour.db", module=EAGER)
    yield process
    process.kill()


@pytest.fixture
def visitor(chromium: Browser, server: ServerProcess) -> Iterator[Visitor]:
    """Someone with a browser on a desk, whom the server does not know yet. The pages must raise no errors."""
    with Visitor.arrive(chromium, server.address, **DESKTOP) as someone:
        yield someone


@pytest.fixture
def newcomer(chromium: Browser, server: ServerProcess) -> Iterator[Visitor]:
    """Someone who has never been here and has been offered nothing yet."""
    with Visitor.arrive(chromium, server.address, is_new=True, **DESKTOP) as someone:
        yield someone


@pytest.fixture
def other_visitor(chromium: Browser, server: ServerProcess) -> Iterator[Visitor]:
    """Someone else, with a browser of their own."""
    with Visitor.arrive(chromium, server.address, **DESKTOP) as someone:
        yield someone
