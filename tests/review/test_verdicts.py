"""Mistakes are found, are worth what they are worth, and are judged by what the seat could know."""

import pytest

from exact_race import ExactRace, race_record
from reviewed_games import assert_closes, gusher_record, short_record
from secret_game import make as hands_game
from spindletop.bots.play import play_game
from spindletop.bots.registry import make_bot
from spindletop.games import find
from spindletop.kernel.rng import Rng
from spindletop.review import review
from spindletop.review.comparison import Comparison
from spindletop.review.values import InsightValues
from spindletop.review.verdict import mark_of
from spindletop.review.walk import Walk


@pytest.mark.parametrize("seed", range(6))
def test_with_true_chances_every_loss_is_true_and_nothing_is_unforeseen(tmp_path, seed):
    exact = ExactRace()
    record = race_record(tmp_path, exact, seed, at_random=True)
    found = review(record, values=exact)
    assert_closes(found)
    exactly = [judged for judged in found.decisions if judged.error == 0]
    assert len(exactly) >= 2, "only where draws are too many to be all looked at there is an error"
    for judged in exactly:
        state = record.replay(judged.node)
        assert judged.loss == pytest.approx(exact.losses(state)[judged.played], abs=2e-6)
        before, after = found.nodes[judged.node], found.nodes[judged.node + 1]
        assert before is not None and after is not None
        following = found.event_at(judged.node + 1)
        if following is None or following.exact:
            assert after[judged.seat] - before[judged.seat] == pytest.approx(-1e6 * judged.loss, abs=3)


def test_planted_blunders_are_found_and_perfect_play_has_no_marks(tmp_path):
    exact = ExactRace()
    planted = found = 0
    for seed in range(12):
        record = race_record(tmp_path, exact, seed)
        perfect = review(record, values=exact)
        assert not [judged for judged in perfect.decisions if judged.counted]
        assert perfect.gifts == [[0, 0], [0, 0]]
        stakes = [max(exact.losses(record.replay(judged.node)).values()) for judged in perfect.decisions]
        if max(stakes) > 0.1:
            node = perfect.decisions[stakes.index(max(stakes))].node
            judged = review(race_record(tmp_path, exact, seed, planted=node), values=exact).decision_at(node)
            planted += 1
            found += judged is not None and judged.mark == "??"
    assert planted >= 6
    assert found >= 0.9 * planted


def test_a_win_not_taken_is_a_mistake_at_both_depths(examples):
    """Who drills on with enough in the tank to win gives the others a chance."""
    record = gusher_record(1, 2, 10)
    for seed in range(40):
        record = gusher_record(seed, 2, 10)
        missed = [node for node in range(len(record.actions)) if wins_at_once(record, node)]
        if missed:
            break
    for depth in ("quick", "deep"):
        judged = review(record, depth).decision_at(missed[0])
        assert judged is not None and judged.depth == depth
        assert judged.choice(judged.best).words.startswith("Bank")
        assert judged.mark in ("?", "??")


def wins_at_once(record, node):
    state = record.replay(node)
    if state.mover < 0 or len(state.choices()) < 2 or record.game.vocabulary.text(record.actions[node]) != "drill":
        return False
    return state.bank[state.turn] + state.tank >= state.goal


def test_what_a_seat_cannot_know_changes_no_verdict(tmp_path):
    game = hands_game(tmp_path)
    record = play_game(game, [make_bot("random", game)] * 3, 5).record
    comparison = Comparison(game, InsightValues(game, 0.1))
    for decided in Walk(record).decisions:
        state = record.replay(decided.node)
        other = state.resample(decided.seat, Rng(77))
        worlds, others = (comparison.worlds(one, decided.node, 0, 8) for one in (state, other))
        assert [world.digest() for world in worlds] == [world.digest() for world in others]


def test_the_same_seed_gives_the_same_review_in_any_number_of_processes(examples):
    record = gusher_record(2, 2, 10)
    alone = review(record, "deep", seed=4)
    assert review(record, "deep", seed=4, jobs=2) == alone
    assert review(record, seed=4).key != alone.key
    assert review(record, seed=4).nodes == alone.nodes, "a deep look changes no value of a position and no luck"
    assert_closes(alone)


def test_marks_are_as_rare_at_every_seat_count():
    assert [mark_of(loss, 4) for loss in (0.019, 0.02, 0.04, 0.08)] == ["", "?!", "?", "??"]
    assert [mark_of(loss, 2) for loss in (0.0230, 0.0232, 0.0463, 0.0925)] == ["", "?!", "?", "??"]


def test_at_most_five_turning_points_in_order_and_one_a_turn():
    game = find("oilman")
    found = review(short_record("oilman", 3), values=InsightValues(game, 0.02))
    assert 0 < len(found.turning_points) <= 5
    nodes = [moment.node for moment in found.turning_points]
    assert nodes == sorted(nodes)
    turns = [moment.turn for moment in found.turning_points]
    assert len(set(turns)) == len(turns)
    assert all(moment.swing >= 40_000 for moment in found.turning_points)


def test_forced_moves_are_no_decisions():
    record = short_record("crude", 2)
    found = review(record, values=InsightValues(record.game, 0.01))
    assert all(len(record.replay(judged.node).choices()) > 1 for judged in found.decisions)
