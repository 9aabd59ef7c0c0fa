"""Untrusted data: TOML and JSON are read only if every program reads them alike, in time proportional to their size."""

import json
import math
import re
import tomllib
from typing import Any, Final

from spindletop.kernel.sheet import SheetError

MOST_PARTS: Final = 12
"""A dotted key may have so many parts: the parser's time and memory grow with the square of them."""
DEEPEST: Final = 12
_PART: Final = r"""(?:(?<![A-Za-z0-9_-])[A-Za-z0-9_-]++|(?<!\\)"(?:\\.|[^"\\\n])*+"|'[^'\n]*+')"""
# A text that looks like such a key is refused as well: to be sure, nothing is skipped. No part begins inside another
# of its kind, so that the search passes over each character a fixed number of times only.
_LONG_KEY: Final = re.compile(rf"{_PART}(?:[ \t]*+\.[ \t]*+{_PART}){{{MOST_PARTS}}}")
_HALF: Final = re.compile(r"[\ud800-\udfff]")


def read_toml(text: str, source: str) -> dict[str, Any]:
    """Return what a TOML text holds; a text that is not TOML, or is a trap, is an error naming the place."""
    if _LONG_KEY.search(text) is not None:
        raise SheetError(f"{source}: a key has more than {MOST_PARTS} parts; tables cannot be nested that deep")
    try:
        data = tomllib.loads(text)
    except RecursionError:
        raise SheetError(f"{source}: the lists and tables are nested too deeply") from None
    except ValueError as error:
        raise SheetError(f"{source}: this is not a TOML file: {error}") from None
    return data


def read_json(text: str) -> Any:
    """Return what a JSON text holds; a text that is not JSON, or holds what others cannot read, is a ValueError."""
    try:
        data = json.loads(text, parse_constant=_refuse)
    except RecursionError:
        raise ValueError("it is nested too deeply") from None
    if "\\u" in text and _HALF.search(json.dumps(data, ensure_ascii=False)) is not None:
        raise ValueError("it holds half a character")
    return data


def _refuse(constant: str) -> Any:
    raise ValueError(f"{constant} is not a number in JSON")


def check_plain(data: object, source: str, depth: int = 0) -> None:
    """Raise an error for anything but texts, whole numbers below 2**53, finite fractions, flags, lists and tables."""
    if depth > DEEPEST:
        raise SheetError(f"{source}: the lists and tables are nested too deeply")
    if isinstance(data, dict):
        for key, value in data.items():
            check_plain(key, source, depth + 1)
            check_plain(value, source, depth + 1)
    elif isinstance(data, list):
        for value in data:
            check_plain(value, source, depth + 1)
    elif not _plain(data):
        raise SheetError(
            f"{source}: expected texts, whole numbers below 2**53, fractions, flags, lists and tables only"
        )


def _plain(value: object) -> bool:
    if isinstance(value, float):
        return math.isfinite(value)
    if isinstance(value, int):
        return abs(value) < 9_007_199_254_740_992
    return isinstance(value, str) and _HALF.search(value) is None
