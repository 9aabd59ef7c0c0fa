"""Finding games: every folder here that has a GAME, and the entry points of other packages."""

import importlib
import pkgutil
from functools import cache
from importlib.metadata import entry_points
from typing import Any

import spindletop.games
from spindletop.kernel.game import Game

ENTRY_POINTS = "spindletop.games"


class UnknownGame(LookupError):
    """Raised for a game that is not on the shelf."""


@cache
def shelf() -> dict[str, Game[Any]]:
    """Return every game by its id: the built-in ones first, then those of other packages."""
    found: dict[str, Game[Any]] = {}
    for module in pkgutil.iter_modules(spindletop.games.__path__):
        if module.ispkg:
            game = importlib.import_module(f"spindletop.games.{module.name}").GAME
            found[game.id] = game
    for entry in entry_points(group=ENTRY_POINTS):
        game = entry.load()
        found.setdefault(game.id, game)
    return found


def find(id: str) -> Game[Any]:
    """Return the game with this id."""
    game = shelf().get(id)
    if game is None:
        raise UnknownGame(f"there is no game {id!r}; the games are {', '.join(shelf())}")
    return game
