"""Every page: no accessibility violation in light and dark, no sideways scroll, small, and it explains itself."""

import zlib
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser import WIDTHS, shoot, sideways, sit, violations, wait_for_turn
from servers import Server
from short_games import SHELF, lay_out, open_table

Visit = Callable[..., Page]
pytestmark = pytest.mark.slow
PAGES = {"home": "#open-table", "new/oilman": ".option", "rules/oilman": ".clause"}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_accessibility_violation(site: Server, visit: Visit, theme: str) -> None:
    page = visit(color_scheme=theme)
    found = []
    for name, sign in PAGES.items():
        page.goto(f"{site.url}/#/{'' if name == 'home' else name}")
        expect(page.locator(sign).first).to_be_visible(timeout=15_000)
        shoot(page, f"{name.replace('/', '-')}-{theme}")
        found += [f"{name}: {one}" for one in violations(page)]
    sit(page, site, open_table(site))
    wait_for_turn(page)
    found += [f"table: {one}" for one in violations(page)]
    page.locator("#choices [aria-expanded=false]").first.click()
    page.keyboard.press("r")
    expect(page.locator(".panel .clause").first).to_be_visible()
    found += [f"rules panel: {one}" for one in violations(page)]
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.keyboard.press("[")
    found += [f"more: {one}" for one in violations(page)]
    shoot(page, f"oilman-{theme}")
    assert found == []


def test_nothing_scrolls_sideways(site: Server, visit: Visit) -> None:
    page = visit()
    wide = []
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 900})
        for name, sign in PAGES.items():
            page.goto(f"{site.url}/#/{'' if name == 'home' else name}")
            expect(page.locator(sign).first).to_be_visible(timeout=15_000)
            wide += [(name, width)] if sideways(page) else []
    assert wide == []


def test_a_place_that_is_not_offered_explains_itself(site: Server, visit: Visit) -> None:
    page = visit()
    sit(page, site, open_table(site))
    wait_for_turn(page)
    page.locator("[data-place='hole:D3']").click()
    expect(page.locator(".log")).to_contain_text("marks D3")
    page.locator("[data-place='hole:R10']").click()
    slip = page.locator(".no-slip")
    expect(slip).to_contain_text("Not possible:")
    slip.get_by_role("button", name="OM-31").click()
    expect(page.locator("#rule-OM-31")).to_be_in_viewport()
    expect(page.locator("#rule-OM-31")).to_have_class("clause marked")


def test_history_undo_and_links(site: Server, visit: Visit) -> None:
    page = visit()
    sit(page, site, open_table(site))
    for hole in ["D3", "D4", "E4"]:
        wait_for_turn(page)
        page.locator(f"[data-place='hole:{hole}']").click()
        expect(page.locator(".log")).to_contain_text(f"marks {hole}")
    page.keyboard.press("[")
    expect(page.locator(".turn h2")).to_have_text("Looking back")
    expect(page.locator(".offer")).to_have_count(0)
    page.keyboard.press("]")
    expect(page.locator(".turn h2")).to_have_text("Your move")
    page.keyboard.press("u")
    expect(page.locator(".log")).not_to_contain_text("marks E4")
    page.goto(page.url + "/n/1")
    expect(page.locator(".turn h2")).to_have_text("Looking back")
    expect(page.locator(".history input[type=range]")).to_have_value("1")


def test_rules_are_found_by_words(site: Server, visit: Visit) -> None:
    page = visit()
    page.goto(f"{site.url}/#/rules/oilman")
    page.get_by_label("Find in the rules").fill("trespass")
    expect(page.get_by_role("status")).to_contain_text("found")
    assert 0 < page.locator(".rules-text > *").count() < 20


def test_the_first_load_is_small(site: Server, visit: Visit) -> None:
    page = visit()
    sizes: list[int] = []
    page.on("response", lambda got: sizes.append(_packed(got)) if got.ok and "/api/" not in got.url else None)
    sit(page, site, open_table(site))
    wait_for_turn(page)
    assert 20_000 < sum(sizes) < 300_000


def _packed(got: object) -> int:
    body = got.body()  # type: ignore[attr-defined]
    return len(zlib.compress(body, 6)) if not got.url.endswith("woff2") else len(body)  # type: ignore[attr-defined]


def test_who_gives_no_name_is_not_called_you(site: Server, visit: Visit) -> None:
    page = visit()
    page.goto(site.url)
    page.locator(".cover[data-game=pipe_it_up]").click()
    page.click("#open-table")
    wait_for_turn(page)
    page.locator("#choices [data-action]").first.click()
    expect(page.locator(".log")).to_contain_text("Player 1 ")
    assert "You " not in page.locator(".log").inner_text()


def test_every_table_one_sits_at_is_listed_at_home(site: Server, visit: Visit) -> None:
    page = visit()
    for _ in range(8):
        sit(page, site, open_table(site))
    page.goto(f"{site.url}/#/")
    expect(page.locator(".mine")).to_have_count(8)


def test_nobody_is_away_from_a_game_that_is_over(site: Server, visit: Visit) -> None:
    page = visit(1440, 900)
    sit(page, site, *lay_out(site, "oilman", 1))
    expect(page.locator(".result")).to_be_visible()
    expect(page.locator(".result .pad")).not_to_contain_text("among the latest")
    assert "away" not in page.locator(".a-seats").inner_text()


@pytest.mark.parametrize("game", SHELF)
def test_on_a_phone_a_seat_shows_its_figures_when_it_is_pressed(site: Server, visit: Visit, game: str) -> None:
    page = visit(390, 844, has_touch=True, is_mobile=True)
    sit(page, site, *lay_out(site, game, 0.5))
    seat = page.locator(".a-seats .seat:not(.offer)").last
    expect(seat.locator(".stats").first).to_be_hidden()
    seat.tap()
    expect(seat.locator(".stats").first).to_be_visible()
    expect(seat).to_be_in_viewport(ratio=1)
    assert not sideways(page)
    shoot(page, f"{game}-phone-seat")
    seat.tap()
    expect(seat.locator(".stats").first).to_be_hidden()


def test_the_result_of_oilman_counts_debts_only_where_that_was_agreed(site: Server, visit: Visit) -> None:
    page = visit(1440, 900)
    sit(page, site, *lay_out(site, "oilman", 1))
    expect(page.locator(".result")).to_contain_text("Net worth is cash and 10 times the salary")
    expect(page.locator(".result")).not_to_contain_text("less what is still owed")
    expect(page.locator(".final thead")).not_to_contain_text("Owed")
