"""Conditions: what they may say, what they find in a view, and what is refused when a lesson is read."""

import pytest

from spindletop.games import find
from spindletop.lessons.conditions import Language
from spindletop.lessons.errors import LessonError
from spindletop.lessons.glance import Glance
from spindletop.lessons.paths import resolve

VIEW = {
    "seats": [{"cash": 40, "tokens": [1, 2, 3]}, {"cash": 7, "tokens": []}],
    "links": [{"id": "L1", "owner": 0, "open": True}, {"id": "L2", "owner": None, "open": False}],
    "round": 3,
    "phase": "act",
    "auction": None,
}
FACTS = {
    "cash": "seats.{0}.cash",
    "tokens": "seats.{0}.tokens.#",
    "owner": "links[id={0}].owner",
    "open": "links[open=true].#",
    "best": "seats.cash.max",
    "round": "round",
    "phase": "phase",
    "standing": "auction.standing",
    "missing": "seats.{0}.gold",
}


@pytest.fixture
def glance():
    seen = Glance(find("crude"), find("crude").start(2, {"start_player": "seat0"}), 0)
    seen._view = VIEW
    return seen


@pytest.fixture
def language():
    return Language(FACTS, ["red", "blue"], 0)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("seats.1.cash", 7),
        ("seats.cash", [40, 7]),
        ("seats.cash.sum", 47),
        ("seats.cash.min", 7),
        ("seats.tokens", [1, 2, 3]),
        ("seats.0.tokens.#", 3),
        ("links[open=true].id", "L1"),
        ("links[owner=none].id", "L2"),
        ("links[open=true,owner=1].#", 0),
        ("links.#", 2),
        ("auction.standing", None),
    ],
)
def test_a_path_walks_a_view(path, value):
    assert resolve(VIEW, path) == value


@pytest.mark.parametrize("path", ["seats.0.gold", "seats.7.cash", "round.cash", "round[a=b]"])
def test_a_path_that_leads_nowhere_says_so(path):
    with pytest.raises(LessonError, match="the path"):
        resolve(VIEW, path)


@pytest.mark.parametrize(
    ("text", "holds"),
    [
        ("cash(me) >= 40", True),
        ("cash(blue) >= 8", False),
        ("cash(me) - cash(blue) == 33", True),
        ("cash(me) < 1 or round == 3 and phase == act", True),
        ("phase != act", False),
        ("owner(L1) == 0 and owner(L2) == none", True),
        ("standing >= 1", False),
        ("best + 2 == 42", True),
        ("open == 1", True),
        ("mine == true", False),
        ("over", False),
        ("won(me)", False),
        ("tokens(me) > tokens(blue)", True),
    ],
)
def test_a_condition_is_asked_of_a_position(language, glance, text, holds):
    assert language.condition(text).holds(glance) is holds


@pytest.mark.parametrize(
    "text",
    [
        "cash(me >= 40",
        "gold(me) >= 1",
        "cash >",
        "cash(me) >= 40 )",
        "cash(me) ; 3",
        ">= 3",
        "won(3, 4)",
        "",
        "won(L1)",
    ],
)
def test_what_cannot_be_read_is_refused_when_the_lesson_is_read(language, text):
    with pytest.raises(LessonError, match="the condition"):
        language.condition(text)


def test_figures_of_the_position_are_put_into_a_text(language, glance):
    assert language.said("You have {cash(me)}, Blue {cash(blue)}.", glance) == "You have 40, Blue 7."
    assert language.said("The bid is {standing}.", glance) == "The bid is none."
    with pytest.raises(LessonError):
        language.check_text("You have {gold(me)}.")


def test_what_is_no_figure_does_not_belong_into_a_text(language, glance):
    language.facts["purse"] = "seats.{0}"
    with pytest.raises(LessonError, match="neither a number nor a word"):
        language.said("You have {purse(me)}.", glance)
