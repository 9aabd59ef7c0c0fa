"""Every clause of the rules is implemented and tested, and the rules say where."""

import pytest

from clauses import ROOT, clauses_of, games, places, updated

RULES = ROOT / "src/spindletop/games"


@pytest.mark.parametrize("game", games())
def test_the_rules_say_where_each_clause_lives(game):
    assert (RULES / game / "rules.md").read_text() == updated(game), "out of date: run `make clauses`"


@pytest.mark.parametrize("game", games())
def test_every_clause_is_tested(game):
    known = [clause for clause in clauses_of(RULES / game / "rules.md") if clause.split("-")[1][0].isdigit()]
    tested = places(ROOT / "tests/games" / game, known)
    missing = [clause for clause in known if not tested[clause]]
    assert known
    assert missing == [], "no test under tests/games cites these clauses"
