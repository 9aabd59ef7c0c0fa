"""Tournaments: the same results on any workers, interrupted or not, and nothing counted twice."""

import json
from pathlib import Path

import polars
import pytest

from cases import default_cases
from spindletop.arena import tournament
from spindletop.arena.ledger import RECORDS, RESULTS, Ledger
from spindletop.arena.plan import Plan
from spindletop.arena.playing import Result
from spindletop.arena.rating import standings, win_rate
from spindletop.arena.schedule import PlanError
from spindletop.arena.workers import OneProcess, Processes, bundles
from spindletop.cli.app import run
from spindletop.games import find
from spindletop.kernel.record import read_record

SHORT = {"rounds": 3}


def short_plan(**changes):
    return Plan(**{"game": "oilman", "bots": ("random", "greedy"), "seats": 2, "deals": 2, "options": SHORT, **changes})


def played(folder):
    """Return the results in a folder without their times."""
    lines = (Path(folder) / RESULTS).read_text().splitlines()
    rows = sorted((json.loads(line) for line in lines), key=lambda row: row["number"])
    return [{key: value for key, value in row.items() if key != "seconds"} for row in rows]


class Interrupted:
    """Workers that stop in the middle."""

    def __init__(self, after):
        self.after = after

    def play(self, plan, fixtures):
        for n, outcome in enumerate(OneProcess().play(plan, fixtures)):
            if n == self.after:
                raise KeyboardInterrupt
            yield outcome


class Stuttering:
    """Workers that play games twice, as a cluster may that lost a machine."""

    def play(self, plan, fixtures):
        for outcome in OneProcess().play(plan, fixtures):
            yield outcome
            yield outcome


@pytest.mark.parametrize("case", default_cases(), ids=str)
def test_a_tournament_of_every_game_gives_results_records_and_a_table(case, tmp_path):
    plan = Plan(case.game.id, ("random", "pass"), case.game.min_seats, deals=1)
    table = tournament.run(plan, tmp_path, OneProcess())
    assert {row.bot for row in table} == {"random", "pass"}
    frame = polars.read_parquet(tmp_path / "results.parquet")
    assert frame.equals(polars.read_csv(tmp_path / "results.csv").cast(frame.schema))
    assert frame["won"].sum() == pytest.approx(frame["number"].n_unique())
    summary = json.loads((tmp_path / "standings.json").read_text())
    assert [row["bot"] for row in summary["standings"]] == [row.bot for row in table]
    for path in (tmp_path / RECORDS).iterdir():
        record = read_record(path.read_text(), find, path.name)
        record.verify()
        assert record.end is not None and record.end["digest"] in frame["digest"].to_list()


@pytest.mark.slow
def test_processes_give_the_same_results_as_one(tmp_path):
    tournament.run(short_plan(), tmp_path / "one", OneProcess())
    tournament.run(short_plan(), tmp_path / "two", Processes(2))
    assert played(tmp_path / "one") == played(tmp_path / "two")


def test_an_interrupted_tournament_is_taken_up_where_it_was(tmp_path):
    tournament.run(short_plan(), tmp_path / "whole", OneProcess())
    with pytest.raises(KeyboardInterrupt):
        tournament.run(short_plan(), tmp_path / "cut", Interrupted(2))
    assert len(played(tmp_path / "cut")) == 2
    with (tmp_path / "cut" / RESULTS).open("a") as file:
        file.write('{"number": 2, "pai')
    tournament.run(short_plan(), tmp_path / "cut", OneProcess())
    assert played(tmp_path / "cut") == played(tmp_path / "whole")


def test_a_game_that_comes_back_twice_counts_once(tmp_path):
    tournament.run(short_plan(), tmp_path / "whole", OneProcess())
    tournament.run(short_plan(), tmp_path / "twice", Stuttering())
    assert played(tmp_path / "twice") == played(tmp_path / "whole")


def test_a_folder_belongs_to_one_plan(tmp_path):
    tournament.run(short_plan(), tmp_path, OneProcess())
    with pytest.raises(PlanError, match="another tournament"):
        tournament.run(short_plan(seed=2), tmp_path, OneProcess())


def test_the_dealer_is_the_same_for_each_rotation(tmp_path):
    """In Oilman's random order of the first seat, both rotations of a deal begin with the same seat."""
    plan = short_plan(options={**SHORT, "first_seat": "random"}, deals=4)
    tournament.run(plan, tmp_path, OneProcess())
    firsts: dict[int, set[str]] = {}
    for row in played(tmp_path):
        text = (tmp_path / RECORDS / f"{row['number']:06d}.jsonl").read_text().splitlines()[1]
        firsts.setdefault(row["deal"], set()).add(json.loads(text)["do"])
    assert all(len(first) == 1 for first in firsts.values())
    assert len(set.union(*firsts.values())) == 2


def result(number, winners, line_up=("a", "b"), deal=None):
    scores = tuple(10 if seat in winners else 5 for seat in range(len(line_up)))
    deal = number if deal is None else deal
    return Result(number, 0, deal, 1, line_up, scores, winners, "end", "x", 1, 1.0)


def test_ratings_follow_the_wins_and_intervals_shrink_with_games():
    few = standings(["a", "b"], [result(n, (0,)) for n in range(5)])
    many = standings(["a", "b"], [result(n, (0,) if n % 5 else (1,)) for n in range(80)])
    assert [row.bot for row in few] == [row.bot for row in many] == ["a", "b"]
    assert few[0].low < few[0].rating < few[0].high
    assert many[0].high - many[0].low < few[0].high - few[0].low
    assert many[0].win_rate == pytest.approx(0.8)
    assert many[0].win_low < 0.8 < many[0].win_high
    assert few[0].games == 5 and few[0].win_rate == 1 and few[0].win_low < 1


def test_a_shared_victory_counts_as_a_share_and_as_a_tie():
    drawn = standings(["a", "b"], [result(n, (0, 1)) for n in range(6)])
    assert [row.win_rate for row in drawn] == [0.5, 0.5]
    assert drawn[0].rating == pytest.approx(drawn[1].rating)
    assert result(0, (0, 2), ("a", "b", "a", "b")).shares() == {"a": 1.0, "b": 0.0}


def test_games_of_one_dealer_are_one_trial():
    paired = [result(n, (0,) if n % 2 else (1,), deal=n // 2) for n in range(20)]
    single = [result(n, (0,) if n % 2 else (1,)) for n in range(20)]
    assert win_rate("a", paired)[2] < win_rate("a", single)[2]
    assert win_rate("a", paired[:2]) == (0.5, 0.0, 1.0) and win_rate("a", []) == (0.0, 0.0, 1.0)


def test_bundles_hold_every_game_once():
    fixtures = short_plan().check().fixtures()
    assert [fixture for bundle in bundles(fixtures, 3) for fixture in bundle] == fixtures
    assert {len(bundle) for bundle in bundles(fixtures, 3)} <= {1, 2, 3}


def test_the_command_plays_goes_on_and_shows_the_table(tmp_path, capsys):
    def said(*words):
        code, captured = run(["arena", *words]), capsys.readouterr()
        return code, captured.out, captured.err

    words = ["play", "oilman", "--bots", "random,greedy", "--seats", "2", "--deals", "1", "-o", "rounds=3"]
    words += ["--folder", str(tmp_path / "t"), "--processes", "1"]
    code, first, trouble = said(*words, "--json")
    assert code == 0, trouble
    assert {row["bot"] for row in json.loads(first)} == {"random", "greedy"}
    code, again, _ = said(*words)
    assert code == 0 and "greedy" in again
    assert len(played(tmp_path / "t")) == 2
    _, shown, _ = said("table", str(tmp_path / "t"), "--json")
    assert json.loads(shown) == json.loads(first)
    for wrong, sentence in (
        (["play", "chess"], "there is no game 'chess'"),
        (["play", "oilman", "-o", "rounds"], "the option 'rounds' is not understood"),
        (["play", "oilman", "--bots", "random"], "a tournament needs at least two bots"),
        (["table", str(tmp_path / "none")], "holds no tournament"),
        (["alone", "oilman", "genius"], "there is no bot 'genius'"),
    ):
        code, out, trouble = said(*wrong)
        assert (code, out) == (2, "") and trouble.startswith("spindletop: ") and sentence in trouble


def test_a_tournament_and_a_contest_take_an_edition_file(tmp_path, capsys):
    file, folder = tmp_path / "rich.toml", tmp_path / "t"
    own = (find("oilman").folder / "edition.toml").read_text()
    file.write_text(own.replace("cash = 100", "cash = 900"))
    words = ["--seats", "2", "--edition", str(file), "-o", "rounds=2", "-p", "1", "--json"]
    assert run(["arena", "play", "oilman", "--bots", "pass,random", "--deals", "1", "-f", str(folder), *words]) == 0
    assert max(row["mean_score"] for row in json.loads(capsys.readouterr().out)) > 800
    read_record((folder / RECORDS / "000000.jsonl").read_text(), find).verify()
    assert run(["arena", "table", str(folder)]) == 0
    capsys.readouterr()
    assert run(["arena", "alone", "oilman", "pass", "--among", "pass", "--deals", "2", *words]) == 0
    assert json.loads(capsys.readouterr().out)["score"] > 800


def test_a_ledger_opened_again_knows_its_results(tmp_path):
    plan = short_plan().check()
    tournament.run(plan, tmp_path, OneProcess())
    ledger = Ledger(tmp_path, plan)
    ledger.close()
    assert len(ledger.ordered()) == len(plan.fixtures())
