"""What a company expects of its business, and which choices it thinks about."""

from statistics import mean

import pytest

from oilman_positions import RED, auction_of, choices, odds, play, table
from spindletop.bots.play import play_game
from spindletop.bots.registry import make_bot
from spindletop.games.oilman import GAME
from spindletop.games.oilman.components import HOLE_NAMES
from spindletop.games.oilman.evaluation.bidding import highest_worth
from spindletop.games.oilman.evaluation.horizon import turns_left
from spindletop.kernel.buffer import Buffer
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import OVER

SEA = ["A5 B5 C5 A6 B6 C6 A7 B7 C7"]


def thought_of(s):
    """Return the choices that the company thinks about, in words."""
    out = Buffer()
    s.legal(out)
    GAME.insight.narrow(s, out)
    return [GAME.vocabulary.text(action) for action in out.actions()]


def expects(s, seat=RED):
    return GAME.insight.evaluate(s, seat)


def test_a_finished_game_is_worth_its_score():
    bots = [make_bot("random", GAME) for _ in range(3)]
    s = play_game(GAME, bots, 3, {"rounds": 5}).state
    assert s.mover == OVER
    assert [expects(s, seat) for seat in range(3)] == s.scores()


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 4])
def test_what_greedy_companies_expect_early_is_what_they_get_in_the_end(seats):
    expected: list[float] = []
    final: list[int] = []
    for seed in range(150):
        played = play_game(GAME, [make_bot("greedy", GAME) for _ in range(seats)], seed)
        s = GAME.start(seats, {})
        for action in played.record.actions:
            if s.round == 4:
                break
            s.play(action)
        expected += [expects(s, seat) for seat in range(seats)]
        final += played.state.scores()
    assert mean(expected) == pytest.approx(mean(final), rel=0.15)


def test_a_drilling_under_way_is_worth_what_its_outcomes_are_on_average():
    s = table(land={"red": SEA}, round=5, step="act", red={"cash": 90})
    play(s, "drill A5 1")
    outcomes = odds(s)
    total = sum(outcomes.values())
    average = sum(expects(play(s.copy(), line)) * weight / total for line, weight in outcomes.items())
    assert expects(s) == pytest.approx(average, rel=0.05)


def test_open_wells_are_worth_more_the_earlier_it_is():
    early, late = (table(land={"red": SEA}, round=turn, step="act") for turn in (5, 29))
    bare_early, bare_late = (table(round=turn, step="act") for turn in (5, 29))
    assert expects(early) - expects(bare_early) > 20
    assert expects(late) == pytest.approx(expects(bare_late), abs=1)


def test_oil_that_was_seen_on_own_land_promises_more():
    """OM-81."""
    lot = {"red": SEA}
    seen = table(land=lot, round=20, step="act", notes={"A5": {"oil": 1}})
    dry = table(land=lot, round=20, step="act", notes={"A5": {"clear": 3}})
    assert expects(seen) > expects(table(land=lot, round=20, step="act")) > expects(dry)


def test_an_overbid_is_worth_less_than_no_bid():
    """OM-48."""
    s = auction_of(red={"cash": 50}, blue={"cash": 200})
    assert expects(play(s.copy(), "bid 60")) < expects(play(s.copy(), "drop"))


def test_nobody_buys_a_property_that_cannot_pay_any_more():
    s = auction_of(round=30)
    assert GAME.vocabulary.text(make_bot("greedy", GAME).choose(s)) == "drop"


def test_of_wells_that_are_alike_one_is_thought_of_and_no_foreign_or_free_one():
    lots = {"red": ["B1 C1 D1", "A5 B5"], "blue": ["A8 A9"]}
    s = table(land=lots, step="act", red={"cash": 200}, caps={"D1": "dry1"})
    drillings = [line for line in thought_of(s) if line.startswith("drill")]
    assert drillings == ["drill B1 1", "drill B1 3", "drill D1 2", "drill D1 3", "drill A5 1", "drill A5 3"]


def test_a_well_of_which_something_was_seen_is_not_like_the_others():
    s = table(land={"red": ["A5 B5"]}, step="act", red={"cash": 30}, notes={"B5": {"clear": 1}})
    assert [line for line in thought_of(s) if line.startswith("drill")] == ["drill A5 1", "drill B5 1"]


def test_with_oil_in_patches_every_own_well_is_thought_of():
    s = table(
        options={"oil": "clusters"}, land={"red": ["A5 B5"]}, step="act", red={"cash": 30}, layout=[0, 0, 0, 0, 1]
    )
    assert [line for line in thought_of(s) if line.startswith("drill")] == ["drill A5 1", "drill B5 1"]


def test_one_bid_is_thought_of_half_of_the_way_to_what_the_property_is_worth():
    s = auction_of(red={"cash": 100}, blue={"cash": 100}, green={"cash": 100})
    worth = highest_worth(s, s.minimum, 100)
    assert 15 < worth < 100
    assert expects(play(s.copy(), f"bid {worth}")) > expects(play(s.copy(), "drop"))
    assert expects(play(s.copy(), f"bid {worth + 1}")) <= expects(play(s.copy(), "drop"))
    assert thought_of(s) == [f"bid {15 + (worth - 15) // 2}", "drop"]


def test_no_more_is_bid_than_the_rivals_could_pay():
    s = auction_of(red={"cash": 100}, blue={"cash": 10}, green={"cash": 15})
    assert thought_of(s) == ["bid 15", "drop"]
    s = auction_of(red={"cash": 100}, blue={"cash": 10}, green={"cash": 21})
    assert thought_of(s) == ["bid 18", "drop"]
    poor = auction_of(red={"cash": 20}, blue={"cash": 100})
    assert thought_of(poor) == ["bid 17", "drop"], "nor than one has"


def test_of_raises_the_one_is_thought_of_that_comes_nearest_from_below():
    s = auction_of(options={"bidding": "ladder"}, red={"cash": 100}, blue={"cash": 100}, green={"cash": 100})
    wanted = 15 + (highest_worth(s, s.minimum, 100) - 15) // 2
    raised = max(step for step in s.terms.box.ladder if 15 + step <= wanted)
    assert thought_of(s) == [f"raise {list(s.terms.box.ladder).index(raised)}", "drop"]


@pytest.mark.slow
def test_an_auction_between_greedy_companies_takes_a_few_bids():
    for seed in range(5):
        s = play_game(GAME, [make_bot("greedy", GAME) for _ in range(4)], seed, {"rounds": 2})
        bids = [a for a in s.record.actions if GAME.vocabulary.verb(a).name == "bid"]
        assert len(bids) <= 4 * 12


RACES = [{"end": "time", "clock": "virtual"}, {"end": "time"}, {"end": "target"}, {"end": "rounds"}]


@pytest.mark.parametrize("options", RACES, ids=lambda options: "-".join(options.values()))
def test_a_turn_passed_on_makes_the_game_no_shorter_and_no_longer_for_anybody(options):
    """OM-90 to OM-93."""
    s = table(4, options, round=9, turns=32, step="act", red={"salary": 30}, blue={"salary": 25, "cash": 180})
    for _ in range(3):
        before = [turns_left(s, seat) for seat in range(4)]
        mover = int(s.turn)
        assert all(turns == int(turns) for turns in before)
        play(s, "pass_turn")
        if s.step.name == "clock":
            assert [turns_left(s, seat) for seat in range(4)] == before
            play(s, "clock run")
        following = [turns - (1 if seat == s.turn else 0) for seat, turns in enumerate(before)]
        assert [turns_left(s, seat) for seat in range(4)] == following
        assert s.turn != mover


def test_the_turns_on_a_clock_are_counted_to_the_last():
    """OM-92, OM-93: 120 turns of 45 seconds."""
    options = {"end": "time", "clock": "virtual"}
    assert turns_left(table(4, options, round=30, turns=118, turn="green", step="act"), RED) == 0
    assert turns_left(table(4, options, round=30, turns=118, turn="green", step="act"), 3) == 1
    assert turns_left(table(4, options, round=29, turns=112, step="act"), RED) == 1
    at_once = options | {"finish_round": "no", "virtual_seconds_per_turn": 46}
    s = table(4, at_once, round=29, turns=112, step="act")
    assert [turns_left(s, seat) for seat in range(4)] == [1, 2, 1, 1], "118 turns: the last is that of the second seat"


@pytest.mark.parametrize("options", RACES, ids=lambda options: "-".join(options.values()))
def test_greedy_drills_its_wells_however_the_game_ends(options):
    s = table(4, options, land={"red": SEA}, round=5, turns=16, step="act", red={"cash": 90})
    assert GAME.vocabulary.text(make_bot("greedy", GAME).choose(s)).startswith("drill")


def test_of_free_holes_that_are_alike_one_is_marked_where_a_whole_property_fits():
    s = table(land={"red": ["B1 B2 A2"]}, step="act")
    play(s, "draw")
    land, water = thought_of(s)
    assert land != "mark A1", "which is shut in"
    play(s, water)
    assert len(thought_of(s)) <= 3, "one of land, one of water, and the offer"


def test_where_no_whole_property_fits_something_is_marked_all_the_same():
    """OM-34."""
    lots = {"red": [name for name in HOLE_NAMES if name != "A1"]}
    s = table(land=lots, step="act")
    play(s, "draw")
    assert thought_of(s) == ["mark A1"]


@pytest.mark.parametrize("options", [{}, {"oil": "clusters"}, {"bidding": "ladder", "trespass": "forbidden"}], ids=str)
def test_what_is_thought_of_is_legal_and_never_nothing(options):
    s, rng = GAME.start(3, {"rounds": 8} | options), Rng(5)
    while s.mover != OVER:
        legal = s.choices()
        if s.mover >= 0:
            left = thought_of(s)
            assert left
            assert set(left) <= set(choices(s))
        s.play(legal[rng.below(len(legal))])


def test_the_features_tell_what_the_open_wells_of_each_company_promise():
    s = table(
        seats=2, land={"red": ["B1 C1"], "blue": ["A8"]}, step="act", caps={"C1": "dry2"}, notes={"B1": {"oil": 3}}
    )
    told = dict(zip(GAME.insight.names(s), GAME.insight.features(s, RED), strict=True))
    assert (told["open_wells_0"], told["open_wells_1"]) == (2, 1)
    assert told["prospects_0"] == pytest.approx(6 + 0.3 * 6), "oil seen at level 3, and a third level at 30 %"
    assert told["prospects_1"] == pytest.approx(0.3 * 5 + 0.7 * 0.3 * 10 + 0.7 * 0.7 * 0.3 * 15)
