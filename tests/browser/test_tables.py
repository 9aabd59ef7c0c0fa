"""Every game's table, full and at three moments of a game: without an accessibility violation, fitting, legible."""

import statistics
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from browser import (
    WIDTHS,
    script_times,
    shoot,
    sideways,
    sit,
    small_texts,
    violations,
    wait,
    wait_for_turn,
    wait_until_settled,
)
from servers import Server
from short_games import SHELF, lay_out, play_on

Visit = Callable[..., Page]
pytestmark = [pytest.mark.slow, pytest.mark.parametrize("game", SHELF)]
MOMENTS = {"opening": 0.0, "middle": 0.5, "end": 1.0}

NAMELESS = """() => {
  const named = one => (one.getAttribute('aria-label') || one.textContent).trim() !== '';
  return [...document.querySelectorAll('#choices button, .offer [role=button], .offer[role=button]')]
    .filter(one => !named(one)).map(one => one.outerHTML.slice(0, 200));
}"""
REACHED = """() => [...document.querySelectorAll(':is(#choices, .beside) [data-action]')]
  .map(one => one.dataset.action)"""


def sees(page: Page, server: Server, game: str, moment: str) -> None:
    """Look at a full table at this moment."""
    opened, seat = lay_out(server, game, MOMENTS[moment])
    sit(page, server, opened, seat)
    if moment == "end":
        expect(page.locator(".result .chart").first).to_be_visible(timeout=20_000)
    else:
        wait_for_turn(page)


def test_no_accessibility_violation(site: Server, visit: Visit, game: str) -> None:
    page = visit(1440, 900, reduced_motion="reduce")
    found = []
    for moment in MOMENTS:
        page.emulate_media(color_scheme="light", reduced_motion="reduce")
        sees(page, site, game, moment)
        found += [f"{moment}: {one}" for one in violations(page)]
        page.emulate_media(color_scheme="dark", reduced_motion="reduce")
        found += [f"{moment} in the dark: {one}" for one in violations(page, "color-contrast")]
        shoot(page, f"{game}-{moment}-dark")
    assert found == []


def test_it_fits_and_can_be_read(site: Server, visit: Visit, game: str) -> None:
    page = visit()
    found = []
    for moment in MOMENTS:
        sees(page, site, game, moment)
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 900})
            wait_until_settled(page, ".board")
            found += [f"{moment} scrolls sideways at {width}"] if sideways(page) else []
            found += [f"{moment} at {width}: {one}" for one in small_texts(page)] if width >= 1280 else []
            shoot(page, f"{game}-{moment}-{width}")
    assert found == []


def test_turn_and_choices_are_above_the_fold(site: Server, visit: Visit, game: str) -> None:
    page = visit(1440, 900)
    for moment in ["opening", "middle"]:
        sees(page, site, game, moment)
        for sign in [".a-act .turn", ".do-sheet", "#choices > :first-child"]:
            box = page.locator(sign).bounding_box()
            assert box is not None
            assert 0 <= box["y"] < box["y"] + box["height"] <= 900, f"{sign} at the {moment}"


def test_every_choice_is_named_and_reached_without_the_board(site: Server, visit: Visit, game: str) -> None:
    page = visit()
    sees(page, site, game, "middle")
    assert page.evaluate(NAMELESS) == []
    wanted = int(page.locator("#choices").get_attribute("data-count") or 0)
    reached: set[str] = set()
    for group in page.locator("#choices [aria-expanded=false]").all():
        group.click()
    reached |= set(page.evaluate(REACHED))
    for several in page.locator("#choices [aria-haspopup]").all():
        several.click()
        reached |= set(page.evaluate(REACHED))
        page.keyboard.press("Escape")
    amounts = page.locator("#choices .amountbox")
    assert len(reached) == wanted or amounts.count() > 0
    assert page.evaluate(NAMELESS) == []
    for amount in amounts.all():  # a number is typed: its bounds are told
        assert " to " in (amount.locator("input").get_attribute("aria-label") or "")


def test_half_of_the_updates_take_less_than_50_ms_of_script(site: Server, visit: Visit, game: str) -> None:
    page = visit(1440, 900)
    opened, seat = lay_out(site, game, MOMENTS["middle"])
    sit(page, site, opened, seat)
    wait_for_turn(page)

    def shown() -> Iterator[None]:
        for n in play_on(site, opened, 12):
            wait(page, "n => Number(document.querySelector('main.table').dataset.n) > n", n)
            yield

    times = script_times(page, shown())
    assert len(times) >= 10
    assert statistics.median(times) < 50, times


def test_moves_are_announced(site: Server, visit: Visit, game: str) -> None:
    page = visit()
    sees(page, site, game, "opening")
    said = page.locator("#said[role=status][aria-live=polite]")
    before = said.inner_text()
    while page.locator("#choices [data-action]").count() == 0:
        page.locator("#choices [aria-expanded=false]").first.click()
    page.locator("#choices [data-action]").first.focus()
    page.keyboard.press("Enter")
    if page.locator(".armed").count():
        page.keyboard.press("Enter")
    expect(said).not_to_have_text(before)
    assert page.locator(".log li").last.inner_text().split()[0] in said.inner_text()
