"""Golden playthroughs: a change of the rules shows itself as a change in a text that a person can read."""

import difflib
from itertools import islice

import pytest

from golden import make, path_of, wanted
from spindletop.games import shelf

ENTRIES = [(game, entry) for game in shelf().values() for entry in wanted(game, "playthrough")]


@pytest.mark.parametrize(("game", "entry"), ENTRIES, ids=[f"{game.id}-{entry['name']}" for game, entry in ENTRIES])
def test_the_playthrough_is_as_it_was(game, entry):
    path = path_of(game, "playthrough", entry)
    assert path.exists(), f"{path.name} is missing: run `make golden` and review what it writes"
    was, now = path.read_text().splitlines(), make(game, "playthrough", entry).splitlines()
    changed = list(islice(difflib.unified_diff(was, now, "was", "now", lineterm="", n=2), 12))
    assert not changed, "\n".join([*changed, "if this is meant, raise the rules version and run `make golden`"])


@pytest.mark.parametrize("game", shelf().values(), ids=lambda game: game.id)
def test_there_is_a_playthrough_for_every_number_of_seats(game):
    seats = {entry["seats"] for entry in wanted(game, "playthrough")}
    assert seats == set(range(game.min_seats, game.max_seats + 1))
