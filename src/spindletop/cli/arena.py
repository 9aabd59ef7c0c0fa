"""`spindletop arena`: tournaments and measurements from the command line, with a progress bar and a live table."""

import json
import os
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console, Group
from rich.live import Live

from spindletop.arena.contest import Contest, Meeting, agreed_options, contest
from spindletop.arena.ledger import PLAN, Ledger
from spindletop.arena.plan import Plan
from spindletop.arena.rating import RatedStanding, standings
from spindletop.arena.tournament import run
from spindletop.arena.workers import Workers, workers_for
from spindletop.bots.registry import make_bot, split_specs
from spindletop.cli.complaint import Complaint
from spindletop.cli.report import progress_bar, rated_table
from spindletop.cli.setting import EditionName, GameId, Options, Preset, Processes, Seats, agree

arena = typer.Typer(
    name="arena",
    help="Tournaments and ratings between bots.",
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Cluster = Annotated[
    str, typer.Option("--ray", metavar="ADDRESS", help="Play on a Ray cluster: its address, or `auto`.")
]
Seed = Annotated[int, typer.Option(help="The same seed gives the same games.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print the result as JSON, and nothing else.")]


@arena.command()
def play(
    game: GameId,
    bots: Annotated[str, typer.Option("--bots", "-b", metavar="BOT,BOT", help="Who plays.")] = "random,greedy",
    folder: Annotated[
        Path, typer.Option("--folder", "-f", help="Where results go; a tournament begun there is continued.")
    ] = Path("arena"),
    seats: Seats = None,
    deals: Annotated[int, typer.Option(help="Dealers a pairing; each deals to every rotation of the seats.")] = 10,
    kind: Annotated[str, typer.Option(help="round-robin, or ladder: each bot meets its neighbours.")] = "round-robin",
    seed: Seed = 1901,
    option: Options = None,
    preset: Preset = None,
    edition: EditionName = "",
    processes: Processes = 0,
    ray: Cluster = "",
    as_json: AsJson = False,
) -> None:
    """Play a tournament, or continue one that was interrupted."""
    setting = agree(game, seats, option, preset, edition)
    specs = tuple(split_specs(bots))
    plan = Plan(bots=specs, seed=seed, deals=deals, kind=kind, **setting.plain()).check()
    workers = workers_for(processes, ray)
    if as_json:
        _print(run(plan, folder, workers), as_json)
    else:
        _print(_play_with_live_table(plan, folder, workers), as_json)
        print(f"results, records and the table are in {folder}")


@arena.command()
def alone(
    game: GameId,
    bot: Annotated[str, typer.Argument(help="The bot that sits alone.")],
    among: Annotated[str, typer.Option(help="Who has all the other seats.")] = "greedy",
    seats: Seats = None,
    deals: Annotated[
        int, typer.Option(min=2, help="Deals; each is played once for every seat the bot can have.")
    ] = 100,
    seed: Seed = 1901,
    option: Options = None,
    preset: Preset = None,
    edition: EditionName = "",
    processes: Processes = 0,
    as_json: AsJson = False,
) -> None:
    """Measure one bot alone among others that are all alike, with its 95 % interval."""
    setting = agree(game, seats, option, preset, edition)
    for spec in (bot, among):
        make_bot(spec, setting.game)
    terms = {**setting.plain(), "options": agreed_options(setting.options)}
    meeting = Meeting(one=bot, among=among, seed=seed, **terms)
    result = Contest(meeting.seats)
    with progress_bar(Console(stderr=True)) as progress:
        task = progress.add_task(f"{bot} among {among}", total=deals)
        for result in contest(meeting, deals, processes or os.cpu_count() or 1):
            progress.update(task, completed=len(result.deals))
    if as_json:
        print(json.dumps({"game": game, "bot": bot, "among": among, **result.report()}))
        return
    low, high = result.interval
    print(
        f"{bot} alone among {among}, {game} with {result.seats} seats: {result.share:.1%} of {result.games} games "
        f"({low:.1%} to {high:.1%}; fair is {1 / result.seats:.1%}), "
        f"{result.score:.0f} to {result.rival_score:.0f} points"
    )


@arena.command()
def calibrate(
    game: GameId,
    seats: Seats = None,
    games: Annotated[int, typer.Option(min=1, help="Games that the mind plays against itself.")] = 200,
    seed: Seed = 1901,
    svg: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw the reliability plot into this file.")] = None,
    as_json: AsJson = False,
) -> None:
    """Compare the win chances that a mind predicts with how its games end."""
    from spindletop.arena import calibration
    from spindletop.bots.minds import find_mind

    setting = agree(game, seats)
    first = setting.start()
    mind = find_mind(setting.game, first)
    if mind is None:
        raise Complaint(f"{setting.game.title} has no mind for {setting.seats} seats to calibrate")
    found = calibration.calibrate(setting.game, first, mind, games, seed)
    if svg is not None:
        title = f"{setting.game.title}, {setting.seats} seats"
        svg.write_text(calibration.reliability_svg(found, title), encoding="utf-8")
    if as_json:
        print(json.dumps({"game": game, **found.report()}))
        return
    print(
        f"{game} with {setting.seats} seats, {found.games} games: Brier {found.brier:.3f} "
        f"(saying that all are equal {found.uniform_brier:.3f}), calibration error {found.error:.3f}"
    )


@arena.command()
def table(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The folder of a tournament.")], as_json: AsJson = False
) -> None:
    """Show the table of a tournament, finished or not."""
    if not (folder / PLAN).exists():
        raise Complaint(f"{folder} holds no tournament")
    plan = Plan.from_json((folder / PLAN).read_text(encoding="utf-8"))
    ledger = Ledger(folder, plan)
    ledger.close()
    _print(standings(plan.bots, ledger.ordered()), as_json)


def _play_with_live_table(plan: Plan, folder: Path, workers: Workers) -> list[RatedStanding]:
    console = Console(stderr=True)
    progress = progress_bar(console)
    task = progress.add_task(plan.game)
    with Live(progress, console=console, transient=True, refresh_per_second=4) as live:

        def watch(ledger: Ledger, total: int) -> None:
            progress.update(task, completed=len(ledger.results), total=total)
            live.update(Group(progress, rated_table(standings(plan.bots, ledger.ordered()))))

        return run(plan, folder, workers, watch)


def _print(rows: Sequence[RatedStanding], as_json: bool) -> None:
    if as_json:
        print(json.dumps([asdict(row) for row in rows]))
    else:
        Console().print(rated_table(rows))
