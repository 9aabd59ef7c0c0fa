"""The interpreted and the compiled engine play the same games."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cases import QUICK, all_cases
from playing import positions

SOURCE = Path(__file__).parent.parent.parent / "src"
HELPERS = Path(__file__).parent.parent / "helpers"
EVERY = 23
GAMES = 2


def digests() -> list[str]:
    """Return digests along random games of every case."""
    found: list[str] = []
    for case in all_cases():
        for seed in range(GAMES):
            marks = [state.digest() for n, state in enumerate(positions(case, 50 + seed)) if n % EVERY == 0]
            found.append(f"{case} {seed} {len(marks)} {' '.join(marks[-3:])} {hash_of(marks)}")
    return found


def hash_of(marks: list[str]) -> str:
    """Return one number for many digests."""
    return f"{sum(int(mark, 16) * (i + 1) for i, mark in enumerate(marks)) % (1 << 64):016x}"


@pytest.mark.slow
@pytest.mark.skipif(QUICK, reason="a quick run is itself the interpreted one; the compiled run compares the two")
def test_interpreted_and_compiled_games_have_the_same_digests():
    mine = digests()
    path = os.pathsep.join([str(SOURCE), str(HELPERS)])
    code = f"import sys; sys.path.insert(0, {str(Path(__file__).parent)!r}); import test_modes, cases; "
    code += "assert test_modes.SOURCE.as_posix() in cases.shelf.__code__.co_filename; "
    code += "print('\\n'.join(test_modes.digests()))"
    told = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=True
    )
    assert told.stdout.splitlines() == mine
