"""The check of lessons notices what is broken: each planted fault makes its lesson fail."""

import copy

import pytest

from spindletop.games import find
from spindletop.kernel.game import Edition
from spindletop.lessons.check import check_lesson
from spindletop.lessons.errors import LessonError
from spindletop.lessons.lesson import Lesson
from spindletop.lessons.library import _lesson as read_lesson
from spindletop.lessons.library import facts_of, lesson_data

FILES = {
    "crude 1": "01-at-the-pump.toml",
    "crude 3": "03-build-on-the-grid.toml",
    "crude 4": "04-from-rig-to-well.toml",
    "crude 5": "05-sell-at-the-top.toml",
    "oilman 2": "02-read-the-notes.toml",
    "oilman 5": "05-ten-times-the-salary.toml",
    "pipe_it_up 1": "01-first-pipelines.toml",
    "pipe_it_up 2": "02-patience-pays.toml",
    "pipeline 5": "05-a-contract.toml",
    "pipeline 6": "06-two-actions-in-a-turn.toml",
    "interbellum 1": "01-work-the-wells.toml",
    "interbellum 2": "02-to-the-sea.toml",
}


def changed(where, change):
    """Return a lesson whose file was changed."""
    game = find(where.split()[0])
    data = lesson_data(game, FILES[where])
    assert data is not None
    change(data)
    return Lesson(game, FILES[where], data, facts_of(game))


def set_key(**values):
    return lambda data: data.update(values)


def set_step(number, **values):
    return lambda data: data["step"][number - 1].update(values)


PLANTED = [
    ("crude 1", set_key(goal="cash(me) >= 40"), "before it begins"),
    ("crude 1", set_key(goal="cash(me) >= 200"), "it is not done|ends the lesson|are made"),
    ("oilman 2", set_step(1, do=["drill M9 2"]), "is refused"),
    ("pipeline 5", set_step(2, do=["take low 1 active"]), "its moves are made"),
    ("pipe_it_up 1", set_step(1, show=["link:L99", "link:L04"]), "cannot be used: link:L99"),
    ("interbellum 2", set_step(1, show=["segment:s69", "segment:s68"]), "cannot be used"),
    ("crude 4", set_step(2, show=[]), "points at nothing"),
    ("crude 4", set_step(2, show=["seat:0"]), "nothing shown leads to"),
    ("crude 5", set_step(2, text="word " * 70), "has 70 words"),
    ("crude 5", set_step(2, text="As CR-704 says, sell."), "number of a clause"),
    ("crude 5", set_step(1, hints=["one"]), "expected 2 hints"),
    ("interbellum 1", set_step(1, clauses=["IB-999"]), "no clause IB-999"),
    ("oilman 5", lambda data: data["reply"].append({"to": "borrow", "says": "x"}), "'borrow' is never given"),
    ("pipe_it_up 2", lambda data: data["chance"].append("start_seat 1"), "draws that never happen"),
    ("pipeline 6", set_key(most=5), "ends the lesson as 'lost'"),
    ("crude 4", set_key(goal="turn == 1"), "passed over|doing nothing|before all steps"),
    ("crude 1", set_key(teaches=["pump", "declare"]), "does not do: declare"),
    ("crude 1", set_key(teaches=["fly"]), "'fly' is no verb"),
]


@pytest.mark.parametrize(("where", "change", "fault"), PLANTED, ids=lambda part: part if isinstance(part, str) else "")
def test_a_broken_lesson_is_noticed(where, change, fault):
    faults = check_lesson(changed(where, change), learners=2)
    assert any(any(part in one for part in fault.split("|")) for one in faults), faults


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (set_key(goal="money(me) >= 14"), r"crude/lessons/01-at-the-pump.toml: goal: .* there is no fact 'money'"),
        (set_key(speed=3), "unknown key"),
        (set_key(me="pink"), "me: expected one of red, blue"),
        (set_key(minutes=9), "minutes: expected a whole number from 1 to 3"),
        (set_step(1, do=["dance"]), r"\[step\[0\]\] do: there is no verb 'dance'"),
        (set_step(1, text="You have {gold(me)}."), "there is no fact 'gold'"),
        (lambda data: data.pop("position"), "expected either"),
        (lambda data: data["reply"].append({"to": "buy moon", "says": "x"}), "market is 'moon'"),
        (lambda data: data["reply"].append({"to": "fly", "says": "x"}), "expected a verb"),
    ],
)
def test_a_file_that_cannot_be_read_says_where_and_why(change, message):
    with pytest.raises(ValueError, match=message):
        changed("crude 1", change)


def test_a_file_with_another_name_is_refused():
    game = find("crude")
    with pytest.raises(LessonError, match="NN-name"):
        Lesson(game, "first.toml", lesson_data(game, FILES["crude 1"]) or {}, facts_of(game))


def test_errors_of_all_kinds_reach_the_reader_as_errors_of_a_lesson(monkeypatch):
    game = find("crude")
    monkeypatch.setattr("spindletop.lessons.library.lesson_data", lambda game, file: {"format": 2})
    with pytest.raises(LessonError, match=r"crude/lessons/01-at-the-pump.toml: format"):
        read_lesson(game, FILES["crude 1"], {})


def test_a_changed_figure_of_the_edition_is_noticed(monkeypatch):
    lesson = changed("crude 3", lambda data: None)
    data = copy.deepcopy(dict(lesson.game.edition("").data))
    for card in data["economy"]["cards"]:
        card["buy"]["station"] = 60
    record = lesson.record
    monkeypatch.setattr(lesson, "record", lambda: dearer(record(), Edition("dear", data, "dear", False)))
    assert check_lesson(lesson, learners=0) != []


def dearer(record, edition):
    record.edition = edition
    return record
