"""What is agreed before a training begins: the game, the network and how it learns; written on the mind's card."""

from dataclasses import asdict, dataclass, replace
from typing import Any

from spindletop.bots.mind import Inputs
from spindletop.games import find
from spindletop.kernel.game import AnyGame
from spindletop.kernel.options import ChoiceOption, FlagOption, OptionError
from spindletop.kernel.state import State
from spindletop.training.errors import TrainingError


@dataclass(frozen=True)
class Plan:
    """One training. `variants` is the share of time for options other than the default ones.

    `observed` is how strongly the learner sees the flags of the observation, `decay` how fast weights shrink that
    nothing asks for: both keep it from remembering single games. `tilt` is what a lead in score counts beside winning.
    With `summary` 0 the network is shown the observation alone, which is faster to write.
    """

    game: str
    seats: int
    seed: int = 1
    hidden: int = 64
    second: int = 32
    trace: float = 0.85
    trace_within: float = 0.97
    temperature: float = 0.0005
    explore: float = 0.01
    greedy: float = 0.35
    variants: float = 0.15
    keep: float = 0.35
    room: int = 250_000
    batch: int = 512
    reuse: float = 4.0
    rate: float = 1e-3
    summary: int = 1
    tilt: float = 0.1
    observed: float = 0.1
    decay: float = 0.01

    def to_row(self) -> dict[str, Any]:
        """Return the plan as plain data."""
        return asdict(self)


def changed(plan: Plan, changes: list[str]) -> Plan:
    """Return a plan with some of its figures changed, each given as NAME=VALUE."""
    for text in changes:
        name, _, value = text.partition("=")
        if name in ("game", "seats", "seed") or name not in plan.to_row():
            known = ", ".join(key for key in plan.to_row() if key not in ("game", "seats", "seed"))
            raise TrainingError(f"a training has no {name!r} to set; it has {known}")
        try:
            number = type(plan.to_row()[name])(value)
        except ValueError:
            raise TrainingError(f"{name} is {value!r}, expected a number such as {plan.to_row()[name]}") from None
        if not 0 <= number < 10_000_000 or (name in ("hidden", "second", "batch", "room") and number < 4):
            raise TrainingError(f"{name} cannot be {number}")
        plan = replace(plan, **{name: number})
    return plan


def starts(game: AnyGame, seats: int) -> list[State]:
    """Return the beginnings a mind learns from: the default one, then every preset and single option it can see.

    A variant whose observation has another size belongs to another network and is left out.
    """
    first: State = game.start(seats)
    inputs = Inputs(game, first, 1.0).size
    found = [first]
    agreements: list[dict[str, Any]] = [dict(preset) for preset in game.presets.values() if preset]
    for option in game.options:
        if not option.offered:
            continue
        if isinstance(option, ChoiceOption):
            agreements += [{option.name: value} for value in option.values if value != option.default]
        elif isinstance(option, FlagOption):
            agreements.append({option.name: not option.default})
    for agreed in agreements:
        try:
            variant: State = game.start(seats, agreed)
        except OptionError:
            continue
        if Inputs(game, variant, 1.0).size == inputs:
            found.append(variant)
    return found


def known_game(plan: Plan) -> AnyGame:
    """Return the game of a plan; one that is not here, or not at this number of seats, is a TrainingError."""
    try:
        game = find(plan.game)
        game.check_seats(plan.seats)
    except (LookupError, ValueError) as error:
        raise TrainingError(str(error.args[0])) from None
    return game
