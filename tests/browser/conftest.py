"""A server and a real Chromium; every page is watched for errors and for requests that leave the machine."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from browser import QUIET
from servers import Server

expect.set_options(timeout=15_000)  # a busy machine takes its time; what is wrong stays wrong


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    one = Server(str(tmp_path_factory.mktemp("browser") / "tables.db"), *QUIET)
    yield one.start()
    one.stop()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-gpu"])
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium: Browser, site: Server) -> Iterator[Callable[..., Page]]:
    """Open pages; at the end none of them may have complained, or asked another host for anything."""
    contexts: list[BrowserContext] = []
    trouble: list[str] = []
    allowed: list[str] = []

    def visit(width: int = 1280, height: int = 800, quiet: bool = False, **more: Any) -> Page:
        more.setdefault("reduced_motion", "reduce")  # what moves is for the tests of motion
        context = chromium.new_context(viewport={"width": width, "height": height}, **more)
        contexts.append(context)
        page = context.new_page()
        if quiet:  # a killed server is complained about by the browser itself
            return page
        page.on("console", lambda said: trouble.append(said.text) if said.type in {"error", "warning"} else None)
        page.on("pageerror", lambda error: trouble.append(str(error)))
        page.on("request", lambda asked: allowed.append(asked.url))
        return page

    yield visit
    for context in contexts:
        context.close()
    assert trouble == []
    away = [url for url in allowed if not url.startswith((site.url, "data:", "blob:"))]
    assert away == []
