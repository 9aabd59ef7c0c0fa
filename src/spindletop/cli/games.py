"""`spindletop games`: what is on the shelf."""

from typing import Annotated

import typer
from rich.console import Console
from rich.padding import Padding
from rich.table import Table

from spindletop.bots.registry import bot_names
from spindletop.games import find, shelf
from spindletop.kernel.game import AnyGame


def games(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="Show the options of one game.")] = None,
) -> None:
    """List the games with seats, length, options and maturity; with GAME, all its options and presets."""
    console = Console()
    if game is None:
        _list(console)
    else:
        _describe(console, find(game))


def _list(console: Console) -> None:
    for game in shelf().values():
        seats = f"{game.min_seats}-{game.max_seats}" if game.max_seats > game.min_seats else str(game.max_seats)
        facts = ", ".join(fact for fact in (f"{seats} seats", game.length, game.maturity) if fact)
        console.print(f"[bold]{game.id:<12}[/bold] [bold]{game.title}[/bold]  {facts}", highlight=False)
        options = ", ".join(option.name for option in game.options if option.offered) or "none"
        for text in (game.tagline, f"[dim]options: {options}[/dim]"):
            console.print(Padding(text, (0, 0, 0, 13)), highlight=False)
    console.print()
    console.print("`spindletop games GAME` explains the options, `spindletop play GAME` begins.", highlight=False)
    console.print(f"Bots: {', '.join(bot_names())}", highlight=False)


def _describe(console: Console, game: AnyGame) -> None:
    console.print(f"[bold]{game.title}[/bold]: {game.tagline}", highlight=False)
    console.print(
        f"{game.min_seats} to {game.max_seats} seats (best with {game.default_seats}), {game.length}; {game.maturity}",
        highlight=False,
    )
    console.print()
    table = Table(box=None, pad_edge=False, header_style="bold")
    for title in ("option", "default", "takes", "what it does"):
        table.add_column(title)
    for option in (option for option in game.options if option.offered):
        table.add_row(option.name, str(option.default).lower(), option.expected(), f"[dim]{option.help}[/dim]")
    console.print(table)
    console.print()
    for name, options in game.presets.items():
        agreed = ", ".join(f"{key}={value}" for key, value in options.items()) or "all defaults"
        console.print(f"preset [bold]{name}[/bold]: {agreed}", highlight=False)
    for name in game.editions():
        if name:
            console.print(f"edition [bold]{name}[/bold]", highlight=False)
