"""A browser at the table: opening pages, playing by mouse, by touch and by keyboard, and looking for trouble."""

import os
import random
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError, expect

from servers import Server

HERE = Path(__file__).resolve().parents[2]
SHOTS = Path(os.environ.get("SPINDLETOP_SHOTS", "/tmp/spindletop-shots"))
QUIET = ["--rate", "0", "--tables-per-hour", "1000000", "--workers", "1", "--connections-per-address", "1000"]
QUIET += ["--salt-seconds", "0"]
"""How a server is started that nobody is to wait for."""
STATE = """() => {
  const shown = one => {
    const box = one.getBoundingClientRect(), frame = (one.ownerSVGElement || document.body).getBoundingClientRect();
    const x = box.left + box.width / 2, y = box.top + box.height / 2;
    return box.width && x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
  };
  const places = [...document.querySelectorAll('.offer[data-place]')];
  return {
  over: document.querySelector('.result') !== null,
  beside: document.querySelectorAll('.beside .choice').length,
  places: places.flatMap((one, k) => shown(one) ? [k] : []),
  walks: document.querySelectorAll('.board .offer[data-place]').length,
  actions: document.querySelectorAll('#choices [data-action]:not(:disabled)').length,
  folded: document.querySelectorAll('#choices [aria-expanded=false]').length,
  choices: Number((document.querySelector('#choices') || {dataset: {count: 0}}).dataset.count),
  laying: document.querySelector('.net.laying') !== null,
  n: document.querySelector('main.table').dataset.n,
}}"""

SPOT = """target => {
  const box = target.getBoundingClientRect(), near = [.5, .4, .6, .3, .7, .2, .8, .1, .9];
  for (const v of near) for (const u of near) {
    const x = Math.round(box.left + u * box.width), y = Math.round(box.top + v * box.height);
    const [top, ...under] = document.elementsFromPoint(x, y);
    if (!top) continue;
    if (target.contains(top)) return [x, y];
    const place = top.closest('[data-place]');
    if (place && !place.classList.contains('offer') && under.find(one => one.closest('.offer')) &&
        target.contains(under.find(one => one.closest('.offer')))) return [x, y];
  }
  return null;
}"""
READY = ".result, .handover, #choices:not([aria-busy]) :is([data-action], [aria-expanded]):not(:disabled)"
SIGNS = """() => ['main.table', '.result', '.beside', '.armed', '#choices'].map(sign => {
  const one = document.querySelector(sign);
  return one ? one.dataset.n || one.textContent : '';
}).join()"""
"""What a press changes: the position, or what is opened, armed and asked."""


def sit(page: Page, server: Server, opened: dict[str, Any], seat: int = 0) -> None:
    """Open the table as one of its seats, or as somebody who looks on where nobody holds a seat any more."""
    token = opened["seats"][seat]["token"] if opened["seats"] else opened["invitation"]
    page.goto(f"{server.url}/#/t/{opened['table']['id']}/{token}")
    expect(page.locator(".a-act .turn")).to_be_visible(timeout=15_000)
    wait(page, TYPEFACES)


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


TYPEFACES = "async () => { await document.fonts.ready; return document.fonts.status === 'loaded'; }"
SETTLED = """async sign => {
  await document.fonts.ready;
  const size = () => {
    const {width, height} = document.querySelector(sign).getBoundingClientRect();
    return [width, height].join();
  };
  const before = size();
  for (let frame = 0; frame < 6; frame++) await new Promise(requestAnimationFrame);
  return document.fonts.status === 'loaded' && size() === before;
}"""


def wait_until_settled(page: Page, sign: str) -> None:
    """Wait until all typefaces have arrived and a part of the page keeps its size: a new face may wrap lines anew."""
    wait(page, SETTLED, sign)


def wait_for_turn(page: Page) -> bool:
    """Wait until something can be chosen, or the game is over; tell which."""
    wait(page, f"() => document.querySelector('{READY}') !== null")
    return page.locator(".result").count() == 0


def press(page: Page, target: Locator, touch: bool) -> bool:
    """Press where the target really is: an area of a map need not contain its middle, and a route may lie over it.

    Tell whether there was something to press: a move of somebody else may have taken it away.
    """
    try:
        target.scroll_into_view_if_needed(timeout=3_000)
        spot = target.evaluate(SPOT, timeout=3_000)
        if spot is None:  # the dock of a phone lies over it
            target.evaluate("target => target.scrollIntoView({block: 'center', inline: 'center'})", timeout=3_000)
            spot = target.evaluate(SPOT, timeout=3_000)
    except TimeoutError:
        return False
    assert spot is not None, f"{target} cannot be pressed"
    if touch:
        page.touchscreen.tap(*spot)
    else:
        page.mouse.click(*spot)
    return True


def play_by_pointer(page: Page, touch: bool = False, most: int = 200) -> int:
    """Play to the end with the pointer alone, mostly on the drawn table; return the number of presses."""
    dice = random.Random(3)
    for presses in range(most):
        if not wait_for_turn(page):
            return presses
        state = page.evaluate(STATE)
        if state["beside"]:
            target = page.locator(".beside .choice").nth(dice.randrange(state["beside"]))
        elif state["places"] and (dice.random() < 0.7 or not state["actions"]):
            target = page.locator(".offer[data-place]").nth(dice.choice(state["places"]))
        elif state["actions"]:
            target = page.locator("#choices [data-action]:not(:disabled)").nth(dice.randrange(state["actions"]))
        else:
            target = page.locator("#choices [aria-expanded=false]").first
        if touch and page.locator(".armed .refuse").count():
            page.wait_for_timeout(500)  # a double tap is no second press
        before = page.evaluate(SIGNS)
        if not press(page, target, touch) or (touch and state["laying"]):
            continue  # a tap only holds a tile there, or turns it if it can be turned
        wait(page, f"before => ({SIGNS})() !== before", before)
    raise AssertionError("the game did not end")


def play_by_keyboard(page: Page, most: int = 200) -> int:
    """Play to the end with keys alone; return the number of decisions."""
    for decision in range(most):
        if not wait_for_turn(page):
            return decision
        state = page.evaluate(STATE)
        before = page.evaluate(SIGNS)
        choose_by_keys(page, decision, state)
        wait(page, f"before => ({SIGNS})() !== before", before)
        if page.locator(".beside").count():
            wait(page, "() => document.querySelector('.beside :focus') !== null")
            pick = decision % min(3, page.locator(".beside .choice").count() + 1)
            before = page.evaluate(SIGNS)
            page.keyboard.press(["Enter", "1", "2"][pick])
            wait(page, f"before => ({SIGNS})() !== before", before)
        if page.locator(".armed").count():  # risky: press again
            page.locator(".armed").first.press("Enter")
        wait(page, "n => document.querySelector('main.table').dataset.n !== n", state["n"])
    raise AssertionError("the game did not end")


def choose_by_keys(page: Page, decision: int, state: dict[str, Any]) -> None:
    """Choose something by keys: the closing action, a place of the board, a number, or what the tabulator reaches."""
    if page.locator("#choices .plate.closing").count() and decision % 3 == 2:
        page.keyboard.press("b")
        page.keyboard.press("Enter")  # on nothing: to the closing action
        page.keyboard.press("Enter")
    elif state["walks"]:
        page.keyboard.press("b")
        for arrow in ["ArrowRight", "ArrowDown", "ArrowRight", "ArrowUp"][: 1 + decision % 4]:
            page.keyboard.press(arrow)
        page.keyboard.press("Enter")
    else:
        if state["folded"]:
            page.keyboard.press("1")
        for _ in range(80):
            if page.evaluate("document.activeElement.matches('#choices [data-action]')"):
                break
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")


def violations(page: Page, *rules: str) -> list[str]:
    """Return what axe-core finds wrong on the page, by all of its rules or by these."""
    if not page.evaluate("'axe' in window"):
        page.evaluate((HERE / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8"))
    wanted = {"resultTypes": ["violations"], **({"runOnly": list(rules)} if rules else {})}
    found = page.evaluate("wanted => axe.run(document, wanted)", wanted)
    return [
        f"{one['id']}: {one['help']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for one in found["violations"]
        for node in one["nodes"][:3]
    ]


WIDTHS = [390, 768, 1280, 1920]


def sideways(page: Page) -> bool:
    """Tell whether the page is wider than its window."""
    return bool(page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"))


SMALL = """least => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), found = new Set();
  for (let node; (node = walker.nextNode());) {
    const one = node.parentElement;
    if (!node.data.trim() || !one.getClientRects().length) continue;
    if (one.closest('.visually-hidden, script, style, title')) continue;
    const drawn = one instanceof SVGElement ? one.getScreenCTM() : null;
    const size = parseFloat(getComputedStyle(one).fontSize) * (drawn ? Math.hypot(drawn.a, drawn.b) : 1);
    const near = (one.closest('[class]:not([class=""])') || one).getAttribute('class');
    if (size < least - .05) found.add(`${size.toFixed(1)} px in .${near}: ${node.data.trim().slice(0, 20)}`);
  }
  return [...found];
}"""


def small_texts(page: Page, least: float = 12) -> list[str]:
    """Return the texts that are shown smaller than so many pixels, those of drawings as they are scaled."""
    return list(page.evaluate(SMALL, least))


def script_times(page: Page, updates: Iterable[object]) -> list[float]:
    """Return the milliseconds of script that the page spends on each of these updates, however busy the machine is."""
    line = page.context.new_cdp_session(page)
    line.send("Performance.enable", {"timeDomain": "threadTicks"})

    def spent() -> float:
        told = {one["name"]: one["value"] for one in line.send("Performance.getMetrics")["metrics"]}
        return float(told["ScriptDuration"]) * 1000

    times, before = [], spent()
    for _ in updates:
        page.wait_for_timeout(60)
        times.append(spent() - before)
        before = spent()
    return times
