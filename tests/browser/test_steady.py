"""What made the table restless: lists that jump, rows that shrink, drawings that grow, prices over the edge."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser import shoot, sit, wait_for_turn, wait_until_settled
from servers import Server
from short_games import full_game, lay_out

Visit = Callable[..., Page]
pytestmark = pytest.mark.slow

SHRUNK = """() => [...document.querySelectorAll('.many-list .choice, .all-choices .choice')]
  .filter(row => row.scrollHeight > row.clientHeight + 1).map(row => row.textContent)"""
OVER_THE_EDGE = """() => [...document.querySelectorAll('.cr-track')].flatMap(card => {
  const edge = card.getBoundingClientRect().right;
  return [...card.querySelectorAll('.bs .number')].filter(one => one.getBoundingClientRect().right > edge - 2)
    .map(one => `${one.textContent} by ${one.getBoundingClientRect().right - edge}`);
})"""


def test_the_list_of_places_stands_still_under_the_pointer(site: Server, visit: Visit) -> None:
    page = visit(1440, 900)
    sit(page, site, *lay_out(site, "pipeline", 0.4, "place "))
    wait_for_turn(page)
    group = page.locator("[data-group=place]")
    group.click()
    wait_until_settled(page, ".do-sheet")
    chips = page.locator(".many-list :is(.chip-button, .choice)")
    tops = set()
    for chip in chips.all()[:40]:
        chip.hover()
        box = group.bounding_box()
        assert box is not None
        tops.add(round(box["y"] + page.evaluate("scrollY + document.querySelector('.do-sheet > .pad').scrollTop")))
    assert len(tops) == 1
    shoot(page, "pipeline-hand")


def first_gauge() -> float:
    """Return the part of the game of Pipeline after which a company that is to move can refine with a pipeline."""
    record = full_game("pipeline")
    state = record.start()
    for n, action in enumerate(record.actions):
        if state.mover >= 0 and len(state.choices()) > 1:
            view: Any = record.game.view(state, int(state.mover))
            lines = view["seats"][int(state.mover)]["network"]["pipelines"]
            if any(line["value"] >= min(view["markers"][line["colour"]]) for line in lines):
                return (n + 0.5) / len(record.actions)
        state.play(action)
    raise AssertionError("no pipeline of this game can refine")


def test_a_gauge_keeps_its_size_on_a_narrower_screen(site: Server, visit: Visit) -> None:
    page = visit(1024, 768)
    sit(page, site, *lay_out(site, "pipeline", first_gauge()))
    gauges = page.locator(".runs li svg")
    expect(gauges.first).to_be_visible()
    assert max((one.bounding_box() or {"width": 999})["width"] for one in gauges.all()) <= 250
    shoot(page, "pipeline-gauge-1024")


@pytest.mark.parametrize(("game", "verb"), [("crude", "buy_rig"), ("interbellum", "build")])
@pytest.mark.parametrize("width", [1440, 390])
def test_rows_of_an_unfolded_list_are_as_high_as_their_words(
    site: Server, visit: Visit, game: str, verb: str, width: int
) -> None:
    page = visit(width, 900)
    sit(page, site, *lay_out(site, game, 0.1, verb))
    wait_for_turn(page)
    page.locator(f"[data-group={verb}]").click()
    wait_until_settled(page, ".do-sheet")
    assert page.locator(".many-list .choice, .all-choices .choice").count() > 3
    assert page.evaluate(SHRUNK) == []
    shoot(page, f"{game}-unfolded-{width}")


@pytest.mark.parametrize("part", [0.2, 0.5, 0.8])
def test_prices_stay_on_their_card(site: Server, visit: Visit, part: float) -> None:
    page = visit(1440, 900)
    sit(page, site, *lay_out(site, "crude", part))
    found = []
    for width in [1024, 1280, 1366, 1440, 1920]:
        page.set_viewport_size({"width": width, "height": 900})
        wait_until_settled(page, ".board")
        found += [f"{width}: {one}" for one in page.evaluate(OVER_THE_EDGE)]
    assert found == []


def test_a_replay_from_the_result_plays_by_itself(site: Server, visit: Visit) -> None:
    page = visit(1440, 900)
    sit(page, site, *lay_out(site, "pipe_it_up", 1))
    page.locator(".result").get_by_role("button", name="Replay", exact=True).click()
    expect(page.locator(".history .number")).to_contain_text("2 of", timeout=10_000)
    page.locator(".history").get_by_role("button", name="Stop").click()
    expect(page.locator(".history").get_by_role("button", name="Replay")).to_be_visible()
