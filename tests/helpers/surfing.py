"""A browser at the table: opening pages, playing by mouse, by touch and by keyboard, and looking for trouble."""

import contextlib
import os
import random
import subprocess
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError, expect

from serving import Server

HERE = Path(__file__).resolve().parents[2]
TOOLS = Path(os.environ.get("SPINDLETOP_WEB_TOOLS", HERE / ".venv" / "web-tools"))
SHOTS = Path(os.environ.get("SPINDLETOP_SHOTS", "/tmp/spindletop-shots"))
SHORT: dict[str, dict[str, Any]] = {"oilman": {"rounds": 2}, "crude": {"max_rounds": 1}}
"""Options that make a game short, without changing what can be done in it."""

STATE = """() => ({
  over: document.querySelector('.result') !== null,
  beside: document.querySelectorAll('.beside .choice').length,
  places: document.querySelectorAll('.board .offer[data-place]').length,
  actions: document.querySelectorAll('#choices [data-action]:not(:disabled)').length,
  folded: document.querySelectorAll('#choices [aria-expanded=false]').length,
  choices: Number((document.querySelector('#choices') || {dataset: {count: 0}}).dataset.count),
  n: document.querySelectorAll('.log li').length,
})"""

SPOT = """target => {
  const box = target.getBoundingClientRect(), near = [.5, .4, .6, .3, .7, .2, .8, .1, .9];
  for (const v of near) for (const u of near) {
    const x = box.left + u * box.width, y = box.top + v * box.height;
    const [top, ...under] = document.elementsFromPoint(x, y);
    if (!top) continue;
    if (target.contains(top)) return [x, y];
    const place = top.closest('[data-place]');
    if (place && !place.classList.contains('offer') && under.find(one => one.closest('.offer')) &&
        target.contains(under.find(one => one.closest('.offer')))) return [x, y];
  }
  return null;
}"""
ANSWERED = ".result, .beside, .armed, .warn, #choices [aria-expanded=true]"
READY = ".result, .handover, #choices :is([data-action], [aria-expanded]):not(:disabled)"
LOGGED = "document.querySelector('.log').textContent !== before"


def open_table(
    server: Server, game: str = "oilman", humans: int = 1, bots: int = 1, bot: str = "greedy", **more: Any
) -> dict[str, Any]:
    """Open a short table and return the server's answer."""
    names = ["Ada", "Bruno", "Dora", "Ivo"]
    seats: list[dict[str, Any]] = [{"kind": "human", "name": names[i]} for i in range(humans)]
    seats += [{"kind": "bot", "bot": bot, "name": names[humans + i]} for i in range(bots)]
    wish = {"game": game, "seats": seats, "options": SHORT.get(game, {}), **more}
    answer = server.client().post("/tables", json=wish)
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def sit(page: Page, server: Server, opened: dict[str, Any], seat: int = 0) -> None:
    """Open the table as one of its seats."""
    page.goto(f"{server.url}/#/t/{opened['table']['id']}/{opened['seats'][seat]['token']}")
    expect(page.locator(".a-act .turn")).to_be_visible(timeout=15_000)


def shoot(page: Page, name: str) -> None:
    """Keep a picture of the page for people to look at."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SHOTS / f"{name}.png")


def wait(page: Page, holds: str, arg: Any = None, seconds: float = 20) -> None:
    """Wait until a function of the page holds; the page's policy forbids it to evaluate texts by itself."""
    until = time.monotonic() + seconds
    while not page.evaluate(holds, arg):
        assert time.monotonic() < until, f"waited in vain for {holds}"
        page.wait_for_timeout(30)


def wait_for_turn(page: Page) -> bool:
    """Wait until something can be chosen, or the game is over; tell which."""
    wait(page, f"() => document.querySelector('{READY}') !== null")
    return page.locator(".result").count() == 0


def press(page: Page, target: Locator, touch: bool) -> None:
    """Press where the target really is: an area of a map need not contain its middle, and a route may lie over it."""
    try:
        target.scroll_into_view_if_needed(timeout=3_000)
        spot = target.evaluate(SPOT, timeout=3_000)
    except TimeoutError:  # a move of somebody else took it away
        return
    assert spot is not None, f"{target} cannot be pressed"
    if touch:
        page.touchscreen.tap(*spot)
    else:
        page.mouse.click(*spot)


def play_by_pointer(page: Page, touch: bool = False, most: int = 120, enough: int = 120) -> int:
    """Play with the pointer alone, on the board where it offers something, to the end or until it is `enough`."""
    dice = random.Random(3)
    for presses in range(most):
        if not wait_for_turn(page) or presses == enough:
            return presses
        state = page.evaluate(STATE)
        if state["beside"]:
            target = page.locator(".beside .choice").nth(dice.randrange(state["beside"]))
        elif state["places"] and (dice.random() < 0.7 or not state["actions"]):
            target = page.locator(".board .offer[data-place]").nth(dice.randrange(state["places"]))
        elif state["actions"]:
            target = page.locator("#choices [data-action]:not(:disabled)").nth(dice.randrange(state["actions"]))
        else:
            target = page.locator("#choices [aria-expanded=false]").first
        before = page.evaluate("document.querySelector('.log') ? document.querySelector('.log').textContent : ''")
        press(page, target, touch)
        with contextlib.suppress(AssertionError):  # somebody else's move may have come under the pointer: press again
            wait(page, f"before => document.querySelector('{ANSWERED}') || {LOGGED}", before, seconds=3)
    raise AssertionError("the game did not end")


def play_by_keyboard(page: Page, most: int = 120) -> int:
    """Play to the end with keys alone; return the number of decisions."""
    arrows = ["ArrowRight", "ArrowDown", "ArrowRight", "ArrowUp"]
    for decision in range(most):
        if not wait_for_turn(page):
            return decision
        state = page.evaluate(STATE)
        before = page.evaluate("document.querySelector('.log').textContent")
        closing = page.locator("#choices .plate.closing").count() > 0
        if closing and decision % 3 == 2:
            page.keyboard.press("b")
            page.keyboard.press("Enter")  # on nothing: the closing action
        elif state["places"]:
            page.keyboard.press("b")
            for arrow in arrows[: 1 + decision % 4]:
                page.keyboard.press(arrow)
            page.keyboard.press("Enter")
            wait(page, f"before => document.querySelector('.result, .beside :focus') || {LOGGED}", before)
            if page.locator(".beside").count():
                page.keyboard.press("Enter")
        else:
            for _ in range(60):
                page.keyboard.press("Tab")
                if page.evaluate("document.activeElement.matches('#choices [data-action]')"):
                    break
            page.keyboard.press("Enter")
        wait(page, f"before => document.querySelector('.result') || {LOGGED}", before)
    raise AssertionError("the game did not end")


def violations(page: Page) -> list[str]:
    """Return what axe-core finds wrong on the page."""
    subprocess.run([HERE / "tests" / "browser" / "ensure_tools.sh"], check=True)
    page.evaluate((TOOLS / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {one['help']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for one in found["violations"]
        for node in one["nodes"][:3]
    ]
