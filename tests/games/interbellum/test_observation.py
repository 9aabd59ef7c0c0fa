"""The derived numbers of an observation agree with the rules, and every step has its place."""

import pytest

from interbellum_positions import RED, start, table
from spindletop.games.interbellum import GAME, distances, network, scoring
from spindletop.games.interbellum.names import WELL_COUNT
from spindletop.games.interbellum.observation import STEPS, InterbellumObservation
from spindletop.kernel.bits import has
from spindletop.kernel.observation import SparseRow
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import OVER


def positions(seed, **options):
    """Play a game in which whoever can lays pipelines towards the sea."""
    s = start(4, **options)
    rng = Rng(seed)
    while s.mover != OVER:
        choices = s.choices()
        builds = [action for action in choices if s.mover >= 0 and s.vocabulary.verb(action).name == "build"]
        if builds and rng.below(2) == 0:
            choices = [min(builds, key=lambda action: lacking_after(s, action))]
        s.play(choices[int(rng.below(len(choices)))])
        yield s


def lacking_after(s, action):
    twin = s.copy()
    twin.play(action)
    return sum(network.missing(twin, s.mover, well) for well in range(WELL_COUNT) if has(s.wells[s.mover], well))


def test_missing_segments_are_counted_as_the_view_counts_them():
    """IB-634."""
    for s in positions(1):
        for seat in range(s.seats):
            quick = distances.missing(s, seat, s.wells[seat])
            for well in range(WELL_COUNT):
                if has(s.wells[seat], well):
                    assert quick[well] == network.missing(s, seat, well)


def test_routes_are_counted_as_they_are_scored():
    """IB-801, IB-802, IB-804."""
    scored = 0
    for s in positions(2, shared_segments="per_route"):
        for seat in range(s.seats):
            assert distances.pipelines(s, seat) == scoring.pipelines(s, seat)
            scored += scoring.pipelines(s, seat)[0]
    assert scored > 0, "nobody was connected, so nothing was compared"


@pytest.mark.parametrize(("counted", "segments"), [("per_route", 5), ("once", 4)])
def test_a_shared_trunk_is_counted_as_agreed(counted, segments):
    """IB-803."""
    red = {"wells": ["majnoon", "baghdad_field"], "segments": ["s58", "s64", "s65", "s66"]}
    s = table(3, {"shared_segments": counted}, red=red)
    assert distances.pipelines(s, RED) == scoring.pipelines(s, RED) == (segments, 4)


def test_the_own_points_are_those_of_the_score():
    """IB-801."""
    pieces = GAME.observation.pieces(start(4))
    at = sum(piece.size for piece in pieces[: [piece.name for piece in pieces].index("points")])
    scale = next(piece.scale for piece in pieces if piece.name == "points")
    for s in positions(3, shared_segments="per_route"):
        for seat in range(s.seats):
            row = SparseRow()
            GAME.observation.write(s, seat, row)
            assert round(row.dense()[at] * scale) == scoring.score(s, seat).total


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("act", "act"),
        ("vote 3", "vote"),
        ("vote break", "vote break"),
        ("gas 2 0", "gas"),
        ("gas expand 1", "gas expand"),
        ("card build 2/3", "card build"),
        ("roll withdraw 2", "roll"),
        ("event expand persia", "event expand"),
    ],
)
def test_a_step_is_known_by_its_first_words(name, kind):
    observation = InterbellumObservation()
    assert [STEPS[observation.step_kind(name)] for _ in range(2)] == [kind, kind]
