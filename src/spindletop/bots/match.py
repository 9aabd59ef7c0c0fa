"""The choices of a position competing with the one that the lookahead likes best."""

from typing import final

from mypy_extensions import i64

from spindletop.bots.tree import Node, Spread
from spindletop.kernel.state import State


@final
class Entrant:
    """A choice that competes: how far it is ahead of the favourite, each look compared with one of equal luck."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.ahead = Spread()

    def lead(self, trust: float) -> float:
        """Return the lead that was found and, while that is little, the one that was promised."""
        return (self.ahead.mean * self.ahead.count - trust * self.node.promise) / (self.ahead.count + trust)


@final
class Match:
    """Where a competition starts from, the luck its looks meet, and what the favourite made of it."""

    def __init__(self, root: Node, state: State, luck: i64) -> None:
        self.root = root
        self.state = state
        self.luck = luck
        self.entrants: list[Entrant] = []
        self.results: list[float] = []

    def enter(self, action: i64, promise: float) -> Entrant:
        """Let a choice compete; the first is the favourite."""
        node = self.root.child(action, self.state.mover)
        node.promise = promise
        entrant = Entrant(node)
        self.entrants.append(entrant)
        return entrant

    def note(self, entrant: Entrant, result: float) -> None:
        """Compare a result with that of the favourite when it was looked at as often."""
        if entrant is self.entrants[0]:
            self.results.append(result)
        entrant.ahead.add(result - self.results[i64(entrant.ahead.count)])

    def better_half(self, challengers: list[Entrant], trust: float) -> list[Entrant]:
        """Return those that go on, the best first."""
        ranked = sorted([(-entrant.lead(trust), place) for place, entrant in enumerate(challengers)])
        return [challengers[place] for _, place in ranked[: (len(challengers) + 1) // 2]]
