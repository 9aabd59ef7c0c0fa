"""The archive: whole games, one for every way a game can end, that must replay for ever."""

import pytest

from golden import TESTS, path_of, wanted
from spindletop.games import find, shelf
from spindletop.kernel.record import read_record

ARCHIVE = sorted((TESTS / "records").rglob("*.jsonl"))


@pytest.mark.parametrize("path", ARCHIVE, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_record_of_the_archive_replays_to_the_end_it_notes(path):
    record = read_record(path.read_text(), find, path.name)
    assert record.end is not None
    record.verify()


@pytest.mark.parametrize("game", shelf().values(), ids=lambda game: game.id)
def test_there_is_a_record_for_every_way_the_game_can_end(game):
    assert {entry["ending"] for entry in wanted(game, "record")} == set(game.endings)
    for entry in wanted(game, "record"):
        path = path_of(game, "record", entry)
        assert path.exists(), f"{path.name} is missing: run `make golden`"
        record = read_record(path.read_text(), find, path.name)
        assert record.end is not None
        assert record.end["end"] == entry["ending"]
