"""The end of the game: rounds, target, time, the last round, net worth and ties."""

import pytest

from oilman_positions import BLUE, GREEN, RED, choices, odds, play, table, told
from spindletop.bots.play import play_game
from spindletop.bots.registry import make_bot
from spindletop.games.oilman import GAME
from spindletop.games.oilman.chance import CLOCK
from spindletop.games.oilman.state import Table
from spindletop.kernel.state import CHANCE, OVER

WELL = {"red": ["H9"]}


# Rounds


def test_the_game_ends_after_the_last_turn_of_the_last_round():
    """OM-90: round 1 is counted."""
    s = table(options={"rounds": 3}, round=3)
    play(s, "pass_turn", "pass_turn")
    assert s.mover == GREEN
    log = told(s, "pass_turn")
    assert log == ["Green passes.", "The game is over."]
    assert (s.mover, s.ending, s.ended_by) == (OVER, "rounds", "OM-90")
    assert choices(s) == []


def test_the_last_round_ends_before_the_first_company_whoever_that_is():
    """OM-20, OM-90."""
    s = table(options={"rounds": 2, "first_seat": 1}, turn="blue")
    play(s, "pass_turn", "pass_turn")
    assert s.mover == RED
    play(s, "pass_turn")
    assert s.ending == "rounds"
    assert s.turns == 6


def test_neither_target_nor_time_end_a_game_of_rounds():
    """OM-10, OM-90."""
    s = play(table(options={"target": 160, "minutes": 10}, red={"cash": 4000}), "pass_turn")
    assert (s.mover, s.step.name) == (BLUE, "act")


def test_a_strike_in_the_last_turn_counts_ten_fold_but_is_not_paid():
    """OM-01, OM-63."""
    s = table(2, {"rounds": 2}, turn="blue", blue={"cash": 45}, land={"blue": ["H9"]})
    play(s, "drill H9 1", "strike 1")
    assert s.mover == OVER
    assert s.scores()[BLUE] == 45 + 5 - 25 + 10 * 10


# Target


def test_a_target_is_reached_with_exactly_that_net_worth():
    """OM-91."""
    agreed = {"end": "target", "target": 300}
    short = play(table(options=agreed, red={"cash": 244}), "pass_turn")
    reached = play(table(options=agreed, red={"cash": 245}), "pass_turn")
    assert short.mover == BLUE
    assert (reached.mover, reached.ending, reached.scores()[RED]) == (OVER, "target", 300)


def test_a_target_is_looked_at_after_the_turn_and_not_within_it():
    """OM-27, OM-91: the salary lifts red above the target, the drilling takes it below again."""
    s = table(options={"end": "target", "target": 300}, red={"cash": 250}, land=WELL)
    assert s.scores()[RED] == 305
    play(s, "drill H9 1", "strike 0")
    assert s.mover == BLUE


def test_an_auction_is_settled_before_the_end_is_checked():
    """OM-27, OM-91: red reaches the target only if it does not buy."""
    agreed = {"end": "target", "target": 300}
    buys = play(table(options=agreed, red={"cash": 250}), "draw", "mark A1", "offer", "bid 6", "drop", "drop")
    drops = play(table(options=agreed, red={"cash": 250}), "draw", "mark A1", "offer", "drop", "drop", "drop")
    assert (buys.mover, drops.mover) == (BLUE, OVER)


def test_a_trigger_is_never_taken_back():
    """OM-93: blue was above the target for a while; the round is finished and the game ends."""
    agreed = {"end": "target", "target": 500, "finish_round": "yes"}
    s = table(options=agreed, red={"cash": 50}, blue={"cash": 400, "salary": 8}, land={"blue": ["H9", "K6"]})
    log = told(s, "drill H9 1", "strike 1")
    assert "The end is in sight: the target is reached." in log
    play(s, "drill K6 3", "strike 0")
    assert max(s.scores()) < 500
    assert s.mover == GREEN
    play(s, "pass_turn")
    assert (s.mover, s.ending) == (OVER, "target")


def test_the_last_company_of_a_round_ends_it_at_once_either_way():
    """OM-93."""
    for finish in ("yes", "no", "auto"):
        agreed = {"end": "target", "target": 300, "finish_round": finish}
        s = play(table(options=agreed, turn="green", green={"cash": 245}), "pass_turn")
        assert s.ending == "target"


def test_a_race_ends_after_its_last_round_without_a_winner_of_the_race():
    """OM-94."""
    agreed = {"end": "target", "target": 5000, "max_rounds": 4}
    s = table(2, agreed, round=4)
    play(s, "pass_turn", "pass_turn")
    assert (s.mover, s.ending, s.ended_by) == (OVER, "max_rounds", "OM-94")


# Time

VIRTUAL = {"end": "time", "clock": "virtual", "minutes": 10, "virtual_seconds_per_turn": 40}


def test_the_virtual_clock_counts_completed_turns():
    """OM-92: 14 turns of 40 seconds are 560, 15 are the 600 seconds of ten minutes."""
    s = table(2, VIRTUAL, turns=13, round=7, turn="blue")
    play(s, "pass_turn")
    assert (s.mover, odds(s)) == (CHANCE, {"clock run": 1})
    play(s, "clock run", "pass_turn")
    assert odds(s) == {"clock up": 1}


def test_the_virtual_clock_counts_the_drawing_round():
    """OM-92: at 600 seconds a turn the first turn of round 1 uses up ten minutes."""
    s = table(2, VIRTUAL | {"virtual_seconds_per_turn": 600}, round=1)
    play(s, *[f"mark {letter}9" for letter in "ABCDEFGHI"], "drop", "drop")
    assert odds(s) == {"clock up": 1}


def test_with_ninety_minutes_of_45_seconds_there_are_120_turns():
    """OM-92: the defaults of the virtual clock."""
    s = table(4, {"end": "time", "clock": "virtual"}, round=30, turn="green", turns=118)
    assert odds(play(s, "pass_turn")) == {"clock run": 1}
    assert odds(play(s, "clock run", "pass_turn")) == {"clock up": 1}
    play(s, "clock up")
    assert (s.mover, s.ending, s.ended_by) == (OVER, "time", "OM-92")


@pytest.mark.parametrize(("finish", "waits"), [("auto", True), ("yes", True), ("no", False)])
def test_when_time_is_up_the_round_is_finished(finish, waits):
    """OM-92, OM-93: and the clock is not read again."""
    s = table(options=VIRTUAL | {"finish_round": finish}, round=20, turns=57)
    log = told(s, "pass_turn", "clock up")
    assert "The end is in sight: the time is up." in log
    if waits:
        assert s.mover == BLUE
        play(s, "pass_turn")
        assert s.mover == GREEN
        play(s, "pass_turn")
    assert (s.mover, s.ending) == (OVER, "time")
    assert s.turns == (60 if waits else 58)


def test_a_wall_clock_may_say_either_and_is_supplied_by_the_table():
    """OM-92."""
    s = play(table(options={"end": "time"}), "pass_turn")
    assert set(odds(s)) == {"clock run", "clock up"}
    assert CLOCK.supplied_by(s) == "clock"
    virtual = play(table(options=VIRTUAL), "pass_turn")
    assert CLOCK.supplied_by(virtual) == ""
    play(s, "clock run")
    assert (s.mover, s.triggered) == (BLUE, 0)


def played(bots, seed, options, clock=None):
    """Return the last position of a game between bots."""
    s = play_game(GAME, bots, seed, options, clock=clock).state
    assert isinstance(s, Table)
    return s


def test_without_a_table_a_wall_clock_goes_by_virtual_time():
    """OM-92: ten minutes of 40 seconds a turn are 15 turns; the round is finished."""
    options = VIRTUAL | {"clock": "wall"}
    for seed in range(20):
        s = played([make_bot("pass", GAME), make_bot("random", GAME)], seed, options)
        assert (s.ending, s.turns, s.round) == ("time", 16, 8)


def test_a_clock_that_is_supplied_has_the_last_word():
    """OM-92."""
    bots = [make_bot("pass", GAME), make_bot("pass", GAME)]
    at_once = played(bots, 1, {"end": "time"}, lambda s, source: int(CLOCK.base) + 1)
    assert (at_once.ending, at_once.round) == ("time", 1)
    never = played(bots, 1, {"end": "time", "max_rounds": 80}, lambda s, source: int(CLOCK.base))
    assert (never.ending, never.round) == ("max_rounds", 80)


def test_a_turn_in_progress_is_finished_before_the_clock_is_read():
    """OM-92: the whole auction belongs to the turn."""
    s = table(options={"end": "time", "finish_round": "no"})
    play(s, "draw", "mark A1", "offer", "bid 3", "drop")
    assert s.mover == GREEN
    play(s, "drop")
    assert (s.step.name, list(s.owners)) == ("clock", [RED])


def test_a_game_by_time_has_a_last_round_too():
    """OM-94."""
    s = table(2, {"end": "time", "max_rounds": 2}, turn="blue")
    play(s, "pass_turn", "clock run")
    assert (s.mover, s.ending) == (OVER, "max_rounds")


# Nothing else


def test_companies_without_anything_pass_until_the_end():
    """OM-95: nobody is eliminated."""
    s = table(2, {"rounds": 5}, red={"cash": 0, "salary": 0}, blue={"cash": 0, "salary": 0})
    movers = []
    while s.mover != OVER:
        movers.append(int(s.mover))
        play(s, "pass_turn")
    assert movers == [RED, BLUE] * 4
    assert s.ending == "rounds"


# Who has won


def test_net_worth_is_cash_and_ten_times_the_salary():
    """OM-01."""
    s = table(
        step="act", red={"cash": 17, "salary": 23}, blue={"cash": 246, "salary": 0}, green={"cash": 247, "salary": 0}
    )
    assert s.scores() == [247, 246, 247]
    assert s.winners() == [RED], "of equal net worth the higher salary wins (OM-97)"


def test_with_equal_salaries_more_wet_wells_win():
    """OM-97: two wells of level 1 against one of level 2."""
    s = table(step="act", land={"red": ["H9"], "blue": ["A1 A2"]}, caps={"H9": "wet2", "A1": "wet1", "A2": "wet1"})
    assert s.scores() == [250, 250, 150]
    assert s.winners() == [BLUE]


def test_dry_wells_and_wells_of_others_break_no_tie():
    """OM-97: who is equal in all three shares the victory."""
    s = table(step="act", land={"red": ["H9 H8"], "blue": ["A1"]}, caps={"H9": "wet2", "H8": "dry3", "A1": "wet2"})
    assert s.winners() == [RED, BLUE]
    assert table(step="act").winners() == [RED, BLUE, GREEN]


def test_the_worked_example_of_the_rules():
    """OM-01, OM-96, OM-97: as in the example of the scoring in rules.md."""
    land = {"red": ["H9 H10", "D3"], "blue": ["A1", "I5 I4"], "green": ["D2 E2"]}
    caps = {"H9": "wet2", "H10": "wet1", "D3": "wet3", "A1": "wet3", "I5": "wet2", "I4": "wet1"}
    caps |= {"D2": "wet1", "E2": "wet1"}
    purses = {"red": {"cash": 188}, "blue": {"cash": 188}, "green": {"cash": 340, "owed": 150}}
    for debt, green in (("ignore", 430), ("deduct", 280)):
        s = table(3, {"debt_at_end": debt}, land, step="act", caps=caps, **purses)
        assert list(s.salary) == [26, 26, 9]
        assert s.scores() == [448, 448, green]
        assert s.winners() == [RED, BLUE]
