"""Every lesson can be learned in the browser: from home in two presses, with hints alone if need be."""

from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import Page, expect

from browser import sideways, violations, wait
from servers import Server
from spindletop.games import shelf
from spindletop.server.domain.lessons import offered_lessons

Visit = Callable[..., Page]
pytestmark = pytest.mark.slow
LESSONS = [(game.id, lesson.name) for game in shelf().values() for lesson in offered_lessons(game)]
LONGEST = 120
# Looks and presses at once: what a press of before brings may take a button away between a look and a press.
PRESS_ON = """() => {
  const sheet = document.querySelector('.lesson');
  if (!sheet) return false;
  if (sheet.querySelector('a[href^="#/learn"]')) return true;
  const buttons = [...sheet.querySelectorAll('button:enabled')];
  const named = words => buttons.find(button => button.textContent.trim() === words);
  (named('Do it for me') ?? named('More') ?? named('A hint'))?.click();
  return false;
}"""


def learn(page: Page) -> None:
    """Ask for hints until one names the move, and let it be done, until the lesson is over."""
    wait(page, PRESS_ON, seconds=LONGEST)


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
