"""`spindletop arena`: tournaments from the command line, with a progress bar and a live table."""

import json
import os
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from spindletop.arena.calibration import calibrate, reliability_svg
from spindletop.arena.contest import Contest, Meeting, agreed_options, contest
from spindletop.arena.ledger import PLAN, Ledger
from spindletop.arena.plan import Plan, PlanError
from spindletop.arena.rating import Standing, standings
from spindletop.arena.tournament import run
from spindletop.arena.workers import OneProcess, Processes, RayCluster, Workers
from spindletop.bots.bot import BotError
from spindletop.bots.minds import find_mind
from spindletop.bots.registry import make_bot, split_specs
from spindletop.games import UnknownGame, find
from spindletop.kernel.game import SetupError
from spindletop.kernel.options import OptionError
from spindletop.kernel.state import State

app = typer.Typer(
    help="Tournaments and ratings between bots.",
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Processor = Annotated[int, typer.Option("--processes", "-p", help="Processes of this machine; 0 for all cores.")]
Cluster = Annotated[str, typer.Option("--ray", help="Play on a Ray cluster: its address, or `auto`.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print the standings as JSON, and nothing else.")]


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="The game, such as oilman.")],
    bots: Annotated[str, typer.Option("--bots", "-b", help="Bots, separated by commas.")] = "random,greedy",
    folder: Annotated[Path, typer.Option("--folder", "-f", help="Where results go; taken up again if begun.")] = Path(
        "arena"
    ),
    seats: Annotated[int, typer.Option(help="Seats; 0 for the game's usual number.")] = 0,
    deals: Annotated[int, typer.Option(help="Dealers a pairing; each deals to every rotation of the seats.")] = 10,
    kind: Annotated[str, typer.Option(help="round-robin, or ladder: each bot meets its neighbours.")] = "round-robin",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1901,
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help="An option, NAME=VALUE.")] = None,
    edition: Annotated[str, typer.Option(help="An edition of the game.")] = "",
    processes: Processor = 0,
    ray: Cluster = "",
    as_json: AsJson = False,
) -> None:
    """Play a tournament, or go on with one that was interrupted."""
    try:
        agreed = dict(_pair(text) for text in option or [])
        plan = Plan(game, tuple(split_specs(bots)), seats, deals, kind, seed, agreed, edition).check()
        _show(plan, folder, _workers(processes, ray), as_json)
    except (PlanError, UnknownGame, BotError, OptionError, SetupError) as error:
        typer.echo(str(error.args[0]), err=True)
        raise typer.Exit(2) from None


@app.command()
def alone(
    game: Annotated[str, typer.Argument(help="The game, such as crude.")],
    bot: Annotated[str, typer.Argument(help="The bot that sits alone.")],
    among: Annotated[str, typer.Option(help="Who has all the other seats.")] = "greedy",
    seats: Annotated[int, typer.Option(help="Seats; 0 for the game's usual number.")] = 0,
    deals: Annotated[
        int, typer.Option(min=2, help="Deals; each is played once for every seat the bot can have.")
    ] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1901,
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help="An option, NAME=VALUE.")] = None,
    processes: Processor = 0,
    as_json: AsJson = False,
) -> None:
    """Measure one bot alone among others that are all alike, with its 95 % interval."""
    try:
        agreed = agreed_options(dict(_pair(text) for text in option or []))
        played = find(game)
        meeting = Meeting(game, played.check_seats(seats or None), bot, among, seed, agreed)
        meeting.start(played)
        for spec in (bot, among):
            make_bot(spec, played)
    except (PlanError, UnknownGame, BotError, OptionError, SetupError) as error:
        typer.echo(str(error.args[0]), err=True)
        raise typer.Exit(2) from None
    found = Contest(meeting.seats)
    console = Console(stderr=True)
    progress = Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    task = progress.add_task(f"{bot} among {among}", total=deals)
    with Live(progress, console=console, transient=True, refresh_per_second=4):
        for found in contest(meeting, deals, processes or os.cpu_count() or 1):
            progress.update(task, completed=len(found.deals))
    if as_json:
        typer.echo(json.dumps({"game": game, "bot": bot, "among": among, **found.report()}))
        return
    low, high = found.interval
    typer.echo(
        f"{bot} alone among {among}, {game} with {found.seats} seats: {found.share:.1%} of {found.games} games "
        f"({low:.1%} to {high:.1%}; fair is {1 / found.seats:.1%}), {found.score:.0f} to {found.rival_score:.0f} points"
    )


@app.command("calibrate")
def calibrate_command(
    game: Annotated[str, typer.Argument(help="The game, such as crude.")],
    seats: Annotated[int, typer.Option(help="Seats; 0 for the game's usual number.")] = 0,
    games: Annotated[int, typer.Option(min=1, help="Games that the mind plays against itself.")] = 200,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1901,
    svg: Annotated[Path | None, typer.Option(help="Draw the reliability plot into this file.")] = None,
    as_json: AsJson = False,
) -> None:
    """Compare the win chances that a mind foretells with how its games end."""
    try:
        played = find(game)
        first: State = played.start(seats or None)
    except (UnknownGame, SetupError) as error:
        typer.echo(str(error.args[0]), err=True)
        raise typer.Exit(2) from None
    mind = find_mind(played, first)
    if mind is None:
        raise typer.Exit(2)
    found = calibrate(played, first, mind, games, seed)
    if svg is not None:
        svg.write_text(reliability_svg(found, f"{played.title}, {first.seats} seats"), encoding="utf-8")
    if as_json:
        typer.echo(json.dumps({"game": game, **found.report()}))
        return
    typer.echo(
        f"{game} with {first.seats} seats, {found.games} games: Brier {found.brier:.3f} "
        f"(saying that all are equal {found.uniform_brier:.3f}), calibration error {found.error:.3f}"
    )


@app.command()
def table(folder: Annotated[Path, typer.Argument(help="The folder of a tournament.")], as_json: AsJson = False) -> None:
    """Show the table of a tournament, finished or not."""
    if not (folder / PLAN).exists():
        typer.echo(f"{folder} holds no tournament", err=True)
        raise typer.Exit(2)
    plan = Plan.from_json((folder / PLAN).read_text(encoding="utf-8"))
    ledger = Ledger(folder, plan)
    ledger.close()
    _print(standings(plan.bots, ledger.ordered()), as_json)


def _pair(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise PlanError(f"the option {text!r} is not understood; write NAME=VALUE")
    return name, value


def _workers(processes: int, ray: str) -> Workers:
    if ray:
        return RayCluster(ray)
    count = processes or os.cpu_count() or 1
    return OneProcess() if count == 1 else Processes(count)


def _show(plan: Plan, folder: Path, workers: Workers, as_json: bool) -> None:
    if as_json:
        _print(run(plan, folder, workers), as_json)
        return
    console = Console(stderr=True)
    progress = Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    task = progress.add_task(plan.game)
    with Live(progress, console=console, transient=True, refresh_per_second=4) as live:

        def watch(ledger: Ledger, total: int) -> None:
            progress.update(task, completed=len(ledger.results), total=total)
            live.update(Group(progress, drawn(standings(plan.bots, ledger.ordered()))))

        found = run(plan, folder, workers, watch)
    _print(found, as_json)
    typer.echo(f"results, records and the table are in {folder}")


def _print(found: Sequence[Standing], as_json: bool) -> None:
    if as_json:
        typer.echo(json.dumps([asdict(standing) for standing in found]))
    else:
        Console().print(drawn(found))


def drawn(found: Sequence[Standing]) -> Table:
    """Return the standings as a table for the terminal."""
    table = Table("bot", title=None)
    for column in ("rating", "95 %", "won", "95 %", "score", "games", "s/game"):
        table.add_column(column, justify="right")
    for row in found:
        table.add_row(
            row.bot,
            f"{row.rating:.1f}",
            f"{row.low:.1f} .. {row.high:.1f}",
            f"{row.win_rate:.1%}",
            f"{row.win_low:.1%} .. {row.win_high:.1%}",
            f"{row.mean_score:.1f}",
            str(row.games),
            f"{row.seconds_per_game:.2f}",
        )
    return table
