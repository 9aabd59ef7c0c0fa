"""The ledger stands where one looks: at its end, at a past moment, on a phone and after a change of size."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser import sit, wait
from servers import Server
from short_games import lay_out

Visit = Callable[..., Page]
pytestmark = pytest.mark.slow
SHOWN = """sign => {
  const list = document.querySelector('.log'), lines = list.querySelectorAll(sign), line = lines[lines.length - 1];
  if (!line) return false;
  const frame = list.getBoundingClientRect(), box = line.getBoundingClientRect();
  const low = Math.min(frame.bottom, innerHeight), high = Math.max(frame.top, 0);
  return box.height > 0 && box.top >= high - 1 && box.bottom <= low + 1;
}"""


def test_a_moment_of_the_past_is_shown_in_the_ledger(site: Server, visit: Visit) -> None:
    page = visit(1440, 900)
    sit(page, site, *lay_out(site, "pipe_it_up", 1))
    wait(page, SHOWN, "li")
    last = page.locator(".log li").last.inner_text()
    page.get_by_role("button", name="Replay", exact=True).first.click()
    page.locator(".history").get_by_role("button", name="Stop").click()
    slider = page.locator(".history input[type=range]")
    slider.fill(str(int(slider.get_attribute("max") or 0) - 40))
    expect(page.locator(".log .here")).to_have_count(1)
    wait(page, SHOWN, ".here")
    assert page.locator(".log li").last.inner_text() != last, "the end of the game is not told yet"


def test_on_a_phone_the_ledger_opens_at_its_end_and_stays_there(site: Server, visit: Visit) -> None:
    page = visit(390, 844)
    sit(page, site, *lay_out(site, "crude", 0.5))
    page.get_by_role("button", name="Ledger", exact=True).click()
    wait(page, SHOWN, "li")
    page.set_viewport_size({"width": 1440, "height": 900})
    wait(page, SHOWN, "li")
