"""A game's drawing comes with its styles: one file each, in force before anything is drawn."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser import HERE, sit
from replays import SEATS
from servers import Server, human, open_table

Visit = Callable[..., Page]
pytestmark = pytest.mark.slow
BUILT = json.loads((HERE / "src" / "spindletop" / "web" / "manifest.json").read_text())
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
