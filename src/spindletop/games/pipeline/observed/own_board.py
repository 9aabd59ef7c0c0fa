"""What is seen of the own company alone: its valuations, what its contracts need, and the open ends of its pipes."""

from typing import Final

from mypy_extensions import i64

from spindletop.games.pipeline import scoring
from spindletop.games.pipeline.names import COLOURS, FILLINGS, GRADES, MOST_LINES
from spindletop.games.pipeline.network import SIDE, WRAP, Network, turned_down, turned_up
from spindletop.games.pipeline.observed.scales import CASH, LENGTHS, SMALL
from spindletop.games.pipeline.pieces import EDGES
from spindletop.games.pipeline.state import Table
from spindletop.kernel.buffer import zeros
from spindletop.kernel.observation import COUNT, MONEY, Piece, SparseRow

NEAR: Final = 12
"""The open ends of the own pipes are shown on so many columns and rows around the first tile."""
HALF_NEAR: Final[i64] = 6
NEEDS: Final = COLOURS * (GRADES - 1)
"""The kinds of oil that papers ask for, colour first."""


def pieces() -> list[Piece]:
    """Return the pieces of this part."""
    return [
        Piece("own_valuations", (1,), MONEY, "what the Valuation tile and the cards would pay now", CASH),
        Piece("own_needs", (COLOURS, GRADES - 1), COUNT, "open lines of the active contracts", SMALL),
        Piece(
            "own_ends",
            (NEAR, NEAR, COLOURS),
            COUNT,
            "free cells around the first tile: the length of the pipelines of each colour that end there",
            LENGTHS,
        ),
    ]


def write(s: Table, seat: i64, row: SparseRow) -> None:
    """Write this part as a company sees it."""
    row.count(scoring.valuations(s, seat), CASH)
    write_needs(s, seat, row)
    write_ends(s, s.networks[seat], row)


def write_needs(s: Table, seat: i64, row: SparseRow) -> None:
    """Write what the open lines of the active contracts ask for."""
    box = s.terms.box
    most = s.power(seat, FILLINGS)
    needs = zeros(NEEDS)
    held = s.active[seat]
    paper: i64 = 0
    while held != 0:
        if held & 1 != 0 and s.fillings[paper] < most:
            line: i64 = 0
            while line < box.line_count[paper]:
                if (s.filled[paper] >> line) & 1 == 0:
                    at = paper * MOST_LINES + line
                    needs[box.line_colour[at] * (GRADES - 1) + box.line_grade[at] - 1] += 1
                line += 1
        held >>= 1
        paper += 1
    row.counts(needs, 0, NEEDS, SMALL)


def write_ends(s: Table, network: Network, row: SparseRow) -> None:
    """Write where the own pipes end, around the first tile."""
    left = s.terms.box.anchor // SIDE - HALF_NEAR
    top = (s.terms.box.anchor & WRAP) - HALF_NEAR
    i: i64 = 0
    while i < NEAR:
        x = (left + i) & WRAP
        beside = network.open[(x + 1) & WRAP] | network.open[(x - 1) & WRAP]
        front = network.free[x] & (beside | turned_up(network.open[x]) | turned_down(network.open[x]))
        if front == 0:
            row.skip(NEAR * COLOURS)
            i += 1
            continue
        j: i64 = 0
        while j < NEAR:
            y = (top + j) & WRAP
            if (front >> y) & 1 != 0:
                write_cell(network, x * SIDE + y, row)
            else:
                row.skip(COLOURS)
            j += 1
        i += 1


def write_cell(network: Network, cell: i64, row: SparseRow) -> None:
    """Write for each colour how long the pipelines are, together, that end at a free cell."""
    orange: i64 = 0
    silver: i64 = 0
    teal: i64 = 0
    edge: i64 = 0
    while edge < EDGES:
        p = network.at_edge(cell, edge)
        if p >= 0:
            colour = network.colour[p]
            if colour == 0:
                orange += network.length[p]
            elif colour == 1:
                silver += network.length[p]
            else:
                teal += network.length[p]
        edge += 1
    row.count(orange, LENGTHS)
    row.count(silver, LENGTHS)
    row.count(teal, LENGTHS)
