"""What somebody does with a seat beyond playing: leaving it and coming back, salting the dice, a webhook."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser import shoot, sit
from servers import Server
from short_games import open_table

Visit = Callable[..., Page]
pytestmark = pytest.mark.slow


def test_a_seat_is_left_to_a_bot_and_taken_back(site: Server, visit: Visit) -> None:
    page = visit()
    sit(page, site, open_table(site, humans=2, bots=0), 1)
    page.keyboard.press("?")
    page.get_by_label("Leave my seat to a bot").select_option("pass")
    page.get_by_role("button", name="Leave", exact=True).click()
    page.get_by_role("button", name="Leave now").click()
    expect(page.locator(".seat").nth(1)).to_contain_text("bot")
    page.get_by_role("button", name="Take my seat back").click()
    expect(page.locator(".seat").nth(1)).to_contain_text("you")


def test_dice_are_sealed_and_salted_and_a_webhook_is_checked(site: Server, visit: Visit) -> None:
    page = visit(quiet=True)  # a browser complains about a refused request by itself
    opened = open_table(site, humans=2, bots=0)
    sit(page, site, opened)
    page.keyboard.press("?")
    expect(page.locator(".more code")).to_contain_text(opened["table"]["fair"]["commitment"][:16])
    page.get_by_label("A salt of your own").fill("a spoon of brine")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.locator(".more")).to_contain_text("Salted by Ada")
    page.get_by_label("Call me at this address").fill("http://127.0.0.1:9/hook")
    page.get_by_role("button", name="Set", exact=True).click()
    expect(page.locator(".more")).to_contain_text("must begin with https://")
    shoot(page, "own-seat")
