"""Every lesson of every game, those of the example game included."""

import sys
from importlib import import_module
from pathlib import Path

from spindletop.games import shelf
from spindletop.kernel.game import AnyGame
from spindletop.lessons.lesson import Lesson
from spindletop.lessons.lesson_run import LessonRun
from spindletop.lessons.library import lessons_of

EXAMPLES = Path(__file__).parent.parent.parent / "docs" / "examples"


def example_game() -> AnyGame:
    """Return the game of the manual, which brings its lesson as any game from elsewhere would."""
    if str(EXAMPLES) not in sys.path:
        sys.path.append(str(EXAMPLES))
    game: AnyGame = import_module("gusher").GAME
    return game


def all_lessons() -> list[Lesson]:
    """Return every lesson, in the order of games and numbers."""
    return [lesson for game in [*shelf().values(), example_game()] for lesson in lessons_of(game)]


def solved(lesson: Lesson) -> LessonRun:
    """Return a run that made the model's moves until the lesson was over."""
    run = LessonRun.begun(lesson)
    while run.going:
        action = run.expected()
        assert action is not None, f"{lesson.source}: the model has no move at step {run.at + 1}"
        run.decide(action)
    return run
