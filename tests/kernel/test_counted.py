"""A number and its noun."""

import pytest

from spindletop.kernel.words import counted


@pytest.mark.parametrize(("number", "words"), [(0, "0 pipes"), (1, "1 pipe"), (2, "2 pipes"), (-1, "-1 pipes")])
def test_a_noun_stands_in_the_plural_unless_there_is_one(number, words):
    assert counted(number, "pipe") == words


def test_an_odd_plural_is_given():
    assert counted(2, "city", "cities") == "2 cities"
    assert counted(1, "city", "cities") == "1 city"
