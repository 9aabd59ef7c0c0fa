"""A game as a replay: what one viewer may see of every position, and what happened in between, as plain data."""

from collections.abc import Iterator, Sequence
from typing import Any

from spindletop.kernel.events import Chronicle
from spindletop.kernel.game import AnyGame
from spindletop.kernel.record import Record
from spindletop.kernel.state import OVER, SPECTATOR, State
from spindletop.showing.bundle import drawing_of
from spindletop.showing.delta import difference
from spindletop.showing.wire import ResultFacts, TableFacts, log_line, position_facts, result_of, seat_or_none

Replay = dict[str, Any]


def of_record(
    record: Record,
    viewer: int = SPECTATOR,
    names: Sequence[str] | None = None,
    result: ResultFacts | None = None,
) -> Replay:
    """Return a recorded game as `viewer` may see it; once it is over, also through the eyes of every seat."""
    called = list(names) if names is not None else [name.partition(" (")[0] for name in record.names]
    entries: list[dict[str, Any]] = []
    writer = _FrameWriter(record.game, viewer)
    for state, entry in _positions(record, viewer, called):
        if entry is not None:
            entries.append(entry)
        writer.add(state)
    last = writer.last
    if result is None and last.mover == OVER:
        result = result_of(last, last.ending, last.ended_by)
    eyes = {} if result is None else _eyes(record, viewer)
    table = _table(record.game, called, viewer, record.options, result)
    return {**_shared(record.game), "table": table, "entries": entries, "frames": writer.frames, "eyes": eyes}


def of_state(game: AnyGame, state: State, viewer: int = SPECTATOR, names: Sequence[str] | None = None) -> Replay:
    """Return a single position as `viewer` may see it."""
    called = list(names) if names is not None else [f"Seat {i}" for i in range(state.seats)]
    writer = _FrameWriter(game, viewer)
    writer.add(state)
    result = result_of(state, state.ending, state.ended_by) if state.mover == OVER else None
    table = _table(game, called, viewer, {}, result)
    return {**_shared(game), "table": table, "entries": [], "frames": writer.frames, "eyes": {}}


class _FrameWriter:
    """Positions as one viewer sees them, each described by its difference from the one before."""

    def __init__(self, game: AnyGame, viewer: int) -> None:
        self.game = game
        self.viewer = viewer
        self.view: Any = {}
        self.frames: list[dict[str, Any]] = []
        self.last: State

    def add(self, state: State) -> None:
        view = self.game.view(state, self.viewer)
        self.frames.append({**position_facts(state, len(self.frames)), "view": difference(self.view, view) or {}})
        self.view, self.last = view, state


def _positions(record: Record, viewer: int, names: list[str]) -> Iterator[tuple[State, dict[str, Any] | None]]:
    """Yield every position with what led to it; it is always the same state, so look at it at once."""
    state = record.start()
    chronicle = Chronicle()
    state.listener = chronicle
    yield state, None
    for n, action in enumerate(record.actions, start=1):
        verb = state.vocabulary.verb(action)
        x = action - int(verb.base)
        entry: dict[str, Any] = {"seq": n, "n": n, "kind": "chance", "seat": None}
        if state.mover >= 0:
            entry |= {"kind": "move", "seat": int(state.mover)}
        if verb.visible(state, x, viewer) and (place := verb.place(state, x)):
            entry["place"] = place
        state.play(action)
        entry["lines"] = [log_line(event, viewer, names) for event in chronicle.take()]
        yield state, entry


def _eyes(record: Record, viewer: int) -> dict[str, list[Any] | None]:
    """Return how each position looks different to every other viewer, or None for a viewer who sees no difference."""
    game = record.game
    others = [seat for seat in range(SPECTATOR, len(record.names)) if seat != viewer]
    if game.same_view:
        return {str(seat): None for seat in others}
    seen: dict[int, list[Any]] = {seat: [] for seat in others}
    for state, _ in _positions(record, viewer, record.names):
        public = game.view(state, viewer)
        for seat, looks in seen.items():
            looks.append(difference(public, game.view(state, seat)) or {})
    return {str(seat): looks if any(looks) else None for seat, looks in seen.items()}


def _shared(game: AnyGame) -> Replay:
    drawn = drawing_of(game) is not None
    rules = (game.folder / "rules.md").read_text(encoding="utf-8")
    return {"game": {"id": game.id, "title": game.title, "drawn": drawn}, "rules": rules}


def _table(game: AnyGame, names: list[str], viewer: int, options: Any, result: ResultFacts | None) -> TableFacts:
    """Return what the browser needs to know about the table, as the server would send it."""
    seats = [
        {"seat": i, "colour": game.colours[i], "kind": "human", "name": name, "bot": None, "out_of_time": False}
        for i, name in enumerate(names)
    ]
    return TableFacts(
        id="film",
        game=game.id,
        title=game.title,
        state="playing" if result is None else "over",
        seats=seats,
        options=options,
        me=seat_or_none(viewer),
        host=False,
        agreed=[],
        votes={},
        rematch=None,
        fair=None,
        result=result,
    )
