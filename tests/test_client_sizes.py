"""What a browser must fetch stays small: packed sizes of the built client, each within 15 % of what was measured."""

import json
from pathlib import Path

import pytest

from spindletop.showing.bundle import web_folder

WEB = Path(str(web_folder()))
ROOM = 1.15
SHELL, SHELL_STYLES, ICONS = 70_700, 9_500, 5_200
GAMES = {
    "crude": (9_200, 2_650),
    "interbellum": (59_300, 4_450),
    "oilman": (5_700, 1_550),
    "pipe_it_up": (26_800, 3_800),
    "pipeline": (15_300, 5_000),
}
"""Bytes of script and styles as they are sent, compressed; the shell is the first page with all it imports."""


@pytest.fixture(scope="module")
def manifest():
    path = WEB / "manifest.json"
    assert path.is_file(), "the client is not built: run make web"
    return json.loads(path.read_text(encoding="utf-8"))


def sent(*names: str) -> int:
    """Return how many bytes some files are when they are sent."""
    return sum((WEB / f"{name}.gz").stat().st_size for name in names)


def test_the_first_page_is_small(manifest):
    app = manifest["app"]
    assert sent(app["script"], *app["parts"]) <= SHELL * ROOM
    assert sent(app["styles"]) <= SHELL_STYLES * ROOM
    assert sent("icons.svg") <= ICONS * ROOM


def test_every_drawing_has_a_measure(manifest):
    assert set(manifest["games"]) == set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_the_drawing_of_a_game_is_small(manifest, game):
    script, styles = GAMES[game]
    assert sent(manifest["games"][game]["script"]) <= script * ROOM
    assert sent(manifest["games"][game]["styles"]) <= styles * ROOM
