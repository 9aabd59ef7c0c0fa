"""Bots at the table: they play whole games, and one that fails harms nobody and is replaced by greedy."""

import time

import pytest

from servers import Server, human, open_table, until
from spindletop.games import shelf

SHORT = {"rounds": 3, "bidding": "ladder", "overbid": "forbidden"}


def bot(spec):
    return {"kind": "bot", "bot": spec}


def test_bots_play_a_whole_game_among_themselves(server):
    opened = open_table(server, [bot("greedy"), bot("random"), bot("pass")], options=SHORT)
    seen = until(opened, lambda seen: seen["state"] == "over")
    assert seen["result"]["ending"] == "rounds"
    assert not [entry for entry in seen["entries"] if entry["kind"] == "notice"]


@pytest.mark.parametrize("game", sorted(shelf()))
def test_every_game_on_the_shelf_is_served(sqlite_server, game):
    seats = [human("Ann"), *[bot("random")] * (shelf()[game].min_seats - 1)]
    opened = open_table(sqlite_server, seats, game=game, options={})
    ann = opened.seat(0)
    for pick in range(25):
        seen = until(opened, lambda seen: seen["position"]["mover"] in (0, None))
        if seen["state"] == "over":
            break
        mine = ann.see()
        choices = mine["position"]["choices"]
        assert all(choice["words"] and choice["text"] for choice in choices)
        ann.move(mine["at"], choices[pick % len(choices)]["id"])
    assert ann.see()["position"]["n"] >= 20
    assert not [entry for entry in ann.see()["entries"] if entry["kind"] == "notice"]


@pytest.mark.parametrize("spec", ["crash", "raise", "cheat"])
def test_a_bot_that_fails_is_replaced_by_greedy_with_a_notice(server, spec):
    opened = open_table(server, [bot(spec), human()], options=SHORT)
    seen = until(opened, lambda seen: seen["position"]["n"] >= 2)
    notices = [entry for entry in seen["entries"] if entry["kind"] == "notice"]
    assert len(notices) == 1
    assert f"The bot {spec}" in notices[0]["text"]
    assert "greedy plays on" in notices[0]["text"]
    assert seen["seats"][0]["bot"] == "greedy"


def test_a_slow_bot_blocks_no_other_table(server):
    """The only worker is busy with a bot that sleeps; people at other tables do not notice."""
    slow = open_table(server, [bot("slow"), human()], options=SHORT)
    quick = open_table(server, options=SHORT)
    ann = quick.seat(0)
    waits = []
    for _ in range(5):
        start = time.monotonic()
        ann.play()
        waits.append(time.monotonic() - start)
    assert min(waits) < 1.0
    seen = until(slow, lambda seen: seen["position"]["n"] >= 1)
    notice = next(entry["text"] for entry in seen["entries"] if entry["kind"] == "notice")
    assert "took longer than 2 seconds" in notice


def test_a_slow_bot_blocks_no_other_bot(server):
    """Every place for bots that search is taken, one after the other; a quick one plays on meanwhile."""
    warm = open_table(server, [bot("random"), human()], options=SHORT)
    until(warm, lambda seen: seen["position"]["n"] >= 1)
    slow = [open_table(server, [bot("slow"), human()], options=SHORT) for _ in range(3)]
    quick = open_table(server, [bot("random"), bot("pass")], options=SHORT)
    until(quick, lambda seen: seen["position"]["n"] >= 5)
    assert any(table.see()["position"]["n"] == 0 for table in slow), "three slow bots take six seconds"
    for table in slow:
        until(table, lambda seen: seen["position"]["n"] >= 1)


def test_what_a_bot_prints_is_not_taken_for_its_answer(server):
    opened = open_table(server, [bot("chatty"), human()], options=SHORT)
    seen = until(opened, lambda seen: seen["position"]["n"] >= 3)
    assert not [entry for entry in seen["entries"] if entry["kind"] == "notice"]


def test_a_table_that_waited_for_a_bot_goes_on_after_a_crash(tmp_path, bot_path):
    args = ["--rate", "0", "--bot-pause", "1.5", "--workers", "1"]
    server = Server(str(tmp_path / "tables.sqlite3"), *args, path=bot_path).start()
    opened = open_table(server, [bot("greedy"), human()], options=SHORT)
    server.kill()
    server.start()
    try:
        until(opened, lambda seen: seen["position"]["n"] >= 1)
    finally:
        server.kill()
