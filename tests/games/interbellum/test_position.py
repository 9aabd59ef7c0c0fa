"""Written-down positions: sparse descriptions become tables, impossible ones are refused."""

import re

import pytest

from interbellum_positions import BLUE, RED, YELLOW, flags, hand, segments, table, units, wells
from spindletop.games.interbellum import GAME
from spindletop.kernel.sheet import SheetError

IMPOSSIBLE = [
    ({"round": 7}, "round: expected a whole number from 1 to 6, found 7"),
    ({"turn": "pink"}, "turn: expected one of red, blue, yellow, found 'pink'"),
    ({"weather": 1}, "weather: unknown key"),
    ({"players": {"green": {}}}, "[players] green: expected one of red, blue, yellow"),
    ({"players": {"red": {"cash": -1}}}, "[players.red] cash: expected a whole number from 0"),
    ({"players": {"red": {"gold": 1}}}, "[players.red] gold: unknown key"),
    ({"players": {"red": {"wells": ["baku"]}}}, "[players.red] wells: expected at least 2 wells (IB-110)"),
    ({"players": {"red": {"wells": ["baku", "utopia"]}}}, "[players.red] wells[1]: there is no 'utopia'"),
    ({"players": {"red": {"wells": ["baku", "baku"]}}}, "baku is owned twice (IB-113)"),
    ({"players": {"red": {"segments": ["s01", "s01"]}}}, "s01 stands twice (IB-613)"),
    ({"players": {"red": {"segments": [f"s{n:02}" for n in range(1, 23)]}}}, "there are only 20 pieces (IB-103)"),
    ({"players": {"red": {"influence": {"persia": 15, "ussr": 6}}}}, "there are only 20 cubes (IB-103)"),
    ({"players": {"red": {"finds": 7}}}, "[players.red] finds: expected a whole number from 0 to 6"),
    ({"players": {"red": {"hand": ["K01"] * 4}}}, "there are not so many cards K01"),
    ({"players": {"red": {"company": "us_oil"}, "blue": {"company": "us_oil"}}}, "us_oil is dealt twice (IB-104)"),
    ({"flags": {"persia": "red"}}, "[flags] persia: the holder must have most influence (IB-204)"),
    ({"armies": {"persia": ["fars"], "saudi": ["fars"]}}, "two units stand in fars (IB-303)"),
    ({"armies": {"persia": ["fars", "gilan", "mosul", "basra", "syria", "hejaz"]}}, "there are only 5 units (IB-312)"),
    ({"bag": {"black": 16}}, "[bag] black: expected a whole number from 0 to 15"),
    ({"discards": ["K01"] * 4}, "there are not so many cards K01"),
    ({"drawn": {"A": ["A1", "A2"]}}, "expected at most 1 cards in round 1 (IB-403)"),
    ({"round": 3, "drawn": {"A": ["A1", "A1"]}}, "a card is drawn only once (IB-106)"),
    ({"step": "event_b", "c_card": "C1"}, "a C card lies on the table only during the actions (IB-405)"),
    ({"step": "event_a", "executives": 1}, "executives are placed only during the actions (IB-404)"),
    ({"step": "event_a", "turn": "blue"}, "turns are taken only during the actions (IB-404)"),
    ({"executives": 4}, "executives: expected a whole number from 0 to 3, found 4"),
    ({"at_pile": 1}, "at_pile: expected a whole number from 0 to 0, found 1"),
    ({"worked": ["burgan"]}, "nobody owns burgan (IB-631)"),
    ({"fresh": ["burgan"]}, "nobody owns burgan (IB-633)"),
    ({"worked": ["baku"], "fresh": ["baku"]}, "a new well cannot have been used (IB-633)"),
]


@pytest.mark.parametrize(("description", "message"), IMPOSSIBLE)
def test_an_impossible_position_is_refused_with_the_reason(description, message):
    with pytest.raises(SheetError, match=re.escape(message)):
        GAME.position(3, {}, description)


def test_a_well_that_does_not_exist_cannot_be_owned():
    """IB-R5."""
    with pytest.raises(SheetError, match="burgan is no well at this table"):
        table(3, {"well_set": "rulebook10"}, red={"wells": ["baku", "burgan"]})


def test_an_empty_description_is_the_first_action_of_the_game():
    s = GAME.position(3, {}, {})
    assert (s.round, s.mover, s.step.name, list(s.cash)) == (1, RED, "act", [5, 5, 5])
    assert [wells(s, seat) for seat in range(3)] == [
        ["baku", "khan_giran"],
        ["masjed_suleymani", "baba_gurgur"],
        ["celeken", "gachsaran"],
    ]
    assert [list(members) for members in (s.drawn, s.events)] == [[128] * 3, [7] * 3]


def test_a_description_may_be_a_text():
    s = GAME.position(
        4,
        {},
        """
        round = 4
        starter = "green"
        turn = "blue"
        executives = 2
        c_card = "C6"
        [players.blue]
        cash = 12
        company = "us_oil"
        segments = ["s01", "s90"]
        hand = ["K01", "K01", "K09"]
        finds = 3
        [players.yellow]
        influence = { saudi = 2, turkey = 1 }
        [armies]
        saudi = ["hejaz", "kuwait"]
        [bag]
        white = 17
        """,
    )
    assert (s.mover, list(s.placed)) == (BLUE, [3, 2, 2, 3])
    assert (s.cash[BLUE], segments(s, BLUE), hand(s, BLUE)) == (12, ["s01", "s90"], ["K01", "K01", "K09"])
    assert (s.black, s.white, s.white_gone) == (17, 17, 3)
    assert (flags(s, YELLOW), units(s, 3)) == (["saudi", "turkey"], ["hejaz", "kuwait"])
    assert s.well_price() == 9


def test_a_round_may_begin_with_its_income():
    """IB-402."""
    s = table(3, round=2, step="round", blue={"finds": 2})
    assert (s.round, s.cash[BLUE], s.step.name) == (2, 7, "event A")
