"""Running pipelines: what a pipeline can refine, which pipelines a run has, and which moves are left (PL-10xx)."""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from spindletop.games.pipeline.names import BARRELS, GRADES, HIGH
from spindletop.games.pipeline.network import Network
from spindletop.games.pipeline.pieces import EDGES, HALVES, SEGMENTS
from spindletop.games.pipeline.state import KINDS_OF_OIL, Table
from spindletop.kernel.buffer import zeros

MOST_IN_RUN: Final[i64] = 64
NO_MOVE: Final[i64] = 1_000_000
"""The value that a pipeline would need where no move of its colour is possible."""
UNUSED: Final[i64] = -1
FROM: Final = [0, 0, 0, 1, 1, 2]
TO: Final = [1, 2, 3, 2, 3, 3]
MOVES: Final = ["crude-low", "crude-mid", "crude-high", "low-mid", "low-high", "mid-high"]


def least_value(s: Table, seat: i64, colour: i64) -> i64:
    """Return the value a pipeline of this colour needs for the cheapest move possible at the start of a run."""
    least = NO_MOVE
    start: i64 = 0
    while start < HIGH:
        if s.oil[seat * KINDS_OF_OIL + colour * GRADES + start] > 0:
            end = start + 1
            while end < GRADES:
                if s.room[seat * GRADES + end] > 0:
                    least = min(least, s.costs[(colour * GRADES + start) * GRADES + end])
                    break
                end += 1
        start += 1
    return least


def useful(s: Table, seat: i64, network: Network, p: i64) -> bool:
    """Tell whether a pipeline could refine some barrel of the seat now."""
    colour = network.colour[p]
    return s.value(seat, network.length[p]) >= least_value(s, seat, colour)


def can_run_attached(s: Table, seat: i64) -> bool:
    """Tell whether a run of all machines could refine anything (PL-1101, PL-1102)."""
    network = s.networks[seat]
    if len(network.machines) == 0:
        return False
    p: i64 = 0
    while p < i64(len(network.length)):
        if network.attached[p] != 0 and network.length[p] > 0 and useful(s, seat, network, p):
            return True
        p += 1
    return False


def can_run_tile(s: Table, seat: i64, i: i64) -> bool:
    """Tell whether a worker on the i-th tile could refine anything (PL-1001)."""
    network = s.networks[seat]
    half: i64 = 0
    while half < HALVES:
        segment: i64 = 0
        while segment < SEGMENTS:
            p = network.on_half(i, half, segment)
            if p >= 0 and network.attached[p] == 0 and useful(s, seat, network, p):
                return True
            segment += 1
        half += 1
    return False


def can_run_machine(s: Table, seat: i64, machine: i64) -> bool:
    """Tell whether a worker on a machine could refine anything (PL-1519)."""
    network = s.networks[seat]
    edge: i64 = 0
    while edge < EDGES:
        p = network.at_edge(network.machines[machine], edge)
        if p >= 0 and useful(s, seat, network, p):
            return True
        edge += 1
    return False


# -- beginning a run


def run_attached(s: Table, seat: i64) -> None:
    """Begin a run of every pipeline attached to a machine (PL-1102)."""
    network = s.networks[seat]
    begin(s)
    p: i64 = 0
    while p < i64(len(network.length)):
        if network.attached[p] != 0 and network.length[p] > 0:
            s.run = append(s.run, p)
        p += 1
    line_up(s, seat)


def run_tile(s: Table, seat: i64, i: i64) -> None:
    """Begin a run of the unattached pipelines on the i-th tile (PL-1001)."""
    network = s.networks[seat]
    begin(s)
    half: i64 = 0
    while half < HALVES:
        segment: i64 = 0
        while segment < SEGMENTS:
            p = network.on_half(i, half, segment)
            if p >= 0 and network.attached[p] == 0:
                join_run(s, p)
            segment += 1
        half += 1
    line_up(s, seat)


def run_machine(s: Table, seat: i64, machine: i64) -> None:
    """Begin a run of the pipelines attached to one machine (PL-1519)."""
    network = s.networks[seat]
    begin(s)
    edge: i64 = 0
    while edge < EDGES:
        p = network.at_edge(network.machines[machine], edge)
        if p >= 0:
            join_run(s, p)
        edge += 1
    line_up(s, seat)


def begin(s: Table) -> None:
    """Forget the run before: every pipeline and every barrel may be used again (PL-1005)."""
    s.parts = 0
    s.run = zeros(0)
    kind: i64 = 0
    while kind < KINDS_OF_OIL:
        s.fresh[kind] = 0
        kind += 1


def join_run(s: Table, p: i64) -> None:
    """Add a pipeline to the run, once."""
    for listed in s.run:
        if listed == p:
            return
    s.run = append(s.run, p)


def line_up(s: Table, seat: i64) -> None:
    """Put the run in its order: colour, length falling, first segment; it is fixed for the run."""
    network = s.networks[seat]
    n = i64(len(s.run))
    if n > 1:
        firsts = network.first_segments()
        i: i64 = 1
        while i < n:
            p = s.run[i]
            j = i - 1
            while j >= 0 and _before(network, p, s.run[j], firsts[p] < firsts[s.run[j]]):
                s.run[j + 1] = s.run[j]
                j -= 1
            s.run[j + 1] = p
            i += 1
    if n > MOST_IN_RUN:
        s.run = s.run[: int(MOST_IN_RUN)]
        n = MOST_IN_RUN
    s.run_value = zeros(int(n))
    s.run_uses = zeros(int(n))
    s.run_from = zeros(int(n))
    k: i64 = 0
    while k < n:
        s.run_value[k] = s.value(seat, network.length[s.run[k]])
        s.run_from[k] = UNUSED
        k += 1


def _before(network: Network, p: i64, q: i64, first: bool) -> bool:
    if network.colour[p] != network.colour[q]:
        return network.colour[p] < network.colour[q]
    if network.length[p] != network.length[q]:
        return network.length[p] > network.length[q]
    return first


def uses_left(s: Table, seat: i64, k: i64) -> bool:
    """Tell whether the k-th pipeline of the run may refine another barrel (PL-1003, PL-1506)."""
    return s.run_uses[k] < s.power(seat, BARRELS)
