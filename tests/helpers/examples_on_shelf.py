"""Installs the examples of docs/ for one test, through entry points, without installing anything."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from spindletop.games import shelf
from spindletop.kernel.plugin import load

EXAMPLES = Path(__file__).parent.parent.parent / "docs" / "examples"
ENTRY_POINTS = """\
[spindletop.games]
gusher = gusher:GAME

[spindletop.bots]
cautious = cautious:Cautious
broken = no_such_module:Bot
"""
BROKEN = """\
[spindletop.games]
gusher = gusher:GAME
missing = no_such_module:GAME
raising = broken_plugins.raising:GAME
leaving = broken_plugins.leaving:GAME
no_game = json:dumps
no_files = broken_plugins.without_files:GAME

[spindletop.bots]
cautious = cautious:Cautious
broken = no_such_module:Bot
no_bot = string:digits
"""


def announce(folder: Path, announced: str = ENTRY_POINTS) -> Path:
    """Write a dist-info folder that announces the examples; return the folder that a search path must name."""
    info = folder / "site" / "gusher-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: gusher\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(announced)
    return folder / "site"


@contextmanager
def examples_on_shelf(folder: Path, monkeypatch: pytest.MonkeyPatch, announced: str = ENTRY_POINTS) -> Iterator[None]:
    """Let a dist-info folder announce the example game and the example bot, and whatever else."""
    monkeypatch.syspath_prepend(str(announce(folder, announced)))
    monkeypatch.syspath_prepend(str(EXAMPLES))
    shelf.cache_clear()
    load.cache_clear()
    yield
    shelf.cache_clear()
    load.cache_clear()
