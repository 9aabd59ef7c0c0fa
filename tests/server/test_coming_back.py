"""Coming back: who left a seat to a bot, or lost it to the clock, takes it back with the token that held it."""

import asyncio
from typing import Any

import pytest

from servers import human, live, open_table, until
from spindletop.games import shelf
from spindletop.server.domain import commands
from spindletop.server.domain.opening import prepare_table
from spindletop.server.wire.problems import Problem
from spindletop.server.wire.requests import NewSeat, NewTable

SHORT = {"rounds": 3, "bidding": "ladder", "overbid": "forbidden"}


@pytest.mark.parametrize("level", ["pass", "random", "greedy", "search"])
def test_who_left_takes_the_seat_back_and_plays_on(server, other, level):
    opened = open_table(server, options=SHORT)
    ann, bob = opened.seat(0, other), opened.seat(1)
    assert ann.post("seats/0/bot", bot=level).status_code == 200
    until(opened, lambda seen: seen["position"]["n"] >= 1, 30)
    seen = ann.see()
    assert (seen["me"], seen["back"], seen["seats"][0]["kind"]) == (None, 0, "bot")
    assert bob.post("seats/0/back").json()["code"] == "forbidden"
    assert server.client(opened.host).post(f"/tables/{opened.id}/seats/0/back").json()["code"] == "forbidden"
    assert ann.post("seats/0/back").status_code == 200
    seen = ann.see()
    assert (seen["me"], seen["back"]) == (0, None)
    assert seen["seats"][0] == {**seen["seats"][0], "kind": "human", "name": "Ann", "bot": None}
    assert [entry["change"] for entry in seen["entries"] if entry["kind"] == "seat"][-2:] == ["left", "returned"]
    assert ann.post("seats/0/back").json()["code"] == "not_now"
    if seen["position"]["mover"] == 0:
        ann.play()
    assert not [entry for entry in ann.see()["entries"] if entry["kind"] == "notice"]


def test_who_ran_out_of_time_takes_the_seat_back(server):
    opened = open_table(server, options=SHORT, clock={"kind": "move", "seconds": 1, "bot": "pass"})
    until(opened, lambda seen: seen["seats"][0]["kind"] == "bot", 20)
    assert opened.seat(0).post("seats/0/back").status_code == 200
    assert opened.seat(0).see()["me"] == 0


def test_a_live_connection_becomes_the_seats_again(server, other):
    opened = open_table(server, [human("Ann"), human("Bob")])

    async def told(ann, me, back):
        """Read on until Ann is told who she is; on a slow machine her bot may be replaced meanwhile."""
        while True:
            table = (await ann.next("update", seconds=30))["table"]
            if table is not None and (table["me"], table["back"]) == (me, back):
                return

    async def return_():
        async with live(server, opened.id, opened.tokens[0]) as ann:
            await ann.next("snapshot")
            left = await asyncio.to_thread(opened.seat(0).post, "seats/0/bot", bot="pass")
            assert left.status_code == 200, left.text
            await told(ann, None, 0)
            returned = await asyncio.to_thread(opened.seat(0, other).post, "seats/0/back")
            assert returned.status_code == 200, returned.text
            await told(ann, 0, None)

    asyncio.run(return_())


def test_nobody_ends_the_game_alone_while_somebody_is_away(server, other):
    opened = open_table(server)
    ann, bob = opened.seat(0), opened.seat(1, other)
    ann.post("seats/0/bot", bot="pass")
    assert bob.post("end", agree=True).status_code == 200
    assert opened.see()["state"] == "playing"
    assert ann.post("seats/0/back").status_code == 200, "the seat is still there"
    assert ann.post("end", agree=True).status_code == 200
    assert opened.see()["result"]["ending"] == "agreed"


def test_who_stays_away_for_a_day_is_waited_for_no_longer():
    seats = [NewSeat("human", "Ann"), NewSeat("human", "Bob")]
    table: Any = prepare_table(NewTable(game="oilman", seats=seats), shelf(), 0).table
    table.take(commands.to_bot(table, 0, "pass", 1000, "left"))
    table.take(commands.agree(table, 1, True, 2000))
    assert table.status == "playing"
    with pytest.raises(Problem, match="already said so"):
        commands.agree(table, 1, True, 1000 + commands.COMING_BACK - 1)
    table.take(commands.agree(table, 1, True, 1000 + commands.COMING_BACK))
    assert table.status == "over"


def test_nobody_comes_back_to_a_finished_game(server):
    opened = open_table(server)
    ann, bob = opened.seat(0), opened.seat(1)
    ann.post("seats/0/bot", bot="pass")
    for one in (ann, bob):
        assert one.post("end", agree=True).status_code == 200
    assert ann.post("seats/0/back").json()["code"] == "not_now"


def test_a_seat_that_was_a_bots_from_the_start_is_nobodys(server):
    opened = open_table(server, [human("Ann"), {"kind": "bot", "bot": "pass"}])
    for token in (opened.host, opened.invitation, opened.tokens[0]):
        assert server.client(token).post(f"/tables/{opened.id}/seats/1/back").json()["code"] == "forbidden"
