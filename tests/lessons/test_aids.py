"""Player aids fit on a page and rest on clauses; texts were read against the present rules and figures."""

import pytest

from lessons import example_game
from spindletop.cli.app import run
from spindletop.games import find, shelf
from spindletop.lessons.aid import aid_of
from spindletop.lessons.check import count
from spindletop.lessons.errors import LessonError
from spindletop.lessons.library import lesson_data

games = pytest.mark.parametrize("game", shelf().values(), ids=lambda game: game.id)


@games
def test_an_aid_is_one_page_and_rests_on_clauses(game):
    aid = aid_of(game)
    assert aid is not None
    sentences = [*aid.turn, *aid.scores, *[one.says for one in aid.forgotten]]
    assert all(count(sentence) <= 30 for sentence in sentences)
    assert sum(map(count, sentences)) <= 220
    for one in aid.forgotten:
        assert one.clause in game.rulebook().clauses


@games
def test_the_texts_were_read_against_the_present_rules_and_figures(game):
    """A lesson names figures: after a change of rules or edition somebody must read it again (lessons/read.toml)."""
    assert lesson_data(game, "read.toml") == {"rules": game.rules_version, "edition": game.edition().hash}


def test_the_aid_is_shown_in_the_terminal(capsys):
    assert run(["rules", "crude", "--aid"]) == 0
    screen = capsys.readouterr().out
    assert "Easily forgotten" in screen
    assert "CR-506" in screen


def test_a_game_need_not_bring_an_aid():
    assert aid_of(example_game()) is None


def test_a_broken_aid_says_where(monkeypatch):
    monkeypatch.setattr("spindletop.lessons.aid.lesson_data", lambda game, file: {"turn": "roll"})
    with pytest.raises(LessonError, match=r"crude/lessons/aid.toml: forgotten"):
        aid_of(find("crude"))
