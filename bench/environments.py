"""Measure how many steps a second N games make together in one batch, and as N separate PettingZoo environments.

    python bench/environments.py --game oilman --count 64 --seconds 5

Both play at random; the time the random player itself takes is left out. Processor time is measured, so that a busy
machine does not favour one side.
"""

import argparse
import json
from collections.abc import Callable
from time import process_time
from typing import Any

import numpy as np

from spindletop.envs import pettingzoo
from spindletop.envs.batch import BatchEnv
from spindletop.games import shelf

Step = Callable[[], tuple[int, float]]
"""Makes some steps; returns how many and the time the player took to choose."""


def separate(game: str, count: int, seats: int | None) -> Step:
    """Return a function that steps each of `count` environments once."""
    rng = np.random.default_rng(1)
    envs: list[Any] = [pettingzoo.env(game, seats) for _ in range(count)]
    for i, env in enumerate(envs):
        env.reset(seed=i)

    def step() -> tuple[int, float]:
        chosen = 0.0
        for env in envs:
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
                observation, *_ = env.last()
            start = process_time()
            legal = np.flatnonzero(observation["action_mask"])
            action = int(legal[rng.integers(len(legal))])
            chosen += process_time() - start
            env.step(action)
        return count, chosen

    return step


def together(game: str, count: int, seats: int | None) -> Step:
    """Return a function that steps a batch once."""
    rng = np.random.default_rng(1)
    batch = BatchEnv(game, count, seats)
    view = batch.reset(1)

    def step() -> tuple[int, float]:
        nonlocal view
        start = process_time()
        actions = (rng.random(view.masks.shape, np.float32) * view.masks).argmax(1)
        chosen = process_time() - start
        view = batch.step(actions)
        return count, chosen

    return step


def steps_per_second(step: Step, seconds: float) -> float:
    """Return the steps a second of processor time, choosing not counted."""
    step()
    steps, chosen, start = 0, 0.0, process_time()
    while process_time() - start < seconds:
        made, spent = step()
        steps += made
        chosen += spent
    return steps / (process_time() - start - chosen)


def measure(game: str, count: int, seats: int | None, seconds: float) -> dict[str, float]:
    """Return both figures and their ratio."""
    apart = steps_per_second(separate(game, count, seats), seconds)
    batched = steps_per_second(together(game, count, seats), seconds)
    return {"separate": round(apart), "batch": round(batched), "ratio": round(batched / apart, 2)}


def main() -> None:
    """Measure one game, or all."""
    parser = argparse.ArgumentParser(description="Measure the environments; prints one JSON object.")
    parser.add_argument("--game", default="", help="one game (all)")
    parser.add_argument("--count", type=int, default=64)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seconds", type=float, default=5)
    wish = parser.parse_args()
    games = [wish.game] if wish.game else list(shelf())
    print(json.dumps({game: measure(game, wish.count, wish.seats, wish.seconds) for game in games}, indent=2))


if __name__ == "__main__":
    main()
