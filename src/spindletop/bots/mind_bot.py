"""The bot `mind`: it plays what a mind values best, without any search; where there is no mind it plays as greedy."""

from typing import Any, final

from mypy_extensions import i64

from spindletop.bots.bot import Bot
from spindletop.bots.evaluator import MindEvaluator
from spindletop.bots.greedy import GreedyBot
from spindletop.bots.mcts import MctsBot
from spindletop.bots.mind import Mind, MindPlayer
from spindletop.bots.minds import find_mind
from spindletop.kernel.buffer import Buffer
from spindletop.kernel.game import AnyGame
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import State


@final
class MindBot(Bot):
    """Takes the choice whose after-state its mind values best.

    The mind belongs to the game and the number of seats and is read when the first choice is asked for. With a
    `temperature` above 0 it now and then takes a choice that is a little worse, as weaker players do; `slack` bounds
    that by what is at stake, in standard deviations of what the choices are worth. With `seconds`
    or `playouts` it searches: the mind ranks the choices and values the leaves. `tilt` is how much a lead in score
    counts beside the chance to win; if it is not given, as much as in the mind's training.
    """

    def __init__(
        self,
        game: AnyGame,
        seed: int = 0,
        temperature: float = 0.0,
        slack: float = 0.0,
        playouts: int = 0,
        seconds: float = 0.0,
        tilt: float | None = None,
    ) -> None:
        super().__init__(game, seed)
        if temperature < 0 or slack < 0 or playouts < 0 or seconds < 0:
            raise ValueError("temperature, slack, playouts and seconds must not be negative")
        self.tilt = None if tilt is None else float(tilt)
        self.temperature = float(temperature)
        self.slack = float(slack)
        self.playouts = playouts
        self.seconds = float(seconds)
        self.search: MctsBot | None = None
        self.search_rng = Rng(0)
        self.given: Mind | None = None
        """The mind it was told to play with."""
        self.seats: i64 = 0
        self.player: MindPlayer | None = None
        self.greedy = GreedyBot(game, seed)

    def with_mind(self, mind: Mind) -> "MindBot":
        """Play with this mind instead of the one in the game's folder."""
        self.given = mind
        self._use(mind)
        return self

    def _use(self, mind: Mind) -> None:
        if self.tilt is not None:
            mind = mind.tilted(self.tilt)
        self.player = MindPlayer(self.game, mind, self.temperature, self.slack)
        self.seats = mind.seats
        self.search = None
        if self.playouts > 0 or self.seconds > 0.0:
            believes = MindEvaluator(mind)
            playouts = max(1, self.playouts)
            self.search = MctsBot(self.game, 0, playouts=playouts, seconds=self.seconds, rounds=0.0, evaluator=believes)
            self.search.rng = self.search_rng

    def parameters(self) -> dict[str, Any]:
        """Return how it plays."""
        return {
            "temperature": self.temperature,
            "slack": self.slack,
            "playouts": self.playouts,
            "seconds": self.seconds,
            "tilt": self.tilt,
        }

    def memory(self) -> dict[str, Any]:
        """Return the mind it was given, if any, for that of the game's folder is found again; and its other luck."""
        return {"given": self.given, "search_rng": self.search_rng, "greedy": self.greedy}

    def recall(self, memory: dict[str, Any]) -> None:
        """Remember what `memory` told."""
        self.search_rng = memory["search_rng"]
        self.greedy = memory["greedy"]
        if memory["given"] is not None:
            self.with_mind(memory["given"])

    def begin(self, seed: int) -> None:
        """Get ready for a new game."""
        self.rng.reseed(seed)
        self.greedy.begin(seed)
        if self.search is not None:
            self.search.begin(seed)

    def choose(self, state: State) -> int:
        """Return the best choice."""
        if self.seats != state.seats:
            mind = find_mind(self.game, state)
            self.player = None
            self.search = None
            self.given = None
            self.seats = state.seats
            if mind is not None:
                self._use(mind)
        if self.search is not None:
            return self.search.choose(state)
        player = self.player
        if player is None:
            return self.greedy.choose(state)
        out = Buffer()
        state.legal(out)
        self.game.insight.narrow(state, out)
        if out.size == 1:
            return int(out.items[0])
        return int(out.items[player.choose(state, out, self.rng)])
