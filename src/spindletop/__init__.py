"""Spindletop: five oil-and-pipeline board games on one table, for players, designers and researchers."""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from spindletop.bots.bot import Bot
    from spindletop.bots.play import play_game
    from spindletop.bots.registry import make_bot
    from spindletop.games.shelf import find, read_record
    from spindletop.kernel.record import Record
    from spindletop.review.reviewing import review_game
    from spindletop.showing.notebook import show

__version__ = "0.1.0"
__all__ = ["Bot", "Record", "__version__", "find", "make_bot", "play_game", "read_record", "review_game", "show"]

# Loaded on first use: who asks for the version alone waits for no game.
_HOMES = {
    "Bot": "spindletop.bots.bot",
    "Record": "spindletop.kernel.record",
    "find": "spindletop.games.shelf",
    "make_bot": "spindletop.bots.registry",
    "play_game": "spindletop.bots.play",
    "read_record": "spindletop.games.shelf",
    "review_game": "spindletop.review.reviewing",
    "show": "spindletop.showing.notebook",
}


def __getattr__(name: str) -> object:
    """Return a public name from the module it lives in."""
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(home), name)


def __dir__() -> list[str]:
    """Return the public names too, loaded or not."""
    return sorted({*globals(), *__all__})
