"""The steps that wait for chance: cards, tiles and markers are dealt (PL-103 to PL-111)."""

from typing import Final

from spindletop.games.pipeline.chance import (
    ACTION_TILE,
    CONTRACT,
    FAMILY,
    FIRST_SEAT,
    MARKER,
    ORDER_TILE,
    PIPE_TILE,
    VALUATION,
)
from spindletop.games.pipeline.state import Table
from spindletop.kernel.step import Draw
from spindletop.kernel.verb import AnyDeal

DEALS: Final[list[AnyDeal]] = [FAMILY, CONTRACT, ORDER_TILE, PIPE_TILE, ACTION_TILE, MARKER, VALUATION, FIRST_SEAT]


def deal(name: str, clause: str, what: AnyDeal) -> Draw[Table]:
    """Return a step that waits for chance; a single outcome is entered by itself."""
    return Draw[Table](name, clause, what, forced=True)


DEAL_FAMILY: Final = deal("deal families", "PL-105", FAMILY)
DEAL_CONTRACT: Final = deal("deal contracts", "PL-103", CONTRACT)
DEAL_ORDER: Final = deal("deal orders", "PL-104", ORDER_TILE)
DEAL_PIPE: Final = deal("deal pipe tiles", "PL-107", PIPE_TILE)
DEAL_ACTION: Final = deal("deal action tiles", "PL-108", ACTION_TILE)
DEAL_MARKER: Final = deal("deal markers", "PL-109", MARKER)
DEAL_VALUATION: Final = deal("deal valuations", "PL-110", VALUATION)
DEAL_FIRST_SEAT: Final = deal("first seat", "PL-111", FIRST_SEAT)
