"""Games worth watching: the odd ones of a study, and those that are like most."""

from collections.abc import Callable, Sequence
from statistics import median, pstdev

from spindletop.lab.playing import Row

TYPICAL = 3
Key = Callable[[Row], float]


def games_to_watch(rows: Sequence[Row], guards: Sequence[str]) -> list[tuple[str, int]]:
    """Return why a game is worth watching, and its number; the first of several equals."""
    if not rows:
        return []
    extremes: list[tuple[str, Key]] = [
        ("longest", lambda row: row["decisions"]),
        ("shortest", lambda row: -row["decisions"]),
        ("widest margin", lambda row: row["margin"]),
        ("narrowest margin", lambda row: -row["margin"]),
        ("most changes of the lead", lambda row: row["lead_changes"]),
        ("decided last", lambda row: row["decided_at"]),
        ("longest idle run", lambda row: row["longest_idle"]),
    ]
    found = [(why, int(max(rows, key=key)["number"])) for why, key in extremes]
    found += [("won from the last place", int(row["number"])) for row in rows if row["comeback"]][:1]
    found += [(f"stopped by {row['ending']}", int(row["number"])) for row in rows if row["ending"] in guards][:1]
    return found + [("typical", number) for number in typical(rows)]


def typical(rows: Sequence[Row]) -> list[int]:
    """Return the games that lie nearest to the median in length, margin, changes of the lead and decision."""
    keys: list[Key] = [
        lambda row: row["decisions"],
        lambda row: row["margin"],
        lambda row: row["lead_changes"],
        lambda row: row["decided_at"],
    ]
    scales = []
    for key in keys:
        values = [float(key(row)) for row in rows]
        scales.append((key, median(values), pstdev(values) or 1.0))
    near = sorted(rows, key=lambda row: (sum(abs(key(row) - mid) / wide for key, mid, wide in scales), row["number"]))
    return [int(row["number"]) for row in near[:TYPICAL]]
