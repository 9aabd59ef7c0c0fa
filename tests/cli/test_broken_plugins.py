"""A package from elsewhere that is broken is named in one sentence and left out; everything else goes on."""

import pytest

from examples_on_shelf import BROKEN, examples_on_shelf
from spindletop.bots.bot import BotError
from spindletop.bots.registry import BUILT_IN, bot_names, make_bot
from spindletop.cli.app import run
from spindletop.games import UnknownGame, find, shelf

MODULES = {
    "__init__": '"""Packages that do not work."""',
    "raising": 'raise RuntimeError("out of\\noil")',
    "leaving": "import sys; sys.exit(3)",
    "without_files": (
        "from pathlib import Path\nfrom gusher import Gusher, VOCABULARY, GusherInsight\n"
        "GAME = Gusher(id='no_files', title='', tagline='', folder=Path(__file__).parent / 'nowhere',\n"
        "              vocabulary=VOCABULARY, insight=GusherInsight(), seats=(2, 6, 2), endings=[])\n"
    ),
}
FAULTS = {
    "missing": "No module named 'no_such_module'",
    "raising": "RuntimeError: out of oil",
    "leaving": "SystemExit: 3",
    "no_game": "function is no spindletop.kernel.game.Game",
    "no_files": "nowhere",
}


@pytest.fixture
def broken(tmp_path, monkeypatch):
    package = tmp_path / "site" / "broken_plugins"
    with examples_on_shelf(tmp_path, monkeypatch, BROKEN):
        package.mkdir()
        for name, text in MODULES.items():
            (package / f"{name}.py").write_text(text)
        yield


def test_broken_games_are_left_out_and_all_others_are_there(broken):
    assert [*shelf()][-1] == "gusher"
    assert {"oilman", "crude", "pipe_it_up", "interbellum", "pipeline"} < shelf().keys()
    assert shelf().keys().isdisjoint(FAULTS)


def test_each_broken_game_is_named_once_in_one_sentence(broken, caplog):
    shelf()
    shelf()
    with pytest.raises(UnknownGame):
        find("oilmen")
    told = [message for message in caplog.messages if message.startswith("the game")]
    assert len(told) == len(FAULTS)
    for name, fault in FAULTS.items():
        (message,) = [message for message in told if message.startswith(f"the game {name!r} of the package 'gusher' (")]
        assert fault in message
        assert "\n" not in message


@pytest.mark.parametrize("name", FAULTS)
def test_asking_for_a_broken_game_says_what_is_wrong_with_it(broken, name):
    with pytest.raises(UnknownGame, match=f"the game '{name}' is broken: ") as error:
        find(name)
    assert FAULTS[name] in str(error.value)


def test_broken_bots_are_left_out_and_named_once(broken, caplog):
    assert bot_names() == bot_names() == [*BUILT_IN, "cautious"]
    told = [message for message in caplog.messages if message.startswith("the bot")]
    assert [message.split()[2] for message in told] == ["'broken'", "'no_bot'"]
    for name in ("broken", "no_bot"):
        with pytest.raises(BotError, match=f"the bot '{name}' cannot be"):
            make_bot(name, find("oilman"))


def test_commands_work_beside_a_broken_package(broken, capsys):
    assert run(["games"]) == 0
    assert run(["simulate", "oilman", "--games", "1", "--bots", "pass", "--option", "rounds=2"]) == 0
    assert "gusher" in capsys.readouterr().out
