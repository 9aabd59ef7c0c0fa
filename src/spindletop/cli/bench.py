"""`spindletop bench`: how fast the games run on this machine, compared with other engines in the same run."""

import json
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from spindletop.cli.setting import Preset, agree
from spindletop.games import shelf

MORE_SETTINGS = {"oilman": ["Compact"]}
"""Presets that are measured as well as the default options."""
WIDTH = 100
BESIDE = "catanatron"
"""The engine that the ratios refer to."""


def bench(
    game: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="The games; by default all.")] = None,
    seconds: Annotated[float, typer.Option(min=0.05, help="Time for each of the three measurements.")] = 3.0,
    preset: Preset = None,
    peers: Annotated[bool, typer.Option("--peers", help="Measure other engines too (sets them up first).")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Measure random play, driving from Python, copying and replaying; a decision has at least two choices.

    With --peers the same is measured for Catanatron and OpenSpiel, in an environment of their own that is made on first
    use beside the repository's bench folder.
    """
    from spindletop.cli.measure import measure
    from spindletop.cli.peers import measure_peers, peers_folder

    folder = peers_folder() if peers else None
    wanted = list(game or shelf())
    settings = [(id, preset) for id in wanted]
    if preset is None:
        settings += [(id, extra) for id in wanted for extra in MORE_SETTINGS.get(id, [])]
    agreed = [(id if name is None else f"{id}:{name}", agree(id, preset=name)) for id, name in settings]
    notes = Console(stderr=True)
    rows: dict[str, dict[str, float]] = {}
    for label, setting in agreed:
        notes.print(f"[dim]{label}[/dim]")
        rows[label] = measure(setting, seconds)
    others = measure_peers(folder, notes) if folder is not None else {}
    if as_json:
        print(json.dumps({"games": rows, "peers": others}, indent=2))
    else:
        _show(rows, others)


def _show(rows: dict[str, dict[str, float]], others: dict[str, dict[str, Any]]) -> None:
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("game", no_wrap=True)
    titles = ["decisions/s", "Python/s", "branching", "copy us", "replay ms", "playouts/s"]
    yardstick = float(others[BESIDE]["decisions_per_second"]) if BESIDE in others else 0.0
    for title in titles + (["ratio"] if yardstick else []):
        table.add_column(title, justify="right")
    for label, row in rows.items():
        table.add_row(label, *_figures(row), *([f"{row['decisions_per_second'] / yardstick:.1f}"] if yardstick else []))
    for label, row in others.items():
        ratio = f"{row['decisions_per_second'] / yardstick:.1f}" if yardstick else ""
        figures = [f"{row['decisions_per_second']:,}", "", f"{row['branching']}", f"{row['copy_us']}", "", ""]
        table.add_row(f"[dim]{label}[/dim]", *figures, ratio)
    console = Console()
    console.width = max(console.width, WIDTH)
    console.print(table)
    if yardstick:
        console.print(f"[dim]ratio: decisions a second, {BESIDE} being 1[/dim]")


def _figures(row: dict[str, float]) -> list[str]:
    return [
        f"{row['decisions_per_second']:,.0f}",
        f"{row['from_python_per_second']:,.0f}",
        f"{row['branching']:.1f}",
        f"{row['copy_us']:.2f}",
        f"{row['replay_1000_ms']:.1f}",
        f"{row['playouts_per_second']:,.1f}",
    ]
