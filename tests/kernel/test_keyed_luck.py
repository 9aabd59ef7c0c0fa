"""Keyed luck: draws are as likely as their weights say, and depend on what they are for, not on what came before."""

from collections import Counter, defaultdict

import pytest

from spindletop.games import find
from spindletop.kernel.buffer import Buffer
from spindletop.kernel.keyed_dealer import KeyedDealer, race, share
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import CHANCE, OVER

GAMES = [find(name) for name in ("crude", "interbellum", "oilman", "pipe_it_up", "pipeline")]
by_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def weighed(weights: list[int]) -> Buffer:
    out = Buffer()
    for x, weight in enumerate(weights):
        out.weigh(x, weight)
    return out


def chi_square(counts: list[int], weights: list[int]) -> float:
    total, whole = sum(counts), sum(weights)
    return sum(
        (count - total * weight / whole) ** 2 / (total * weight / whole)
        for count, weight in zip(counts, weights, strict=True)
    )


@pytest.mark.parametrize("weights", [[1] * 6, [1] * 20, [1, 2, 3, 4, 30], [40, 1, 1]])
def test_a_race_draws_each_card_as_often_as_its_weight_says(weights):
    rng, out = Rng(7), weighed(weights)
    draws = 20_000
    counts = Counter(int(race(out, 0, 0, rng.next32(), rng.next32())) for _ in range(draws))
    freedom = len(weights) - 1
    assert chi_square([counts[x] for x in range(len(weights))], weights) < freedom + 4 * (2 * freedom) ** 0.5 + 4


def test_neighbouring_draws_of_one_deck_are_independent():
    out, first = weighed([1] * 6), Rng(3).next32()
    counts = Counter(int(race(out, 0, 0, first, second)) for second in range(12_000))
    assert chi_square([counts[x] for x in range(6)], [1] * 6) < 22


def test_a_card_more_does_not_disturb_the_others():
    rng = Rng(11)
    fewer, more = weighed([1] * 20), weighed([1] * 21)
    words = [(rng.next32(), rng.next32()) for _ in range(2_000)]
    changed = [race(more, 0, 0, *pair) for pair in words if race(more, 0, 0, *pair) != race(fewer, 0, 0, *pair)]
    assert set(changed) == {20}
    assert len(changed) == pytest.approx(2_000 / 21, rel=0.35)


def test_more_weight_on_the_good_end_never_makes_a_draw_worse():
    poor, rich = weighed([50, 50]), weighed([40, 60])
    for i in range(1000):
        assert share(rich, i / 1000) >= share(poor, i / 1000)


def test_the_shares_cover_everything_up_to_the_last_number():
    assert share(weighed([1, 2, 1]), 0.0) == 0
    assert share(weighed([1, 2, 1]), 1 - 2**-53) == 2


def played(game, seed: int, rotation: int, choices: int, heard=None, actions=400, movers=None) -> str:
    """Play at random, decisions by a stream of their own; `heard` is told every draw and its turn."""
    state, out, rng = game.start(game.default_seats), Buffer(), Rng(choices)
    dealer = KeyedDealer(seed, int(state.seats), rotation)
    state.legal(out)
    for _ in range(actions):
        if state.mover == OVER:
            break
        dealer.follow(state.turn)
        if state.mover == CHANCE:
            action = dealer.draw(state, out)
            if heard is not None:
                heard(state, dealer, int(action))
        else:
            action = out.choose(rng)
            if movers is not None:
                movers.append(int(state.mover))
        state.play_into(action, out)
    return str(state.digest())


@by_game
def test_the_same_key_gives_the_same_game_and_another_seed_another(game):
    assert played(game, 5, 0, 1) == played(game, 5, 0, 1)
    assert played(game, 5, 0, 1) != played(game, 6, 0, 1)


@by_game
def test_who_begins_is_the_same_in_every_rotation(game):
    begun = set()
    for rotation in range(game.default_seats):
        movers: list[int] = []
        played(game, 9, rotation, 1, None, 200, movers)
        begun.add(movers[0])
    assert len(begun) == 1


def test_dice_do_not_depend_on_what_was_decided():
    crude = find("crude")
    rolls: list[dict[object, int]] = []
    for choices in (1, 2):
        seen: dict[object, int] = {}

        def note(state, dealer, action, seen=seen):
            if state.vocabulary.verb(action).name == "roll":
                seen[int(state.turn), dealer.turns[state.turn]] = action

        played(crude, 4, 0, choices, note)
        rolls.append(seen)
    common = rolls[0].keys() & rolls[1].keys()
    assert len(common) > 10
    assert all(rolls[0][turn] == rolls[1][turn] for turn in common)


def test_in_a_rotation_each_seat_meets_the_missions_of_another():
    pipes = find("pipe_it_up")
    same = 0
    for seed in range(10):
        dealt: dict[int, dict[int, str]] = defaultdict(dict)
        for rotation in (0, 1):

            def note(state, dealer, action, rotation=rotation, dealt=dealt):
                structure = state.vocabulary.structure(action)
                if structure["verb"] == "deal":
                    dealt[rotation][structure["seat"]] = structure["mission"]

            played(pipes, seed, rotation, 1, note, 40)
        same += sum(dealt[1][seat] == dealt[0][(seat + 1) % 4] for seat in range(4))
    assert same >= 30  # a card that two seats would draw goes to the one whose turn is first
