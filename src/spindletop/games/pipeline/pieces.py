"""The 135 pipe tiles: what each half looks like in every rotation, worked out once from their description."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.kernel.buffer import zeros

TILES: Final = 135
HALVES: Final = 2
TURNS: Final = 4
EDGES: Final = 4
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
EXITS_A: Final = [NORTH, WEST, SOUTH]
EXITS_B: Final = [NORTH, EAST, SOUTH]
COLOURS: Final = 3
SEGMENTS: Final = 2
"""Segments in a half: 0 is the central pipe, 1 the side pipe."""

# How the central pipe of a half may run: the pair of edges it joins.
PAIRS: Final = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
KINDS: Final = 54
"""A half is one of 6 pairs x 3 colours x 3 colours; kind 0 means that the cell is empty."""

Description = tuple[int, int, int, int, int]


def half_turn(tile: Description) -> Description:
    """Return the description of the same tile turned by half a turn."""
    a, b, c, left, right = tile
    opposite = {NORTH: SOUTH, SOUTH: NORTH, EAST: WEST, WEST: EAST}
    new_a = EXITS_A.index(opposite[EXITS_B[b]])
    new_b = EXITS_B.index(opposite[EXITS_A[a]])
    return (new_a, new_b, c, right, left)


def all_tiles() -> list[Description]:
    """Return the tiles in the order of their ids: (exit of A, exit of B, centre, side of A, side of B), as indices."""
    found: list[Description] = []
    for number in range(3**5):
        a, b, c = number // 81, number // 27 % 3, number // 9 % 3
        tile: Description = (a, b, c, number // 3 % 3, number % 3)
        if tile <= half_turn(tile):
            found.append(tile)
    return found


@final
class Pieces:
    """Look-up tables for the halves of the tiles; never changed, so every network shares them."""

    def __init__(self) -> None:
        self.tiles = all_tiles()
        self.symmetric: vec[i64] = vec[i64]([i64(1 if tile == half_turn(tile) else 0) for tile in self.tiles])
        self.kinds: vec[i64] = zeros(TILES * HALVES * TURNS)
        for number, (a, b, c, left, right) in enumerate(self.tiles):
            for turn in range(TURNS):
                self._enter(number, 0, turn, EXITS_A[a], EAST, c, left)
                self._enter(number, 1, turn, EXITS_B[b], WEST, c, right)
        self.segment: vec[i64] = zeros((KINDS + 1) * EDGES)
        self.mate: vec[i64] = zeros((KINDS + 1) * EDGES)
        self.colour: vec[i64] = zeros((KINDS + 1) * SEGMENTS)
        self.ends: vec[i64] = zeros((KINDS + 1) * SEGMENTS)
        for kind in range(1, KINDS + 1):
            centre = PAIRS[(kind - 1) // 9]
            side = tuple(edge for edge in range(EDGES) if edge not in centre)
            for segment, (one, two) in enumerate([centre, (side[0], side[1])]):
                self.segment[kind * EDGES + one] = self.segment[kind * EDGES + two] = segment
                self.mate[kind * EDGES + one] = two
                self.mate[kind * EDGES + two] = one
                self.ends[kind * SEGMENTS + segment] = one * EDGES + two
            self.colour[kind * SEGMENTS] = (kind - 1) // 3 % 3
            self.colour[kind * SEGMENTS + 1] = (kind - 1) % 3
        # The place of a single bit: 2 is a primitive root of 37, so its powers leave different remainders.
        self.place_of: vec[i64] = zeros(37)
        for place in range(36):
            self.place_of[pow(2, place, 37)] = place

    def _enter(self, tile: int, half: int, turn: int, out: int, joint: int, centre: int, side: int) -> None:
        one, two = (out + turn) % EDGES, (joint + turn) % EDGES
        pair = PAIRS.index((min(one, two), max(one, two)))
        self.kinds[(tile * HALVES + half) * TURNS + turn] = pair * 9 + centre * 3 + side + 1

    def kind(self, tile: i64, half: i64, turn: i64) -> i64:
        """Return what a half of a tile looks like after some quarter turns clockwise."""
        return self.kinds[(tile * HALVES + half) * TURNS + turn]

    def colour_at(self, kind: i64, edge: i64) -> i64:
        """Return the colour of the pipe that ends at this edge of a half."""
        return self.colour[kind * SEGMENTS + self.segment[kind * EDGES + edge]]
