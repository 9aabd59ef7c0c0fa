"""Kinds of decisions: who is asked, what is cited, and those between which a verb tells."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.games.interbellum.state import Table
from spindletop.kernel.step import Decision
from spindletop.kernel.verb import AnyVerb

CITED: Final = ["IB-110", "IB-502", "IB-404"]
"""What is cited for an action out of place: at set-up, in events, in the actions."""


class Choice(Decision[Table]):
    """A decision; an action that has no place in it is refused by the order of play."""

    def citing(self, s: Table) -> str:
        """Cite the clause that says whose decision it is."""
        return CITED[s.phase]


class SeatChoice(Choice):
    """A decision of one certain player."""

    def __init__(
        self,
        name: str,
        clause: str,
        seat: int,
        verbs: list[AnyVerb],
        closing: AnyVerb | None = None,
        prompt: str = "",
    ) -> None:
        super().__init__(f"{name} {seat}", clause, verbs, closing, skipped=True, prompt=prompt)
        self.seat: i64 = seat

    def by(self, s: Table) -> i64:
        """The player."""
        return self.seat


class Executive(Choice):
    """The decision for which an executive is placed; building and moving are otherwise orders of a card."""


class Further(Choice):
    """Further steps of an action, all of them voluntary."""


@final
class VoteBreak(Choice):
    """The flag holder picks among the tied targets.  [IB-R10]"""

    def by(self, s: Table) -> i64:
        """The holder of the flag."""
        return s.decider(s.balloted)
