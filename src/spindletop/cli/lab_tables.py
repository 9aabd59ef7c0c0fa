"""What the lab prints: one line a measure, with its interval and what may be concluded."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from spindletop.cli.report import figures_table
from spindletop.kernel.events import Chronicle
from spindletop.kernel.record import Record
from spindletop.kernel.state import SPECTATOR
from spindletop.lab.numbers import Number
from spindletop.lab.plan import LabPlan

MOST_FACTS = 12
MOST_NEVER = 12
MOST_CANDIDATES = 6
MANY = 20_000
COLOURS = {
    "not fair": "red",
    "fair": "green",
    "changed": "yellow",
    "same": "green",
    "dead": "red",
    "dominant": "red",
    "missed": "red",
    "met": "green",
}


def show_numbers(title: str, found: Sequence[Number], console: Console) -> None:
    """Print the numbers of an edition."""
    table = figures_table("path", "value", "range")
    table.add_column("source")
    table.add_column("what it is", overflow="fold")
    for number in found:
        limits = "" if number.low is None else f"{number.low}..{number.high}"
        table.add_row(number.path, str(number.value), limits, number.source or "-", number.label)
    console.print(f"[bold]{title}[/bold]: {len(found)} numbers")
    console.print(table, soft_wrap=True)


def show_report(found: Mapping[str, Any], console: Console) -> None:
    """Print a report."""
    _head(found, console)
    console.print(f"In short: {_coloured(found['verdict'])}")
    for level in found["levels"]:
        console.print(f"\n[bold]{level['level']}[/bold]: {level['games']:,} games, {level['blocks']:,} deals")
        console.print(_places(level, found["seats"]))
        console.print(_measures(level))
        for kind, names in level["never"].items():
            if names:
                more = f" and {len(names) - MOST_NEVER} more" if len(names) > MOST_NEVER else ""
                console.print(f"[dim]never met, {kind}:[/dim] {', '.join(names[:MOST_NEVER])}{more}")
        watch = ", ".join(f"{one['why']} #{one['number']}" for one in level["watch"])
        console.print(f"[dim]to watch:[/dim] {watch}")
    for target in found.get("targets", ()):
        console.print(f"target {target['target']}: {_coloured(target['verdict'])}")


def show_compare(found: Mapping[str, Any], console: Console) -> None:
    """Print a comparison."""
    _head(found, console)
    for arm in found["arms"]:
        console.print(f"  {arm['name']}  [dim]{arm['hash']}[/dim]", soft_wrap=True)
    table = figures_table("measure", *[level["level"] for level in found["levels"]], "verdict")
    rows = {level["level"]: {row["name"]: row for row in level["changes"]} for level in found["levels"]}
    for name, verdict in found["verdicts"].items():
        cells = [_difference(rows[level["level"]][name]) for level in found["levels"]]
        table.add_row(name, *cells, _coloured(verdict))
    console.print(table)
    for target in found.get("targets", ()):
        console.print(f"target {target['target']}: {_coloured(target['verdict'])}")
    for level in found["levels"]:
        moved = [row for row in [*level["details"], *level["facts"]] if row["verdict"] == "changed"]
        console.print(
            f"\n[bold]{level['level']}[/bold]: {level['games']:,} games, {level['blocks']:,} deals; luck paired with "
            f"a correlation of {level['luck']['rho']:.2f}"
        )
        if moved:
            details = figures_table("also changed", "base", "yours", "difference")
            for row in moved[:MOST_FACTS]:
                details.add_row(row["name"], _figure(row, "base"), _figure(row, "other"), _difference(row))
            console.print(details)


def show_audit(found: Mapping[str, Any], console: Console) -> None:
    """Print an audit."""
    _head(found, console)
    for level in found["levels"]:
        console.print(f"\n[bold]{level['level']}[/bold]: {level['blocks']:,} deals in every arm")
        table = figures_table("component", "uses", "games", "first at", "winners", "if forbidden", "q")
        table.add_column("note")
        for row in level["components"]:
            used = row["usage"]
            table.add_row(
                row["name"] + (" *" if row["dealt"] else ""),
                f"{used['uses']:.2f}",
                f"{100 * used['games']:.0f} %",
                "-" if used["first"] is None else f"{100 * used['first']:.0f} %",
                "-" if used["winners"] is None else f"{used['winners']:.2f} x",
                "-" if row["forbid"] is None else _points(row["forbid"]),
                "-" if row["q"] is None else f"{row['q']:.3f}",
                _coloured(row["note"]),
            )
        console.print(table)
    console.print(
        "[dim]* dealt by lot: what winners have more of is a cause there, elsewhere it is an association[/dim]"
    )


def show_search(found: Mapping[str, Any], folder: Path, console: Console) -> None:
    """Print the heats of a search and what it proposes."""
    for number, heat in enumerate(found["heats"], start=1):
        table = figures_table("candidate", "worst miss")
        for row in heat["candidates"][:MOST_CANDIDATES]:
            table.add_row(row["patch"] or "base", f"{row['violation']:.3f}")
        console.print(f"[bold]heat {number}[/bold]: {len(heat['candidates'])} candidates, {heat['deals']} deals each")
        console.print(table)
    console.print(f"proposed: [bold]{found['proposal'] or 'no change'}[/bold]")
    console.print(f"[dim]A search flatters its winner: `spindletop lab confirm {folder}` plays fresh deals.[/dim]")


def show_game(row: Mapping[str, Any], record: Record, plan: LabPlan, console: Console) -> None:
    """Print the log of a game and how it ended."""
    chronicle = Chronicle()
    state = record.replay(None, chronicle)
    names = [name.partition(" (")[0] for name in record.names]
    console.print(f"[bold]{record.game.title}[/bold], game {row['number']}, {plan.arms[row['arm']].name}")
    for event in chronicle.take():
        console.print(f"  {event.words(SPECTATOR, names)}", markup=False)
    console.print(f"over by {state.ending}; scores {state.scores()}", markup=False)


def _head(found: Mapping[str, Any], console: Console) -> None:
    state = "" if found["finished"] else f" of {found['planned_games']:,}: NOT FINISHED, intervals hold at any time"
    console.print(
        f"[bold]{found['title']}[/bold], {found['seats']} seats, rules {found['versions']['rules']}, "
        f"plan {found['plan']}: {found['games']:,} games{state}"
    )


def _places(level: Mapping[str, Any], seats: int) -> Table:
    table = figures_table("place", "share", "95 %", "of its due")
    for place, row in enumerate(level["fairness"]["places"], start=1):
        table.add_row(
            str(place),
            f"{100 * row['mean']:.1f} %",
            f"{100 * max(0, row['low']):.1f} to {100 * min(1, row['high']):.1f} %",
            f"{row['mean'] * seats:.2f}",
        )
    wanted = level["fairness"]["wanted_blocks"]
    enough = "about " + f"{wanted:,}" if wanted < MANY else f"more than {MANY:,}"
    table.caption = level["fairness"]["verdict"] + (f"; {enough} deals would tell" if wanted else "")
    table.caption_justify = "left"
    return table


def _measures(level: Mapping[str, Any]) -> Table:
    table = figures_table("measure", "mean", "95 %", "p10", "p50", "p90")
    for name, row in level["measures"].items():
        if name.startswith(("place_share", "seat_share", "facts.")):
            continue
        table.add_row(
            name, _shown(row, row["mean"]), _bounds(row), *[_shown(row, row.get(p)) for p in ("p10", "p50", "p90")]
        )
    return table


def _shown(row: Mapping[str, Any], value: float | None) -> str:
    if value is None:
        return ""
    return f"{100 * value:.1f} %" if row["kind"] == "share" else f"{value:,.1f}"


def _bounds(row: Mapping[str, Any]) -> str:
    return "-" if row["low"] is None else f"{_shown(row, row['low'])} to {_shown(row, row['high'])}"


def _figure(row: Mapping[str, Any], name: str) -> str:
    return _shown(row, row[name])


def _difference(row: Mapping[str, Any]) -> str:
    found = row["difference"]
    half = (found["high"] - found["low"]) / 2
    if half == float("inf"):
        return "?"
    if row["kind"] == "share":
        return f"{100 * found['mean']:+.1f} ±{100 * half:.1f}"
    return f"{found['mean']:+.2f} ±{half:.2f}"


def _points(found: Mapping[str, Any]) -> str:
    return f"{100 * found['mean']:+.1f} ±{100 * (found['high'] - found['low']) / 2:.1f}"


def _coloured(verdict: str) -> str:
    for word, colour in COLOURS.items():
        if verdict.startswith(word):
            return f"[{colour}]{verdict}[/{colour}]"
    return verdict
