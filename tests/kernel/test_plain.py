"""Data of strangers: TOML and JSON that cost more than they look, and values that no two programs read alike."""

import json
import tracemalloc
from typing import Any

import pytest

from spindletop.games import find
from spindletop.kernel.game import parse_edition
from spindletop.kernel.plain import MOST_PARTS, check_plain
from spindletop.kernel.record import Record, RecordError, read_record
from spindletop.kernel.sheet import SheetError


def dotted(parts, separator=".", part="a"):
    return separator.join([part] * parts)


@pytest.mark.parametrize(
    "text",
    [
        dotted(8000) + " = 1",
        f"[{dotted(8000)}]",
        f"[[{dotted(8000)}]]",
        dotted(8000, " . ") + " = 1",
        dotted(8000, part='"a b"') + " = 1",
        dotted(8000, part="'a.b'") + " = 1",
        dotted(8000, part='"\\""') + " = 1",
        "x = {" + dotted(8000) + " = 1}",
        'x = ["""a"""", {' + dotted(8000) + ' = "b"}]',
        "'''\n'''\n" + dotted(8000) + " = 1",
        dotted(MOST_PARTS + 1) + " = 1",
    ],
)
def test_a_key_of_many_parts_is_refused_before_it_costs_anything(text):
    tracemalloc.start()
    with pytest.raises(SheetError, match=r"mine\.toml: .*nested"):
        parse_edition(text, "mine.toml")
    assert tracemalloc.get_traced_memory()[1] < 4_000_000
    tracemalloc.stop()


@pytest.mark.parametrize(
    "text",
    [
        "a" * 250_000,
        '"\\' * 100_000,
        '"' * 250_000,
        "'" * 250_001,
        "a " * 120_000,
        "a" + " " * 250_000,
        '"""\n\\' * 50_000,
    ],
)
def test_a_long_text_is_looked_through_once(text):
    """Each of these would keep a careless search busy for minutes: that this test comes to an end is the point."""
    with pytest.raises(SheetError, match="not a TOML file"):
        parse_edition(text, "mine.toml")


def test_keys_and_texts_with_dots_are_read():
    text = f'{dotted(MOST_PARTS)} = 1\nurl = "www.example.org"\nx = 1.5\nsaid = "Well. Well. ... and so on"\n'
    assert parse_edition(text, "mine.toml").data["x"] == 1.5


@pytest.mark.parametrize(
    "value",
    [float("nan"), float("inf"), -float("inf"), 10**30, -(2**53), "half \ud800", None, b"x", [[float("nan")]]],
)
def test_what_no_two_programs_read_alike_is_no_data(value):
    with pytest.raises(SheetError, match="mine: expected texts, whole numbers"):
        check_plain({"a": [{"b": value}]}, "mine")


def test_a_half_character_is_no_key():
    with pytest.raises(SheetError, match="expected texts"):
        check_plain({"\ud800": 1}, "mine")


def test_plain_data_is_taken():
    check_plain({"a": [{"b": [1, 2.5, "ü", True, -(2**53) + 1]}], "c": {}}, "mine")


def test_deep_nesting_is_refused():
    deep: list[Any] = [1]
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(SheetError, match=r"mine: .*nested too deeply"):
        check_plain(deep, "mine")


def played():
    game = find("oilman")
    record = Record(game, ["Ann", "Bob"], {"rounds": 2}, "", "ab" * 32, ["north"])
    return json.loads(record.write().splitlines()[0]), game


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda head: head["seats"].__setitem__(0, "half \ud800"), "half a character"),
        (lambda head: head["fair"].__setitem__("salts", ["\udfff"]), "half a character"),
        (lambda head: head["fair"].__setitem__("salts", [1, 2, 3]), "salts must be texts"),
        (lambda head: head["fair"].__setitem__("salts", ["x"] * 65), "more than 64 salts"),
        (lambda head: head["fair"].__setitem__("salts", ["x" * 201]), "more than 200 characters"),
        (lambda head: head["fair"].__setitem__("salts", "abc"), "salts must be texts"),
        (lambda head: head["fair"].__setitem__("from", 10**30), "fair.from"),
        (lambda head: head.__setitem__("elapsed", 10**30), "elapsed"),
        (lambda head: head["fair"].__setitem__("commitment", "x" * 1000), "commitment"),
        (lambda head: head.__setitem__("extra", float("nan")), "not a line of JSON"),
        (lambda head: head.__setitem__("extra", -float("inf")), "not a line of JSON"),
    ],
)
def test_a_record_holds_nothing_that_is_read_in_two_ways_or_without_end(change, said):
    head, _ = played()
    change(head)
    with pytest.raises(RecordError, match=said):
        read_record(json.dumps(head), find)


@pytest.mark.parametrize("value", [float("nan"), 10**30, "half \ud800"])
def test_the_edition_in_a_record_is_as_plain_as_one_in_a_file(value):
    head, game = played()
    data = json.loads(json.dumps(game.edition().data))
    data["notes"] = [value]
    head["edition"] = {"name": "mine", "hash": "", "data": data}
    with pytest.raises(RecordError, match=r"record line 1"):
        read_record(json.dumps(head), find)
