"""The pipelines of a player: which wells are joined to the sea, and the route that counts for each."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.interbellum.atlas import MOST_NODES, NODES_A_WORD, SEGMENTS_A_WORD
from spindletop.games.interbellum.names import SEGMENT_COUNT
from spindletop.kernel.bits import bit, count, has
from spindletop.kernel.buffer import zeros
from spindletop.kernel.state import NOBODY

if TYPE_CHECKING:
    from spindletop.games.interbellum.atlas import Atlas
    from spindletop.games.interbellum.state import Table

UNREACHED: Final[i64] = -1
NOWHERE: Final[vec[i64]] = vec[i64]([UNREACHED] * MOST_NODES)
"""A slice of it says that no node is reached so far."""


def connected(s: "Table", seat: i64, well: i64) -> bool:
    """Tell whether an unbroken chain of own segments joins the well to a port (IB-634)."""
    return has(s.sea[2 * seat], well)


def connected_wells(s: "Table", seat: i64) -> i64:
    """Return the own wells that are connected."""
    return s.sea[2 * seat] & s.wells[seat]


def at_sea(s: "Table", seat: i64, node: i64) -> bool:
    """Tell whether a node is a port or is joined to one by own segments."""
    if s.terms.box.atlas.is_port(node):
        return True
    if node < NODES_A_WORD:
        return has(s.sea[2 * seat], node)
    return has(s.sea[2 * seat + 1], node - NODES_A_WORD)


def _join(s: "Table", seat: i64, node: i64) -> None:
    if node < NODES_A_WORD:
        s.sea[2 * seat] |= bit(node)
    else:
        s.sea[2 * seat + 1] |= bit(node - NODES_A_WORD)


def lay(s: "Table", seat: i64, segment: i64) -> None:
    """Put a piece on a segment; what it joins to the sea stays joined, for pieces are never removed (IB-613)."""
    s.pieces[seat] -= 1
    if segment < SEGMENTS_A_WORD:
        s.pipes[2 * seat] |= bit(segment)
    else:
        s.pipes[2 * seat + 1] |= bit(segment - SEGMENTS_A_WORD)
    _flow(s, seat, segment)


def _flow(s: "Table", seat: i64, segment: i64) -> None:
    """Let the sea run on along own segments from one that touches it at one end only."""
    atlas = s.terms.box.atlas
    a, b = atlas.end_a[segment], atlas.end_b[segment]
    wet_a, wet_b = at_sea(s, seat, a), at_sea(s, seat, b)
    if wet_a == wet_b:
        return
    node = b if wet_a else a
    _join(s, seat, node)
    for further in atlas.at_node[node]:
        if further != segment and s.owns(seat, further):
            _flow(s, seat, further)


def missing(s: "Table", seat: i64, well: i64) -> i64:
    """Return how many segments a player still has to build for a connection of a well."""
    atlas = s.terms.box.atlas
    far: i64 = SEGMENT_COUNT
    lacking: vec[i64] = vec[i64]([far] * len(atlas.nodes))
    lacking[well] = 0
    ring = [int(well)]
    best = far
    while ring:
        further: list[int] = []
        for node in ring:
            if atlas.is_port(node):
                best = min(best, lacking[node])
                continue
            for segment in atlas.at_node[node]:
                other = atlas.end_a[segment] + atlas.end_b[segment] - node
                cost = lacking[node] + (0 if s.owns(seat, segment) else 1)
                if cost < lacking[other]:
                    lacking[other] = cost
                    further.append(int(other))
        ring = further
    return best


@final
class Route:
    """The route of a well that counts: its segments in ascending order, and the port."""

    def __init__(self, well: i64, segments: list[int], port: i64) -> None:
        self.well = well
        self.segments = segments
        self.port = port


@final
class Survey:
    """Distances from a well over own segments, and the port that counts (IB-802)."""

    def __init__(self, s: "Table", seat: i64, well: i64) -> None:
        self.atlas: Atlas = s.terms.box.atlas
        self.mine: vec[i64] = zeros(SEGMENT_COUNT)
        segment: i64 = 0
        while segment < SEGMENT_COUNT:
            if s.owns(seat, segment):
                self.mine[segment] = 1
            segment += 1
        self.distance: vec[i64] = NOWHERE[: len(self.atlas.nodes)]
        self.length: i64 = UNREACHED
        self.port: i64 = NOBODY
        self.tied = False
        """Whether another port lies as near with the same bonus."""
        self._spread(well)

    def _spread(self, well: i64) -> None:
        """Walk outward in rings; the first ring with a port has the shortest routes."""
        atlas = self.atlas
        queue = zeros(len(atlas.nodes))
        queue[0] = well
        self.distance[well] = 0
        found: i64 = 1
        i: i64 = 0
        while i < found:
            node = queue[i]
            i += 1
            steps = self.distance[node]
            if self.length != UNREACHED and steps >= self.length:
                return
            for segment in atlas.at_node[node]:
                if self.mine[segment] == 0:
                    continue
                other = atlas.end_a[segment] + atlas.end_b[segment] - node
                if self.distance[other] != UNREACHED:
                    continue
                self.distance[other] = steps + 1
                queue[found] = other
                found += 1
                if atlas.is_port(other):
                    self._arrive(other, steps + 1)

    def _arrive(self, port: i64, steps: i64) -> None:
        bonus = self.atlas.port_bonus
        if self.port == NOBODY or (steps == self.length and bonus[port] > bonus[self.port]):
            self.port = port
            self.length = steps
            self.tied = False
        elif steps == self.length and bonus[port] == bonus[self.port]:
            self.tied = True

    def step_back(self, node: i64) -> i64:
        """Return the one own segment that leads from a node towards the well, or UNREACHED if there are several."""
        found: i64 = UNREACHED
        for segment in self.atlas.at_node[node]:
            other = self.atlas.end_a[segment] + self.atlas.end_b[segment] - node
            if self.mine[segment] == 1 and self.distance[other] == self.distance[node] - 1:
                if found != UNREACHED:
                    return UNREACHED
                found = segment
        return found

    def best_ports(self) -> list[int]:
        """Return every port at the shortest distance with the highest bonus."""
        atlas = self.atlas
        bonus = atlas.port_bonus[self.port]
        return [
            port
            for port in range(atlas.first_port, atlas.first_junction)
            if self.distance[port] == self.length and atlas.port_bonus[port] == bonus
        ]

    def chains(self, node: i64) -> list[list[int]]:
        """Return every shortest chain of own segments from the well to a node."""
        if self.distance[node] == 0:
            return [[]]
        found: list[list[int]] = []
        for segment in self.atlas.at_node[node]:
            other = self.atlas.end_a[segment] + self.atlas.end_b[segment] - node
            if self.mine[segment] == 1 and self.distance[other] == self.distance[node] - 1:
                found += [[*chain, int(segment)] for chain in self.chains(other)]
        return found


def route(s: "Table", seat: i64, well: i64) -> Route | None:
    """Return the counted route of a well: fewest segments, then higher bonus, then smallest segments (IB-802)."""
    if not connected(s, seat, well):
        return None
    survey = Survey(s, seat, well)
    best: list[int] = []
    end = survey.port
    for port in survey.best_ports():
        for chain in survey.chains(port):
            candidate = sorted(chain)
            if not best or candidate < best:
                best = candidate
                end = port
    return Route(well, best, end)


@final
class Counted:
    """The segments in the counted routes of a player, each of them once, and the bonuses of the ports (IB-803)."""

    def __init__(self, s: "Table", seat: i64) -> None:
        self.low: i64 = 0
        self.high: i64 = 0
        self.ports: i64 = 0
        wells = connected_wells(s, seat)
        well: i64 = 0
        while wells != 0:
            if wells & 1 != 0:
                self._add(s, seat, well)
            wells >>= 1
            well += 1

    def _add(self, s: "Table", seat: i64, well: i64) -> None:
        """Walk back along the only shortest route; where there are several, IB-802 picks one."""
        survey = Survey(s, seat, well)
        atlas = s.terms.box.atlas
        self.ports += atlas.port_bonus[survey.port]
        low, high = self.low, self.high
        node = survey.port
        while not survey.tied and survey.distance[node] > 0:
            segment = survey.step_back(node)
            if segment == UNREACHED:
                break
            self._mark(segment)
            node = atlas.end_a[segment] + atlas.end_b[segment] - node
        if node == well:
            return
        self.low, self.high = low, high
        picked = route(s, seat, well)
        if picked is not None:
            for member in picked.segments:
                self._mark(member)

    def _mark(self, segment: i64) -> None:
        if segment < SEGMENTS_A_WORD:
            self.low |= bit(segment)
        else:
            self.high |= bit(segment - SEGMENTS_A_WORD)

    def has(self, segment: i64) -> bool:
        """Tell whether a segment counts already."""
        if segment < SEGMENTS_A_WORD:
            return has(self.low, segment)
        return has(self.high, segment - SEGMENTS_A_WORD)

    def number(self) -> i64:
        """Return how many segments count."""
        return count(self.low) + count(self.high)
