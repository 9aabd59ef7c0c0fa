"""The inner loop of the environments, compiled: chance and forced moves, and many games stepped together."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from spindletop.bots.play import settle
from spindletop.kernel.buffer import Buffer
from spindletop.kernel.game import AnyGame
from spindletop.kernel.numbers import Numbers
from spindletop.kernel.observation import SparseRow
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import OVER, State


def advance(s: State, a: i64, rng: Rng, out: Buffer) -> None:
    """Play an action known to be legal, and everything after it that nobody decides."""
    s.play_into(a, out)
    settle(s, rng, out)


@final
class ObservationRows:
    """Dense rows of numbers, one after the other: what seats see of positions, complete or as the game's summary.

    A complete observation is mostly zeros: a row remembers which of its numbers are set, and only those are cleared
    before it is written again.
    """

    def __init__(self, game: AnyGame, seats: int, count: int, width: int, summary: bool) -> None:
        self.observation = game.observation
        self.insight = game.insight
        self.seats: i64 = seats
        self.width: i64 = width
        self.summary = summary
        self.numbers = Numbers(count * width)
        self.written: list[SparseRow] = [SparseRow() for _ in range(0 if summary else count)]

    def write(self, i: i64, s: State, seat: i64) -> None:
        """Write what a seat sees into row `i`."""
        if self.summary:
            self._write_summary(i, s, seat)
        else:
            self._write_complete(i, s, seat)

    def _write_complete(self, i: i64, s: State, seat: i64) -> None:
        """Write the pieces of the game's observation."""
        dense = self.numbers.row
        row = self.written[i]
        places = row.places
        size = row.size
        start = i * self.width
        j: i64 = 0
        while j < size:
            dense[start + places[j]] = 0.0
            j += 1
        row.clear()
        self.observation.write(s, seat, row)
        if row.at != self.width:
            raise ValueError(f"the observation has {row.at} numbers, its pieces have {self.width}")
        places = row.places
        values = row.values
        size = row.size
        j = 0
        while j < size:
            dense[start + places[j]] = values[j]
            j += 1

    def _write_summary(self, i: i64, s: State, seat: i64) -> None:
        """Write the own seat, the distance to the seat to move, and the features of the game's insight."""
        numbers = self.numbers
        numbers.at = i * self.width
        place: i64 = 0
        while place < self.seats:
            numbers.add(1.0 if place == seat else 0.0)
            place += 1
        place = 0
        while place < self.seats:
            numbers.add(1.0 if s.mover >= 0 and (seat + place) % self.seats == s.mover else 0.0)
            place += 1
        self.insight.describe(s, int(seat), numbers)


@final
class Tables:
    """Many games of one kind: played together, written down in flat arrays, set up again as they end."""

    def __init__(self, first: State, game: AnyGame, count: int, rows: ObservationRows) -> None:
        self.first = first
        self.rows = rows
        self.count: i64 = count
        self.actions: i64 = game.vocabulary.decisions
        self.states: list[State] = []
        self.choices: list[Buffer] = []
        self.dealers: list[Rng] = []
        self.masks: vec[u8] = vec[u8]([u8(0)] * (count * game.vocabulary.decisions))
        self.movers: vec[i64] = vec[i64]([i64(0)] * count)
        self.over: vec[u8] = vec[u8]([u8(0)] * count)
        for _ in range(count):
            self.states.append(first.copy())
            self.choices.append(Buffer())
            self.dealers.append(Rng(0))

    def begin(self, i: i64, seed: int) -> None:
        """Set up game `i` with its own dealer."""
        self._mark(i, 0)
        self.dealers[i].reseed(seed)
        self._deal(i)

    def take_up(self, i: i64, state: State, dealer: Rng) -> None:
        """Go on with a position as game `i`."""
        self._mark(i, 0)
        self.states[i] = state
        self.dealers[i] = dealer
        state.legal(self.choices[i])
        if state.mover >= 0:
            self._write(i)

    def _deal(self, i: i64) -> None:
        state = self.first.copy()
        self.states[i] = state
        out = self.choices[i]
        state.legal(out)
        settle(state, self.dealers[i], out)
        self.over[i] = 0
        self._write(i)

    def step(self, i: i64, a: i64) -> bool:
        """Play a legal action in game `i`; return True if that ended the game, which is then still on the table."""
        state = self.states[i]
        out = self.choices[i]
        self._mark(i, 0)
        advance(state, a, self.dealers[i], out)
        if state.mover == OVER:
            self.over[i] = 1
            return True
        self.over[i] = 0
        self._write(i)
        return False

    def step_all(self, actions: vec[i64]) -> list[int]:
        """Play one legal action in each game; return the games that ended."""
        ended: list[int] = []
        i: i64 = 0
        while i < self.count:
            if self.step(i, actions[i]):
                ended.append(i)
            i += 1
        return ended

    def again(self, i: i64) -> None:
        """Set up again a game that has ended; its dealer continues."""
        self._deal(i)

    def _mark(self, i: i64, legal: u8) -> None:
        """Set or clear the choices of game `i` in its mask."""
        out = self.choices[i]
        start = i * self.actions
        j: i64 = 0
        while j < out.size:
            self.masks[start + out.items[j]] = legal
            j += 1

    def _write(self, i: i64) -> None:
        """Write what the seat to move in game `i` sees and may do."""
        state = self.states[i]
        self._mark(i, 1)
        self.movers[i] = state.mover
        self.rows.write(i, state, state.mover)
