"""`spindletop edition`: for designers who change a card or a price in a text file."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from spindletop.cli.files import read_text
from spindletop.cli.setting import GameId
from spindletop.games import find
from spindletop.kernel.game import parse_edition

edition = typer.Typer(name="edition", help="Check the edition files in which a game keeps its components.")


@edition.callback()
def group() -> None:
    """Check the edition files in which a game keeps its components."""


@edition.command()
def check(
    game: GameId,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="An edition file (TOML).")],
) -> None:
    """Check an edition file and list where it differs from the game's own; play it with --edition FILE."""
    known = find(game)
    mine = parse_edition(read_text(file, "an edition file"), str(file))
    components = known.components(mine)
    print(f"{file} is a sound edition of {known.title} ({type(components).__name__.lower()} complete).")
    theirs = dict(_leaves(known.edition().data, ""))
    ours = dict(_leaves(mine.data, ""))
    changed = [key for key in [*ours, *(key for key in theirs if key not in ours)] if ours.get(key) != theirs.get(key)]
    for key in changed:
        print(f"  {key}: {theirs.get(key, 'absent')} -> {ours.get(key, 'absent')}")
    if not changed:
        print("  It says the same as the game's own edition.")


def _leaves(value: object, path: str) -> Iterator[tuple[str, object]]:
    """Yield every value of an edition with its path."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _leaves(inner, f"{path}.{key}" if path else str(key))
    elif isinstance(value, list) and any(isinstance(inner, dict | list) for inner in value):
        for i, inner in enumerate(value):
            yield from _leaves(inner, f"{path}[{i}]")
    else:
        yield path, value
