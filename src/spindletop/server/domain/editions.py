"""Uploaded editions: parsed and checked as a whole before they are played."""

from spindletop.kernel.game import AnyGame, Edition, parse_edition
from spindletop.server.wire.problems import Problem

LARGEST = 256 * 1024
LONGEST_NAME = 80


def uploaded_edition(toml: str, game: AnyGame) -> Edition:
    """Return an uploaded edition that the game can be played with."""
    if len(toml.encode("utf-8", "replace")) > LARGEST:
        raise Problem("bad_edition", f"The edition has more than {LARGEST // 1024} KiB.")
    try:
        edition = parse_edition(toml, "edition")
        check_name(edition)
        game.components(edition)
        _ = edition.hash
        game.start(None, None, edition)
    except (ValueError, TypeError, LookupError, ArithmeticError, RuntimeError) as error:
        raise Problem("bad_edition", f"{error}") from None
    return edition


def check_name(edition: Edition) -> None:
    """Refuse a name that is too long for the lobby."""
    if len(edition.name) > LONGEST_NAME:
        raise ValueError(f"edition: the name has more than {LONGEST_NAME} characters")
