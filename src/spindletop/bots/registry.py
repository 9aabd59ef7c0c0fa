"""Bots by name, from specs such as `greedy` or `mcts:playouts=200,rounds=2`, and bots of other packages."""

import importlib
import inspect
from collections.abc import Callable
from importlib.metadata import entry_points
from typing import Any

from spindletop.bots.bot import Bot, BotError
from spindletop.bots.careless import CarelessBot
from spindletop.bots.greedy import GreedyBot
from spindletop.bots.level_bot import LevelBot
from spindletop.bots.levels import LEVELS, Level
from spindletop.bots.mcts import MctsBot
from spindletop.bots.mind_bot import MindBot
from spindletop.bots.pass_bot import PassBot
from spindletop.bots.random_bot import RandomBot
from spindletop.kernel.game import AnyGame
from spindletop.kernel.plugin import load

ENTRY_POINTS = "spindletop.bots"
Maker = Callable[..., Bot]
"""A bot class, or a function: it takes the game, the seed and, by name, the parameters of the spec."""

BUILT_IN: dict[str, Maker] = {
    "random": RandomBot,
    "pass": PassBot,
    "greedy": GreedyBot,
    "mcts": MctsBot,
    "mind": MindBot,
}


def _of_level(level: Level) -> Maker:
    def make(game: AnyGame, seed: int = 0) -> Bot:
        return LevelBot(game, seed, level, make_bot)

    return make


BUILT_IN.update({level.name: _of_level(level) for level in LEVELS})
BUILT_IN["careless"] = CarelessBot


def bot_names() -> list[str]:
    """Return the bots that can be named: the built-in ones first, then those of other packages that can be used."""
    usable = [entry.name for entry in entry_points(group=ENTRY_POINTS) if not load(entry, "bot", check).fault]
    return list(dict.fromkeys([*BUILT_IN, *usable]))


def check(maker: object) -> None:
    """Check that what a package registers as a bot can make one."""
    if not callable(maker):
        raise TypeError("it is neither a class nor a function")


def make_bot(spec: str, game: AnyGame, seed: int = 0) -> Bot:
    """Return the bot that a spec asks for: NAME, NAME:key=value,... or module:attribute."""
    return _made(spec, *_read(spec), game, seed)


def make_registered_bot(spec: str, game: AnyGame, seed: int = 0) -> Bot:
    """Return the bot that a stranger's spec asks for: NAME or NAME:key=value,..., and never module:attribute."""
    name, _, rest = spec.strip().partition(":")
    parameters = _parameters(spec, rest)
    if name in BUILT_IN:
        return _made(spec, BUILT_IN[name], parameters, game, seed)
    for entry in entry_points(group=ENTRY_POINTS):
        if entry.name == name:
            return _made(spec, _loaded(spec, entry.load), parameters, game, seed)
    raise BotError(f"there is no bot {name!r}; the bots are {', '.join(bot_names())}")


def parameters_of(spec: str) -> dict[str, int | float | str]:
    """Return the parameters that a spec NAME:key=value,... sets."""
    return {name: _value(text) for name, text in _parameters(spec, spec.strip().partition(":")[2]).items()}


def _made(spec: str, maker: Maker, parameters: dict[str, str], game: AnyGame, seed: int) -> Bot:
    accepted = _accepted(maker)
    for name in parameters:
        if name not in accepted:
            known = ", ".join(accepted) or "none"
            raise BotError(f"the bot {spec!r} has no parameter {name!r}; its parameters are: {known}")
    try:
        bot = maker(game, seed, **{name: _value(text) for name, text in parameters.items()})
    except (TypeError, ValueError) as error:
        raise BotError(f"the bot {spec!r} cannot be set up: {error}") from None
    if not isinstance(bot, Bot):
        raise BotError(f"the bot {spec!r} cannot be used: {type(bot).__name__} is no spindletop.bots.bot.Bot")
    bot.name = spec
    return bot


def split_specs(text: str) -> list[str]:
    """Return the specs of a list such as `greedy,mcts:playouts=50,rounds=2,random`; parameters stay with their bot."""
    specs: list[str] = []
    for part in text.split(","):
        if specs and "=" in part and ":" not in part.split("=")[0]:
            specs[-1] += "," + part.strip()
        else:
            specs.append(part.strip())
    return specs


def _read(spec: str) -> tuple[Maker, dict[str, str]]:
    name, _, rest = spec.strip().partition(":")
    by_place = rest and "=" not in rest.partition(":")[0]  # module:attribute, even if a bot has the module's name
    if name in BUILT_IN:
        return BUILT_IN[name], _parameters(spec, rest)
    for entry in entry_points(group=ENTRY_POINTS):
        if entry.name == name and not by_place:
            return _loaded(spec, entry.load), _parameters(spec, rest)
    if not by_place:
        raise BotError(f"there is no bot {name!r}; the bots are {', '.join(bot_names())}, or module:attribute")
    attribute, _, rest = rest.partition(":")
    return _loaded(spec, lambda: getattr(importlib.import_module(name), attribute)), _parameters(spec, rest)


def _loaded(spec: str, load: Callable[[], Any]) -> Maker:
    try:
        maker = load()
    except Exception as error:  # a module of another package may raise anything on import
        raise BotError(f"the bot {spec!r} cannot be loaded: {' '.join(str(error).split())}") from error
    if not callable(maker):
        raise BotError(f"the bot {spec!r} cannot be used: it is neither a class nor a function")
    made: Maker = maker
    return made


def _parameters(spec: str, text: str) -> dict[str, str]:
    parameters: dict[str, str] = {}
    for part in text.split(",") if text else []:
        name, equals, value = part.partition("=")
        if not equals or not name.strip() or not value.strip():
            raise BotError(f"the bot {spec!r} is not understood at {part!r}; write NAME:key=value,key=value")
        parameters[name.strip()] = value.strip()
    return parameters


def _accepted(maker: Maker) -> list[str]:
    """Return the parameters a bot can be given: those after the game and the seed."""
    try:
        return list(inspect.signature(maker).parameters)[2:]
    except ValueError:  # a compiled class may have a signature only on its constructor
        return list(inspect.signature(maker.__init__).parameters)[3:]


def _value(text: str) -> int | float | str:
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text
