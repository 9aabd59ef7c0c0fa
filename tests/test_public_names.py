"""What `from spindletop import ...` gives, and that it costs nothing before it is used."""

import subprocess
import sys

import pytest

import spindletop
from spindletop.bots.bot import Bot
from spindletop.bots.play import play_game
from spindletop.bots.registry import make_bot
from spindletop.games import find, read_record
from spindletop.kernel.record import Record
from spindletop.showing.notebook import show

PUBLIC = {
    "Bot": Bot,
    "Record": Record,
    "find": find,
    "make_bot": make_bot,
    "play_game": play_game,
    "read_record": read_record,
    "show": show,
}


def test_all_public_names_are_listed():
    assert set(spindletop.__all__) == {*PUBLIC, "__version__"}
    assert set(spindletop.__all__) <= set(dir(spindletop))


@pytest.mark.parametrize("name", PUBLIC)
def test_a_public_name_is_the_one_of_its_module(name):
    assert getattr(spindletop, name) is PUBLIC[name]


def test_an_unknown_name_is_an_attribute_error():
    with pytest.raises(AttributeError, match="module 'spindletop' has no attribute 'finds'"):
        _ = spindletop.finds


def test_importing_the_package_loads_nothing_else_of_it():
    program = "import sys, spindletop; print([name for name in sys.modules if name.startswith('spindletop.')])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_a_record_is_read_without_saying_where_its_game_is_found():
    oilman = spindletop.find("oilman")
    played = spindletop.play_game(oilman, [spindletop.make_bot("random", oilman)] * 2, options={"rounds": 2})
    record = spindletop.read_record(played.record.write(), "game.jsonl")
    assert record.replay().digest() == played.state.digest()
    assert record.source == "game.jsonl"
