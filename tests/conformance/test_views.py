"""What a game shows has the form that its types state, key by key and for every viewer; so have effects of choices."""

import importlib
import json
from functools import cache
from typing import Annotated, Any, NotRequired, TypedDict, get_args, get_origin, get_type_hints, is_typeddict

import msgspec
import pytest

from cases import all_cases
from random_play import positions, sample
from spindletop.kernel.events import Chronicle
from spindletop.kernel.state import OVER, SPECTATOR


@cache
def types_of(game):
    return importlib.import_module(f"spindletop.games.{game}.view_types")


@cache
def decoder(form):
    return msgspec.json.Decoder(form, strict=True)


def unknown_keys(value: Any, form: Any, path: str = "") -> list[str]:
    """Return the keys that a value has and its type does not name; msgspec passes over them."""
    if get_origin(form) in {NotRequired, Annotated}:
        form = get_args(form)[0]
    if isinstance(value, dict) and is_typeddict(form):
        known = hints(form)
        here = [f"{path}.{key}" for key in value if key not in known]
        return here + [
            found
            for key, inner in value.items()
            if key in known
            for found in unknown_keys(inner, known[key], f"{path}.{key}")
        ]
    if isinstance(value, list) and get_origin(form) is list:
        return [found for inner in value for found in unknown_keys(inner, get_args(form)[0], f"{path}[]")]
    if isinstance(value, dict) and get_origin(form) is dict:
        return [found for inner in value.values() for found in unknown_keys(inner, get_args(form)[1], f"{path}{{}}")]
    for part in [] if value is None or isinstance(form, type) else get_args(form):
        if is_typeddict(part) or get_origin(part) in {list, dict}:
            return unknown_keys(value, part, path)
    return []


@cache
def hints(form):
    return get_type_hints(form, include_extras=True)


def check(value: Any, form: Any) -> None:
    """See that a value is of a type, and has nothing beside it."""
    text = json.dumps(value)
    decoder(form).decode(text)
    assert not unknown_keys(json.loads(text), form)


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_every_view_is_of_its_type(case):
    types = types_of(case.game.id)
    for state in sample(case, 61, every=29):
        for viewer in range(SPECTATOR, case.seats):
            check(case.game.view(state, viewer), types.View)


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_choices_tell_the_effects_of_their_verb_and_name_known_kinds_of_places(case):
    types = types_of(case.game.id)
    kinds = {"", *get_args(types.PlaceKind)}
    for state in sample(case, 62, every=23):
        if state.mover < 0 or state.mover == OVER:
            continue
        choices = state.choices()
        for action in choices[:: max(1, len(choices) // 20)]:
            verb = case.game.vocabulary.verb(action)
            effects = verb.figures(state, action - verb.base).effects
            assert (effects is not None) == (verb.name in types.EFFECTS), verb.name
            if effects is not None:
                check(effects, types.EFFECTS[verb.name])
            assert verb.place(state, action - verb.base).partition(":")[0] in kinds


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_events_tell_places_of_known_kinds(case):
    kinds = set(get_args(types_of(case.game.id).PlaceKind))
    chronicle = Chronicle()
    for state in positions(case, 63, most=400):
        for event in chronicle.take():
            told = [event.places(viewer) for viewer in range(SPECTATOR, case.seats)]
            assert all(place.partition(":")[0] in kinds for places in told for place in places)
        state.listener = chronicle


class Inner(TypedDict):
    a: int


class Outer(TypedDict):
    one: Inner | None
    many: NotRequired[list[Inner]]
    named: dict[str, Inner]


def test_keys_that_no_type_names_are_found_at_every_depth():
    extra = {"a": 1, "b": 2}
    assert unknown_keys({"one": extra, "named": {}}, Outer) == [".one.b"]
    assert unknown_keys({"one": None, "many": [extra], "named": {"x": extra}}, Outer) == [".many[].b", ".named{}.b"]
    assert unknown_keys({"one": None, "named": {}, "more": 1}, Outer) == [".more"]
