"""Measure how many games a second a tournament plays on one process and on two; prints one JSON object.

    python bench/arena.py --game oilman --deals 200

Starting the processes is left out: the clock runs from the first result to the last.
"""

import argparse
import json
import os
from functools import partial
from time import perf_counter

from spindletop.arena.plan import Plan
from spindletop.arena.playing import play_fixture
from spindletop.arena.workers import Processes


def games_per_second(plan: Plan, processes: int) -> float:
    """Return the games a second once all processes are at work."""
    fixtures = plan.fixtures()
    times: list[float] = []
    for _ in Processes(processes, bundle=4).play(partial(play_fixture, plan), fixtures):
        times.append(perf_counter())
    warm = len(times) // 10
    return (len(times) - 1 - warm) / (times[-1] - times[warm])


def main() -> None:
    """Measure one plan on one and on two processes."""
    parser = argparse.ArgumentParser(description="Measure the arena; prints one JSON object.")
    parser.add_argument("--game", default="oilman")
    parser.add_argument("--bots", nargs=2, default=["greedy", "random"])
    parser.add_argument("--deals", type=int, default=200)
    wish = parser.parse_args()
    plan = Plan(wish.game, tuple(wish.bots), seats=2, deals=wish.deals).check()
    one, two = games_per_second(plan, 1), games_per_second(plan, 2)
    load = os.getloadavg()[0]
    print(
        json.dumps({"one": round(one, 2), "two": round(two, 2), "ratio": round(two / one, 2), "load": round(load, 1)})
    )


if __name__ == "__main__":
    main()
