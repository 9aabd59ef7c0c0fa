"""The searching bot: Monte-Carlo tree search for any number of seats, with chance and secrets, for every game."""

import math
from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

from spindletop.bots.bot import AnyGame, Bot
from spindletop.bots.continuation import Continuation
from spindletop.bots.greedy import Lookahead
from spindletop.bots.reward import leads
from spindletop.kernel.buffer import Buffer
from spindletop.kernel.refusal import LEGAL
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import CHANCE, OVER, State

SHORTLIST: Final[i64] = 16
"""How many choices of a position below the root are ranked before it is searched."""
ROOT: Final[i64] = -3
MOST: Final[i64] = 60
"""So many decisions are played beyond the tree at most, where turns do not pass on."""
ENDLESS: Final[i64] = 1000000
VICTORY: Final = 0.25
"""What winning is worth beyond its points, as a share of the highest score."""


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
        self.children: list[Node] = []
        self.by_action: dict[int, Node] = {}
        self.order: list[tuple[float, int]] = []

    def become_root(self) -> None:
        """Begin a search of its own: what was found stays, but now every choice deserves to be ranked."""
        self.seat = ROOT
        self.order = []

    def child(self, action: i64, seat: i64) -> "Node":
        """Return the node that `action` leads to, made on first use."""
        found = self.by_action.get(int(action))
        if found is None:
            found = Node(action, seat)
            self.children.append(found)
            self.by_action[int(action)] = found
        return found


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


@final
class MctsBot(Bot):
    """Grows a tree of what may follow; each seat is taken to go for its own lead.

    `playouts` and `seconds` bound the search (seconds, if given, alone). Beyond the tree the game is played on for
    `rounds` rounds (a negative number: to its end), each seat taking the best of `tries` choices drawn by lot (0: of
    all its choices; 1: anything); then the insight of the game judges. `explore` is how much the search doubts what it
    has found; what it has not looked at often it believes the lookahead, as if that had looked `trust` times; a
    position visited n times looks at about `widen` times the root of n choices, the most promising first, so that 180
    holes do not drown it. A seat that decides again at once goes on with the tree it has, unless `reuse` is 0.

    Every iteration draws anew what the seat cannot know, and every chance outcome by its weight. The choices of the
    root share their luck: the nth look at each meets the same random numbers, so that luck decides less.
    """

    def __init__(
        self,
        game: AnyGame,
        seed: int = 0,
        playouts: int = 200,
        seconds: float = 0.0,
        rounds: float = 1.0,
        tries: int = 0,
        explore: float = 0.5,
        widen: float = 0.6,
        trust: float = 10.0,
        reuse: int = 1,
    ) -> None:
        super().__init__(game, seed)
        if playouts < 1 or seconds < 0 or explore < 0 or widen < 0 or trust < 0 or tries < 0:
            raise ValueError("playouts must be at least 1, the rest but rounds must not be negative")
        self.playouts: i64 = playouts
        self.seconds = float(seconds)
        self.rounds = float(rounds)
        self.explore = float(explore)
        self.widen = float(widen)
        self.trust = float(trust)
        self.insight = game.insight
        self.lookahead = Lookahead(game)
        self.continuation = Continuation(game, tries)
        self.out = Buffer()
        self.path: list[Node] = []
        self.reuse = reuse != 0
        self.kept: Node | None = None
        self.expected: State | None = None
        self.spread = Spread()
        self.luck = Rng(0)

    def choose(self, state: State) -> int:
        """Return the choice that turned out best."""
        out = Buffer()
        state.legal(out)
        if out.size == 1:
            return int(out.items[0])
        seat = int(state.mover)
        root = self._root(state, seat)
        self.spread = Spread()
        luck = self.rng.next32()
        done: i64 = 0
        start = perf_counter()
        while self._may_go_on(done, start):
            self._iterate(root, state, out, luck)
            done += 1
        best = self._pick(root, state, 0.0)
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

    def _may_go_on(self, done: i64, start: float) -> bool:
        if self.seconds > 0.0:
            return done == 0 or perf_counter() - start < self.seconds
        return done < self.playouts

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

    def _iterate(self, root: Node, state: State, choices: Buffer, luck: i64) -> None:
        """Walk down the tree, add one node, see how the game may go on from there, and remember it all the way up."""
        out = self.out
        seat = int(state.mover)
        node = self._select(root, state, choices)
        self.luck.reseed(int(luck + node.visits))
        s = state.resample(seat, self.luck)
        self.path = [root, node]
        first = node.visits == 0
        s.play_into(node.action, out)
        turn = s.turn
        passed = 0 if turn == state.turn else 1
        while s.mover != OVER and not first:
            if s.mover == CHANCE:
                node = node.child(out.draw(self.luck), CHANCE)
            else:
                node = self._select(node, s, out)
                first = node.visits == 0
            self.path.append(node)
            s.play_into(node.action, out)
            if s.turn != turn:
                turn = s.turn
                passed += 1
        if s.mover != OVER:
            self._play_on(s, out, passed)
        gained = self._leads(s)
        for seen in self.path:
            seen.visits += 1
            if seen.seat >= 0:
                seen.total += gained[seen.seat]
        self.spread.add(gained[seat])

    def _play_on(self, s: State, out: Buffer, passed: int) -> None:
        """Play on until as many turns have passed since the root as the rounds ask for; at least the one under way."""
        if self.rounds < 0.0:
            self.continuation.play_on(s, out, self.luck, ENDLESS, ENDLESS)
        elif self.rounds > 0.0:
            turns = max(1, i64(self.rounds * float(s.seats)) - passed)
            self.continuation.play_on(s, out, self.luck, turns, MOST)

    def _select(self, node: Node, s: State, out: Buffer) -> Node:
        """Return a choice not looked at so far while the position may widen, else the most promising one."""
        if len(node.order) == 0:
            self._rank(node, s, out)
        wide = i64(self.widen * math.sqrt(float(node.visits + 1))) + 1
        if i64(len(node.children)) < min(wide, out.size):
            fresh = self._untried(node, s, out)
            if fresh is not None:
                return fresh
        doubt = self.explore * self.spread.deviation() * math.sqrt(math.log(float(node.visits + 1)))
        best = self._pick(node, s, doubt)
        if best is node:  # with other secrets none of the choices looked at before is legal
            return node.child(out.choose(self.luck), s.mover)
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
