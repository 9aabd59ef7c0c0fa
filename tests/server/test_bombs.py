"""Small things that would cost much: keys, salts, numbers and records that are refused before they do harm."""

import json
from typing import Any

import msgspec
import pytest

from servers import human, open_table, play_on
from spindletop.games import shelf
from spindletop.kernel.game import Edition
from spindletop.server.domain import commands, entry_writer, opening, records
from spindletop.server.domain.outcome import Outcome
from spindletop.server.domain.table import Table
from spindletop.server.realtime import projection
from spindletop.server.realtime.viewer import Viewer
from spindletop.server.wire.problems import Problem
from spindletop.server.wire.requests import NewSeat, NewTable

BOMB = ".".join(["a"] * 100_000) + " = 1"


def test_a_key_of_many_parts_costs_nothing(server):
    """It was 64 GB of memory; now the answer is there at once, and the next one too."""
    with server.client() as client:
        checked = client.post("/games/oilman/editions", json={"toml": BOMB})
        opened = client.post("/tables", json={"game": "oilman", "edition_toml": BOMB})
    for answer in (checked, opened):
        assert (answer.status_code, answer.json()["code"]) == (422, "bad_edition")
        assert "more than 12 parts" in answer.json()["detail"]


def test_an_edition_has_a_name_that_fits_into_the_lobby(server):
    with server.client() as client:
        toml = client.get("/games/oilman/editions/default").text
        long = toml.replace("edition = ", f'edition = "{"x" * 81}" # ', 1)
        assert long != toml
        answer = client.post("/games/oilman/editions", json={"toml": long})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad_edition")


def record_of(server, **wish):
    opened = open_table(server, options={"rounds": 2, "bidding": "ladder"}, **wish)
    play_on([opened.seat(0), opened.seat(1)], 500)
    with server.client(opened.invitation) as client:
        return client.get(f"/tables/{opened.id}/record").text.splitlines()


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("seats", ["half \ud800", "Bob"]),
        ("fair", {"commitment": "", "salts": [1] * 200_000}),
        ("fair", {"commitment": "", "salts": ["x" * 5000]}),
        ("fair", {"commitment": "", "salts": [], "from": 10**30}),
        ("fair", {"commitment": "x" * 100_000, "salts": []}),
    ],
)
def test_a_crafted_record_is_refused(server, key, value):
    lines = record_of(server)
    head = {**json.loads(lines[0]), key: value}
    end = {name: told for name, told in json.loads(lines[-1]).items() if name != "seed"}
    crafted = "\n".join([json.dumps(head), *lines[1:-1], json.dumps(end)])
    with server.client() as client:
        answer = client.post("/tables", json={"record": crafted})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad_record"), answer.text


@pytest.mark.parametrize("value", [float("nan"), float("inf"), 10**30])
def test_an_edition_that_two_processes_read_differently_is_refused(server, value):
    """`NaN` became `null` at the next process, which then took the table for stopped."""
    lines = record_of(server)
    head = json.loads(lines[0])
    data = {**shelf()["oilman"].edition().data, "title": value}
    head["edition"] = {"name": "mine", "hash": Edition("mine", data, "mine", False).hash, "data": data}
    with server.client() as client:
        answer = client.post("/tables", json={"record": json.dumps(head)})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad_record")


def test_a_table_that_stopped_before_its_end_keeps_its_secrets():
    wish = NewTable(game="interbellum", seats=[NewSeat("human", name) for name in ("Ann", "Bob", "Cid")])
    table: Any = opening.prepare_table(wish, shelf(), 0).table
    hidden = [entry for entry in table.counting() if entry.seen is not None]
    assert hidden, "cards were dealt"
    stopped = Table(msgspec.structs.replace(table.terms, rules_version=0), table.seed, shelf())
    stopped.take(Outcome(table.entries))
    assert stopped.status == "stopped"
    for entry in hidden:
        seen = projection.entry(stopped, entry, -1)
        assert (seen.action, " " in str(seen.text)) == (None, False)
    with pytest.raises(Problem) as problem:
        records.export_record(stopped)
    assert problem.value.code == "secret"
    assert projection.snapshot(stopped, Viewer(-1), 0).position is None


def test_a_seat_adds_a_few_salts_and_no_more(server):
    opened = open_table(server, [human("Ann"), {"kind": "open"}])
    ann = opened.seat(0)
    answers = [ann.post("salt", salt=f"grain {i}") for i in range(6)]
    assert [answer.status_code for answer in answers] == [200] * 4 + [409] * 2
    assert "4 salts" in answers[-1].json()["detail"]
    assert len(opened.see()["fair"]["salts"]) == 4


def test_a_move_without_end_is_tried_once(monkeypatch):
    wish = NewTable(game="crude", seats=[NewSeat("human", "Ann"), NewSeat("human", "Bob")])
    table: Any = opening.prepare_table(wish, shelf(), 0).table
    while not (led_on := commands.move(table, table.mover, table.state.choices()[0], None, table.revision, 0)).entries[
        1:
    ]:
        table.take(led_on)
    tries: list[int] = []

    def salts(self):
        tries.append(1)  # they are asked for once for all draws after a move
        return []

    monkeypatch.setattr(type(table), "salt_texts", property(salts))
    monkeypatch.setattr(entry_writer, "MOST_DRAWS", 0)  # the first draw after a move is one too many
    for _ in range(5):
        with pytest.raises(Problem, match="never comes to an end"):
            commands.move(table, table.mover, table.state.choices()[0], None, table.revision, 0)
    assert len(tries) == 1
