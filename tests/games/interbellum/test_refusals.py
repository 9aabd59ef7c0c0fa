"""Every verb says why not: the rows of the refusal table, each with its clause and its words."""

import pytest

from interbellum_positions import BLUE, play, start, table
from spindletop.games.interbellum import GAME

UNITS = {"armies": {"saudi": ["kuwait"], "britain": ["basra"]}, "red": {"influence": {"saudi": 1}}}
EVERY_CARD = [f"K{n:02}" for n in range(1, 11) for _ in range(3)]

ROWS = [
    ({"red": {"segments": ["s76"]}}, "build s76", "IB-613", "You already have a piece on Tehran - Rasht."),
    ({"red": {"segments": [f"s{n:02}" for n in range(1, 21)]}}, "build s76", "IB-613", "no pipeline piece left"),
    ({"red": {"cash": 3}}, "build s76", "IB-611", "Tehran - Rasht costs $4; you have $3."),
    ({"red": {"cash": 1}}, "gas_search 2", "IB-621", "2 attempts cost $2; you have $1."),
    ({"bag": {"black": 1, "white": 1}}, "gas_search 3", "IB-625", "The bag holds only 2 cubes"),
    ({"red": {"finds": 6}}, "gas_search 1", "IB-628", "Your gas meter is full."),
    ({"bag": {"black": 0}}, "gas_search 1", "IB-628", "no black cube left"),
    ({}, "income burgan", "IB-631", "Burgan is not yours."),
    ({"worked": ["baku"]}, "income baku", "IB-632", "Baku has already been used this round."),
    ({"fresh": ["baku"]}, "income baku", "IB-633", "Baku was bought this round"),
    ({"red": {"cash": 1}}, "buy_influence ussr 1", "IB-642", "1 influence in Soviet Union costs $2; you have $1."),
    (
        {"red": {"cash": 99, "influence": {"ussr": 18}}},
        "buy_influence ussr 3",
        "IB-202",
        "You have only 2 influence cubes left.",
    ),
    ({"executives": 1, "at_pile": 2, "red": {"cash": 1}}, "draw_cards", "IB-651", "is $2; you have $1."),
    ({"blue": {"hand": EVERY_CARD}}, "draw_cards", "IB-652", "no card in the pile or among the discards"),
    ({}, "play_card K07", "IB-661", "You do not hold Advance Payment."),
    (
        {"executives": 1, "at_pile": 2, "red": {"cash": 1, "hand": ["K07"]}},
        "play_card K07",
        "IB-651",
        "is $2; you have $1.",
    ),
    ({"red": {"hand": ["K02"]}}, "play_card K02", "IB-661", "Evacuation would have no effect now: no unit stands"),
    ({"red": {"hand": ["K03"]}}, "play_card K03", "IB-661", "no unit of a flag of yours can move"),
    ({"red": {"hand": ["K10"]}}, "play_card K10", "IB-661", "there is nothing it could change"),
    ({"red": {"cash": 9}}, "buy_well baku", "IB-671", "Baku already has an owner."),
    ({"red": {"cash": 6}}, "buy_well burgan", "IB-671", "A new well costs $7; you have $6."),
    (UNITS, "move_army basra baghdad", "IB-681", "In Basra stands no unit of a power whose flag you hold."),
    (UNITS, "move_army fars kerman", "IB-681", "In Fars stands no unit"),
    (UNITS, "move_army kuwait syria", "IB-309", "Syria does not border Kuwait."),
    (UNITS, "move_army kuwait basra", "IB-310", "A unit stands in Basra already."),
    ({**UNITS, "round": 4, "c_card": "C7"}, "move_army kuwait al_hasa", "IB-682", "no unit may be moved by an action"),
    ({}, "expand persia fars", "IB-404", "That is not what is decided now."),
    ({}, "cubes 1", "IB-404", "That is not what is decided now."),
]


@pytest.mark.parametrize(("facts", "line", "clause", "words"), ROWS)
def test_an_action_is_refused_by_its_clause_in_plain_words(facts, line, clause, words):
    s = table(3, **facts)
    refusal = s.refusal(GAME.vocabulary.parse(line))
    assert refusal is not None
    assert refusal.clause == clause
    assert words in refusal.text


def why(s, line):
    refusal = s.refusal(GAME.vocabulary.parse(line))
    assert refusal is not None
    return refusal.clause, refusal.text


def test_further_segments_stay_with_one_power_and_must_be_paid():
    """IB-612, IB-611."""
    held = {"armies": {"persia": ["khuzestan"]}}
    s = play(table(3, red={"cash": 6, "influence": {"persia": 3}}, **held), "build s67")
    assert why(s, "build s76") == ("IB-612", "Tehran - Rasht does not lie in a territory held by Persia.")
    poor = play(table(3, red={"cash": 5, "influence": {"persia": 6}}, **held), "build s67", "build s68")
    assert (poor.cash[0], poor.mover) == (1, BLUE), "what cannot be paid ends the action by itself"


def test_a_card_names_its_own_price():
    """IB-702."""
    s = play(table(3, red={"cash": 1, "hand": ["K05"]}), "play_card K05")
    assert "build s01" in [GAME.vocabulary.text(a) for a in s.choices()]
    s = play(table(3, red={"cash": 2, "hand": ["K05"]}), "play_card K05", "build s01")
    s.pay(0, 1)
    assert why(s, "build s02") == ("IB-702", "By this card the segment costs $2; you have $1.")


def test_a_number_that_is_no_action_is_refused():
    s = start(3)
    refusal = s.refusal(-1)
    assert refusal is not None
    assert refusal.text == "There is no such action in this game."


def test_several_reasons_are_given_in_the_order_of_the_table():
    """IB-613 before IB-611, IB-621 before IB-628, IB-202 after IB-642."""
    assert why(table(3, red={"cash": 0, "segments": ["s76"]}), "build s76")[0] == "IB-613"
    assert why(table(3, red={"cash": 0, "finds": 6}), "gas_search 1")[0] == "IB-621"
    full = {"cash": 0, "influence": {"ussr": 20}}
    assert why(table(3, red=full), "buy_influence ussr 1")[0] == "IB-642"
