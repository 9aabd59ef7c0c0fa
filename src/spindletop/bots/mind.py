"""The mind: a bot that values every position it can reach with a network that learned the game by playing it."""

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.bots.net import LEADS, Net, blank
from spindletop.kernel.buffer import Buffer
from spindletop.kernel.game import AnyGame
from spindletop.kernel.numbers import Numbers
from spindletop.kernel.observation import SparseRow
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import OVER, State

TILT: Final = 0.02
"""What a lead of a standard deviation of score is worth beside winning, if a mind's card does not say."""
WORTH_LIMIT: Final = 20.0
SQUASH: Final = 0.3
"""The scale of the summary, whose numbers are written as sign(x) log(1 + |x|)."""


@final
class Inputs:
    """What a network is shown of a position: the complete observation, the game's summary (if wished), and its worth.

    What the position is worth to the others hardly changes with one choice of ours; it is worked out once for all of
    them (`look_around`), and only the own worth anew for each.
    """

    def __init__(self, game: AnyGame, first: State, spread: float, summary: bool = True) -> None:
        self.observation = game.observation
        self.insight = game.insight
        self.seats: i64 = first.seats
        self.spread = spread
        """The unit of worth: how far final scores lie apart."""
        self.observed: i64 = sum([piece.size for piece in game.observation.pieces(first)])
        self.summary: i64 = len(game.insight.names(first)) if summary else 0
        self.size: i64 = self.observed + self.summary + first.seats + LEADS
        self.numbers = Numbers()
        self.worths = blank(int(first.seats))

    def look_around(self, s: State, seat: i64) -> None:
        """Work out what a position is worth to the other seats."""
        i: i64 = 1
        while i < self.seats:
            self.worths[i] = self.insight.evaluate(s, int((seat + i) % self.seats)) / self.spread
            i += 1

    def write(self, s: State, seat: i64, row: SparseRow) -> None:
        """Write a position as a seat sees it."""
        row.clear()
        self.observation.write(s, seat, row)
        if self.summary > 0:
            self._write_summary(s, seat, row)
        self._write_worths(self.insight.evaluate(s, int(seat)) / self.spread, row)

    def _write_summary(self, s: State, seat: i64, row: SparseRow) -> None:
        """Write the numbers in which the insight sums the position up."""
        numbers = self.numbers
        numbers.at = 0
        self.insight.describe(s, int(seat), numbers)
        i: i64 = 0
        while i < numbers.at:
            row.number(squash(numbers.row[i]))
            i += 1

    def _write_worths(self, own: float, row: SparseRow) -> None:
        """Write the own worth, that of the others, and the lead over their mean and over the best of them."""
        self.worths[0] = own
        best = self.worths[1]
        total = 0.0
        row.number(within(own))
        i: i64 = 1
        while i < self.seats:
            worth = self.worths[i]
            row.number(within(worth))
            total += worth
            best = max(best, worth)
            i += 1
        row.number(within(own - total / float(self.seats - 1)))
        row.number(within(own - best))


def within(x: float) -> float:
    """Return a number cut off at a few units, so that no strange evaluation drowns everything else."""
    return min(WORTH_LIMIT, max(-WORTH_LIMIT, x))


def squash(x: float) -> float:
    """Return a number of any size as one of a few units."""
    if x == 0.0:
        return 0.0
    return SQUASH * math.log(1.0 + x) if x > 0.0 else -SQUASH * math.log(1.0 - x)


class UnknownVariantError(ValueError):
    """Raised for a network that learned another variant of the game, one that shows other things."""


@final
class Mind:
    """A network that knows one game at one number of seats; it values positions for every seat.

    `tilt` is what a lead of a standard deviation of score is worth beside winning: so that a decided game is still
    played well, and because leads are easier to foretell than victories.
    """

    def __init__(
        self, game: AnyGame, first: State, net: Net, score_mean: float, score_spread: float, tilt: float = TILT
    ) -> None:
        self.game = game
        self.first = first
        self.inputs = Inputs(game, first, score_spread)
        if net.inputs != self.inputs.size:
            self.inputs = Inputs(game, first, score_spread, summary=False)
        if net.inputs != self.inputs.size or net.seats != first.seats:
            raise UnknownVariantError(f"a network of {net.inputs} inputs does not fit what the game shows")
        self.net = net
        self.seats: i64 = first.seats
        self.score_mean = score_mean
        self.score_spread = score_spread
        self.tilt = tilt
        self.row = SparseRow()
        self.wins = blank(int(first.seats))
        """Win chances of the last position valued, by seat."""
        self.scores = blank(int(first.seats))
        """Final scores of the last position valued, by seat, in standard deviations from the usual one."""

    def rebase(self, s: State, seat: i64) -> None:
        """Get ready to value positions that follow from this one, as a seat sees them."""
        self.inputs.look_around(s, seat)
        self.inputs.write(s, seat, self.row)
        self.net.rebase(self.row)

    def value(self, s: State, seat: i64) -> None:
        """Value a position as a seat sees it: `wins` and `scores` are then known. The end of a game is exact."""
        if s.mover == OVER:
            self._settle(s)
            return
        self.inputs.write(s, seat, self.row)
        self.net.value(self.row)
        self._turn_round(seat)

    def value_afresh(self, s: State, seat: i64) -> None:
        """Value a position that need not follow from the one given to `rebase`."""
        if s.mover != OVER:
            self.inputs.look_around(s, seat)
        self.value(s, seat)

    def value_base(self, seat: i64) -> None:
        """Value the position that `rebase` was given, as the same seat sees it."""
        self.net.value(self.row)
        self._turn_round(seat)

    def _turn_round(self, seat: i64) -> None:
        """Take over what the network says, which counts seats from the own one."""
        net = self.net
        i: i64 = 0
        while i < self.seats:
            other = (seat + i) % self.seats
            self.wins[other] = net.wins[i]
            self.scores[other] = net.scores[i]
            i += 1

    def _settle(self, s: State) -> None:
        winners = s.winners()
        scores = s.scores()
        for i in range(self.seats):
            self.wins[i] = 0.0
            self.scores[i] = (float(scores[i]) - self.score_mean) / self.score_spread
        for winner in winners:
            self.wins[winner] = 1.0 / float(len(winners))

    def utility(self, seat: i64) -> float:
        """Return how good the last position valued is for a seat: its chance to win, tilted by its lead in score."""
        total = 0.0
        i: i64 = 0
        while i < self.seats:
            total += self.scores[i]
            i += 1
        others = (total - self.scores[seat]) / float(self.seats - 1)
        return self.wins[seat] + self.tilt * (self.scores[seat] - others)

    def choices(self, s: State, choices: Buffer, values: vec[float]) -> i64:
        """Value what follows each choice of the seat to move; return which of them is best."""
        seat = s.mover
        self.rebase(s, seat)
        out = Buffer()
        best: i64 = 0
        i: i64 = 0
        while i < choices.size:
            after = s.copy()
            after.play_into(choices.items[i], out)
            self.value(after, seat)
            values[i] = self.utility(seat)
            if values[i] > values[best]:
                best = i
            i += 1
        return best

    def tilted(self, tilt: float) -> "Mind":
        """Return a mind with the same network for which leads in score count so much."""
        return Mind(self.game, self.first, self.net, self.score_mean, self.score_spread, tilt)

    def __reduce__(self) -> tuple[object, ...]:
        return Mind, (self.game, self.first, self.net, self.score_mean, self.score_spread, self.tilt)


@final
class MindPlayer:
    """Chooses with a mind: the best after-state, or with `temperature` now and then one that is nearly as good.

    With a `slack` the temperature is at most so many standard deviations of what the choices are worth: in a game whose
    choices differ by little, a temperature that fits another game would make play random.
    """

    def __init__(self, game: AnyGame, mind: Mind, temperature: float = 0.0, slack: float = 0.0) -> None:
        self.insight = game.insight
        self.mind = mind
        self.temperature = temperature
        self.slack = slack
        self.values = blank(64)
        self.best: i64 = 0

    def choose(self, s: State, out: Buffer, rng: Rng) -> i64:
        """Return which of the choices in `out` is taken; `best` is the one liked best."""
        while i64(len(self.values)) < out.size:
            self.values = blank(2 * len(self.values))
        self.best = self.mind.choices(s, out, self.values)
        return self.sample(out, rng) if self.temperature > 0.0 else self.best

    def sample(self, out: Buffer, rng: Rng) -> i64:
        """Return a choice by lot, the likelier the better it is (a softmax)."""
        temperature = self._temperature(out)
        if temperature == 0.0:
            return self.best
        top = self.values[self.best]
        total = 0.0
        i: i64 = 0
        while i < out.size:
            total += math.exp((self.values[i] - top) / temperature)
            i += 1
        left = total * float(rng.next32()) / 4294967296.0
        i = 0
        while i < out.size - 1:
            left -= math.exp((self.values[i] - top) / temperature)
            if left < 0.0:
                return i
            i += 1
        return i

    def _temperature(self, out: Buffer) -> float:
        """Return the temperature for the choices that were just valued."""
        if self.slack <= 0.0:
            return self.temperature
        count = float(out.size)
        total = 0.0
        i: i64 = 0
        while i < out.size:
            total += self.values[i]
            i += 1
        mean = total / count
        squares = 0.0
        i = 0
        while i < out.size:
            squares += (self.values[i] - mean) * (self.values[i] - mean)
            i += 1
        return min(self.temperature, self.slack * math.sqrt(squares / count))
