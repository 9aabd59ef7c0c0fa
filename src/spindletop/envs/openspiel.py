"""Every game as an OpenSpiel game: `pyspiel.load_game("spindletop_oilman(players=2,oil=clusters)")`.

Importing this module registers the games on the shelf. Chance nodes are explicit and have the exact probabilities;
players' actions have the ids of the game's vocabulary, chance outcomes are counted from 0. Parameters are `players`,
`edition`, `utility` (rank or win, both of sum 0) and every option of the game; where a number has named values
("random"), these are written -1, -2 ... in their order.

The information state string holds everything a player has seen: each action of the past, without the arguments the
player could not see, and the player's view of the table. There is no information state tensor: no fixed size holds a
whole game. The observation tensor is complete, everything the player may know of the position now, in the pieces of
spindletop.envs.observing; what was seen before and is no longer on the table is only in the string.
"""

import json
from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

from spindletop.envs.observing import Floats, Observer
from spindletop.envs.rewards import AT_THE_END
from spindletop.games import shelf
from spindletop.kernel.game import AnyGame
from spindletop.kernel.options import FlagOption, NumberOption, Option, settle
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import CHANCE, OVER, State
from spindletop.kernel.verb import Verb

PREFIX = "spindletop_"
MOST_ACTIONS = 200_000
"""More actions than any game has."""
UTILITIES = ("rank", "win")


class Past:
    """The actions so far, newest first; shared by copies, because it never changes."""

    __slots__ = ("action", "before", "seen_by")

    def __init__(self, before: "Past | None", action: int, seen_by: int) -> None:
        self.before = before
        self.action = action
        self.seen_by = seen_by

    @staticmethod
    def of(past: "Past | None", most: int = MOST_ACTIONS) -> "list[Past]":
        """Return the newest actions in the order they were played."""
        links: list[Past] = []
        while past is not None and len(links) < most:
            links.append(past)
            past = past.before
        return links[::-1]


class WrappedState:
    """A position of ours and how it came about; OpenSpiel copies and pickles it with the state that holds it."""

    __slots__ = ("game", "past", "table", "views")

    def __init__(self, game: str, table: State, past: Past | None = None) -> None:
        self.game = game
        self.table = table
        self.past = past
        self.views: dict[int, str] = {}

    def play(self, action: int, seen_by: int) -> None:
        """Play an action of ours; `seen_by` has a bit for each seat that sees its arguments."""
        self.past = Past(self.past, action, seen_by)
        self.views = {}
        self.table.play(action)

    def view(self, ours: AnyGame, player: int) -> str:
        """Return a player's view, cached until the next action: learners ask for it several times."""
        if player not in self.views:
            self.views[player] = json.dumps(ours.view(self.table, player), sort_keys=True)
        return self.views[player]

    def __deepcopy__(self, memo: dict[int, object]) -> "WrappedState":
        return WrappedState(self.game, self.table.copy(), self.past)

    def __reduce__(self) -> tuple[Any, ...]:
        return replayed, (self.game, [(link.action, link.seen_by) for link in Past.of(self.past)])


def replayed(game: str, actions: list[tuple[int, int]]) -> WrappedState:
    """Return the position that these actions lead to."""
    wrapped = WrappedState(game, pyspiel.load_game(game).first.copy())
    for action, seen_by in actions:
        wrapped.play(action, seen_by)
    return wrapped


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel ships no types
    """One game of ours with its parameters, as OpenSpiel wants it."""

    def __init__(self, ours: AnyGame, kind: Any, parameters: Mapping[str, Any] | None = None) -> None:
        chosen = dict(parameters or {})
        self.ours = ours
        self.seats = int(chosen.get("players", ours.default_seats))
        self.utility = str(chosen.get("utility", UTILITIES[0]))
        if self.utility not in UTILITIES:
            raise ValueError(f"utility is {self.utility!r}, expected one of {', '.join(UTILITIES)}")
        agreed = {option.name: _value(option, chosen[option.name]) for option in ours.options if option.name in chosen}
        self.options = settle(ours.options, agreed)
        self.first: State = ours.start(self.seats, self.options, str(chosen.get("edition", "")))
        self.observer = Observer(ours, self.first)
        self.decisions = int(ours.vocabulary.decisions)
        self.secretive = {verb.name for verb in ours.vocabulary.verbs if type(verb).visible is not Verb.visible}
        info = pyspiel.GameInfo(
            num_distinct_actions=self.decisions,
            max_chance_outcomes=max(1, int(ours.vocabulary.size) - self.decisions),
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MOST_ACTIONS,
        )
        super().__init__(kind, info, chosen)

    def new_initial_state(self, state_as_json: str | None = None) -> "SpielState":
        """Return the first position."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        """Return an observer that turns positions into tensors and strings."""
        if params:
            raise ValueError(f"there are no observation parameters, {params} were given")
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """One position; ours is set up when it is first needed, because a clone brings its own."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._wrapped: WrappedState | None = None

    @property
    def wrapped(self) -> WrappedState:
        """Return our position and its past."""
        if self._wrapped is None:
            game = self.get_game()
            self._wrapped = WrappedState(str(game), game.first.copy())
        return self._wrapped

    @property
    def table(self) -> State:
        """Return our position."""
        return self.wrapped.table

    @property
    def past(self) -> Past | None:
        """Return what was played."""
        return self.wrapped.past

    def current_player(self) -> int:
        """Return who is to move."""
        mover = int(self.table.mover)
        if mover == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if mover == OVER else mover

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return bool(self.table.mover == OVER)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.table.choices())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of chance with their probabilities."""
        decisions = self.get_game().decisions
        table = self.table
        weights = table.weights()
        total = sum(weights)
        outcomes = sorted(zip(table.choices(), weights, strict=True))
        return [(action - decisions, weight / total) for action, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        game, wrapped = self.get_game(), self.wrapped
        ours = action + game.decisions if wrapped.table.mover == CHANCE else action
        wrapped.play(ours, self._seen_by(game, wrapped.table, ours))

    def _seen_by(self, game: SpielGame, table: State, action: int) -> int:
        """Return, as bits, the seats that may know the arguments of an action."""
        verb = game.ours.vocabulary.verb(action)
        if verb.name not in game.secretive:
            return -1
        mover = int(table.mover)
        x = action - int(verb.base)
        return sum(1 << seat for seat in range(game.seats) if seat == mover or verb.visible(table, x, seat))

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.get_game()
        shift = game.decisions if player == pyspiel.PlayerId.CHANCE else 0
        return str(game.ours.vocabulary.text(action + shift))

    def returns(self) -> list[float]:
        """Return what each player has earned: nothing before the end."""
        if not self.is_terminal():
            return [0.0] * int(self.table.seats)
        return AT_THE_END[self.get_game().utility](self.table)

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """Return a position that the player cannot tell from this one."""
        twin: SpielState = self.clone()
        twin.wrapped.table = self.table.resample(player, Rng(int(sampler() * (1 << 53))))
        return twin

    def __str__(self) -> str:
        past = Past.of(self.past)
        text = self.get_game().ours.vocabulary.text
        return "; ".join(text(link.action) for link in past) or "start"


class SpielObserver:
    """Shows a player what it may know: of the position as a tensor and a string, of all the past as a string."""

    def __init__(self, game: SpielGame, kind: Any) -> None:
        self.game = game
        self.recalls = kind.perfect_recall
        self.tensor: Floats | None = None
        self.dict: dict[str, Floats] = {}
        if not self.recalls:
            self.tensor = tensor = np.zeros(game.observer.size, np.float32)
            for piece in game.observer.pieces:
                self.dict[piece.name] = tensor[piece.start : piece.stop].reshape(piece.shape)

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the tensor; an observer with perfect recall has none."""
        if self.tensor is not None:
            self.tensor[:] = self.game.observer.flat(state.table, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what the player has seen and sees."""
        view = state.wrapped.view(self.game.ours, player)
        if not self.recalls:
            return f"seat {player}; {view}"
        vocabulary = self.game.ours.vocabulary
        actions = [
            vocabulary.text(action) if seen else vocabulary.verb(action).name
            for action, seen in self._seen(state, player, MOST_ACTIONS)
        ]
        return f"seat {player}; {'; '.join(actions)}; {view}"

    def _seen(self, state: SpielState, player: int, most: int) -> list[tuple[int, bool]]:
        return [(link.action, link.seen_by >> player & 1 == 1) for link in Past.of(state.past, most)]


def _parameter(option: Option) -> Any:
    """Return the default of an option as OpenSpiel's parameter; a number's named values are -1, -2 ..."""
    if isinstance(option, FlagOption):
        return bool(option.default)
    if isinstance(option, NumberOption):
        named = isinstance(option.default, str)
        return -1 - option.names.index(str(option.default)) if named else int(option.default)
    return str(option.default)


def _value(option: Option, parameter: Any) -> object:
    """Return the value of an option that a parameter stands for."""
    if isinstance(option, NumberOption) and option.names and -len(option.names) <= parameter < 0:
        return option.names[-1 - parameter]
    return parameter


def kind_of(ours: AnyGame) -> Any:
    """Return how OpenSpiel describes a game of ours."""
    parameters: dict[str, Any] = {"players": ours.default_seats, "edition": "", "utility": UTILITIES[0]}
    for option in ours.options:
        parameters[option.name] = _parameter(option)
    return pyspiel.GameType(
        short_name=PREFIX + ours.id,
        long_name=ours.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=ours.max_seats,
        min_num_players=ours.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters,
        default_loadable=True,
    )


def _register(ours: AnyGame) -> str:
    """Register a class of its own for the game: OpenSpiel keeps it longer than Python could free a function."""
    kind = kind_of(ours)

    class Registered(SpielGame):
        def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
            super().__init__(ours, kind, parameters)

    pyspiel.register_game(kind, Registered)
    return PREFIX + ours.id


def register_all() -> list[str]:
    """Register every game on the shelf with OpenSpiel; return the names to load them by."""
    known = set(pyspiel.registered_names())
    return [PREFIX + id if PREFIX + id in known else _register(ours) for id, ours in shelf().items()]


NAMES = register_all()
