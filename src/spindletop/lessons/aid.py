"""The player aid of a game: the turn, what scores and what is easily forgotten, on one page."""

from dataclasses import dataclass
from typing import Final

from spindletop.kernel.game import AnyGame
from spindletop.kernel.sheet import Sheet
from spindletop.lessons.errors import LessonError
from spindletop.lessons.library import FOLDER, lesson_data

FILE: Final = "aid.toml"


@dataclass(frozen=True)
class Forgotten:
    """Something that is easily forgotten, and the clause that says so."""

    says: str
    clause: str


@dataclass(frozen=True)
class Aid:
    """One page: the parts of a turn, what scores, what is easily forgotten."""

    turn: tuple[str, ...]
    scores: tuple[str, ...]
    forgotten: tuple[Forgotten, ...]


def aid_of(game: AnyGame) -> Aid | None:
    """Return the player aid of a game, or None if it brings none."""
    data = lesson_data(game, FILE)
    if data is None:
        return None
    sheet = Sheet(data, f"{game.id}/{FOLDER}/{FILE}")
    try:
        forgotten = tuple(Forgotten(one.text("says"), one.text("clause")) for one in sheet.tables("forgotten"))
        aid = Aid(tuple(sheet.texts("turn")), tuple(sheet.texts("scores")), forgotten)
        sheet.done()
    except ValueError as error:
        raise LessonError(str(error)) from None
    return aid
