"""Every discovered game x seats x options: what the conformance suite runs over."""

import os
from dataclasses import dataclass, field
from typing import Any

from spindletop.games import shelf
from spindletop.kernel.game import AnyGame
from spindletop.kernel.options import ChoiceOption, FlagOption, OptionError, Value

QUICK = os.environ.get("SPINDLETOP_QUICK") == "1"


@dataclass(frozen=True)
class Case:
    """One way to set a game up."""

    game: AnyGame
    seats: int
    options: dict[str, Value] = field(default_factory=dict)
    edition: str = ""

    def start(self) -> Any:
        return self.game.start(self.seats, self.options, self.edition)

    def __str__(self) -> str:
        agreed = ",".join(f"{name}={value}" for name, value in self.options.items())
        return "-".join(part for part in [self.game.id, str(self.seats), self.edition, agreed] if part)


def seat_cases() -> list[Case]:
    """Every game with every number of seats, at the default options."""
    return [Case(game, n) for game in shelf().values() for n in range(game.min_seats, game.max_seats + 1)]


def option_cases() -> list[Case]:
    """Every game with each preset, edition and each single value of a choice or a flag."""
    found: list[Case] = []
    for game in shelf().values():
        agreements: list[dict[str, Value]] = [dict(preset) for preset in game.presets.values() if preset]
        for option in game.options:
            if isinstance(option, ChoiceOption):
                agreements += [{option.name: value} for value in option.values if value != option.default]
            elif isinstance(option, FlagOption):
                agreements.append({option.name: not option.default})
        found += [Case(game, game.default_seats, meaningful(game, agreed)) for agreed in agreements]
        found += [Case(game, game.default_seats, {}, edition) for edition in game.editions() if edition]
    return found


def meaningful(game: AnyGame, agreed: dict[str, Value]) -> dict[str, Value]:
    """Return the agreement itself, or with the first preset beside which the game accepts it."""
    for preset in [{}, *game.presets.values()]:
        together = {**preset, **agreed}
        try:
            game.start(game.default_seats, together)
        except OptionError:
            continue
        return together
    raise AssertionError(f"{game.id} accepts {agreed} beside none of its presets")


def all_cases() -> list[Case]:
    """Seats and options; in a quick run only the default seats of each game."""
    if QUICK:
        return [case for case in seat_cases() if case.seats == case.game.default_seats]
    return seat_cases() + option_cases()


def default_cases() -> list[Case]:
    """Each game once, as it comes out of the box."""
    return [Case(game, game.default_seats) for game in shelf().values()]
