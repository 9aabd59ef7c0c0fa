"""`spindletop simulate`: many games between bots, and what came of them."""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from spindletop.bots.bot import Bot
from spindletop.bots.play import Played, play_game
from spindletop.cli.files import new_folder, write_new
from spindletop.cli.setting import EditionName, GameId, Options, Preset, Seats, Setting, agree, find_bots


class Standing:
    """How one bot did: each seat it held in a game counts."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0
        self.score = 0


class Tally:
    """What was counted over all games."""

    def __init__(self, setting: Setting, bots: list[Bot]) -> None:
        self.setting = setting
        self.finished = 0
        self.decisions = 0
        self.seconds = 0.0
        self.end_reasons: Counter[str] = Counter()
        self.standings = {bot.name: Standing() for bot in bots}

    def count(self, lineup: list[Bot], played: Played) -> None:
        """Count one finished game; a shared win counts as a share."""
        winners = played.state.winners()
        self.finished += 1
        self.decisions += played.decisions
        self.end_reasons[played.state.ending] += 1
        for seat, score in enumerate(played.state.scores()):
            standing = self.standings[lineup[seat].name]
            standing.games += 1
            standing.score += score
            if seat in winners:
                standing.wins += 1 / len(winners)

    def report(self, games: int) -> dict[str, object]:
        """Return everything as plain data."""
        return {
            "game": self.setting.game.id,
            "seats": self.setting.seats,
            "games": games,
            "finished": self.finished,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions / self.seconds, 1) if self.seconds else 0.0,
            "end_reasons": dict(sorted(self.end_reasons.items())),
            "bots": [
                {
                    "bot": name,
                    "games": standing.games,
                    "win_rate": round(standing.wins / standing.games, 4) if standing.games else 0.0,
                    "mean_score": round(standing.score / standing.games, 2) if standing.games else 0.0,
                }
                for name, standing in self.standings.items()
            ],
        }


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
    records: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Keep the record of every game in this new folder.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Let bots play many games and show scores, wins, endings and speed.

    Bots are random, greedy, pass, mcts (with parameters: mcts:playouts=200 or mcts:seconds=0.2,rounds=2), those of
    installed packages, and module:attribute. For one greedy bot among three random ones:

    spindletop simulate oilman --seats 4 --games 100 --bots greedy,random,random,random
    """
    setting = agree(game, seats, option, preset, edition)
    players = find_bots(bots, setting.game)
    if records is not None:
        new_folder(records)
    tally = Tally(setting, players)
    quiet = Console(stderr=True)
    columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=quiet, transient=True, disable=not quiet.is_terminal) as progress:
        task = progress.add_task(setting.game.title, total=games)
        start = perf_counter()
        for number, lineup, played in _matches(setting, players, games, seed):
            tally.count(lineup, played)
            tally.seconds = perf_counter() - start
            if records is not None:
                write_new(records / f"{setting.game.id}-{number + 1:04}.jsonl", played.record.write())
            progress.advance(task)
    report = tally.report(games)
    if as_json:
        print(json.dumps(report, indent=2))
    else:
        _show(setting, report, tally)


def _matches(setting: Setting, bots: list[Bot], games: int, seed: int) -> Iterator[tuple[int, list[Bot], Played]]:
    for number in range(games):
        lineup = [bots[(seat + number) % len(bots)] for seat in range(setting.seats)]
        played = play_game(setting.game, _apart(lineup), seed + number, setting.options, setting.edition)
        yield number, lineup, played


def _apart(lineup: list[Bot]) -> list[Bot]:
    """Return the line-up with a bot of its own for every seat: two seats must not share one random stream."""
    from spindletop.bots.registry import make_bot

    seated: list[Bot] = []
    for bot in lineup:
        seated.append(make_bot(bot.name, bot.game) if any(bot is other for other in seated) else bot)
    return seated


def _show(setting: Setting, report: dict[str, object], tally: Tally) -> None:
    console = Console()
    games = "1 game" if tally.finished == 1 else f"{tally.finished} games"
    console.print(
        f"[bold]{setting.game.title}[/bold], {setting.seats} seats: {games}, "
        f"{tally.decisions} decisions in {tally.seconds:.1f} s ({report['decisions_per_second']:,} a second)",
        highlight=False,
    )
    endings = ", ".join(f"{why} {count}" for why, count in sorted(tally.end_reasons.items()))
    console.print(f"endings: {endings}", highlight=False)
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("bot")
    for title in ("seatings", "wins", "mean score"):
        table.add_column(title, justify="right")
    for name, one in tally.standings.items():
        if one.games:
            table.add_row(name, str(one.games), f"{100 * one.wins / one.games:.1f} %", f"{one.score / one.games:.1f}")
    console.print(table)
