"""A real browser, and a server of its own for it to speak to."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.visitor import DESKTOP, Visitor
from tests.serving import ServerProcess

CHROMIUM = Path("/usr/bin/chromium")


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """Debian's Chromium."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server process with a database of its own."""
    process = ServerProcess(f"sqlite:///{tmp_path_factory.mktemp('browser')}/parlour.db")
    yield process
    process.kill()


@pytest.fixture
def visitor(chromium: Browser, server: ServerProcess) -> Iterator[Visitor]:
    """Someone with a browser on a desk, whom the server does not know yet. The pages must raise no errors."""
    with Visitor.arrive(chromium, server.address, **DESKTOP) as someone:
        yield someone


@pytest.fixture
def other_visitor(chromium: Browser, server: ServerProcess) -> Iterator[Visitor]:
    """Someone else, with a browser of their own."""
    with Visitor.arrive(chromium, server.address, **DESKTOP) as someone:
        yield someone
