"""Records: downloaded, uploaded, continued, reviewed; and tables whose rules are gone."""

import asyncio
import json
from typing import Any

import msgspec
import pytest

from servers import open_table, play_on
from spindletop.games import find, shelf
from spindletop.kernel.record import read_record
from spindletop.server.domain import commands, opening, records
from spindletop.server.domain.journal import Played
from spindletop.server.domain.outcome import Outcome
from spindletop.server.domain.table import Table
from spindletop.server.realtime import projection
from spindletop.server.realtime.registry import TableRegistry
from spindletop.server.realtime.viewer import Viewer
from spindletop.server.storage.batches import new_table_batch
from spindletop.server.storage.store import Store
from spindletop.server.wire.problems import Problem
from spindletop.server.wire.requests import NewSeat, NewTable

SHORT: dict[str, Any] = {"rounds": 3, "bidding": "ladder"}


def record_of(opened):
    with opened.server.client(opened.invitation) as client:
        return client.get(f"/tables/{opened.id}/record")


def test_a_finished_record_opens_as_a_review(server):
    opened = open_table(server, options=SHORT)
    seen = play_on([opened.seat(0), opened.seat(1)], 500)
    answer = record_of(opened)
    assert answer.headers["content-type"].startswith("application/x-ndjson")
    review = open_table(server, None, record=answer.text, public=True, options={})
    assert review.table["state"] == "over"
    assert review.table["result"] == seen["result"]
    assert [seat["name"] for seat in review.table["seats"]] == ["Ann", "Bob"]
    assert record_of(review).text == answer.text
    with server.client() as client:
        last = client.get(f"/tables/{review.id}/positions/{seen['position']['n']}?seat=1").json()
        assert last["view"] == seen["position"]["view"]
        assert last["scores"] == seen["result"]["scores"]
        first = client.get(f"/tables/{review.id}/positions/0").json()
        assert (first["n"], first["mover"], first["choices"]) == (0, 0, [])
        assert client.get(f"/tables/{review.id}/positions/99999").json()["code"] == "not_found"


def test_an_unfinished_record_is_continued_and_stays_verifiable(server, other):
    opened = open_table(server, options={**SHORT, "first_seat": "random"})
    play_on([opened.seat(0), opened.seat(1)], 12)
    text = record_of(opened).text
    seats = [{"kind": "human", "name": "Cid"}, {"kind": "human", "name": "Dot"}]
    again = open_table(other, seats, record=text, options={})
    assert again.table["position"]["n"] == text.count("\n") - 1
    assert again.seat(0).see()["position"]["undo"] == [], "what came from elsewhere is not taken back"
    seen = play_on([again.seat(0), again.seat(1)], 500)
    assert seen["state"] == "over"
    record = read_record(record_of(again).text, find)
    assert record.fair_from == text.count("\n") - 1
    assert record.verify() > 0


def test_replay_of_a_running_table_to_any_position(server):
    opened = open_table(server, options=SHORT)
    ann = opened.seat(0)
    views = [ann.see()["position"]["view"]]
    for pick in range(5):
        ann.play(pick)
        views.append(ann.see()["position"]["view"])
    for n, view in enumerate(views):
        assert ann.http.get(f"/tables/{opened.id}/positions/{n}").json()["view"] == view
    assert ann.http.get(f"/tables/{opened.id}/positions/2?seat=1").json()["code"] == "forbidden"


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda lines: [], "empty"),
        (lambda lines: ["x" * 100], "not a line of JSON"),
        (lambda lines: ["[" * 50_000], "not a line of JSON"),
        (lambda lines: ['{"spindletop": 1, "game": "chess"}'], "chess"),
        (lambda lines: [lines[0].replace('"rules": 1', '"rules": 99'), *lines[1:]], "rules version 99"),
        (lambda lines: [*lines[:3], lines[5]], "expected move 3"),
        (lambda lines: [*lines[:3], '{"n": 3, "by": 0, "do": "offer"}'], "against the rules"),
        (lambda lines: [*lines[:3], '{"n": 3, "by": 0, "do": "dance"}'], "dance"),
        (lambda lines: [lines[0], *['{"n": 1, "do": "mark A1"}'] * 20_020], "more than 20000"),
        (lambda lines: [lines[0].replace('"name": ""', '"name": "../../x"')], "edition"),
    ],
)  # fmt: skip
def test_a_wrong_record_is_refused_with_its_reason(server, change, said):
    opened = open_table(server, options=SHORT)
    for pick in range(6):
        opened.seat(0).play(pick)
    lines = record_of(opened).text.splitlines()
    with server.client() as client:
        answer = client.post("/tables", json={"record": "\n".join(change(lines))})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad_record")
    assert said in answer.json()["detail"]


@pytest.mark.parametrize(
    ("toml", "said"),
    [
        ("", "missing"),
        ("id = 'oilman'\nx = ", "not a TOML file"),
        ("a = " + "[" * 5000 + "]" * 5000, "nested"),
        ("a.b" + ".c" * 3000 + " = 1", "nested"),
        ("when = 2020-01-01", "texts, whole numbers"),
        ("big = " + "9" * 400, "whole numbers"),
        ("x = nan", "whole numbers"),
    ],
)
def test_a_wrong_edition_is_refused_with_its_reason(server, toml, said):
    with server.client() as client:
        answer = client.post("/games/oilman/editions", json={"toml": toml})
        assert (answer.status_code, answer.json()["code"]) == (422, "bad_edition")
        assert said in answer.json()["detail"]
        assert client.post("/tables", json={"game": "oilman", "edition_toml": toml}).json()["code"] == "bad_edition"


def test_an_edition_of_ones_own_is_played_with(server):
    with server.client() as client:
        toml = client.get("/games/oilman/editions/default").text
        changed = toml.replace("start_cash = 100", "start_cash = 77")
        assert changed != toml
        assert client.post("/games/oilman/editions", json={"toml": changed}).status_code == 200
        huge = client.post("/games/oilman/editions", json={"toml": "#" * (256 * 1024 + 1)})
        assert huge.status_code == 400
    opened = open_table(server, options=SHORT, edition_toml=changed)
    assert opened.table["edition"]["custom"] is True
    assert opened.table["position"]["view"]["companies"][0]["cash"] == 77
    opened.seat(0).play()
    header = json.loads(record_of(opened).text.splitlines()[0])
    assert header["edition"]["data"]["id"] == "oilman"


def too_new():
    """Return a table, and the same as it is read by a server that does not know its rules yet."""
    wish = NewTable(game="oilman", seats=[NewSeat("human", "Ann"), NewSeat("human", "Bob")], options=SHORT)
    table: Any = opening.prepare_table(wish, shelf(), 0).table
    for _ in range(4):
        table.take(commands.move(table, 0, table.state.choices()[0], None, table.revision, 0))
    terms = msgspec.structs.replace(table.terms, rules_version=99)
    unknown = Table(terms, table.seed, shelf())
    unknown.take(Outcome(table.entries))
    return table, unknown


def test_a_table_of_an_older_version_goes_on_as_it_was_agreed():
    """Interbellum's first version had no option for a discount at home: it was given."""
    seats = [NewSeat("human", name) for name in ("Ann", "Bob", "Cid")]
    agreed: dict[str, Any] = {
        "setup": "first_game",
        "starter": "seat0",
        "home_discount": True,
        "shared_segments": "per_route",
    }
    table: Any = opening.prepare_table(NewTable(game="interbellum", seats=seats, options=agreed), shelf(), 0).table
    options = {name: value for name, value in table.terms.options.items() if name != "home_discount"}
    terms = msgspec.structs.replace(table.terms, rules_version=1, options=options)
    old: Any = Table(terms, table.seed, shelf())
    old.take(Outcome(table.entries))
    assert old.status == "playing"
    assert old.record.options == table.record.options
    assert projection.snapshot(old, Viewer(-1), 0).options == table.record.options, (
        "also what it leaves unsaid is shown"
    )
    for _ in range(6):
        old.take(commands.move(old, old.mover, old.state.choices()[0], None, old.revision, 0))
    assert old.status == "playing"
    assert old.n >= table.n + 6
    assert old.terms.header(old.names, [])["rules"] == 1, "its record will say under which rules it was played"


def test_a_table_goes_on_when_its_game_has_learnt_new_moves():
    """A verb that was added gives all others new numbers; what was played is known by its words."""
    table, _ = too_new()
    renumbered: list[Any] = [
        msgspec.structs.replace(entry, action=entry.action + 7) if isinstance(entry, Played) else entry
        for entry in table.entries
    ]
    later: Any = Table(table.terms, table.seed, shelf())
    later.take(Outcome(renumbered))
    assert later.status == "playing"
    assert later.state.digest() == table.state.digest()
    assert later.entries == table.entries, "whoever looks is told the numbers of today"
    later.take(commands.move(later, 0, later.state.choices()[0], None, later.revision, 0))
    assert later.n == table.n + 1


def test_a_table_whose_rules_are_gone_is_read_and_exported():
    table, unknown = too_new()
    assert unknown.status == "stopped"
    seen = projection.snapshot(unknown, Viewer(-1), 0)
    assert [entry.text for entry in seen.entries if entry.kind == "move"] == [entry.text for entry in table.counting()]
    assert seen.position is None
    assert seen.fair is not None
    assert seen.fair.seed is None, "should its rules come back, nobody has seen what is to be drawn"
    text = records.export_record(unknown)
    assert text.splitlines()[1:] == records.export_record(table).splitlines()[1:]
    assert json.loads(text.splitlines()[0])["rules"] == 99


def test_a_table_whose_rules_are_gone_takes_no_moves_over_the_interface(tmp_path):
    """The same through the database: written by one version, read by the one before it."""

    async def read():
        store = Store(f"sqlite+aiosqlite:///{tmp_path}/old.sqlite3")
        await store.open()
        table, unknown = too_new()
        change: Any = new_table_batch(table)
        change.new_table["deed"] = msgspec.json.encode(unknown.terms).decode()
        await store.write(change)
        registry = TableRegistry(store, shelf())
        live = await registry.find(table.terms.id)
        with pytest.raises(Problem) as problem:
            await registry.run(live, lambda t: commands.move(t, 0, 1, None, t.revision, 0))
        await store.close()
        return problem.value.code, records.export_record(live.table)

    code, text = asyncio.run(read())
    assert code == "not_playable"
    assert text.count("\n") == 5
