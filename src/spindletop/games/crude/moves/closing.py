"""The verb that closes a step: nothing has to be traded, refined, sold or built (CR-204)."""

from typing import final

from mypy_extensions import i64

from spindletop.games.crude import log
from spindletop.games.crude.state import Table
from spindletop.kernel.verb import Verb


@final
class Close(Verb[Table]):
    """End a step; the engine plays it by itself when nothing else is legal.  [CR-205]"""

    def __init__(self, name: str, phrase: str, told: str) -> None:
        super().__init__(name)
        self.phrase = phrase
        self.told = told

    def apply(self, s: Table, x: i64) -> None:
        if s.listener is not None and s.mover >= 0:
            s.tell(log.CLOSED, int(s.mover), {"told": self.told})

    def words(self, s: Table, x: i64) -> str:
        return self.phrase
