"""A game from elsewhere draws its table with one plain module: live, in a page on disk, and never to its harm."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser import QUIET
from examples_on_shelf import EXAMPLES, announce
from servers import Opened, Server, human, open_table

Visit = Callable[..., Page]
pytestmark = pytest.mark.slow
MODULE = "**/games/gusher/table.js"
FAILING = """export const api = 1;
export default ({html}) => ({Board: () => { throw new Error('no paint'); }, hidesHands: false});"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on whose shelf the example game lies."""
    folder = tmp_path_factory.mktemp("plain")
    shelf = os.pathsep.join([str(announce(folder)), str(EXAMPLES)])
    one = Server(str(folder / "tables.db"), *QUIET, path=shelf)
    yield one.start()
    one.stop()


def lay(page: Page, site: Server) -> Opened:
    """Open a table of the example game and sit down at it."""
    opened = open_table(site, [human("Ann"), human("Bob")], game="gusher", options={"goal": 30})
    page.goto(f"{site.url}/#/t/{opened.id}/{opened.tokens[0]}")
    expect(page.locator(".a-act .turn")).to_be_visible()
    return opened


def saved(site: Server, opened: Opened, path: Path, **changes: str) -> str:
    """Write the table as a page that is one file, with some words changed; return its address on disk."""
    text = site.client(opened.tokens[0]).get(f"/tables/{opened.id}/replay").text
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new)
    path.write_text(text, encoding="utf-8")
    return path.as_uri()


def test_a_plain_drawing_is_drawn_and_played_at_a_live_table(site: Server, visit: Visit) -> None:
    page = visit()
    lay(page, site)
    expect(page.get_by_role("group", name="The oil field")).to_be_visible()
    expect(page.locator(".seat").first).to_contain_text("0")
    n = page.locator("main.table").get_attribute("data-n")
    page.locator('.offer[data-place="derrick:field"]').click()
    expect(page.locator("main.table")).not_to_have_attribute("data-n", str(n))


def test_a_plain_drawing_is_drawn_from_disk(site: Server, visit: Visit, tmp_path: Path) -> None:
    opened = lay(visit(), site)
    film = visit(quiet=True, offline=True)
    trouble: list[str] = []
    film.on("pageerror", lambda error: trouble.append(str(error)))
    film.on("console", lambda said: trouble.append(said.text) if said.type in {"error", "warning"} else None)
    film.goto(saved(site, opened, tmp_path / "gusher.html"))
    expect(film.get_by_role("group", name="The oil field")).to_be_visible()
    assert trouble == []


def test_a_drawing_for_another_runtime_is_refused_in_words(site: Server, visit: Visit, tmp_path: Path) -> None:
    page = visit()
    strange = (EXAMPLES / "gusher" / "table.js").read_text(encoding="utf-8").replace("api = 1;", "api = 7;")
    page.route(MODULE, lambda asked: asked.fulfill(body=strange, content_type="text/javascript"))
    opened = lay(page, site)
    film = visit(quiet=True, offline=True)
    film.goto(saved(site, opened, tmp_path / "strange.html", **{"api = 1;": "api = 7;"}))
    for one in [page, film]:
        expect(one.locator(".board .generics")).to_be_visible()
        expect(one.locator(".no-slip")).to_contain_text("written for runtime 7")


def test_sheets_stand_in_for_a_drawing_that_fails(site: Server, visit: Visit) -> None:
    page = visit(quiet=True)
    page.route(MODULE, lambda asked: asked.fulfill(body=FAILING, content_type="text/javascript"))
    lay(page, site)
    expect(page.locator(".board .generics")).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text("The drawing of this table failed")
    n = page.locator("main.table").get_attribute("data-n")
    page.locator("#choices [data-action]").first.click()
    expect(page.locator("main.table")).not_to_have_attribute("data-n", str(n))
