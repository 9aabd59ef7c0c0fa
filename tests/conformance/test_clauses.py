"""Every clause of the rules is implemented and tested, and the index says where."""

import pytest

from clauses import INDEX, ROOT, clauses_of, games, index, mentions, places

RULES = ROOT / "src/spindletop/games"


@pytest.mark.parametrize("game", games())
def test_the_index_says_where_each_clause_lives(game):
    assert (INDEX / f"{game}.md").read_text() == index(game), "out of date: run `make clauses`"


@pytest.mark.parametrize("game", games())
def test_every_clause_is_tested(game):
    known = [clause for clause in clauses_of(RULES / game / "rules.md") if clause.split("-")[1][0].isdigit()]
    tested = places(ROOT / "tests/games" / game, known)
    missing = [clause for clause in known if not tested[clause]]
    assert known
    assert missing == [], "no test under tests/games cites these clauses"


def test_a_range_after_a_single_clause_begins_where_it_is_written():
    known = clauses_of(RULES / "oilman/rules.md")
    assert sorted(mentions("[OM-21, OM-33 to OM-35]", known)) == ["OM-21", "OM-33", "OM-34", "OM-35"]


@pytest.mark.parametrize(
    ("text", "cited"),
    [
        ("[CR-101, CR-804 to CR-806]", ["CR-101", "CR-804", "CR-805", "CR-806"]),
        ("comes to the display [CR-101, CR-806]", ["CR-101", "CR-806"]),
        ("CR-804..806", ["CR-804", "CR-805", "CR-806"]),
        ("CR-101 and CR-805", ["CR-101", "CR-805"]),
    ],
)
def test_only_what_is_written_as_a_range_is_read_as_one(text, cited):
    known = ["CR-101", "CR-201", "CR-804", "CR-805", "CR-806"]
    assert sorted(mentions(text, known)) == cited
