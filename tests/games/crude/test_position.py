"""Written-down positions of Crude: what is possible is arranged, what is not is an error."""

from typing import Any

import pytest
from tests.games.crude.invariants import Watch

from crude_positions import table
from spindletop.games.crude import GAME
from spindletop.kernel.sheet import SheetError


def test_an_empty_description_is_the_first_turn_of_an_unequipped_table():
    s = table()
    assert (s.turn, s.step.name, s.round) == (0, "market", 1)
    Watch(s).check(s)


def test_a_position_can_be_written_as_toml():
    s = GAME.position(4, None, 'turn = "green"\n[quadrants.Q2]\nrefinery = ["r5c5"]\n[seats.green]\ncash = 12\n')
    assert (s.turn, s.cash[2]) == (2, 12)
    Watch(s).check(s)


def test_everything_on_the_table_can_be_written_down():
    s = table(
        2,
        round=7,
        first="blue",
        turn="blue",
        step="assets",
        dice=[2, 5],
        quadrant="Q3",
        economy="downturn",
        difference=5,
        consumer={"price": 11, "barrels": 4},
        markets={"domestic": {"crude": 0}, "foreign": {"gasoline": 7}},
        news={"most_likely": "inspection", "unlikely": "pump_tax", "active": ["clean_air"], "under": ["embargo"]},
        seats={"red": {"cash": 5, "wells_built": 4}},
        quadrants={
            "Q0": {"crude": 9, "gasoline": 3, "rig": ["r1c1"], "well": ["r1c2"], "station": ["r1c3"]},
            "Q3": {"refinery": ["r2c1", "r5c5"], "shut": ["r2c1"]},
        },
    )
    Watch(s).check(s)
    assert (s.turn, s.quadrant, s.round) == (1, 3, 7)
    assert s.wells_built[0] == 4
    assert GAME.vocabulary.parse("sell_asset second r2c1") in s.choices()


IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({"colour": 1}, "colour: unknown key"),
    ({"turn": "purple"}, "turn: expected one of red"),
    ({"step": "auction"}, "step: expected one of special_purchase"),
    ({"step": "assets"}, r"dice: missing, expected \[red, black\]"),
    ({"step": "market", "dice": [1, 2]}, "dice: the dice have not been rolled"),
    ({"step": "assets", "dice": [1, 7]}, r"dice\[1\]: expected a list of whole numbers from 1 to 6"),
    ({"difference": 8}, "difference: expected a whole number from 0 to 7"),
    ({"round": 101}, "round: expected a whole number from 1 to 100"),
    ({"economy": "boom"}, "economy: expected one of depression"),
    ({"consumer": {"price": 80, "barrels": 2}}, r"\[consumer\] barrels: expected a whole number from 1 to 1"),
    ({"markets": {"domestic": {"crude": 6}}}, r"\[markets.domestic\] crude: expected a whole number from 0 to 5"),
    ({"markets": {"moon": {}}}, r"\[markets\] moon: unknown key"),
    ({"quadrants": {"Q4": {}}}, r"\[quadrants\] Q4: unknown key"),
    ({"quadrants": {"Q0": {"crude": -1}}}, r"\[quadrants.Q0\] crude: expected a whole number from 0"),
    ({"quadrants": {"Q0": {"rig": ["r7c1"]}}}, r"rig: expected squares from r1c1 to r6c6, found 'r7c1'"),
    ({"quadrants": {"Q0": {"rig": ["r1c1", "r1c1"]}}}, r"rig: r1c1 is not free \(CR-703\)"),
    ({"quadrants": {"Q0": {"rig": ["r2c2"], "refinery": ["r1c1"]}}}, r"refinery: r1c1 is not free \(CR-703\)"),
    ({"quadrants": {"Q0": {"refinery": ["r6c1"]}}}, r"would leave the quadrant \(CR-703\)"),
    ({"quadrants": {"Q0": {"shut": ["r1c1"]}}}, r"shut: no refinery has its top-left square at 'r1c1'"),
    ({"quadrants": {"Q0": {"refinery": ["r1c1"], "shut": ["r1c1"]}}}, r"active: a refinery is shut if and only if"),
    ({"news": {"active": ["clean_air"]}}, r"active: a refinery is shut if and only if"),
    ({"news": {"active": ["pump_tax"]}}, r"active: 'pump_tax' does not last"),
    ({"news": {"most_likely": "rain"}}, r"\[news\] most_likely: expected one of property_tax"),
    ({"news": {"most_likely": "embargo", "under": ["embargo"]}}, r"\[news\] under: the card 'embargo' stands twice"),
    ({"seats": {"red": {"cash": -1}}}, r"\[seats.red\] cash: expected a whole number from 0"),
    ({"seats": {"red": {"wells_built": 0}}, "quadrants": {"Q0": {"well": ["r1c1"]}}}, "wells_built: expected at least"),
    ({"seats": {"purple": {}}}, r"\[seats\] purple: unknown key"),
    ({"final_left": 2}, "final_left: nobody has declared"),
    ({"declarer": "red", "turn": "red"}, "turn: the declarer has no further turn"),
    ({"declarer": "red", "final_left": 4, "turn": "blue"}, "final_left: expected a whole number from 1 to 3"),
]


@pytest.mark.parametrize(("description", "message"), IMPOSSIBLE)
def test_an_impossible_position_is_an_error(description: dict[str, Any], message: str):
    with pytest.raises(SheetError, match=message):
        table(**description)


def test_a_ghost_only_rolls_and_owns_nothing():
    with pytest.raises(SheetError, match="step: a ghost only rolls"):
        table(3, turn="Q3", step="market")
    with pytest.raises(SheetError, match="Q3: a ghost quadrant has neither assets nor barrels"):
        table(3, quadrants={"Q3": {"crude": 1}})
    assert table(3, turn="Q3").turn == -1


def test_with_two_seats_that_choose_only_seats_have_turns():
    with pytest.raises(SheetError, match="turn: Q2 has no turn of its own here"):
        table(2, turn="Q2")


def test_news_cards_that_are_not_in_the_deck_cannot_be_written_down():
    with pytest.raises(SheetError, match="most_likely: expected one of no cards at all"):
        table(options={"news_set": "none"}, news={"most_likely": "embargo"})
    with pytest.raises(SheetError, match="found 'embargo'"):
        table(options={"news_set": "six"}, news={"most_likely": "embargo"})


def test_the_purchase_round_of_a_second_quadrant_is_that_of_its_owner():
    s = table(2, options={"two_player_roll": "rotate"}, turn="Q3", step="special_purchase")
    assert (s.mover, s.step.name) == (1, "special_purchase")
