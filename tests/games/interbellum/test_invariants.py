"""The watch over the invariants sees what goes wrong."""

import importlib.util
from pathlib import Path

import pytest

from interbellum_positions import RED, play, start, table
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import OVER

spec = importlib.util.spec_from_file_location("interbellum_invariants", Path(__file__).parent / "invariants.py")
assert spec is not None
assert spec.loader is not None
invariants = importlib.util.module_from_spec(spec)
spec.loader.exec_module(invariants)


def test_a_whole_game_keeps_them():
    """IB-401."""
    s = start(5)
    watch = invariants.Watch(s)
    rng = Rng(12)
    while s.mover != OVER:
        options = s.choices()
        s.play(options[int(rng.below(len(options)))])
        watch.check(s)


def money(s):
    s.cash[RED] += 1


def unit(s):
    s.armies[0] |= s.armies[1]


def cube(s):
    s.cubes[RED] -= 1


def piece(s):
    s.pieces[RED] += 1


def sea(s):
    s.sea[0] |= 1


def bag(s):
    s.white -= 1


def card(s):
    s.pile[3] += 1


def hand(s):
    s.hand_size[1] += 1


def flag(s):
    s.flags[0] = 2


def executive(s):
    s.placed[RED] += 2


def well(s):
    s.wells[1] |= s.wells[RED]


def event(s):
    s.drawn[0] = 0


def change(s):
    s.phase = 1
    s.drawn[2] = 0
    s.round = 1
    s.changes[0] = 1


@pytest.mark.parametrize("harm", [money, unit, cube, piece, sea, bag, card, hand, flag, executive, well, event, change])
def test_harm_is_seen(harm):
    s = table(3, armies={"britain": ["palestine"]}, red={"influence": {"persia": 2}})
    watch = invariants.Watch(s)
    watch.check(s)
    harm(s)
    with pytest.raises(AssertionError, match=r"I\d+"):
        watch.check(s)


def test_a_removed_piece_is_seen():
    """IB-613."""
    s = play(table(3), "build s76")
    watch = invariants.Watch(s)
    s.pipes[1] = 0
    s.pieces[RED] = 20
    with pytest.raises(AssertionError, match="I3: a piece was removed"):
        watch.check(s)
