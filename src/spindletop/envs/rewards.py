"""Rewards by name: for the rank, the victory or the money at the end, or for progress after every step."""

from collections.abc import Callable

from spindletop.kernel.game import AnyGame
from spindletop.kernel.state import OVER, State

Payment = Callable[[State], list[float]]


def ranks(state: State) -> list[float]:
    """Return the place of each seat, 1 being first; winners come first, seats that are level share their places."""
    winners, scores = set(state.winners()), state.scores()
    keys = [(seat in winners, 0 if seat in winners else score) for seat, score in enumerate(scores)]
    return [1 + sum(other > key for other in keys) + (sum(other == key for other in keys) - 1) / 2 for key in keys]


def by_rank(state: State) -> list[float]:
    """Pay at the end, evenly from 1 for the first to -1 for the last; the sum is 0."""
    return [1.0 - 2.0 * (rank - 1.0) / (len(state.scores()) - 1) for rank in ranks(state)]


def by_victory(state: State) -> list[float]:
    """Pay 1 at the end, shared by the winners, and take it evenly from all; the sum is 0."""
    winners, seats = state.winners(), int(state.seats)
    return [(1.0 / len(winners) if seat in winners else 0.0) - 1.0 / seats for seat in range(seats)]


def by_money(state: State) -> list[float]:
    """Pay at the end how far the own score lies above the mean of all; the sum is 0."""
    scores = state.scores()
    mean = sum(scores) / len(scores)
    return [score - mean for score in scores]


AT_THE_END: dict[str, Payment] = {"rank": by_rank, "win": by_victory, "money": by_money}
PROGRESS = "progress"
REWARDS = (*AT_THE_END, PROGRESS)


class RewardAccount:
    """The account of what each seat of one game has been paid.

    `rank`, `win` and `money` are paid when the game is over. `progress` pays after every step how much better the
    position has become for a seat by the evaluation of the game's insight, which knows no secrets.
    """

    def __init__(self, game: AnyGame, kind: str) -> None:
        if kind not in REWARDS:
            raise ValueError(f"there is no reward {kind!r}; the rewards are {', '.join(REWARDS)}")
        self.game = game
        self.kind = kind
        self.last: list[float] = []

    def open(self, state: State) -> None:
        """Start at the position of a new game."""
        if self.kind == PROGRESS:
            self.last = self._values(state)

    def pay(self, state: State) -> list[float]:
        """Return what each seat earns for what has happened since the last payment."""
        if self.kind == PROGRESS:
            before, self.last = self.last, self._values(state)
            return [now - then for now, then in zip(self.last, before, strict=True)]
        if state.mover != OVER:
            return [0.0] * int(state.seats)
        return AT_THE_END[self.kind](state)

    def _values(self, state: State) -> list[float]:
        return [self.game.insight.evaluate(state, seat) for seat in range(int(state.seats))]
