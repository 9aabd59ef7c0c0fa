"""The scenarios of the specification, each as a game at a table."""

import pytest

from interbellum_positions import (
    BLUE,
    BRITAIN,
    GREEN,
    PERSIA,
    PURPLE,
    RED,
    SAUDI,
    TURKEY,
    USSR,
    YELLOW,
    choices,
    clause,
    flags,
    hand,
    odds,
    passing,
    play,
    settle,
    start,
    table,
    to_end_of_round,
    units,
    wells,
)
from spindletop.games.interbellum.names import SEGMENTS
from spindletop.games.interbellum.scoring import score
from spindletop.kernel.state import CHANCE, OVER


def first_game(seats):
    return settle(start(seats, setup="first_game", starter="seat0"))


def test_the_first_game_with_three_players():
    """Scenario 1. IB-112, IB-103, IB-105, IB-204."""
    s = first_game(3)
    assert list(s.cash) == [5, 9, 7]
    assert list(s.hand_size) == [2, 2, 2]
    assert [flags(s, seat) for seat in range(3)] == [["britain"], ["persia", "turkey"], ["ussr", "saudi"]]
    assert (s.black, s.white) == (15, 15)


def test_the_first_game_with_five_players():
    """Scenario 2. IB-112, IB-206."""
    s = start(5, setup="first_game", starter="seat0")
    while s.step.name != "event A":
        s.play(s.choices()[0])
    assert list(s.cash) == [5, 9, 7, 5, 7]
    assert list(s.hand_size) == [2, 2, 2, 3, 2]
    assert flags(s, GREEN) == ["saudi"]
    assert flags(s, YELLOW) == ["ussr"]
    assert flags(s, PURPLE) == []
    assert (s.black, s.white) == (25, 25)


def test_equal_start_influence_gives_the_flag_to_the_lower_company():
    """Scenario 3. IB-108, IB-204, IB-206."""
    s = start(3, starter="seat0")
    play(s, "company sheikh_al_nasser", "company anglo_persian", "company us_oil")
    assert [int(s.standing(seat, PERSIA)) for seat in range(3)] == [1, 1, 1]
    assert s.flags[PERSIA] == BLUE
    assert [int(s.standing(seat, BRITAIN)) for seat in range(3)] == [1, 3, 1]
    assert s.flags[BRITAIN] == BLUE
    assert s.flags[SAUDI] == RED
    assert s.flags[USSR] == YELLOW
    assert s.flags[TURKEY] == -1


def test_wells_are_chosen_there_and_back():
    """Scenario 4. IB-110, IB-111."""
    s = start(4)
    play(s, "starter 2")
    while s.mover == CHANCE:
        s.play(s.choices()[0])
    order = []
    ussr = int(s.standing(1, USSR))
    for well in ["baku", "majnoon", "raman", "grozny", "dasht_e_mughan", "celeken", "burgan", "darvaza"]:
        order.append(int(s.mover))
        before = int(s.hand_size[s.mover])
        chooser = int(s.mover)
        play(s, f"choose_well {well}")
        if well in {"dasht_e_mughan", "burgan"}:
            assert s.mover == CHANCE and s.step.name == f"draw card {chooser}"
            settle_card(s)
            assert s.hand_size[chooser] == before + 1
    assert order == [2, 3, 0, 1, 1, 0, 3, 2]
    assert s.standing(1, USSR) == ussr + 1


def settle_card(s):
    s.play(s.choices()[0])


def test_charles_finds_gas():
    """Scenario 5. IB-621, IB-623, IB-402."""
    s = table(3, red={"cash": 4, "wells": ["baku", "majnoon"]})
    play(s, "gas_search 4")
    assert odds(s) == {"cubes 0": 1365, "cubes 1": 6825, "cubes 2": 11025, "cubes 3": 6825, "cubes 4": 1365}
    bank = int(s.bank)
    play(s, "cubes 2")
    assert (s.finds[RED], s.black, s.white, s.cash[RED]) == (1, 14, 15, 0)
    assert s.bank == bank, "the four dollars were paid before the draw"
    to_end_of_round(s)
    assert (s.round, s.cash[RED]) == (2, 1)


def test_only_white_cubes_take_one_white_cube_out():
    """Scenario 6. IB-624."""
    s = table(3, red={"wells": ["baku", "majnoon"]})
    play(s, "gas_search 2")
    weights = odds(s)
    assert (weights["cubes 0"], sum(weights.values())) == (105, 435)
    play(s, "cubes 0")
    assert (s.black, s.white, s.white_gone, s.finds[RED]) == (15, 14, 1, 0)


@pytest.mark.parametrize(("finds", "income"), [(0, 0), (1, 1), (2, 2), (3, 2), (4, 4), (5, 4), (6, 4)])
def test_gas_income_follows_the_number_of_finds(finds, income):
    """Scenario 7. IB-402: from round 2 on, in round 1 nobody gets anything."""
    later = table(3, round=3, step="round", red={"cash": 1, "finds": finds})
    assert later.cash[RED] == 1 + income
    first = table(3, round=1, step="round", red={"cash": 1, "finds": finds})
    assert first.cash[RED] == 1


def test_the_fee_grows_with_every_executive_at_the_pile():
    """Scenario 8. IB-651, IB-R20."""
    s = table(3, red={"cash": 3, "hand": ["K07"]}, blue={"cash": 5, "hand": ["K07"]}, yellow={"cash": 5})
    play(s, "draw_cards", "card K01", "card K02", "play_card K07")
    assert (s.cash[RED], s.cash[BLUE]) == (3, 5 - 1 + 6)
    play(s, "draw_cards", "card K03", "card K04")
    assert s.cash[YELLOW] == 3
    play(s, "play_card K07")
    assert s.cash[RED] == 3 - 3 + 6
    assert s.at_pile == 4
    poor = table(3, executives=1, at_pile=3, red={"cash": 2, "hand": ["K07"]})
    assert clause(poor, "play_card K07") == "IB-651"
    assert clause(poor, "draw_cards") == "IB-651"
    settle(to_end_of_round(s))
    assert s.at_pile == 0


def test_discount_and_extra_segment():
    """Scenario 9. IB-611, IB-612, IB-203."""
    facts = {"armies": {"persia": ["khuzestan"]}, "turn": "blue"}
    s = table(3, blue={"cash": 6, "influence": {"persia": 3}}, **facts)
    play(s, "build s69")
    assert (s.cash[BLUE], s.step.name) == (3, "build more")
    play(s, "build s68")
    assert (s.cash[BLUE], s.step.name, s.mover) == (0, "act", YELLOW)
    poor = play(table(3, blue={"cash": 5, "influence": {"persia": 3}}, **facts), "build s69")
    assert (poor.cash[BLUE], poor.step.name, poor.mover) == (2, "act", YELLOW)


def test_a_home_area_gives_no_discount_and_no_extra_segment():
    """Scenario 10. IB-611, IB-612; IB-R6, IB-R7."""
    red = {"cash": 9, "influence": {"persia": 3}}
    s = play(table(3, red=red), "build s62")
    assert (s.cash[RED], s.mover) == (5, BLUE)
    empty = play(table(3, red=red), "build s76")
    assert (empty.cash[RED], empty.mover) == (5, BLUE)
    outside = play(table(3, red=red, armies={"persia": ["khuzestan"]}), "build s62")
    assert (outside.cash[RED], outside.mover) == (5, BLUE), "a unit elsewhere makes home no cheaper"


def test_with_the_option_a_home_area_counts_without_a_unit_outside():
    """Scenario 10. IB-301, IB-304, IB-611, IB-612; IB-R6."""
    agreed = {"home_discount": "yes"}
    s = play(table(3, agreed, red={"cash": 9, "influence": {"persia": 2}}), "build s62")
    assert (s.cash[RED], s.mover) == (6, BLUE)
    more = play(table(3, agreed, red={"cash": 9, "influence": {"persia": 3}}), "build s62")
    assert (more.cash[RED], more.mover, more.step.name) == (6, RED, "build more")


def test_all_segments_of_an_action_lie_in_territories_of_one_power():
    """Scenario 11. IB-612, IB-R6, IB-R8, IB-R9."""
    facts = {"armies": {"persia": ["khuzestan"]}, "turn": "blue", "blue": {"cash": 20, "influence": {"persia": 6}}}
    s = play(table(3, **facts), "build s68")
    assert s.cash[BLUE] == 18
    assert clause(s, "build s69") is None
    assert clause(s, "build s70") == "IB-612", "the Central Plateau is home"
    assert clause(s, "build s73") == "IB-612", "nobody stands in Fars"
    assert set(choices(s, "build")) <= {f"build {segment}" for segment in in_area("khuzestan")}
    play(s, "build s69")
    assert (s.cash[BLUE], s.step.name, s.mover) == (16, "build more", BLUE)
    other = play(table(3, **facts), "build s73")
    assert (other.cash[BLUE], other.mover) == (16, YELLOW)
    both = {**facts, "armies": {"persia": ["khuzestan", "fars"]}}
    assert clause(play(table(3, **both), "build s68"), "build s73") is None, "two territories of one power"


def test_with_the_option_the_segments_of_an_action_may_lie_at_home_too():
    """Scenario 11. IB-612, IB-R6."""
    facts = {"armies": {"persia": ["khuzestan"]}, "turn": "blue", "blue": {"cash": 20, "influence": {"persia": 6}}}
    s = play(table(3, {"home_discount": "yes"}, **facts), "build s68")
    assert clause(s, "build s73") == "IB-612"
    play(s, "build s70", "build s69")
    assert (s.cash[BLUE], s.mover) == (14, YELLOW)


def in_area(area):
    """Return the segments that lie in an area."""
    atlas = start().terms.box.atlas
    return [name for number, name in enumerate(SEGMENTS) if atlas.areas[atlas.segment_area[number]].id == area]


def test_three_cheap_places_and_the_flag_at_a_tie():
    """Scenario 12. IB-642, IB-643, IB-205, IB-206."""
    s = table(
        5,
        turn="purple",
        yellow={"influence": {"ussr": 3}},
        purple={"cash": 9, "influence": {"ussr": 2}},
        green={"cash": 9},
    )
    play(s, "buy_influence ussr 1")
    assert (s.cash[PURPLE], s.flags[USSR]) == (7, YELLOW)
    passing(s, 3)
    play(s, "buy_influence ussr 3")
    assert (s.cash[GREEN], s.standing(GREEN, USSR), s.flags[USSR]) == (2, 3, YELLOW)
    play(s, "buy_influence ussr 1")
    assert (s.cash[PURPLE], s.flags[USSR]) == (4, PURPLE)


def test_units_cut_off_from_home_support_no_expansion():
    """Scenario 13. IB-306, IB-309."""
    facts = {"red": {"influence": {"turkey": 1}, "hand": ["K01", "K02"]}, "blue": {"hand": ["K02"]}}
    joined = table(3, armies={"turkey": ["kurdistan", "mosul"]}, **facts)
    play(joined, "play_card K01")
    assert "expand turkey baghdad" in choices(joined)
    s = table(3, armies={"turkey": ["kurdistan", "mosul"]}, **facts)
    play(s, "play_card K02", "withdraw kurdistan")
    passing(s, 2)
    assert "move_army mosul baghdad" in choices(s)
    play(s, "play_card K01")
    assert choices(s) == [f"expand turkey {area}" for area in ("pontus", "kurdistan", "cilicia")]
    assert clause(s, "expand turkey baghdad") == "IB-306"


def test_illegal_moves_of_units():
    """Scenario 14. IB-310, IB-309, IB-681, IB-R13, IB-R14."""
    armies = {"saudi": ["kuwait"], "britain": ["basra"]}
    s = table(3, armies=armies, red={"influence": {"saudi": 1}}, blue={"influence": {"britain": 1}})
    assert clause(s, "move_army kuwait basra") == "IB-310"
    assert clause(s, "move_army kuwait khuzestan") == "IB-309"
    assert clause(s, "move_army basra baghdad") == "IB-681"
    assert choices(s, "move_army") == ["move_army kuwait jabal_shammar", "move_army kuwait al_hasa"]
    play(s, "pass", "pass")
    assert clause(s, "move_army kuwait al_hasa") == "IB-681"


def test_an_order_that_cannot_be_carried_out_is_lost():
    """Scenario 15. IB-311, IB-308."""
    s = table(3, round=5, step="event_a", armies={"britain": ["palestine"]}, blue={"influence": {"britain": 1}})
    play(s, "event_a A4")
    assert (s.mover, choices(s)) == (BLUE, ["withdraw palestine"])
    play(s, "withdraw palestine")
    assert s.step.name == "event B"
    out = ["palestine", "transjordan", "kerman", "khorasan"]
    s = table(3, round=2, step="event_a", armies={"britain": out}, blue={"influence": {"britain": 1}})
    play(s, "event_a A4", "expand britain syria")
    assert (s.step.name, len(units(s, BRITAIN))) == ("event B", 5)


def test_dice_are_rolled_one_by_one():
    """Scenario 16. IB-504 to IB-506, IB-307, IB-R15, IB-R16."""
    s = table(3, step="event_a", starter="yellow", blue={"influence": {"ussr": 1}})
    play(s, "event_a A2")
    assert list(odds(s).values()) == [1] * 6
    play(s, "die blank")
    assert (s.mover, len(choices(s))) == (YELLOW, 5)
    play(s, "choose_power turkey")
    assert s.mover == YELLOW, "nobody holds the flag of Turkey"
    play(s, "expand turkey pontus")
    assert list(odds(s)) == ["die persia", "die britain", "die ussr", "die saudi", "die blank"]
    play(s, "die ussr")
    assert s.mover == BLUE
    play(s, "expand ussr georgia")
    assert list(odds(s)) == ["die persia", "die britain", "die saudi", "die blank"]
    play(s, "die blank")
    assert clause(s, "choose_power turkey") == "IB-506"
    assert choices(s) == ["choose_power persia", "choose_power britain", "choose_power saudi"]


def test_a_penalty_takes_no_more_than_there_is():
    """Scenario 17. IB-508."""
    s = table(3, round=4, step="event_b", red={"cash": 0}, blue={"cash": 3})
    play(s, "event_b B1")
    assert (s.cash[RED], s.cash[BLUE]) == (0, 2)
    two = {"cash": 1, "influence": {"persia": 1, "saudi": 1}}
    s = play(table(3, round=4, step="event_b", red=two), "event_b B2")
    assert s.cash[RED] == 0


def test_a_bought_well_yields_from_the_next_round_on():
    """Scenario 18. IB-633, IB-671, IB-672, IB-405, IB-R26."""
    facts = {"round": 2, "executives": 2, "red": {"cash": 7}}
    s = play(table(3, **facts), "buy_well burgan")
    assert (s.cash[RED], s.hand_size[RED], s.mover) == (0, 0, BLUE)
    passing(s, 2)
    assert clause(s, "income burgan") == "IB-633"
    to_end_of_round(s)
    play(s, "event_a A3")
    while s.step.name != "event B":
        s.play(s.choices()[0])
    play(s, "event_b B3")
    assert s.cash[RED] == 3, "one dollar for each of three wells"
    play(s, "event_c C1")
    while s.mover != RED:
        play(s, "pass")
    play(s, "income burgan")
    assert s.cash[RED] == 6
    s = table(3, {"purchased_well_bonus": "all"}, **facts)
    play(s, "buy_well burgan")
    assert (s.mover, s.step.name) == (CHANCE, "draw card 0")


def test_a_connected_well_yields_six():
    """Scenario 19. IB-631, IB-632, IB-634, IB-R22; C3 in the 30s."""
    red = {"cash": 0, "wells": ["baku", "majnoon"], "segments": ["s07", "s08", "s09"]}
    s = play(table(3, red=red), "income baku", "pass", "pass")
    assert s.cash[RED] == 7
    assert clause(s, "income baku") == "IB-632"
    assert play(table(3, round=4, c_card="C3", red=red), "income baku").cash[RED] == 6
    broken = {**red, "segments": ["s07", "s09"]}
    s = play(table(3, red=broken, blue={"segments": ["s08"]}), "income baku")
    assert s.cash[RED] == 4


def test_a_shared_trunk_counts_once_or_for_each_route():
    """Scenario 20. IB-803, IB-804, IB-R28."""
    yellow = {"wells": ["gachsaran", "majnoon"], "segments": ["s71", "s67", "s68"]}
    once = score(table(3, yellow=yellow), YELLOW)
    assert (once.pipelines, once.ports) == (9, 4)
    each = score(table(3, {"shared_segments": "per_route"}, yellow=yellow), YELLOW)
    assert (each.pipelines, each.ports) == (12, 4)


def test_the_fifth_find():
    """Scenario 21. IB-626, IB-627, IB-R36."""
    s = table(3, red={"finds": 4})
    play(s, "gas_search 1", "cubes 1")
    assert (s.finds[RED], s.mover) == (5, BLUE), "no flag, no expansion"
    armies = {"turkey": ["pontus", "kurdistan", "cilicia", "syria", "mosul"], "ussr": ["georgia"]}
    facts = {"armies": armies, "red": {"finds": 4, "influence": {"turkey": 1, "ussr": 1}}}
    s = play(table(3, **facts), "gas_search 1", "cubes 1")
    assert (s.mover, s.step.name) == (RED, "gas expand 0")
    assert "decline" in choices(s)
    assert "expand ussr dagestan" in choices(s)
    assert "move_army mosul baghdad" in choices(s)
    assert clause(s, "move_army georgia dagestan") == "IB-627"
    assert clause(s, "expand persia fars") == "IB-627"
    play(s, "decline")
    assert s.mover == BLUE


def test_draw_gas_adds_free_cubes():
    """Scenario 22. IB-622, IB-621, IB-705, IB-R24."""
    red = {"cash": 3, "wells": ["khan_giran", "darvaza"], "hand": ["K09"]}
    assert play(table(3, red=red), "gas_search 1").drawing == 3
    assert play(table(3, c_card="C4", red=red), "gas_search 1").drawing == 4
    s = table(3, round=4, c_card="C4", red=red)
    assert choices(s, "gas_search") == ["gas_search 1"]
    play(s, "gas_search 1")
    assert (s.drawing, s.cash[RED]) == (3, 1)
    assert play(table(3, red=red), "play_card K09").drawing == 3
    assert play(table(3, red=red, bag={"black": 1, "white": 1}), "play_card K09").drawing == 2


def test_an_ultimatum_ousts_a_unit():
    """Scenario 23. IB-310."""
    armies = {"britain": ["palestine"], "saudi": ["transjordan"]}
    red = {"influence": {"britain": 1}, "hand": ["K04"]}
    s = play(table(3, armies=armies, red=red), "play_card K04", "expand britain transjordan")
    assert (units(s, BRITAIN), units(s, SAUDI)) == (["palestine", "transjordan"], [])
    assert (s.units_home(BRITAIN), s.units_home(SAUDI)) == (3, 5)
    armies["britain"] = ["palestine", "kerman", "khorasan", "fars", "gilan"]
    s = play(table(3, armies=armies, red=red), "play_card K04")
    assert choices(s) == ["move_army palestine transjordan"]
    play(s, "move_army palestine transjordan")
    assert units(s, BRITAIN) == ["transjordan", "gilan", "fars", "kerman", "khorasan"]
    assert units(s, SAUDI) == []


def test_the_flag_after_a_loss_goes_to_the_nearest_clockwise():
    """Scenario 24. IB-207, IB-206, IB-704, IB-R35."""
    facts = {
        "red": {"influence": {"saudi": 3}},
        "yellow": {"influence": {"saudi": 3}},
        "green": {"influence": {"saudi": 4}, "hand": ["K10"]},
    }
    s = table(4, round=4, step="event_b", **facts)
    play(s, "event_b B5")
    assert (s.mover, choices(s)) == (GREEN, ["lose_influence saudi"])
    play(s, "lose_influence saudi")
    assert s.flags[SAUDI] == GREEN
    play(s, "event_c C1", "pass", "pass", "pass", "play_card K10", "shift_influence saudi persia")
    assert s.flags[SAUDI] == RED
    assert s.flags[PERSIA] == GREEN


def test_the_starting_player_rotates_and_britain_breaks_ties():
    """Scenario 25. IB-406, IB-809, IB-R31."""
    s = settle(start(4, setup="first_game", starter="seat0"))
    starters: list[int] = []
    while s.mover != OVER:
        if not starters or len(starters) < s.round:
            starters.append(int(s.starter))
        s.play(s.choices()[-1] if s.step.name == "act" else s.choices()[0])
    assert starters == [0, 3, 2, 1, 0, 3]
    red = {"influence": {"persia": 3, "britain": 1}}
    tied = table(3, red=red, blue={"influence": {"saudi": 1, "ussr": 1}}, flags={"britain": "red"})
    assert tied.scores()[:2] == [8, 8]
    assert tied.winners() == [RED]
    third = table(3, red={"influence": {"persia": 1}}, blue={"influence": {"saudi": 1}})
    assert third.scores() == [4, 4, 0]
    assert third.winners() == [RED, BLUE]


def test_the_worked_example_of_the_scoring():
    """IB-801 to IB-807, IB-614: routes, loose pieces, gas, influence, flags and units."""
    s = worked_example([])
    assert s.scores() == [46, 55, 48]
    assert s.winners() == [BLUE]


def test_a_shortcut_lowers_the_score():
    """IB-802; IB-R30."""
    assert worked_example(["s34"]).scores() == [46, 51, 48]


def worked_example(more):
    return table(
        3,
        round=6,
        armies={
            "persia": ["fars", "kerman", "gilan"],
            "britain": ["palestine", "transjordan", "khorasan"],
            "ussr": ["georgia", "dagestan"],
            "turkey": ["pontus"],
        },
        red={
            "cash": 3,
            "wells": ["baku", "khan_giran"],
            "segments": ["s07", "s08", "s09", "s84", "s85", "s89", "s93", "s10"],
            "finds": 2,
            "influence": {"britain": 6, "persia": 2, "turkey": 1},
        },
        blue={
            "cash": 0,
            "wells": ["masjed_suleymani", "baba_gurgur"],
            "segments": ["s69", "s68", "s30", "s36", "s37", "s38", "s35", *more],
            "finds": 3,
            "influence": {"turkey": 2, "britain": 4, "persia": 7, "saudi": 1},
        },
        yellow={
            "cash": 11,
            "wells": ["gachsaran", "celeken", "majnoon"],
            "segments": ["s72", "s73", "s67", "s68", "s78", "s77"],
            "finds": 5,
            "influence": {"ussr": 8, "saudi": 3, "britain": 1},
        },
    )


def test_the_first_game_wells_are_those_of_the_table():
    """IB-112: every player has his wells and as many cards as the table says."""
    s = first_game(3)
    assert wells(s, RED) == ["baku", "khan_giran"]
    assert wells(s, BLUE) == ["masjed_suleymani", "baba_gurgur"]
    assert len(hand(s, YELLOW)) == 2
