"""What an asset may be expected to fetch: the economy's ups and downs, seen from each card, by rounds left.

An asset can be sold only in a turn whose roll hits it, and the economy moves on meanwhile. So its worth while it is
held is the worth of waiting for a good card that meets a hit, before the game ends at Depression values (CR-704, 804).
"""

from typing import Final, final

from mypy_extensions import i64

from spindletop.games.crude.board import KINDS, REFINERY, SIDE
from spindletop.games.crude.cards import EconomyCard
from spindletop.games.crude.components import Components

HORIZON: Final[i64] = 30
"""Rounds beyond this are not told apart."""
ROLLS_PER_CHANGE: Final = 4.6
"""How many rolls the difference marker needs on average."""
PATIENCE: Final = 0.96
"""What money a round later is worth beside money now."""
HIT: Final = 11.0 / 36.0
HIT_REFINERY: Final = 20.0 / 36.0
"""How likely a roll of one's own meets an asset of one square, and a refinery."""


@final
class Outlook:
    """The expected worth of holding an asset, by kind, economy card and rounds left."""

    def __init__(self, economy: list[EconomyCard], last: i64, rolls_per_round: float) -> None:
        self.cards: i64 = len(economy)
        self.worth: list[float] = []
        change = min(1.0, rolls_per_round / ROLLS_PER_CHANGE)
        kind: i64 = 0
        while kind < KINDS:
            final = float(economy[last].sell[kind])
            hit = HIT_REFINERY if kind == REFINERY else HIT
            later = [final] * self.cards
            self.worth += later
            n: i64 = 1
            while n <= HORIZON:
                reached = [_meeting(economy[card], kind, hit, later[card]) for card in range(self.cards)]
                later = [PATIENCE * _following(economy, card, change, reached) for card in range(self.cards)]
                self.worth += later
                n += 1
            kind += 1

    def holding(self, kind: i64, card: i64, rounds: i64) -> float:
        """Return what an asset is worth while it is held, with so many turns of its owner to come."""
        n = min(max(rounds, 0), HORIZON)
        return self.worth[(kind * (HORIZON + 1) + n) * self.cards + card]


def outlook_of(box: Components, rolls: int) -> Outlook:
    """Return what assets may be expected to fetch with so many rolls a round; it is worked out once."""
    known = box.outlooks.get(rolls)
    if isinstance(known, Outlook):
        return known
    outlook = Outlook(box.economy, box.economy_final, float(rolls))
    box.outlooks[rolls] = outlook
    return outlook


def _meeting(card: EconomyCard, kind: i64, hit: float, later: float) -> float:
    """Return the worth at an own turn under a card: sold if hit and worth it, else held."""
    now = float(card.sell[kind])
    return hit * max(now, later) + (1.0 - hit) * later


def _following(economy: list[EconomyCard], card: int, change: float, reached: list[float]) -> float:
    """Return the mean over what the economy may be a round later."""
    moved = 0.0
    for follower in economy[card].next:
        moved += reached[follower]
    return (1.0 - change) * reached[card] + change * moved / float(SIDE)
