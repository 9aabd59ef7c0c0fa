"""The invariants of each game, which stand beside its tests."""

import importlib.util
from pathlib import Path
from typing import Any

GAMES = Path(__file__).parent.parent / "games"


def invariants(game_id: str) -> Any:
    """Return tests/games/<game>/invariants.py; every game of ours has one."""
    path = GAMES / game_id / "invariants.py"
    assert path.exists(), f"{game_id} has no invariants: write tests/games/{game_id}/invariants.py with a class Watch"
    spec = importlib.util.spec_from_file_location(f"invariants_{game_id}", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
