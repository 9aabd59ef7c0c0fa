"""Many games stepped together, numpy in and numpy out, for learners that want speed.

    batch = BatchEnv("oilman", count=256, seats=4, reward="rank")
    view = batch.reset(seed=1)
    view = batch.step(actions)      # one legal action a game, for the seat `view.movers` names

Each row of the arrays is one game: what the seat to move sees, what it may do, and which seat it is. Chance and moves
without an alternative are played inside; a game that ends is paid, noted in `over` and set up again at once. The same
games behind the interface of Gymnasium are spindletop.envs.vector.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt
from librt.vecs import vec
from mypy_extensions import i64

from spindletop.envs.core import Tables
from spindletop.envs.observing import FLAT, Observer, Shown
from spindletop.envs.rewards import AT_THE_END
from spindletop.envs.session import CHANCE_DECIDES, fresh_seed, game_named
from spindletop.kernel.game import AnyGame
from spindletop.kernel.refusal import Illegal, Refusal
from spindletop.kernel.state import State

STRIDE = 0x9E3779B1
"""How far apart the seeds of neighbouring games lie."""
SHARED_WITH_TABLES = ("tables", "seen", "masks", "movers")


@dataclass
class BatchView:
    """What a step brought; row i belongs to game i.

    `observations` (count, size) float32, or a dict of the pieces' arrays (count, ...), and `masks` (count, actions)
    int8 are those of the seats in `movers`; `rewards` (count, seats) is what each seat earned, `over` tells which games
    ended (and have begun anew), `scores` and `winners` (count, seats) are filled in for those.
    """

    observations: Shown
    masks: npt.NDArray[np.int8]
    movers: npt.NDArray[np.int64]
    rewards: npt.NDArray[np.float32]
    over: npt.NDArray[np.bool_]
    scores: npt.NDArray[np.int64]
    winners: npt.NDArray[np.bool_]


class BatchEnv:
    """`count` games of one kind, each with a dealer of its own; rewards are paid at the end (rank, win or money)."""

    def __init__(
        self,
        game: str | AnyGame,
        count: int,
        seats: int | None = None,
        reward: str = "rank",
        observation: str = FLAT,
        scale: str = "log",
        edition: str = "",
        **options: object,
    ) -> None:
        if reward not in AT_THE_END:
            raise ValueError(f"there is no reward {reward!r} here; the rewards are {', '.join(AT_THE_END)}")
        if count < 1:
            raise ValueError(f"count is {count}, expected at least one game")
        self.game = game_named(game)
        self.first: State = self.game.start(seats, options, edition)
        self.count = count
        self.seats = int(self.first.seats)
        self.observer = Observer(self.game, self.first, observation, scale)
        self.actions = self.observer.actions
        self.pay = AT_THE_END[reward]
        self.rows = np.arange(count)
        self._set_tables()
        self.ended: dict[int, State] = {}
        """The games that ended with the last step, as they lay on the table."""
        self.played = 0

    def _set_tables(self) -> None:
        """Set the tables up, and the arrays that share their memory."""
        rows = self.observer.rows(self.count)
        self.tables = Tables(self.first, self.game, self.count, rows)
        self.seen = self.observer.dense(rows)
        self.masks = np.asarray(memoryview(self.tables.masks)).view(np.int8).reshape(self.count, self.actions)
        self.movers = np.asarray(memoryview(self.tables.movers))

    def __getstate__(self) -> dict[str, Any]:
        kept = {name: value for name, value in vars(self).items() if name not in SHARED_WITH_TABLES}
        return kept | {"states": self.tables.states, "dealers": self.tables.dealers}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        states, dealers = kept.pop("states"), kept.pop("dealers")
        vars(self).update(kept)
        self._set_tables()
        for i in range(self.count):
            self.tables.take_up(i, states[i], dealers[i])

    def reset(self, seed: int | Sequence[int] | None = None) -> BatchView:
        """Deal every game anew; the same seed, or the same seeds for each of them, deal the same games."""
        if seed is None or isinstance(seed, int):
            base = fresh_seed() if seed is None else seed
            seed = [base + STRIDE * i for i in range(self.count)]
        if len(seed) != self.count:
            raise ValueError(f"{len(seed)} seeds were given for {self.count} games")
        for i, own in enumerate(seed):
            self.tables.begin(i, own)
        self.ended = {}
        return self._view()

    def step(self, actions: npt.ArrayLike) -> BatchView:
        """Play one legal action in each game; an illegal one is refused with its reason before anything is played."""
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.count,):
            raise ValueError(f"actions have the shape {chosen.shape}, expected ({self.count},)")
        self._check(chosen)
        tables = self.tables
        self.ended = {i: tables.states[i] for i in tables.step_all(vec[i64](chosen.tolist()))}
        for i in self.ended:
            tables.again(i)
        self.played += len(self.ended)
        return self._view()

    def _check(self, chosen: npt.NDArray[np.int64]) -> None:
        inside = (chosen >= 0) & (chosen < self.actions)
        legal = inside & (self.masks[self.rows, np.where(inside, chosen, 0)] != 0)
        if not legal.all():
            i = int(np.flatnonzero(~legal)[0])
            why = self.tables.states[i].refusal(int(chosen[i])) or CHANCE_DECIDES
            raise Illegal(Refusal(why.clause, f"game {i}: {why.text}"))

    def _view(self) -> BatchView:
        view = BatchView(
            observations=self.observer.shown(self.observer.scaled(self.seen)),
            masks=self.masks.copy(),
            movers=self.movers.copy(),
            rewards=np.zeros((self.count, self.seats), np.float32),
            over=np.zeros(self.count, np.bool_),
            scores=np.zeros((self.count, self.seats), np.int64),
            winners=np.zeros((self.count, self.seats), np.bool_),
        )
        for i, state in self.ended.items():
            view.over[i] = True
            view.rewards[i] = self.pay(state)
            view.scores[i] = state.scores()
            view.winners[i, state.winners()] = True
        return view
