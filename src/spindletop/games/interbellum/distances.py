"""How far the wells of a player lie from the sea, by quick walks that make no lists."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.interbellum import network
from spindletop.games.interbellum.atlas import MOST_NODES, SEGMENTS_A_WORD
from spindletop.games.interbellum.names import SEGMENT_COUNT, WELL_COUNT
from spindletop.games.interbellum.state import Table
from spindletop.kernel.bits import bit, count, has

FAR: Final[i64] = 1_000_000
STEP: Final[i64] = 128
"""What a segment weighs against the bonus of a port, which is less: a shorter route always wins (IB-802)."""
STEP_BITS: Final[i64] = 7
NOWHERE: Final[vec[i64]] = vec[i64]([FAR] * MOST_NODES)
NO_NODES: Final[vec[i64]] = vec[i64]([i64(0)] * (2 * MOST_NODES))
NO_SEGMENTS: Final[vec[i64]] = vec[i64]([i64(0)] * SEGMENT_COUNT)


def pipelines(s: Table, seat: i64) -> tuple[i64, i64]:
    """Return how many segments count and the port bonuses, as `scoring.pipelines` does but sooner.

    Where segments count once, any of several equally short routes is taken, not the one that IB-802 picks.
    """
    wells = network.connected_wells(s, seat)
    if wells == 0:
        return 0, 0
    atlas = s.terms.box.atlas
    via = NO_NODES[: len(atlas.nodes)]
    depth = _depths(s, seat, via)
    segments: i64 = 0
    ports: i64 = 0
    low: i64 = 0
    high: i64 = 0
    well: i64 = 0
    while wells != 0:
        if wells & 1 != 0 and depth[well] < FAR:
            length = (depth[well] + STEP - 1) >> STEP_BITS
            segments += length
            ports += length * STEP - depth[well]
            node = well
            while s.terms.once and depth[node] > 0:
                segment = via[node]
                if segment < SEGMENTS_A_WORD:
                    low |= bit(segment)
                else:
                    high |= bit(segment - SEGMENTS_A_WORD)
                node = atlas.end_a[segment] + atlas.end_b[segment] - node
        wells >>= 1
        well += 1
    if s.terms.once:
        segments = count(low) + count(high)  # IB-803
    return segments, ports


def _depths(s: Table, seat: i64, via: vec[i64]) -> vec[i64]:
    """Return how deep each node lies behind its port: STEP for each own segment, less the bonus of the port.

    The segment that leads from a node towards the port is written into `via`.
    """
    atlas = s.terms.box.atlas
    mine = NO_SEGMENTS[:SEGMENT_COUNT]
    size = _add_members(mine, 0, s.pipes[2 * seat], 0)
    size = _add_members(mine, size, s.pipes[2 * seat + 1], SEGMENTS_A_WORD)
    nodes = i64(len(atlas.nodes))
    depth = NOWHERE[:nodes]
    node = atlas.first_port
    while node < atlas.first_junction:
        depth[node] = -atlas.port_bonus[node]
        node += 1
    sinking = True
    while sinking:
        sinking = False
        i: i64 = 0
        while i < size:
            segment = mine[i]
            a, b = atlas.end_a[segment], atlas.end_b[segment]
            if depth[a] + STEP < depth[b]:
                depth[b] = depth[a] + STEP
                via[b] = segment
                sinking = True
            elif depth[b] + STEP < depth[a]:
                depth[a] = depth[b] + STEP
                via[a] = segment
                sinking = True
            i += 1
    return depth


def _add_members(members: vec[i64], size: i64, mask: i64, first: i64) -> i64:
    """Write the members of a set behind those already there, and return how many there are then."""
    member = first
    while mask != 0:
        if mask & 1 != 0:
            members[size] = member
            size += 1
        mask >>= 1
        member += 1
    return size


def missing(s: Table, seat: i64, wells: i64) -> vec[i64]:
    """Return for each node how many segments a player has to build to join it to a port; all the wells are reached."""
    atlas = s.terms.box.atlas
    nodes = i64(len(atlas.nodes))
    lacking = NOWHERE[:nodes]
    ring = NO_NODES[: 2 * nodes]
    further = NO_NODES[: 2 * nodes]
    size: i64 = 0
    node = atlas.first_port
    while node < atlas.first_junction:
        lacking[node] = 0
        ring[size] = node
        size += 1
        node += 1
    lack: i64 = 0
    while size > 0:
        outer: i64 = 0
        i: i64 = 0
        while i < size:
            node = ring[i]
            i += 1
            if lacking[node] != lack:
                continue  # an own segment led there sooner
            if node < WELL_COUNT and has(wells, node):
                wells &= ~bit(node)
                if wells == 0:
                    return lacking
            way = atlas.way_start[node]
            while way < atlas.way_start[node + 1]:
                other = atlas.way_end[way]
                if lacking[other] > lack:
                    if s.owns(seat, atlas.way_segment[way]):
                        lacking[other] = lack
                        ring[size] = other
                        size += 1
                    elif lacking[other] > lack + 1:
                        lacking[other] = lack + 1
                        further[outer] = other
                        outer += 1
                way += 1
        ring, further = further, ring
        size = outer
        lack += 1
    return lacking
