"""`spindletop lab`: what a change of an edition does to the game, with honest statistics."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from spindletop.arena.workers import workers_for
from spindletop.cli.complaint import Complaint
from spindletop.cli.files import write_new
from spindletop.cli.lab_setting import (
    AsJson,
    Bots,
    Budget,
    Cluster,
    Folder,
    Games,
    Levels,
    OnlyPlan,
    Page,
    Seed,
    StudyFolder,
    Which,
    make_wish,
    play_study,
    tell,
    watcher,
)
from spindletop.cli.lab_tables import show_audit, show_compare, show_numbers, show_report, show_search
from spindletop.cli.report import progress_bar
from spindletop.cli.setting import GameId, Options, Preset, Processes, Seats
from spindletop.games import find
from spindletop.lab import studies
from spindletop.lab.audit import audit_of
from spindletop.lab.compare import compare_of
from spindletop.lab.components import Components
from spindletop.lab.frames import write_frames
from spindletop.lab.ledger import Ledger, open_study
from spindletop.lab.measures import measures
from spindletop.lab.numbers import numbers as numbers_of
from spindletop.lab.patches import find_edition
from spindletop.lab.playing import play_again
from spindletop.lab.report import report_of
from spindletop.lab.targets import MISSED, read_target
from spindletop.lab.tune import STAGES, Search
from spindletop.lab.tune import confirm as confirm_search
from spindletop.lab.tune import tune as tune_numbers

HEATS = ",".join(str(deals) for deals in STAGES)
TARGET_MISSED = 3
"""The exit code of a report that misses a target: a gate for continuous integration."""

lab = typer.Typer(
    name="lab",
    help="The balance lab: what a change of an edition does to the game.",
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@lab.command()
def numbers(
    game: GameId,
    edition: Which = "",
    only: Annotated[str, typer.Option(help="Only those whose path or label has this in it.")] = "",
    source: Annotated[str, typer.Option(help="Only those from here: rulebook, public, inferred, ours ...")] = "",
    as_json: AsJson = False,
) -> None:
    """List every number of an edition: path, value, range, source and what it is."""
    known = find(game)
    found = [
        number
        for number in numbers_of(known, find_edition(known, edition))
        if only.lower() in f"{number.path} {number.label}".lower() and source in ("", number.source)
    ]
    if as_json:
        print(json.dumps([number.to_data() for number in found], indent=1))
    else:
        show_numbers(known.title, found, Console(highlight=False))


@lab.command()
def report(
    game: GameId,
    edition: Which = "",
    seats: Seats = None,
    option: Options = None,
    preset: Preset = None,
    levels: Levels = "1,2",
    bots: Bots = "",
    games: Games = None,
    budget: Budget = "quick",
    seed: Seed = 1901,
    folder: Folder = None,
    processes: Processes = 1,
    ray: Cluster = "",
    target: Annotated[
        list[str] | None, typer.Option(help="What shall hold, such as 'idle_share.q4 < 25%'; exit 3 if it does not.")
    ] = None,
    as_json: AsJson = False,
    html: Page = None,
    plan: OnlyPlan = False,
) -> None:
    """Report on an edition: fair, how long, how exciting, what is used, what is never met, which games to watch."""
    targets = [read_target(text) for text in target or []]
    wish = make_wish(game, seats, option, preset, levels, bots, games, budget, seed, processes)
    for one in targets:
        one.check([measure.name for measure in measures(wish.seats or 0, (), ())])
    ledger = play_study("report", wish, studies.report_arms(wish, edition), folder, processes, ray, plan, as_json)
    if ledger is None:
        return
    found = report_of(ledger, targets)
    tell(found, as_json, html, ledger, show_report)
    if any(one["verdict"] == MISSED for one in found.get("targets", ())):
        raise typer.Exit(TARGET_MISSED)


@lab.command()
def compare(
    game: GameId,
    base: Annotated[str, typer.Argument(metavar="A", help="An edition: base, a built-in name, a file, or a patch.")],
    other: Annotated[str, typer.Argument(metavar="B", help="The other one.")] = "",
    same: Annotated[
        str, typer.Option("--aa", metavar="KIND", help="Compare A with itself: `lots` or `deals`; shows what noise is.")
    ] = "",
    seats: Seats = None,
    option: Options = None,
    preset: Preset = None,
    levels: Levels = "1,2",
    bots: Bots = "",
    games: Games = None,
    budget: Budget = "quick",
    seed: Seed = 1901,
    folder: Folder = None,
    processes: Processes = 1,
    ray: Cluster = "",
    as_json: AsJson = False,
    html: Page = None,
    plan: OnlyPlan = False,
) -> None:
    """Compare two editions under the same luck: base, yours, the difference, and whether it is real."""
    if not other and not same:
        raise Complaint("two editions are needed, or --aa to compare one with itself")
    wish = make_wish(game, seats, option, preset, levels, bots, games, budget, seed, processes)
    arms = studies.compare_arms(wish, base, other, same)
    ledger = play_study("compare", wish, arms, folder, processes, ray, plan, as_json)
    if ledger is not None:
        tell(compare_of(ledger), as_json, html, ledger, show_compare)


@lab.command()
def audit(
    game: GameId,
    only: Annotated[
        list[str] | None, typer.Option(help="Only components that fit, such as 'play_card *'; repeat for more.")
    ] = None,
    listed: Annotated[bool, typer.Option("--list", help="List the components, and play nothing.")] = False,
    force: Annotated[bool, typer.Option("--force", help="Also make a seat take each one as soon as it can.")] = False,
    edition: Which = "",
    seats: Seats = None,
    option: Options = None,
    preset: Preset = None,
    levels: Levels = "2",
    bots: Bots = "",
    games: Games = None,
    budget: Budget = "firm",
    seed: Seed = 1901,
    folder: Folder = None,
    processes: Processes = 1,
    ray: Cluster = "",
    as_json: AsJson = False,
    html: Page = None,
    plan: OnlyPlan = False,
) -> None:
    """Forbid each component to one seat among free ones: what is dead, what matters, what dominates."""
    if listed:
        for component in Components(find(game)).all:
            print(f"{component.name}{' *' if component.dealt else ''}")
        return
    wish = make_wish(game, seats, option, preset, levels, bots, games, budget, seed, processes)
    arms = studies.audit_arms(wish, edition, only or (), force)
    ledger = play_study("audit", wish, arms, folder, processes, ray, plan, as_json)
    if ledger is not None:
        tell(audit_of(ledger), as_json, html, ledger, show_audit)


@lab.command()
def tune(
    game: GameId,
    folder: Annotated[Path, typer.Option("--folder", "-f", help="Where the search goes; one begun there goes on.")],
    change: Annotated[list[str], typer.Option(help="What may change: 'path=40..60/5' or 'path=4|5|6'; repeat.")],
    target: Annotated[list[str], typer.Option(help="What shall hold, such as 'idle_share.q4 < 25%'; repeat.")],
    keep: Annotated[list[str] | None, typer.Option(help="What must stay, such as 'decisions +-15%'; repeat.")] = None,
    also_rulebook: Annotated[
        bool, typer.Option("--also-rulebook", help="Allow to change what the rulebook or public sources give.")
    ] = False,
    edition: Which = "",
    seats: Seats = None,
    option: Options = None,
    preset: Preset = None,
    levels: Levels = "2",
    bots: Bots = "",
    deals: Annotated[str, typer.Option(metavar="N,N,N", help="How many deals each heat of the race has.")] = HEATS,
    seed: Seed = 1901,
    processes: Processes = 1,
    ray: Cluster = "",
    as_json: AsJson = False,
) -> None:
    """Search numbers that meet targets; what it proposes must be confirmed before anybody believes it."""
    wish = make_wish(game, seats, option, preset, levels, bots, None, "quick", seed, processes)
    stages = [int(part) for part in deals.split(",") if part.strip().isdigit() and int(part) > 0]
    if not stages:
        raise Complaint(f"the heats {deals!r} are not understood; write numbers of deals such as 8,32,128")
    search = Search(wish, edition, change, target, keep or [], also_rulebook, stages)
    with progress_bar(Console(stderr=True)) as bar:
        found = tune_numbers(search, folder, workers_for(processes, ray), watcher(bar))
    if as_json:
        print(json.dumps(found, indent=1))
    else:
        show_search(found, folder, Console(highlight=False))


@lab.command()
def confirm(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="The folder of a search.")],
    games: Games = None,
    processes: Processes = 1,
    ray: Cluster = "",
    as_json: AsJson = False,
    html: Page = None,
) -> None:
    """Play what a search proposed against the base on fresh deals: only these figures count."""
    with progress_bar(Console(stderr=True)) as bar:
        found, ledger = confirm_search(folder, workers_for(processes, ray), games, watcher(bar))
    tell(found, as_json, html, ledger, show_compare)
    if any(one["verdict"] == MISSED for one in found["targets"]):
        raise typer.Exit(TARGET_MISSED)


@lab.command()
def show(
    folder: StudyFolder,
    as_json: AsJson = False,
    html: Page = None,
    parquet: Annotated[
        bool, typer.Option("--parquet", help="Also write games.parquet, seats.parquet and uses.parquet there.")
    ] = False,
) -> None:
    """Print a study again, finished or not."""
    ledger = open_study(folder)
    if parquet:
        write_frames(ledger, folder)
    makers: dict[str, tuple[Callable[[Ledger], dict[str, Any]], Any]] = {
        "report": (report_of, show_report),
        "compare": (compare_of, show_compare),
        "audit": (audit_of, show_audit),
    }
    make, shown = makers.get(ledger.plan.kind, makers["compare"])
    tell(make(ledger), as_json, html, ledger, shown)


@lab.command()
def watch(
    folder: StudyFolder,
    number: Annotated[int, typer.Argument(metavar="NUMBER", help="The number of a game.")],
    record: Annotated[Path | None, typer.Option(metavar="FILE", help="Write its record.")] = None,
    html: Annotated[Path | None, typer.Option(metavar="FILE", help="Write it as a page that plays by itself.")] = None,
) -> None:
    """Play a game of a study again, check that it is the same, and show it as text, as a record or as a page."""
    from spindletop.cli.lab_tables import show_game
    from spindletop.cli.replay import write_page
    from spindletop.kernel.state import SPECTATOR

    ledger = open_study(folder)
    row, saved = play_again(ledger.plan, number)
    job, _, _ = ledger.plan.find_game(number)
    block = ledger.blocks.get((job.level, job.deal))
    before = next((known for known in block["games"] if known["number"] == number), None) if block else None
    if before is not None and before["digest"] != row["digest"]:
        raise Complaint(f"game {number} ends differently now: the study was made with another version of the game")
    if record is not None:
        write_new(record, saved.write())
        print(f"{record}: game {number}; `spindletop replay {record}` shows it")
    if html is not None:
        write_page(saved, SPECTATOR, None, html)
    if record is None and html is None:
        show_game(row, saved, ledger.plan, Console(highlight=False))
