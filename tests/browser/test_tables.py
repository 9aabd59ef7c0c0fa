"""Every game's table: it is drawn, it can be played by pointer, it fits, and it has no accessibility violation."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from serving import Server
from surfing import open_table, play_by_pointer, shoot, sit, violations

Visit = Callable[..., Page]
pytestmark = pytest.mark.slow
SEATS = {"oilman": 2, "crude": 2, "pipe_it_up": 2, "interbellum": 3, "pipeline": 2}
SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.mark.parametrize("game", SEATS)
def test_the_table_is_drawn_and_played(site: Server, visit: Visit, game: str) -> None:
    page = visit(1440, 900)
    sit(page, site, open_table(site, game, bots=SEATS[game] - 1, bot="random", options={}))
    expect(page.locator(".board [data-place]").first).to_be_attached()
    assert play_by_pointer(page, enough=8) == 8
    found = violations(page)
    shoot(page, f"{game}-1440")
    for width in [390, 768, 1280, 1920]:
        page.set_viewport_size({"width": width, "height": 900})
        if page.evaluate(SIDEWAYS) > 0:
            found.append(f"scrolls sideways at {width}")
        shoot(page, f"{game}-{width}")
    assert found == []
