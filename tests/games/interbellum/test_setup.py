"""Set-up: the starting player, companies, influence, cards and wells."""

import pytest

from interbellum_positions import RED, choices, clause, hand, odds, play, settle, start, told, wells
from spindletop.games.interbellum import GAME
from spindletop.games.interbellum.state import SETUP
from spindletop.kernel.game import SetupError
from spindletop.kernel.options import OptionError
from spindletop.kernel.state import CHANCE


def drafted(seats=3, **options):
    """Return the table when the first well is chosen."""
    s = start(seats, starter="seat0", **options)
    while s.step.name != "choose well":
        s.play(s.choices()[0])
    return s


@pytest.mark.parametrize("seats", [2, 6])
def test_three_to_five_players_can_play(seats):
    """IB-101, IB-R1."""
    with pytest.raises(SetupError, match="3 to 5 seats"):
        start(seats)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_chance_draws_the_starting_player(seats):
    """IB-102, IB-R38: every seat is equally likely; with seat0 nothing is drawn."""
    assert odds(start(seats)) == {f"starter {seat}": 1 for seat in range(seats)}
    assert start(seats, starter="seat0").step.name == "company"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_gets_money_executives_cubes_and_pieces(seats):
    """IB-103, IB-105, IB-107, IB-R33."""
    s = start(seats)
    assert list(s.cash) == [5] * seats
    assert (list(s.cubes), list(s.pieces), list(s.placed)) == ([20] * seats, [20] * seats, [0] * seats)
    assert (s.black, s.white) == (5 * seats, 5 * seats)
    assert s.occupied() == 0
    assert [int(s.units_home(power)) for power in range(5)] == [5] * 5
    assert sum(s.pile) == 30
    assert s.bank == -5 * seats


def test_companies_are_dealt_clockwise_and_each_only_once():
    """IB-104."""
    s = play(start(4), "starter 3")
    assert len(odds(s)) == 5
    play(s, "company us_oil")
    assert "company us_oil" not in odds(s)
    assert clause(s, "company us_oil") == "IB-104"
    play(s, "company consortium", "company anglo_persian", "company baron_vladimir")
    assert list(s.company) == [1, 0, 2, 4]


def test_the_last_of_five_companies_needs_no_draw():
    """IB-104: a single outcome is entered by itself."""
    s = play(start(5, starter="seat0"), *[f"company {name}" for name in ("us_oil", "consortium", "anglo_persian")])
    play(s, "company baron_vladimir")
    assert s.company[4] == 3
    assert s.step.name == "draw card 0"


def test_two_cards_are_drawn_clockwise_from_the_starting_player():
    """IB-109, IB-R2, IB-R37."""
    s = play(start(3), "starter 1", "company us_oil", "company consortium", "company anglo_persian")
    drawers = []
    while s.mover == CHANCE:
        drawers.append(s.step.name)
        play(s, choices(s)[0])
    assert drawers == [f"draw card {seat}" for seat in (1, 1, 2, 2, 0, 0)]
    assert list(s.hand_size) == [2, 2, 2]


@pytest.mark.parametrize(("cards", "expected"), [(0, 0), (1, 1), (2, 2)])
def test_the_number_of_start_cards_is_an_option(cards, expected):
    """IB-109."""
    assert list(drafted(start_cards=cards).hand_size) == [expected] * 3


def test_the_first_game_always_deals_cards():
    """IB-112."""
    with pytest.raises(OptionError, match="first-game"):
        start(3, setup="first_game", start_cards=0)


def test_a_drawn_card_has_the_weight_of_its_copies():
    """IB-109, IB-107."""
    s = play(start(3, starter="seat0"), "company us_oil", "company consortium", "company anglo_persian")
    assert set(odds(s).values()) == {3}
    play(s, "card K04")
    assert odds(s)["card K04"] == 2
    assert hand(s, RED) == ["K04"]


@pytest.mark.parametrize(
    ("well", "cash", "power"),
    [("baku", 0, None), ("baba_gurgur", 2, None), ("raman", 0, 4), ("dukhan", 0, 1), ("naft_e_shah", 0, 0)],
)
def test_a_chosen_well_gives_its_bonus_at_once(well, cash, power):
    """IB-111."""
    s = drafted()
    before = [int(s.standing(RED, p)) for p in range(5)]
    play(s, f"choose_well {well}")
    assert s.cash[RED] == 5 + cash
    after = [int(s.standing(RED, p)) for p in range(5)]
    assert after == [n + (1 if p == power else 0) for p, n in enumerate(before)]


def test_a_well_has_one_owner():
    """IB-110, IB-113."""
    s = play(drafted(), "choose_well baku")
    assert clause(s, "choose_well baku") == "IB-110"
    assert wells(s, RED) == ["baku"]


def test_nothing_else_is_done_while_wells_are_chosen():
    """IB-110."""
    s = drafted()
    assert s.phase == SETUP
    assert clause(s, "pass") == "IB-110"
    assert clause(s, "choose_well baku", 2) == "IB-110"


def test_ten_wells_exist_with_the_small_well_set():
    """IB-R5."""
    s = drafted(well_set="rulebook10")
    assert len(choices(s)) == 10
    assert clause(s, "choose_well burgan") == "IB-R5"


def test_the_starting_player_of_a_first_game_is_player_one():
    """IB-112, IB-R3."""
    s = settle(play(start(3, setup="first_game"), "starter 2"))
    assert list(s.company) == [1, 2, 0]
    assert wells(s, 2) == ["baku", "khan_giran"]


def test_the_log_names_company_and_wells_and_hides_cards():
    """IB-662, IB-104."""
    lines = told(start(3, starter="seat0"), "company us_oil")
    assert lines == ["Red leads US OIL."]
    s = play(start(3, starter="seat0"), "company us_oil", "company consortium", "company anglo_persian")
    assert told(s.copy(), "card K07") == ["Red draws Advance Payment."]
    assert told(s.copy(), "card K07", seat=1) == ["Red draws an action card."]


def test_an_event_deck_never_gives_a_card_twice():
    """IB-106."""
    s = start(3, setup="first_game", starter="seat0")
    seen: list[set[str]] = [set(), set(), set()]
    while s.mover != -2:
        if s.step.name.startswith("event ") and s.mover == CHANCE:
            deck = "ABC".index(s.step.name[-1])
            assert not seen[deck] & set(choices(s))
            seen[deck].add(choices(s)[0])
        s.play(s.choices()[-1] if s.step.name == "act" else s.choices()[0])
    assert [len(cards) for cards in seen] == [6, 6, 6]


def test_every_preset_can_be_set_up():
    """IB-112, IB-642."""
    for preset in GAME.presets.values():
        assert GAME.start(4, preset).seats == 4
