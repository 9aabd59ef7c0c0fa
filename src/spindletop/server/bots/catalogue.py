"""Which bots a client may ask for: registered ones, never a module by its name."""

import math

from spindletop.bots.bot import BotError
from spindletop.bots.levels import LEVELS, find_level
from spindletop.bots.registry import BUILT_IN, bot_names, make_registered_bot, parameters_of
from spindletop.kernel.game import AnyGame
from spindletop.server.wire.answers import BotCard
from spindletop.server.wire.problems import Problem

OTHERS = {
    "pass": ("pass", "does as little as the rules allow"),
    "random": ("random", "does anything that is allowed"),
    "greedy": ("greedy", "takes what looks best right now"),
    "careless": ("careless", "takes what looks best right now, but errs every now and then"),
    "mcts": ("search", "plays the game on in its head many times"),
    "mind": ("mind", "plays what it has learned, without looking ahead"),
}
ALIASES = {"search": "mcts"}
DEFAULT_PARAMETERS = {"mcts": ":seconds=0.5"}
"""What is added where a client gives no parameters: people wait for the moves, so a search is limited by time."""
MOST = {"seconds": 2.0, "playouts": 2000.0, "tries": 2000.0, "rounds": 1000.0}
"""How much thinking a client may ask for: others wait for the same workers."""
MOST_OF_ANYTHING = 1e6
QUICK = {"pass", "random", "greedy"}
FIRST_SLOW_LEVEL = 6
"""From this level on a bot may search."""


def bot_cards() -> list[BotCard]:
    """Return every bot that can be given a seat: the levels first, from the weakest to the strongest."""
    found = [BotCard(name=level.name, level=str(level.number), words=level.words) for level in LEVELS]
    for name in bot_names():
        if find_level(name) is None:
            kind, words = OTHERS.get(name, ("other", "a bot of another package"))
            found.append(BotCard(name=name, level=kind, words=words))
    return found


def is_quick(spec: str) -> bool:
    """Tell whether a bot answers at once, and need not queue behind bots that search."""
    name, _, parameters = spec.partition(":")
    level = find_level(name)
    if level is not None:
        return level.number < FIRST_SLOW_LEVEL
    return name in QUICK or (name == "mind" and "seconds" not in parameters and "playouts" not in parameters)


def checked_spec(spec: str, game: AnyGame) -> str:
    """Return a spec that can be played; neither a module nor a function can be named from outside."""
    name, colon, rest = spec.strip().partition(":")
    name = ALIASES.get(name, name)
    if name not in bot_names():
        raise Problem("bad_bot", f"There is no bot {name!r}; the bots are {', '.join(bot_names())}.")
    whole = f"{name}{colon}{rest}" if rest else name + DEFAULT_PARAMETERS.get(name, "")
    try:
        for parameter, value in parameters_of(whole).items():
            _check_bounds(name, parameter, value)
        make_registered_bot(whole, game)
    except (BotError, OverflowError) as error:
        raise Problem("bad_bot", f"{error}.") from None
    return whole


def _check_bounds(name: str, parameter: str, value: int | float | str) -> None:
    most = MOST.get(parameter, MOST_OF_ANYTHING)
    if isinstance(value, str):
        if name in BUILT_IN:
            raise BotError(f"{parameter} of the bot {name!r} must be a number")
    elif not math.isfinite(value) or abs(value) > most:
        raise BotError(f"{parameter} may be {most:g} at most on a table server")
