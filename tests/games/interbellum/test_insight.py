"""What the evaluation likes: connections, flags, finds, and money only while it can be spent."""

import pytest

from interbellum_positions import RED, play, table
from spindletop.games.interbellum import GAME
from spindletop.games.interbellum.evaluation.horizon import rounds_left
from spindletop.kernel.rng import Rng

INSIGHT = GAME.insight


def worth(**red):
    return INSIGHT.evaluate(table(3, red={"wells": ["majnoon", "burgan"], **red}), RED)


def test_every_step_towards_a_port_is_worth_something():
    """IB-801: and the last one most."""
    nothing, one, both = worth(), worth(segments=["s67"]), worth(segments=["s67", "s68"])
    assert nothing < one < both


def test_a_loose_piece_far_away_is_worth_nothing():
    """IB-801."""
    assert worth(segments=["s01"]) == worth()


@pytest.mark.parametrize("better", [{"finds": 1}, {"cash": 9}, {"hand": ["K07"]}, {"influence": {"ussr": 1}}])
def test_more_is_better(better):
    """IB-805, IB-806."""
    assert worth(**better) > worth()


def test_money_is_worth_nothing_at_the_end():
    """IB-808."""
    facts = {"round": 6, "executives": 3, "turn": "yellow"}
    poor = table(3, **facts, red={"cash": 0})
    rich = table(3, **facts, red={"cash": 50})
    assert INSIGHT.evaluate(poor, RED) == INSIGHT.evaluate(rich, RED)
    assert rounds_left(rich) == 0.0


def test_a_route_that_shares_a_counted_trunk_promises_only_what_is_new():
    """IB-803: Majnoon's line to Abadan serves Gachsaran too, but its last segment does not count again."""
    red = {"wells": ["majnoon", "gachsaran"], "segments": ["s67", "s68"]}
    once, each = (table(3, {"shared_segments": agreed}, red=red) for agreed in ("once", "per_route"))
    assert INSIGHT.evaluate(once, RED) < INSIGHT.evaluate(each, RED)
    alone = {"wells": ["gachsaran", "dukhan"], "segments": ["s67", "s68"]}
    once, each = (table(3, {"shared_segments": agreed}, red=alone) for agreed in ("once", "per_route"))
    assert INSIGHT.evaluate(once, RED) == INSIGHT.evaluate(each, RED), "what does not count yet is not left out"


def test_a_home_area_promises_no_discount_unless_it_was_agreed():
    """IB-611, IB-R6: Naft-e Shah lies on the Central Plateau, and so do the segments towards Tabriz."""
    red = {"cash": 9, "wells": ["naft_e_shah", "dukhan"], "influence": {"persia": 6}}
    plain, cheaper = (table(3, {"home_discount": agreed}, red=red) for agreed in (False, True))
    assert INSIGHT.evaluate(plain, RED) < INSIGHT.evaluate(cheaper, RED)


def test_a_card_that_is_being_played_keeps_its_worth_until_its_effect_is_chosen():
    """IB-661: playing a banquet and then choosing is better than passing."""
    s = table(3, red={"hand": ["K08"]})
    played, passed = play(s.copy(), "play_card K08"), play(s.copy(), "pass")
    assert INSIGHT.evaluate(played, RED) > INSIGHT.evaluate(passed, RED)


def test_features_have_names_and_do_not_depend_on_foreign_hands():
    """IB-662."""
    s = table(3, red={"hand": ["K01"]}, blue={"hand": ["K02", "K03"]})
    for seat in range(3):
        features = INSIGHT.features(s, seat)
        assert len(features) == len(INSIGHT.names(s))
        twin = s.resample(seat, Rng(4))
        assert INSIGHT.features(twin, seat) == features
        assert INSIGHT.evaluate(twin, seat) == INSIGHT.evaluate(s, seat)
