"""The measures of a study: what is computed from every game, and then from every block of games."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from spindletop.lab.playing import Block, Row

SHARE = "share"
NUMBER = "number"
SECONDS_A_DECISION = 8
"""How long people are assumed to think, until their pace is known."""


@dataclass(frozen=True)
class Measure:
    """A figure of every game: a share (of victories, of turns) or a number of something."""

    name: str
    kind: str
    words: str
    value: Callable[[Row], float]
    headline: bool = False


def measures(seats: int, guards: Sequence[str], endings: Iterable[str]) -> list[Measure]:
    """Return the measures of every game, in the order of the questions they answer."""
    rows = [_place(place) for place in range(seats)]
    rows += [_seat(seat) for seat in range(seats)]
    rows += [
        Measure("decisions", NUMBER, "decisions with a choice", lambda row: row["decisions"], True),
        Measure("turns", NUMBER, "turns", lambda row: row["turns"]),
        Measure("rounds", NUMBER, "rounds", lambda row: row["rounds"]),
        Measure(
            "minutes",
            NUMBER,
            f"minutes, if a decision takes {SECONDS_A_DECISION} s (an assumption)",
            lambda row: row["decisions"] * SECONDS_A_DECISION / 60,
        ),
        Measure("lead_changes", NUMBER, "changes of the lead", lambda row: row["lead_changes"], True),
        Measure("margin", SHARE, "lead of the winner, as a share of its score", lambda row: row["margin"], True),
        Measure("decided_at", SHARE, "share of the game before the winner leads for good", _decided_at, True),
        Measure("comeback", SHARE, "games won from the last place at half time", lambda row: row["comeback"]),
        Measure("winning_score", NUMBER, "score of the winner", lambda row: max(row["scores"])),
        Measure("last_score", NUMBER, "score of the last", lambda row: min(row["scores"])),
        Measure("idle_share", SHARE, "turns in which nothing is done", lambda row: fmean(row["idle"]), True),
    ]
    rows += [_idle(quarter) for quarter in range(4)]
    rows += [
        Measure("longest_idle", NUMBER, "longest run of such turns", lambda row: row["longest_idle"]),
        Measure("guard_share", SHARE, "games stopped by a guard", lambda row: row["ending"] in guards, True),
    ]
    return rows + [_ending(ending) for ending in sorted(endings)]


def fact_measures(blocks: Iterable[Block]) -> list[Measure]:
    """Return a measure for every fact that occurs: its mean over the seats."""
    names = dict.fromkeys(name for block in blocks for row in block["games"] for name in row["facts"])
    return [Measure(f"facts.{name}", NUMBER, name.replace("_", " "), _fact(name)) for name in sorted(names)]


def block_means(blocks: Sequence[Block], arm: int, value: Callable[[Row], float]) -> list[float]:
    """Return the mean of a figure over the games of one arm, block by block."""
    return [fmean(float(value(row)) for row in block["games"] if row["arm"] == arm) for block in blocks]


def victory(row: Row, seat: int) -> float:
    """Return a seat's share of the victory."""
    return 1 / len(row["winners"]) if seat in row["winners"] else 0.0


def quantiles(values: Iterable[float]) -> dict[str, float]:
    """Return the 10th, 50th, 90th and 99th of a hundred."""
    ordered = sorted(values)
    if not ordered:
        return {}
    return {f"p{p}": ordered[min(len(ordered) - 1, len(ordered) * p // 100)] for p in (10, 50, 90, 99)}


def by_name(rows: Iterable[Measure]) -> Mapping[str, Measure]:
    """Return measures by their names."""
    return {row.name: row for row in rows}


def _place(place: int) -> Measure:
    name = f"place_share.{place + 1}"
    return Measure(name, SHARE, f"wins of place {place + 1} in the order of play", _won_by_place(place), True)


def _won_by_place(place: int) -> Callable[[Row], float]:
    return lambda row: victory(row, row["order"][place])


def _seat(seat: int) -> Measure:
    return Measure(f"seat_share.{seat}", SHARE, f"wins of seat {seat}", lambda row: victory(row, seat))


def _decided_at(row: Row) -> Any:
    return row["decided_at"]


def _idle(quarter: int) -> Measure:
    words = f"such turns in quarter {quarter + 1} of the game"
    return Measure(f"idle_share.q{quarter + 1}", SHARE, words, lambda row: row["idle"][quarter])


def _ending(ending: str) -> Measure:
    return Measure(f"endings.{ending}", SHARE, f"games that end by {ending}", lambda row: row["ending"] == ending)


def _fact(name: str) -> Callable[[Row], float]:
    return lambda row: fmean(row["facts"].get(name) or [0.0])
