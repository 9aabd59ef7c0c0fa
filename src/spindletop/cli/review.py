"""`spindletop review`: a finished game explained, luck apart from skill."""

import os
from collections.abc import Sequence
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import TaskID

from spindletop.cli.report import figures_table, progress_bar
from spindletop.cli.setting import Processes, RecordFile, open_record
from spindletop.review.report import POINT, WHOLE, Review
from spindletop.review.reviewing import DEEP, QUICK, review_game
from spindletop.review.wording import NO_TURNING_POINTS, error_words, gift_words, moment_words, points

BLOCKS = "▁▂▃▄▅▆▇█"
WIDTH = 48
"""How many moments the band of win chances shows."""


def review(
    record: RecordFile,
    deep: Annotated[
        bool, typer.Option("--deep", help="Play the decisions that matter on many times; takes minutes.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the review as JSON, and nothing else.")] = False,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same review.")] = 0,
    processes: Processes = 0,
) -> None:
    """Explain a finished game: what was luck, what was a mistake, what others gave away, and which move was better."""
    saved = open_record(record)
    jobs = processes or os.cpu_count() or 1
    tasks: dict[str, TaskID] = {}
    with progress_bar(Console(stderr=True)) as bar:

        def progress(what: str, done: int, total: int) -> None:
            if what not in tasks:
                tasks[what] = bar.add_task(what)
            bar.update(tasks[what], completed=done, total=total)

        found = review_game(saved, DEEP if deep else QUICK, seed, jobs, progress=progress)
    if as_json:
        print(found.to_json())
        return
    names = [name.partition(" (")[0] for name in saved.names]
    tell(found, saved.game.title, names, Console(highlight=False))


def tell(review: Review, title: str, names: Sequence[str], console: Console) -> None:
    """Print a review for people."""
    pass_name = "deep look" if review.depth == DEEP else "first look"
    console.print(f"[bold]{title}[/bold], {review.seats} seats, {len(review.nodes) - 1} actions; {pass_name}")
    for sentence in review.missing:
        console.print(f"[dim]{sentence}.[/dim]")
    _tell_band(review, names, console)
    _tell_account(review, names, console)
    _head("Turning points", console)
    for moment in review.turning_points:
        console.print(f"{moment.node + 1:5}  {moment_words(review, moment, names)}", markup=False)
    if not review.turning_points:
        console.print(f"  {NO_TURNING_POINTS}")
    if any(review.luckiest):
        _head("Luckiest and unluckiest draws", console)
        for seat, moments in enumerate(review.luckiest):
            for moment in moments:
                words = moment_words(review, moment, names)
                console.print(f"{moment.node + 1:5}  {points(moment.swing)} {names[seat]}: {words}", markup=False)
    _tell_gifts(review, names, console)
    _head("Errors", console)
    for seat in range(review.seats):
        console.print(f"  {error_words(review, seat, names)}", markup=False)
    console.print("[dim]A review is no proof of anything about a player.[/dim]")


def _head(title: str, console: Console) -> None:
    console.print()
    console.print(f"[bold]{title}[/bold]")


def _tell_band(review: Review, names: Sequence[str], console: Console) -> None:
    _head("Chances to win", console)
    width = max(len(name) for name in names)
    moments = band(review)
    for seat, name in enumerate(names):
        line = "".join(BLOCKS[min(7, 8 * chances[seat] // WHOLE)] for chances in moments)
        first, last = moments[0][seat], moments[-1][seat]
        ends = f"{first / POINT:5.1f} -> {last / POINT:5.1f}"
        console.print(f"  {name:{width}}  {line}  {ends}", markup=False)


def band(review: Review) -> list[list[int]]:
    """Return the chances at the beginning, at up to WIDTH turns, evenly spread, and at the end."""
    at_turns = [chances for node in [*review.turns, -1] if (chances := review.nodes[node]) is not None]
    count = min(WIDTH, len(at_turns))
    return [at_turns[i * (len(at_turns) - 1) // max(1, count - 1)] for i in range(count)]


def _tell_account(review: Review, names: Sequence[str], console: Console) -> None:
    _head("The account, in points: a hundred are a whole game", console)
    table = figures_table("seat", "start", "luck", "mistakes", "gifts", "unforeseen", "result")
    for name, account in zip(names, review.accounts, strict=True):
        parts = [account.start, account.luck, account.mistakes, account.given, account.unforeseen]
        start, *changes = tenths(parts, account.result)
        shown = [f"{change / 10:+.1f}" for change in changes]
        table.add_row(name, f"{start / 10:.1f}", *shown, f"{sum([start, *changes]) / 10:.1f}")
    console.print(table)


def tenths(parts: Sequence[int], total: int) -> list[int]:
    """Return millionths as tenths of a point that add up to the total as it is shown; the last takes the rest."""
    unit = POINT // 10
    shown = [round(part / unit) for part in parts]
    shown[-1] += round(total / unit) - sum(shown)
    return shown


def _tell_gifts(review: Review, names: Sequence[str], console: Console) -> None:
    _head("Who gave whom, by mistakes that count", console)
    table = figures_table("by / to", *names)
    for giver, row in enumerate(review.gifts):
        table.add_row(names[giver], *[points(part) if part else "-" for part in row])
    console.print(table)
    for line in gift_words(review, names):
        console.print(f"  {line}", markup=False)
