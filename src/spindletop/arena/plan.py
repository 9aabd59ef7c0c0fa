"""The plan of a tournament: who meets whom, with which dealers, in every rotation of the seats."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from hashlib import sha256
from itertools import combinations, pairwise
from typing import Any

from spindletop.arena.schedule import Fixture, PlanError, Schedule
from spindletop.games import find
from spindletop.kernel.options import settle

KINDS = ("round-robin", "ladder")


@dataclass(frozen=True)
class Plan(Schedule):
    """A tournament as it was agreed; the same plan gives the same games.

    `round-robin` lets every bot meet every other, `ladder` only its neighbours in the list. A pairing meets under
    `deals` dealers; with each of them every rotation of the seats is played, so that luck and seat favour nobody.
    """

    deals: int = 10
    kind: str = "round-robin"

    def check(self) -> "Plan":
        """Return the plan with every setting made explicit; an error names what cannot be played."""
        game = find(self.game)
        if self.kind not in KINDS:
            raise PlanError(f"there is no tournament {self.kind!r}; there are {', '.join(KINDS)}")
        if len(self.bots) < 2 or len(set(self.bots)) != len(self.bots):
            raise PlanError("a tournament needs at least two bots, each named once")
        if self.deals < 1:
            raise PlanError(f"{self.deals} deals are too few, expected at least 1")
        self.check_bots()
        seats = int(self.start(game).seats)
        return replace(self, seats=seats, options=dict(settle(game.options, self.options)))

    def pairings(self) -> list[tuple[str, str]]:
        """Return who meets whom."""
        return list(combinations(self.bots, 2)) if self.kind == "round-robin" else list(pairwise(self.bots))

    def fixtures(self) -> list[Fixture]:
        """Return every game, in a fixed order in which all pairings advance evenly."""
        fixtures: list[Fixture] = []
        pairings = self.pairings()
        for deal in range(self.deals):
            for pairing, pair in enumerate(pairings):
                for line_up in line_ups(pair, self.seats):
                    fixtures.append(Fixture(len(fixtures), pairing, deal, self.deal_seed(deal), line_up))
        return fixtures

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
    """Return every rotation of two bots that sit alternately, starting with either, without repetition."""
    distinct: dict[tuple[str, ...], None] = {}
    for first, second in (tuple(pair), tuple(reversed(pair))):
        row = [first if seat % 2 == 0 else second for seat in range(seats)]
        for turn in range(seats):
            distinct[tuple(row[turn:] + row[:turn])] = None
    return list(distinct)
