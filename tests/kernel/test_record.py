"""Records: what is damaged or foreign is refused with the line that is wrong."""

import json

import pytest

from race_game import PUSH, ROLL, STOP, race_game
from spindletop.games import shelf
from spindletop.kernel.game import Edition, SetupError
from spindletop.kernel.record import Record, RecordError, read_record


@pytest.fixture
def game(tmp_path):
    return race_game(tmp_path)


@pytest.fixture
def find(game):
    def finder(id):
        if id != "tiny":
            raise LookupError(f"there is no game {id!r}")
        return game

    return finder


def played(game) -> Record:
    record = Record(game, ["Ann", "Bob"], {"laps": 2})
    record.actions = [int(ROLL.base), int(PUSH.base), int(STOP.base)]
    return record


def test_a_record_is_readable_lines(game):
    lines = [json.loads(line) for line in played(game).write().splitlines()]
    assert lines[0]["game"] == "tiny"
    assert lines[0]["options"] == {"laps": 2, "rain": False}
    assert lines[0]["seats"] == ["Ann", "Bob"]
    assert lines[1:] == [
        {"n": 1, "by": "chance", "do": "roll 1"},
        {"n": 2, "by": 0, "do": "push 1"},
        {"n": 3, "by": 0, "do": "stop"},
    ]


def change(text: str, line: int, **changes) -> str:
    lines = text.splitlines()
    lines[line - 1] = json.dumps({**json.loads(lines[line - 1]), **changes})
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (lambda text: "", "game.jsonl: the file is empty"),
        (lambda text: "hello", "game.jsonl line 1: this is not a line of JSON; the file is damaged"),
        (lambda text: "[1]", "game.jsonl line 1: expected a JSON object"),
        (lambda text: "[" * 100_000, "game.jsonl line 1: this is not a line of JSON"),
        (lambda text: "{}", "game.jsonl line 1: this is not a Spindletop record of format 1"),
        (
            lambda text: change(text, 1, spindletop=[1]),
            "game.jsonl line 1: this is not a Spindletop record of format 1",
        ),
        (lambda text: change(text, 1, spindletop=2), "game.jsonl line 1: a record of format 2 needs the position"),
        (
            lambda text: change(text, 1, spindletop=2, position={"turn": 1}),
            "game.jsonl line 1: the game cannot begin like this",
        ),
        (lambda text: change(text, 1, game="chess"), "game.jsonl line 1: there is no game 'chess'"),
        (
            lambda text: change(text, 1, rules=7),
            "game.jsonl line 1: written by rules version 7 of Tiny race",
        ),
        (lambda text: change(text, 1, seats="Ann"), "game.jsonl line 1: seats must be a list of names"),
        (lambda text: change(text, 1, seats=["Ann"]), "game.jsonl line 1: Tiny race has 2 to 3 seats, not 1"),
        (lambda text: change(text, 1, options={"laps": 9}), "game.jsonl line 1: option 'laps' is 9"),
        (lambda text: change(text, 1, options=3), "game.jsonl line 1: options, edition and fair must be objects"),
        (
            lambda text: change(text, 1, edition={"hash": "0"}),
            "game.jsonl line 1: this game was played with an edition",
        ),
        (lambda text: change(text, 1, edition={"name": "gold"}), "game.jsonl line 1: Tiny race has no edition 'gold'"),
        (lambda text: change(text, 1, edition={"data": {"goal": 0}}), "game.jsonl line 1: game.jsonl line 1: goal"),
        (lambda text: change(text, 2, n=5), "game.jsonl line 2: expected move 1, found 5"),
        (lambda text: change(text, 3, do="fly"), "game.jsonl line 3: there is no verb 'fly'"),
        (lambda text: text[:-9], "game.jsonl line 4: this is not a line of JSON; the file is damaged"),
        (lambda text: text + '{"end": "goal"}\n{"n": 4}', "game.jsonl line 6: something follows the end of the game"),
    ],
)
def test_a_damaged_or_foreign_record_is_refused_by_line(game, find, damage, message):
    with pytest.raises(RecordError) as error:
        read_record(damage(played(game).write()), find, "game.jsonl")
    assert str(error.value).startswith(message)


def test_a_move_against_the_rules_is_found_on_replay(game, find):
    record = read_record(change(played(game).write(), 3, do="push 3"), find, "game.jsonl")
    with pytest.raises(RecordError, match=r"game.jsonl line 3: 'push 3' is against the rules: A push of 3 costs 3"):
        record.replay()


def test_an_end_that_the_replay_does_not_reach_is_found(game, find):
    text = played(game).write() + json.dumps({"end": "goal", "scores": [1, 2]})
    with pytest.raises(RecordError, match="line 5: the record notes an end, but the game is not over"):
        read_record(text, find).verify()


def test_a_custom_edition_travels_inside_the_record(game, find):
    record = Record(game, ["Ann", "Bob"], {}, Edition("short", {"goal": 2}, "short.toml", False))
    again = read_record(record.write(), find)
    assert again.edition.data == {"goal": 2}
    assert again.start().goal == 2  # type: ignore[attr-defined]  # a Race


def test_a_game_with_too_many_seats_is_not_recorded(game):
    with pytest.raises(SetupError, match="Tiny race has 2 to 3 seats, not 4"):
        Record(game, ["A", "B", "C", "D"])


def test_a_seed_that_was_not_committed_to_is_found(game, find):
    record = played(game)
    record.commitment, record.seed = "00", "ab" * 32
    with pytest.raises(RecordError, match="not the one that was committed to"):
        record.verify()


def test_a_seed_that_is_no_seed_is_found(game):
    record = played(game)
    record.commitment, record.seed = "00", "not hexadecimal"
    with pytest.raises(RecordError, match="not a row of hexadecimal digits"):
        record.verify()


def test_a_record_that_begins_with_a_position_is_of_format_2_and_replays_from_there():
    crude = shelf()["crude"]
    record = Record(crude, ["Red", "Blue", "Green", "Yellow"])
    record.position = {
        "turn": "red",
        "step": "produce",
        "dice": [3, 4],
        "quadrants": {"Q0": {"station": ["r3c1"], "gasoline": 2}},
    }
    record.actions = [crude.vocabulary.parse("pump")]
    text = record.write()
    assert json.loads(text.splitlines()[0])["spindletop"] == 2
    again = read_record(text, shelf().__getitem__)
    assert again.position == record.position
    assert again.replay().digest() == record.replay().digest()
    assert again.write() == text
    with pytest.raises(RecordError, match="the game cannot begin like this: position: "):
        read_record(change(text, 1, position={"turn": "pink"}), shelf().__getitem__)
