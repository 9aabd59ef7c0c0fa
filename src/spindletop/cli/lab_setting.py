"""What the commands of the lab share: their options, playing with a progress bar, and telling what was found."""

import json
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress, TaskID

from spindletop.arena.workers import workers_for
from spindletop.bots.registry import split_specs
from spindletop.cli.files import write_new
from spindletop.cli.report import progress_bar
from spindletop.cli.setting import agree
from spindletop.lab.design import BUDGETS, Wish, foretold, make_plan
from spindletop.lab.ledger import Ledger
from spindletop.lab.page import page
from spindletop.lab.plan import Arm
from spindletop.lab.study import run, time_blocks

Which = Annotated[
    str, typer.Option("--edition", "-e", metavar="E", help="A built-in edition, a file, or a patch path=value,...")
]
Levels = Annotated[str, typer.Option(metavar="1,2,3", help="Who judges: 1 careless, 2 sound, 3 thinking ahead.")]
Bots = Annotated[str, typer.Option(metavar="BOT,BOT", help="Judge by these bots instead, each in a table of its own.")]
Games = Annotated[int | None, typer.Option(help="How many games each variant is played at each level.")]
Budget = Annotated[str, typer.Option(help=f"How long it may take: {', '.join(BUDGETS)} (1 min, 10 min, 8 h).")]
Seed = Annotated[int, typer.Option(help="The same seed gives the same games.")]
Folder = Annotated[
    Path | None, typer.Option("--folder", "-f", help="Keep the study here; one that was begun there goes on.")
]
Cluster = Annotated[
    str, typer.Option("--ray", metavar="ADDRESS", help="Play on a Ray cluster: its address, or `auto`.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object, and nothing else.")]
Page = Annotated[Path | None, typer.Option("--html", metavar="FILE", help="Write the result as a page, one file.")]
OnlyPlan = Annotated[
    bool, typer.Option("--plan", help="Tell how large the study is and how long it takes; play nothing.")
]
StudyFolder = Annotated[Path, typer.Argument(metavar="FOLDER", help="The folder of a study.")]


def watcher(bar: Progress) -> Callable[[str, Ledger], None]:
    """Return a function that shows how far each heat of a search is."""
    tasks: dict[str, TaskID] = {}

    def watch(name: str, ledger: Ledger) -> None:
        if name not in tasks:
            tasks[name] = bar.add_task(name, total=ledger.plan.games)
        bar.update(tasks[name], completed=len(ledger.blocks) * ledger.plan.games_in_block)

    return watch


def make_wish(
    game: str,
    seats: int | None,
    option: list[str] | None,
    preset: str | None,
    levels: str,
    bots: str,
    games: int | None,
    budget: str,
    seed: int,
    processes: int,
) -> Wish:
    """Return what a command asks for beside the editions."""
    setting = agree(game, seats, option, preset)
    chosen = split_specs(bots) if bots else [level.strip() for level in levels.split(",") if level.strip()]
    cores = processes or os.cpu_count() or 1
    return Wish(setting.game.id, setting.seats, setting.options, chosen, games, budget, seed, cores)


def play_study(
    kind: str,
    wish: Wish,
    arms: Sequence[Arm],
    folder: Path | None,
    processes: int,
    cluster: str,
    only_plan: bool,
    silent: bool,
) -> Ledger | None:
    """Plan a study, say how long it takes, and play it with a progress bar."""
    plan, timing = make_plan(kind, wish, arms, folder)
    console = Console(stderr=True, highlight=False)
    if only_plan:
        print(foretold(plan, timing or time_blocks(plan), wish.processes))
        return None
    if timing is not None and not silent:
        console.print(f"[dim]{foretold(plan, timing, wish.processes)}[/dim]")
    elif not silent:
        console.print(f"[dim]{plan.games:,} games[/dim]")
    bundle = 1 if timing is None else max(1, min(32, int(1 / max(0.001, *timing.seconds))))
    with progress_bar(console) as bar:
        task = bar.add_task(f"{kind} {plan.game}", total=plan.games)

        def watch(ledger: Ledger) -> None:
            bar.update(task, completed=len(ledger.blocks) * plan.games_in_block)

        return run(plan, workers_for(processes, cluster, bundle), folder, watch)


def tell(
    found: dict[str, Any],
    as_json: bool,
    html: Path | None,
    ledger: Ledger,
    shown: Callable[[dict[str, Any], Console], None],
) -> None:
    """Print what a study found, and write its page if one is wanted."""
    if html is not None:
        write_new(html, page(found, ledger))
    if as_json:
        print(json.dumps(found, indent=1))
        return
    shown(found, Console(highlight=False))
    if html is not None:
        print(f"{html}: open it in a browser")
