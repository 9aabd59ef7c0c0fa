"""The tutor warns of what loses much and of nothing else; by the mind where one knows the game."""

import pytest

from spindletop.coach.tutor import InsightTutor, MindTutor, tutor_for
from spindletop.games import find
from spindletop.kernel.rng import Rng
from spindletop.lessons.lesson_run import LessonRun
from spindletop.lessons.library import find_lesson


@pytest.fixture
def last_turn():
    """The last turn of Oilman with three seats, which no mind has learned."""
    return LessonRun.begun(find_lesson(find("oilman"), "ten-times-the-salary")).state


@pytest.fixture
def before_declaring():
    run = LessonRun.begun(find_lesson(find("crude"), "declare"))
    for line in ("sell_asset first r1c1", "end_assets"):
        run.decide(run.state.vocabulary.parse(line))
    return run.state


def test_the_kind_of_tutor_follows_the_minds(last_turn, before_declaring):
    assert isinstance(tutor_for(find("oilman"), last_turn, 3, "thousands"), InsightTutor)
    assert isinstance(tutor_for(find("crude"), before_declaring, 10, "millions"), MindTutor)


@pytest.mark.parametrize("line", ["drill A1 1", "drill A1 3", "pass_turn", "drill M9 3"])
def test_continuations_confirm_a_loss_and_name_the_better_move(last_turn, line):
    tutor = InsightTutor(find("oilman"), 3, "thousands", seconds=30)
    risk = tutor.risk(last_turn, last_turn.vocabulary.parse(line))
    assert risk is not None
    assert last_turn.vocabulary.text(risk.better) == "drill L9 3"
    assert "thousands worse than another move, in 16 continuations." in risk.words


def test_the_best_move_is_no_risk_and_nothing_is_said_when_time_is_up(last_turn):
    game, parse = find("oilman"), last_turn.vocabulary.parse
    assert InsightTutor(game, 3, "thousands", seconds=30).risk(last_turn, parse("drill L9 3")) is None
    assert InsightTutor(game, 3, "thousands", seconds=0).risk(last_turn, parse("drill A1 3")) is None
    assert InsightTutor(game, 500, "thousands", seconds=30).risk(last_turn, parse("drill A1 3")) is None


def test_the_mind_tells_the_loss_in_chances_to_win(before_declaring):
    tutor = tutor_for(find("crude"), before_declaring, 10, "millions")
    parse = before_declaring.vocabulary.parse
    risk = tutor.risk(before_declaring, parse("pass"))
    assert risk is not None
    assert risk.better == parse("declare")
    assert "in 100 chances to win." in risk.words
    assert tutor.risk(before_declaring, parse("declare")) is None


def test_advice_depends_on_nothing_the_seat_cannot_know():
    game = find("interbellum")
    run = LessonRun.begun(find_lesson(game, "the-last-executive"))
    tutor = tutor_for(game, run.state, 2, "points")
    action = run.state.vocabulary.parse("pass")
    truth, guess = (tutor.risk(state, action, 3) for state in (run.state, run.state.resample(0, Rng(9))))
    assert truth == guess
