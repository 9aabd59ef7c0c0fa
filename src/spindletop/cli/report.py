"""What commands print about many games: tables of figures, standings, and a progress bar while they are played."""

from collections.abc import Sequence

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from spindletop.arena.rating import RatedStanding
from spindletop.arena.standing import Standing, Wins


def figures_table(label: str, *columns: str) -> Table:
    """Return an empty table: a column of labels, then columns of figures."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(label, overflow="fold")
    for column in columns:
        table.add_column(column, justify="right")
    return table


def progress_bar(console: Console) -> Progress:
    """Return a progress bar that counts games; it leaves nothing behind, and is shown on a terminal only."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def percent(rate: float) -> str:
    """Return a rate as a percentage."""
    return f"{100 * rate:.1f} %"


def interval(low: float, high: float) -> str:
    """Return the bounds of a rate as percentages."""
    return f"{100 * low:.1f} to {100 * high:.1f} %"


def bots_table(standings: Sequence[Standing]) -> Table:
    """Return how the bots of a simulation did."""
    table = figures_table("bot", "seatings", "wins", "95 %", "mean score")
    for row in standings:
        table.add_row(row.bot, *_wins(row))
    return table


def places_table(label: str, names: Sequence[str], places: Sequence[Wins]) -> Table:
    """Return how often each seat, or each place in the order of play, won."""
    table = figures_table(label, "games", "wins", "95 %", "mean score")
    for name, row in zip(names, places, strict=True):
        table.add_row(name, *_wins(row))
    return table


def _wins(row: Standing | Wins) -> list[str]:
    return [str(row.games), percent(row.win_rate), interval(row.win_low, row.win_high), f"{row.mean_score:.1f}"]


def rated_table(standings: Sequence[RatedStanding]) -> Table:
    """Return the table of a tournament."""
    table = figures_table("bot", "rating", "95 %", "wins", "95 %", "mean score", "games", "s/game")
    for row in standings:
        rating = [f"{row.rating:.1f}", f"{row.low:.1f} to {row.high:.1f}"]
        won = [percent(row.win_rate), interval(row.win_low, row.win_high), f"{row.mean_score:.1f}"]
        table.add_row(row.bot, *rating, *won, str(row.games), f"{row.seconds_per_game:.2f}")
    return table
