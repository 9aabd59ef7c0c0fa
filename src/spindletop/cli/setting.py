"""The arguments that commands share: the game, its options, its edition."""

from pathlib import Path
from typing import Annotated, Any

import typer

from spindletop.cli.complaint import Complaint
from spindletop.cli.files import read_text
from spindletop.games import find, read_record
from spindletop.kernel.game import AnyGame, Edition, parse_edition
from spindletop.kernel.options import settle
from spindletop.kernel.record import Record
from spindletop.kernel.state import State

GameId = Annotated[str, typer.Argument(metavar="GAME", help="The game, as `spindletop games` lists it.")]
RecordFile = Annotated[Path, typer.Argument(metavar="RECORD", help="A record: the save file of a game.")]
Seats = Annotated[int | None, typer.Option(help="How many seats; by default as many as the game likes best.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="Set an option of the game; repeat for more."),
]
Preset = Annotated[str | None, typer.Option(metavar="NAME", help="Start from a preset of options.")]
EditionName = Annotated[
    str, typer.Option("--edition", metavar="NAME_OR_FILE", help="Play with another edition, or an edition file.")
]


Processes = Annotated[
    int, typer.Option("--processes", "-p", min=0, help="How many processes play; 0: one for each core.")
]


class Setting:
    """A game with everything that is agreed before it starts."""

    def __init__(self, game: AnyGame, seats: int, options: dict[str, object], edition: str | Edition) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.edition = edition

    def start(self) -> State:
        """Return the first position."""
        first: State = self.game.start(self.seats, self.options, self.edition)
        return first

    def plain(self) -> dict[str, Any]:
        """Return it as plain data, as the arena sends it to other processes."""
        own = self.edition if isinstance(self.edition, Edition) else None
        return {
            "game": self.game.id,
            "seats": self.seats,
            "options": self.options,
            "edition": self.edition if own is None else own.name,
            "edition_data": None if own is None else own.data,
        }


def agree(
    game_id: str,
    seats: int | None = None,
    options: list[str] | None = None,
    preset: str | None = None,
    edition: str = "",
) -> Setting:
    """Return the setting that the arguments of a command describe, checked as far as possible before play."""
    game = find(game_id)
    agreed: dict[str, object] = dict(_preset(game, preset))
    for text in options or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise Complaint(f"the option {text!r} is not understood; write --option name=value")
        agreed[name.strip()] = value.strip()
    settled = settle(game.options, agreed)
    setting = Setting(game, game.check_seats(seats), dict(settled), find_edition(game, edition))
    setting.start()
    return setting


def find_edition(game: AnyGame, wanted: str) -> str | Edition:
    """Return the name of a built-in edition, or the edition in a file."""
    if wanted in game.editions():
        return wanted
    if wanted.endswith(".toml") or "/" in wanted or Path(wanted).exists():
        return parse_edition(read_text(Path(wanted), "an edition file"), wanted)
    game.edition(wanted)  # raises: no such edition
    return wanted


def open_record(path: Path) -> Record:
    """Return the record in a file."""
    return read_record(read_text(path, "a record"), str(path))


def _preset(game: AnyGame, name: str | None) -> dict[str, object]:
    if name is None:
        return {}
    for known, options in game.presets.items():
        if known.lower() == name.lower():
            return dict(options)
    raise Complaint(f"{game.title} has no preset {name!r}; its presets are {', '.join(game.presets)}")
