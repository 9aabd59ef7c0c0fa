"""`spindletop lab` from the command line: what it prints, and one sentence for whatever it cannot use."""

import json

import pytest

import wildcat_game
from spindletop.cli.app import run
from spindletop.games import shelf

SMALL = ["--bots", "greedy", "--games", "30"]


@pytest.fixture(autouse=True)
def wildcat(monkeypatch):
    monkeypatch.setitem(shelf(), "wildcat", wildcat_game.GAME)


def said(capsys, *arguments: str) -> tuple[int, str, str]:
    code = run(["lab", *arguments])
    out, err = capsys.readouterr()
    return code, out, err


def test_numbers_are_listed_with_range_source_and_label(capsys):
    code, out, _ = said(capsys, "numbers", "wildcat", "--only", "price")
    assert code == 0
    assert "prices.derrick" in out and "0..50" in out and "ours" in out and "Price of a derrick" in out
    code, out, _ = said(capsys, "numbers", "wildcat", "--source", "rulebook", "--json")
    assert [number["path"] for number in json.loads(out)] == ["rounds"]


def test_a_report_prints_one_object_or_a_table(capsys, tmp_path):
    code, out, _ = said(capsys, "report", "wildcat", *SMALL, "--json")
    found = json.loads(out)
    assert code == 0
    assert found["schema"] == 1 and found["kind"] == "report" and found["games"] == 30
    assert {"plan", "versions", "arms", "levels", "verdict"} <= set(found)
    code, out, _ = said(capsys, "report", "wildcat", *SMALL, "--html", str(tmp_path / "page.html"))
    assert "In short: not enough games" in out and "decisions" in out
    assert (tmp_path / "page.html").read_text().startswith("<!doctype html>")


def test_a_missed_target_is_exit_code_3(capsys):
    assert said(capsys, "report", "wildcat", *SMALL, "--target", "decisions < 1")[0] == 3
    assert said(capsys, "report", "wildcat", *SMALL, "--target", "decisions > 1")[0] == 0


def test_a_comparison_says_base_yours_and_difference(capsys):
    code, out, _ = said(capsys, "compare", "wildcat", "base", "first_bonus=20", *SMALL)
    assert code == 0
    assert "place_share.1" in out and "changed" in out and "correlation" in out


def test_an_audit_lists_components_and_what_each_is_worth(capsys):
    code, out, _ = said(capsys, "audit", "wildcat", "--list")
    assert code == 0 and "buy item=charm" in out and "roll *" in out
    code, out, _ = said(capsys, "audit", "wildcat", "--only", "buy item=r*", *SMALL)
    assert code == 0 and "forbidden" in out and "dealt by lot" in out
    _, out, _ = said(capsys, "audit", "wildcat", "--only", "buy item=r*", *SMALL, "--json")
    assert "buy item=refinery" in json.loads(out)["verdicts"]


def test_a_plan_tells_its_size_and_plays_nothing(capsys, tmp_path):
    code, out, _ = said(capsys, "report", "wildcat", *SMALL, "--plan", "--folder", str(tmp_path / "study"))
    assert code == 0 and "= 30 games: about" in out
    assert not (tmp_path / "study").exists()


def test_a_study_is_shown_again_watched_and_written_as_tables(capsys, tmp_path):
    polars = pytest.importorskip("polars")
    folder = str(tmp_path / "study")
    _, first, _ = said(capsys, "report", "wildcat", *SMALL, "--folder", folder, "--json")
    _, again, _ = said(capsys, "show", folder, "--json", "--parquet")
    assert json.loads(first) == json.loads(again)
    games = polars.read_parquet(tmp_path / "study" / "games.parquet")
    seats = polars.read_parquet(tmp_path / "study" / "seats.parquet")
    assert games.height == 30 and seats.height == 90
    assert seats["won"].sum() == pytest.approx(30)
    number = json.loads(first)["levels"][0]["watch"][0]["number"]
    code, out, _ = said(capsys, "watch", folder, str(number))
    assert code == 0 and "rolls" in out and "scores" in out
    code, _, _ = said(capsys, "watch", folder, str(number), "--record", str(tmp_path / "game.jsonl"))
    assert code == 0 and run(["verify", str(tmp_path / "game.jsonl")]) in (0, 2)


def test_a_search_proposes_and_a_confirmation_decides(capsys, tmp_path):
    folder = str(tmp_path / "search")
    code, out, _ = said(
        capsys, "tune", "wildcat", "--folder", folder, "--edition", "first_bonus=8", "--change", "first_bonus=0|8",
        "--target", "place_share.1 < 45%", "--keep", "decisions +-50%", "--bots", "greedy", "--deals", "4,8",
    )  # fmt: skip
    assert code == 0 and "proposed: first_bonus=0" in out
    code, out, _ = said(capsys, "confirm", folder, "--games", "30")
    assert "target place_share.1 < 45%" in out
    assert code in (0, 3)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (
            ["compare", "wildcat", "base", "prices.derick=3"],
            "has no number 'prices.derick'; did you mean prices.derrick",
        ),
        (["compare", "wildcat", "base", "prices.derrick=99"], "must be from 0 to 50, not 99"),
        (["compare", "wildcat", "base"], "two editions are needed"),
        (["compare", "wildcat", "base", "base"], "are the same"),
        (["compare", "wildcat", "base", "--aa", "noise"], "there is no A/A run 'noise'"),
        (["report", "chess"], "there is no game 'chess'"),
        (["report", "wildcat", "--levels", "9"], "there is no level 9"),
        (["report", "wildcat", "--bots", "mcts:seconds=1"], "cannot be repeated"),
        (["report", "wildcat", "--games", "0"], "too few"),
        (["report", "wildcat", "--budget", "endless"], "there is no budget 'endless'"),
        (["report", "wildcat", "--target", "fun"], "is not understood"),
        (["report", "wildcat", *SMALL, "--target", "fun > 3"], "names no measure"),
        (["audit", "wildcat", "--only", "fly"], "has no component 'fly'"),
        (["show", "nowhere"], "nowhere holds no study"),
        (["watch", "nowhere", "1"], "nowhere holds no study"),
        (["confirm", "nowhere"], "nowhere holds no finished search"),
        (["tune", "wildcat", "-f", "x", "--change", "rounds=2..4", "--target", "turns < 9"], "--also-rulebook"),
    ],
)
def test_what_cannot_be_used_has_one_sentence(capsys, tmp_path, monkeypatch, arguments, sentence):
    monkeypatch.chdir(tmp_path)
    code, _, err = said(capsys, *arguments)
    assert code == 2
    assert sentence in err
    assert err.count("\n") == 1 and "Traceback" not in err


def test_the_edition_file_of_another_game_is_refused(capsys):
    other = shelf()["oilman"].folder / "edition.toml"
    code, _, err = said(capsys, "compare", "wildcat", "base", str(other))
    assert code == 2 and "no sound edition of Wildcat" in err
