"""What `from spindletop import ...` gives, and that it costs nothing before it is used."""

import inspect
import re
import subprocess
import sys
from pathlib import Path

import pytest

import spindletop
from spindletop.bots import play as play_module
from spindletop.bots.bot import Bot
from spindletop.bots.play import play_game
from spindletop.bots.registry import make_bot
from spindletop.games import find, read_record
from spindletop.kernel import state as state_module
from spindletop.kernel.record import Record
from spindletop.kernel.state import State
from spindletop.review.reviewing import review_game
from spindletop.showing.notebook import show

PUBLIC = {
    "Bot": Bot,
    "Record": Record,
    "find": find,
    "make_bot": make_bot,
    "play_game": play_game,
    "read_record": read_record,
    "review_game": review_game,
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


@pytest.mark.parametrize(
    ("documented", "parameters"),
    [
        (State, ["vocabulary", "seats", "like"]),
        (State.play, ["self", "a"]),
        (State.refusal, ["self", "a", "seat"]),
        (Bot.choose, ["self", "state"]),
        (Record.replay, ["self", "to", "listener"]),
        (play_game, ["game", "bots", "seed", "options", "edition", "listener", "names", "clock"]),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_help_shows_the_parameters_of_compiled_code(documented, parameters):
    assert list(inspect.signature(documented).parameters) == parameters


def test_a_compiled_module_lies_beside_its_source_and_its_stub():
    """Editors take types and documentation from there."""
    for module in (state_module, play_module):
        place = Path(module.__file__ or "")
        source = place.with_name(place.name.partition(".")[0] + ".py")
        assert '"""' in source.read_text()
        if place != source:
            assert source.with_suffix(".pyi").read_text() == source.read_text()


@pytest.mark.slow
def test_type_checkers_and_editors_see_the_whole_interface(tmp_path):
    """As somebody who has installed the package: types of attributes too, and an error where one is due."""
    (tmp_path / "mine.py").write_text(
        "from spindletop import Bot, find, play_game\n"
        "from spindletop.kernel.state import State\n\n\n"
        "def mine(bot: Bot, state: State) -> None:\n"
        "    played = play_game(find('oilman'), [bot])\n"
        "    reveal_type(played.state)\n"
        "    reveal_type(played.record.actions)\n"
        "    reveal_type(state.refusal(1))\n"
        "    state.play('drill')\n"
    )
    checker = [sys.executable, "-m", "mypy", "--strict", "--config-file", "", "--cache-dir", "cache", "mine.py"]
    said = subprocess.run(checker, cwd=tmp_path, capture_output=True, text=True, check=False).stdout
    types = re.findall(r'Revealed type is "(.*?)"', said)
    assert types == ["spindletop.kernel.state.State", "list[int]", "spindletop.kernel.refusal.Refusal | None"]
    assert re.findall(r"error: (.*?) {2}\[", said) == [
        'Argument 1 to "play" of "State" has incompatible type "str"; expected "SupportsIndex"'
    ]
