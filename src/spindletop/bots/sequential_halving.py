"""Sequential halving at the root of a search: the candidates are simulated equally often, and the better half goes on.

Karnin, Koren and Somekh: Almost Optimal Exploration in Multi-Armed Bandits (2013); at the root of a tree search as in
Danihelka et al.: Policy Improvement by Planning with Gumbel (2022). Here each candidate is compared with the favourite
of the evaluator, simulation by simulation, under common random numbers.
"""

from typing import final

from mypy_extensions import i64

from spindletop.bots.tree import Node, RunningStatistics
from spindletop.kernel.state import State


@final
class Candidate:
    """A choice of the root: its advantage over the favourite, each simulation paired with one under the same luck."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.advantage = RunningStatistics()

    def expected_advantage(self, trust: float) -> float:
        """Return the mean advantage, the evaluator's opinion counting as `trust` simulations."""
        seen = self.advantage
        return (seen.mean * seen.count - trust * self.node.prior_gap) / (seen.count + trust)


@final
class SequentialHalving:
    """The candidates of one decision, the seed of their common random numbers, and the favourite's results."""

    def __init__(self, root: Node, state: State, seed: i64) -> None:
        self.root = root
        self.state = state
        self.seed = seed
        self.candidates: list[Candidate] = []
        self.favourite_results: list[float] = []

    def add(self, action: i64, prior_gap: float) -> Candidate:
        """Make a choice a candidate; the first is the favourite."""
        node = self.root.child(action, self.state.mover)
        node.prior_gap = prior_gap
        candidate = Candidate(node)
        self.candidates.append(candidate)
        return candidate

    def note(self, candidate: Candidate, result: float) -> None:
        """Compare the nth result of a candidate with the nth of the favourite."""
        if candidate is self.candidates[0]:
            self.favourite_results.append(result)
        candidate.advantage.add(result - self.favourite_results[i64(candidate.advantage.count)])

    def better_half(self, challengers: list[Candidate], trust: float) -> list[Candidate]:
        """Return those that go on, the best first."""
        ranked = sorted([(-rival.expected_advantage(trust), place) for place, rival in enumerate(challengers)])
        return [challengers[place] for _, place in ranked[: (len(challengers) + 1) // 2]]
