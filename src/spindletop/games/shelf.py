"""Finding games: every folder here that has a GAME, and the entry points of other packages; reading their records."""

import importlib
import pkgutil
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path

from spindletop.kernel.game import AnyGame, Game, register_finder
from spindletop.kernel.plugin import load
from spindletop.kernel.record import Record
from spindletop.kernel.record import read_record as read_record_of

ENTRY_POINTS = "spindletop.games"
FOLDER = Path(__file__).parent


class UnknownGame(LookupError):
    """Raised for a game that is not on the shelf."""


@cache
def shelf() -> dict[str, AnyGame]:
    """Return every game by its id: the built-in ones first, then those of other packages that can be used."""
    found: dict[str, AnyGame] = {}
    for module in pkgutil.iter_modules([str(FOLDER)]):
        if module.ispkg:
            game = importlib.import_module(f"spindletop.games.{module.name}").GAME
            found[game.id] = game
    for entry in entry_points(group=ENTRY_POINTS):
        plugin = load(entry, "game", check)
        if not plugin.fault:
            found.setdefault(plugin.found.id, plugin.found)
    return found


def check(game: object) -> None:
    """See that a game of another package is one, and that its edition and its rules can be read."""
    if not isinstance(game, Game):
        raise TypeError(f"{type(game).__name__} is no spindletop.kernel.game.Game")
    game.components()
    game.rulebook()


def find(id: str) -> AnyGame:
    """Return the game with this id."""
    game = shelf().get(id)
    if game is None:
        for entry in entry_points(group=ENTRY_POINTS):
            fault = load(entry, "game", check).fault
            if entry.name == id and fault:
                raise UnknownGame(f"the game {id!r} is broken: {fault}")
        raise UnknownGame(f"there is no game {id!r}; the games are {', '.join(shelf())}")
    return game


def read_record(text: str, source: str = "record") -> Record:
    """Return the record of a game on the shelf that a text holds; errors name the `source` and the line."""
    return read_record_of(text, find, source)


register_finder(find)
