"""Editions that people upload: read and checked as a whole before anybody sits down to them."""

import math
from typing import Any

from spindletop.kernel.game import Edition, parse_edition
from spindletop.server.deed import AnyGame
from spindletop.server.errors import Problem

LARGEST = 256 * 1024
DEFAULT = "default"


def uploaded_edition(toml: str, game: AnyGame) -> Edition:
    """Return an uploaded edition that the game can be played with."""
    if len(toml.encode("utf-8", "replace")) > LARGEST:
        raise Problem("bad_edition", f"The edition has more than {LARGEST // 1024} KiB.")
    try:
        edition = parse_edition(toml, "edition")
        if not _plain(edition.data):
            raise ValueError("edition: expected texts, whole numbers, fractions, flags, lists and tables only")
        game.components(edition)
        _ = edition.hash
        game.start(None, None, edition)
    except RecursionError:
        raise Problem("bad_edition", "edition: the lists and tables are nested too deeply.") from None
    except (ValueError, TypeError, LookupError, ArithmeticError, RuntimeError) as error:
        raise Problem("bad_edition", f"{error}") from None
    return edition


def _plain(value: Any, depth: int = 0) -> bool:
    if depth > 12:
        raise RecursionError
    if isinstance(value, dict):
        return all(_plain(item, depth + 1) for item in value.values())
    if isinstance(value, list):
        return all(_plain(item, depth + 1) for item in value)
    if isinstance(value, float):
        return math.isfinite(value)
    if isinstance(value, int):
        return abs(value) < 1 << 53
    return isinstance(value, str)
