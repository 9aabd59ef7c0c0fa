"""Whole games: nothing is lost on the way, views and boards can be shown, and the evaluation likes what players do."""

import importlib.util
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pipeline_positions import COSTS, REFINERY, STRAIGHT, at, do, legal
from spindletop.bots.registry import make_bot
from spindletop.games.pipeline import GAME
from spindletop.games.pipeline.state import Table
from spindletop.kernel.dealer import pick
from spindletop.kernel.events import Chronicle
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import CHANCE, OVER, SPECTATOR

found = importlib.util.spec_from_file_location("pipeline_invariants", Path(__file__).with_name("invariants.py"))
assert found is not None and found.loader is not None
invariants: Any = importlib.util.module_from_spec(found)
found.loader.exec_module(invariants)

VARIANTS: list[dict[str, object]] = [
    {},
    {"beginner": True},
    {"families": "contracts_orders,machines,shops,refined_markets,human_resources", "pipe_batches": "exact"},
    {"families": "government,machines,shops,engineering,human_resources", "engineering3": "any"},
    {"demand_side": "right", "tank_places": 8, "valuations": "14,15,16"},
    {"tank_places": 4, "sevens": False, "valuations": "4,12,13", "start_tanks": "recommended"},
]


def play_on(s: Table, rng: Rng) -> None:
    choices = s.choices()
    if s.mover == CHANCE:
        weights = s.weights()
        s.play(choices[pick(rng.below(sum(weights)), weights)])
    else:
        s.play(choices[int(rng.below(len(choices)))])


@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_end_and_lose_nothing_on_the_way(seats: int, options: dict[str, object]) -> None:
    s = GAME.start(seats, options)
    watch = invariants.Watch(s)
    rng = Rng(seats)
    step = 0
    while s.mover != OVER:
        play_on(s, rng)
        if step % 7 == 0 or s.mover == OVER:
            watch.check(s)
        step += 1
    assert s.ending == "third_year"
    assert len(s.winners()) == 1  # PL-R33
    assert s.round == 18


@settings(max_examples=12, deadline=None)
@given(st.integers(0, 10**9), st.integers(2, 4), st.integers(50, 260))
def test_every_action_keeps_the_invariants_and_copies_are_independent(seed: int, seats: int, length: int) -> None:
    s = GAME.start(seats)
    watch = invariants.Watch(s)
    rng = Rng(seed)
    for _ in range(length):
        twin = s.copy()
        before = twin.digest()
        play_on(s, rng)
        watch.check(s)
        assert twin.digest() == before


def test_the_view_is_plain_data_and_the_same_for_everybody() -> None:
    s = GAME.start(3)
    rng = Rng(4)
    step = 0
    while s.mover != OVER:
        if step % 60 == 0:
            seen = [json.dumps(GAME.view(s, seat)) for seat in (0, 1, SPECTATOR)]
            assert len(set(seen)) == 1  # PL-R28
            assert "Markets" in GAME.draw(json.loads(seen[0]))
        play_on(s, rng)
        step += 1
    assert GAME.view(s, 0)["round"] == 18


def test_the_board_shows_network_markets_and_contracts() -> None:
    red = {"network": REFINERY, "machines": [[16, 16]], "active": ["C1"], "oil": ["T1"], "upgrades": {"shops": 1}}
    board = GAME.draw(GAME.view(at(red, markers=COSTS), 0))
    assert "C1" in board
    assert "Shops I" in board
    assert "▣▣" in board
    assert "T 10" in board or "T 11" in board


def test_everything_that_happens_can_be_told() -> None:
    s = GAME.start(2)
    listener = Chronicle()
    s.listener = listener
    rng = Rng(11)
    while s.mover != OVER:
        play_on(s, rng)
    lines = [event.words(0, ["Ada", "Bo"]) for event in listener.take()]
    assert any(line.startswith("Ada") for line in lines)
    assert all("{" not in line for line in lines)


def test_every_choice_has_words() -> None:
    s = GAME.start(4)
    rng = Rng(2)
    step = 0
    while s.mover != OVER:
        if step % 25 == 0 and s.mover != CHANCE:
            assert s.step.prompt(s)
            for a in s.choices()[:12]:
                verb = GAME.vocabulary.verb(a)
                assert verb.words(s, a - verb.base)
                assert isinstance(verb.hint(s, a - verb.base) + verb.place(s, a - verb.base), str)
        play_on(s, rng)
        step += 1


# The evaluation


def worth(red: dict[str, Any], **more: Any) -> float:
    return GAME.insight.evaluate(at(red, markers=COSTS, **more), 0)


def test_the_evaluation_likes_money_oil_and_long_pipelines_and_dislikes_tokens() -> None:
    plain = worth({"cash": 40})
    assert worth({"cash": 60}) > plain
    assert worth({"tokens": 2}) < plain
    assert worth({"oil": ["T2"]}) > plain
    assert worth({"network": STRAIGHT}) > worth({"network": STRAIGHT[:1]}) > plain
    assert worth({"network": REFINERY, "oil": ["T0"]}) > worth({"network": REFINERY})


def test_an_unfinished_action_is_worth_more_than_passing_where_it_promises_something() -> None:
    red = {"network": REFINERY, "oil": ["T0", "O0"], "cash": 40}
    run = GAME.insight.evaluate(do(at(red, markers=COSTS), "run 47"), 0)
    gov = GAME.insight.evaluate(do(at({"cash": 40}, markers=COSTS), "gov 0 1"), 0)
    assert run > GAME.insight.evaluate(do(at(red, markers=COSTS), "pass"), 0)
    assert gov > GAME.insight.evaluate(do(at({"cash": 40}, markers=COSTS), "pass"), 0)


def test_a_network_without_money_and_oil_is_worth_a_loan_and_a_purse_is_worth_keeping() -> None:
    poor = at({"network": REFINERY, "cash": 0}, markers=COSTS)
    bot = make_bot("greedy", GAME)
    s = do(poor, GAME.vocabulary.text(bot.choose(poor)))
    assert s.step.name == "contracts"
    assert GAME.vocabulary.text(bot.choose(s)) == "loan"
    gain = worth({"network": REFINERY, "cash": 12}) - worth({"network": REFINERY, "cash": 0})
    assert gain > 1.5 * (worth({"network": REFINERY, "cash": 32}) - worth({"network": REFINERY, "cash": 20}))


def test_a_good_spot_for_a_tile_is_worth_more_than_a_bad_one() -> None:
    s = do(at({"cash": 40, "network": STRAIGHT}, markers=COSTS, pipes={"tank": [105, 0, 1, 2]}), "work 6", "buy_pipe 0")
    after = {line: GAME.insight.evaluate(do(s.copy(), line), 0) for line in legal(s, "place")}
    longest = {line: int(do(s.copy(), line).networks[0].longest(0)) for line in after}
    lengthening = [after[line] for line in after if longest[line] == 7]
    idle = after["place 15 17 0"]
    assert longest["place 15 17 0"] == 6
    assert lengthening
    assert min(lengthening) > idle


def test_features_have_names_and_begin_with_the_own_seat() -> None:
    s = at({"cash": 77}, seats=3)
    names = GAME.insight.names(s)
    numbers = GAME.insight.features(s, 0)
    assert len(names) == len(set(names)) == len(numbers)
    assert numbers[names.index("cash_0")] == 77
    assert GAME.insight.features(s, 2)[names.index("cash_1")] == 77
