"""Set-up, seats, the order of turns, and the vocabulary of International Oilman."""

import pytest

from oilman_positions import BLUE, GREEN, RED, SOUTH, choices, marks, odds, play, start, table, told
from spindletop.games.oilman import GAME
from spindletop.kernel.events import Chronicle
from spindletop.kernel.game import SetupError
from spindletop.kernel.options import OptionError
from spindletop.kernel.state import CHANCE


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_company_gets_100_and_a_salary_of_5_from_the_bank(seats):
    """OM-13, OM-02: the bank pays, nobody else."""
    s = start(seats)
    assert list(s.cash) == [100] * seats
    assert list(s.salary) == [5] * seats
    assert s.bank == -100 * seats
    assert [list(s.dry), list(s.owed), list(s.borrowed)] == [[0] * seats] * 3
    assert s.free_holes == 180


@pytest.mark.parametrize("seats", [1, 7])
def test_there_are_two_to_six_seats(seats):
    with pytest.raises(SetupError, match="2 to 6 seats"):
        start(seats)


def test_the_agreed_company_begins_and_play_goes_clockwise():
    """OM-06, OM-12, OM-20: from the last seat back to seat 0."""
    s = start(first_seat=2)
    movers = []
    for _ in range(3):
        movers.append(int(s.mover))
        play(s, *marks(SOUTH), "drop", "drop", "drop")
    assert movers == [GREEN, RED, BLUE]
    assert (s.round, s.mover, s.step.name) == (2, GREEN, "act")


def test_the_first_company_may_be_drawn_with_equal_chances():
    """OM-12."""
    s = start(5, first_seat="random")
    assert s.mover == CHANCE
    assert odds(s) == {f"first_seat {seat}": 1 for seat in range(5)}
    assert told(s, "first_seat 3") == ["Yellow is the banker and plays first."]
    assert (s.mover, s.first, s.round) == (3, 3, 1)


def test_the_first_company_must_sit_at_the_table():
    with pytest.raises(OptionError, match="'first_seat' is 4, but there are only seats 0 to 3"):
        start(4, first_seat=4)
    assert start(5, first_seat=4).mover == 4


def test_no_salary_is_paid_in_round_one_and_every_turn_of_it_is_one_property():
    """OM-21, OM-20, OM-22: the first salary comes with round 2."""
    s = start(2)
    play(s, *marks(SOUTH), "drop", "bid 15")
    assert (list(s.cash), s.mover, s.round) == ([100, 85], BLUE, 1)
    play(s, *marks("A1 B1 C1 D1 E1 F1 G1 H1 I1"), "drop", "drop")
    assert (list(s.cash), s.mover, s.round) == ([105, 85], RED, 2)


def test_each_turn_begins_with_the_salary_and_passing_has_no_effect():
    """OM-22, OM-26, OM-27."""
    s = table(2, red={"cash": 7, "salary": 12})
    assert s.cash[RED] == 19
    before = [list(s.plot), list(s.cap), list(s.salary), s.cash[RED]]
    play(s, "pass_turn")
    assert [list(s.plot), list(s.cap), list(s.salary), s.cash[RED]] == before
    assert (s.mover, s.cash[BLUE]) == (BLUE, 105)


def test_a_turn_is_one_drawing_one_drilling_or_a_pass():
    """OM-24: after any of them the next company plays."""
    for lines in (["pass_turn"], ["drill D3 1", "strike 0"], ["draw", "mark A1", "offer", "drop", "drop", "drop"]):
        s = play(table(), *lines)
        assert (s.mover, s.step.name, s.turns) == (BLUE, "act", 4)


def test_the_rigs_are_for_everybody_and_the_corners_are_part_of_the_map():
    """OM-14: the parking holes are no holes of the map; A1, R1, A10 and R10 are."""
    s = table(step="act", red={"cash": 50}, blue={"cash": 50})
    for hole in ("A1", "R1", "A10", "R10"):
        assert f"drill {hole} 1" in choices(s)
    play(s, "drill D3 3", "strike 0")
    assert "drill D3 3" in choices(s)
    assert len([line for line in choices(s, "drill") if line.endswith(" 1")]) == 180


def test_the_vocabulary_has_its_sizes():
    sizes = {verb.name: int(verb.size) for verb in GAME.vocabulary.verbs}
    seats = {"draw": 1, "mark": 180, "offer": 1, "drill": 540, "pass_turn": 1, "borrow": 1, "bid": 997, "raise": 8}
    chance = {"strike": 4, "clock": 2, "first_seat": 6, "layout_digit": 1024}
    assert sizes == seats | {"drop": 1, "buy": 1, "decline": 1} | chance
    assert GAME.vocabulary.decisions == 1732
    assert GAME.vocabulary.decisions - sizes["bid"] == 735


def test_an_untouched_board_offers_248_actions_to_a_company_with_its_first_money():
    s = table(step="act", red={"cash": 100})
    assert len(choices(s)) == 66 * 2 + 114 + 2
    rich = table(step="act", red={"cash": 125})
    assert len(choices(rich)) == 362


def test_the_presets_are_options_of_the_game():
    assert list(GAME.presets) == ["Rulebook", "Long race", "Compact", "Geologist"]
    compact = GAME.start(3, GAME.presets["Compact"]).terms
    assert (compact.ladder, compact.overbids, compact.trespass) == (True, False, 2)
    assert GAME.start(3, GAME.presets["Long race"]).terms.target == 1000
    assert GAME.start(3, GAME.presets["Geologist"]).mover == CHANCE
    assert GAME.start(3, GAME.presets["Rulebook"]).digest() == start().digest()


@pytest.mark.parametrize(
    ("name", "low", "high"),
    [("rounds", 2, 200), ("target", 160, 5000), ("minutes", 10, 600), ("max_rounds", 2, 999)],
)
def test_numbers_have_bounds(name, low, high):
    for value in (low, high):
        assert start(2, **{name: value}).mover == RED
    for value in (low - 1, high + 1):
        with pytest.raises(OptionError, match=f"option '{name}' is {value}, expected a whole number from {low}"):
            start(2, **{name: value})


def test_a_company_may_have_any_name():
    """OM-15: names are given where the log is read; the table knows seats only."""
    s, heard = table(step="act"), Chronicle()
    s.listener = heard
    play(s, "pass_turn")
    event = heard.take()[0]
    assert event.words(RED, ["Texas Tea", "Blue", "Green"]) == "Texas Tea passes."
    assert event.words(RED, ["Gusher & Sons", "Blue", "Green"]) == "Gusher & Sons passes."
