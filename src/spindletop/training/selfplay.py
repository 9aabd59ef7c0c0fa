"""Games that a mind plays against itself, inside compiled code, and what there is to learn from them."""

from typing import Final, final

from librt.vecs import extend, vec
from mypy_extensions import i64

from spindletop.bots.greedy import GreedyBot
from spindletop.bots.mind import Mind, MindPlayer
from spindletop.bots.net import blank
from spindletop.kernel.buffer import Buffer, zeros
from spindletop.kernel.game import AnyGame
from spindletop.kernel.observation import SparseRow
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import CHANCE, OVER, State

UNITS: Final[i64] = 1000000
"""Chances are drawn in millionths."""
REGRET: Final = 0.01
"""A choice that is worse by more than this than the best one was made to explore."""


@final
class Samples:
    """Positions with what became of them: sparse rows one after the other, and two targets for every seat."""

    def __init__(self, seats: int) -> None:
        self.seats: i64 = seats
        self.places: vec[i64] = zeros(65536)
        self.values: vec[float] = blank(65536)
        self.starts: vec[i64] = zeros(1024)
        self.targets: vec[float] = blank(2 * seats * 1024)
        self.lookers: vec[i64] = zeros(1024)
        self.used: i64 = 0
        self.count: i64 = 0

    def clear(self) -> None:
        """Forget everything."""
        self.used = 0
        self.count = 0

    def add(self, row: SparseRow, seat: i64) -> None:
        """Note a position as a seat sees it; its targets are written later. Rows that are full become twice as long."""
        while self.used + row.size > i64(len(self.places)):
            self.places = extend(self.places, self.places)
            self.values = extend(self.values, self.values)
        if self.count + 1 >= i64(len(self.starts)):
            self.starts = extend(self.starts, self.starts)
            self.lookers = extend(self.lookers, self.lookers)
            self.targets = extend(self.targets, self.targets)
        i: i64 = 0
        while i < row.size:
            self.places[self.used + i] = row.places[i]
            self.values[self.used + i] = row.values[i]
            i += 1
        self.starts[self.count] = self.used
        self.lookers[self.count] = seat
        self.used += row.size
        self.count += 1
        self.starts[self.count] = self.used

    def aim(self, n: i64, wins: vec[float], scores: vec[float]) -> None:
        """Write the targets of a position, by seat; they are kept in the order in which its looker sees the seats."""
        at = 2 * self.seats * n
        i: i64 = 0
        while i < self.seats:
            seat = (self.lookers[n] + i) % self.seats
            self.targets[at + i] = wins[seat]
            self.targets[at + self.seats + i] = scores[seat]
            i += 1


@final
class SelfPlay:
    """Plays games and writes what they teach into `samples`.

    A position is one after a real decision, seen by the seat that decided, now and then by another one. Its target is
    the lambda-return (Sutton 1988): mostly what the next positions are valued at and how the game ends; `trace` is how
    much of the way on counts after a turn has passed, `trace_within` after any other decision.
    After a move made only to explore, what was lost by it is not held against the positions before.
    """

    def __init__(self, game: AnyGame, mind: Mind, trace: float, trace_within: float, temperature: float) -> None:
        self.game = game
        self.insight = game.insight
        self.mind = mind
        self.player = MindPlayer(game, mind, temperature)
        self.greedy = GreedyBot(game)
        self.trace = trace
        self.trace_within = trace_within
        self.explore: i64 = 0
        """How many decisions of a million are made at random."""
        self.keep: i64 = UNITS
        """How many positions of a million are kept as samples."""
        self.foreign: i64 = 200000
        """How many positions of a million are seen by a seat drawn by lot instead of the one that decided."""
        self.blind = False
        """Whether positions are not even valued: for a survey of final scores."""
        seats = int(mind.seats)
        self.samples = Samples(seats)
        self.wins: vec[float] = blank(seats * 1024)
        self.scores: vec[float] = blank(seats * 1024)
        self.missed_wins: vec[float] = blank(seats)
        self.missed_scores: vec[float] = blank(seats)
        """What the best choice was valued at when another one was explored."""
        self.kept: vec[i64] = zeros(1024)
        self.mixes: vec[float] = blank(1024)
        self.plies: i64 = 0
        self.decisions: i64 = 0
        self.final_scores: list[int] = []
        self.final_winners: list[int] = []
        self.ending = ""
        self.rng = Rng(0)
        self.luck = Rng(0)
        self.after: State | None = None
        """What the seat that decided last knows of the position it reached; None if it was not a mind that decided."""

    def play(self, first: State, seed: int, greedy: i64) -> None:
        """Play one game; the seats in the set `greedy` are played by the greedy bot and teach as well."""
        self.luck.reseed(seed)
        self.rng.reseed(seed + 0x5EED)
        self.greedy.begin(seed + 7)
        self.plies = 0
        s = first.copy()
        out = Buffer()
        s.legal(out)
        turn = s.turn
        while s.mover != OVER:
            if s.mover == CHANCE:
                s.play_into(out.draw(self.luck), out)
            elif out.size == 1:
                s.play_into(out.items[0], out)
            else:
                seat = s.mover
                explored = self._decide(s, out, (greedy >> seat) & 1 != 0)
                self._note(s, seat, explored, s.turn != turn)
                turn = s.turn
        self._aim(s)

    def _decide(self, s: State, out: Buffer, greedy: bool) -> bool:
        """Choose and play for the seat to move; return True if the choice was only made to explore."""
        self.decisions += 1
        self.after = None
        seat = s.mover
        seen = s.resample(int(seat), self.rng)
        if greedy:
            s.play_into(self.greedy.choose(seen), out)
            return False
        self.insight.narrow(seen, out)
        if out.size == 1:
            s.play_into(out.items[0], out)
            return False
        chosen = self.player.choose(seen, out, self.rng)
        if self.rng.below(UNITS) < self.explore:
            chosen = self.rng.below(out.size)
        lost = self.player.values[self.player.best] - self.player.values[chosen] > REGRET
        if lost:
            best = seen.copy()
            best.play_into(out.items[self.player.best], Buffer())
            self.mind.value(best, seat)
            self.missed_wins = self.mind.wins[:]
            self.missed_scores = self.mind.scores[:]
        action = out.items[chosen]
        seen.play_into(action, out)
        self.after = seen
        s.play_into(action, out)
        return lost

    def _note(self, s: State, seat: i64, explored: bool, passed: bool) -> None:
        """Value the position that was reached, and keep it as a sample or not."""
        n = self.plies
        seats = self.mind.seats
        if n >= i64(len(self.kept)):
            self.kept = extend(self.kept, self.kept)
            self.mixes = extend(self.mixes, self.mixes)
            self.wins = extend(self.wins, self.wins)
            self.scores = extend(self.scores, self.scores)
        self.plies = n + 1
        self.kept[n] = -1
        keep = s.mover != OVER and self.rng.below(UNITS) < self.keep
        if s.mover == OVER or keep or not (self.blind or explored):
            looker = self._look(s, seat)
            if keep:
                self.kept[n] = self.samples.count
                self.samples.add(self.mind.row, looker)
        wins = self.missed_wins if explored else self.mind.wins
        scores = self.missed_scores if explored else self.mind.scores
        i: i64 = 0
        while i < seats:
            self.wins[n * seats + i] = wins[i]
            self.scores[n * seats + i] = scores[i]
            i += 1
        self.mixes[n] = 0.0 if explored else (self.trace if passed else self.trace_within)

    def _look(self, s: State, seat: i64) -> i64:
        """Value the position as the seat that decided sees it, now and then as another one; return which."""
        if s.mover == OVER:
            self.mind.value(s, seat)
            return seat
        looker = seat
        if self.rng.below(UNITS) < self.foreign:
            looker = self.rng.below(self.mind.seats)
        after = self.after
        if after is not None and looker == seat and after.mover != OVER:
            self.mind.value(after, seat)  # the mind still stands at the position before
            return seat
        self.mind.rebase(s.resample(int(looker), self.rng), looker)
        if not self.blind:
            self.mind.value_base(looker)
        return looker

    def _aim(self, s: State) -> None:
        """Walk back from the end and give every sample its target."""
        seats = self.mind.seats
        self.final_scores = s.scores()
        self.final_winners = s.winners()
        self.ending = s.ending
        self.mind.value(s, 0)
        wins = self.mind.wins[:]
        scores = self.mind.scores[:]
        n = self.plies - 1
        while n >= 0:
            if self.kept[n] >= 0:
                self.samples.aim(self.kept[n], wins, scores)
            mix = self.mixes[n]
            i: i64 = 0
            while i < seats:
                wins[i] = mix * wins[i] + (1.0 - mix) * self.wins[n * seats + i]
                scores[i] = mix * scores[i] + (1.0 - mix) * self.scores[n * seats + i]
                i += 1
            n -= 1
