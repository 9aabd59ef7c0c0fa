"""The page of a study is one file that asks nobody for anything and holds what the study found."""

import re

import pytest

from spindletop.lab.audit import audit_of
from spindletop.lab.compare import compare_of
from spindletop.lab.design import Wish, make_plan
from spindletop.lab.page import page
from spindletop.lab.plots import Dot, bars, dots, histogram
from spindletop.lab.report import report_of
from spindletop.lab.studies import audit_arms, compare_arms, report_arms
from spindletop.lab.study import run

pytestmark = pytest.mark.usefixtures("wildcat")
WISH = Wish("wildcat", levels=("greedy", "random"), games=36)
ADDRESS = re.compile(r"""(?:src|href|url|action)\s*[=(]\s*["']?(?!data:|#)[^"')]+""")


def pages():
    for kind, arms, make in (
        ("report", report_arms(WISH, ""), report_of),
        ("compare", compare_arms(WISH, "base", "cash=12"), compare_of),
        ("audit", audit_arms(WISH, "", ["buy *", "pass"]), audit_of),
    ):
        ledger = run(make_plan(kind, WISH, arms)[0])
        yield kind, page(make(ledger), ledger)


def test_a_page_asks_nobody_for_anything_and_is_small():
    for kind, text in pages():
        assert not ADDRESS.search(text), kind
        assert "<script" not in text
        assert "default-src 'none'" in text
        assert "http" not in text.replace("http-equiv", "")
        assert len(text) < 300_000
        assert text.count("<section") == text.count("</section>")
        assert text.count("<details") == text.count("</details>")
        assert "{" not in re.sub(r"<style>.*?</style>", "", text, flags=re.DOTALL)


def test_a_report_shows_every_question_and_games_to_watch():
    text = dict(pages())["report"]
    for title in ("Fair?", "How long?", "Does anything happen?", "Exciting?", "Facts", "Components", "Games to watch"):
        assert title in text
    assert "spindletop lab watch FOLDER NUMBER" in text
    assert "buys a" in text  # the log of a game


def test_words_of_a_game_cannot_break_the_page():
    drawn = dots([Dot("<b>&", 1, 0, 2, "</svg>")], '"quoted"', 1, (0.5, 1.5))
    assert "<b>" not in drawn
    assert drawn.count("</svg>") == 1
    assert "&quot;quoted&quot;" in drawn


def test_plots_of_nothing_and_of_a_single_value_are_sound():
    assert dots([], "empty", 0, None) == ""
    assert histogram([], "empty") == ""
    assert "<rect" in histogram([5, 5, 5], "one value")
    assert "nan" not in histogram([5, 5, 5], "one value", [1, 2])
    assert bars(["a", "b"], [0.1, 2.0], "shares", [0.0, 1.0]).count("<rect") == 4


def test_both_themes_come_from_the_tokens_of_the_house():
    text = dict(pages())["report"]
    assert "light-dark(" in text
    assert 'content="light dark"' in text
