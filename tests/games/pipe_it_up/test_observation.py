"""The derived numbers of an observation agree with the rules, and every step has its place."""

from collections.abc import Iterator
from typing import Any

import pytest

from cases import Case
from pipe_it_up_positions import GAME
from random_play import positions
from spindletop.games.pipe_it_up import missions, turn
from spindletop.games.pipe_it_up.cards import BIGGEST_GROUP
from spindletop.games.pipe_it_up.moves.pipelines import BUILD
from spindletop.games.pipe_it_up.observation import STEPS
from spindletop.kernel.bits import has
from spindletop.kernel.observation import SparseRow
from spindletop.kernel.state import OVER
from spindletop.kernel.step import Decision, Draw


def seen(s, seat):
    """Return the pieces of an observation by name, as whole numbers."""
    row = SparseRow()
    GAME.observation.write(s, seat, row)
    whole, at, found = row.dense(), 0, {}
    for piece in GAME.observation.pieces(s):
        found[piece.name] = [round(number * piece.scale) for number in whole[at : at + piece.size]]
        at += piece.size
    return found


def members(flags):
    return [place for place, holds in enumerate(flags) if holds]


def played(seed, seats=4, **options):
    """Give every ninth position of a random game once the missions are dealt."""
    game: Iterator[Any] = positions(Case(GAME, seats, options), seed)
    for n, s in enumerate(game):
        if n % 9 == 0 and -1 not in list(s.mission):
            yield s


def test_every_step_that_waits_has_its_place():
    waiting = [step.name for step in vars(turn).values() if isinstance(step, (Decision, Draw))]
    assert sorted(waiting) == sorted(step for step in STEPS if step != "over")


def test_what_a_mission_lacks_is_what_its_progress_lacks():
    """PU-6.5."""
    lacked = 0
    for seed in range(3):
        for s in played(seed):
            for seat in range(s.seats):
                card = s.terms.box.missions[s.mission[seat]]
                progress = zip(card.needs, missions.progress(s, seat), strict=True)
                lack = sum(max(0, want - have) for need, (_, have, want) in progress if need.kind != BIGGEST_GROUP)
                assert seen(s, seat)["missing"] == [lack]
                lacked += lack
    assert lacked > 0


def test_links_that_serve_a_mission_are_left_and_touch_what_is_missing():
    """PU-6.5."""
    for s in played(4):
        for seat in range(s.seats):
            look = seen(s, seat)
            towns = {city for city, touched in missions.towns(s, seat) if not touched}
            serving = members(look["missing_links"])
            assert all(has(s.terms.usable & ~s.built, link) for link in serving)
            assert not (serving or members(look["missing_cities"])) or look["missing"] != [0]
            assert set(members(look["missing_cities"])) <= towns or look["missing"] == [1]


def test_affordable_links_are_those_that_may_be_built():
    """PU-4.1, PU-4.2."""
    compared = 0
    for s in played(5, fast=True):
        if s.step.name == "act" and not (s.builds > 0 and s.limited()):
            builds = [action - BUILD.base for action in s.choices() if s.vocabulary.verb(action) is BUILD]
            assert members(seen(s, s.turn)["affordable"]) == builds
            compared += len(builds)
    assert compared > 0


def test_dice_are_seen_in_the_order_in_which_they_were_rolled():
    """PU-2.3, PU-2.4."""
    for s in played(6):
        look = seen(s, 0)
        dice = look["standard_dice"]
        shown = [members(dice[i : i + 3]) for i in range(0, len(dice), 3)]
        assert [*members(look["player_die"]), *(face for faces in shown for face in faces)] == s.faces()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_others_missions_are_seen_only_at_the_end(seats):
    """PU-1.6, PU-6.5."""
    for s in played(7, seats):
        known = sum(seen(s, 1)["missions"])
        assert known == (seats if s.mover == OVER else 1)
