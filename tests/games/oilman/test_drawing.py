"""Drawing a property: free holes that hang together, nine of them in round 1."""

import pytest

from oilman_positions import (
    BLUE,
    GREEN,
    RED,
    SOUTH,
    at,
    auction_of,
    board_without,
    choices,
    clause,
    marks,
    play,
    start,
    table,
)


def test_the_first_mark_may_be_any_free_hole():
    """OM-32."""
    s = table(step="mark", land={"blue": ["D3 E3"]})
    assert len(choices(s, "mark")) == 178
    assert not {"mark D3", "mark E3"} & set(choices(s))


def test_every_further_mark_adjoins_the_marks_by_a_side():
    """OM-30, OM-31."""
    s = play(table(step="mark"), "mark D3")
    assert sorted(choices(s, "mark")) == ["mark C3", "mark D2", "mark D4", "mark E3"]
    play(s, "mark E3")
    assert sorted(choices(s, "mark")) == ["mark C3", "mark D2", "mark D4", "mark E2", "mark E4", "mark F3"]


def test_with_the_corner_option_diagonal_neighbours_adjoin_too():
    """OM-31."""
    s = play(table(options={"adjoining": "corner"}, step="mark"), "mark D3")
    around = {f"mark {letter}{row}" for letter in "CDE" for row in (2, 3, 4)} - {"mark D3"}
    assert set(choices(s, "mark")) == around
    assert len(choices(s, "mark")) == 8


@pytest.mark.parametrize("adjoining", ["side", "corner"])
def test_the_map_does_not_wrap_round(adjoining):
    """OM-31."""
    s = play(table(options={"adjoining": adjoining}, step="mark"), "mark R5")
    for hole in ("A5", "A6", "A4"):
        assert clause(s, f"mark {hole}") == "OM-31"
    corner = play(table(options={"adjoining": adjoining}, step="mark"), "mark A1")
    assert len(choices(corner, "mark")) == (2 if adjoining == "side" else 3)


def test_a_boundary_may_be_closed_after_any_mark_from_round_two_on():
    """OM-33, OM-24."""
    for size in range(1, 9):
        s = play(table(step="act"), "draw", *marks(SOUTH)[:size])
        assert (s.step.name, "offer" in choices(s)) == ("mark", True)
        play(s, "offer")
        assert (s.step.name, len(s.marks)) == ("bid", size)


def test_the_ninth_mark_closes_by_itself():
    """OM-33."""
    s = play(table(step="act"), "draw", *marks(SOUTH))
    assert (s.step.name, len(s.marks)) == ("bid", 9)


def test_once_drawing_was_chosen_a_hole_must_be_marked():
    """OM-24."""
    s = play(table(step="act"), "draw")
    assert choices(s) == choices(s, "mark")
    assert clause(s, "pass_turn") == "OM-24"


def test_land_and_water_of_any_shape_make_one_property():
    """OM-30: a ring of eight holes round E3."""
    ring = "D2 E2 F2 F3 F4 E4 D4 D3"
    s = play(auction_of(ring), "bid 15", "drop", "drop")
    assert {s.owner(at(hole)) for hole in ring.split()} == {RED}
    assert s.owner(at("E3")) == -1
    assert "mark E3" in choices(play(s, "draw"))


def test_a_company_keeps_neighbouring_properties_apart():
    """OM-36: two properties, each with its own well to drill."""
    s = auction_of("E3", land={"red": ["D3"]})
    play(s, "bid 3", "drop", "drop")
    assert list(s.owners) == [RED, RED]
    assert s.plot[at("D3")] != s.plot[at("E3")]
    assert list(s.wells) == [0, 0]


def test_a_property_stays_with_its_buyer():
    """OM-36, OM-32: sold holes are never marked again."""
    s = play(auction_of("D3 E3"), "drop", "bid 6", "drop")
    play(s, "draw")
    assert clause(s, "mark D3") == "OM-32"
    assert s.owner(at("D3")) == BLUE


def test_marks_of_an_unsold_property_are_free_again():
    """OM-50."""
    s = play(auction_of("D3 E3"), "drop", "drop", "drop")
    assert (s.free_holes, len(s.marks), s.mover) == (180, 0, BLUE)
    play(s, "draw", "mark D3", "mark E3")


# Round 1 on a crowded board


def test_without_nine_free_holes_the_largest_area_is_drawn():
    """OM-34: areas of three and of two holes are left."""
    s = table(round=1, land={"blue": board_without("A1 B1 C1 R9 R10")})
    assert choices(s) == ["mark A1", "mark B1", "mark C1"]
    assert clause(s, "mark R10") == "OM-34"
    play(s, "mark B1", "mark A1")
    assert s.step.name == "mark"
    play(s, "mark C1")
    assert (s.step.name, s.minimum) == ("bid", 9)


def test_of_two_largest_areas_either_may_be_drawn():
    """OM-34."""
    s = table(round=1, land={"blue": board_without("A1 B1 Q10 R10 H5")})
    assert choices(s) == ["mark A1", "mark B1", "mark Q10", "mark R10"]


def test_an_area_of_nine_is_enough_in_round_one():
    """OM-34: an area of exactly nine, and one of eight beside it in vain."""
    nine, eight = "A1 B1 C1 D1 E1 F1 G1 H1 I1", "A3 B3 C3 D3 E3 F3 G3 H3"
    s = table(round=1, land={"green": board_without(f"{nine} {eight}")})
    assert choices(s) == marks(nine)
    assert clause(s, "mark A3") == "OM-34"


def test_corners_join_areas_where_corners_adjoin():
    """OM-31, OM-34."""
    free = "A1 B2 C3"
    side = table(round=1, land={"blue": board_without(free)})
    corner = table(options={"adjoining": "corner"}, round=1, land={"blue": board_without(free)})
    assert side.size_wanted == 1
    assert corner.size_wanted == 3
    play(side, "mark B2")
    assert side.step.name == "bid"
    assert choices(play(corner, "mark A1"), "mark") == ["mark B2"]


def test_round_one_passes_over_a_company_that_cannot_draw():
    """OM-35: no free hole; the turns of round 1 are over at once."""
    s = table(round=1, land={"blue": board_without("")})
    assert (s.round, s.turns, s.mover, s.step.name) == (2, 3, RED, "act")
    assert list(s.cash) == [105, 100, 100]


def test_round_one_passes_over_everybody_when_all_are_barred():
    """OM-35, OM-37."""
    land = {"red": ["A1", "C1", "E1"], "blue": ["G1", "I1", "K1"]}
    s = table(2, round=1, land=land)
    assert (s.round, s.turns, s.step.name) == (2, 2, "act")
    one_free = table(2, round=1, land=land, caps={"A1": "dry1", "C1": "dry1", "E1": "dry1"})
    assert (one_free.round, one_free.step.name) == (1, "mark")


def test_a_barred_company_draws_in_round_one_all_the_same():
    """OM-38, OM-41: the next bidder opens."""
    s = table(round=1, land={"red": ["A1", "C1", "E1"]})
    play(s, *marks(SOUTH))
    assert (s.step.name, s.mover) == ("bid", BLUE)


def test_nobody_buys_more_than_three_properties_in_round_one():
    """OM-37: the three-property rule holds in round 1 as well."""
    s = start(5)
    for row in (1, 3, 5):
        lot = " ".join(f"{letter}{row}" for letter in "ABCDEFGHI")
        play(s, *marks(lot))
        while s.step.name == "bid":
            play(s, "bid 15" if s.mover == GREEN else "drop")
    assert list(s.owners) == [GREEN] * 3
    play(s, *marks(SOUTH))
    assert clause(s, "bid 15", GREEN) == "OM-37"
    assert not s.in_auction(GREEN)


def test_a_bar_ends_below_three_properties_and_with_the_last_well():
    """OM-37."""
    two = table(land={"red": ["A1", "C1"]})
    three = table(land={"red": ["A1", "C1", "E1"]}, caps={"A1": "wet1", "C1": "dry3"})
    drilled = table(land={"red": ["A1", "C1", "E1"]}, caps={"A1": "wet1", "C1": "dry3", "E1": "dry1"})
    four = table(land={"red": ["A1", "C1", "E1", "G1"]}, caps={"A1": "wet1", "C1": "dry3", "E1": "dry1"})
    assert [s.barred(RED) for s in (two, three, drilled, four)] == [False, True, False, True]
