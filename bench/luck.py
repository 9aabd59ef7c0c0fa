"""Measure what keyed luck brings: how the victories of a seat in two editions go together, with it and without.

    python bench/luck.py crude players.4.cash=201 --deals 100

Without it, both editions draw from one stream with the same seed, as tables do; prints one JSON object.
"""

import argparse
import json

from spindletop.bots.play import play_silently
from spindletop.bots.registry import make_bot
from spindletop.games import find
from spindletop.lab.compare import paired_luck
from spindletop.lab.design import Wish, make_plan
from spindletop.lab.intervals import correlation
from spindletop.lab.studies import compare_arms
from spindletop.lab.study import run


def one_stream(game_id: str, patch: str, bot: str, games: int) -> float:
    """Return the correlation where both editions share nothing but the seed of one stream."""
    game = find(game_id)
    wish = Wish(game_id)
    firsts = [game.start(None, {}, arm.chosen_edition()) for arm in compare_arms(wish, "base", patch)]
    bots = [make_bot(bot, game) for _ in range(game.default_seats)]
    wins: list[list[float]] = [[], []]
    for seed in range(games):
        for arm, first in enumerate(firsts):
            winners = play_silently(first, bots, seed).winners()
            wins[arm] += [(seat in winners) / len(winners) for seat in range(game.default_seats)]
    return correlation(*wins)


def main() -> None:
    """Compare the two ways to draw."""
    parser = argparse.ArgumentParser(description="Measure keyed luck; prints one JSON object.")
    parser.add_argument("game")
    parser.add_argument("patch")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--bot", default="greedy")
    asked = parser.parse_args()
    seats = find(asked.game).default_seats
    wish = Wish(asked.game, levels=(asked.bot,), games=asked.deals * seats)
    ledger = run(make_plan("compare", wish, compare_arms(wish, "base", asked.patch))[0])
    print(
        json.dumps(
            {
                "game": asked.game,
                "patch": asked.patch,
                "pairs": asked.deals * seats,
                "keyed": paired_luck(ledger.ordered(0))["rho"],
                "one_stream": round(one_stream(asked.game, asked.patch, asked.bot, asked.deals * seats), 3),
            }
        )
    )


if __name__ == "__main__":
    main()
