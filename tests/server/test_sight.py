"""What is shown is worked out once and kept; what is kept is what would be worked out anew."""

import json

import pytest

from spindletop.games import shelf
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import SPECTATOR
from spindletop.server import acts, sight
from spindletop.server.messages import NewSeat, NewTable
from spindletop.server.opening import lay_out
from spindletop.server.receiver import Receiver


@pytest.mark.parametrize("game", sorted(shelf()))
def test_partial_updates_and_kept_choices_are_those_of_the_position(game):
    seats = [NewSeat("human", f"P{i}") for i in range(shelf()[game].min_seats)]
    table = lay_out(NewTable(game=game, seats=seats), shelf(), 0).table
    receivers = [Receiver(SPECTATOR), *[Receiver(seat.seat) for seat in table.seats]]
    told = [sight.Told() for _ in receivers]
    views = [json.loads(sight.update(table, who, told[i], 0))["position"]["view"] for i, who in enumerate(receivers)]
    rng = Rng(3)
    for _ in range(120):
        state, mover = table.state, table.mover
        if state is None or mover is None:
            break
        assert table.offered is None or table.offered == state.choices()
        action = state.choices()[rng.below(len(state.choices()))]
        table.take(acts.move(table, mover, action, None, table.at, 0))
        for i, who in enumerate(receivers):
            update = json.loads(sight.update(table, who, told[i], 0, partial=True))
            whole = not update["partial"]
            views[i] = update["position"]["view"] if whole else {**views[i], **update["position"]["view"]}
            fresh = table.game.view(table.state, who.seat) if table.game is not None else None
            assert views[i] == json.loads(sight.encode(fresh))
    assert table.n >= 20


def test_a_choice_is_sent_with_its_warning_and_without_one_where_there_is_nothing_to_confirm():
    seats = [NewSeat("human", "Ann"), NewSeat("human", "Bob")]
    table = lay_out(NewTable(game="oilman", seats=seats), shelf(), 0).table
    state, mover = table.state, table.mover
    assert state is not None and mover is not None
    while state.step.name != "bid":
        table.take(acts.move(table, mover, state.choices()[0], None, table.at, 0))
        state, mover = table.state, table.mover
        assert state is not None and mover is not None
    shown = sight.position(table, mover)
    assert shown is not None
    sent = {one["text"]: one.get("warn") for one in json.loads(sight.encode(shown.choices))}
    assert sent["drop"] == "You leave this auction for good and cannot buy the lot."
    assert sent["bid 15"] is None


def test_who_look_on_and_know_the_same_are_sent_the_same_bytes():
    seats = [NewSeat("human", "Ann"), NewSeat("human", "Bob")]
    table = lay_out(NewTable(game="oilman", seats=seats), shelf(), 0).table
    crowd = [sight.Told() for _ in range(3)]
    late = sight.Told()
    for told in crowd:
        sight.update(table, Receiver(SPECTATOR), told, 0, partial=True)
    for _ in range(40):
        state, mover = table.state, table.mover
        assert state is not None and mover is not None
        table.take(acts.move(table, mover, state.choices()[0], None, table.at, 0))
        first, *others = [sight.update(table, Receiver(SPECTATOR), told, 0, partial=True) for told in crowd]
        assert all(one is first for one in others)
        assert sight.update(table, Receiver(mover), sight.Told(table.seq - 1), 0, partial=True) != first
    caught_up = json.loads(sight.update(table, Receiver(SPECTATOR), late, 0, partial=True))
    assert (caught_up["after"], len(caught_up["entries"])) == (0, table.seq)
    assert len(table.sent) <= sight.MOST_SENT
