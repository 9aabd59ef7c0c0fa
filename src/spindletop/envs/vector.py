"""Many games at once behind Gymnasium's `VectorEnv`, for learners that play every seat themselves.

    import gymnasium, spindletop.envs.gymnasium
    games = gymnasium.make_vec("spindletop/oilman-batch-v2", num_envs=64, seats=4, reward="win")
    observations, infos = games.reset(seed=1)
    observations, rewards, terminations, truncations, infos = games.step(actions)

In each game the action is that of the seat to move, `infos["mover"]`, whose observation was returned before, and it has
to be one of `infos["action_mask"]`. `rewards` is what that seat earned by it; what all seats earned is in
`infos["seat_rewards"]`. Games end by their own rules and are never truncated.

A game that ends is set up again within the same step (`AutoresetMode.SAME_STEP`): the observation returned is the first
one of the new game, and `infos["final_obs"]` and `infos["final_info"]` tell how the old one ended.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from spindletop.envs.batch import BatchEnv, BatchView
from spindletop.envs.observing import FLAT, Shown
from spindletop.envs.session import fresh_seed
from spindletop.envs.spaces import space_of
from spindletop.kernel.game import AnyGame

Actions = npt.NDArray[np.int64]
Booleans = npt.NDArray[np.bool_]


class TablesEnv(VectorEnv[Shown, Actions, npt.NDArray[Any]]):
    """`num_envs` games of one kind, stepped together by compiled code; rewards are paid at the end of a game."""

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  Gymnasium declares it so

    def __init__(
        self,
        game: str | AnyGame,
        num_envs: int = 1,
        seats: int | None = None,
        reward: str = "rank",
        observation: str = FLAT,
        scale: str = "log",
        edition: str = "",
        **options: object,
    ) -> None:
        self.batch = BatchEnv(game, num_envs, seats, reward, observation, scale, edition, **options)
        self.observer = self.batch.observer
        self.num_envs = num_envs
        self.single_observation_space = space_of(self.observer)
        self.single_action_space = spaces.Discrete(self.observer.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.seeds: list[int] = []
        self.movers = self.batch.movers.copy()

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Shown, dict[str, Any]]:
        """Deal every game anew.

        One seed stands for itself and the numbers after it, as everywhere in Gymnasium; a sequence has one for each
        game. A game without a seed goes on from its last one.
        """
        super().reset(seed=seed if isinstance(seed, int) else None)
        if isinstance(seed, int):
            seed = [seed + i for i in range(self.num_envs)]
        self.seeds = self._seeds([None] * self.num_envs if seed is None else seed)
        view = self.batch.reset(self.seeds)
        self.movers = view.movers
        return view.observations, self._infos(view)

    def _seeds(self, given: Sequence[int | None]) -> list[int]:
        """Return a seed for each game: the one given, or one further on than its last."""
        if len(given) != self.num_envs:
            raise ValueError(f"{len(given)} seeds were given for {self.num_envs} games")
        if not self.seeds:
            fresh = fresh_seed()
            self.seeds = [fresh + i for i in range(self.num_envs)]
        return [last + self.num_envs if own is None else own for own, last in zip(given, self.seeds, strict=True)]

    def step(self, actions: npt.ArrayLike) -> tuple[Shown, npt.NDArray[np.float64], Booleans, Booleans, dict[str, Any]]:
        """Play one legal action in each game; an illegal one is refused with its reason before anything is played."""
        view = self.batch.step(actions)
        deciders, self.movers = self.movers, view.movers
        rewards = view.rewards[self.batch.rows, deciders].astype(np.float64)
        infos = self._infos(view)
        infos["seat_rewards"] = view.rewards
        if self.batch.ended:
            self._add_ends(view, deciders, infos)
        return view.observations, rewards, view.over, np.zeros(self.num_envs, np.bool_), infos

    def _infos(self, view: BatchView) -> dict[str, Any]:
        return {"action_mask": view.masks, "mover": view.movers}

    def _add_ends(self, view: BatchView, deciders: Actions, infos: dict[str, Any]) -> None:
        """Add how games ended, and what the seats that ended them saw then."""
        final = np.full(self.num_envs, None, object)
        for i, state in self.batch.ended.items():
            final[i] = self.observer.observe(state, int(deciders[i]))
        infos["final_obs"], infos["_final_obs"] = final, view.over
        ending = {"scores": view.scores, "winners": view.winners, "seat": deciders}
        infos["final_info"] = {**ending, **{f"_{name}": view.over for name in ending}}
        infos["_final_info"] = view.over

    def close_extras(self, **kwargs: Any) -> None:
        """Do nothing: no resources are held."""
