"""The terminal game, fed through a pipe: choosing, narrowing, asking, taking back, saving and going on."""

import io
import re
from itertools import count

import pytest

from spindletop.cli.app import run
from spindletop.games import find
from spindletop.kernel.record import Record, read_record


@pytest.fixture
def played(capsys, monkeypatch):
    """Return a function that plays a game with these lines as input and returns the screen."""

    def play(lines, *arguments, game="oilman"):
        monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines) + "\n"))
        code = run(["play", game, "--seed", "3", *[str(argument) for argument in arguments]])
        captured = capsys.readouterr()
        assert (code, captured.err) == (0, "")
        return captured.out

    return play


MARKS = ["J5", "J6", "K6", "K7", "I5", "I4", "J4", "K4", "K5"]
FIRST_TURN = [f"mark {hole}" for hole in MARKS]


def test_the_screen_shows_the_table_and_what_is_asked(played):
    screen = played(["quit"])
    assert "You are Red; with you play Blue (driller), Green (driller), Yellow (driller)." in screen
    assert "Round 1 of 30" in screen
    assert "Mark holes: 0 of exactly 9" in screen
    assert "mark HOLE  180 holes: A1 B1" in screen
    assert screen.rstrip().endswith("Good-bye.")


def test_the_end_of_the_input_is_the_end_of_the_sitting(played):
    assert played([]).rstrip().endswith("Good-bye.")


def test_a_line_a_number_an_argument_and_any_case_are_understood(played):
    screen = played(["MARK j5", "1", "k5", "quit"])
    assert "Red marks J5." in screen
    assert screen.count("Red marks") == 3
    assert "Red marks K5." in screen
    assert "Mark holes: 3 of exactly 9" in screen


def test_a_prefix_narrows_the_list(played):
    screen = played(["mark R", "quit"])
    assert "Which one?" in screen
    assert re.search(r"\n +10  Mark R10\n", screen)


def test_a_long_list_is_spread_out_when_it_is_chosen(played):
    screen = played(["1", "quit"])
    assert "R10" in screen.split("Which one?")[1]


def test_many_bids_are_shown_as_a_range_and_a_bare_amount_will_do(played):
    screen = played([*FIRST_TURN, "bid", "30", "quit"])
    assert "bid AMOUNT  any amount from 15 to 100" in screen
    assert "Drop out of this auction  (drop)" in screen
    assert "Red bids 30." in screen


def test_an_illegal_move_is_refused_with_its_clause(played):
    screen = played(["mark J5", "mark A1", "bid 20", "quit"])
    assert "Not allowed: A1 does not adjoin a marked hole. [OM-31]" in screen
    assert "[OM-21]" in screen


def test_nonsense_is_answered_with_a_sentence_and_the_game_goes_on(played):
    screen = played(["dance", "mark Z9", "", "99", "mark J5", "quit"])
    assert "There is no verb 'dance'; now there are mark. Type ? for help." in screen
    assert "hole is 'Z9', expected one of" in screen
    assert "There is no choice 99; they are numbered from 1 to 1. Type ? for help." in screen
    assert "layout_digit" not in screen
    assert "Red marks J5." in screen


def test_a_move_that_costs_something_is_asked_before_it_is_played(played):
    screen = played([*FIRST_TURN, "drop", "n", "quit"])
    assert "  You leave this auction for good and cannot buy the lot.\n  Really? y or n;" in screen
    assert "It is not done." in screen
    assert "Red drops" not in screen


@pytest.mark.parametrize("yes", ["y", "Yes", "drop"])
def test_a_yes_or_the_same_line_again_confirms(played, yes):
    assert "Red drops out." in played([*FIRST_TURN, "drop", yes, "log", "quit"])


def test_another_line_is_no_confirmation(played):
    screen = played([*FIRST_TURN, "drop", "board", "yes", "drop", "bid 30", "log", "quit"])
    assert "There is no verb 'yes'; now there are bid, drop. Type ? for help." in screen
    assert "Red bids 30." in screen
    assert "Red drops out." not in screen.split("Red bids 30.")[0]


def test_the_example_is_no_losing_move(played, tmp_path):
    """OM-64, OM-65: among the drillings only those of one's own land are proposed."""
    game = find("oilman")
    record = Record(game, ["Red", "Blue"], {"first_seat": 0})
    for line in [*FIRST_TURN, "bid 40", "drop", *[f"mark {c}9" for c in "HIJKLMNOP"], "bid 15", "drop"]:
        record.actions.append(game.vocabulary.parse(line))
    path = tmp_path / "game.jsonl"
    path.write_text(record.write())
    screen = played(["?", "quit"], "--resume", path, "--seat", "0")
    examples = re.findall(r"(?:for instance: |a line such as )(\w+ \w+)", screen)
    assert len(examples) == 2
    assert {example.split()[1] for example in examples if example.startswith("drill")} <= set(MARKS)


def test_a_verb_may_be_abbreviated_whether_it_is_legal_or_not(played):
    screen = played(["mar j5", "ma K5", "dri A6 1", "why dro", "why d", "quit"])
    assert screen.count("Red marks") == 2
    assert "Not allowed: " in screen
    assert "'d' may be draw, drill, drop, decline: type more of it." in screen


def test_why_cites_the_clause_and_shows_it(played):
    screen = played(["mark J5", "why mark A1", "why mark J6", "why", "why dance", "why pass turn", "quit"])
    assert "A1 does not adjoin a marked hole. [OM-31]" in screen
    assert "Two holes adjoin" in screen
    assert "mark J6 is allowed now." in screen
    assert "say which move, for instance: why draw" in screen
    assert "There is no verb 'dance'" in screen
    assert screen.count("[OM-21]") == 1


def test_a_question_mark_explains(played):
    screen = played(["?", "? OM-32", "?adjoin", "? zeppelin", "help", "quit"])
    assert screen.count("why MOVE") == 2
    assert "The boundary is drawn hole by hole." in screen
    assert "OM-31" in screen
    assert "the rules nowhere say 'zeppelin'" in screen


def test_hint_says_what_a_strong_player_would_do(played):
    assert re.search(r"a geologist would: Mark (\w+)  \(mark \1\)", played(["hint", "quit"]))


def test_board_and_log_are_shown_again(played):
    screen = played(["mark J5", "board", "log", "quit"])
    assert screen.count("Round 1 of 30") == 3
    assert screen.count("Red marks J5.") == 2


def test_undo_takes_back_own_decisions_only(played):
    screen = played(["undo", "mark J5", "mark J6", "undo", "undo", "undo", "quit"])
    asked = re.findall(r"Mark holes: (\d)", screen)
    assert asked == ["0", "1", "2", "1", "0"]
    assert screen.count("there is nothing to take back") == 2
    screen = played([*FIRST_TURN, "bid 16", "undo", "quit"])
    assert re.search(r"Blue bids \d+\.", screen)
    assert "there is nothing to take back" in screen


def test_the_first_tanks_of_pipeline_can_be_taken_back(played):
    screen = played(["put_tank high", "put_tank crude", "undo", "undo", "undo", "quit"], "--seats", 2, game="pipeline")
    assert "Red places a tank on the high row." in screen
    assert screen.count("Place tank 1 of 5") == 2
    assert screen.count("Place tank 2 of 5") == 2
    assert screen.count("there is nothing to take back") == 1


def test_the_beginning_of_a_verb_will_do_where_it_is_refused_too(played):
    screen = played(["end", "why sec 5", "quit"], "--seats", 2, game="pipeline")
    assert screen.count("That is not what is decided now.") == 2
    assert "there is no verb" not in screen.lower()


def test_undo_stops_at_chance(examples, played):
    screen = played(["drill", "undo", "quit"], game="gusher")
    assert "there is nothing to take back" in screen


QUESTION = ["--seats", 2, "--bots", "pass", "--seed", 2]
"""A game of Pipe It Up that begins with a question."""


def test_an_answer_is_not_taken_back_once_the_right_one_was_told(played):  # PU-3.4
    screen = played(["answer A", "undo", "quit"], *QUESTION, game="pipe_it_up")
    assert re.search("Yellow is (right: |wrong; the answer is )", screen)
    assert "that cannot be taken back: it has shown you something hidden" in screen
    assert screen.count("Answer: ") == 3, "the question is not asked again"


def test_answers_have_letters_at_the_table_and_numbers_in_the_list_only(played):
    screen = played(["quit"], *QUESTION, game="pipe_it_up")
    for number, words, letter in re.findall(r"(\d)  Answer: (.+?)  \(answer ([A-C])", screen):
        assert int(number) == "ABC".index(letter) + 1
        assert f"    {letter}  {words}\n" in screen


def test_a_game_that_needs_people_is_not_played_with_bots(capsys):  # PU-3.2
    assert run(["play", "pipe_it_up", "--preset", "House questions"]) != 0
    assert "a person must hear every answer" in capsys.readouterr().err.replace("\n", " ")


def test_a_saved_game_goes_on_where_it_was(played, tmp_path):
    file = tmp_path / "game.jsonl"
    bots = ["--bots", "pass,random", "--seats", 3, "--seat", 1]
    screen = played([f"save {file}", "quit"], *bots)
    assert f"Saved as {file}." in screen.replace("\n", "")
    record = read_record(file.read_text(), find)
    assert record.names == ["Red (pass)", "Blue", "Green (random)"]
    before = len(record.actions)
    assert before > 0
    screen = played(["hint", f"save {tmp_path / 'later.jsonl'}", "quit"], "--resume", file)
    assert "You are Blue; with you play Red (pass), Green (random)." in screen
    assert len(read_record((tmp_path / "later.jsonl").read_text(), find).actions) == before
    screen = played(["quit"], "--resume", file, "--bots", "greedy", "--seat", 0)
    assert "You are Red; with you play Blue (greedy), Green (greedy)." in screen


def test_a_saved_game_keeps_what_its_clock_has_shown(played, tmp_path, monkeypatch):
    ticks = count(step=100)
    monkeypatch.setattr("spindletop.cli.terminal_game.monotonic", lambda: next(ticks))
    by_time = ["--option", "end=time", "--seats", 2, "--bots", "pass"]
    played([f"save {tmp_path / 'first.jsonl'}", "quit"], *by_time)
    played([f"save {tmp_path / 'second.jsonl'}", "quit"], "--resume", tmp_path / "first.jsonl")
    records = [read_record((tmp_path / f"{name}.jsonl").read_text(), find) for name in ("first", "second")]
    assert [record.elapsed for record in records] == [100, 200]


def test_save_never_overwrites_and_says_what_is_wrong(played, tmp_path):
    precious = tmp_path / "precious"
    precious.write_text("mine")
    screen = played(["save", f"save {precious}", f"save {tmp_path}", f"save {tmp_path}/no/where", "quit"])
    plain = " ".join(screen.split())
    assert "say where to: save FILE" in plain
    assert plain.count("exists already, and nothing is overwritten") == 2
    assert "cannot be written" in plain
    assert precious.read_text() == "mine"


def test_a_whole_game_ends_with_the_scores_and_can_be_kept(played, tmp_path, examples):
    file = tmp_path / "kept.jsonl"
    lines = ["bank", "bank"] * 60
    screen = played([*lines, f"save {file}", "quit"], "-o", "goal=20", "--bots", "pass", game="gusher")
    assert "wins" in screen
    assert read_record(file.read_text(), find).verify() >= 0


def test_search_sits_at_the_table_too(played):
    screen = played([*FIRST_TURN, "drop", "quit"], "--bots", "mcts:playouts=3", "--seats", 2)
    assert "Blue (mcts:playouts=3)" in screen


def test_a_coach_sets_up_a_first_game_and_speaks(played, tmp_path, monkeypatch):
    monkeypatch.setattr("spindletop.cli.progress.progress_file", lambda: tmp_path / "learn.json")
    screen = played(["mark J5", "quit"], "--coach")
    assert "You are Red; with you play Blue (derrickhand), Green (derrickhand)." in screen
    assert "Coach: Three companies, eighteen rounds." in screen
    assert "Aim: Largest net worth after 18 rounds" in screen
    assert screen.count("Coach: Mark free holes one by one") == 1, "once a turn, and never again"
    assert "Coach: Mark free holes" not in played(["quit"], "--coach"), "what was explained is remembered"


def test_the_coach_asks_before_a_move_that_is_rarely_wise(played, tmp_path, monkeypatch):
    monkeypatch.setattr("spindletop.cli.progress.progress_file", lambda: tmp_path / "learn.json")
    (tmp_path / "learn.json").write_text('{"oilman": {"said": ["mark", "raise", "drop", "offer"]}}')
    screen = played([*FIRST_TURN, "drop", "n", "quit"], "--coach")
    assert "Really? y or n" in screen
    assert "It is not done." in screen


def test_a_coach_joins_whatever_was_asked_for(played, tmp_path, monkeypatch):
    monkeypatch.setattr("spindletop.cli.progress.progress_file", lambda: tmp_path / "learn.json")
    screen = played(["quit"], "--coach", "--seats", 2, "--bots", "random")
    assert "with you play Blue (random)." in screen


def test_a_game_without_a_guide_has_no_coach(capsys, examples):
    assert run(["play", "gusher", "--coach"]) == 2
    assert "has no coach" in capsys.readouterr().err
