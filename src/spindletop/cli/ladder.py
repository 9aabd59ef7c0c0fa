"""`spindletop ladder`: measure the levels of a game against each other and show their ratings."""

import json
import os
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from spindletop.cli.setting import GameId, Processes, Seats


def ladder(
    game: GameId,
    seats: Seats = None,
    deals: Annotated[int, typer.Option(min=2, help="Deals for each step; each is played once from every seat.")] = 50,
    top: Annotated[int, typer.Option(min=2, max=8, help="The highest level to play; 7 and 8 take their time.")] = 8,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1901,
    processes: Processes = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Let each level of play sit alone among seats of the level below, and show how far apart they are.

    Ratings are Elo points above the lowest level; a step is clear if its 95 % interval lies above a fair share.
    """
    from spindletop.arena.ladder import climb
    from spindletop.games import find

    count = find(game).check_seats(seats)
    console = Console()
    table = Table(box=None, pad_edge=False, header_style="bold")
    for title in ("level", "plays", "among the level below", "95 %", "step", "rating"):
        table.add_column(title, justify="left" if title in ("level", "plays") else "right", overflow="fold")
    rating = 0.0
    rows: list[dict[str, object]] = []
    with console.status("playing") if console.is_terminal and not as_json else console.capture():
        for rung in climb(game, count, deals, seed, processes or os.cpu_count() or 1, top):
            step, low, high = rung.step()
            rating += step
            row: dict[str, object] = {"level": rung.level.number, "name": rung.level.name, "bot": rung.spec}
            shown = [f"{rung.level.number} {rung.level.name}", rung.spec, "", "", "", f"{rating:.0f}"]
            if rung.contest is not None:
                floor, ceiling = rung.contest.interval
                row |= {**rung.contest.report(), "step": round(step), "step_low": round(low), "step_high": round(high)}
                shown[2:5] = [f"{rung.contest.share:.1%}", f"{floor:.1%} to {ceiling:.1%}", f"{step:+.0f}"]
            rows.append({**row, "rating": round(rating), "clear": rung.clear})
            table.add_row(*shown)
    if as_json:
        print(json.dumps({"game": game, "seats": count, "deals": deals, "seed": seed, "levels": rows}, indent=1))
        return
    console.print(f"[bold]{find(game).title}[/bold], {count} seats, {deals * count} games a step", highlight=False)
    console.print(table)
