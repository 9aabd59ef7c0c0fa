"""What a tournament plays: every game of it, numbered, with its dealer's seed and who sits where."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from itertools import combinations, pairwise
from typing import Any

from spindletop.bots.registry import make_bot
from spindletop.games import find
from spindletop.kernel.options import settle

KINDS = ("round-robin", "ladder")


class PlanError(ValueError):
    """Raised for a tournament that cannot be played as asked."""


@dataclass(frozen=True)
class Fixture:
    """One game to be played: `number` is its place in the plan, `deal` its dealer's, `line_up` the bots by seat."""

    number: int
    pairing: int
    deal: int
    seed: int
    line_up: tuple[str, ...]


@dataclass(frozen=True)
class Plan:
    """A tournament as it was agreed; the same plan gives the same games.

    `round-robin` lets every bot meet every other, `ladder` only its neighbours in the list. A meeting has `deals`
    dealers; with each of them every rotation of the seats is played, so that luck and seat favour nobody.
    """

    game: str
    bots: tuple[str, ...]
    seats: int = 0
    deals: int = 10
    kind: str = "round-robin"
    seed: int = 1901
    options: dict[str, Any] = field(default_factory=dict)
    edition: str = ""

    def check(self) -> "Plan":
        """Return the plan with every setting made explicit; a PlanError names what cannot be."""
        game = find(self.game)
        if self.kind not in KINDS:
            raise PlanError(f"there is no tournament {self.kind!r}; there are {', '.join(KINDS)}")
        if len(self.bots) < 2 or len(set(self.bots)) != len(self.bots):
            raise PlanError("a tournament needs at least two bots, each named once")
        if self.deals < 1:
            raise PlanError(f"{self.deals} deals are too few, expected at least 1")
        for spec in self.bots:
            make_bot(spec, game)
        seats = game.check_seats(self.seats or None)
        game.start(seats, self.options, self.edition)
        return Plan(
            self.game,
            tuple(self.bots),
            seats,
            self.deals,
            self.kind,
            self.seed,
            dict(settle(game.options, self.options)),
            self.edition,
        )

    def pairings(self) -> list[tuple[str, str]]:
        """Return who meets whom."""
        return list(combinations(self.bots, 2)) if self.kind == "round-robin" else list(pairwise(self.bots))

    def fixtures(self) -> list[Fixture]:
        """Return every game, in a fixed order that grows all pairings evenly."""
        found: list[Fixture] = []
        pairings = self.pairings()
        for deal in range(self.deals):
            for pairing, pair in enumerate(pairings):
                for line_up in line_ups(pair, self.seats):
                    found.append(Fixture(len(found), pairing, deal, self.deal_seed(deal), line_up))
        return found

    def deal_seed(self, deal: int) -> int:
        """Return the seed of a dealer: the same for all pairings and rotations."""
        return int.from_bytes(sha256(f"{self.seed}|{deal}".encode()).digest()[:6], "big")

    def to_json(self) -> str:
        """Return the plan as text."""
        return json.dumps(asdict(self), sort_keys=True)

    @staticmethod
    def from_json(text: str) -> "Plan":
        """Return the plan that a text holds."""
        data: Mapping[str, Any] = json.loads(text)
        return Plan(**{**data, "bots": tuple(data["bots"])})


def line_ups(pair: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Return every rotation of two bots that sit in turn, both ways round, each once."""
    found: dict[tuple[str, ...], None] = {}
    for first, second in (tuple(pair), tuple(reversed(pair))):
        row = [first if seat % 2 == 0 else second for seat in range(seats)]
        for turn in range(seats):
            found[tuple(row[turn:] + row[:turn])] = None
    return list(found)
