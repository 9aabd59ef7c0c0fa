"""`spindletop review`: what it prints, that the account adds up on the screen, and its refusals."""

import json
import re

import pytest

from reviewed_games import gusher_record
from spindletop.cli.app import run


@pytest.fixture
def saved(examples, tmp_path):
    path = tmp_path / "game.jsonl"
    path.write_text(gusher_record(5, 3).write())
    return path


def test_a_review_tells_chances_account_moments_gifts_and_errors(saved, capsys):
    assert run(["review", str(saved)]) == 0
    said = capsys.readouterr().out
    for head in ("Chances to win", "The account", "Turning points", "Luckiest", "Who gave whom", "Errors"):
        assert head in said
    assert "Gusher, 3 seats" in said and "first look" in said


def test_the_account_adds_up_on_the_screen(saved, capsys):
    run(["review", str(saved)])
    rows = re.findall(r"^(?:Ada|Bruno|Dora)((?: +[-+]?\d+\.\d){6})$", capsys.readouterr().out, re.MULTILINE)
    assert len(rows) == 3
    for row in rows:
        *parts, result = [round(10 * float(figure)) for figure in row.split()]
        assert sum(parts) == result


def test_as_json_it_prints_the_review_and_nothing_else(saved, capsys):
    assert run(["review", str(saved), "--json", "--seed", "7"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["version"] == 1 and found["depth"] == "quick" and found["seats"] == 3


def test_a_deep_look_says_so(saved, capsys):
    assert run(["review", str(saved), "--deep", "--processes", "1"]) == 0
    assert "deep look" in capsys.readouterr().out


def test_a_running_game_is_refused_in_one_sentence(saved, capsys):
    lines = saved.read_text().splitlines()
    saved.write_text("\n".join(lines[:-3]) + "\n")
    assert run(["review", str(saved)]) == 2
    said = capsys.readouterr().err
    assert said == f"spindletop: {saved}: the game is not over; only finished games are reviewed\n"
