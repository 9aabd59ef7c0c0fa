"""`spindletop simulate`: many games between bots, and their results."""

import json
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer
from rich.console import Console

from spindletop.arena.playing import Result, play_fixture
from spindletop.arena.simulation import Report, Simulation
from spindletop.arena.workers import workers_for
from spindletop.bots.registry import split_specs
from spindletop.cli.files import new_folder, write_new
from spindletop.cli.report import bots_table, places_table, progress_bar
from spindletop.cli.setting import EditionName, GameId, Options, Preset, Processes, Seats, agree
from spindletop.kernel.game import AnyGame

MOST_IN_BUNDLE = 32
"""How many games a process is handed at a time at the most; more would make the progress bar jump."""


def simulate(
    game: GameId,
    seats: Seats = None,
    games: Annotated[int, typer.Option(min=1, help="How many games to play.")] = 100,
    bots: Annotated[
        str, typer.Option(metavar="BOT,BOT", help="Who plays; the seats are rotated among them.")
    ] = "greedy,random",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    option: Options = None,
    preset: Preset = None,
    edition: EditionName = "",
    processes: Processes = 1,
    records: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Keep the record of every game in this new folder.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    details: Annotated[
        bool, typer.Option("--details", help="With --json: add intervals, wins by seat and by order of play.")
    ] = False,
) -> None:
    """Let bots play many games and show scores, wins with 95 % intervals, endings and speed.

    Bots are random, greedy, pass, mcts (with parameters: mcts:playouts=200 or mcts:seconds=0.2,rounds=2), those of
    installed packages, and module:attribute. For one greedy bot among three random ones:

    spindletop simulate oilman --seats 4 --games 100 --bots greedy,random,random,random
    """
    setting = agree(game, seats, option, preset, edition)
    simulation = Simulation(
        bots=tuple(split_specs(bots)), seed=seed, games=games, records=records is not None, **setting.plain()
    )
    simulation.check_bots()
    if records is not None:
        new_folder(records)
    report = _run(simulation, setting.game.title, processes, records)
    if as_json:
        print(json.dumps({**report.to_data(), **(report.details() if details else {})}, indent=2))
    else:
        _show(setting.game, report)


def _run(simulation: Simulation, title: str, processes: int, folder: Path | None) -> Report:
    """Play every game, writing the records down as they come."""
    bundle = max(1, min(MOST_IN_BUNDLE, simulation.games // 64))
    workers = workers_for(processes, bundle=bundle)
    results: list[Result] = []
    with progress_bar(Console(stderr=True)) as progress:
        task = progress.add_task(title, total=simulation.games)
        start = perf_counter()
        for result, record in workers.play(partial(play_fixture, simulation), simulation.fixtures()):
            results.append(result)
            if folder is not None:
                write_new(folder / f"{simulation.game}-{result.number + 1:04}.jsonl", record)
            progress.advance(task)
        return Report(simulation, results, perf_counter() - start)


def _show(game: AnyGame, report: Report) -> None:
    console = Console()
    games = "1 game" if len(report.results) == 1 else f"{len(report.results)} games"
    console.print(
        f"[bold]{game.title}[/bold], {report.simulation.seats} seats: {games}, "
        f"{report.decisions} decisions in {report.seconds:.1f} s ({report.decisions_per_second:,} a second)",
        highlight=False,
    )
    endings = ", ".join(f"{ending} {count}" for ending, count in report.endings.items())
    console.print(f"endings: {endings}", highlight=False)
    console.print(bots_table([standing for standing in report.bots() if standing.games]))
    console.print()
    seats = [f"{seat} {game.colours[seat % len(game.colours)]}" for seat in range(report.simulation.seats)]
    if report.seats_in_order:
        console.print(places_table("seat, in order of play", seats, report.seats()))
    else:
        console.print(places_table("seat", seats, report.seats()))
        console.print()
        places = [str(place + 1) for place in range(report.simulation.seats)]
        console.print(places_table("order of play", places, report.order_of_play()))
