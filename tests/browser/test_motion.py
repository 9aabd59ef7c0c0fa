"""What happened is seen to happen: pieces travel, money flies, dice tumble; nobody has to wait for it, or to watch."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser import shoot, sit, wait
from replays import SEATS
from servers import Opened, Player, Server, human, open_table

Visit = Callable[..., Page]
pytestmark = pytest.mark.slow
WATCH = """() => {
  globalThis.seen = {pieces: new Set(), rolls: 0, coins: 0, all: 0};
  const tick = () => {
    const moving = name => [...document.querySelectorAll(`[${name}]`)].filter(el => el.getAnimations().length);
    for (const el of moving('data-piece')) seen.pieces.add(el.dataset.piece);
    seen.rolls += moving('data-tumble').length;
    seen.coins += document.querySelectorAll('.flights .coin').length;
    seen.all += document.getAnimations().length;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}"""
SEEN = "() => ({pieces: [...seen.pieces], rolls: seen.rolls, coins: seen.coins, all: seen.all})"
BUSY = "() => document.getAnimations().length > 0"
HEAR = """globalThis.heard = []; globalThis.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', ({data}) => heard.push([data, Date.now()]));
  }
};"""
HOLD = """const later = setTimeout;
globalThis.setTimeout = (then, ms, ...given) => later(then, globalThis.held && ms >= 30 ? 2 ** 30 : ms, ...given);"""
"""While it is held, what waits for its turn waits for good."""
HEARD = "said => heard.some(([message]) => message.includes(said))"
MOVES = {"reduced_motion": "no-preference"}


def lay(server: Server, game: str = "oilman", **options: Any) -> Opened:
    """Open a table for two or three people."""
    people = [human(name) for name in ["Ada", "Bruno", "Dora"][: SEATS[game]]]
    return open_table(server, people, game=game, options=options)


def watched(page: Page, server: Server, opened: Opened, seat: int = 1) -> None:
    """Sit down and watch everything that moves."""
    tokens = [{"seat": i, "token": token} for i, token in sorted(opened.tokens.items())]
    sit(page, server, {"table": opened.table, "seats": tokens}, seat)
    page.evaluate(WATCH)


def play(players: list[Player], dice: random.Random) -> int:
    """Let whoever is to move play something; return the seat."""
    seen = players[0].see()
    mover = seen["position"]["mover"]
    assert mover is not None, "the game is over"
    choices = players[mover].see()["position"]["choices"]
    assert players[mover].move(seen["at"], dice.choice(choices)["id"]).status_code == 200
    return int(mover)


def until(page: Page, opened: Opened, holds: Callable[[dict[str, Any]], bool], most: int = 150) -> dict[str, Any]:
    """Play on until what was seen to move is enough."""
    players = [opened.seat(i) for i in range(len(opened.tokens))]
    dice = random.Random(5)
    for _ in range(most):
        play(players, dice)
        page.wait_for_timeout(60)
        seen: dict[str, Any] = page.evaluate(SEEN)
        if holds(seen):
            return seen
    raise AssertionError(f"in {most} moves only this was seen: {seen}")


@pytest.mark.parametrize("game", SEATS)
def test_pieces_travel_and_money_flies(site: Server, visit: Visit, game: str) -> None:
    page = visit(1440, 900, **MOVES)
    opened = lay(site, game)
    watched(page, site, opened)
    rolls = 1 if game in {"crude", "pipe_it_up"} else 0
    until(page, opened, lambda seen: len(seen["pieces"]) > 1 and seen["coins"] > 0 and seen["rolls"] >= rolls)
    shoot(page, f"{game}-motion")


@pytest.mark.parametrize("game", SEATS)
def test_with_reduced_motion_only_the_dotted_line_tells(site: Server, visit: Visit, game: str) -> None:
    page = visit(1440, 900, reduced_motion="reduce")
    opened = lay(site, game)
    watched(page, site, opened)
    players = [opened.seat(i) for i in range(len(opened.tokens))]
    dice, marked = random.Random(5), 0
    for _ in range(16):
        play(players, dice)
        page.wait_for_timeout(60)
        marked += page.locator(".just, .just-line, [data-just]").count()
    assert marked >= 8, "what was played is marked"
    assert page.evaluate(SEEN) == {"pieces": [], "rolls": 0, "coins": 0, "all": 0}


def first(opened: Opened) -> tuple[Player, int]:
    """Return who plays first, and the other seat of two."""
    mover = opened.see()["position"]["mover"]
    return opened.seat(mover), 1 - mover


def do(player: Player, **wanted: str) -> dict[str, Any]:
    """Play the first choice of this kind, and return it."""
    seen = player.see()
    choice = next(one for one in seen["position"]["choices"] if wanted.items() <= one.items())
    assert player.move(seen["at"], choice["id"]).status_code == 200
    return dict(choice)


def test_a_key_or_a_press_ends_what_moves(site: Server, visit: Visit) -> None:
    page = visit(1440, 900, **MOVES)
    opened = lay(site, "crude")
    other, me = first(opened)
    watched(page, site, opened, me)
    page.add_style_tag(content=":root { --d-3: 5000ms !important; --d-4: 5000ms !important; }")
    for skip in [lambda: page.keyboard.press("Shift"), lambda: page.mouse.click(3, 300)]:
        rig = do(other, verb="buy_rig")
        wait(page, "() => document.querySelectorAll('.flights > *').length > 1")
        assert page.evaluate(BUSY)
        skip()
        assert not page.evaluate(BUSY)
        expect(page.locator(".flights")).to_have_count(0, timeout=2_000)  # of the five seconds it would take
        expect(page.locator(f"[data-piece='rig@{rig['place'].removeprefix('square:')}']")).to_be_visible()


def test_moves_of_others_come_one_by_one_and_within_two_seconds(site: Server, visit: Visit) -> None:
    page = visit(1440, 900, **MOVES)
    page.add_init_script(HEAR)
    page.add_init_script(HOLD)
    opened = lay(site)
    other, me = first(opened)
    watched(page, site, opened, me)
    page.evaluate(
        """() => { globalThis.stages = []; new MutationObserver(() => {
          const n = (document.querySelector('.log').textContent.match(/marks/g) || []).length;
          if (!stages.length || n !== stages.at(-1)[0]) stages.push([n, Date.now()]);
        }).observe(document.querySelector('.log'), {childList: true, subtree: true}); }"""
    )
    for hole in ["D3", "D4", "D5", "D6", "E6"]:
        do(other, place=f"hole:{hole}")
    expect(page.locator(".log")).to_contain_text("marks E6")
    stages = page.evaluate("stages")
    arrived = page.evaluate("heard.find(([message]) => message.includes('marks E6'))[1]")
    assert stages[-1][1] - arrived < 2_500, "never two seconds late, and a little for the page"
    assert len(stages) >= 3, "each move could be seen"
    page.evaluate("() => { globalThis.held = true; }")
    for hole in ["E5", "E4", "E3"]:
        do(other, place=f"hole:{hole}")
        wait(page, HEARD, f"marks {hole}")  # each in a message of its own: a busy server may put several into one
    expect(page.locator(".log")).not_to_contain_text("marks E3")
    page.keyboard.press("Shift")
    expect(page.locator(".log")).to_contain_text("marks E3")  # a key shows all that waits, whatever the clock says


def test_a_press_while_others_still_move_counts(site: Server, visit: Visit) -> None:
    page = visit(1440, 900, **MOVES)
    page.add_init_script(HEAR)
    opened = lay(site, "crude")
    other, me = first(opened)
    watched(page, site, opened, me)
    land = next(one for one in opened.see()["position"]["view"]["quadrants"] if one["owner"] == me)
    for _ in range(3):
        do(other, verb="buy_rig")
    last = do(other, verb="end_assets")
    wait(page, HEARD, f'"action":{last["id"]},')  # what has not arrived cannot be shown
    page.locator(f"[data-place='square:{land['name']}-r2c2']").click()
    expect(page.locator(".beside .choice").first).to_be_visible()
