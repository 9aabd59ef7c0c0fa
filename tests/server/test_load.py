"""The measurement of the server under load goes on when games end, and plays as many moves as it was told to."""

import json
import subprocess
import sys
from pathlib import Path

LOAD = Path(__file__).parents[2] / "bench" / "server" / "load.py"


def test_games_that_end_are_followed_by_others():
    command = [sys.executable, str(LOAD), "--tables", "2", "--moves", "150", "--rounds", "2", "--no-peer", "--json"]
    ended = subprocess.run(command, capture_output=True, timeout=120, check=False, text=True)
    assert ended.returncode == 0, ended.stderr
    figures = json.loads(ended.stdout)["spindletop"]
    assert figures["moves"] == 150
    assert figures["games"] > 2
    assert figures["kilobytes_per_update"] > 5, "the whole view, as a browser gets it"
