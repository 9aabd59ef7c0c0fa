"""A change leads from the old data to the new, whatever they are."""

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from replays import changed
from spindletop.showing.delta import difference

plain = st.none() | st.booleans() | st.integers(-3, 3) | st.sampled_from(["", "a", "b"])
data = st.recursive(
    plain, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abcd"), inner, max_size=4)
)


@given(data, data)
def test_a_change_makes_the_new_from_the_old(old: Any, new: Any) -> None:
    change = difference(old, new)
    made = old if change is None else changed(old, change)
    assert json.dumps(made, sort_keys=True) == json.dumps(new, sort_keys=True)


@given(data)
def test_what_is_the_same_has_no_change(one: Any) -> None:
    assert difference(one, one) is None


def test_a_change_tells_only_what_is_different() -> None:
    old = {"round": 1, "seats": [{"cash": 5}, {"cash": 7}], "log": ["a"], "gone": 0}
    new = {"round": 2, "seats": [{"cash": 5}, {"cash": 9}], "log": ["a", "b"]}
    assert difference(old, new) == {
        "~": {"round": {"=": 2}, "seats": {"~": {"1": {"~": {"cash": {"=": 9}}}}}, "log": {"+": ["b"]}},
        "-": ["gone"],
    }
    assert difference([1, 2, 3], [1]) == {"#": 1}
    assert difference({"yes": 1}, {"yes": True}) == {"~": {"yes": {"=": True}}}
