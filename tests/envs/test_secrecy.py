"""What an environment shows a seat does not depend on what the seat cannot know."""

import numpy as np
import pytest

from cases import all_cases
from random_play import sample
from spindletop.envs.observing import FLAT, SUMMARY, Observer
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import OVER


@pytest.mark.parametrize("case", all_cases(), ids=str)
@pytest.mark.parametrize("form", [FLAT, SUMMARY])
def test_an_observation_stays_the_same_when_secrets_are_drawn_anew(case, form):
    observer = Observer(case.game, case.start(), form)
    states = sample(case, 41, every=9)
    for state in states[:: max(1, len(states) // 8)]:
        if state.mover == OVER:
            continue
        for seat in range(case.seats):
            twin = state.resample(seat, Rng(97))
            assert np.array_equal(observer.observe(twin, seat), observer.observe(state, seat))
            if state.mover == seat:
                assert twin.choices() == state.choices()
