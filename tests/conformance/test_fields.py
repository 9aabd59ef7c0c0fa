"""A state declares its fields once; what copies and lists them is made from that, and up to date."""

from pathlib import Path

import pytest

import fields


@pytest.mark.parametrize("game", fields.games())
def test_copies_and_contents_are_made_from_the_declarations(game):
    made = (fields.GAMES / game / "fields.py").read_text()
    assert made == fields.module(game), "run `make fields`"


def test_a_field_of_an_unknown_kind_is_an_error(tmp_path: Path):
    state = tmp_path / "state.py"
    state.write_text(
        "class Table:\n    def lay_out(self):\n        self.names: list[str] = []\n        self.x: float = 0\n"
    )
    with pytest.raises(AssertionError, match="of no known kind"):
        fields.declared(state)
