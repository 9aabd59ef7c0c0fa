"""Whole games through the page: by mouse, by keyboard, on a phone; two browsers, reload, a killed server."""

import re
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from browser import play_by_keyboard, play_by_pointer, press, shoot, sit, wait_for_turn
from servers import Server
from short_games import SHELF, lay_out, open_table

Visit = Callable[..., Page]
pytestmark = pytest.mark.slow


@pytest.mark.parametrize("game", SHELF)
def test_a_whole_game_by_mouse(site: Server, visit: Visit, game: str) -> None:
    page = visit(1440, 900)
    sit(page, site, open_table(site, game))
    assert play_by_pointer(page) >= 4
    expect(page.locator(".result .turn h2")).to_contain_text("win")
    expect(page.locator(".result .chart").first).to_be_visible(timeout=20_000)


@pytest.mark.parametrize("game", SHELF)
def test_a_whole_game_by_keyboard(site: Server, visit: Visit, game: str) -> None:
    page = visit()
    sit(page, site, open_table(site, game))
    assert play_by_keyboard(page) >= 4
    expect(page.locator(".result .turn h2")).to_contain_text("win")


@pytest.mark.parametrize("game", SHELF)
def test_a_whole_game_on_a_phone(site: Server, visit: Visit, game: str) -> None:
    page = visit(390, 844, has_touch=True, is_mobile=True, device_scale_factor=2)
    sit(page, site, open_table(site, game))
    assert play_by_pointer(page, touch=True) >= 9
    expect(page.locator(".result .turn h2")).to_contain_text("win")
    shoot(page, f"{game}-phone-result")


def test_a_line_does_not_shrink_under_the_finger(site: Server, visit: Visit) -> None:
    page = visit(390, 844, has_touch=True, is_mobile=True, device_scale_factor=2)
    sit(page, site, *lay_out(site, "interbellum", 0.3, "build"))
    wait_for_turn(page)
    lines = page.evaluate("""() => {
      const broad = line => getComputedStyle(line).strokeWidth;
      const lines = [...document.querySelectorAll('.board .offer [class*=ground]')].filter(
        one => getComputedStyle(one).pointerEvents === 'stroke');
      return lines.map(line => { const before = broad(line); line.parentNode.focus(); return [before, broad(line)]; });
    }""")
    assert lines
    assert [before for before, _ in lines] == [after for _, after in lines]


def test_a_piece_of_the_supply_shows_its_places(site: Server, visit: Visit) -> None:
    page = visit(1440, 900)
    sit(page, site, *lay_out(site, "crude", 0, "buy_station"))
    wait_for_turn(page)
    piece = page.locator("[data-supply=station]")
    piece.click()
    expect(piece).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".board .offer [role=button]").first).to_have_attribute("aria-label", re.compile("Gas Station"))
    page.keyboard.press("Escape")
    expect(piece).to_have_attribute("aria-pressed", "false")
    piece.click()
    press(page, page.locator(".board .offer[data-place]").first, touch=False)
    shoot(page, "crude-supply")
    expect(page.locator(".log")).to_contain_text("builds a gas station")


def test_play_now_is_one_press(site: Server, visit: Visit) -> None:
    page = visit()
    page.goto(site.url)
    page.click("#open-table")
    expect(page.locator(".turn h2")).to_contain_text("Your move", timeout=15_000)
    page.goto(f"{site.url}/#/")
    expect(page.locator(".mine").first).to_contain_text("It is your move")


def test_reload_gives_the_same_page(site: Server, visit: Visit) -> None:
    page = visit()
    sit(page, site, open_table(site))
    wait_for_turn(page)
    page.locator("[data-place='hole:D3']").click()
    expect(page.locator(".log")).to_contain_text("marks D3")
    wait_for_turn(page)
    look = "[document.querySelector('.board').innerHTML, document.querySelector('.a-act').innerText, location.hash]"
    page.mouse.move(2, 2)
    before = page.evaluate(look)
    page.reload()
    expect(page.locator(".log")).to_contain_text("marks D3")
    wait_for_turn(page)
    assert page.evaluate(look) == before
    assert len(before[2]) < 30, "the token stays out of the address"


def test_two_browsers_see_each_other_within_a_second(site: Server, visit: Visit) -> None:
    opened = open_table(site, humans=2, bots=0)
    ada, bruno = visit(), visit()
    sit(ada, site, opened, 0)
    sit(bruno, site, opened, 1)
    wait_for_turn(ada)
    ada.evaluate("addEventListener('click', () => { globalThis.clicked = Date.now(); }, true)")
    bruno.evaluate(
        """() => new MutationObserver((_, seen) => {
          if (!document.querySelector('.log').textContent.includes('Ada marks D3')) return;
          seen.disconnect();
          globalThis.shown = Date.now();
        }).observe(document.body, {childList: true, subtree: true, characterData: true})"""
    )
    ada.locator("[data-place='hole:D3']").click()
    expect(bruno.locator(".log")).to_contain_text("Ada marks D3")
    assert bruno.evaluate("shown") - ada.evaluate("clicked") < 1_000
    expect(bruno.locator("#said")).to_contain_text("Ada marks D3")
    ada.keyboard.press("c")
    ada.get_by_label("Say something").fill("Good evening")
    ada.keyboard.press("Enter")
    expect(bruno.locator(".log")).to_contain_text("Ada: Good evening")


def test_one_screen_for_two_hands_over(site: Server, visit: Visit) -> None:
    page = visit()
    page.goto(site.url)
    page.locator(".cover[data-game=oilman]").click()
    page.get_by_role("button", name="2", exact=True).click()
    page.get_by_role("button", name="One screen").click()
    page.click("#open-table")
    wait_for_turn(page)
    names = {page.locator(".seat.on .name").inner_text()}
    for hole in ["A1", "B1", "C1", "D1", "E1", "F1", "G1", "H1", "I1"]:
        page.locator(f"[data-place='hole:{hole}']").click()
        expect(page.locator(".log")).to_contain_text(f"marks {hole}")
    wait_for_turn(page)
    for _ in range(2):  # dropping out of an auction asks first
        page.locator("#choices .choice", has_text="Drop out").click()
    expect(page.locator(".seat.on .name")).not_to_have_text(names.pop())
    assert wait_for_turn(page), "the other seat's choices are shown"


def test_a_killed_server_is_announced_and_recovered_from(tmp_path: Path, visit: Visit) -> None:
    server = Server(str(tmp_path / "tables.db"), "--rate", "0", "--workers", "1").start()
    try:
        page = visit(quiet=True)
        sit(page, server, open_table(server))
        wait_for_turn(page)
        server.kill()
        expect(page.locator(".downline")).to_be_visible(timeout=5_000)
        expect(page.locator(".turn h2")).to_have_text("The table waits")
        page.locator("[data-place='hole:D3']").click()
        expect(page.locator(".no-slip")).to_contain_text("The line to the server is down")
        server.start()
        expect(page.locator(".downline")).to_have_count(0, timeout=15_000)
        page.locator("[data-place='hole:D3']").click()
        expect(page.locator(".log")).to_contain_text("marks D3")
    finally:
        server.stop()


@pytest.mark.parametrize("arrives", [False, True], ids=["lost", "arrived"])
def test_a_move_under_way_when_the_line_breaks_counts_once(site: Server, visit: Visit, arrives: bool) -> None:
    page = visit(quiet=True)
    cut: list[str] = []
    lines: list[WebSocketRoute] = []

    def between(line: WebSocketRoute) -> None:
        lines.append(line)
        far = line.connect_to_server()

        def pass_on(said: str | bytes) -> None:
            if not cut and '"move"' in str(said):
                cut.append(str(said))
                if arrives:
                    far.send(said)
                    page.wait_for_timeout(300)
                line.close(code=1011)
                return
            far.send(said)

        line.on_message(pass_on)

    page.route_web_socket("**/live", between)
    opened = open_table(site)
    sit(page, site, opened)
    wait_for_turn(page)
    page.locator("[data-place='hole:D3']").click()
    expect(page.locator(".log")).to_contain_text("marks D3", timeout=10_000)
    until = time.monotonic() + 10
    while len(lines) < 2:  # the news may arrive before the line breaks
        assert time.monotonic() < until, "the page does not come back"
        page.wait_for_timeout(30)
    wait_for_turn(page)
    page.locator("[data-place='hole:D4']").click()
    expect(page.locator(".log")).to_contain_text("marks D4")
    assert len(cut) == 1
    assert page.locator(".log").inner_text().count("marks D3") == 1
