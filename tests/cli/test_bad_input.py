"""Bad input anywhere: one clear sentence on stderr, exit code 2, no traceback, nothing overwritten."""

import json
import subprocess
import sys

import pytest

from spindletop.cli.app import run
from spindletop.games import find


@pytest.fixture
def complaint(capsys):
    """Return a function that runs a command, expects it to fail properly and returns its sentence."""

    def complain(*arguments):
        code = run([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        assert code == 2
        assert captured.out == ""
        lines = captured.err.splitlines()
        assert len(lines) == 1, captured.err
        assert lines[0].startswith("spindletop: ")
        assert "Traceback" not in lines[0]
        return lines[0].removeprefix("spindletop: ")

    return complain


@pytest.fixture
def record(tmp_path, capsys):
    arguments = ["simulate", "oilman", "--seats", "2", "--games", "1", "--bots", "random", "-o", "rounds=2"]
    assert run([*arguments, "--records", str(tmp_path / "kept")]) == 0
    capsys.readouterr()
    return tmp_path / "kept" / "oilman-0001.jsonl"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "monopoly"], "there is no game 'monopoly'; the games are "),
        (["simulate", "monopoly"], "there is no game 'monopoly'"),
        (["games", "monopoly"], "there is no game 'monopoly'"),
        (["rules", "monopoly"], "there is no game 'monopoly'"),
        (["bench", "monopoly"], "there is no game 'monopoly'"),
        (["edition", "check", "monopoly", "x.toml"], "there is no game 'monopoly'"),
        (["simulate", "oilman", "--seats", "9"], "International Oilman has 2 to 6 seats, not 9"),
        (["play", "oilman", "--seats", "1"], "International Oilman has 2 to 6 seats, not 1"),
        (["play", "oilman", "--seat", "4"], "there are the seats 0 to 3, not 4"),
        (["simulate", "oilman", "--seats", "many"], "Invalid value for '--seats': Input should be a valid integer"),
        (["simulate", "oilman", "--games", "0"], "Invalid value for '--games'"),
        (["simulate", "oilman", "-o", "goal=3"], "there is no option 'goal'; the options are end, rounds"),
        (["simulate", "oilman", "-o", "rounds=x"], "option 'rounds' is 'x', expected a whole number from 2 to 200"),
        (["simulate", "oilman", "-o", "rounds"], "the option 'rounds' is not understood; write --option name=value"),
        (["play", "oilman", "-o", "end=never"], "option 'end' is 'never', expected one of rounds, target, time"),
        (["play", "oilman", "--seats", "2", "-o", "first_seat=4"], "option 'first_seat' is 4"),
        (["play", "oilman", "--preset", "Huge"], "International Oilman has no preset 'Huge'; its presets are Rulebook"),
        (["play", "oilman", "--bots", "gready"], "there is no bot 'gready'; the bots are random"),
        (["simulate", "oilman", "--bots", "mcts:x=1"], "the bot 'mcts:x=1' has no parameter 'x'"),
        (["simulate", "oilman", "--bots", "greedy,,random"], "there is no bot ''"),
        (["simulate", "oilman", "--edition", "deluxe"], "International Oilman has no edition 'deluxe'"),
        (["simulate", "oilman", "--edition", "deluxe.toml"], "there is no file deluxe.toml"),
        (["rules", "oilman", "OM-999"], "the rules of International Oilman have no clause 'OM-999'"),
        (["replay", "no/such/record"], "there is no file no/such/record"),
        (["verify", "."], ". is a folder, expected a record"),
        (["edition", "check", "oilman", "nothing.toml"], "there is no file nothing.toml"),
        (["play", "oilman", "--resume", "nothing"], "there is no file nothing"),
        (["simulate"], "Missing argument 'GAME'"),
        (["fly"], "No such command 'fly'"),
        (["play", "oilman", "--fast"], "No such option: --fast"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_what_cannot_be_meant_is_told_in_one_sentence(complaint, arguments, sentence):
    assert sentence in complaint(*arguments)


COMMANDS = {
    "replay": ["replay"],
    "verify": ["verify"],
    "resume": ["play", "oilman", "--resume"],
}


@pytest.mark.parametrize("command", COMMANDS.values(), ids=COMMANDS)
@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "the file is empty"),
        (b"\x00\xff\xfe binary", "is not a text file, expected a record"),
        (b"hello\n", "line 1: this is not a line of JSON; the file is damaged"),
        (b"[1, 2]\n", "line 1: expected a JSON object"),
        (b'{"spindletop": 99}\n', "line 1: this is not a Spindletop record of format 1"),
        (b'{"spindletop": 1, "game": "chess"}\n', "line 1: there is no game 'chess'"),
    ],
    ids=["empty", "binary", "prose", "array", "future", "chess"],
)
def test_a_file_that_is_no_record_is_told_in_one_sentence(complaint, tmp_path, command, content, sentence):
    file = tmp_path / "record.jsonl"
    file.write_bytes(content)
    assert sentence in complaint(*command, file)
    assert file.read_bytes() == content


def changed(record, number, **entries):
    """Write the record with some entries of one line replaced."""
    lines = record.read_text().splitlines()
    line = json.loads(lines[number])
    lines[number] = json.dumps({**line, **entries})
    record.write_text("\n".join(lines) + "\n")
    return record


@pytest.mark.parametrize(
    ("number", "entries", "sentence"),
    [
        (0, {"rules": 77}, "line 1: written by rules version 77"),
        (0, {"seats": ["one"]}, "line 1: International Oilman has 2 to 6 seats, not 1"),
        (0, {"seats": 2}, "line 1: seats must be a list of names"),
        (0, {"options": {"rounds": "no"}}, "line 1: option 'rounds' is 'no'"),
        (0, {"edition": {"name": "", "hash": "0"}}, "none has the fingerprint"),
        (1, {"n": 5}, "line 2: expected move 1, found 5"),
        (2, {"do": "mark Z99"}, "line 3: 'mark': hole is 'Z99', expected one of"),
        (2, {"do": "dance"}, "line 3: there is no verb 'dance'"),
        (2, {"do": "pass_turn"}, "line 3: "),
        (-1, {"scores": [1, 2]}, "scores is noted as [1, 2], the replay gives"),
        (-1, {"seed": "not hexadecimal"}, "not a row of hexadecimal digits"),
        (-1, {"seed": "00" * 32}, "the revealed seed is not the one that was committed to"),
    ],
)
def test_a_record_that_breaks_the_rules_names_its_line(complaint, record, number, entries, sentence):
    assert sentence in complaint("verify", changed(record, number, **entries))


def test_replay_names_the_rule_that_a_record_breaks(complaint, record):
    assert "line 3: 'pass_turn' is against the rules" in complaint("replay", changed(record, 2, do="pass_turn"))


def test_replay_knows_how_many_seats_there_are(complaint, record):
    assert "has the seats 0 to 1, not 7" in complaint("replay", record, "--seat", 7)


def test_a_finished_game_cannot_be_resumed_nor_one_of_another_game(complaint, record, examples):
    assert "is over; look at it with `spindletop replay" in complaint("play", "oilman", "--resume", record)
    assert "holds a game of International Oilman, not of Gusher" in complaint("play", "gusher", "--resume", record)


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"\xff\x00", "is not a text file, expected an edition file"),
        (b"name = ", "this is not a TOML file"),
        (b"x = 1\n", "missing, expected"),
    ],
    ids=["binary", "broken", "foreign"],
)
def test_a_file_that_is_no_edition_is_told_in_one_sentence(complaint, tmp_path, content, sentence):
    file = tmp_path / "mine.toml"
    file.write_bytes(content)
    assert sentence in complaint("edition", "check", "oilman", file)
    assert sentence in complaint("simulate", "oilman", "--edition", file)


def test_an_edition_error_names_file_table_and_key(complaint, tmp_path):
    file = tmp_path / "mine.toml"
    own = (find("oilman").folder / "edition.toml").read_text()
    file.write_text(own.replace("cash = 100", 'cash = "much"'))
    sentence = complaint("edition", "check", "oilman", file)
    assert str(file) in sentence
    assert "cash: expected a whole number" in sentence


def test_records_are_never_written_over_others(complaint, tmp_path):
    (tmp_path / "precious.txt").write_text("mine")
    said = complaint("simulate", "oilman", "--games", 1, "--records", tmp_path)
    assert "is not empty, and nothing is overwritten" in said
    assert [file.name for file in tmp_path.iterdir()] == ["precious.txt"]
    said = complaint("simulate", "oilman", "--games", 1, "--records", tmp_path / "precious.txt")
    assert "cannot be used as a folder" in said
    assert (tmp_path / "precious.txt").read_text() == "mine"


def test_the_peers_need_the_repository(complaint, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert "run this inside a clone of the repository" in complaint("bench", "--peers")


def test_the_real_command_exits_with_2_and_one_line():
    arguments = [sys.executable, "-m", "spindletop", "play", "monopoly"]
    done = subprocess.run(arguments, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
