"""The tree that a search grows, and how far apart its results lie."""

import math
from typing import Final, final

from mypy_extensions import i64

ROOT: Final[i64] = -3
"""Instead of a seat: nobody chose the root."""


@final
class Spread:
    """How far apart the results of a search lie: the measure of its doubts."""

    def __init__(self) -> None:
        self.count = 0.0
        self.mean = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        """Take one more result into account."""
        self.count += 1.0
        step = value - self.mean
        self.mean += step / self.count
        self.squares += step * (value - self.mean)

    def deviation(self) -> float:
        """Return the standard deviation."""
        return math.sqrt(self.squares / self.count) if self.count > 1.0 else 1.0

    def error(self) -> float:
        """Return how far the mean of the results may be off."""
        return self.deviation() / math.sqrt(self.count) if self.count > 1.0 else math.inf


@final
class Node:
    """One position of the tree, reached by `action` of `seat`; its worth is counted for that seat."""

    def __init__(self, action: i64, seat: i64) -> None:
        self.action = action
        self.seat = seat
        self.visits: i64 = 0
        self.total = 0.0
        self.promise = 0.0
        """How much less the lookahead promises of it than of the best choice beside it."""
        self.fate = 0.0
        """Where the first outcome of the chance that follows was drawn, from 0 to 1."""
        self.falls: i64 = 0
        """How often that chance was met."""
        self.children: list[Node] = []
        self.by_action: dict[int, Node] = {}
        self.order: list[tuple[float, int]] = []

    def become_root(self) -> None:
        """Begin a search of its own: its choices compete anew, what was found further down stays."""
        self.seat = ROOT
        self.order = []
        for child in self.children:
            child.visits = 0
            child.total = 0.0

    def child(self, action: i64, seat: i64) -> "Node":
        """Return the node that `action` leads to, made on first use."""
        found = self.by_action.get(int(action))
        if found is None:
            found = Node(action, seat)
            self.children.append(found)
            self.by_action[int(action)] = found
        return found
