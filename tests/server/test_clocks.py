"""Clocks: a seat that runs out is handed to a bot by rule or by vote; the table's clock ends games by time."""

import time
from typing import Any

import pytest

from servers import Server, human, open_table, until
from spindletop.games import shelf
from spindletop.kernel.state import OVER
from spindletop.server.domain import commands, opening
from spindletop.server.domain.journal import SeatChanged
from spindletop.server.wire.parts import ClockRule
from spindletop.server.wire.requests import NewSeat, NewTable

SHORT: dict[str, Any] = {"rounds": 3, "bidding": "ladder"}


def laid_out(seats=2, options=None, **clock):
    people = [NewSeat("human", f"P{i}") for i in range(seats)]
    wish = NewTable(game="oilman", seats=people, options=options or SHORT, clock=ClockRule(**clock))
    return opening.prepare_table(wish, shelf(), 0).table


def first(table, now):
    table.take(commands.move(table, table.mover, table.state.choices()[-1], None, table.revision, now))


def test_a_seat_out_of_time_is_handed_to_a_bot_by_the_tables_rule(server):
    opened = open_table(server, options=SHORT, clock={"kind": "move", "seconds": 1, "bot": "pass"})
    faces = opened.see()["position"]["clocks"]
    assert faces["running"] == 0
    assert faces["deadline"] - faces["since"] == 1000
    seen = until(opened, lambda seen: seen["seats"][0]["kind"] == "bot", 20)
    assert [e["change"] for e in seen["entries"] if e["kind"] == "seat"][2:3] == ["timeout"]
    assert opened.seat(0).see()["me"] is None


def test_a_seat_out_of_time_waits_for_the_vote_where_that_was_agreed(server, other):
    seats = [human("Ann"), human("Bob"), human("Cid")]
    clock = {"kind": "bank", "seconds": 1, "out": "vote", "bot": "pass"}
    opened = open_table(server, seats, options=SHORT, clock=clock)
    ann, bob, cid = opened.seat(0), opened.seat(1, other), opened.seat(2)
    assert bob.post("votes", seat=0).json()["code"] == "not_now"
    until(opened, lambda seen: seen["seats"][0]["out_of_time"], 20)
    assert ann.post("votes", seat=0).json()["code"] == "not_found", "nobody votes about oneself"
    assert bob.post("votes", seat=0).status_code == 200
    assert bob.post("votes", seat=0).json()["code"] == "not_now"
    assert ann.see()["votes"] == {"0": [1]}
    assert ann.see()["seats"][0]["kind"] == "human"
    assert cid.post("votes", seat=0).status_code == 200
    assert ann.see()["seats"][0]["kind"] == "bot"


def test_a_move_in_time_saves_the_seat():
    table = laid_out(kind="move", seconds=10)
    first(table, 9_000)
    assert table.clocks.deadline(0) == 19_000
    with pytest.raises(Exception, match="Nobody's time is up"):
        commands.time_up(table, 18_999)
    timeout = commands.time_up(table, 19_000).entries[0]
    assert isinstance(timeout, SeatChanged) and timeout.change == "timeout"


def test_a_time_bank_is_used_up_and_gains_by_moves():
    table = laid_out(kind="bank", seconds=60, increment=5)
    first(table, 20_000)
    assert table.clocks.left == [45_000, 60_000]
    first(table, 65_000)
    assert table.clocks.left == [5_000, 60_000]
    assert table.clocks.deadline(0) == 70_000


def test_who_returns_thinks_with_what_was_left():
    table = laid_out(kind="bank", seconds=60)
    table.take(commands.to_bot(table, 0, "pass", 20_000, "left"))
    assert table.clocks.left == [None, 60_000]
    table.take(commands.come_back(table, 0, 50_000))
    assert table.clocks.left == [40_000, 60_000]
    assert table.clocks.deadline(0) == 90_000, "the time the bot thought is not charged"


@pytest.mark.parametrize(("kind", "left"), [("bank", 6_000), ("move", 60_000)])
def test_who_ran_out_of_time_returns_with_some_of_it(kind, left):
    table = laid_out(kind=kind, seconds=60)
    table.take(commands.time_up(table, 60_000))
    assert table.seats[0].kind == "bot"
    table.take(commands.come_back(table, 0, 70_000))
    assert (table.seats[0].kind, table.clocks.deadline(0)) == ("human", 70_000 + left)
    assert table.clocks.seconds_played(70_000) == 70


def test_the_time_the_server_was_away_costs_nobody_anything():
    table = laid_out(kind="bank", seconds=60)
    table.take(commands.resume(table, 1_000_000))
    assert table.clocks.deadline(0) == 1_060_000


@pytest.mark.parametrize(("minutes", "over"), [(9, False), (11, True)])
def test_a_game_that_ends_by_time_is_ended_by_the_tables_clock(minutes, over):
    options = {"end": "time", "minutes": 10, "bidding": "ladder", "finish_round": "no"}
    table = laid_out(options=options)
    now = minutes * 60_000
    for _ in range(40):
        if table.status == "over" or table.state.turns >= 1:
            break
        first(table, now)
    readings = [entry.text for entry in table.entries if entry.kind == "chance"]
    assert readings == (["clock up"] if over else ["clock run"])
    assert (table.state.mover == OVER) is over
    assert table.drawn == 0, "the clock is no draw of the dealer"


def test_a_clock_that_cannot_be_is_refused(server):
    with server.client() as client:
        for clock in ({"kind": "sun"}, {"kind": "move", "seconds": 0}, {"kind": "bank", "seconds": 9, "out": "shame"}):
            answer = client.post("/tables", json={"game": "oilman", "clock": clock})
            assert answer.json()["code"] == "bad_clock"


def test_the_clock_goes_on_after_a_crash_without_charging_for_it(tmp_path):
    server = Server(str(tmp_path / "tables.sqlite3"), "--rate", "0").start()
    opened = open_table(server, options=SHORT, clock={"kind": "move", "seconds": 3, "bot": "pass"})
    server.kill()
    time.sleep(1)
    server.start()
    try:
        until(opened, lambda seen: seen["seats"][0]["kind"] == "bot", 30)
    finally:
        server.kill()
