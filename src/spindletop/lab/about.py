"""What a game says about the figures of its editions, in `about.toml`: where they come from and what they are."""

import re
import tomllib
from dataclasses import dataclass, field

from spindletop.kernel.game import AnyGame

FILE = "about.toml"
SOURCES = ("rulebook", "public", "inferred", "ours", "derived", "picture")
"""Given by the rulebook; found in public material; read between their lines; invented here; follows from others; only
for the drawing."""


@dataclass(frozen=True)
class About:
    """Patterns of paths, in which `*` stands for anything: the longest that fits says where a figure comes from."""

    sources: list[tuple[str, re.Pattern[str], str]] = field(default_factory=list)
    labels: list[tuple[re.Pattern[str], str]] = field(default_factory=list)

    def source(self, path: str) -> str:
        """Return where a figure comes from, or nothing if the game does not say."""
        fits = [(len(pattern), source) for pattern, fitting, source in self.sources if fitting.fullmatch(path)]
        return max(fits)[1] if fits else ""

    def label(self, path: str) -> str:
        """Return what a figure is called; {0}, {1} in a label stand for what the stars of its pattern matched."""
        for fitting, label in self.labels:
            match = fitting.fullmatch(path)
            if match:
                return label.format(*match.groups())
        return in_words(path)


def about(game: AnyGame) -> About:
    """Return what a game says about its figures; a game from elsewhere may say nothing."""
    file = game.folder / FILE
    if not file.is_file():
        return About()
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    labels = [(_fitting(pattern), label) for pattern, label in data.pop("labels", {}).items()]
    sources = [(pattern, _fitting(pattern), source) for source, patterns in data.items() for pattern in patterns]
    return About(sources, labels)


def in_words(path: str) -> str:
    """Return a path as words: `prices.land.l1` is "prices, land, l1"."""
    return path.replace("[", ".").replace("]", "").replace(".", ", ").replace("_", " ")


def _fitting(pattern: str) -> re.Pattern[str]:
    return re.compile("(.+)".join(re.escape(part) for part in pattern.split("*")))
