"""A replay is told in the words of the live table: the browser draws both with the same code."""

import msgspec
import pytest

from spindletop.bots.play import play_game
from spindletop.bots.registry import make_bot
from spindletop.games import find
from spindletop.server.wire.answers import Position, SeenEntry, TableNews
from spindletop.server.wire.parts import Result, Seat
from spindletop.showing.replay import of_record
from spindletop.showing.wire import LogLine


def fields(struct):
    return {field.encode_name for field in msgspec.structs.fields(struct)}


@pytest.fixture(scope="module")
def film():
    game = find("oilman")
    played = play_game(game, [make_bot("random", game) for _ in range(3)], 7, {"rounds": 2})
    return of_record(played.record)


def test_a_replay_tells_nothing_of_a_table_that_a_server_would_not(film):
    assert set(film["table"]) <= fields(TableNews)
    assert all(set(seat) == fields(Seat) for seat in film["table"]["seats"])
    assert set(film["table"]["result"]) == fields(Result)


def test_positions_and_entries_of_a_replay_have_the_names_of_the_protocol(film):
    assert all(set(frame) <= fields(Position) for frame in film["frames"])
    assert all(set(entry) <= fields(SeenEntry) for entry in film["entries"])
    lines = [line for entry in film["entries"] for line in entry["lines"]]
    assert lines and all(set(line) == set(LogLine.__annotations__) for line in lines)
