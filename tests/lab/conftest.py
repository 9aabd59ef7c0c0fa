"""A tiny game with numbers to turn, put on the shelf."""

import pytest

import wildcat_game
from spindletop.games import shelf


@pytest.fixture
def wildcat(monkeypatch):
    monkeypatch.setitem(shelf(), "wildcat", wildcat_game.GAME)
    return wildcat_game.GAME
