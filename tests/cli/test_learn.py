"""Learning at the terminal, fed through a pipe: lists, lessons, hints, taking back, and what is remembered."""

import io
import json

import pytest

from lessons import solved
from spindletop.cli.app import run
from spindletop.cli.progress import progress_file
from spindletop.games import find, shelf
from spindletop.lessons.library import find_lesson, lessons_of


@pytest.fixture(autouse=True)
def settings(tmp_path, monkeypatch):
    """Keep what is learned away from the settings of whoever runs the tests."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    monkeypatch.setattr("spindletop.cli.progress.progress_file", lambda: tmp_path / "settings" / "learn.json")
    return tmp_path / "settings" / "learn.json"


@pytest.fixture
def learned(capsys, monkeypatch):
    """Return a function that learns with these lines as input and returns the screen."""

    def learn(lines, *arguments, code=0):
        monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines) + "\n" if lines else ""))
        found = run(["learn", *[str(argument) for argument in arguments]])
        captured = capsys.readouterr()
        assert found == code, captured.err
        return captured.out if code == 0 else captured.err

    return learn


def solution(game, lesson):
    """Return the learner's moves of a lesson as lines."""
    one = find_lesson(find(game), lesson)
    done = solved(one)
    state, lines = one.start(), []
    for action in done.actions[len(one.prefix) :]:
        if state.mover == one.me:
            lines.append(state.vocabulary.text(action))
        state.play(action)
    return lines


def test_all_lessons_are_listed_with_their_minutes(learned):
    screen = learned([])
    for game in shelf().values():
        assert f"({game.id}): {len(lessons_of(game))} lessons" in screen
    assert "1  At the pump              2 min" in screen
    assert "0 done" in screen


@pytest.mark.parametrize("game", shelf())
def test_the_model_moves_through_a_pipe_finish_a_lesson(learned, game):
    screen = learned(solution(game, "1"), game, 1)
    assert "Done." in screen
    assert "Next: " in screen
    assert screen.rstrip().endswith("Good-bye.")


def test_a_step_is_told_with_its_board_and_where_to_look(learned):
    screen = learned(["quit"], "crude", "at-the-pump")
    assert "You are Red. Goal: Have 89 millions before this production ends." in screen
    assert "▶Q0 red" in screen
    assert "Step 1 of 2." in screen
    assert "Look at: Sell 1 gasoline to consumers for 25 (2 left)" in screen


def test_hints_grow_with_every_question_mark(learned):
    screen = learned(["?", "?", "?", "quit"], "crude", 1)
    hints = [line for line in screen.splitlines() if line.startswith("  Hint: ")]
    assert "Which of your pieces" in hints[0]
    assert "The Consumer Market shows" in hints[1]
    assert hints[2].endswith("(pump)")


def test_other_moves_are_played_told_about_and_taken_back(learned):
    screen = learned(["refine", "undo", "pump", "refine", "pump"], "crude", 1)
    assert "Two in storage. Refining first costs nothing" in screen
    assert "Done." in screen


def test_a_lost_lesson_can_be_taken_back_or_begun_anew(learned):
    screen = learned(
        ["end_production", "pump", "undo", "end_production", "again", "pump", "refine", "pump"], "crude", 1
    )
    assert screen.count("The goal is out of reach.") == 2
    assert "This way is over; undo, again or quit." in screen
    assert "Done." in screen


def test_taking_back_crosses_dice_and_rivals(learned):
    screen = learned([*solution("crude", "4")[:1], "end_assets", "quit"], "crude", 4)
    assert "Done." in screen
    screen = learned(["draw", "offer", "mark H9", "undo", "undo", "undo", "quit"], "oilman", "draw-and-bid")
    assert "there is nothing to take back yet" in screen


def test_what_is_done_is_remembered_and_the_next_lesson_follows(learned, settings):
    learned(["?", *solution("crude", "1")], "crude")
    kept = json.loads(settings.read_text())
    assert kept["crude"]["done"] == {"at-the-pump": 1}
    assert kept["crude"]["said"] == ["pump", "refine"]
    assert "lesson 2: One market a turn" in learned(["quit"], "crude")
    assert "done 1  At the pump" in learned([], "crude", "--list")
    assert "1 done" in learned([], "crude", "--list")


def test_enter_goes_on_to_the_next_lesson_and_skip_leaves_one_out(learned):
    screen = learned([*solution("oilman", "5"), "quit"], "oilman", 5)
    assert "That was the last lesson. Now play: `spindletop play oilman --coach`." in screen
    screen = learned([*solution("oilman", "2"), "", "skip", "quit"], "oilman", 2)
    assert "lesson 3: Draw and bid" in screen
    assert "lesson 4: Mind the rig money" in screen


def test_learning_can_be_forgotten(learned, settings):
    learned(solution("crude", "1"), "crude", 1)
    learned(solution("oilman", "5"), "oilman", 5)
    assert "forgotten" in learned([], "crude", "--forget")
    assert set(json.loads(settings.read_text())) == {"oilman"}
    learned([], "--forget")
    assert json.loads(settings.read_text()) == {}


def test_the_rules_are_at_hand_in_a_lesson(learned):
    screen = learned(["? Double Hit", "why declare", "help", "log", "board", "dance", "quit"], "crude", 1)
    assert "CR-507" in screen
    assert "begin the lesson anew" in screen
    assert "There is no verb 'dance'" in screen


def test_what_cannot_be_learned_is_a_sentence(learned, settings):
    assert "there is no game 'chess'" in learned([], "chess", code=2)
    assert "has no lesson '9'; there are: 1 at-the-pump" in learned([], "crude", 9, code=2)
    settings.parent.mkdir(parents=True)
    settings.write_text("[1]")
    assert "remove it to begin afresh" in learned([], "crude", code=2)


def test_authors_check_their_lessons(learned, examples):
    assert "ok  gusher/lessons/01-bank-in-time.toml: 1 moves" in learned([], "gusher", "--check")


def test_progress_is_kept_with_the_settings_of_the_user():
    assert progress_file().name == "learn.json"
    assert "spindletop" in str(progress_file().parent).lower()
