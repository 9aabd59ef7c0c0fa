"""Spindletop: five oil-and-pipeline board games on one table, for players, designers and researchers."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from spindletop.kernel.record import Record
    from spindletop.kernel.state import State
    from spindletop.showing.notebook import Picture

__version__ = "0.1.0"
__all__ = ["__version__", "show"]


def show(
    shown: "State | Record", seat: int | None = None, names: list[str] | None = None, height: int = 900
) -> "Picture":
    """Return the drawn table of a position, or a whole recorded game with a slider, for a notebook.

    It shows what `seat` may see, or what everybody may see if none is given; of a game that is over, all.
    """
    from spindletop.showing.notebook import picture  # noqa: PLC0415 -- who plays a million games shows none of them

    return picture(shown, seat, names, height)
