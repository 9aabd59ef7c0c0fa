"""Lessons at real tables: listed, opened, learned over REST and live, taken back, recorded, and nothing else."""

import asyncio
import uuid
from typing import Any

import msgspec
import pytest

from lessons import all_lessons
from servers import Opened, Server, eventually, live
from spindletop.games import find, shelf
from spindletop.kernel.record import read_record
from spindletop.lessons.library import find_lesson, lessons_of
from spindletop.server.domain import commands
from spindletop.server.domain.due import LESSON_KEPT
from spindletop.server.domain.lesson_opening import prepare_lesson
from spindletop.server.domain.outcome import Outcome
from spindletop.server.domain.records import export_record, uploaded_record
from spindletop.server.domain.table import Table
from spindletop.server.realtime import projection
from spindletop.server.realtime.registry import TableRegistry
from spindletop.server.realtime.viewer import Viewer
from spindletop.server.storage.batches import new_table_batch
from spindletop.server.storage.store import Store
from spindletop.server.wire.problems import Problem


def begin(server, game="crude", lesson="at-the-pump", **body):
    with server.client() as client:
        answer = client.post(f"/games/{game}/lessons/{lesson}/tables", json=body)
    assert answer.status_code == 201, answer.text
    return Opened(server, answer.json())


def choose(player, text):
    """Play a move by its text and return the table afterwards."""
    answer = player.post("moves", id=str(uuid.uuid4()), at=player.see()["at"], text=text)
    assert answer.status_code == 200, answer.text
    return player.see()


def take_back(player, to=None):
    return player.post("undo", id=str(uuid.uuid4()), at=player.see()["at"], to=to)


def test_the_lessons_of_a_game_are_listed(server):
    with server.client() as client:
        cards = client.get("/games/crude/lessons").json()
        assert [card["number"] for card in cards] == [1, 2, 3, 4, 5, 6]
        assert cards[0] == {
            "name": "at-the-pump",
            "number": 1,
            "title": "At the pump",
            "promise": "Read the dice, refine a barrel and sell gasoline to drivers.",
            "minutes": 2,
            "steps": 2,
            "teaches": ["pump", "refine"],
        }
        assert client.get("/games/crude").json()["lessons"] == 6
        aid = client.get("/games/crude/rules").json()["aid"]
        assert len(aid["turn"]) == 6
        assert aid["forgotten"][0]["clause"] == "CR-506"
        assert client.get("/games/chess/lessons").json()["code"] == "not_found"
        missing = client.post("/games/crude/lessons/flying/tables", json={})
        assert (missing.status_code, missing.json()["code"]) == (404, "not_found")


def test_a_lesson_is_learned_to_its_end(server, other):
    opened = begin(server, name="Ann")
    ann = opened.seat(0)
    seen = ann.see()
    assert seen["fair"] is None
    assert seen["lesson"] == {
        "name": "at-the-pump",
        "number": 1,
        "of": 6,
        "title": "At the pump",
        "promise": "Read the dice, refine a barrel and sell gasoline to drivers.",
        "goal": "Have 89 millions before this production ends.",
        "minutes": 2,
        "steps": 2,
        "teaches": ["pump", "refine"],
        "next": "one-market-a-turn",
    }
    assert [seat["kind"] for seat in seen["seats"]] == ["human", "bot", "bot", "bot"]
    first = seen["position"]["lesson"]
    assert first["text"].endswith("Sell it to the drivers for 25.")
    assert (first["step"], first["show"], first["left"]) == (1, ["consumer:next"], 6)
    assert (first["told"], first["outcome"]) == (None, "")
    second = choose(ann, "pump")["position"]["lesson"]
    assert (second["step"], second["show"], second["left"]) == (2, ["refineries:Q0"], 5)
    assert second["text"].startswith("65 now.")
    choose(opened.seat(0, other), "refine")
    done = choose(ann, "pump")
    assert done["position"]["lesson"]["outcome"] == "done"
    assert done["position"]["lesson"]["text"].startswith("Two sales and a refined barrel")
    assert (done["position"]["mover"], done["position"]["choices"]) == (None, [])
    late = ann.post("moves", id=str(uuid.uuid4()), at=done["at"], text="refine").json()
    assert (late["code"], "The lesson is over" in late["detail"]) == ("not_now", True)


def test_another_move_is_played_its_consequence_told_and_taken_back(server):
    ann = begin(server).seat(0)
    lost = choose(ann, "end_production")["position"]
    assert "hits never wait" in lost["lesson"]["told"]["text"]
    assert lost["lesson"]["told"]["within_reach"] is False
    assert lost["lesson"]["outcome"] == "lost"
    assert lost["undo"] == [0]
    assert take_back(ann).status_code == 200
    again = ann.see()["position"]
    assert (again["lesson"]["outcome"], again["lesson"]["step"], again["n"]) == ("", 1, 0)
    assert again["choices"]
    assert take_back(ann).json()["code"] == "nothing_to_undo"


def test_taking_back_crosses_dice_and_rivals_and_the_first_point_begins_anew(server):
    ann = begin(server, "pipe_it_up", "first-pipelines").seat(0)
    start = ann.see()["position"]
    choose(ann, "build L04")
    after = choose(ann, "end_turn")["position"]
    assert len(after["undo"]) == 2
    assert after["n"] > after["undo"][1] + 3, "dice and a rival came in between"
    assert take_back(ann, after["undo"][1]).status_code == 200
    assert [entry["kind"] for entry in ann.see()["entries"]][-1] == "undo"
    same = choose(ann, "end_turn")["position"]
    assert (same["view"], same["lesson"]) == (after["view"], after["lesson"]), "the luck of a lesson is written down"
    assert take_back(ann, same["undo"][0]).status_code == 200
    anew = ann.see()["position"]
    assert (anew["view"], anew["choices"]) == (start["view"], start["choices"])


def test_hints_are_given_to_the_learner_alone(server):
    opened = begin(server)
    ann = opened.seat(0)
    hints = [ann.post("hint", level=level).json() for level in (1, 2, 3)]
    assert hints[0]["text"] == "Which of your pieces turns gasoline into cash?"
    assert [hint["choice"] for hint in hints[:2]] == [None, None]
    assert hints[1]["places"] == ["consumer:next"]
    offered = {choice["text"]: choice["id"] for choice in ann.see()["position"]["choices"]}
    assert hints[2]["choice"] == offered["pump"]
    assert ann.post("hint", level=4).json()["code"] == "bad_request"
    with server.client(opened.invitation) as client:
        assert client.post(f"/tables/{opened.id}/hint", json={}).json()["code"] == "forbidden"
        assert client.get(f"/tables/{opened.id}").json()["position"]["lesson"] is None


def test_whoever_follows_the_third_hint_reaches_the_goal(server):
    for game in shelf():
        ann = (opened := begin(server, game, lessons_of(find(game))[-1].name)).seat(next(iter(opened.tokens)))
        seen = ann.see()
        while seen["position"]["lesson"]["outcome"] == "":
            answer = ann.move(seen["at"], ann.post("hint", level=3).json()["choice"])
            assert answer.status_code == 200, answer.text
            seen = ann.see()
        assert seen["position"]["lesson"]["outcome"] == "done"
        assert ann.post("hint").json()["code"] == "not_now"


def test_the_live_connection_tells_the_lesson(server):
    opened = begin(server)

    async def learn():
        async with live(server, opened.id, opened.tokens[0]) as ann:
            first = (await ann.next("snapshot"))["table"]
            assert first["position"]["lesson"]["step"] == 1
            await ann.send(type="move", id=str(uuid.uuid4()), at=first["at"], text="pump", ref="a")
            update = await ann.next("update")
            assert update["position"]["lesson"]["step"] == 2
            await ann.send(type="undo", id=str(uuid.uuid4()), at=update["at"], ref="b")
            assert (await ann.next("update"))["position"]["lesson"]["step"] == 1

    asyncio.run(learn())


def test_a_lesson_has_no_bots_no_salts_and_no_agreement_to_end(server):
    opened = begin(server)
    ann = opened.seat(0)
    wishes: dict[str, dict[str, Any]] = {
        "salt": {"salt": "x"},
        "end": {"agree": True},
        "seats/0/bot": {"bot": "greedy"},
    }
    for what, body in wishes.items():
        assert ann.post(what, **body).json()["code"] == "not_now", what
    assert ann.post("rematch").json()["code"] == "not_now"
    with server.client() as client:
        assert opened.id not in [card["id"] for card in client.get("/tables").json()]


def test_the_record_of_a_lesson_replays_and_cannot_be_played_on(server):
    opened = begin(server, "interbellum", "where-armies-go")
    ann = opened.seat(0)
    seen = choose(ann, "expand britain palestine")
    with server.client(opened.tokens[0]) as client:
        text = client.get(f"/tables/{opened.id}/record").text
        page = client.get(f"/tables/{opened.id}/replay")
        upload = client.post("/tables", json={"record": text})
    record = read_record(text, find)
    assert record.position is not None
    assert find("interbellum").view(record.replay(), 0)["players"] == seen["position"]["view"]["players"]
    assert record.verify() >= 1
    assert page.status_code == 200
    assert upload.json()["code"] == "bad_record"
    assert "position of its own" in upload.json()["detail"]


def test_a_lesson_that_was_given_up_is_removed_after_two_days(tmp_path):
    lesson = find_lesson(find("crude"), "at-the-pump")

    async def lay_up():
        store = Store(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3")
        await store.open()
        now = TableRegistry(store, shelf()).now()
        tables = [prepare_lesson(lesson, "Ann", shelf(), now - age) for age in (3 * LESSON_KEPT // 2, LESSON_KEPT // 2)]
        for opened in tables:
            await store.write(new_table_batch(opened.table))
        await store.close()
        return [(opened.table.terms.id, opened.tokens[0].token) for opened in tables]

    (old, _), (young, token) = asyncio.run(lay_up())
    server = Server(str(tmp_path / "tables.sqlite3"), "--rate", "0", "--workers", "1").start()
    try:
        eventually(lambda: server.client().get(f"/tables/{old}").status_code == 404)
        assert server.client(token).get(f"/tables/{young}").status_code == 200
    finally:
        server.kill()


# -- the same without a server


def learned(lesson, lines):
    """Return a table after these moves of the learner, and one that was read from its journal."""
    table = prepare_lesson(lesson, "Ann", shelf(), 1000).table
    for line in lines:
        action = lesson.game.vocabulary.parse(line)
        table.take(commands.move(table, lesson.me, action, None, table.revision, 2000))
    again = Table(table.terms, table.seed, shelf())
    again.take(Outcome(table.entries))
    return table, again


@pytest.mark.parametrize("lesson", [one for one in all_lessons() if one.game.id in shelf()], ids=lambda one: one.source)
def test_a_table_for_every_lesson_can_be_opened_read_again_and_recorded(lesson):
    table, again = learned(lesson, [])
    seen = projection.snapshot(table, Viewer(lesson.me), 3000)
    assert seen.position is not None and seen.position.lesson is not None
    assert seen.position.choices
    assert again.state is not None and table.state is not None
    assert again.state.digest() == table.state.digest()
    record = read_record(export_record(table), find)
    assert record.replay().digest() == table.state.digest()


def test_a_learner_who_comes_back_finds_the_lesson_as_it_was():
    lesson = find_lesson(find("oilman"), "draw-and-bid")
    table, again = learned(lesson, ["draw", "mark H9"])
    told = [projection.position(one, lesson.me) for one in (table, again)]
    assert told[0] is not None and told[1] is not None
    assert told[0].lesson == told[1].lesson
    assert told[0].undo == told[1].undo == [0, 1]


def test_a_table_whose_lesson_is_gone_stops_and_can_be_exported():
    lesson = find_lesson(find("crude"), "at-the-pump")
    table, _ = learned(lesson, ["pump"])
    gone = Table(msgspec.structs.replace(table.terms, lesson="taken-out"), table.seed, shelf())
    gone.take(Outcome(table.entries))
    assert gone.status == "stopped"
    assert '"spindletop": 2' in export_record(gone)


def test_a_record_with_a_position_is_refused_before_anything_is_laid_out():
    table, _ = learned(find_lesson(find("crude"), "at-the-pump"), ["pump"])
    with pytest.raises(Problem, match="position of its own"):
        uploaded_record(export_record(table), shelf())
