"""`spindletop replay`: a recorded game, shown at any point."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from spindletop.cli.complaint import Complaint
from spindletop.cli.files import write_new
from spindletop.cli.setting import RecordFile, open_record
from spindletop.kernel.events import Chronicle
from spindletop.kernel.record import Record
from spindletop.kernel.state import CHANCE, OVER, SPECTATOR


def replay(
    record: RecordFile,
    to: Annotated[int | None, typer.Option(min=0, metavar="N", help="Stop after N actions, chance included.")] = None,
    seat: Annotated[
        int | None, typer.Option(min=0, help="See what this seat could see; by default a spectator.")
    ] = None,
    lines: Annotated[int, typer.Option(min=0, help="How many lines of the log to show; 0 shows all.")] = 20,
    html: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the game as a page that is one file and plays by itself.")
    ] = None,
) -> None:
    """Show a recorded game after all its actions, or after the first N: the log and the board."""
    saved = open_record(record)
    if seat is not None and seat >= len(saved.names):
        raise Complaint(f"{record} has the seats 0 to {len(saved.names) - 1}, not {seat}")
    viewer = SPECTATOR if seat is None else seat
    if html is not None:
        write_page(saved, viewer, to, html)
        return
    chronicle = Chronicle()
    state = saved.replay(to, chronicle)
    console = Console(highlight=False)
    shown = len(saved.actions) if to is None else min(to, len(saved.actions))
    console.print(f"[bold]{saved.game.title}[/bold]: {', '.join(saved.names)}; action {shown} of {len(saved.actions)}")
    names = [name.partition(" (")[0] for name in saved.names]
    log = [event.words(viewer, names) for event in chronicle.take()]
    if 0 < lines < len(log):
        console.print(f"[dim]... {len(log) - lines} lines before[/dim]")
        log = log[-lines:]
    for line in log:
        console.print(f"  {line}", markup=False)
    console.print()
    console.print(saved.game.draw(saved.game.view(state, viewer)))
    console.print()
    if state.mover == OVER:
        winners = " and ".join(saved.names[i] for i in state.winners())
        console.print(f"The game is over ({state.ending}): {winners} won; scores {state.scores()}.", markup=False)
    elif state.mover == CHANCE:
        console.print("Chance is next.")
    else:
        console.print(f"{saved.names[state.mover]} is to move: {state.step.prompt(state)}.", markup=False)


def write_page(saved: Record, viewer: int, to: int | None, path: Path) -> None:
    """Write a recorded game, or its first actions, as a page for any browser."""
    from spindletop.showing.page import page
    from spindletop.showing.replay import of_record

    del saved.actions[len(saved.actions) if to is None else to :]
    write_new(path, page(of_record(saved, viewer)))
    print(f"{path}: {saved.game.title}, {len(saved.actions)} actions; open it in a browser")
