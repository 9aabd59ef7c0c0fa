"""Every lesson can be learned in the browser: from home in two presses, with hints alone if need be."""

import re
from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import Page, expect

from browser import sideways, violations
from servers import Server
from spindletop.games import shelf
from spindletop.server.domain.lessons import offered_lessons

Visit = Callable[..., Page]
pytestmark = pytest.mark.slow
LESSONS = [(game.id, lesson.name) for game in shelf().values() for lesson in offered_lessons(game)]
MOST_PRESSES = 200


def learn(page: Page) -> None:
    """Ask for hints until one names the move, and let it be done, until the lesson is over."""
    sheet = page.locator(".lesson")
    hint = sheet.locator("button:enabled").filter(has_text=re.compile("A hint|More"))
    for _ in range(MOST_PRESSES):
        if sheet.get_by_role("link", name="All lessons").count():
            return
        if sheet.get_by_role("button", name="Do it for me").count():
            sheet.get_by_role("button", name="Do it for me").click()
        elif hint.count():
            hint.first.click()
        page.wait_for_timeout(30)


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_hints_lead_through_a_lesson(site: Server, visit: Visit, game: str, lesson: str) -> None:
    opened = httpx.post(f"{site.url}/api/v1/games/{game}/lessons/{lesson}/tables", json={"name": "Ada"}).json()
    page = visit(1280, 800)
    page.goto(f"{site.url}/#/t/{opened['table']['id']}/{opened['seats'][0]['token']}")
    expect(page.locator(".lesson-text")).not_to_be_empty()
    learn(page)
    expect(page.locator(".lesson").get_by_role("link", name="All lessons")).to_be_visible()
    page.goto(f"{site.url}/#/learn/{game}")
    expect(page.locator(".lesson-card svg[role=img]")).to_have_count(1)


def test_home_leads_to_an_own_decision_in_two_presses(site: Server, visit: Visit) -> None:
    page = visit(1280, 800)
    page.goto(site.url)
    page.get_by_role("link", name="Learn by playing").click()
    page.get_by_role("button", name="Begin").first.click()
    expect(page.locator("#choices")).to_be_visible()
    assert violations(page) == []


@pytest.mark.parametrize("width", [390, 1280])
def test_the_lessons_of_a_game_fit_the_window(site: Server, visit: Visit, width: int) -> None:
    page = visit(width, 844)
    page.goto(f"{site.url}/#/learn/crude")
    expect(page.locator(".lesson-card").first).to_be_visible()
    assert not sideways(page)
    assert violations(page) == []
