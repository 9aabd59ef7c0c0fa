"""Copies are equal and independent, and nothing on the table is missing from the digest."""

import pytest

from cases import all_cases
from invariants import invariants
from random_play import next_action, positions, sample
from spindletop.kernel.dealer import SeededDealer
from spindletop.kernel.events import Chronicle
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import OVER
from state_attributes import nudges

OPENING = 150


def spread(case, seed, count=6):
    found = sample(case, seed, every=11)
    return found[:: max(1, len(found) // count)]


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_a_copy_has_the_same_digest_and_no_listener(case):
    for state in spread(case, 11):
        state.listener = Chronicle()
        twin = state.copy()
        assert twin.digest() == state.digest()
        assert twin.choices() == state.choices()
        assert twin.listener is None


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_playing_on_a_copy_never_changes_the_original(case):
    rng, dealer = Rng(3), SeededDealer(4)
    for state in spread(case, 12):
        before = state.digest()
        twin = state.copy()
        for _ in range(30):
            if twin.mover == OVER:
                break
            twin.play(next_action(twin, rng, dealer))
        assert state.digest() == before


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_no_single_action_on_a_copy_changes_the_original(case):
    """Step by step through the set-up and the first turns, where most things are touched for the first time."""
    rng, dealer = Rng(5), SeededDealer(6)
    for state in positions(case, 14, most=OPENING):
        if state.mover == OVER:
            return
        before, twin = state.digest(), state.copy()
        twin.play(next_action(twin, rng, dealer))
        assert state.digest() == before, f"step {state.step.name!r}"


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_every_number_on_the_table_is_in_the_digest_and_copied(case):
    """What is DERIVED need not be in the digest; what is SHARED until it is changed need not be copied."""
    exempt = invariants(case.game.id)
    derived: set[str] = getattr(exempt, "DERIVED", set())
    shared: set[str] = getattr(exempt, "SHARED", set())
    state = spread(case, 13)[-1]
    before = state.digest()
    count = len(list(nudges(state.copy())))
    assert count > 0
    for i in range(count):
        twin = state.copy()
        path, nudge = list(nudges(twin))[i]
        if path.split("[")[0] in shared:
            continue
        nudge()
        assert state.digest() == before, f"{path} is shared between a state and its copy"
        if path.split(".")[-1].removesuffix("[-1]") not in derived:
            assert twin.digest() != before, f"{path} is not in the digest"
