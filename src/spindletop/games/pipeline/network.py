"""A seat's pipe network: half-cells on a grid, and its pipelines kept up to date tile by tile (PL-9xx)."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from spindletop.games.pipeline.pieces import EDGES, HALVES, SEGMENTS, TURNS, Pieces
from spindletop.kernel.bits import bit
from spindletop.kernel.buffer import Buffer, zeros

SIDE: Final[i64] = 32
CELLS: Final = 1024
WRAP: Final[i64] = 31
ROUND: Final[i64] = 1023
FULL: Final[i64] = 0xFFFFFFFF
COVERED: Final[i64] = 64
"""Added to the kind of a half when a machine covers it."""
SPOT: Final[i64] = 4096
"""A tile of the network is packed as tile * SPOT + cell * TURNS + turn."""


def cell_at(x: i64, y: i64) -> i64:
    """Return the number of a cell; the numbers rise with x, then with y."""
    return (x & WRAP) * SIDE + (y & WRAP)


def beside(cell: i64, edge: i64) -> i64:
    """Return the cell on the other side of an edge; the grid has no border (PL-902)."""
    if edge == 0:
        return (cell & ~WRAP) | ((cell - 1) & WRAP)
    if edge == 1:
        return (cell + SIDE) & ROUND
    if edge == 2:
        return (cell & ~WRAP) | ((cell + 1) & WRAP)
    return (cell - SIDE) & ROUND


def other_half(cell: i64, turn: i64) -> i64:
    """Return where half B lies when half A lies on `cell`."""
    return beside(cell, (turn + 1) & 3)


def turned_up(mask: i64) -> i64:
    """Return the column with every cell where its lower neighbour was: bit y becomes what bit y + 1 said."""
    return (mask >> 1) | ((mask & 1) * 0x80000000)


def turned_down(mask: i64) -> i64:
    """Return the column with every cell where its upper neighbour was: bit y becomes what bit y - 1 said."""
    return ((mask * 2) & FULL) | (mask >> 31)


def widened(mask: i64) -> i64:
    """Return the columns (or rows) that a tile beside these could lie in."""
    mask |= turned_up(mask) | turned_down(mask)
    return mask | turned_up(mask) | turned_down(mask)


@final
class Network:
    """Tiles, machines and pipelines of one seat.

    Every uncovered segment carries the number of its pipeline; a pipeline is a colour, a length and whether a machine
    is attached to it. A number with length 0 is not in use. A network that two positions share is never changed:
    `Table.build` makes a copy first.
    """

    def __init__(self, pieces: Pieces, like: "Network | None" = None) -> None:
        self.pieces = pieces
        self.shared = False
        if like is None:
            self.kind: vec[i64] = zeros(CELLS)
            self.label: vec[i64] = zeros(CELLS * SEGMENTS)
            self.free: vec[i64] = vec[i64]([FULL] * int(SIDE))
            self.open: vec[i64] = zeros(int(SIDE))
            self.columns: i64 = 0
            self.rows: i64 = 0
            self.tiles: vec[i64] = zeros(0)
            self.machines: vec[i64] = zeros(0)
            self.bare: i64 = 0
            self.spare: i64 = 0
            self.colour: vec[i64] = zeros(0)
            self.length: vec[i64] = zeros(0)
            self.attached: vec[i64] = zeros(0)
        else:
            self.kind = like.kind[:]
            self.label = like.label[:]
            self.free = like.free[:]
            self.open = like.open[:]
            self.columns = like.columns
            self.rows = like.rows
            self.tiles = like.tiles[:]
            self.machines = like.machines[:]
            self.bare = like.bare
            self.spare = like.spare
            self.colour = like.colour[:]
            self.length = like.length[:]
            self.attached = like.attached[:]

    def contents(self) -> list[object]:
        """Return everything that defines the network: its tiles, its machines and the numbers of its pipelines."""
        whole: list[object] = [[int(x) for x in self.tiles], [int(x) for x in self.machines], int(self.spare)]
        whole.append([int(self.label[s]) for s in range(CELLS * SEGMENTS) if self.uncovered(s // SEGMENTS)])
        for part in [self.colour, self.length, self.attached]:
            whole.append([int(x) for x in part])
        return whole

    # -- cells

    def uncovered(self, cell: i64) -> bool:
        """Tell whether a half without a machine lies here."""
        return 0 < self.kind[cell] < COVERED

    def is_free(self, cell: i64) -> bool:
        """Tell whether nothing lies here."""
        return self.kind[cell] == 0

    def touches(self, cell: i64) -> bool:
        """Tell whether an uncovered half lies beside this cell (PL-902)."""
        edge: i64 = 0
        while edge < EDGES:
            if self.uncovered(beside(cell, edge)):
                return True
            edge += 1
        return False

    def fits(self, one: i64, two: i64) -> bool:
        """Tell whether the network stays on the table with these cells: a column and a row stay empty (PL-902)."""
        columns = self.columns | bit(one // SIDE) | bit(two // SIDE)
        rows = self.rows | bit(one & WRAP) | bit(two & WRAP)
        return columns != FULL and rows != FULL

    def find(self, tile: i64) -> i64:
        """Return which of the network's tiles this is, or -1."""
        i: i64 = 0
        while i < i64(len(self.tiles)):
            if self.tiles[i] // SPOT == tile:
                return i
            i += 1
        return -1

    def half_cell(self, i: i64, half: i64) -> i64:
        """Return the cell on which a half of the i-th tile lies."""
        spot = self.tiles[i]
        cell = spot // TURNS % CELLS
        return cell if half == 0 else other_half(cell, spot % TURNS)

    # -- where a tile may go

    def offer_spots(self, turns: i64, out: Buffer) -> None:
        """Write every legal spot (cell * TURNS + turn) of a tile that has so many different turns (PL-902)."""
        near = widened(self.columns)
        tight = near == FULL or widened(self.rows) == FULL
        x: i64 = 0
        while x < SIDE:
            if (near >> x) & 1 != 0:
                self._offer_column(x, turns, tight, out)
            x += 1

    def _front(self, x: i64) -> i64:
        """Return the free cells of a column that touch an uncovered half, as bits."""
        mine = self.open[x]
        around = turned_up(mine) | turned_down(mine) | self.open[(x + 1) & WRAP] | self.open[(x - 1) & WRAP]
        return self.free[x] & around

    def _offer_column(self, x: i64, turns: i64, tight: bool, out: Buffer) -> None:
        """Write the legal spots whose half A lies in column x."""
        free = self.free[x]
        front = self._front(x)
        east = (x + 1) & WRAP
        self._offer_mask(x, 0, free & self.free[east] & (front | self._front(east)), tight, out)
        down = free & turned_up(free) & (front | turned_up(front))
        self._offer_mask(x, 1, down, tight, out)
        if turns <= 2:
            return
        west = (x - 1) & WRAP
        self._offer_mask(x, 2, free & self.free[west] & (front | self._front(west)), tight, out)
        self._offer_mask(x, 3, turned_down(down), tight, out)

    def _offer_mask(self, x: i64, turn: i64, mask: i64, tight: bool, out: Buffer) -> None:
        places = self.pieces.place_of
        while mask != 0:
            lowest = mask & -mask
            mask ^= lowest
            cell = x * SIDE + places[lowest % 37]
            if not tight or self.fits(cell, other_half(cell, turn)):
                out.add(cell * TURNS + turn)

    # -- building

    def place(self, tile: i64, cell: i64, turn: i64) -> None:
        """Lay a tile and join its pipes to their neighbours (PL-902, PL-903)."""
        two = other_half(cell, turn)
        self.tiles = append(self.tiles, tile * SPOT + cell * TURNS + turn)
        self._lay(cell, self.pieces.kind(tile, 0, turn))
        self._lay(two, self.pieces.kind(tile, 1, turn))
        self._join_edges(cell)
        self._join_edges(two)
        self.bare += HALVES
        if len(self.machines) > 0:
            self._attach()

    def _lay(self, cell: i64, kind: i64) -> None:
        x = cell // SIDE
        mask = bit(cell & WRAP)
        self.kind[cell] = kind
        self.free[x] &= ~mask
        self.open[x] |= mask
        self.columns |= bit(x)
        self.rows |= mask
        segment: i64 = 0
        while segment < SEGMENTS:
            self.label[cell * SEGMENTS + segment] = self._number(self.pieces.colour[kind * SEGMENTS + segment], 1)
            segment += 1

    def _number(self, colour: i64, length: i64) -> i64:
        """Return a number for a new pipeline, an unused one if there is any."""
        p = self.spare
        while p < i64(len(self.length)):
            if self.length[p] == 0:
                self.spare = p + 1
                self.colour[p] = colour
                self.length[p] = length
                self.attached[p] = 0
                return p
            p += 1
        self.colour = append(self.colour, colour)
        self.length = append(self.length, length)
        self.attached = append(self.attached, 0)
        self.spare = p + 1
        return p

    def _drop(self, p: i64) -> None:
        """Free the number of a pipeline that is no more; no number below `spare` is free."""
        self.length[p] = 0
        self.spare = min(self.spare, p)

    def joined(self, cell: i64, edge: i64) -> i64:
        """Return the segment on the other side of an edge if it carries on the pipe that ends there, or -1 (PL-903)."""
        there = beside(cell, edge)
        kind = self.kind[there]
        if kind == 0 or kind >= COVERED:
            return -1
        back = edge ^ 2
        pieces = self.pieces
        if pieces.colour_at(kind, back) != pieces.colour_at(self.kind[cell] & 63, edge):
            return -1
        return there * SEGMENTS + pieces.segment[kind * EDGES + back]

    def _join_edges(self, cell: i64) -> None:
        edge: i64 = 0
        while edge < EDGES:
            there = self.joined(cell, edge)
            if there >= 0:
                here = cell * SEGMENTS + self.pieces.segment[self.kind[cell] * EDGES + edge]
                p = self.label[here]
                q = self.label[there]
                if p != q:  # equal numbers close a loop, or the joint was seen from its other side
                    self._join(p, q, cell, edge)
            edge += 1

    def _join(self, p: i64, q: i64, cell: i64, edge: i64) -> None:
        """Join two pipelines that meet at an edge; the shorter takes the number of the longer."""
        if self.length[p] >= self.length[q]:
            self.length[p] += self.length[q]
            self._drop(q)
            self._renumber(beside(cell, edge), edge ^ 2, p)
        else:
            self.length[q] += self.length[p]
            self._drop(p)
            self._renumber(cell, edge, q)

    def _renumber(self, cell: i64, edge: i64, to: i64) -> i64:
        """Walk a chain from the end at this edge, give it a number, and return its length."""
        pieces = self.pieces
        kind = self.kind[cell]
        here = cell * SEGMENTS + pieces.segment[kind * EDGES + edge]
        old = self.label[here]
        length: i64 = 0
        while True:
            self.label[here] = to
            length += 1
            edge = pieces.mate[kind * EDGES + edge]
            there = self.joined(cell, edge)
            if there < 0 or self.label[there] != old:
                return length
            cell = beside(cell, edge)
            kind = self.kind[cell]
            edge ^= 2
            here = there

    def cover(self, cell: i64) -> None:
        """Put a machine on a half: its two segments are gone, what ran through it is cut (PL-905)."""
        kind = self.kind[cell]
        one = self.label[cell * SEGMENTS]
        two = self.label[cell * SEGMENTS + 1]
        self.kind[cell] = kind + COVERED
        self.open[cell // SIDE] &= ~bit(cell & WRAP)
        self.machines = append(self.machines, cell)
        self.bare -= 1
        edge: i64 = 0
        while edge < EDGES:
            there = self.joined(cell, edge)
            if there >= 0:
                p = self.label[there]
                if p == one or p == two:  # noqa: SIM109  compiled code is faster so
                    fresh = self._number(self.colour[p], 1)
                    self.length[fresh] = self._renumber(beside(cell, edge), edge ^ 2, fresh)
            edge += 1
        self._drop(one)
        self._drop(two)
        self._attach()

    # -- machines

    def _attach(self) -> None:
        """Note which pipelines end at a machine, whatever their colour (PL-906)."""
        p: i64 = 0
        while p < i64(len(self.attached)):
            self.attached[p] = 0
            p += 1
        for cell in self.machines:
            edge: i64 = 0
            while edge < EDGES:
                p = self.at_edge(cell, edge)
                if p >= 0:
                    self.attached[p] = 1
                edge += 1

    def at_edge(self, cell: i64, edge: i64) -> i64:
        """Return the pipeline that ends at this edge of a machine, or -1."""
        there = beside(cell, edge)
        kind = self.kind[there]
        if kind == 0 or kind >= COVERED:
            return -1
        return self.label[there * SEGMENTS + self.pieces.segment[kind * EDGES + (edge ^ 2)]]

    # -- reading

    def on_half(self, i: i64, half: i64, segment: i64) -> i64:
        """Return the pipeline of a segment of the i-th tile, or -1 under a machine."""
        cell = self.half_cell(i, half)
        return self.label[cell * SEGMENTS + segment] if self.kind[cell] < COVERED else -1

    def longest(self, colour: i64) -> i64:
        """Return the length of the longest pipeline of a colour (PL-113)."""
        best: i64 = 0
        p: i64 = 0
        while p < i64(len(self.length)):
            if self.colour[p] == colour:
                best = max(best, self.length[p])
            p += 1
        return best

    def first_segments(self) -> vec[i64]:
        """Return for every pipeline the smallest number of its segments; it orders pipelines of equal length."""
        firsts = vec[i64]([i64(CELLS * SEGMENTS)] * len(self.length))
        i: i64 = 0
        while i < i64(len(self.tiles)):
            half: i64 = 0
            while half < HALVES:
                cell = self.half_cell(i, half)
                if self.kind[cell] < COVERED:
                    segment: i64 = 0
                    while segment < SEGMENTS:
                        number = cell * SEGMENTS + segment
                        p = self.label[number]
                        firsts[p] = min(firsts[p], number)
                        segment += 1
                half += 1
            i += 1
        return firsts
