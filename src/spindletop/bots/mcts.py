"""The searching bot: Monte-Carlo tree search for any number of seats, with chance and secrets, for every game."""

import math
from typing import Final, final

from mypy_extensions import i64

from spindletop.bots.bot import AnyGame, Bot
from spindletop.bots.budget import Budget
from spindletop.bots.continuation import Continuation
from spindletop.bots.greedy import Lookahead
from spindletop.bots.luck import Luck
from spindletop.bots.match import Entrant, Match
from spindletop.bots.reward import leads
from spindletop.bots.tree import ROOT, Node, Spread
from spindletop.kernel.buffer import Buffer
from spindletop.kernel.refusal import LEGAL
from spindletop.kernel.state import CHANCE, OVER, State

SHORTLIST: Final[i64] = 16
"""How many choices of a position below the root are ranked before it is searched."""
MOST: Final[i64] = 60
"""So many decisions are played beyond the tree at most, where turns do not pass on."""
ENDLESS: Final[i64] = 1000000
TRIAL: Final = 2
"""So many choices are looked at before it is judged how many there is time for."""
GOLDEN: Final = 0.6180339887498949
"""Steps of this part of a whole never crowd anywhere, however many there are."""
TWO_TO_32: Final = 4294967296.0
VICTORY: Final = 1.0
"""What winning is worth beyond its points, as a share of the highest score."""


@final
class MctsBot(Bot):
    """Grows a tree of what may follow; each seat is taken to go for its own lead.

    `playouts` and `seconds` bound the search (seconds, if given, alone). Beyond the tree the game is played on for
    `rounds` rounds (a negative number: to its end; if none is given, as far as its insight advises), each seat taking
    the best of `tries` choices drawn by lot (0: of all its choices; 1: anything); then the insight judges. `explore` is
    how much the search doubts what it has found; what it has not looked at often it believes the lookahead, as if that
    had looked `trust` times; a position visited n times looks at about `widen` times the root of n choices, the most
    promising first, so that 180 holes do not drown it. A choice that the lookahead likes less must be ahead by `proof`
    times what luck may explain.
    A seat that decides again at once goes on with the tree it has, unless `reuse` is 0.

    Every look draws anew what the seat cannot know, and spreads the outcomes of chance evenly over the visits, each as
    often as it is likely. The choices of the root share their luck: the nth look at each meets the same random numbers,
    so that luck decides less.
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
    ) -> None:
        super().__init__(game, seed)
        if playouts < 1 or seconds < 0 or explore < 0 or widen < 0 or trust < 0 or tries < 0 or proof < 0:
            raise ValueError("playouts must be at least 1, the rest but rounds must not be negative")
        self.playouts: i64 = playouts
        self.seconds = float(seconds)
        self.rounds = None if rounds is None else float(rounds)
        self.horizon = 0.0
        self.explore = float(explore)
        self.widen = float(widen)
        self.trust = float(trust)
        self.proof = float(proof)
        self.insight = game.insight
        self.lookahead = Lookahead(game)
        self.continuation = Continuation(game, tries)
        self.out = Buffer()
        self.path: list[Node] = []
        self.reuse = reuse != 0
        self.kept: Node | None = None
        self.expected: State | None = None
        self.spread = Spread()
        self.luck = Luck()
        self.turn: i64 = 0
        self.passed: i64 = 0

    def choose(self, state: State) -> int:
        """Return the choice that turned out best."""
        out = Buffer()
        state.legal(out)
        self.insight.narrow(state, out)
        if out.size == 1:
            return int(out.items[0])
        seat = int(state.mover)
        self.horizon = self.insight.horizon(state) if self.rounds is None else self.rounds
        root = self._root(state, seat)
        best = self._winner(root, state, out)
        if self.reuse:
            self._keep(best, state, seat)
        return int(best.action)

    def begin(self, seed: int) -> None:
        """Get ready for a new game: nothing is known of it."""
        self.rng.reseed(seed)
        self.kept = None
        self.expected = None

    def _keep(self, node: Node, state: State, seat: int) -> None:
        """Keep the tree below a choice if the same seat decides next, with nothing between but what is forced."""
        self.kept = None
        found: Node | None = node
        after = state.copy()
        out = self.out
        after.play_into(node.action, out)
        while found is not None and after.mover >= 0 and out.size == 1:
            found = found.by_action.get(int(out.items[0]))
            after.play_into(out.items[0], out)
        if found is not None and after.mover == seat:
            self.kept = found
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

    def _winner(self, root: Node, state: State, choices: Buffer) -> Node:
        """Let the most promising choices challenge the lookahead's favourite, in heats, and return the winner.

        In a heat all are looked at in turn, each as often and with the same luck as the favourite; then the better half
        of the challengers goes on. The last one wins only if it is ahead by more than luck explains.
        """
        budget = Budget(self.playouts, self.seconds)
        self.spread = Spread()
        self._rank(root, state, choices)
        budget.begin()
        match = Match(root, state, self.rng.next32())
        for promise, action in root.order:
            field = len(match.entrants)
            wide = field >= TRIAL and i64(field) >= self._width(budget.looks())
            if wide or (field > 0 and budget.used() >= 1.0):
                break
            self._compete(match, match.enter(action, promise), budget)
        favourite = match.entrants[0]
        challengers = match.entrants[1:]
        heats = max(1, (len(challengers) - 1).bit_length())
        for heat in range(heats):
            while len(challengers) > 0 and budget.used() < float(heat + 1) / float(heats):
                self._compete(match, favourite, budget)
                for challenger in challengers:
                    if budget.used() < 1.0:
                        self._compete(match, challenger, budget)
            challengers = match.better_half(challengers, self.trust)
        if len(challengers) > 0 and challengers[0].lead(self.trust) > self.proof * challengers[0].ahead.error():
            return challengers[0].node
        return favourite.node

    def _compete(self, match: Match, entrant: Entrant, budget: Budget) -> None:
        """Look at a choice of the root once more; the nth look at each choice meets the same luck."""
        luck = match.luck + i64(entrant.ahead.count)
        match.note(entrant, self._look(match.root, entrant.node, match.state, luck))
        budget.spend()

    def _width(self, visits: float) -> i64:
        """Return how many choices of a position deserve a look when it is visited so often."""
        return i64(self.widen * math.sqrt(visits)) + 1

    def _rank(self, node: Node, s: State, out: Buffer) -> None:
        """Put the choices of a position in the order in which they deserve a look: at the root all, below a few."""
        listed = out if node.seat == ROOT or out.size <= SHORTLIST else self._shortlist(out)
        values = self.lookahead.values(s, listed, self.rng)
        best = max(values)
        i: i64 = 0
        while i < listed.size:
            node.order.append((best - values[i], int(listed.items[i])))
            i += 1
        node.order.sort()

    def _shortlist(self, out: Buffer) -> Buffer:
        """Return some of the choices, drawn by lot."""
        some = Buffer()
        i: i64 = 0
        while i < out.size and some.size < SHORTLIST:
            if self.rng.below(out.size - i) < SHORTLIST - some.size:
                some.add(out.items[i])
            i += 1
        return some

    def _look(self, root: Node, node: Node, state: State, luck: i64) -> float:
        """Walk down the tree from a choice of the root, add one node, see how the game may go on, and remember it."""
        out = self.out
        seat = int(state.mover)
        self.luck.begin(luck)
        s = state.resample(seat, self.luck.rng)
        self.path = [root, node]
        first = node.visits == 0
        self.turn = state.turn
        self.passed = 0
        self._advance(s, node.action)
        while s.mover != OVER and (not first or s.mover == CHANCE):
            if s.mover == CHANCE:
                node = node.child(self._outcome(node, out), CHANCE)
            else:
                node = self._select(node, s, out)
                first = node.visits == 0
            self.path.append(node)
            self._advance(s, node.action)
        if s.mover != OVER:
            self._play_on(s, out)
        gained = self._leads(s)
        for seen in self.path:
            seen.visits += 1
            if seen.seat >= 0:
                seen.total += gained[seen.seat]
        self.spread.add(gained[seat])
        return gained[seat]

    def _advance(self, s: State, action: i64) -> None:
        """Play one action of a look; a turn that passes on begins with luck of its own."""
        s.play_into(action, self.out)
        if s.turn != self.turn:
            self.turn = s.turn
            self.passed += 1
            self.luck.next_turn()

    def _outcome(self, node: Node, out: Buffer) -> i64:
        """Return what chance brings, evenly spread over the visits: each outcome soon has its due share."""
        if node.falls == 0:
            node.fate = float(self.luck.rng.next32()) / TWO_TO_32
        share = node.fate + GOLDEN * float(node.falls)
        node.falls += 1
        return out.outcome_at(i64((share - math.floor(share)) * float(out.total)))

    def _play_on(self, s: State, out: Buffer) -> None:
        """Play on until as many turns have passed since the root as the rounds ask for; at least the one under way."""
        if self.horizon < 0.0:
            self.continuation.play_on(s, out, self.luck, ENDLESS, ENDLESS)
        elif self.horizon > 0.0:
            turns = max(1, i64(self.horizon * float(s.seats)) - self.passed)
            self.continuation.play_on(s, out, self.luck, turns, MOST)

    def _select(self, node: Node, s: State, out: Buffer) -> Node:
        """Return a choice not looked at so far while the position may widen, else the most promising one."""
        self.insight.narrow(s, out)
        if len(node.order) == 0:
            self._rank(node, s, out)
        if i64(len(node.children)) < min(self._width(float(node.visits + 1)), out.size):
            fresh = self._untried(node, s, out)
            if fresh is not None:
                return fresh
        doubt = self.explore * self.spread.deviation() * math.sqrt(math.log(float(node.visits + 1)))
        best = self._pick(node, s, doubt)
        if best is node:  # with other secrets none of the choices looked at before is legal
            return node.child(out.choose(self.luck.rng), s.mover)
        return best

    def _pick(self, node: Node, s: State, doubt: float) -> Node:
        """Return the most promising legal choice looked at so far, doubts included; the node if there is none.

        The tree may know choices that are not legal now: it has seen other secrets.
        """
        best = node
        best_value = 0.0
        for child in node.children:
            value = self._worth(node, child) + doubt / math.sqrt(float(child.visits))
            if (best is node or value > best_value) and s.reason(child.action) == LEGAL:
                best = child
                best_value = value
        return best

    def _worth(self, node: Node, child: Node) -> float:
        """Return what a choice seems worth: what was found and, while that is little, what was promised."""
        best = node.children[0]
        believed = best.total / float(best.visits) - child.promise
        return (child.total + self.trust * believed) / (float(child.visits) + self.trust)

    def _untried(self, node: Node, s: State, out: Buffer) -> Node | None:
        for promise, action in node.order:
            if action not in node.by_action and s.reason(action) == LEGAL:
                found = node.child(action, s.mover)
                found.promise = promise
                return found
        i: i64 = 0
        while i < out.size:  # choices that were not there with the secrets of the first visit
            if int(out.items[i]) not in node.by_action:
                found = node.child(out.items[i], s.mover)
                found.promise = node.order[len(node.order) - 1][0]
                return found
            i += 1
        return None

    def _leads(self, s: State) -> list[float]:
        """Return how far each seat is ahead of the others; when the game is over, winning counts for itself."""
        values = [self.insight.evaluate(s, seat) for seat in range(s.seats)]
        if s.mover == OVER:
            prize = VICTORY * max([abs(value) for value in values])
            for seat in s.winners():
                values[seat] += prize
        return leads(values)
