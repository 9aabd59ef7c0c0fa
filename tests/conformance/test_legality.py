"""One source of legality: what is offered is what is not refused, and every refusal cites a rule."""

import pytest

from cases import QUICK, all_cases
from random_play import sample
from spindletop.kernel.refusal import Illegal
from spindletop.kernel.state import CHANCE, OVER

SAMPLES = 3 if QUICK else 8


def spread(case, seed):
    """A few positions from the whole length of a game."""
    found = sample(case, seed, every=7)
    return found[:: max(1, len(found) // SAMPLES)] + found[-1:]


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_the_choices_are_exactly_the_ids_that_are_not_refused(case):
    clauses = case.game.rulebook().clauses
    for state in spread(case, 5):
        choices = state.choices()
        assert len(set(choices)) == len(choices), "an action is offered twice"
        legal = set(choices)
        for action in range(case.game.vocabulary.size):
            refusal = state.refusal(action)
            text = case.game.vocabulary.text(action)
            assert (refusal is None) == (action in legal), f"{text!r} in step {state.step.name!r}: {refusal}"
            if refusal is not None:
                assert refusal.clause in clauses, f"{text!r}: clause {refusal.clause!r} is not in rules.md"
                assert refusal.text and "{" not in refusal.text, f"{text!r}: {refusal.text!r}"


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_an_illegal_action_raises_and_changes_nothing(case):
    for state in spread(case, 6):
        legal = set(state.choices())
        before = state.digest()
        refused = [a for a in range(case.game.vocabulary.size) if a not in legal]
        for action in [*refused[:: max(1, len(refused) // 25)], -1, int(case.game.vocabulary.size), 1 << 40]:
            with pytest.raises(Illegal):
                state.play(action)
        assert state.digest() == before


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_another_seat_is_told_that_it_is_not_its_decision(case):
    clauses = case.game.rulebook().clauses
    for state in spread(case, 7):
        if state.mover in {CHANCE, OVER}:
            continue
        for seat in range(case.seats):
            refusal = state.refusal(state.choices()[0], seat)
            assert (refusal is None) == (seat == state.mover)
            assert refusal is None or refusal.clause in clauses


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_chance_has_whole_positive_weights_and_seats_have_none(case):
    for state in spread(case, 8):
        weights = state.weights()
        if state.mover == CHANCE:
            assert len(weights) == len(state.choices()) > 0
            assert all(isinstance(weight, int) and weight > 0 for weight in weights)
        else:
            assert weights == []


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_every_step_cites_a_clause_of_the_rules(case):
    clauses = case.game.rulebook().clauses
    for state in spread(case, 9):
        assert state.step.citing(state) in clauses, f"step {state.step.name!r}"
