"""Finding lessons: those in the folder `lessons` of a game's own folder, whoever brings the game."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from spindletop.kernel.game import AnyGame
from spindletop.kernel.plain import read_toml
from spindletop.lessons.errors import LessonError, UnknownLesson
from spindletop.lessons.lesson import FILE, Lesson

FOLDER: Final = "lessons"
FACTS: Final = "facts.toml"


@cache
def lessons_of(game: AnyGame) -> list[Lesson]:
    """Return the lessons of a game in their order; none if it brings none. They are read once."""
    folder = game.folder / FOLDER
    if not folder.is_dir():
        return []
    files = sorted(file.name for file in folder.iterdir() if FILE.fullmatch(file.name))
    facts = facts_of(game)
    return [_lesson(game, file, facts) for file in files]


def find_lesson(game: AnyGame, wanted: str) -> Lesson:
    """Return the lesson with a name, or with a number."""
    for lesson in lessons_of(game):
        if wanted in {lesson.name, str(lesson.number), f"{lesson.number:02}-{lesson.name}"}:
            return lesson
    names = ", ".join(f"{lesson.number} {lesson.name}" for lesson in lessons_of(game))
    raise UnknownLesson(
        f"{game.title} has no lesson {wanted!r}; " + (f"there are: {names}" if names else "it has none")
    )


def facts_of(game: AnyGame) -> dict[str, str]:
    """Return the names that conditions and texts of a game may use, each with its path into the view."""
    facts = lesson_data(game, FACTS) or {}
    for name, path in facts.items():
        if not isinstance(path, str):
            raise LessonError(f"{game.id}/{FOLDER}/{FACTS}: {name} must be a path, written as a text")
    return facts


def lesson_data(game: AnyGame, file: str) -> dict[str, Any] | None:
    """Return what a file in the game's lessons folder holds, or None if there is no such file."""
    path = game.folder / FOLDER / file
    if not path.is_file():
        return None
    return read_toml(path.read_text(encoding="utf-8"), f"{game.id}/{FOLDER}/{file}")


def _lesson(game: AnyGame, file: str, facts: Mapping[str, str]) -> Lesson:
    try:
        return Lesson(game, file, lesson_data(game, file) or {}, facts)
    except LessonError:
        raise
    except ValueError as error:
        raise LessonError(str(error)) from None
