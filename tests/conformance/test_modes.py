"""The interpreted and the compiled engine play the same games."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cases import QUICK, all_cases
from random_play import positions
from spindletop.games import shelf
from spindletop.kernel import state as engine

SOURCE = Path(__file__).parent.parent.parent / "src"
HELPERS = Path(__file__).parent.parent / "helpers"
EVERY = 17
SEEDS = (50, 51)
LONGEST = 500
"""How far each game is compared: interpreted games are slow, and there are many."""


def digests(game_id: str) -> list[str]:
    """Return one line for each random game: where it stood last, and a number made from all digests on the way."""
    found: list[str] = []
    for case in all_cases():
        for seed in SEEDS if case.game.id == game_id else ():
            marks = [state.digest() for n, state in enumerate(positions(case, seed, LONGEST)) if n % EVERY == 0]
            total = sum(int(mark, 16) * (i + 1) for i, mark in enumerate(marks)) % (1 << 64)
            found.append(f"{case} {seed} {len(marks)} {marks[-1]} {total:016x}")
    return found


def main() -> None:
    """Print the digests of a game as the interpreted engine gives them."""
    assert Path(engine.__file__).suffix == ".py", "this must be the interpreted engine"
    print("\n".join(digests(sys.argv[1])))


@pytest.mark.slow
@pytest.mark.skipif(QUICK, reason="a quick run is itself the interpreted one; the compiled run compares the two")
@pytest.mark.parametrize("game_id", shelf())
def test_interpreted_and_compiled_games_have_the_same_digests(game_id):
    path = os.pathsep.join([str(SOURCE), str(HELPERS)])
    code = f"import sys; sys.path.insert(0, {str(Path(__file__).parent)!r}); import test_modes; test_modes.main()"
    told = subprocess.run(
        [sys.executable, "-c", code, game_id],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stderr
    mine = digests(game_id)
    assert mine
    assert told.stdout.splitlines() == mine
