"""Moments worth looking at: turning points, and the luckiest draws of every seat."""

from collections.abc import Sequence

from spindletop.review.report import POINT, DrawEvent, Judged, Moment

MOST_TURNING_POINTS = 5
LEAST_SWING = 4 * POINT
MOST_LUCKY = 3
LEAST_LUCK = 2 * POINT
DRAW, DECISION = "draw", "decision"


def turning_points(events: Sequence[DrawEvent], decisions: Sequence[Judged]) -> list[Moment]:
    """Return the draws and runs that moved most, at most one a turn, in the order of the game."""
    moments = [Moment(event.first, DRAW, event.turn, _gainer(event), _swing(event.luck)) for event in events]
    runs: dict[int, list[Judged]] = {}
    for judged in decisions:
        if judged.counted:
            runs.setdefault(judged.run, []).append(judged)
    for run in runs.values():
        costliest = max(run, key=lambda judged: judged.loss)
        effect = [sum(column) for column in zip(*[judged.effect for judged in run], strict=True)]
        moments.append(Moment(costliest.node, DECISION, costliest.turn, costliest.seat, _swing(effect)))
    chosen: dict[int, Moment] = {}
    for moment in sorted(moments, key=lambda moment: (-moment.swing, moment.node)):
        if moment.swing >= LEAST_SWING and len(chosen) < MOST_TURNING_POINTS:
            chosen.setdefault(moment.turn, moment)
    return sorted(chosen.values(), key=lambda moment: moment.node)


def luckiest(events: Sequence[DrawEvent], seats: int) -> list[list[Moment]]:
    """Return for every seat the draws that brought or cost it most, the best first."""
    found = []
    for seat in range(seats):
        moved = [event for event in events if abs(event.luck[seat]) >= LEAST_LUCK]
        largest = sorted(moved, key=lambda event: (-abs(event.luck[seat]), event.first))[:MOST_LUCKY]
        moments = [Moment(event.first, DRAW, event.turn, seat, event.luck[seat]) for event in largest]
        found.append(sorted(moments, key=lambda moment: -moment.swing))
    return found


def _swing(changes: Sequence[int]) -> int:
    """Return how much of the game changed hands."""
    return sum(abs(change) for change in changes) // 2


def _gainer(event: DrawEvent) -> int:
    return max(range(len(event.luck)), key=lambda seat: event.luck[seat])
