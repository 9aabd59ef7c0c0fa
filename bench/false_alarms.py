"""Count false alarms: many comparisons of an edition with itself, of both kinds; prints one JSON object.

    python bench/false_alarms.py oilman --seats 2 --runs 200 --deals 30

At most 5 % of the runs may call any headline changed: 10 of 200.
"""

import argparse
import json

from spindletop.lab import compare
from spindletop.lab.design import Wish
from spindletop.lab.studies import DEALS, SALT
from spindletop.lab.verdicts import CHANGED


def main() -> None:
    """Compare an edition with itself again and again."""
    parser = argparse.ArgumentParser(description="Count false alarms of A/A runs; prints one JSON object.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--runs", type=int, default=200)
    parser.add_argument("--deals", type=int, default=30)
    parser.add_argument("--bot", default="greedy")
    asked = parser.parse_args()
    alarms: dict[str, list[str]] = {}
    for kind in (SALT, DEALS):
        alarms[kind] = []
        for run in range(asked.runs):
            wish = Wish(asked.game, asked.seats, levels=(asked.bot,), games=asked.deals * asked.seats, seed=run)
            verdicts = compare(wish, "base", same=kind)["verdicts"]
            found = [name for name, verdict in verdicts.items() if verdict.startswith(CHANGED)]
            alarms[kind] += [f"{run}: {', '.join(found)}"] if found else []
    counts = {kind: len(found) for kind, found in alarms.items()}
    print(json.dumps({**vars(asked), "alarms": counts, "which": alarms}))


if __name__ == "__main__":
    main()
