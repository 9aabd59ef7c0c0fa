"""The account: where each seat's result came from, in whole millionths that add up exactly."""

from collections.abc import Sequence

from spindletop.kernel.state import CHANCE
from spindletop.review.report import WHOLE, Account, DrawEvent, Judged
from spindletop.review.walk import Walk


def whole(chances: Sequence[float]) -> list[int]:
    """Return chances as millionths with sum WHOLE: rounded down, the largest remainders rounded up."""
    total = sum(chances)
    exact = [max(0.0, chance) * WHOLE / total for chance in chances]
    parts = [int(number) for number in exact]
    by_remainder = sorted(range(len(parts)), key=lambda i: (parts[i] - exact[i], i))
    for i in by_remainder[: WHOLE - sum(parts)]:
        parts[i] += 1
    return parts


def settle(
    walk: Walk, nodes: Sequence[list[int] | None], events: Sequence[DrawEvent], decisions: Sequence[Judged]
) -> tuple[list[Account], list[list[int]]]:
    """Return the account of every seat, and the gifts: what the counted mistakes of one seat did to each.

    A draw changes luck. A decision changes what it changes by a counted mistake (gifts, and the own mistakes on the
    diagonal), and the rest is unforeseen.
    """
    start, result = known(nodes[0]), known(nodes[-1])
    seats = len(start)
    luck = [sum(event.luck[i] for event in events) for i in range(seats)]
    gifts = [[0] * seats for _ in range(seats)]
    unforeseen = [[0] * seats for _ in range(seats)]
    mistakes = {judged.node: judged.effect for judged in decisions}
    for node, mover in enumerate(walk.movers):
        if mover == CHANCE:
            continue
        effect = mistakes.get(node, [0] * seats)
        before, after = known(nodes[node]), known(nodes[node + 1])
        for i in range(seats):
            gifts[mover][i] += effect[i]
            unforeseen[mover][i] += after[i] - before[i] - effect[i]
    accounts = []
    for i in range(seats):
        given = sum(gifts[j][i] for j in range(seats) if j != i)
        others = sum(unforeseen[j][i] for j in range(seats) if j != i)
        own = gifts[i][i] + unforeseen[i][i]
        account = Account(
            start[i], luck[i], own, given + others, result[i], gifts[i][i], given, unforeseen[i][i], others
        )
        accounts.append(account)
    return accounts, gifts


def known(chances: list[int] | None) -> list[int]:
    """Return the chances at a node that must have some: one where a decision begins or ends."""
    if chances is None:
        raise ValueError("a node inside a chain of draws has no value")
    return chances
