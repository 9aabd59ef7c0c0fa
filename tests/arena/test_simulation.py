"""Simulations: rotated seats, one seed a game, the same report on any number of processes."""

import json
import re

import pytest

from spindletop.arena.playing import Result
from spindletop.arena.simulation import Report, Simulation
from spindletop.arena.standing import wilson
from spindletop.bots.play import play_game
from spindletop.bots.registry import make_bot
from spindletop.cli.app import run
from spindletop.games import find, shelf


def result(number, winners, order, line_up=("a", "b", "b")):
    scores = tuple(10 if seat in winners else 4 for seat in range(3))
    return Result(number, 0, number, 1 + number, line_up, scores, winners, "end", "x", 5, 0.5, order)


def test_bots_move_on_by_a_seat_and_seeds_count_up():
    fixtures = Simulation("oilman", ("a", "b"), 3, games=3, seed=7).fixtures()
    assert [fixture.line_up for fixture in fixtures] == [("a", "b", "a"), ("b", "a", "b"), ("a", "b", "a")]
    assert [fixture.seed for fixture in fixtures] == [7, 8, 9]


def test_wins_are_counted_by_bot_by_seat_and_by_order_of_play():
    results = [result(1, (2, 0), (2, 0, 1)), result(0, (0,), (1, 2, 0))]
    report = Report(Simulation("oilman", ("a", "b", "b"), 3, games=2), results, 2.0)
    assert [(row.bot, row.games, row.win_rate) for row in report.bots()] == [("a", 2, 0.75), ("b", 4, 0.125)]
    assert [row.win_rate for row in report.seats()] == [0.75, 0.0, 0.25]
    assert [row.win_rate for row in report.order_of_play()] == [0.25, 0.25, 0.5]
    assert report.bots()[1].mean_score == pytest.approx((10 + 4 + 4 + 4) / 4)
    assert (report.decisions, report.decisions_per_second, report.endings) == (10, 5.0, {"end": 2})


def test_an_interval_holds_its_rate_and_shrinks_with_the_games():
    few, many = (wilson(0.25, [float(n % 4 == 0) for n in range(games)]) for games in (40, 400))
    assert few[0] < many[0] < 0.25 < many[1] < few[1]
    assert wilson(0.86, [float(n % 50 < 43) for n in range(10_000)]) == pytest.approx((0.853, 0.867), abs=0.0005)
    assert wilson(1.0, [1.0] * 30)[0] < 0.9


@pytest.mark.parametrize("id", sorted(shelf()))
def test_the_order_of_play_begins_with_whoever_moves_first_and_has_every_seat(id):
    game = find(id)
    for seed in range(3):
        played = play_game(game, [make_bot("random", game) for _ in range(game.default_seats)], seed)
        assert sorted(played.order) == list(range(game.default_seats))
        state = played.record.start()
        for action in played.record.actions:
            if state.mover >= 0:
                break
            state.play(action)
        assert played.order[0] == state.mover


@pytest.mark.slow
def test_two_processes_report_the_same_as_one_and_keep_the_same_records(tmp_path, capsys):
    def simulated(processes):
        folder = tmp_path / processes
        words = ["--games", "6", "--seats", "3", "-o", "rounds=3", "-o", "first_seat=random", "--seed", "4"]
        code = run(["simulate", "oilman", *words, "-p", processes, "--records", str(folder), "--json", "--details"])
        assert code == 0
        report = json.loads(capsys.readouterr().out)
        del report["seconds"], report["decisions_per_second"]
        return report, {path.name: path.read_text() for path in folder.iterdir()}

    one, two = simulated("1"), simulated("2")
    assert one == two
    assert len(one[1]) == 6
    assert list(one[0])[-3:] == ["intervals", "by_seat", "by_order_of_play"]
    assert one[0]["by_seat"] != one[0]["by_order_of_play"]


def test_people_see_intervals_and_wins_by_seat_and_by_order_of_play(capsys):
    words = ["simulate", "oilman", "--games", "4", "--seats", "2", "--bots", "random", "-o", "rounds=2"]
    assert run(words) == 0
    text = capsys.readouterr().out
    assert "seat, in order of play" in text
    assert re.search(r"random +8 +50\.0 % +[\d.]+ to [\d.]+ %", text)
    assert run([*words, "-o", "first_seat=random", "--seed", "3"]) == 0
    assert "\norder of play" in capsys.readouterr().out
