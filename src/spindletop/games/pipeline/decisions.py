"""What the decisions of a turn have in common, and what the verbs that end them ask of them."""

from mypy_extensions import i64

from spindletop.games.pipeline import reasons as R
from spindletop.games.pipeline.state import Table
from spindletop.kernel.refusal import LEGAL
from spindletop.kernel.step import Decision


class Choice(Decision[Table]):
    """A decision of the seat in turn; what has no place in it is refused by the order of the turn (PL-202)."""

    def citing(self, s: Table) -> str:
        """Cite the structure of a turn."""
        return "PL-202"


class Action(Choice):
    """An action or run of several parts, which lasts until the seat says that it is done."""

    def unfinished(self, s: Table) -> i64:
        """Return LEGAL if the seat may end it now, or what is still to be done."""
        return LEGAL if s.parts > 0 else R.NOTHING_DONE  # PL-305


class Gain(Choice):
    """Something for free that the seat may decline, or the rest of it (PL-R21)."""

    def bound_to(self, s: Table) -> i64:
        """Return LEGAL if the seat may decline now, or why it must take what it has."""
        return LEGAL

    def forgo(self, s: Table) -> None:
        """Leave what is still to be had."""
        return
