"""The common board: markets, displays, shops, government, the cross, markers and upgrades on offer."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.pipeline import names as N
from spindletop.games.pipeline.components import FIELD
from spindletop.games.pipeline.observed.own_board import NEEDS
from spindletop.games.pipeline.observed.scales import LENGTHS, SMALL, STACKS
from spindletop.games.pipeline.pieces import TILES, all_tiles
from spindletop.games.pipeline.state import EMPTY, Table
from spindletop.kernel.buffer import zeros
from spindletop.kernel.observation import COUNT, FLAG, ONE_OF, Piece, SparseRow

TILE_ID: Final[i64] = 256
"""A tile to be had is its segments of each colour; its number is a fraction of the central pipe's colour."""
TILE_SCALE: Final = 4.0 * 256.0
PAPER_ID: Final[i64] = 1024
"""A paper on the board is its lines of each kind; its number is a fraction of the first kind."""
PAPER_SCALE: Final = 2.0 * 1024.0
MOST_NEEDED: Final[i64] = (1 << FIELD) - 1
"""One count of a packed demand."""
PAPER_SPOTS: Final = len(N.PAPER_ROWS) * N.DISPLAY_COLUMNS
STACK_TOPS: Final = 3
SHOPS: Final = len(N.SHOP_NAMES)


def _segments() -> vec[i64]:
    segments = zeros(TILES * N.COLOURS)
    for number, (_, _, centre, left, right) in enumerate(all_tiles()):
        for colour, count in [(centre, 2), (left, 1), (right, 1)]:
            segments[number * N.COLOURS + colour] += count * TILE_ID
        segments[number * N.COLOURS + centre] += number + 1
    return segments


SEGMENTS_OF: Final[vec[i64]] = _segments()
"""What stands for each tile that is to be had, colour by colour."""


def pieces(s: Table) -> list[Piece]:
    """Return the pieces of this part."""
    box = s.terms.box
    spaces = 2 * sum(int(tiers) for tiers in box.row_tiers)
    segments = "segments of each colour; the number of the tile is a fraction of the central colour"
    return [
        Piece("markets", (spaces,), COUNT, "spaces row by row: 1 for a barrel of its colour, more for others", SMALL),
        Piece(
            "displays",
            (PAPER_SPOTS + STACK_TOPS, N.COLOURS, N.GRADES - 1),
            COUNT,
            "lines of the contracts and orders, then of the stacks; the number is a fraction of the first kind",
            PAPER_SCALE,
        ),
        Piece("stacks", (STACK_TOPS,), COUNT, "contracts under the tops of the stacks", SMALL),
        Piece("filled", (N.PAPERS,), COUNT, "filled lines of held papers, as a set", float(1 << N.MOST_LINES)),
        Piece("fillings", (N.PAPERS,), COUNT, "how often held papers were filled this year", 2.0),
        Piece("shop_tiles", (SHOPS, N.SHOP_SLOTS, N.COLOURS), COUNT, segments, TILE_SCALE),
        Piece("government", (N.QUADRANTS, N.QUADRANT_SPACES, N.COLOURS), COUNT, segments, TILE_SCALE),
        Piece("open_quadrants", (N.QUADRANTS,), FLAG, "quadrants of the government that are open"),
        Piece("shop", (SHOPS, N.SHOP_ROWS), COUNT, "machines and tanks in the rows of the shops", SMALL),
        Piece("shop_stacks", (SHOPS,), COUNT, "machines and tanks on the stacks", STACKS),
        Piece("undrawn", (1,), COUNT, "tiles that nobody has drawn", STACKS),
        Piece("supply", (N.COLOURS,), COUNT, "barrels in the supply", STACKS),
        Piece("cross", (4, len(N.ACTIONS)), ONE_OF, "the actions of the inner spaces"),
        Piece("refining_costs", (N.COLOURS, N.STEPS_OF_COLOUR), COUNT, "the refinement markers", LENGTHS),
        Piece("families", (N.FAMILIES,), FLAG, "families of upgrades in play"),
        Piece("face_up", (N.FAMILIES,), FLAG, "families whose token is face up"),
        Piece("on_offer", (N.FAMILIES, N.LEVELS), COUNT, "upgrade cards on offer", SMALL),
        Piece("valuations", (N.VALUATIONS,), FLAG, "valuation cards in play"),
    ]


def write(s: Table, row: SparseRow) -> None:
    """Write this part, which everybody sees alike."""
    write_markets(s, row)
    write_displays(s, row)
    write_fillings(s, row)
    write_tiles(s, row)
    write_rest(s, row)


def write_markets(s: Table, row: SparseRow) -> None:
    """Write the barrels in the markets, space by space."""
    box = s.terms.box
    line: i64 = 0
    while line < N.ROWS:
        barrels = s.market[line]
        colour = box.row_colour[line]
        place = row.at
        end = place + 2 * box.row_tiers[line]
        while barrels != 0 and place < end:
            if barrels & 3 != 0:
                row.put(place, float(4 + ((barrels & 3) - 1 + N.COLOURS - colour) % N.COLOURS) / SMALL)
            barrels >>= 2
            place += 1
        row.at = end
        line += 1


def write_displays(s: Table, row: SparseRow) -> None:
    """Write the papers on display and the tops of the stacks."""
    spot: i64 = 0
    while spot < PAPER_SPOTS + STACK_TOPS:
        paper = s.display[spot] if spot < PAPER_SPOTS else s.tops[spot - PAPER_SPOTS]
        if paper == EMPTY:
            row.skip(NEEDS)
        else:
            write_paper(s, paper, row)
        spot += 1
    row.counts(s.below, 0, STACK_TOPS, SMALL)


def write_fillings(s: Table, row: SparseRow) -> None:
    """Write how far the papers that somebody holds are filled."""
    held: i64 = 0
    seat: i64 = 0
    while seat < s.seats:
        held |= s.active[seat] | s.deferred[seat]
        seat += 1
    paper: i64 = 0
    while paper < N.PAPERS:
        row.count(s.filled[paper] if (held >> paper) & 1 != 0 else 0, float(1 << N.MOST_LINES))
        paper += 1
    paper = 0
    while paper < N.PAPERS:
        row.count(s.fillings[paper] if (held >> paper) & 1 != 0 else 0, 2.0)
        paper += 1


def write_tiles(s: Table, row: SparseRow) -> None:
    """Write the tiles of shops and government."""
    at: i64 = 0
    while at < SHOPS * N.SHOP_SLOTS:
        write_tile(s.slots[at], row)
        at += 1
    at = 0
    while at < N.QUADRANTS * N.QUADRANT_SPACES:
        write_tile(s.government[at], row)
        at += 1
    row.flags(s.open_quadrants, N.QUADRANTS)


def write_tile(tile: i64, row: SparseRow) -> None:
    """Write one tile, or that there is none."""
    if tile == EMPTY:
        row.skip(N.COLOURS)
        return
    row.counts(SEGMENTS_OF, tile * N.COLOURS, N.COLOURS, TILE_SCALE)


def write_rest(s: Table, row: SparseRow) -> None:
    """Write shops, stacks, supply, cross, markers, upgrades and valuations."""
    row.counts(s.shop, 0, SHOPS * N.SHOP_ROWS, SMALL)
    row.count(s.machine_stack, STACKS)
    row.count(s.tank_stack, STACKS)
    row.count(s.tiles_left(), STACKS)
    row.counts(s.supply, 0, N.COLOURS, STACKS)
    i: i64 = 0
    while i < 4:
        row.one_of(s.inner[i], len(N.ACTIONS))
        i += 1
    row.counts(s.markers, 0, N.COLOURS * N.STEPS_OF_COLOUR, LENGTHS)
    row.flags(s.families, N.FAMILIES)
    row.flags(s.face_up, N.FAMILIES)
    row.counts(s.on_offer, 0, N.FAMILIES * N.LEVELS, SMALL)
    row.flags(s.valuations, N.VALUATIONS)


def write_paper(s: Table, paper: i64, row: SparseRow) -> None:
    """Write how many lines of each kind a paper has; the first kind also tells its number."""
    need = s.terms.box.paper_need[paper]
    number = paper + 1
    kind: i64 = 0
    while kind < NEEDS:
        lines = need & MOST_NEEDED
        need >>= FIELD
        if kind % (N.GRADES - 1) != N.GRADES - 2:
            lines -= need & MOST_NEEDED  # a demand counts better grades as well
        if lines > 0:
            row.count(lines * PAPER_ID + number, PAPER_SCALE)
            number = 0
        else:
            row.skip(1)
        kind += 1
