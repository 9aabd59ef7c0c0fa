"""Fair to the end: salts before every first draw, a seed after every end, and nothing told before its time."""

import asyncio
import time
from typing import Any

import pytest

from servers import Server, human, open_table, until
from spindletop.games import find, shelf
from spindletop.kernel.record import read_record
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import SPECTATOR
from spindletop.server.domain import commands
from spindletop.server.domain.opening import prepare_rematch, prepare_table
from spindletop.server.domain.records import export_record, uploaded_record
from spindletop.server.realtime import projection
from spindletop.server.realtime.registry import TableRegistry
from spindletop.server.storage.store import Store
from spindletop.server.wire.problems import Problem
from spindletop.server.wire.requests import NewSeat, NewTable


@pytest.fixture(scope="module")
def slow(tmp_path_factory):
    """A server that leaves time for salts."""
    folder = tmp_path_factory.mktemp("salts")
    one = Server(str(folder / "tables.sqlite3"), "--rate", "0", "--workers", "1", "--salt-seconds", "60").start()
    yield one
    one.stop()


def end(opened):
    for seat in opened.tokens:
        player = opened.seat(seat)
        assert player.post("end", agree=True).status_code == 200


def test_a_table_that_is_full_at_once_and_every_rematch_wait_for_salts_before_the_first_draw(slow):
    opened = open_table(slow, [human("Ann"), human("Bob")], game="pipe_it_up", options={})
    salted(slow, opened, opened.id)
    end(opened)
    following = opened.seat(0).post("rematch").json()["table"]
    assert opened.seat(1).post("rematch").json()["table"] == following
    salted(slow, opened, following)


def salted(server, opened, id):
    """See that a table waits, that every seat adds its salt, and that nothing was drawn before."""
    table = server.client(opened.tokens[1]).get(f"/tables/{id}").json()
    assert (table["state"], table["fair"]["open"], table["position"]["n"]) == ("open", True, 0)
    assert table["begins"] > table["now"]
    for seat, salt in enumerate(["salt", "pepper"]):
        added = server.client(opened.tokens[seat]).post(f"/tables/{id}/salt", json={"salt": salt})
        assert added.status_code == 200
    assert server.client(opened.host).post(f"/tables/{id}/start").status_code == 200
    seen = server.client(opened.tokens[0]).get(f"/tables/{id}").json()
    assert (seen["state"], seen["fair"]["open"], seen["begins"]) == ("playing", False, None)
    assert seen["fair"]["commitment"] == table["fair"]["commitment"]
    assert [one["salt"] for one in seen["fair"]["salts"]] == ["salt", "pepper"]
    assert seen["position"]["n"] > 0


def test_a_table_that_waited_for_salts_begins_by_itself_even_after_a_crash(tmp_path):
    server = Server(str(tmp_path / "tables.sqlite3"), "--rate", "0", "--workers", "1", "--salt-seconds", "1.5").start()
    try:
        opened = open_table(server, [human("Ann"), human("Bob")], game="crude", options={})
        assert opened.table["state"] == "open"
        server.kill()
        server.start()
        until(opened, lambda seen: seen["state"] == "playing")
    finally:
        server.kill()


def test_a_table_where_nobody_draws_first_begins_at_once(slow):
    assert open_table(slow).table["state"] == "playing"


@pytest.mark.parametrize("game", sorted(shelf()))
def test_a_game_that_was_ended_by_agreement_can_be_verified(game):
    table = played(game, 30)
    for seat in table.humans():
        table.take(commands.agree(table, seat, True, 0))
    assert table.status == "over"
    text = export_record(table)
    record = read_record(text, find)
    assert (record.seed, record.end and record.end["end"]) == (table.seed.hex(), "agreed")
    assert record.verify() == table.drawn
    review = prepare_table(NewTable(record=text), shelf(), 0).table
    assert (review.status, review.result) == ("over", table.result)
    with pytest.raises(Problem, match="digest is noted"):
        uploaded_record(text.replace(table.result.digest, "0" * 8), shelf())


def test_a_record_that_is_continued_shows_in_what_is_said_about_fairness(server):
    table = played("oilman", 12)
    opened = open_table(server, record=export_record(table))
    assert opened.see()["fair"]["from"] == 12
    assert open_table(server).see()["fair"]["from"] == 0


def played(game, moves):
    """Return a table of as few as possible after some moves."""
    seats = [NewSeat("human", f"P{i}") for i in range(shelf()[game].min_seats)]
    table: Any = prepare_table(NewTable(game=game, seats=seats, salt="salt"), shelf(), 0).table
    rng = Rng(5)
    for _ in range(moves):
        choices = table.state.choices()
        table.take(commands.move(table, table.mover, choices[rng.below(len(choices))], None, table.revision, 0))
    return table


@pytest.mark.parametrize("game", ["interbellum", "pipe_it_up"])
def test_a_table_that_had_to_stop_shows_nothing_that_it_hid_before(game):
    table = played(game, 30)
    viewers = [SPECTATOR, 0, 1]

    def hidden():
        return [[one.seq for one in projection.entries(table, 0, seat) if one.action is None] for seat in viewers]

    before = hidden()
    assert table.hidden and before[0]
    table._stop([])
    assert table.status == "stopped"
    assert hidden() == before
    with pytest.raises(Problem) as problem:
        export_record(table)
    assert problem.value.code == "secret"


def test_the_next_game_waits_for_salts_only_if_a_draw_comes_first():
    for game, waits in (("oilman", None), ("pipeline", 5000)):
        table = played(game, 3)
        for seat in table.humans():
            table.take(commands.agree(table, seat, True, 0))
        following = prepare_rematch(table, shelf(), 0, 5000)
        assert (following.begins, following.status) == (waits, "open" if waits else "playing")


@pytest.mark.parametrize("jump", [3600, -3600])
def test_the_time_of_a_table_does_not_jump_with_the_wall_clock(tmp_path, monkeypatch, jump):
    async def look() -> None:
        registry = TableRegistry(Store(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3"), shelf())
        before, wall = registry.now(), time.time_ns
        monkeypatch.setattr(time, "time_ns", lambda: wall() + jump * 10**9)
        assert abs(registry.now() - before) < 60_000

    asyncio.run(look())
