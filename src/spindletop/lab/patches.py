"""Changing an edition in a line: `oil.percent=[50,40,30],salary.land.l2=5`."""

import copy
import difflib
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from spindletop.kernel.game import AnyGame, Edition, SetupError, parse_edition
from spindletop.kernel.sheet import SheetError
from spindletop.lab.errors import LabError
from spindletop.lab.numbers import leaves, numbers

SEGMENT = re.compile(r"([^.\[\]]+)|\[(\d+)\]")
BASE = "base"
Patch = Mapping[str, Any]
"""New values by path."""


def find_edition(game: AnyGame, wanted: str) -> Edition:
    """Return the edition that a name, a file or a patch of the default asks for; `base` is the default."""
    if wanted in ("", BASE):
        return game.edition()
    if wanted in game.editions():
        return game.edition(wanted)
    if "=" in wanted:
        return patched(game, game.edition(), read_patch(wanted))
    path = Path(wanted)
    if path.is_file():
        try:
            edition = parse_edition(path.read_text(encoding="utf-8"), wanted)
        except UnicodeDecodeError:
            raise LabError(f"{wanted} is not a text file, expected an edition file") from None
        _check(game, edition)
        return edition
    built_in = ", ".join(name for name in game.editions() if name) or "none but base"
    raise LabError(
        f"there is no edition {wanted!r} of {game.title}: it is neither built in ({built_in}), nor a file, "
        f"nor a patch such as path=value"
    )


def read_patch(text: str) -> dict[str, Any]:
    """Return the new values by path; values are written as in an edition file."""
    patch: dict[str, Any] = {}
    for part in _parts(text):
        path, equals, value = part.partition("=")
        path = path.strip()
        if not equals or not path or not value.strip():
            raise LabError(f"the patch {text!r} is not understood at {part!r}; write path=value,path=value")
        if path in patch:
            raise LabError(f"the patch {text!r} names {path} twice")
        try:
            patch[path] = tomllib.loads(f"value = {value}")["value"]
        except tomllib.TOMLDecodeError:
            raise LabError(f"{value.strip()!r} is no value of an edition file, in the patch {part.strip()!r}") from None
    return patch


def _parts(text: str) -> list[str]:
    """Return the parts between commas, leaving lists whole."""
    parts, depth = [""], 0
    for sign in text:
        depth += (sign in "[{") - (sign in "]}")
        if sign == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += sign
    return [part for part in parts if part.strip()]


def patched(game: AnyGame, edition: Edition, patch: Patch) -> Edition:
    """Return the edition with the changed values, checked by the game."""
    data = copy.deepcopy(dict(edition.data))
    limits = {number.path: number for number in numbers(game, edition)}
    for path, value in patch.items():
        holder, key, before = _place(game, data, path)
        for inner, new in [(path + rest, number) for rest, number in leaves(value)] if path not in limits else []:
            _within(game, limits, inner, new)
        if path in limits:
            _within(game, limits, path, value)
        elif type(value) is not type(before):
            raise LabError(f"{path} of {game.title} is {before!r}; {value!r} is nothing of that kind")
        holder[key] = value
    changed = Edition(patch_name(patch), data, f"{edition.source} with {patch_name(patch)}", False)
    _check(game, changed)
    return changed


def patch_name(patch: Patch) -> str:
    """Return a patch as a line that can be typed."""
    return ",".join(f"{path}={_written(value)}" for path, value in patch.items())


def differences(before: Edition, after: Edition) -> dict[str, tuple[int | None, int | None]]:
    """Return every whole number in which two editions differ: what it was and what it is."""
    old, new = dict(leaves(before.data)), dict(leaves(after.data))
    return {
        path: (old.get(path), new.get(path))
        for path in [*new, *(path for path in old if path not in new)]
        if old.get(path) != new.get(path)
    }


def _written(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return f"[{','.join(_written(inner) for inner in value)}]"
    return f'"{value}"' if isinstance(value, str) else str(value)


def _place(game: AnyGame, data: dict[str, Any], path: str) -> tuple[Any, Any, Any]:
    """Return where a path leads: what holds it, its key, and what stands there now."""
    steps: list[Any] = [int(index) if index else name for name, index in SEGMENT.findall(path)]
    holder: Any = None
    key: Any = None
    here: Any = data
    for step in steps:
        fits = step in here if isinstance(here, dict) else isinstance(here, list) and isinstance(step, int)
        if not fits or (isinstance(here, list) and not 0 <= step < len(here)):
            raise LabError(_no_such(game, data, path))
        holder, key, here = here, step, here[step]
    if not steps or isinstance(here, dict):
        raise LabError(_no_such(game, data, path))
    return holder, key, here


def _no_such(game: AnyGame, data: dict[str, Any], path: str) -> str:
    near = difflib.get_close_matches(path, [known for known, _ in leaves(data)], 3, 0.5)
    hint = f"; did you mean {' or '.join(near)}?" if near else ""
    return f"{game.title} has no number {path!r}{hint}; `spindletop lab numbers {game.id}` lists all"


def _within(game: AnyGame, limits: Mapping[str, Any], path: str, value: object) -> None:
    number = limits.get(path)
    if number is None:
        return
    if isinstance(value, bool) or not isinstance(value, int):
        raise LabError(f"{path} of {game.title} is a whole number, not {value!r}")
    if number.low is not None and not number.low <= value <= number.high:
        raise LabError(f"{path} of {game.title} must be from {number.low} to {number.high}, not {value}")


def _check(game: AnyGame, edition: Edition) -> None:
    try:
        game.components(edition)
    except (SheetError, SetupError) as error:
        raise LabError(f"that is no sound edition of {game.title}: {error}") from None
