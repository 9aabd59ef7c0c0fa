"""The archive: whole games, one for every way a game can end under every version of its rules, that replay for ever."""

import json

import pytest

from golden import TESTS, path_of, wanted
from spindletop.games import find, shelf
from spindletop.kernel.record import read_record

ARCHIVE = sorted((TESTS / "records").rglob("*.jsonl"))
FIRST_VERSION = {
    "crude": ["declaration", "max_rounds"],
    "interbellum": ["rounds"],
    "oilman": ["max_rounds", "rounds", "target", "time"],
    "pipe_it_up": ["dead_end", "idle", "links", "tokens"],
    "pipeline": ["third_year"],
}
"""What was archived under version 1 of the rules, by a program that knew no later one."""


@pytest.mark.parametrize("path", ARCHIVE, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_record_of_the_archive_replays_to_the_end_it_notes(path):
    record = read_record(path.read_text(), find, path.name)
    assert record.end is not None
    record.verify()


@pytest.mark.parametrize("path", ARCHIVE, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_record_of_the_archive_was_written_under_the_version_in_its_name(path):
    head = json.loads(path.read_text().partition("\n")[0])
    version, _, ending = path.stem.partition("-")
    assert f"v{head['rules']}" == version, "a record of an older version is never made anew"
    record = read_record(path.read_text(), find, path.name)
    assert record.end is not None
    assert record.end["end"] == ending


@pytest.mark.parametrize("game", shelf().values(), ids=lambda game: game.id)
def test_there_is_a_record_for_every_way_the_game_can_end(game):
    assert {entry["ending"] for entry in wanted(game, "record")} == set(game.endings)
    for entry in wanted(game, "record"):
        path = path_of(game, "record", entry)
        assert path.exists(), f"{path.name} is missing: run `make golden`"


@pytest.mark.parametrize("game", shelf().values(), ids=lambda game: game.id)
def test_the_records_of_older_versions_are_kept(game):
    names = [path.stem for path in ARCHIVE if path.parent.name == game.id]
    assert {f"v1-{ending}" for ending in FIRST_VERSION[game.id]} <= set(names)
    for version in range(1, game.rules_version + 1):
        assert any(name.startswith(f"v{version}-") for name in names), f"no record of version {version}"
