"""Records outlive the rules they were written under: what changed since is not read into them."""

import json

import pytest

from race_game import PUSH, ROLL, STOP, VOCABULARY, RaceGame, race_game
from spindletop.kernel.options import FlagOption
from spindletop.kernel.record import Record, RecordError, read_record


@pytest.fixture
def then(tmp_path):
    """The game as it was: version 1, nine steps to the goal."""
    folder = tmp_path / "then"
    folder.mkdir()
    return race_game(folder)


@pytest.fixture
def now(tmp_path, then):
    """The game as it is: version 2, twelve steps to the goal, one option more, and one kept for older records only."""
    folder = tmp_path / "now"
    (folder / "superseded").mkdir(parents=True)
    (folder / "superseded" / f"{then.edition().hash}.toml").write_text("goal = 9\n")
    options = [
        *then.options,
        FlagOption("wind", "Wind", "It blows.", True, unsaid=False),
        FlagOption("old_order", "", "", False, unsaid=True, offered=False),
    ]
    game = race_game(folder)
    (folder / "edition.toml").write_text("goal = 12\n")
    facts = (game.insight, (2, 3, 2), ["goal"])
    return RaceGame("tiny", "Tiny race", "Run.", folder, VOCABULARY, *facts, rules_version=2, options=options)


def written(game) -> str:
    record = Record(game, ["Ann", "Bob"], {"laps": 2})
    record.actions = [int(ROLL.base), int(PUSH.base), int(STOP.base)]
    return record.write()


def header(text, **changes):
    """Return a record with its first line changed; a key that becomes None is left out."""
    head, _, rest = text.partition("\n")
    lines = {key: value for key, value in {**json.loads(head), **changes}.items() if value is not None}
    return json.dumps(lines) + "\n" + rest


def read(text, game):
    return read_record(text, lambda id: game, "game.jsonl")


def test_a_record_of_an_older_version_replays(then, now):
    old = read(written(then), now)
    assert json.loads(written(then).partition("\n")[0])["rules"] == 1
    assert old.replay().digest() == read(written(then), then).replay().digest()
    old.verify()


def test_an_option_that_came_later_means_in_an_older_record_what_was_played_then(then, now):
    assert read(written(then), now).options == {"laps": 2, "rain": False, "wind": False, "old_order": True}
    assert Record(now, ["Ann", "Bob"]).options == {"laps": 1, "rain": False, "wind": True, "old_order": False}
    assert read(written(now), now).options["wind"] is True, "a record of today has said so"


def test_a_superseded_edition_is_found_by_its_fingerprint(then, now):
    old = read(written(then), now)
    assert old.start().goal == 9
    assert now.start(2).goal == 12
    assert read(written(now), now).start().goal == 12
    assert old.edition.hash == then.edition().hash


def test_an_older_record_that_is_written_again_says_what_it_left_unsaid(then, now):
    text = read(written(then), now).write()
    head = json.loads(text.partition("\n")[0])
    assert (head["rules"], head["options"]["wind"], head["options"]["old_order"]) == (2, False, True)
    assert head["edition"]["hash"] == then.edition().hash
    again = read(text, now)
    assert again.write() == text
    assert again.replay().digest() == read(written(then), then).replay().digest()


def test_an_edition_that_is_not_kept_is_refused_in_one_sentence(then):
    edition = {"name": "", "hash": "0123456789abcdef"}
    with pytest.raises(RecordError) as error:
        read(header(written(then), edition=edition), then)
    assert str(error.value) == (
        "game.jsonl line 1: this game was played with an edition of Tiny race that is not here: "
        "none has the fingerprint '0123456789abcdef'"
    )


def test_a_newer_version_is_refused_in_one_sentence(then, now):
    with pytest.raises(RecordError) as error:
        read(written(now), then)
    assert str(error.value) == (
        "game.jsonl line 1: written by rules version 2 of Tiny race, and this is version 1: "
        "read it with a newer Spindletop"
    )


@pytest.mark.parametrize("version", [0, -1, "1", True, 1.0, None])
def test_a_version_is_a_number_from_1_on(now, version):
    with pytest.raises(RecordError, match=r"line 1: rules must be the version of the rules, a whole number from 1 on"):
        read(header(written(now), rules=version), now)
