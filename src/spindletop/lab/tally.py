"""Counting the facts of a game while it is played: a listener that knows which events matter."""

from collections import defaultdict
from collections.abc import Sequence

from spindletop.kernel.events import Event, Listener
from spindletop.kernel.facts import BY, COUNT, LAST, TOTAL, Fact
from spindletop.kernel.state import State

Figures = dict[str, list[float]]
"""By the name of a fact: a figure for every seat, or a single one for the game."""


class Tally(Listener):
    """Facts of one game after the other; it is set on the played state only, so searching costs nothing."""

    def __init__(self, facts: Sequence[Fact], seats: int) -> None:
        self.seats = seats
        self.facts = facts
        self.by_kind: dict[str, list[Fact]] = defaultdict(list)
        for fact in facts:
            if fact.kind is not None:
                self.by_kind[fact.kind.name].append(fact)
        self.begin()

    def begin(self) -> None:
        """Forget the game before."""
        self.turns = 0
        self.figures: Figures = {}
        self.kinds: Figures = {}
        self.moments: list[tuple[str, int, int]] = []

    def hear(self, event: Event) -> None:
        """Count an event, and whatever facts it belongs to."""
        _add(self.kinds, event.kind.name, event.seat, 1, self.seats)
        for fact in self.by_kind.get(event.kind.name, ()):
            told = {**event.facts, **(event.private or {})}
            if any(told.get(name) != value for name, value in fact.where.items()):
                continue
            if fact.how == COUNT:
                _add(self.figures, fact.name, event.seat, 1, self.seats)
            elif fact.how == TOTAL:
                _add(self.figures, fact.name, event.seat, _amount(told.get(fact.field, 0)), self.seats)
            elif fact.how == BY:
                _add(self.figures, f"{fact.name}.{told.get(fact.field)}", event.seat, 1, self.seats)
            else:
                self.moments.append((fact.name, event.seat, self.turns))

    def end(self, state: State) -> Figures:
        """Return the facts of the game; what never happened is 0, and a moment that never came is left out."""
        for name, seat, turn in reversed(self.moments):  # the first one of its kind is written last
            self.figures.setdefault(name, [1.0] * (self.seats if seat >= 0 else 1))
            self.figures[name][max(0, seat)] = turn / max(1, self.turns)
        for fact in self.facts:
            if fact.how == LAST and fact.value is not None:
                self.figures[fact.name] = [float(fact.value(state, seat)) for seat in range(self.seats)]
        return self.figures


def _add(figures: Figures, name: str, seat: int, amount: float, seats: int) -> None:
    row = figures.get(name)
    if row is None:
        row = figures[name] = [0.0] * (seats if seat >= 0 else 1)
    row[seat if 0 <= seat < len(row) else 0] += amount


def _amount(value: object) -> float:
    return float(value) if isinstance(value, int | float) else 0.0
