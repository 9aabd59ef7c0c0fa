"""Explains why a place of the drawn table cannot be used now."""

from spindletop.kernel.step import Decision
from spindletop.server.domain.commands import check_playing
from spindletop.server.domain.table import Table
from spindletop.server.wire.answers import WhyNot

MOST = 6
"""More reasons than anybody reads at once."""


def why_not(table: Table, seat: int, place: str) -> list[WhyNot]:
    """Return why the actions at a place are refused, each reason once.

    Only the seat that is to move is told: a reason speaks of what that seat may see, and of nothing else.
    """
    state = check_playing(table)
    step = state.step
    if table.mover != seat or not isinstance(step, Decision):
        return []
    found: dict[tuple[str, str], WhyNot] = {}
    for verb in step.verbs:
        for x in range(verb.size):
            if verb.place(state, x) != place:
                continue
            refusal = state.refusal(verb.base + x, seat)
            if refusal is not None and (refusal.clause, refusal.text) not in found:
                found[refusal.clause, refusal.text] = WhyNot(
                    text=refusal.text, clause=refusal.clause, words=verb.words(state, x)
                )
                if len(found) == MOST:
                    return list(found.values())
    return list(found.values())
