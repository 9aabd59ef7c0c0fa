"""The rules in our own words: clauses by number, and words found wherever they stand."""

from spindletop.kernel.rulebook import Rulebook

BOOK = Rulebook("""# A race

Whoever is first at the goal wins.

## The tracks

| Track | Length |
|---|---|
| Dune | 7 |
| Marsh | 9 |

## Moving

**TR-1** A runner takes one step,
or two on a dune.

- A step costs nothing.
""")


def found(words):
    return [(passage.number, passage.heading, passage.text) for passage in BOOK.find(words)]


def test_a_clause_is_found_by_its_number_and_its_words():
    assert found("TR-1") == [("TR-1", "Moving", "A runner takes one step, or two on a dune.")]
    assert found("two on a") == found("tr-1")


def test_a_table_answers_with_its_head_and_the_rows_that_hold_the_words():
    assert found("marsh") == [("", "The tracks", "| Track | Length |\n|---|---|\n| Marsh | 9 |")]


def test_clauses_come_before_tables():
    assert [number for number, _, _ in found("dune")] == ["TR-1", ""]


def test_a_heading_finds_its_clauses_and_the_whole_table_below_it():
    assert found("the tracks") == [("", "The tracks", "| Track | Length |\n|---|---|\n| Dune | 7 |\n| Marsh | 9 |")]
    assert [number for number, _, _ in found("moving")] == ["TR-1", ""]


def test_a_paragraph_without_a_number_is_found():
    assert found("goal") == [("", "A race", "Whoever is first at the goal wins.")]
    assert found("nothing") == [("", "Moving", "- A step costs nothing.")]
