"""The agenda: decisions, closing verbs, skipped steps, draws, and the order in which steps are pushed."""

import pytest

from race_game import NEVER, PEEK, PUSH, ROLL, STOP, TURN, Race, Roll
from spindletop.kernel.refusal import Illegal
from spindletop.kernel.state import CHANCE, OVER
from spindletop.kernel.step import Auto, Decision, Draw, agenda


def race(coins: int = 2, steps=TURN) -> Race:
    state = Race(2, 9)
    state.coins = [coins, coins]
    state.begin(steps)
    return state


def rolled(coins: int) -> Race:
    state = race(coins)
    state.play(ROLL.base)
    return state


def test_a_game_waits_for_chance_with_exact_weights():
    state = race()
    assert state.mover == CHANCE
    assert state.choices() == [ROLL.base, ROLL.base + 1]
    assert state.weights() == [3, 2]


def test_an_outcome_without_weight_is_refused_with_the_clause_of_the_step():
    refusal = race().refusal(int(ROLL.base) + 2)
    assert refusal is not None
    assert refusal.clause == "TY-2"


def test_a_verb_that_says_again_keeps_the_step_open_until_the_closing_verb():
    state = rolled(coins=3)
    assert state.choices() == [PUSH.base, PUSH.base + 1, PUSH.base + 2, STOP.base]
    state.play(PUSH.base)
    assert state.step.name == "push"
    assert state.choices() == [PUSH.base, PUSH.base + 1, STOP.base]
    state.play(STOP.base)
    assert state.step.name == "peek"


def test_the_closing_verb_is_played_by_itself_when_nothing_else_is_legal():
    assert rolled(coins=0).step.name == "peek"


def test_a_position_says_which_of_its_choices_a_player_should_confirm():
    state = rolled(coins=3)
    warnings = {int(action): state.warning(action) for action in state.choices()}
    dear = int(PUSH.base) + 2
    assert warnings.pop(dear) == "That leaves you without a coin."
    assert set(warnings.values()) == {""}


def test_a_refusal_names_its_clause_and_fills_in_the_facts():
    refusal = rolled(coins=1).refusal(int(PUSH.base) + 2)
    assert str(refusal) == "A push of 3 costs 3; you have 1. [TY-3]"


def test_a_verb_of_another_step_is_refused_with_the_clause_of_this_step():
    state = rolled(coins=1)
    for action in (NEVER.base, ROLL.base):
        refusal = state.refusal(int(action))
        assert refusal is not None
        assert refusal.clause == "TY-3"


def test_another_seat_is_refused_and_the_mover_is_not():
    state = rolled(coins=1)
    assert state.refusal(int(PUSH.base), seat=0) is None
    refusal = state.refusal(int(PUSH.base), seat=1)
    assert refusal is not None
    assert "not your decision" in refusal.text


def test_an_illegal_action_changes_nothing():
    state = rolled(coins=1)
    before = state.digest()
    for action in (int(PUSH.base) + 1, -1, 10_000):
        with pytest.raises(Illegal):
            state.play(action)
    assert state.digest() == before


def test_a_step_that_may_be_skipped_is_passed_over_when_nothing_is_legal():
    state = race(steps=agenda([Decision("gift", "TY-1", [NEVER], skipped=True), *steps_of(TURN)]))
    assert state.step.name == "roll"


def test_a_step_without_choices_and_without_an_end_is_a_fault_of_the_game():
    with pytest.raises(RuntimeError, match="'stuck': seat 0 has no legal action"):
        race(steps=agenda([Decision("stuck", "TY-1", [NEVER])]))


def test_a_forced_draw_with_one_outcome_happens_by_itself():
    class OneFace(Roll):
        def weigh(self, s, out):
            out.weigh(1, 5)

    one = OneFace("one", ROLL.args)
    state = race(steps=agenda([Draw("forced", "TY-2", one, forced=True), *steps_of(TURN)]))
    assert (state.step.name, state.place) == ("roll", [2, 0])


def test_pushed_steps_come_before_what_was_planned_and_again_comes_back():
    order = []

    class Note(Auto[Race]):
        def run(self, s):
            order.append(self.name)

    class Branch(Auto[Race]):
        def run(self, s):
            s.follow(agenda([Note("third", ""), Note("fourth", "")]))
            s.push(Note("second", ""))
            order.append("first")

    race(steps=agenda([Branch("branch", ""), Note("fifth", ""), *steps_of(TURN)]))
    assert order == ["first", "second", "third", "fourth", "fifth"]


def test_the_end_drops_everything_and_cites_its_clause():
    state = race(coins=0)
    while state.mover != OVER:
        state.play(state.choices()[-1])
    assert (state.ending, state.choices()) == ("goal", [])
    refusal = state.refusal(int(PUSH.base))
    assert refusal is not None
    assert (refusal.clause, refusal.text) == ("TY-5", "The game is over.")


def test_an_agenda_that_runs_dry_is_a_fault_of_the_game():
    with pytest.raises(RuntimeError, match="nothing follows the step 'note'"):
        race(steps=agenda([Auto("note", "")]))


def steps_of(chain):
    found = []
    while chain is not None:
        found.append(chain.step)
        chain = chain.rest
    return found


class Steered(Decision[Race]):
    """Plans itself what follows: a push brings another roll, nothing follows a stop."""

    def after(self, s, verb, x):
        if verb is PUSH:
            s.push(Draw("another roll", "TY-2", ROLL))


@pytest.mark.parametrize(("action", "follows"), [(PUSH.base, "another roll"), (STOP.base, "peek")])
def test_a_step_plans_what_follows_the_verb_that_was_played(action, follows):
    steps = agenda([Steered("push", "TY-3", [PUSH, STOP]), Draw("peek", "TY-4", PEEK)])
    state = race(steps=steps)
    state.play(action)
    assert state.step.name == follows


def test_what_a_step_plans_follows_a_closing_verb_too():
    heard = []

    class Noting(Decision[Race]):
        def after(self, s, verb, x):
            heard.append(verb.name)

    race(coins=0, steps=agenda([Noting("push", "TY-3", [PUSH, STOP], closing=STOP), Draw("peek", "TY-4", PEEK)]))
    assert heard == ["stop"]
