"""What each company has: money, tanks, upgrades, its network and its papers."""

from typing import Final

from mypy_extensions import i64

from spindletop.games.pipeline import scoring
from spindletop.games.pipeline.names import COLOURS, FAMILIES, GRADES, LEVELS, PAPERS
from spindletop.games.pipeline.network import SIDE, SPOT
from spindletop.games.pipeline.observed.scales import BARRELS, CASH, LENGTHS, SMALL, SPACES
from spindletop.games.pipeline.pieces import TILES
from spindletop.games.pipeline.state import KINDS_OF_OIL, Table
from spindletop.kernel.buffer import zeros
from spindletop.kernel.observation import COUNT, FLAG, MONEY, ONE_OF, THERMOMETER, Piece, SparseRow

LONG: Final = 12
"""Pipelines are counted by their length up to this one; longer ones are counted with it."""
LAID: Final[i64] = 1 << 20
"""A tile in a network is 1 and a fraction that says when and where it was laid; this is the fraction's whole."""
LAID_SCALE: Final = float(1 << 20)


def pieces(s: Table, who: str) -> list[Piece]:
    """Return the pieces of one company."""
    return [
        Piece(f"{who}_cash", (1,), MONEY, "the cash", CASH),
        Piece(f"{who}_penalties", (2,), COUNT, "penalty tokens and what they cost", CASH),
        Piece(f"{who}_cross", (SPACES,), ONE_OF, "where the worker stands on the cross"),
        Piece(f"{who}_tanks", (2, GRADES), COUNT, "tanks on each row, and barrels that still fit", BARRELS),
        Piece(f"{who}_oil", (COLOURS, GRADES), COUNT, "barrels in the tanks", BARRELS),
        Piece(f"{who}_oil_pays", (1,), MONEY, "what the oil would bring at the end", CASH),
        Piece(f"{who}_upgrades", (FAMILIES, LEVELS + 1), THERMOMETER, "levels of the upgrades"),
        Piece(f"{who}_tiles", (TILES,), COUNT, "tiles of the network, and when and where they were laid", LAID_SCALE),
        Piece(f"{who}_machines", (int(s.terms.box.machines),), COUNT, "the cells of the machines", float(SIDE * SIDE)),
        Piece(
            f"{who}_pipelines",
            (2, COLOURS, LONG),
            COUNT,
            f"pipelines by colour and length, the last {LONG} or more: without and with a machine",
            SMALL,
        ),
        Piece(f"{who}_longest", (COLOURS,), COUNT, "the longest pipeline of each colour", LENGTHS),
        Piece(f"{who}_pipelines_pay", (2,), MONEY, "what all and attached pipelines would bring at the end", CASH),
        Piece(f"{who}_active", (PAPERS,), FLAG, "active contracts"),
        Piece(f"{who}_set_aside", (PAPERS,), COUNT, "deferred contracts (1) and completed orders (2)", 2.0),
    ]


def write(s: Table, who: i64, row: SparseRow) -> None:
    """Write what one company has."""
    write_company(s, who, row)
    write_network(s, who, row)
    write_papers(s, who, row)


def write_company(s: Table, who: i64, row: SparseRow) -> None:
    """Write money, tanks, oil and upgrades."""
    row.count(s.cash[who], CASH)
    row.count(s.tokens[who], CASH)
    row.count(s.terms.box.penalty(s.tokens[who]), CASH)
    row.one_of(s.workers[who], SPACES)
    row.counts(s.tanks, who * GRADES, GRADES, BARRELS)
    row.counts(s.room, who * GRADES, GRADES, BARRELS)
    row.counts(s.oil, who * KINDS_OF_OIL, KINDS_OF_OIL, BARRELS)
    row.count(scoring.all_oil(s, who), CASH)
    family: i64 = 0
    while family < FAMILIES:
        row.thermometer(s.level(who, family), LEVELS + 1)
        family += 1


def write_network(s: Table, who: i64, row: SparseRow) -> None:
    """Write tiles, machines and pipelines."""
    network = s.networks[who]
    laid = zeros(TILES)
    i: i64 = 0
    while i < i64(len(network.tiles)):
        spot = network.tiles[i]
        laid[spot // SPOT] = LAID + i * SPOT + spot % SPOT
        i += 1
    i = 0
    while i < TILES:
        if laid[i] != 0:
            row.put(row.at + i, float(laid[i]) / LAID_SCALE)
        i += 1
    row.skip(TILES)
    i = 0
    while i < i64(len(network.machines)):
        row.count(network.machines[i] + 1, float(SIDE * SIDE))
        i += 1
    row.skip(s.terms.box.machines - i)
    write_pipelines(s, who, row)


def write_pipelines(s: Table, who: i64, row: SparseRow) -> None:
    """Write how many pipelines there are of each length, and what they would bring."""
    network = s.networks[who]
    lengths = zeros(2 * COLOURS * LONG)
    longest = zeros(COLOURS)
    paid: i64 = 0
    attached: i64 = 0
    p: i64 = 0
    while p < i64(len(network.length)):
        length = network.length[p]
        if length > 0:
            colour = network.colour[p]
            at = (network.attached[p] * COLOURS + colour) * LONG + min(length, LONG) - 1
            lengths[at] += 1
            longest[colour] = max(longest[colour], length)
            worth = s.value(who, length)
            if worth >= s.cost(colour, 0, 1):
                pays = s.terms.box.end_pipeline[s.reach(colour, worth)]
                paid += pays
                attached += pays * network.attached[p]
        p += 1
    row.counts(lengths, 0, 2 * COLOURS * LONG, SMALL)
    row.counts(longest, 0, COLOURS, LENGTHS)
    row.count(paid, CASH)
    row.count(attached, CASH)


def write_papers(s: Table, who: i64, row: SparseRow) -> None:
    """Write the contracts and orders that the company holds."""
    row.flags(s.active[who], PAPERS)
    deferred = s.deferred[who]
    completed = s.completed[who]
    if deferred < 0 or completed < 0:
        raise ValueError("papers held are a set, which cannot be negative")
    place = row.at
    while deferred | completed != 0:
        state = (deferred & 1) + 2 * (completed & 1)
        if state != 0:
            row.put(place, float(state) / 2.0)
        deferred >>= 1
        completed >>= 1
        place += 1
    row.skip(PAPERS)
