"""Checked data: every error names the file, the table, the key and what was expected."""

import pytest

from spindletop.kernel.game import parse_edition
from spindletop.kernel.sheet import Sheet, SheetError

DATA = {
    "name": "x",
    "count": 3,
    "list": [1, 2, 3],
    "names": ["a", "b"],
    "yes": True,
    "board": {"rows": 4, "cells": [{"id": 1}, {"id": 2}]},
}


def sheet() -> Sheet:
    return Sheet(DATA, "box.toml")


def test_what_is_right_is_read():
    s = sheet()
    assert s.text("name") == "x"
    assert s.integer("count", 1, 5) == 3
    assert s.integers("list", 1, 3, 3) == [1, 2, 3]
    assert s.texts("names") == ["a", "b"]
    assert s.flag("yes") is True
    board = s.table("board")
    assert board.integer("rows", 1, 9) == 4
    assert [cell.integer("id", 1, 9) for cell in board.tables("cells", 2)] == [1, 2]
    s.done()
    board.done()


@pytest.mark.parametrize(
    ("read", "message"),
    [
        (lambda s: s.integer("rows", 1, 5), "box.toml: rows: missing, expected a whole number from 1 to 5"),
        (lambda s: s.integer("count", 4, 5), "box.toml: count: expected a whole number from 4 to 5, found 3"),
        (lambda s: s.integer("yes", 0, 5), "box.toml: yes: expected a whole number from 0 to 5, found True"),
        (
            lambda s: s.integers("list", 1, 2),
            "box.toml: list[2]: expected a list of whole numbers from 1 to 2",
        ),
        (lambda s: s.integers("list", 1, 3, 2), "box.toml: list: expected 2 entries, found 3"),
        (lambda s: s.integers("name", 1, 3), "box.toml: name: expected a list of whole numbers from 1 to 3, found 'x'"),
        (lambda s: s.text("count"), "box.toml: count: expected a text, found 3"),
        (lambda s: s.texts("list"), "box.toml: list[0]: expected a text, found 1"),
        (lambda s: s.flag("name"), "box.toml: name: expected true or false, found 'x'"),
        (lambda s: s.choice("name", ["a", "b"]), "box.toml: name: expected one of a, b, found 'x'"),
        (lambda s: s.table("name"), "box.toml: name: expected a table, found 'x'"),
        (lambda s: s.tables("list"), "box.toml: list[0]: expected a table, found 1"),
        (lambda s: s.table("board").integer("rows", 1, 3), "box.toml: [board] rows: expected a whole number"),
        (
            lambda s: s.table("board").tables("cells")[1].integer("id", 5, 6),
            r"box.toml: [board.cells[1]] id: expected a whole number from 5 to 6, found 2",
        ),
        (lambda s: s.done(), "box.toml: name: unknown key; known here: "),
    ],
)
def test_what_is_wrong_is_named(read, message):
    with pytest.raises(SheetError) as error:
        read(sheet())
    assert str(error.value).startswith(message)


def test_defaults_stand_in_for_what_is_missing():
    s = sheet()
    assert s.integer("gone", 0, 9, 7) == 7
    assert s.text("gone", "y") == "y"
    assert s.flag("gone", False) is False
    assert s.choice("gone", ["a", "b"], "b") == 1
    assert s.optional_table("gone").keys() == []


def test_a_text_that_is_no_toml_is_an_error_with_its_place():
    with pytest.raises(SheetError, match=r"mine.toml: this is not a TOML file: .*line 1"):
        parse_edition("a = = 3", "mine.toml")
