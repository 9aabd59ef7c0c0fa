"""The searching bot: Monte-Carlo tree search for any number of seats, with chance and secrets, for every game.

What it is made of, by the names of the literature:

* UCT, each seat maximising its own utility: Kocsis and Szepesvari, Bandit Based Monte-Carlo Planning (2006).
* Information-set MCTS: every simulation searches one determinisation, all share one tree. Cowling, Powley and
  Whitehouse, Information Set Monte Carlo Tree Search (2012).
* Progressive widening: Coulom, Computing Elo Ratings of Move Patterns in the Game of Go (2007).
* Sequential halving at the root, under common random numbers: see `sequential_halving` and `common_random_numbers`.
* Chance nodes are sampled by a low-discrepancy sequence, the multiples of the golden ratio modulo 1.
"""

import math
from typing import Any, Final, final

from mypy_extensions import i64

from spindletop.bots.bot import Bot
from spindletop.bots.budget import Budget
from spindletop.bots.common_random_numbers import CommonRandomNumbers
from spindletop.bots.evaluator import Evaluator, InsightEvaluator
from spindletop.bots.rollout import Rollout
from spindletop.bots.sequential_halving import Candidate, SequentialHalving
from spindletop.bots.tree import ROOT, Node, RunningStatistics
from spindletop.kernel.buffer import Buffer
from spindletop.kernel.game import AnyGame
from spindletop.kernel.refusal import LEGAL
from spindletop.kernel.state import CHANCE, OVER, State

SHORTLIST: Final[i64] = 16
"""How many choices of a position below the root are ranked before it is searched."""
ROLLOUT_LIMIT: Final[i64] = 60
"""The most decisions that a rollout plays where turns do not pass on."""
ENDLESS: Final[i64] = 1000000
LEAST_CANDIDATES: Final = 2
"""This many choices are simulated before it is estimated how many there is time for."""
GOLDEN_RATIO: Final = 0.6180339887498949
"""Its multiples modulo 1 are spread evenly, however many there are."""
TWO_TO_32: Final = 4294967296.0


@final
class MctsBot(Bot):
    """Grows a tree of what may follow, assuming that each seat maximises its own lead.

    `playouts` (the number of simulations) and `seconds` bound the search (seconds, if given, alone). Rollouts beyond
    the tree last for `rounds` rounds (a negative number: to the end of the game; if none is given, as far as its
    insight advises), each seat taking the best of `tries` choices drawn at random (0: of all its choices; 1: any);
    then the evaluator judges. `explore` is the exploration constant of UCT, in standard deviations of the results. The
    evaluator's opinion of a choice counts as much as `trust` simulations. Progressive widening: a position visited n
    times considers about `widen` times the square root of n choices, the most promising first, so that 180 holes do not
    swamp it. A choice that the evaluator likes less must be ahead by `proof` standard errors.
    A seat that decides again at once continues with its tree, unless `reuse` is 0.

    Every simulation draws again what the seat cannot know, and spreads the outcomes of chance evenly over the visits,
    each as often as it is likely. The nth simulation of each choice of the root meets the same random numbers.
    """

    def __init__(
        self,
        game: AnyGame,
        seed: int = 0,
        playouts: int = 200,
        seconds: float = 0.0,
        rounds: float | None = None,
        tries: int = 0,
        explore: float = 0.5,
        widen: float = 0.6,
        trust: float = 10.0,
        reuse: int = 1,
        proof: float = 1.0,
        evaluator: Evaluator | None = None,
    ) -> None:
        super().__init__(game, seed)
        if playouts < 1 or seconds < 0 or explore < 0 or widen < 0 or trust < 0 or tries < 0 or proof < 0:
            raise ValueError("playouts must be at least 1, and nothing but rounds may be negative")
        self.playouts: i64 = playouts
        self.seconds = float(seconds)
        self.rounds = None if rounds is None else float(rounds)
        self.horizon = 0.0
        self.explore = float(explore)
        self.widen = float(widen)
        self.trust = float(trust)
        self.proof = float(proof)
        self.insight = game.insight
        self.evaluator: Evaluator = InsightEvaluator(game) if evaluator is None else evaluator
        self.rollout = Rollout(game, tries)
        self.out = Buffer()
        self.path: list[Node] = []
        self.reuse = reuse != 0
        self.kept: Node | None = None
        self.expected: State | None = None
        self.results = RunningStatistics()
        self.numbers = CommonRandomNumbers()
        self.turn: i64 = 0
        self.passed: i64 = 0

    def parameters(self) -> dict[str, Any]:
        """Return how it searches; an evaluator of its own is given again only if it was given."""
        given: dict[str, Any] = {
            "playouts": int(self.playouts),
            "seconds": self.seconds,
            "rounds": self.rounds,
            "tries": int(self.rollout.tries),
            "explore": self.explore,
            "widen": self.widen,
            "trust": self.trust,
            "reuse": int(self.reuse),
            "proof": self.proof,
        }
        if not isinstance(self.evaluator, InsightEvaluator):
            given["evaluator"] = self.evaluator
        return given

    def memory(self) -> dict[str, Any]:
        """Return nothing: a tree that was kept is grown anew."""
        return {}

    def choose(self, state: State) -> int:
        """Return the choice that did best in the search."""
        out = Buffer()
        state.legal(out)
        self.insight.narrow(state, out)
        if out.size == 1:
            return int(out.items[0])
        seat = int(state.mover)
        self.horizon = self.insight.horizon(state) if self.rounds is None else self.rounds
        root = self._root(state, seat)
        best = self._best_by_halving(root, state, out)
        if self.reuse:
            self._keep(best, state, seat)
        return int(best.action)

    def begin(self, seed: int) -> None:
        """Prepare for a new game and forget the last one."""
        self.rng.reseed(seed)
        self.kept = None
        self.expected = None

    def _keep(self, node: Node, state: State, seat: int) -> None:
        """Keep the tree below a choice if the same seat decides next, with only forced moves in between."""
        self.kept = None
        below: Node | None = node
        after = state.copy()
        out = self.out
        after.play_into(node.action, out)
        while below is not None and after.mover >= 0 and out.size == 1:
            below = below.by_action.get(int(out.items[0]))
            after.play_into(out.items[0], out)
        if below is not None and after.mover == seat:
            self.kept = below
            self.expected = after

    def _root(self, state: State, seat: int) -> Node:
        """Return the tree that was kept if it begins with what the seat sees now, else a new one."""
        kept, expected = self.kept, self.expected
        self.kept = None
        self.expected = None
        if kept is None or expected is None or expected.mover != state.mover or expected.step is not state.step:
            return Node(-1, ROOT)
        if self.game.view(expected, seat) != self.game.view(state, seat):
            return Node(-1, ROOT)
        kept.become_root()
        return kept

    def _best_by_halving(self, root: Node, state: State, choices: Buffer) -> Node:
        """Let the most promising choices challenge the evaluator's favourite by sequential halving; return the best.

        In each phase all are simulated in turn, as often and with the same random numbers as the favourite; then the
        better half of the challengers goes on. The last one wins only if it is ahead by more than luck explains.
        """
        budget = Budget(self.playouts, self.seconds)
        self.results = RunningStatistics()
        self._rank(root, state, choices)
        budget.begin()
        halving = SequentialHalving(root, state, self.rng.next32())
        for prior_gap, action in root.ranking:
            field = len(halving.candidates)
            wide = field >= LEAST_CANDIDATES and i64(field) >= self._width(budget.simulations())
            if wide or (field > 0 and budget.used() >= 1.0):
                break
            self._simulate_candidate(halving, halving.add(action, prior_gap), budget)
        favourite = halving.candidates[0]
        challengers = halving.candidates[1:]
        phases = max(1, (len(challengers) - 1).bit_length())
        for phase in range(phases):
            while len(challengers) > 0 and budget.used() < float(phase + 1) / float(phases):
                self._simulate_candidate(halving, favourite, budget)
                for challenger in challengers:
                    if budget.used() < 1.0:
                        self._simulate_candidate(halving, challenger, budget)
            challengers = halving.better_half(challengers, self.trust)
        if len(challengers) > 0:
            best = challengers[0]
            if best.expected_advantage(self.trust) > self.proof * best.advantage.standard_error():
                return best.node
        return favourite.node

    def _simulate_candidate(self, halving: SequentialHalving, candidate: Candidate, budget: Budget) -> None:
        """Simulate a choice of the root once more; the nth simulation of each meets the same random numbers."""
        seed = halving.seed + i64(candidate.advantage.count)
        halving.note(candidate, self._simulate(halving.root, candidate.node, halving.state, seed))
        budget.spend()

    def _width(self, visits: float) -> i64:
        """Return how many choices of a position are considered after so many visits: progressive widening."""
        return i64(self.widen * math.sqrt(visits)) + 1

    def _rank(self, node: Node, s: State, out: Buffer) -> None:
        """Put the choices of a position in the order of the evaluator's opinion: at the root all, below a few."""
        listed = out if node.seat == ROOT or out.size <= SHORTLIST else self._shortlist(out)
        values = self.evaluator.rank(s, listed, self.rng)
        best = max(values)
        i: i64 = 0
        while i < listed.size:
            node.ranking.append((best - values[i], int(listed.items[i])))
            i += 1
        node.ranking.sort()

    def _shortlist(self, out: Buffer) -> Buffer:
        """Return some of the choices, drawn at random."""
        some = Buffer()
        i: i64 = 0
        while i < out.size and some.size < SHORTLIST:
            if self.rng.below(out.size - i) < SHORTLIST - some.size:
                some.add(out.items[i])
            i += 1
        return some

    def _simulate(self, root: Node, node: Node, state: State, seed: i64) -> float:
        """Determinise, walk down the tree from a choice of the root, add one node, roll out, and back the result up."""
        out = self.out
        seat = int(state.mover)
        self.numbers.begin(seed)
        s = state.resample(seat, self.numbers.rng)
        self.path = [root, node]
        first = node.visits == 0
        self.turn = state.turn
        self.passed = 0
        self._advance(s, node.action)
        while s.mover != OVER and (not first or s.mover == CHANCE):
            if s.mover == CHANCE:
                node = node.child(self._sample_chance(node, out), CHANCE)
            else:
                node = self._select(node, s, out)
                first = node.visits == 0
            self.path.append(node)
            self._advance(s, node.action)
        if s.mover != OVER:
            self._roll_out(s, out)
        utilities = self.evaluator.utilities(s, seat)
        for visited in self.path:
            visited.visits += 1
            if visited.seat >= 0:
                visited.total += utilities[visited.seat]
        self.results.add(utilities[seat])
        return utilities[seat]

    def _advance(self, s: State, action: i64) -> None:
        """Play one action of a simulation; a turn that passes on begins with random numbers of its own."""
        s.play_into(action, self.out)
        if s.turn != self.turn:
            self.turn = s.turn
            self.passed += 1
            self.numbers.next_turn()

    def _sample_chance(self, node: Node, out: Buffer) -> i64:
        """Return what chance brings, evenly spread over the visits: each outcome soon has its proper share."""
        if node.chance_samples == 0:
            node.chance_offset = float(self.numbers.rng.next32()) / TWO_TO_32
        share = node.chance_offset + GOLDEN_RATIO * float(node.chance_samples)
        node.chance_samples += 1
        return out.outcome_at(i64((share - math.floor(share)) * float(out.total)))

    def _roll_out(self, s: State, out: Buffer) -> None:
        """Play on until as many turns have passed since the root as the rounds ask for; at least the current one."""
        if self.horizon < 0.0:
            self.rollout.play(s, out, self.numbers, ENDLESS, ENDLESS)
        elif self.horizon > 0.0:
            turns = max(1, i64(self.horizon * float(s.seats)) - self.passed)
            self.rollout.play(s, out, self.numbers, turns, ROLLOUT_LIMIT)

    def _select(self, node: Node, s: State, out: Buffer) -> Node:
        """Return a new choice while the position may widen, else the one that UCT selects."""
        self.insight.narrow(s, out)
        if len(node.ranking) == 0:
            self._rank(node, s, out)
        if i64(len(node.children)) < min(self._width(float(node.visits + 1)), out.size):
            fresh = self._expand(node, s, out)
            if fresh is not None:
                return fresh
        exploration = self.explore * self.results.deviation() * math.sqrt(math.log(float(node.visits + 1)))
        best = self._best_by_uct(node, s, exploration)
        if best is node:  # in this determinisation none of the choices of the tree is legal
            return node.child(out.choose(self.numbers.rng), s.mover)
        return best

    def _best_by_uct(self, node: Node, s: State, exploration: float) -> Node:
        """Return the legal child with the highest upper confidence bound; the node itself if there is none.

        The tree may know choices that are not legal now: it has seen other determinisations.
        """
        best = node
        best_value = 0.0
        for child in node.children:
            value = self._mean_with_prior(node, child) + exploration / math.sqrt(float(child.visits))
            if (best is node or value > best_value) and s.reason(child.action) == LEGAL:
                best = child
                best_value = value
        return best

    def _mean_with_prior(self, node: Node, child: Node) -> float:
        """Return the mean utility of a choice, the evaluator's prior counting as `trust` visits."""
        best = node.children[0]
        prior = best.total / float(best.visits) - child.prior_gap
        return (child.total + self.trust * prior) / (float(child.visits) + self.trust)

    def _expand(self, node: Node, s: State, out: Buffer) -> Node | None:
        """Return a new child for the most promising legal choice that has none; None if all have one."""
        for prior_gap, action in node.ranking:
            if action not in node.by_action and s.reason(action) == LEGAL:
                child = node.child(action, s.mover)
                child.prior_gap = prior_gap
                return child
        i: i64 = 0
        while i < out.size:  # choices that were not there in the determinisation of the first visit
            if int(out.items[i]) not in node.by_action:
                child = node.child(out.items[i], s.mover)
                child.prior_gap = node.ranking[len(node.ranking) - 1][0]
                return child
            i += 1
        return None
