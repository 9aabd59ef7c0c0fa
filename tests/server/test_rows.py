"""How entries are stored never changes: a database of yesterday is read by the server of tomorrow."""

import json
from types import SimpleNamespace
from typing import Any

import pytest

from spindletop.server.domain import journal
from spindletop.server.storage.rows import from_row, to_row
from spindletop.server.wire.parts import Result

RESULT: dict[str, Any] = {"ending": "agreed", "clause": None, "scores": [3, 4], "winners": [1], "digest": "d1"}
STORED = [
    (journal.TableOpened(), "open", {}),
    (journal.TableOpened(begins=5), "open", {"more": {"begins": 5}}),
    (
        journal.SeatChanged(seat=1, change="freed", sits="open", name=""),
        "seat",
        {"more": {"change": "freed", "sits": "open", "name": ""}},
    ),
    (
        journal.SeatChanged(seat=0, change="left", sits="bot", name="Ann", bot="greedy"),
        "seat",
        {"more": {"change": "left", "sits": "bot", "name": "Ann", "bot": "greedy"}},
    ),
    (journal.SaltAdded(seat=0, salt="grain"), "salt", {"text": "grain"}),
    (journal.GameStarted(), "start", {}),
    (
        journal.Moved(seat=0, move_id="12345678", n=1, action=0, text="pass", last=9, place="hole:D3", imported=True),
        "move",
        {"n": 1, "action": 0, "text": "pass", "last": 9, "more": {"place": "hole:D3", "imported": True}},
    ),
    (
        journal.ChanceCame(n=2, action=7, text="time up", seen=[], supplied="clock"),
        "chance",
        {"n": 2, "action": 7, "text": "time up", "seen": [], "more": {"supplied": "clock"}},
    ),
    (journal.MovesUndone(seat=1, n=0, move_id="12345678"), "undo", {"n": 0}),
    (journal.ChatSaid(seat=1, text="hi", name="Bob"), "chat", {"text": "hi", "more": {"name": "Bob"}}),
    (journal.NoticeGiven(text="hello"), "notice", {"text": "hello"}),
    (journal.WebhookChanged(seat=1), "webhook", {}),
    (journal.TimeRanOut(seat=1), "time", {}),
    (journal.ClockResumed(), "resume", {}),
    (journal.EndOffered(seat=0, agree=False), "agree", {"more": {"agree": False}}),
    (journal.VoteCast(seat=0, about=1), "vote", {"more": {"about": 1}}),
    (journal.GameEnded(result=Result(**RESULT), seed="00ff"), "over", {"more": {"result": RESULT, "seed": "00ff"}}),
    (journal.RematchOpened(table="abc"), "rematch", {"text": "abc"}),
]


@pytest.mark.parametrize(("entry", "kind", "body"), STORED, ids=[f"{i}-{case[1]}" for i, case in enumerate(STORED)])
def test_an_entry_is_stored_in_this_form_and_read_again(entry, kind, body):
    written = journal.stamped(entry, 3, 1000)
    row = to_row("t", written)
    columns = {"table_id": "t", "seq": 3, "kind": kind, "time": 1000, "seat": entry.seat}
    assert {**row, "body": json.loads(row["body"])} == {
        **columns,
        "move_id": getattr(entry, "move_id", None),
        "body": body,
    }
    assert from_row(SimpleNamespace(**row)) == written
