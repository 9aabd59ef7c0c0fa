"""`spindletop train`: let a mind learn a game by playing it against itself."""

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from spindletop.cli.setting import GameId, Processes


def train(
    game: GameId,
    seats: Annotated[int, typer.Option(help="How many seats; a mind knows one number of seats.")],
    hours: Annotated[float, typer.Option(min=0.001, help="How long to train in all, over all restarts.")] = 1.0,
    folder: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where the training is kept; the same folder continues it.")
    ] = None,
    processes: Processes = 0,
    ray: Annotated[str, typer.Option(metavar="ADDRESS", help="Play on a Ray cluster: its address, or `auto`.")] = "",
    seed: Annotated[int, typer.Option(help="The seed of the training's random numbers.")] = 1,
    begin: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Start from this mind instead of from scratch.")
    ] = None,
    change: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="NAME=VALUE", help="Change how it learns (explore, trace, hidden ...); repeat."),
    ] = None,
) -> None:
    """Train a mind: a network that learns win chances and scores by playing the game against itself.

    A training lives in a folder: if it is stopped or killed, the same command continues it. From time to time the new
    network plays greedy and the champion so far; `champion.mind` is the best one, and `curve.json` and `curve.svg` show
    its progress. The bot `mind` uses a mind that lies in the game's folder as `minds/SEATS.mind`.

    spindletop train crude --seats 4 --hours 2
    """
    from spindletop.training.curve import draw_curve
    from spindletop.training.folder import Folder
    from spindletop.training.plan import Plan, changed, known_game
    from spindletop.training.run import Training

    plan = changed(Plan(game, seats, seed=seed), change or [])
    known_game(plan)
    place = folder if folder is not None else Path(f"training-{game}-{seats}")
    console = Console(stderr=True)
    count = processes or os.cpu_count() or 1
    command = f"spindletop train {game} --seats {seats} --hours {hours:g} --seed {seed}"
    command += "".join(f" --set {text}" for text in change or [])
    if begin is not None:
        command += f" --begin {begin.name}"
    training = Training(plan, Folder(place, plan), hours, count, command, ray, begin)
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[told]}"), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal) as bar:
        task = bar.add_task(f"{game}, {seats} seats", total=training.seconds, told="")
        last = ""

        def tell(done: Training, what: str) -> None:
            nonlocal last
            progress = done.progress
            if what == "judged":
                gate = progress.curve[-1]
                last = f"against greedy {100 * gate['greedy']:.0f} %"
                if not console.is_terminal:
                    console.print(f"{progress.seconds:.0f} s, {progress.games} games: {last}", highlight=False)
            bar.update(task, completed=progress.seconds, told=f"{progress.games} games  {last}")

        training.run(tell)
    draw_curve(training.progress.curve, place / "curve.svg", f"{game}, {seats} seats")
    console.print(f"{training.progress.games} games played; the champion is {place / 'champion.mind'}", highlight=False)
