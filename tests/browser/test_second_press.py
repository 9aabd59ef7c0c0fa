"""The hand is safe: what costs money, a lot or the game is asked first, and Enter never presses by accident."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser import shoot, sit, wait_for_turn
from servers import Server
from short_games import open_table, played

Visit = Callable[..., Page]
pytestmark = pytest.mark.slow

NORTH, SOUTH = ([f"{letter}{row}" for letter in "ABCDEFGHI"] for row in (2, 9))
LOTS = [*[f"mark {hole}" for hole in NORTH], "bid 60", "drop", *[f"mark {hole}" for hole in SOUTH], "bid 15", "drop"]
"""Two companies have bought a lot each; the first is to act and can pay a single rig at sea."""
FREE, FOREIGN = "hole:R5", "hole:A9"
RICH = {"victory_cash": 300, "start_player": "seat0"}
"""Whoever has spent nothing may declare victory in the first turn."""
TO_DECLARE = ["end_assets", "end_assets", "end_market", "choose_quadrant first", "end_assets"]


def n_of(page: Page) -> str:
    return page.locator("main.table").get_attribute("data-n") or ""


def moved(page: Page, before: str) -> None:
    expect(page.locator("main.table")).not_to_have_attribute("data-n", before)


def oilman(site: Server, page: Page, lines: list[str]) -> None:
    sit(page, site, played(site, "oilman", lines, {"rounds": 4}))
    wait_for_turn(page)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("place", [FREE, FOREIGN])
def test_a_click_on_land_that_is_not_ones_own_asks_first(site: Server, visit: Visit, place: str, scheme: str) -> None:
    page = visit(1440, 900, color_scheme=scheme)
    oilman(site, page, LOTS)
    hole, before = page.locator(f"[data-place='{place}'] [role=button]"), n_of(page)
    hole.click()
    asked = page.locator(".beside .choice.armed")
    expect(asked).to_contain_text("costs you 25 and your turn")
    expect(asked).to_contain_text("Press again to do it.")
    shoot(page, f"oilman-asks-{place[5:]}-{scheme}")
    assert n_of(page) == before
    hole.click()
    moved(page, before)
    expect(page.locator(".log")).to_contain_text(f"drills {place[5:]}")


def test_a_double_click_is_no_second_press(site: Server, visit: Visit) -> None:
    page = visit(1440, 900)
    oilman(site, page, LOTS)
    before = n_of(page)
    page.locator(f"[data-place='{FREE}'] [role=button]").dblclick()
    expect(page.locator(".beside .choice.armed")).to_be_visible()
    page.locator(".beside .choice.armed").dblclick()
    moved(page, before)


def test_a_click_elsewhere_disarms(site: Server, visit: Visit) -> None:
    page = visit(1440, 900)
    oilman(site, page, LOTS)
    hole, before = page.locator(f"[data-place='{FREE}'] [role=button]"), n_of(page)
    hole.click()
    expect(page.locator(".beside .choice.armed")).to_be_visible()
    page.locator(".do-sheet h2").click()
    expect(page.locator(".beside")).to_have_count(0)
    hole.click()
    expect(page.locator(".beside .choice.armed")).to_be_visible()
    assert n_of(page) == before


def test_the_list_asks_as_the_board_does(site: Server, visit: Visit) -> None:
    page = visit(1440, 900)
    oilman(site, page, LOTS)
    before = n_of(page)
    page.locator("[data-group=drill]").click()
    page.locator(".chip-button", has_text=re.compile("^R5:")).click()
    expect(page.locator(".beside .choice.armed")).to_contain_text("belongs to nobody")
    assert n_of(page) == before
    page.locator(".beside .choice.armed").click()
    moved(page, before)


def test_enter_on_a_place_asks_and_the_focus_stays_there(site: Server, visit: Visit) -> None:
    page = visit(1440, 900)
    oilman(site, page, LOTS)
    before = n_of(page)
    page.locator(f"[data-place='{FREE}'] [role=button]").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".beside .choice.armed")).to_be_focused()
    assert n_of(page) == before
    page.keyboard.press("Escape")
    expect(page.locator(f"[data-place='{FREE}'] [tabindex]")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    moved(page, before)


def test_the_focus_stays_on_a_place_that_was_played_by_keyboard(site: Server, visit: Visit) -> None:
    page = visit(1440, 900)
    oilman(site, page, [])
    before = n_of(page)
    page.locator("[data-place='hole:D3'] [role=button]").focus()
    page.keyboard.press("Enter")
    moved(page, before)
    expect(page.locator("[data-place='hole:D3'] [tabindex]")).to_be_focused()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_enter_in_an_auction_is_a_bid_and_dropping_out_asks(site: Server, visit: Visit, scheme: str) -> None:
    page = visit(1440, 900, color_scheme=scheme)
    oilman(site, page, LOTS[:9])
    before = n_of(page)
    page.locator("body").press("Enter")
    expect(page.locator("#choices .amount input")).to_be_focused()
    assert n_of(page) == before
    drop = page.locator("#choices .choice", has_text="Drop out")
    drop.click()
    expect(drop).to_contain_text("You leave this auction for good and cannot buy the lot. Press again to do it.")
    shoot(page, f"oilman-drop-{scheme}")
    assert n_of(page) == before
    page.locator("#choices .amount input").press("Enter")
    moved(page, before)
    expect(page.locator(".log")).to_contain_text("bids")


def test_an_overbid_asks(site: Server, visit: Visit) -> None:
    page = visit(1440, 900)
    oilman(site, page, [*LOTS, "draw", "mark R5", "offer"])
    before = n_of(page)
    page.get_by_label("the most").click()
    plate = page.locator("#choices .bidb")
    plate.click()
    expect(plate).to_contain_text("Sure?")
    expect(page.locator("#choices .no-slip")).to_contain_text("is above your cash")
    assert n_of(page) == before


@pytest.mark.parametrize("place", [".board [data-place='seat:0']", ".a-seats [data-place='seat:0']"])
def test_a_declaration_of_victory_asks_wherever_it_is_pressed(site: Server, visit: Visit, place: str) -> None:
    page = visit(1440, 900)
    sit(page, site, played(site, "crude", TO_DECLARE, RICH))
    wait_for_turn(page)
    before = n_of(page)
    plate = page.locator(place).first
    plate.click()
    expect(page.locator(".beside .choice.armed")).to_contain_text("one more turn of every other company")
    shoot(page, f"crude-asks-{'board' if 'board' in place else 'seat'}")
    assert n_of(page) == before
    plate.click()
    expect(page.locator(".log")).to_contain_text("declares victory")


def test_one_enter_too_many_does_not_end_a_phase(site: Server, visit: Visit) -> None:
    page = visit(1440, 900)
    sit(page, site, played(site, "crude", [], RICH))
    wait_for_turn(page)
    before = n_of(page)
    page.keyboard.press("b")
    page.keyboard.press("Enter")
    expect(page.locator("#choices .plate.closing")).to_be_focused()
    assert n_of(page) == before
    page.keyboard.press("Enter")
    moved(page, before)


def test_offering_to_end_asks_first(site: Server, visit: Visit) -> None:
    page = visit(1440, 900)
    sit(page, site, open_table(site, "pipe_it_up"))
    wait_for_turn(page)
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Offer to end").click()
    expect(page.locator(".more .no-slip")).to_contain_text("All others are bots: the game ends at once")
    shoot(page, "offer-to-end")
    expect(page.locator(".result")).to_have_count(0)
    page.get_by_role("button", name="Really end?").click()
    expect(page.locator(".result")).to_be_visible()


def test_the_undo_tool_is_grey_when_there_is_nothing_to_take_back(site: Server, visit: Visit) -> None:
    page = visit(1440, 900)
    oilman(site, page, [])
    undo = page.get_by_role("button", name="Take back")
    expect(undo).to_be_disabled()
    shoot(page, "undo-grey")
    page.locator("[data-place='hole:D3']").click()
    expect(undo).to_be_enabled()
    undo.click()
    expect(undo).to_be_disabled()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_screen_that_is_handed_over_shows_nothing_of_the_other_seat(site: Server, visit: Visit, scheme: str) -> None:
    page = visit(1440, 900, color_scheme=scheme)
    opened = open_table(site, "pipe_it_up", humans=2, bots=0)
    for seat in (1, 0):
        sit(page, site, opened, seat)
    page.reload()
    secrets: list[str] = []
    for _ in range(2):
        page.locator(".handover, #choices").first.wait_for()
        take = page.locator(".handover .plate")
        if take.count():
            said = page.locator("body").inner_text() + page.locator("#said").inner_text()
            assert not [secret for secret in secrets if secret in said]
            assert "mission" not in said.lower()
            assert page.locator(".log, .a-seats .cash:not(:empty) b, #choices, .mission, .private").count() == 0
            page.keyboard.press("h")
            page.keyboard.press("?")
            expect(page.locator(".history, .panel")).to_have_count(0)
            shoot(page, f"handover-{scheme}")
            take.click()
        wait_for_turn(page)
        expect(page.locator(".log")).to_contain_text("draws the mission")
        secrets.append(page.locator(".private .mission h3").inner_text())
        while not page.locator(".handover").count():
            wait_for_turn(page)
            last = page.locator("#choices [data-action]:not(:disabled)").last
            if page.locator(".handover").count() == 0:
                before = n_of(page)
                last.click()
                moved(page, before)
    assert len(set(secrets)) == 2
