"""The searching bot: Monte-Carlo tree search for any number of seats, with chance and secrets, for every game."""

import math
from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

from spindletop.bots.bot import AnyGame, Bot
from spindletop.bots.greedy import Lookahead
from spindletop.bots.playout import Tally, play_out
from spindletop.bots.reward import rewards
from spindletop.kernel.buffer import Buffer
from spindletop.kernel.refusal import LEGAL
from spindletop.kernel.state import CHANCE, OVER, State

SHORTLIST: Final[i64] = 16
"""How many choices of a position below the root are ranked before it is searched."""
ROOT: Final[i64] = -3


@final
class Node:
    """One position of the tree, reached by `action` of `seat`; its worth is counted for that seat."""

    def __init__(self, action: i64, seat: i64) -> None:
        self.action = action
        self.seat = seat
        self.visits: i64 = 0
        self.total = 0.0
        self.children: list[Node] = []
        self.by_action: dict[int, Node] = {}
        self.order: list[int] = []

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
class MctsBot(Bot):
    """Grows a tree of what may follow; each seat is taken to go for its own reward.

    Every iteration draws anew what the seat cannot know, and every chance outcome by its weight. `playouts` and
    `seconds` bound the search (seconds, if given, alone); after `cutoff` random actions beyond the tree the insight
    of the game judges (a negative cut-off: the game is played to its end); `explore` is how much the search doubts what
    it has found; a position visited n times looks at about `widen` times the root of n choices, the most promising
    first, so that 180 holes do not drown it. A seat that decides again at once goes on with the tree it has, unless
    `reuse` is 0.
    """

    def __init__(
        self,
        game: AnyGame,
        seed: int = 0,
        playouts: int = 200,
        seconds: float = 0.0,
        cutoff: int = 0,
        explore: float = 0.1,
        widen: float = 0.6,
        reuse: int = 1,
    ) -> None:
        super().__init__(game, seed)
        if playouts < 1 or seconds < 0 or explore < 0 or widen < 0:
            raise ValueError("playouts must be at least 1, the rest but cutoff must not be negative")
        self.playouts: i64 = playouts
        self.seconds = float(seconds)
        self.cutoff: i64 = cutoff
        self.explore = float(explore)
        self.widen = float(widen)
        self.insight = game.insight
        self.lookahead = Lookahead(game)
        self.out = Buffer()
        self.path: list[Node] = []
        self.reuse = reuse != 0
        self.kept: Node | None = None
        self.expected: State | None = None
        self.tally = Tally()

    def choose(self, state: State) -> int:
        """Return the choice that the search came back to most often."""
        out = Buffer()
        state.legal(out)
        if out.size == 1:
            return int(out.items[0])
        seat = int(state.mover)
        root = self._root(state, seat)
        done: i64 = 0
        start = perf_counter()
        while self._may_go_on(done, start):
            self._iterate(root, state.resample(seat, self.rng))
            done += 1
        best = root.children[0]
        for node in root.children:
            if node.visits > best.visits or (node.visits == best.visits and node.total > best.total):
                best = node
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
        ranked: list[tuple[float, int]] = []
        i: i64 = 0
        while i < listed.size:
            ranked.append((-values[i], int(listed.items[i])))
            i += 1
        ranked.sort()
        for _, action in ranked:
            node.order.append(action)

    def _shortlist(self, out: Buffer) -> Buffer:
        """Return some of the choices, drawn by lot."""
        some = Buffer()
        i: i64 = 0
        while i < out.size and some.size < SHORTLIST:
            if self.rng.below(out.size - i) < SHORTLIST - some.size:
                some.add(out.items[i])
            i += 1
        return some

    def _iterate(self, root: Node, s: State) -> None:
        """Walk down the tree, add one node, see how the game may go on from there, and remember it all the way up."""
        out = self.out
        s.legal(out)
        node = root
        self.path = [root]
        while s.mover != OVER:
            node = node.child(out.draw(self.rng), CHANCE) if s.mover == CHANCE else self._select(node, s, out)
            self.path.append(node)
            s.play_into(node.action, out)
            if node.visits == 0 and node.seat != CHANCE:
                break
        gained = self._judge(s)
        for passed in self.path:
            passed.visits += 1
            if passed.seat >= 0:
                passed.total += gained[passed.seat]

    def _select(self, node: Node, s: State, out: Buffer) -> Node:
        """Return a choice not looked at so far while the position may widen, else the most promising one."""
        if len(node.order) == 0:
            self._rank(node, s, out)
        wide = i64(self.widen * math.sqrt(float(node.visits + 1))) + 1
        if i64(len(node.children)) < min(wide, out.size):
            fresh = self._untried(node, s, out)
            if fresh >= 0:
                return node.child(fresh, s.mover)
        best = node
        best_value = -1.0
        spread = self.explore * math.sqrt(math.log(float(node.visits + 1)))
        for child in node.children:
            value = child.total / float(child.visits) + spread / math.sqrt(float(child.visits))
            if value > best_value and s.reason(child.action) == LEGAL:
                best = child
                best_value = value
        if best is node:  # with other secrets none of the choices looked at before is legal
            return node.child(out.choose(self.rng), s.mover)
        return best

    def _untried(self, node: Node, s: State, out: Buffer) -> i64:
        for action in node.order:
            if action not in node.by_action and s.reason(action) == LEGAL:
                return action
        i: i64 = 0
        while i < out.size:  # choices that were not there with the secrets of the first visit
            if int(out.items[i]) not in node.by_action:
                return out.items[i]
            i += 1
        return -1

    def _judge(self, s: State) -> list[float]:
        """Return every seat's reward after a few random actions, or at the end of the game."""
        if s.mover != OVER and self.cutoff != 0:
            play_out(s, self.rng, self.tally, int(self.cutoff) if self.cutoff > 0 else 1 << 60)
        if s.mover == OVER:
            return rewards([float(score) for score in s.scores()], s.winners())
        return rewards([self.insight.evaluate(s, seat) for seat in range(s.seats)], [])
