"""Entries are sent in the form that the type of their kind states, to every viewer."""

import json
from typing import get_args, get_type_hints

import msgspec
import pytest

from spindletop.games import shelf
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import SPECTATOR
from spindletop.server.domain import commands, journal
from spindletop.server.domain.journal import stamped
from spindletop.server.domain.opening import prepare_table
from spindletop.server.realtime import projection
from spindletop.server.wire.entries import AnyEntry
from spindletop.server.wire.names import EntryKind
from spindletop.server.wire.parts import Result
from spindletop.server.wire.requests import NewSeat, NewTable

FORMS = {kind: form for form in get_args(AnyEntry) for kind in get_args(get_type_hints(form)["kind"])}
OTHERS: list[journal.Entry] = [
    journal.SeatChanged(seat=0, change="bot", sits="bot", name="Greedy", bot="greedy"),
    journal.SeatChanged(seat=0, change="renamed", sits="human", name="Ann"),
    journal.SaltAdded(seat=1, salt="pepper"),
    journal.MovesUndone(seat=0, n=1),
    journal.ChatSaid(seat=0, text="Hello"),
    journal.ChatSaid(seat=0, text="Hello", name="Ann"),
    journal.NoticeGiven(text="The clock was stopped."),
    journal.WebhookChanged(seat=0),
    journal.TimeRanOut(seat=0),
    journal.ClockResumed(),
    journal.EndOffered(seat=0, agree=True),
    journal.VoteCast(seat=0, about=1),
    journal.GameEnded(result=Result("agreed", None, [1, 2], [1], "d"), seed="00"),
    journal.RematchOpened(table="next"),
]


def check(table, entry):
    for viewer in range(SPECTATOR, len(table.seats)):
        sent = json.loads(projection.encode(projection.entry(table, entry, viewer)))
        form = FORMS[sent["kind"]]
        msgspec.convert(sent, form, strict=True)
        assert set(sent) <= set(get_type_hints(form))


def opened(game):
    seats = [NewSeat("human", f"P{i}") for i in range(shelf()[game].min_seats)]
    return prepare_table(NewTable(game=game, seats=seats), shelf(), 0).table


def test_every_kind_of_entry_has_a_form():
    assert set(FORMS) == set(get_args(EntryKind))


@pytest.mark.parametrize("game", sorted(shelf()))
def test_what_is_played_is_sent_in_its_form(game):
    table, rng = opened(game), Rng(5)
    for _ in range(30):
        state, mover = table.state, table.mover
        if state is None or mover is None:
            break
        action = state.choices()[rng.below(len(state.choices()))]
        table.take(commands.move(table, mover, action, None, table.revision, 0))
    assert {"open", "start", "move"} <= {entry.kind for entry in table.entries}
    for entry in table.entries:
        check(table, entry)


@pytest.mark.parametrize("entry", OTHERS, ids=lambda entry: entry.kind)
def test_every_other_entry_is_sent_in_its_form(entry):
    table = opened("oilman")
    check(table, stamped(entry, table.seq + 1, 0))
