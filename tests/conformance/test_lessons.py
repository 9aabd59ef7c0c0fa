"""Every lesson can be learned: its solution reaches the goal, other moves are allowed, its texts are short."""

import io

import pytest

from lessons import all_lessons, solved
from spindletop.games import shelf
from spindletop.kernel.record import read_record
from spindletop.lessons.check import check_lesson
from spindletop.lessons.lesson_run import LessonRun
from spindletop.lessons.library import lessons_of

every_lesson = pytest.mark.parametrize("lesson", all_lessons(), ids=lambda lesson: f"{lesson.game.id}-{lesson.number}")


@every_lesson
def test_nothing_is_wrong_with_a_lesson(lesson):
    """Above all: every legal first move is accepted, and its consequence can be told."""
    assert check_lesson(lesson) == []


@every_lesson
def test_the_model_reaches_the_goal_through_legal_moves(lesson):
    run = solved(lesson)
    assert run.outcome == "done"
    assert run.at == len(lesson.steps)
    assert run.decisions <= lesson.most


@every_lesson
def test_the_record_of_a_lesson_replays(lesson):
    run = solved(lesson)
    record = lesson.record()
    record.actions = run.actions
    again = read_record(record.write(), lambda id: lesson.game)
    assert again.replay().digest() == run.state.digest()
    assert again.verify() >= 0


@every_lesson
def test_hints_grow_to_the_move_itself(lesson):
    run = LessonRun.begun(lesson)
    one, two, three = (run.hint(level) for level in (1, 2, 3))
    assert (one.action, two.action) == (None, None)
    assert three.action == run.expected()
    assert len({one.text, two.text, three.text}) == 3


@pytest.mark.parametrize("game", shelf().values(), ids=lambda game: game.id)
def test_a_game_is_learned_in_four_to_six_lessons_numbered_from_one(game):
    numbers = [lesson.number for lesson in lessons_of(game)]
    assert 4 <= len(numbers) <= 6
    assert numbers == list(range(1, len(numbers) + 1))


def test_the_digests_of_all_solutions_are_those_that_both_engines_reached(request):
    """The compiled and the interpreted engine run this very test: each must come to the digests of the other."""
    lines = io.StringIO()
    for lesson in all_lessons():
        lines.write(f"{lesson.game.id} {lesson.number} {solved(lesson).state.digest()}\n")
    kept = request.path.parent / "lessons.digests"
    assert lines.getvalue() == kept.read_text(), f"if the lessons changed, read the difference and write it to {kept}"
