"""A learner in a lesson: steps, replies, hints, and coming back to the same place by the same actions."""

import pytest

from lessons import example_game, solved
from spindletop.games import find
from spindletop.kernel.refusal import Illegal
from spindletop.kernel.rng import Rng
from spindletop.lessons.errors import LessonError, UnknownLesson
from spindletop.lessons.lesson_run import OUT_OF_REACH, REACHABLE, TAKE_BACK, LessonRun
from spindletop.lessons.library import find_lesson, lessons_of


def begun(game, lesson):
    return LessonRun.begun(find_lesson(find(game), lesson))


def decide(run, *lines):
    for line in lines:
        run.decide(run.state.vocabulary.parse(line))


def test_a_step_tells_the_figures_of_the_position_and_points_at_what_can_be_used():
    run = begun("crude", "at-the-pump")
    assert "Sell it to the drivers for 25." in run.text()
    assert run.shown() == ["consumer:next"]
    decide(run, "pump")
    assert run.at == 1
    assert run.text().startswith("65 now.")
    assert run.shown() == ["refineries:Q0"]


def test_a_written_reply_tells_the_consequence_of_another_move():
    run = begun("crude", "at-the-pump")
    decide(run, "end_production")
    told = run.consequence()
    assert told is not None
    assert "hits never wait" in told.text
    assert not told.within_reach
    assert run.outcome == "lost"
    assert run.text().startswith("The production is over")


def test_a_move_beside_the_way_that_spoils_nothing_is_told_so():
    run = begun("crude", "at-the-pump")
    decide(run, "refine")
    told = run.consequence()
    assert told is not None
    assert told.within_reach
    assert run.hint(3).action == run.state.vocabulary.parse("pump")


def test_a_move_without_a_written_reply_is_judged_by_whether_the_goal_can_still_be_reached():
    run = begun("oilman", "strike-oil")
    decide(run, "drill G7 1")
    told = run.consequence()
    assert told is not None
    assert told.text in {REACHABLE, OUT_OF_REACH}
    assert told.within_reach == (told.text == REACHABLE)


def test_the_moves_of_the_model_need_no_comment():
    run = begun("crude", "at-the-pump")
    assert run.consequence() is None
    decide(run, "pump")
    assert run.consequence() is None


def test_chance_follows_the_script_whatever_is_done_in_between():
    run = begun("oilman", "strike-oil")
    decide(run, "drill F6 1")
    assert "strike 1" in [run.state.vocabulary.text(action) for action in run.actions]


def test_rivals_follow_their_lines():
    run = solved(find_lesson(find("oilman"), "draw-and-bid"))
    lines = [run.state.vocabulary.text(action) for action in run.actions]
    assert "bid 16" in lines


def test_hints_beside_the_way_lead_back_to_it():
    run = begun("pipe_it_up", "the-last-pipeline")
    decide(run, "sell_token")
    assert run.hint(1).text == TAKE_BACK
    assert run.hint(3).action is None


def test_a_third_hint_never_repeats_a_move_that_was_made():
    run = begun("crude", "at-the-pump")
    decide(run, "pump", "refine")
    assert run.hint(3).action == run.state.vocabulary.parse("pump")


def test_the_same_actions_lead_to_the_same_place():
    run = begun("interbellum", "where-armies-go")
    decide(run, "expand britain palestine", "expand britain transjordan")
    again = LessonRun.followed(run.lesson, run.actions)
    assert again.state.digest() == run.state.digest()
    assert (again.at, again.decisions, again.outcome, again.text()) == (run.at, run.decisions, run.outcome, run.text())
    assert again.script.draws == run.script.draws


def test_an_illegal_move_changes_nothing():
    run = begun("crude", "at-the-pump")
    before = run.state.digest()
    with pytest.raises(Illegal):
        run.decide(run.state.vocabulary.parse("declare"))
    assert (run.state.digest(), run.decisions, run.consequence()) == (before, 0, None)


def test_a_lesson_ends_when_its_decisions_are_used_up():
    run = begun("interbellum", "work-the-wells")
    while run.going:
        run.decide(run.state.vocabulary.parse("pass"))
    assert (run.outcome, run.decisions) == ("lost", run.lesson.most)


def test_a_game_from_elsewhere_brings_its_lessons_in_its_folder():
    (lesson,) = lessons_of(example_game())
    run = LessonRun.begun(lesson)
    assert run.text() == "11 barrels in the bank, 10 in the tank, 20 win. Drill on, or bank?"
    assert solved(lesson).outcome == "done"
    with pytest.raises(LessonError):
        LessonRun.followed(lesson, [0])


def test_a_lesson_is_found_by_name_or_number():
    game = find("crude")
    assert find_lesson(game, "1") is find_lesson(game, "at-the-pump") is find_lesson(game, "01-at-the-pump")
    with pytest.raises(UnknownLesson, match="there are: 1 at-the-pump"):
        find_lesson(game, "9")


def test_what_a_learner_is_told_depends_on_nothing_hidden():
    """Secrets drawn anew change neither text nor hints: a lesson looks through the eyes of its seat."""
    for name in ("patience-pays", "the-last-pipeline"):
        run = begun("pipe_it_up", name)
        twin = run.copy()
        twin.state = run.state.resample(run.lesson.me, Rng(5))
        assert (twin.text(), twin.shown()) == (run.text(), run.shown())
