"""Every game as a Gymnasium environment for one learner; bots play the other seats.

    import gymnasium, spindletop.envs.gymnasium
    env = gymnasium.make("spindletop/oilman-v2", seats=2, opponents="greedy", reward="win")
    many = gymnasium.make_vec("spindletop/oilman-batch-v2", num_envs=64, seats=2)

`observation` says what is observed ("flat", "dict" or "summary", see spindletop.envs.observing); the legal actions are
in `info["action_mask"]` and in `action_masks()`, where sb3-contrib's MaskablePPO looks for them. The second id is that
of many games in which the learner plays every seat, spindletop.envs.vector.

Version history
v2: the complete observation, flat or as a dict of its pieces; what was shown before is `observation="summary"`. Many
    games at once have an id of their own.
v1: first version.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from rich.text import Text

from spindletop.bots.bot import Bot
from spindletop.bots.play import ask
from spindletop.bots.registry import make_bot, split_specs
from spindletop.envs.observing import FLAT, Shown
from spindletop.envs.rewards import RewardAccount
from spindletop.envs.session import Session, fresh_seed
from spindletop.envs.spaces import space_of
from spindletop.games import shelf
from spindletop.kernel.game import AnyGame
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import SPECTATOR

VERSION = 2
ROTATE = "rotate"


class SeatEnv(gymnasium.Env[Shown, np.int64]):
    """One seat of a game.

    `seat` is a number, or "rotate" for the next seat in each episode. `opponents` is a spec such as "random" or
    "greedy", several of them separated by commas (in the order of the seats after the learner's), or bots. An illegal
    action is by default replaced by a random legal one, with the reason in `info["refusal"]`.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  Gymnasium declares it so

    def __init__(
        self,
        game: str | AnyGame,
        seats: int | None = None,
        opponents: str | Sequence[Bot] = "random",
        seat: int | str = ROTATE,
        reward: str = "rank",
        illegal: str = "replace",
        observation: str = FLAT,
        scale: str = "log",
        edition: str = "",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.session = Session(game, seats, options, edition, observation, scale, illegal)
        self.observer = self.session.observer
        self.reward_account = RewardAccount(self.session.game, reward)
        if seat != ROTATE and not (isinstance(seat, int) and 0 <= seat < self.session.seats):
            raise ValueError(f"seat is {seat!r}, expected {ROTATE!r} or a number from 0 to {self.session.seats - 1}")
        self.wanted = seat
        self.seat = -1 if seat == ROTATE else int(seat)
        self.bots = self._seated(opponents)
        self.hidden = Rng(0)
        self.seeded = 0
        self.observation_space = space_of(self.observer)
        self.action_space = spaces.Discrete(self.observer.actions)
        self.render_mode = render_mode

    def _seated(self, opponents: str | Sequence[Bot]) -> list[Bot]:
        """Return a bot for each other seat; a single spec serves them all."""
        needed = self.session.seats - 1
        if isinstance(opponents, str):
            specs = split_specs(opponents)
            specs = specs * needed if len(specs) == 1 else specs
            bots = [make_bot(spec, self.session.game) for spec in specs]
        else:
            bots = list(opponents)
        if len(bots) != needed:
            raise ValueError(f"{len(bots)} opponents were given, {self.session.seats} seats need {needed}")
        return bots

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Shown, dict[str, Any]]:
        """Deal a new game and let the others play up to the first decision."""
        super().reset(seed=seed)
        if seed is not None:
            self.seeded = seed
        else:
            self.seeded = fresh_seed() if self.seeded == 0 else self.seeded + 1
        if self.wanted == ROTATE:
            self.seat = self.seeded % self.session.seats if seed is not None else (self.seat + 1) % self.session.seats
        self.session.begin(self.seeded)
        self.hidden.reseed(self.seeded + 2)
        for place, bot in enumerate(self.bots):
            bot.begin(self.seeded * 64 + place + 1)
        self.reward_account.open(self.session.state)
        self._others_play()
        self.reward_account.pay(self.session.state)
        return self._shown(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Shown, float, bool, bool, dict[str, Any]]:
        """Play for the own seat, then let the others play until it is asked again or the game is over."""
        if not self.session.play(int(action)):
            return self._shown(), -1.0, True, False, self._info()
        info = self._info()
        self._others_play()
        earned = self.reward_account.pay(self.session.state)[self.seat]
        return self._shown(), earned, self.session.over, False, {**info, **self._info()}

    def _others_play(self) -> None:
        session = self.session
        while not session.over and session.state.mover != self.seat:
            bot = self.bots[(int(session.state.mover) - self.seat - 1) % session.seats]
            session.play(ask(bot, session.state, self.hidden))

    def _shown(self) -> Shown:
        return self.observer.observe(self.session.state, self.seat)

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.action_masks(), "seat": self.seat}
        if self.session.refused is not None:
            info["refusal"] = str(self.session.refused)
        if self.session.over:
            info["winners"] = self.session.state.winners()
            info["scores"] = self.session.state.scores()
        return info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return which actions are legal; all are marked when the game is over, because a mask may not be empty."""
        if self.session.over:
            return np.ones(self.observer.actions, np.bool_)
        return self.observer.mask(self.session.choices).astype(np.bool_)

    def render(self) -> str | None:
        """Return the table as everybody may see it."""
        if self.render_mode is None:
            return None
        game = self.session.game
        return Text.from_markup(game.draw(game.view(self.session.state, SPECTATOR))).plain


def register_all() -> list[str]:
    """Register every game on the shelf with Gymnasium, one seat and many games at once; return the ids of the seats."""
    ids: list[str] = []
    for name in shelf():
        ids.append(f"spindletop/{name}-v{VERSION}")
        if ids[-1] in gymnasium.registry:
            continue
        gymnasium.register(ids[-1], entry_point=f"{__name__}:SeatEnv", kwargs={"game": name})
        many = f"spindletop/{name}-batch-v{VERSION}"
        gymnasium.register(many, vector_entry_point="spindletop.envs.vector:TablesEnv", kwargs={"game": name})
    return ids


register_all()
