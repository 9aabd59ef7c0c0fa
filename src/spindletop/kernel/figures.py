"""What a choice would do, in numbers: a table draws these instead of reading them out of its words."""

from collections.abc import Mapping
from typing import Final, final


@final
class Figures:
    """What the mover may know of a choice before it is played; None and nothing mean that nothing is claimed.

    `cost` and `gain` are money that changes hands as the choice is played, `points` how the score of the mover changes
    by it, `odds` what chance may bring with the percentage of each, and `effects` whatever else a table draws of it.
    """

    def __init__(
        self,
        cost: int | None = None,
        gain: int | None = None,
        points: int | None = None,
        odds: list[tuple[str, int]] | None = None,
        effects: Mapping[str, object] | None = None,
    ) -> None:
        self.cost = cost
        self.gain = gain
        self.points = points
        self.odds = odds
        self.effects = effects


NO_FIGURES: Final = Figures()
