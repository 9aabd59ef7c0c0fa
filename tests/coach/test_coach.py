"""The coach at a table: one thing a turn, nothing twice, and silence where there is nothing to say."""

from itertools import pairwise

import pytest

from spindletop.bots.play import ask, bring
from spindletop.bots.registry import make_bot
from spindletop.coach.coach import Coach
from spindletop.coach.guide import guide_of
from spindletop.coach.tutor import Risk, Tutor
from spindletop.games import find, shelf
from spindletop.kernel.dealer import SeededDealer
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import CHANCE, OVER
from spindletop.lessons.glance import Glance
from spindletop.lessons.lesson_run import LessonRun
from spindletop.lessons.library import find_lesson


class Doubtful(Tutor):
    """Suspects every move."""

    def risk(self, state, action, seed=0):
        return Risk(1.0, "Really?", state.choices()[0])


def coach_for(game, **more):
    guide = guide_of(find(game))
    assert guide is not None
    return Coach(guide, **more)


def listened(game, coach, seed, most=400):
    """Let random bots play a first game with a coach at seat 0; return what was said, with the turn it was said in."""
    guide = coach.guide
    state = guide.game.start(guide.seats, guide.options, guide.edition)
    bots = [make_bot("random", guide.game, seed * 10 + i) for i in range(guide.seats)]
    dealer, hidden, told, turn, acted = SeededDealer(seed), Rng(seed), [], 0, False
    while state.mover != OVER and most:
        mover = int(state.mover)
        if mover == CHANCE:
            action = bring(state, dealer)
        else:
            most -= 1
            action = ask(bots[mover], state, hidden)
        if mover == 0:
            told += [(turn, said.text) for said in [coach.remark(state)] if said is not None]
            told += [(turn, asked.text) for asked in [coach.question(state, action)] if asked is not None]
            acted = True
        elif mover != CHANCE and acted:
            turn, acted = turn + 1, False
        coach.hear(mover)
        state.play(action)
    return told


@pytest.mark.parametrize("game", shelf())
def test_at_most_one_thing_is_said_in_a_turn_and_nothing_twice(game):
    told = listened(game, coach_for(game), 1)
    assert len(told) >= 3
    turns = [turn for turn, _ in told]
    assert len(turns) == len(set(turns))
    texts = [text for _, text in told]
    assert len(texts) == len(set(texts))


def test_computed_questions_are_asked_in_one_of_five_turns_at_most():
    coach = coach_for("pipe_it_up", tutor=Doubtful(find("pipe_it_up")))
    coach.known = set(coach.guide.verbs)
    asked = [turn for turn, text in listened("pipe_it_up", coach, 2) if text == "Really?"]
    assert len(asked) >= 2
    assert all(later - earlier >= 5 for earlier, later in pairwise(asked))


def started(game):
    guide = guide_of(find(game))
    assert guide is not None
    state = guide.game.start(guide.seats, guide.options, guide.edition)
    dealer = SeededDealer(1)
    while state.mover == CHANCE:
        state.play(bring(state, dealer))
    return state


def lesson_state(game, lesson):
    return LessonRun.begun(find_lesson(find(game), lesson)).state


def test_a_verb_is_explained_the_first_time_it_can_be_used_unless_it_is_known():
    state = started("oilman")
    first = coach_for("oilman").remark(state)
    assert first is not None
    assert (first.verb, first.clause) == ("mark", "OM-32")
    assert coach_for("oilman", known=["mark"]).remark(state) is None


def test_of_several_new_verbs_the_one_of_the_favourite_move_is_explained():
    state = started("crude")
    game = find("crude")
    coach = coach_for("crude", tutor=Tutor(game))
    remark = coach.remark(state)
    assert remark is not None
    assert remark.verb == game.vocabulary.verb(Tutor(game).favourite(state)).name


def test_a_moment_near_the_end_comes_before_everything_that_is_new():
    plain = coach_for("pipe_it_up").remark(lesson_state("pipe_it_up", "first-pipelines"))
    assert plain is not None and plain.verb
    late = coach_for("pipe_it_up").remark(lesson_state("pipe_it_up", "the-last-pipeline"))
    assert late is not None
    assert (late.verb, late.clause) == ("", "PU-6.2")


def test_a_declared_question_is_asked_once_and_the_coach_keeps_silent_for_it():
    state = lesson_state("interbellum", "the-last-executive")
    coach = coach_for("interbellum")
    income = state.vocabulary.parse("income baku")
    assert coach.remark(state) is None
    asked = coach.question(state, income)
    assert asked is not None
    assert "last executive" in asked.text
    assert coach.question(state, income) is None
    coach.hear(0)
    coach.hear(1)
    assert coach.remark(state) is not None, "it has kept silent for this question once"


def test_the_coach_speaks_to_the_seat_it_was_asked_to_speak_to():
    state = lesson_state("oilman", "ten-times-the-salary")
    landless = []
    for seat in range(2):
        guide = guide_of(find("oilman"), seat)
        assert guide is not None
        (drop,) = [careful for careful in guide.careful if careful.to == "drop"]
        landless.append(drop.when.holds(Glance(guide.game, state, seat)))
    assert landless == [False, True], "red owns land, blue does not"


def test_a_forced_move_needs_no_words():
    state = started("pipeline")
    coach = coach_for("pipeline")
    while len(state.choices()) > 1:
        state.play(state.choices()[0])
        if state.mover != 0:
            return
    assert coach.remark(state) is None
