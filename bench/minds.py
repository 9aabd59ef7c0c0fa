"""How fast minds value positions and play themselves, beside the plain way: features and a network driven from Python.

    python bench/minds.py --seconds 5

Ratios within one run are what counts; absolute figures depend on the machine.
"""

import argparse
import json
from time import process_time

import numpy as np

from spindletop.bots.net import blank
from spindletop.games import find, shelf
from spindletop.kernel.buffer import Buffer
from spindletop.kernel.game import AnyGame
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import CHANCE, OVER, State
from spindletop.training.learner import Learner
from spindletop.training.plan import Plan
from spindletop.training.players import Player, Stint


def positions(first: State, count: int) -> list[State]:
    """Return positions of random games in which something is decided."""
    found: list[State] = []
    rng, out, seed = Rng(1), Buffer(), 0
    while len(found) < count:
        seed += 1
        state = first.copy()
        state.legal(out)
        while state.mover != OVER and len(found) < count:
            if state.mover != CHANCE and out.size > 1 and rng.below(9) == 0:
                found.append(state.copy())
            state.play_into(out.draw(rng) if state.mover == CHANCE else out.choose(rng), out)
    return found


def valued(player: Player, seconds: float) -> float:
    """Return how many after-states a mind values a second."""
    waiting = positions(player.starts[0], 200)
    out, values, done = Buffer(), blank(8192), 0
    start = process_time()
    while process_time() - start < seconds:
        for state in waiting:
            state.legal(out)
            player.mind.choices(state, out, values)
            done += int(out.size)
    return done / (process_time() - start)


def plainly_valued(game: AnyGame, first: State, seconds: float) -> float:
    """Return how many after-states a second numpy values in games against itself when Python asks for the summary."""
    random = np.random.default_rng(1)
    insight, seats = game.insight, int(first.seats)
    inputs = len(insight.names(first)) + seats
    layers = [random.standard_normal((inputs, 64)) * 0.1, random.standard_normal((64, 64)) * 0.1]
    last = random.standard_normal((64, seats)) * 0.1
    rng, out, done = Rng(1), Buffer(), 0
    start = process_time()
    while process_time() - start < seconds:
        state = first.copy()
        state.legal(out)
        while state.mover != OVER:
            if state.mover == CHANCE:
                state.play_into(out.draw(rng), out)
                continue
            insight.narrow(state, out)
            chosen, seat = 0, int(state.mover)
            if out.size > 1:
                rows = []
                for action in out.actions():
                    after = state.copy()
                    after.play_into(action, Buffer())
                    worth = [insight.evaluate(after, (seat + i) % seats) for i in range(seats)]
                    rows.append(insight.features(after, seat) + worth)
                squashed = np.sign(rows) * np.log1p(np.abs(rows))
                hidden = np.maximum(np.maximum(squashed @ layers[0], 0) @ layers[1], 0)
                chosen = int((hidden @ last)[:, 0].argmax())
                done += len(rows)
            state.play_into(out.items[chosen], out)
    return done / (process_time() - start)


def measure(game: AnyGame, seats: int, seconds: float) -> dict[str, float]:
    """Return the figures of one game."""
    plan = Plan(game.id, seats)
    player = Player(plan)
    weights = Learner(int(player.net.inputs), plan.hidden, plan.second, seats, 1).flat(averaged=False)
    player.net.load(weights)
    start = process_time()
    played = player.play(Stint(plan, weights, 0.0, 100.0, 1, seconds))
    ours = played.games / (process_time() - start)
    plain = plainly_valued(game, player.starts[0], seconds)
    compiled = valued(player, seconds)
    return {
        "inputs": int(player.net.inputs),
        "after_states_per_second": round(compiled),
        "plain_after_states_per_second": round(plain),
        "ratio": round(compiled / plain, 1),
        "games_per_second": round(ours, 2),
    }


def main() -> None:
    """Measure every game, or those that are named."""
    parser = argparse.ArgumentParser(description="Minds beside the plain way.")
    parser.add_argument("games", nargs="*", default=list(shelf()))
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--seats", type=int, default=0)
    wish = parser.parse_args()
    for name in wish.games:
        game = find(name)
        print(json.dumps({"game": name, **measure(game, wish.seats or game.default_seats, wish.seconds)}), flush=True)


if __name__ == "__main__":
    main()
