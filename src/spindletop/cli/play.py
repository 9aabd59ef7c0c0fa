"""`spindletop play`: a game in the terminal, against bots."""

from pathlib import Path
from secrets import randbits
from typing import Annotated

import typer

from spindletop.bots.levels import USUAL
from spindletop.bots.registry import make_bot, split_specs
from spindletop.cli.coaching import guide_for
from spindletop.cli.complaint import Complaint
from spindletop.cli.setting import EditionName, GameId, Options, Preset, Seats, Setting, agree, open_record
from spindletop.cli.terminal_game import TerminalGame
from spindletop.games import find
from spindletop.kernel.record import Record
from spindletop.kernel.state import OVER


def play(
    game: GameId,
    seats: Seats = None,
    seat: Annotated[int | None, typer.Option(min=0, help="Your seat; the first is 0.")] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="BOT,BOT", help="Who plays the other seats, in turn; a driller (level 4 of 8) by default."
        ),
    ] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same deal; by default a new one.")] = None,
    option: Options = None,
    preset: Preset = None,
    edition: EditionName = "",
    coach: Annotated[
        bool,
        typer.Option("--coach", help="A coach explains what is new and asks before costly moves; for a first game."),
    ] = False,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Continue a saved game.")] = None,
) -> None:
    """Play in the terminal against bots.

    Choose by number, by a line such as `drill D3 1`, or by the beginning of one, which narrows the list. `?` explains
    the rules, `why MOVE` what forbids a move; `hint`, `undo`, `save FILE` and `quit` do what they say.

    New to a game? `spindletop learn GAME` first, then `spindletop play GAME --coach`: a short first game against
    friendly bots, with at most one word of advice a turn.
    """
    guide = guide_for(find(game)) if coach else None
    if resume is not None:
        record = _saved(game, resume)
    elif guide is not None and seats is None and option is None and preset is None and not edition:
        record = _record(Setting(guide.game, guide.seats, dict(guide.options), guide.edition))
    else:
        record = _record(agree(game, seats, option, preset, edition))
    if guide is not None and resume is None and bots is None:
        bots = guide.bots
    alone = record.game.needs_people(record.options)
    if alone:
        raise Complaint(f"{alone}; choose other options, or play with people at a table server")
    yours, specs = _seating(record, seat, bots, resume is not None)
    if guide is not None:
        guide = guide_for(guide.game, yours)
    TerminalGame(record, yours, specs, randbits(60) if seed is None else seed, guide).run()


def _record(setting: Setting) -> Record:
    """Return the empty record of a new game, its seats named after their colours."""
    names = [setting.game.colours[i % len(setting.game.colours)].capitalize() for i in range(setting.seats)]
    return Record(setting.game, names, setting.options, setting.edition)


def _saved(game: str, path: Path) -> Record:
    asked = find(game)
    record = open_record(path)
    if record.game is not asked:
        raise Complaint(f"{path} holds a game of {record.game.title}, not of {asked.title}")
    if record.replay().mover == OVER:
        raise Complaint(f"the game in {path} is over; look at it with `spindletop replay {path}`")
    return record


def _seating(record: Record, seat: int | None, bots: str | None, resumed: bool) -> tuple[int, list[str]]:
    """Return the player's seat and the bot in every other; in a resumed game the names say which bot sat where."""
    plain = [name.partition(" (")[0] for name in record.names]
    before = [name.partition(" (")[2].rstrip(")") for name in record.names]
    yours = seat if seat is not None else before.index("") if resumed and "" in before else 0
    if yours >= len(plain):
        raise Complaint(f"there are the seats 0 to {len(plain) - 1}, not {yours}")
    given = split_specs(bots) if bots is not None else [USUAL]
    specs = [given[i % len(given)] for i in range(len(plain) - 1)]
    specs.insert(yours, "")
    if resumed and bots is None:
        specs = [kept or fresh for kept, fresh in zip(before, specs, strict=True)]
    for i, spec in enumerate(specs):
        if i != yours:
            make_bot(spec, record.game)
    record.names = [name if i == yours else f"{name} ({specs[i]})" for i, name in enumerate(plain)]
    return yours, specs
