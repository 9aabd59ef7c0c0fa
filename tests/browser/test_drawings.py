"""A game's drawing comes with its styles: one file each, in force before anything is drawn."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from browser import HERE, sit
from replays import SEATS
from servers import Server, human, open_table

Visit = Callable[..., Page]
pytestmark = pytest.mark.slow
BUILT = json.loads((HERE / "src" / "spindletop" / "web" / "manifest.json").read_text())
SCRIPT = "**/" + BUILT["games"]["oilman"]["script"]
SHARED = ["/" + BUILT["app"]["styles"]]


@pytest.mark.parametrize("game", SEATS)
def test_the_styles_of_a_game_come_with_its_drawing(site: Server, visit: Visit, game: str) -> None:
    page = visit()
    asked: list[str] = []
    page.on("request", lambda one: asked.append(one.url.removeprefix(site.url)) if one.url.endswith(".css") else None)
    page.goto(site.url)
    expect(page.locator("#open-table")).to_be_visible(timeout=15_000)
    assert sorted(asked) == SHARED, "the first page asks for no game's styles"
    page = visit()
    page.add_init_script(
        """new MutationObserver((_, seen) => {
          if (!document.querySelector('.board svg')) return;
          seen.disconnect();
          globalThis.styled = [...document.styleSheets].map(one => new URL(one.href).pathname).sort();
        }).observe(document, {childList: true, subtree: true});"""
    )
    opened = open_table(site, [human(f"Person {i}") for i in range(SEATS[game])], game=game, options={})
    sit(page, site, {"table": opened.table, "seats": [{"token": opened.tokens[0]}]})
    expect(page.locator(".board svg[role=group]").first).to_be_visible()
    assert page.evaluate("globalThis.styled") == sorted([*SHARED, "/" + BUILT["games"][game]["styles"]])


@pytest.mark.parametrize("gone_for_good", [False, True])
def test_a_tab_from_before_an_upgrade_loads_itself_anew_once(site: Server, visit: Visit, gone_for_good: bool) -> None:
    page = visit(quiet=True)
    loads: list[str] = []
    page.on("load", lambda _: loads.append(page.url))

    def answer(asked: Route) -> None:
        if gone_for_good or len(loads) < 2:
            asked.fulfill(status=404, body="gone")
        else:
            asked.continue_()

    page.route(SCRIPT, answer)
    opened = open_table(site, [human("Ann"), human("Bob")])
    sit(page, site, {"table": opened.table, "seats": [{"token": opened.tokens[0]}]})
    shown = ".board .generics" if gone_for_good else ".board svg[role=group]"
    expect(page.locator(shown).first).to_be_visible()
    assert len(loads) == 2
