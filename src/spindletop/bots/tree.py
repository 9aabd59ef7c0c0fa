"""The tree that a search grows, and the mean and spread of its results."""

import math
from typing import Final, final

from mypy_extensions import i64

ROOT: Final[i64] = -3
"""Stands for a seat at the root, which nobody chose."""


@final
class RunningStatistics:
    """Running mean and standard deviation of results (Welford 1962)."""

    def __init__(self) -> None:
        self.count = 0.0
        self.mean = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        """Add a result."""
        self.count += 1.0
        step = value - self.mean
        self.mean += step / self.count
        self.squares += step * (value - self.mean)

    def deviation(self) -> float:
        """Return the standard deviation."""
        return math.sqrt(self.squares / self.count) if self.count > 1.0 else 1.0

    def standard_error(self) -> float:
        """Return the standard error of the mean."""
        return self.deviation() / math.sqrt(self.count) if self.count > 1.0 else math.inf


@final
class Node:
    """One position of the tree, reached by `action` of `seat`; its worth is counted for that seat."""

    def __init__(self, action: i64, seat: i64) -> None:
        self.action = action
        self.seat = seat
        self.visits: i64 = 0
        self.total = 0.0
        self.prior_gap = 0.0
        """How much less than its best sibling it is worth by the evaluator, before any simulation."""
        self.chance_offset = 0.0
        """Where the first outcome of the chance that follows was sampled, from 0 to 1."""
        self.chance_samples: i64 = 0
        """How often that chance was sampled."""
        self.children: list[Node] = []
        self.by_action: dict[int, Node] = {}
        self.ranking: list[tuple[float, int]] = []
        """Its actions with their prior gaps, the most promising first."""

    def become_root(self) -> None:
        """Become the root of a new search: its choices compete afresh, what lies further down is kept."""
        self.seat = ROOT
        self.ranking = []
        for child in self.children:
            child.visits = 0
            child.total = 0.0

    def child(self, action: i64, seat: i64) -> "Node":
        """Return the node that `action` leads to, made on first use."""
        node = self.by_action.get(int(action))
        if node is None:
            node = Node(action, seat)
            self.children.append(node)
            self.by_action[int(action)] = node
        return node
