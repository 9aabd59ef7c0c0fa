"""Measure how fast other engines play at random, counted as we count ourselves; prints one JSON object.

Runs on its own, in an environment that holds nothing but the peers:

    python3 -m venv .venv-peers
    .venv-peers/bin/python -m pip install --require-hashes -r bench/requirements-peers.lock
    .venv-peers/bin/python bench/peers.py --seconds 10

A decision is counted only where the mover has at least two choices; a chance draw is no decision, and neither is a
forced move, but their time counts. Each row has the names that `spindletop bench --json` uses for our own games:
decisions_per_second, branching (mean choices of a counted decision), copy_us (over positions of one game); and
plies_per_second, which counts the forced moves too, because that is the figure the peers themselves like to quote.
"""

import argparse
import json
import random
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib.metadata import version
from time import perf_counter
from typing import Any

import pyspiel
from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

# Dice and a race, hidden hands, four seats, an economy, and a game about as light as they come.
SPIEL_GAMES = ["backgammon", "gin_rummy", "hearts", "bargaining", "oware"]
COPY_SECONDS = 0.3
POSITION_EVERY = 20


@dataclass
class Tally:
    """What was counted so far; with `keep`, also copies of some positions."""

    keep: bool = False
    decisions: int = 0
    choices: int = 0
    plies: int = 0
    games: int = 0
    positions: list[Any] = field(default_factory=list)

    def count(self, choices: int) -> bool:
        """Count one move out of so many choices; return whether this position should be kept."""
        self.plies += 1
        if choices < 2:
            return False
        self.decisions += 1
        self.choices += choices
        return self.keep and self.decisions % POSITION_EVERY == 1


def play_catan(tally: Tally) -> None:
    """Play one game of four random players with Catanatron's own loop."""
    game = Game([RandomPlayer(color) for color in Color], seed=random.randrange(1, 1 << 30))
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        if tally.count(len(game.state.playable_actions)):
            tally.positions.append(game.copy())
        game.play_tick()
    tally.games += 1


def spiel_player(name: str) -> Callable[[Tally], None]:
    """Return a function that plays one random game of OpenSpiel."""
    game = pyspiel.load_game(name)

    def play(tally: Tally) -> None:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, probabilities)[0])
                continue
            legal = state.legal_actions()
            if tally.count(len(legal)):
                tally.positions.append(state.clone())
            state.apply_action(random.choice(legal))
        tally.games += 1

    return play


def measure(play: Callable[[Tally], None], copy: Callable[[Any], Any], seconds: float) -> dict[str, float]:
    """Play whole games for about so many seconds, then time copies of the positions of one more game."""
    play(Tally())  # what is loaded on first use should not be timed
    tally = Tally()
    start = perf_counter()
    while (elapsed := perf_counter() - start) < seconds:
        play(tally)
    walk = Tally(keep=True)
    while not walk.positions:
        play(walk)
    return {
        "decisions_per_second": round(tally.decisions / elapsed),
        "branching": round(tally.choices / tally.decisions, 1),
        "copy_us": round(copy_time(walk.positions, copy) * 1e6, 2),
        "plies_per_second": round(tally.plies / elapsed),
        "games": tally.games,
        "decisions": tally.decisions,
        "seconds": round(elapsed, 2),
    }


def copy_time(positions: list[Any], copy: Callable[[Any], Any]) -> float:
    """Return the mean time of one copy in seconds."""
    copies = 0
    start = perf_counter()
    while (elapsed := perf_counter() - start) < COPY_SECONDS:
        for position in positions:
            copy(position)
        copies += len(positions)
    return elapsed / copies


def main() -> None:
    """Measure every peer and print the figures."""
    parser = argparse.ArgumentParser(description="Measure other engines; prints one JSON object.")
    parser.add_argument("--seconds", type=float, default=10, help="time for each of the two peers (10)")
    parser.add_argument("--seed", type=int, default=1901)
    wish = parser.parse_args()
    random.seed(wish.seed)

    rows: dict[str, dict[str, Any]] = {}
    print("catanatron, four random players", file=sys.stderr)
    catan = measure(play_catan, Game.copy, wish.seconds)
    rows["catanatron"] = {"version": version("catanatron"), "seats": 4, **catan}
    for name in SPIEL_GAMES:
        print(f"open_spiel {name}, driven from Python", file=sys.stderr)
        figures = measure(spiel_player(name), pyspiel.State.clone, wish.seconds / len(SPIEL_GAMES))
        seats = pyspiel.load_game(name).num_players()
        rows[f"open_spiel {name}"] = {"version": version("open_spiel"), "seats": seats, **figures}
    print(json.dumps(rows, indent=2))


if __name__ == "__main__":
    main()
