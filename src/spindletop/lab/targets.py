"""Targets of a balance: `idle_share.q4 < 25%`, `place_share.* = 0.85..1.15`, and what must stay as it is."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any

from spindletop.lab.errors import LabError

FIGURE = r"(-?[\d.]+)\s*(%?)"
BELOW = re.compile(rf"^(?P<name>[\w.*]+)\s*(?P<sign><=?|>=?)\s*{FIGURE}$")
RANGE = re.compile(rf"^(?P<name>[\w.*]+)\s*=\s*{FIGURE}\s*\.\.\s*{FIGURE}$")
KEPT = re.compile(r"^(?P<name>[\w.*]+)\s*\+-\s*([\d.]+)\s*%$")
MET, MISSED, OPEN = "met", "missed", "not enough games"


@dataclass(frozen=True)
class Target:
    """A measure that shall lie between two bounds; a name with stars stands for several measures."""

    text: str
    name: str
    low: float
    high: float

    def measures(self, level: Mapping[str, Any]) -> dict[str, Mapping[str, Any]]:
        """Return the measures of a level that the target is about."""
        found = {name: row for name, row in level["measures"].items() if fnmatchcase(name, self.name)}
        if not found:
            raise LabError(f"the target {self.text!r} names no measure; there are {', '.join(level['measures'])}")
        return found

    def check(self, known: Sequence[str]) -> None:
        """Refuse a target that names none of the known measures; facts and endings are known only after play."""
        if not self.name.startswith(("facts.", "endings.")) and not any(fnmatchcase(one, self.name) for one in known):
            raise LabError(f"the target {self.text!r} names no measure; there are {', '.join(known)}, facts.NAME")

    def violation(self, level: Mapping[str, Any]) -> float:
        """Return how far the worst measure lies outside, in units of the width (or of the bound); 0 if none does."""
        worst = 0.0
        for row in self.measures(level).values():
            unit = self.high - self.low if self.low > -1e9 and self.high < 1e9 else abs(self._bound())
            worst = max(worst, (self.low - row["mean"]) / (unit or 1.0), (row["mean"] - self.high) / (unit or 1.0))
        return worst

    def _bound(self) -> float:
        return self.high if self.high < 1e9 else self.low

    def judged(self, levels: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
        """Return whether the target is met at every level: the intervals decide, not the means."""
        verdicts = [self._judged(row) for level in levels for row in self.measures(level).values()]
        verdict = MISSED if MISSED in verdicts else MET if all(one == MET for one in verdicts) else OPEN
        return {"target": self.text, "verdict": verdict}

    def _judged(self, row: Mapping[str, Any]) -> str:
        if row["low"] is None or row["high"] is None:
            return OPEN
        if self.low <= row["low"] and row["high"] <= self.high:
            return MET
        return MISSED if row["high"] < self.low or row["low"] > self.high else OPEN


def read_target(text: str) -> Target:
    """Return a target as it is written: `name < 25%`, `name >= 3` or `name = 0.2..0.3`."""
    wanted = text.strip()
    match = RANGE.match(wanted)
    if match:
        return Target(wanted, match["name"], _figure(match[2], match[3]), _figure(match[4], match[5]))
    match = BELOW.match(wanted)
    if match:
        bound = _figure(match[3], match[4])
        low, high = (-1e12, bound) if match["sign"][0] == "<" else (bound, 1e12)
        return Target(wanted, match["name"], low, high)
    raise LabError(f"the target {text!r} is not understood; write 'name < 25%', 'name >= 3' or 'name = 0.2..0.3'")


def read_kept(text: str, base: Mapping[str, Any]) -> Target:
    """Return the target that a measure stays within so many percent of the base edition: `decisions +-15%`."""
    match = KEPT.match(text.strip())
    if not match or match["name"] not in base["measures"]:
        raise LabError(f"what is to be kept, {text!r}, is not understood; write 'measure +-15%'")
    mean, part = base["measures"][match["name"]]["mean"], float(match[2]) / 100
    return Target(text.strip(), match["name"], mean - abs(mean) * part, mean + abs(mean) * part)


def _figure(text: str, percent: str) -> float:
    try:
        return float(text) / (100 if percent else 1)
    except ValueError:
        raise LabError(f"{text!r} is no number") from None
