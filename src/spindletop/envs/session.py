"""One game after another in an environment: chance and forced moves are played inside, decisions come from outside."""

from collections.abc import Mapping

import numpy as np

from spindletop.bots.play import settle
from spindletop.envs.core import advance
from spindletop.envs.observing import Observer
from spindletop.games import find
from spindletop.kernel.buffer import Buffer
from spindletop.kernel.game import AnyGame
from spindletop.kernel.refusal import LEGAL, Illegal, Refusal
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import OVER, State

ILLEGAL = ("error", "lose", "replace")
"""What happens to an illegal action: it is refused with its reason, it loses, or a random legal one is played."""
WAIT = -1
"""Stands for no action at all."""
MUST_CHOOSE = Refusal("", "The seat to move has to choose one of its actions; only the others may wait.")
CHANCE_DECIDES = Refusal("", "That is chance's to decide.")


def game_named(game: str | AnyGame) -> AnyGame:
    """Return the game with an id, or the game itself."""
    return find(game) if isinstance(game, str) else game


def fresh_seed() -> int:
    """Return a seed from the operating system's entropy."""
    return int(np.random.SeedSequence().generate_state(1, np.uint64)[0]) >> 1


class Session:
    """One game after another, asking only for real decisions."""

    def __init__(
        self,
        game: str | AnyGame,
        seats: int | None,
        options: Mapping[str, object],
        edition: str,
        observation: str,
        scale: str,
        illegal: str,
    ) -> None:
        if illegal not in ILLEGAL:
            raise ValueError(f"illegal is {illegal!r}, expected one of {', '.join(ILLEGAL)}")
        self.game = game_named(game)
        self.first: State = self.game.start(seats, options, edition)
        self.seats = int(self.first.seats)
        self.observer = Observer(self.game, self.first, observation, scale)
        self.illegal = illegal
        self.choices = Buffer()
        self.dealer = Rng(0)
        self.fallback_rng = Rng(0)
        """Draws the legal action that replaces an illegal one."""
        self.state = self.first
        self.refused: Refusal | None = None

    def begin(self, seed: int) -> None:
        """Deal a new game."""
        self.dealer.reseed(seed)
        self.fallback_rng.reseed(seed + 1)
        self.state = self.first.copy()
        self.state.legal(self.choices)
        settle(self.state, self.dealer, self.choices)
        self.refused = None

    @property
    def over(self) -> bool:
        """Return whether the game has ended."""
        return bool(self.state.mover == OVER)

    def play(self, action: int) -> bool:
        """Play an action of the mover; return False if it was illegal and loses the game."""
        state = self.state
        self.refused = None
        if not 0 <= action < self.observer.actions or state.reason(action) != LEGAL:
            self.refused = MUST_CHOOSE if action == WAIT else state.refusal(action) or CHANCE_DECIDES
            if self.illegal == "error":
                raise Illegal(self.refused)
            if self.illegal == "lose":
                return False
            action = int(self.choices.choose(self.fallback_rng))
        advance(state, action, self.dealer, self.choices)
        return True
