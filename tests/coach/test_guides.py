"""What the coach of each game may say: complete, short, resting on clauses, and of use in a real first game."""

from typing import Any

import pytest

from lessons import example_game
from spindletop.bots.registry import make_bot
from spindletop.coach.guide import Guide, guide_of, verbs_of
from spindletop.games import find, shelf
from spindletop.kernel.sheet import Sheet
from spindletop.lessons.check import count
from spindletop.lessons.errors import LessonError
from spindletop.lessons.glance import Glance
from spindletop.lessons.library import lesson_data

games = pytest.mark.parametrize("game", shelf().values(), ids=lambda game: game.id)


@games
def test_every_verb_of_a_seat_is_explained_in_one_short_sentence(game):
    told = verbs_of(game)
    seat_verbs = [verb.name for verb in game.vocabulary.verbs if verb.base < game.vocabulary.decisions]
    assert sorted(told) == sorted(seat_verbs)
    for name, explained in told.items():
        assert count(explained.says) <= 25, name
        assert explained.says.endswith(".") and ". " not in explained.says, name
        assert explained.clause in game.rulebook().clauses, name


@games
def test_a_first_game_can_be_set_up_and_everything_about_it_is_short(game):
    guide = guide_of(game)
    assert guide is not None
    assert count(guide.welcome) <= 45
    assert count(guide.aim) <= 16
    make_bot(guide.bots, game)
    state = game.start(guide.seats, guide.options, guide.edition)
    glance = Glance(game, state, 0)
    spoken = [(said.says, said.when) for said in guide.moments] + [(said.says, said.when) for said in guide.careful]
    for says, when in spoken:
        assert count(says) <= 30, says
        assert when.holds(glance) in {True, False}
    for moment in guide.moments:
        assert moment.clause in game.rulebook().clauses, moment.says
    assert any(moment.ending for moment in guide.moments)


def test_a_game_from_elsewhere_may_explain_its_verbs_without_a_first_game():
    game = example_game()
    assert guide_of(game) is None
    assert sorted(verbs_of(game)) == ["bank", "drill"]


def test_a_broken_guide_says_where_it_is_broken():
    game = find("crude")
    data = lesson_data(game, "first_game.toml") or {}
    changes: dict[str, dict[str, Any]] = {
        "seats: expected": {"seats": 9},
        "clause": {"moment": [{"when": "gold >= 1", "says": "x"}]},
        "expected a verb": {"careful": [{"to": "fly", "when": "round == 1", "says": "x"}]},
        "unknown key": {"speed": 1},
    }
    for message, change in changes.items():
        with pytest.raises(ValueError, match=message):
            Guide(game, Sheet({**data, **change}, "first_game.toml"), {})


def test_a_sentence_about_no_verb_is_an_error(monkeypatch):
    monkeypatch.setattr("spindletop.coach.guide.lesson_data", lambda game, file: {"fly": {"says": "x", "clause": "y"}})
    with pytest.raises(LessonError, match="'fly' is no verb"):
        verbs_of(find("crude"))
