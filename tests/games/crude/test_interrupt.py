"""Ctrl-C while bots play ends with KeyboardInterrupt; in compiled code a product of big numbers would abort instead."""

import signal
import subprocess
import sys

MOMENTS = 6
PATIENCE = 20_000
"""How many lines may lie in the pipe, or still be written, before an interruption has come through."""
PLAYER = f"""
from spindletop.bots.registry import make_bot
from spindletop.bots.play import play_game
from spindletop.games.crude import GAME
from spindletop.kernel.events import Listener

class Progress(Listener):
    def hear(self, event):
        print("playing", flush=True)

for moment in range({MOMENTS}):
    try:
        for seed in range(1000):
            play_game(GAME, [make_bot("greedy", GAME) for _ in range(4)], seed, listener=Progress())
    except KeyboardInterrupt:
        print("stopped", flush=True)
"""


def test_an_interruption_is_heard_at_any_moment_and_never_aborts():
    with subprocess.Popen([sys.executable, "-c", PLAYER], stdout=subprocess.PIPE, text=True) as player:
        assert player.stdout is not None
        for moment in range(MOMENTS):
            for _ in range(1 + 10 * moment):
                assert player.stdout.readline() == "playing\n"
            player.send_signal(signal.SIGINT)
            words = [player.stdout.readline()]
            while words[-1] == "playing\n" and len(words) < PATIENCE:
                words.append(player.stdout.readline())
            assert words[-1] == "stopped\n", "the player is gone, or has not heard of the interruption"
    assert player.returncode == 0
