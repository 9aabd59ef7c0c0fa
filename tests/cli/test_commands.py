"""Every command with good input: what it prints, and the promised shapes of JSON."""

import json
import subprocess
import sys

import pytest

from replays import replay_in
from spindletop import __version__
from spindletop.cli.app import run
from spindletop.games import find, shelf


@pytest.fixture
def said(capsys):
    """Return a function that runs a command, expects success and returns what it printed."""

    def say(*arguments):
        code = run([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        assert code == 0, captured.err
        return captured.out

    return say


@pytest.fixture
def record(tmp_path, said):
    folder = tmp_path / "kept"
    said("simulate", "oilman", "--games", 1, "--bots", "random", "--option", "rounds=4", "--records", folder, "--json")
    return folder / "oilman-0001.jsonl"


def test_help_names_every_command(said):
    text = said("--help")
    for command in ("games", "play", "simulate", "replay", "verify", "rules", "edition", "bench"):
        assert command in text


def test_the_version_is_that_of_the_package(said):
    assert said("--version") == f"spindletop {__version__}\n"


@pytest.mark.parametrize("command", ["games", "play", "simulate", "replay", "verify", "rules", "edition", "bench"])
def test_every_command_explains_itself(said, command):
    assert "Usage" in said(command, "--help")


def test_games_lists_the_shelf_with_seats_options_and_maturity(said):
    text = said("games")
    for game in shelf().values():
        assert game.id in text
        assert game.title in text
        assert game.maturity in text
        for option in game.options:
            assert (option.name in text) == option.offered


def test_games_describes_one_game(said):
    text = said("games", "oilman")
    assert "preset Compact: bidding=ladder" in text
    assert "first_seat" in text


def test_a_game_of_another_package_is_listed_played_and_simulated(examples, said):
    assert "Gusher" in said("games")
    report = json.loads(said("simulate", "gusher", "--games", 20, "--bots", "cautious,random", "--json"))
    assert report["end_reasons"] == {"goal": 20}
    assert report["bots"][0]["win_rate"] > report["bots"][1]["win_rate"]
    assert "empties the tank" in said("rules", "gusher", "GU-3")


def test_simulate_json_has_exactly_the_promised_shape(said):
    text = said("simulate", "oilman", "--seats", 3, "--games", 4, "--bots", "greedy,random", "-o", "rounds=3", "--json")
    report = json.loads(text)
    assert list(report) == [
        *("game", "seats", "games", "finished", "decisions", "seconds", "decisions_per_second", "end_reasons", "bots")
    ]
    assert (report["game"], report["seats"], report["games"], report["finished"]) == ("oilman", 3, 4, 4)
    assert report["end_reasons"] == {"rounds": 4}
    assert report["decisions"] > 0
    assert report["decisions_per_second"] > 0
    assert [list(bot) for bot in report["bots"]] == [["bot", "games", "win_rate", "mean_score"]] * 2
    assert [bot["bot"] for bot in report["bots"]] == ["greedy", "random"]
    # three seats rotated among two bots: six seatings each, and the shares of all wins make up the games
    assert [bot["games"] for bot in report["bots"]] == [6, 6]
    assert sum(bot["games"] * bot["win_rate"] for bot in report["bots"]) == pytest.approx(4, abs=0.01)


def test_a_shared_win_counts_as_a_share(said):
    report = json.loads(
        said("simulate", "oilman", "--seats", 2, "--games", 2, "--bots", "pass", "-o", "rounds=2", "--json")
    )
    assert report["bots"][0]["win_rate"] == 0.5


def test_simulate_is_the_same_for_the_same_seed(said):
    def games(seed):
        report = json.loads(said("simulate", "oilman", "--games", 2, "--seed", seed, "-o", "rounds=3", "--json"))
        return report["decisions"], report["bots"]

    assert games(5) == games(5) != games(6)


def test_an_interrupted_command_says_that_it_stopped(monkeypatch, capsys):
    def interrupt(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr("spindletop.arena.playing.play_game", interrupt)
    assert run(["simulate", "oilman", "--games", "1"]) == 130
    assert capsys.readouterr().err.strip() == "spindletop: stopped"


def test_simulate_shows_a_table_for_people(said):
    text = said("simulate", "oilman", "--games", 2, "--bots", "random", "--preset", "compact", "-o", "rounds=2")
    assert "2 games" in text
    assert "endings: rounds 2" in text
    assert "random" in text


def test_simulate_keeps_records_that_verify(said, record):
    text = said("verify", record)
    assert "actions by the rules, ended by rounds" in text
    assert "published no commitment" in text


def test_replay_shows_the_log_and_the_board(said, record):
    text = said("replay", record)
    assert "Red (random), Blue (random)" in text
    assert "lines before" in text
    assert "Round 4 of 4" in text
    assert "The game is over (rounds)" in text


def test_replay_stops_where_it_is_told(said, record):
    text = said("replay", record, "--to", 3, "--lines", 0)
    assert "action 3 of" in text
    assert text.count("Red marks") == 3
    assert "Red (random) is to move: Mark holes: 3 of exactly 9." in text
    assert "action 0 of" in said("replay", record, "--to", 0, "--seat", 1)


def test_rules_shows_all_one_clause_or_what_contains_words(said):
    book = find("oilman").rulebook()
    whole = said("rules", "oilman")
    assert all(number in whole for number in book.clauses)
    one = said("rules", "oilman", "om-32")
    assert "OM-32" in one
    assert "OM-31 " not in one
    found = (
        said("rules", "oilman", "highest", "bidder") if book.find("highest bidder") else said("rules", "oilman", "bid")
    )
    assert "OM-" in found


def test_edition_check_lists_what_a_designer_changed(said, tmp_path):
    own = (find("oilman").folder / "edition.toml").read_text()
    file = tmp_path / "mine.toml"
    file.write_text(own)
    assert "says the same" in said("edition", "check", "oilman", file)
    changed = own.replace("cash = 100", "cash = 120")
    assert changed != own
    file.write_text(changed)
    text = said("edition", "check", "oilman", file)
    assert "is a sound edition of International Oilman" in text
    assert "cash: 100 -> 120" in text
    report = said(
        "simulate", "oilman", "--games", 1, "--edition", file, "-o", "rounds=2", "--records", tmp_path / "kept"
    )
    assert "1 game," in report
    assert "by the rules" in said("verify", tmp_path / "kept" / "oilman-0001.jsonl")


def test_bench_json_has_exactly_the_promised_shape(said):
    report = json.loads(said("bench", "oilman", "--seconds", 0.05, "--json"))
    assert list(report) == ["games", "peers"]
    assert list(report["games"]) == ["oilman", "oilman:Compact"]
    for row in report["games"].values():
        assert list(row) == [
            *("decisions_per_second", "from_python_per_second", "branching"),
            *("copy_us", "replay_1000_ms", "playouts_per_second"),
        ]
        assert all(figure > 0 for figure in row.values())


def test_bench_shows_ratios_to_the_peer(said, monkeypatch):
    peer = {"decisions_per_second": 10, "branching": 3.5, "copy_us": 40.0}
    monkeypatch.setattr("spindletop.cli.peers.measure_peers", lambda folder, notes: {"catanatron": peer})
    monkeypatch.setattr("spindletop.cli.peers.peers_folder", lambda: "here")
    text = said("bench", "oilman", "--seconds", 0.05, "--peers", "--preset", "Compact")
    assert "catanatron" in text
    assert text.splitlines()[-2].split() == ["catanatron", "10", "3.5", "40.0", "1.0"]


def test_the_module_runs_like_the_command():
    done = subprocess.run([sys.executable, "-m", "spindletop", "games"], capture_output=True, text=True, check=False)
    assert done.returncode == 0
    assert "oilman" in done.stdout


def test_replay_writes_a_page_that_holds_the_whole_game(record, tmp_path, said):
    path = tmp_path / "game.html"
    assert "open it in a browser" in said("replay", record, "--html", path)
    film = replay_in(path.read_text(encoding="utf-8"))
    actions = sum("do" in json.loads(line) for line in record.read_text().splitlines())
    assert len(film["frames"]) == actions + 1
    assert len(film["eyes"]) == len(film["table"]["seats"])
    said("replay", record, "--html", tmp_path / "half.html", "--to", 5, "--seat", 1)
    half = replay_in((tmp_path / "half.html").read_text(encoding="utf-8"))
    assert (len(half["frames"]), half["eyes"], half["table"]["me"]) == (6, {}, 1)
    assert run(["replay", str(record), "--html", str(path)]) == 2, "nothing is overwritten"
