"""What is shown is worked out once and kept; what is kept is what would be worked out anew."""

import json

import pytest

from spindletop.games import shelf
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import SPECTATOR
from spindletop.server.domain import commands
from spindletop.server.domain.opening import prepare_table
from spindletop.server.realtime import projection
from spindletop.server.realtime.viewer import Viewer
from spindletop.server.wire.requests import NewSeat, NewTable


@pytest.mark.parametrize("game", sorted(shelf()))
def test_partial_updates_and_kept_choices_are_those_of_the_position(game):
    seats = [NewSeat("human", f"P{i}") for i in range(shelf()[game].min_seats)]
    table = prepare_table(NewTable(game=game, seats=seats), shelf(), 0).table
    viewers = [Viewer(SPECTATOR), *[Viewer(seat.seat) for seat in table.seats]]
    told = [projection.Cursor() for _ in viewers]
    views = [json.loads(projection.update(table, who, told[i], 0))["position"]["view"] for i, who in enumerate(viewers)]
    rng = Rng(3)
    for _ in range(120):
        state, mover = table.state, table.mover
        if state is None or mover is None:
            break
        assert table.offered is None or table.offered == state.choices()
        action = state.choices()[rng.below(len(state.choices()))]
        table.take(commands.move(table, mover, action, None, table.revision, 0))
        for i, who in enumerate(viewers):
            update = json.loads(projection.update(table, who, told[i], 0, partial=True))
            whole = not update["partial"]
            views[i] = update["position"]["view"] if whole else {**views[i], **update["position"]["view"]}
            fresh = table.game.view(table.state, who.seat) if table.game is not None else None
            assert views[i] == json.loads(projection.encode(fresh))
    assert table.n >= 20


def test_a_choice_is_sent_with_its_warning_and_without_one_where_there_is_nothing_to_confirm():
    seats = [NewSeat("human", "Ann"), NewSeat("human", "Bob")]
    table = prepare_table(NewTable(game="oilman", seats=seats), shelf(), 0).table
    state, mover = table.state, table.mover
    assert state is not None and mover is not None
    while state.step.name != "bid":
        table.take(commands.move(table, mover, state.choices()[0], None, table.revision, 0))
        state, mover = table.state, table.mover
        assert state is not None and mover is not None
    shown = projection.position(table, mover)
    assert shown is not None
    sent = {one["text"]: one.get("warn") for one in json.loads(projection.encode(shown.choices))}
    assert sent["drop"] == "You leave this auction for good and cannot buy the lot."
    assert sent["bid 15"] is None


def test_a_choice_is_sent_with_its_arguments_and_only_the_figures_that_are_known():
    seats = [NewSeat("human", "Ann"), NewSeat("human", "Bob")]
    table = prepare_table(NewTable(game="crude", seats=seats), shelf(), 0).table
    mover = table.mover
    assert mover is not None
    shown = projection.position(table, mover)
    assert shown is not None
    sent = {one["text"]: one for one in json.loads(projection.encode(shown.choices))}
    rig = next(one for text, one in sent.items() if text.startswith("buy_rig"))
    assert set(rig) == {"id", "verb", "text", "words", "place", "hint", "args", "cost"}
    assert " ".join([rig["verb"], *map(str, rig["args"].values())]) == rig["text"]
    assert f"for {rig['cost']} " in rig["words"]
    assert set(sent["end_assets"]) == {"id", "verb", "text", "words", "place", "hint", "args"}
    assert sent["end_assets"]["args"] == {}


def test_who_look_on_and_know_the_same_are_sent_the_same_bytes():
    seats = [NewSeat("human", "Ann"), NewSeat("human", "Bob")]
    table = prepare_table(NewTable(game="oilman", seats=seats), shelf(), 0).table
    crowd = [projection.Cursor() for _ in range(3)]
    late = projection.Cursor()
    for told in crowd:
        projection.update(table, Viewer(SPECTATOR), told, 0, partial=True)
    for _ in range(40):
        state, mover = table.state, table.mover
        assert state is not None and mover is not None
        table.take(commands.move(table, mover, state.choices()[0], None, table.revision, 0))
        first, *others = [projection.update(table, Viewer(SPECTATOR), told, 0, partial=True) for told in crowd]
        assert all(one is first for one in others)
        assert projection.update(table, Viewer(mover), projection.Cursor(table.seq - 1), 0, partial=True) != first
    caught_up = json.loads(projection.update(table, Viewer(SPECTATOR), late, 0, partial=True))
    assert (caught_up["after"], len(caught_up["entries"])) == (0, table.seq)
    assert len(table.message_cache) <= projection.MOST_SENT
