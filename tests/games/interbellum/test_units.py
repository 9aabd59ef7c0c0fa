"""Units: expansion, movement, withdrawal, ousting, dice and votes."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from interbellum_positions import (
    BLUE,
    BRITAIN,
    PERSIA,
    RED,
    SAUDI,
    TURKEY,
    USSR,
    YELLOW,
    choices,
    clause,
    odds,
    passing,
    play,
    segments,
    table,
    units,
    wells,
)
from spindletop.games.interbellum import armies
from spindletop.games.interbellum.names import POWERS, TERRITORIES
from spindletop.kernel.bits import has, members

HOME = {
    "persia": "mosul baghdad tabriz gilan khuzestan fars kerman khorasan",
    "britain": "palestine transjordan kerman khorasan",
    "ussr": "georgia dagestan transcaspia khiva",
    "saudi": "hejaz jabal_shammar kuwait al_hasa trucial_coast",
    "turkey": "pontus kurdistan cilicia",
}


@pytest.mark.parametrize("power", HOME)
def test_a_power_expands_from_its_home_first(power):
    """IB-301, IB-302, IB-305, IB-306: both halves of a double base count."""
    s = play(table(3, red={"influence": {power: 1}, "hand": ["K01"]}), "play_card K01")
    assert sorted(choices(s)) == sorted(f"expand {power} {area}" for area in HOME[power].split())


def test_expansion_goes_on_along_an_unbroken_chain():
    """IB-306."""
    s = table(3, armies={"ussr": ["georgia", "armenia"]}, red={"influence": {"ussr": 1}, "hand": ["K01"]})
    play(s, "play_card K01")
    for area in ("kurdistan", "tabriz", "pontus", "azerbaijan"):
        assert clause(s, f"expand ussr {area}") is None
    assert clause(s, "expand ussr mosul") == "IB-306"


def test_a_unit_never_enters_a_taken_territory():
    """IB-303, IB-310."""
    s = table(3, armies={"persia": ["mosul"]}, red={"influence": {"persia": 1}, "hand": ["K01"]})
    play(s, "play_card K01")
    assert clause(s, "expand persia mosul") == "IB-310"


def test_without_a_unit_at_home_there_is_no_expansion():
    """IB-312, IB-305."""
    out = ["mosul", "baghdad", "tabriz", "gilan", "fars"]
    facts = {"armies": {"persia": out}, "red": {"influence": {"persia": 1, "saudi": 1}, "hand": ["K01"]}}
    s = play(table(3, **facts), "play_card K01")
    assert clause(s, "expand persia kerman") == "IB-305"
    assert {line.split()[1] for line in choices(s)} == {"saudi"}


def test_another_power_does_not_expand_by_your_card():
    """IB-307, IB-208."""
    s = play(table(3, red={"influence": {"persia": 1}, "hand": ["K01"]}), "play_card K01")
    assert clause(s, "expand saudi hejaz") == "IB-307"
    none = table(3, red={"hand": ["K01"]})
    assert clause(none, "play_card K01") == "IB-661"


def test_the_flag_holder_decides_on_events_and_else_the_starting_player():
    """IB-307, IB-502, IB-R11, IB-R12: nobody else, and nothing else."""
    s = table(3, step="event_a", starter="blue", yellow={"influence": {"saudi": 1}})
    held = play(s.copy(), "event_a A5")
    assert held.mover == YELLOW
    assert clause(held, "expand saudi hejaz", RED) == "IB-502"
    assert clause(held, "pass") == "IB-502"
    assert clause(held, "expand persia fars") == "IB-307"
    free = play(s.copy(), "event_a A3")
    assert free.mover == BLUE


def test_events_go_from_top_to_bottom_and_one_card_after_the_other():
    """IB-403, IB-502, IB-501."""
    s = table(3, step="event_a")
    play(s, "event_a A6")
    assert s.step.name == "event expand turkey"
    play(s, "expand turkey pontus")
    assert s.step.name == "event expand persia"
    play(s, "expand persia fars")
    assert s.step.name == "event B"
    play(s, "event_b B1")
    assert s.step.name == "event C"
    play(s, "event_c C3")
    assert s.step.name == "act"


@pytest.mark.parametrize(("round_", "verb"), [(1, "expand"), (3, "expand"), (4, "withdraw"), (6, "withdraw")])
def test_the_decade_decides_which_half_counts(round_, verb):
    """IB-503."""
    s = table(3, round=round_, step="event_a", coming="A4", armies={"britain": ["palestine", "kerman"]})
    play(s, "event_a A4")
    assert choices(s)[0].split()[0] == verb


def test_all_dice_of_a_card_differ_over_both_lines():
    """IB-506, IB-R17: A1 in the 30s."""
    s = table(3, round=4, step="event_a", armies={"persia": ["fars"]})
    play(s, "event_a A1", "die saudi", "expand saudi hejaz")
    assert "die saudi" not in odds(s)
    play(s, "die persia", "withdraw fars")
    assert units(s, PERSIA) == []


def test_a_power_that_cannot_withdraw_is_not_rolled_again():
    """IB-506, IB-311."""
    s = play(table(3, round=4, step="event_a"), "event_a A2", "die turkey", "die ussr")
    assert s.step.name == "event B"


def test_the_fewest_units_outside_are_judged_among_those_that_can_expand():
    """IB-510."""
    s = table(3, step="event_a", starter="blue", armies={"persia": ["fars"], "saudi": ["hejaz"]})
    play(s, "event_a A7")
    assert (s.mover, choices(s)) == (BLUE, ["choose_power britain", "choose_power ussr", "choose_power turkey"])
    assert clause(s, "choose_power persia") == "IB-510"
    play(s, "choose_power turkey", "expand turkey pontus")
    assert choices(s) == ["choose_power britain", "choose_power ussr"]


def test_the_most_units_outside_are_judged_among_those_that_have_any():
    """IB-510: nobody outside, no effect; then the fewest expand."""
    s = play(table(3, round=4, step="event_a", coming="A7"), "event_a A7")
    assert len(choices(s)) == 5
    s = table(3, round=4, step="event_a", coming="A7", armies={"persia": ["fars", "gilan"], "saudi": ["hejaz"]})
    play(s, "event_a A7")
    assert choices(s) == ["withdraw gilan", "withdraw fars"]


def test_a_move_leaves_the_territory_empty():
    """IB-309, IB-304, IB-681: no chain is needed, and it costs nothing."""
    s = table(3, armies={"turkey": ["baghdad"]}, red={"influence": {"turkey": 1}})
    play(s, "move_army baghdad basra")
    assert (units(s, TURKEY), s.cash[RED], s.placed[RED]) == (["basra"], 5, 1)
    assert s.controller(TERRITORIES.index("baghdad")) == -1


def test_a_second_step_by_the_railway():
    """IB-682: C7 in the 20s, only the same unit; in the 30s the action is closed."""
    facts = {"armies": {"turkey": ["baghdad", "pontus"]}, "red": {"influence": {"turkey": 1}}, "c_card": "C7"}
    s = play(table(3, **facts), "move_army baghdad basra")
    assert (s.mover, s.step.name) == (RED, "move more")
    assert clause(s, "move_army pontus georgia") == "IB-682"
    play(s, "move_army basra kuwait")
    assert (units(s, TURKEY), s.mover) == (["pontus", "kuwait"], BLUE)
    once = play(table(3, **facts), "move_army baghdad basra", "done")
    assert once.mover == BLUE
    assert clause(table(3, round=4, **facts), "move_army baghdad basra") == "IB-682"


def test_manoeuvres_move_one_unit_twice_or_two_units():
    """IB-703: C7 does not matter."""
    facts = {"armies": {"turkey": ["baghdad", "pontus"]}, "red": {"influence": {"turkey": 1}, "hand": ["K03"]}}
    s = play(table(3, round=4, c_card="C7", **facts), "play_card K03")
    assert clause(s, "done") == "IB-661"
    play(s, "move_army baghdad basra", "move_army basra kuwait")
    assert (units(s, TURKEY), s.mover) == (["pontus", "kuwait"], BLUE)
    s = play(table(3, **facts), "play_card K03", "move_army baghdad basra", "move_army pontus georgia")
    assert units(s, TURKEY) == ["georgia", "basra"]
    s = play(table(3, **facts), "play_card K03", "move_army baghdad basra", "done")
    assert s.mover == BLUE
    s = play(table(3, **facts), "play_card K03")
    assert clause(s, "move_army hejaz transjordan") == "IB-309"


def test_an_evacuation_takes_any_unit():
    """IB-311: the player of the card chooses."""
    s = table(3, armies={"turkey": ["pontus"], "saudi": ["hejaz"]}, red={"hand": ["K02"]})
    play(s, "play_card K02")
    assert choices(s) == ["withdraw pontus", "withdraw hejaz"]
    assert clause(s, "withdraw syria") == "IB-311"
    play(s, "withdraw hejaz")
    assert s.units_home(SAUDI) == 5
    assert clause(table(3, red={"hand": ["K02"]}), "play_card K02") == "IB-661"


def test_an_ultimatum_needs_a_territory_held_by_another_power():
    """IB-310."""
    armies_ = {"britain": ["palestine"], "saudi": ["transjordan"]}
    red = {"influence": {"britain": 1, "persia": 1}, "hand": ["K04"]}
    s = play(table(3, armies=armies_, red=red), "play_card K04")
    assert clause(s, "expand britain kerman") == "IB-310"
    assert clause(s, "expand britain palestine") == "IB-310"
    assert clause(s, "move_army palestine syria") == "IB-310"
    assert clause(table(3, armies={"britain": ["palestine"]}, red=red), "play_card K04") == "IB-661"


def test_armies_never_touch_wells_and_pipelines():
    """IB-313."""
    red = {"wells": ["baku", "majnoon"], "segments": ["s07"], "influence": {"ussr": 1}, "hand": ["K01"]}
    s = play(table(3, armies={"ussr": ["georgia"]}, red=red), "play_card K01", "expand ussr azerbaijan")
    assert (wells(s, RED), segments(s, RED)) == (["baku", "majnoon"], ["s07"])
    assert s.controller(TERRITORIES.index("azerbaijan")) == USSR


# Votes


def vote(**facts):
    return table(3, {"event_decision": "vote"}, step="event_a", **facts)


def test_everybody_with_influence_votes_with_its_weight():
    """IB-R10, IB-311."""
    s = vote(starter="blue", red={"influence": {"saudi": 2}}, yellow={"influence": {"saudi": 3}})
    play(s, "event_a A5")
    assert (s.mover, s.step.name) == (YELLOW, "vote 2")
    assert clause(s, "vote fars") == "IB-R10"
    play(s, "vote hejaz", "vote kuwait")
    assert units(s, SAUDI) == ["hejaz"]
    assert s.step.name == "vote 2", "the second expansion is voted on anew"


def test_the_flag_holder_breaks_a_tied_vote():
    """IB-R10."""
    s = vote(red={"influence": {"saudi": 2}}, yellow={"influence": {"saudi": 2}}, flags={"saudi": "yellow"})
    play(s, "event_a A5", "vote hejaz", "vote kuwait")
    assert (s.mover, choices(s)) == (YELLOW, ["vote hejaz", "vote kuwait"])
    play(s, "vote kuwait")
    assert units(s, SAUDI) == ["kuwait"]


def test_without_influence_the_starting_player_decides_and_one_target_needs_no_vote():
    """IB-R10, IB-307."""
    s = play(vote(starter="yellow"), "event_a A5")
    assert (s.mover, s.step.name) == (YELLOW, "event expand saudi")
    s = vote(round=5, armies={"britain": ["kerman"]}, red={"influence": {"britain": 1}})
    play(s, "event_a A4")
    assert (units(s, BRITAIN), s.step.name) == ([], "event B")


# Any position of units


@given(st.lists(st.integers(-1, 4), min_size=26, max_size=26))
@settings(max_examples=60, deadline=None)
def test_expansion_targets_are_what_a_plain_walk_finds(holders):
    """IB-306, IB-302, IB-310."""
    placed: dict[str, list[str]] = {power: [] for power in POWERS}
    for area, holder in zip(TERRITORIES, holders, strict=True):
        if holder >= 0 and len(placed[POWERS[holder]]) < 5:
            placed[POWERS[holder]].append(area)
    s = table(3, armies=placed)
    taken = {area for areas in placed.values() for area in areas}
    border = s.terms.box.atlas.border
    for number, power in enumerate(POWERS):
        seen, walk = set(), [area for area in HOME[power].split() if area in placed[power]]
        targets = set(HOME[power].split())
        while walk:
            area = walk.pop()
            if area in seen:
                continue
            seen.add(area)
            beside = {TERRITORIES[other] for other in members(border[TERRITORIES.index(area)])}
            targets |= beside
            walk += [other for other in beside if other in placed[power]]
        expected = targets - taken if len(placed[power]) < 5 else set()
        assert {area for i, area in enumerate(TERRITORIES) if has(armies.expansions(s, number), i)} == expected


def test_passing_costs_an_executive_and_nothing_else():
    """IB-407, IB-601, IB-R32."""
    s = passing(table(3), 1)
    assert (list(s.placed), list(s.cash), s.mover) == ([1, 0, 0], [5, 5, 5], BLUE)
