"""Wells and the gas bag: bonuses, free cubes, the odds of a find, and what a new segment would score."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.interbellum import log, network, scoring
from spindletop.games.interbellum.atlas import BONUSES, COINS, INFLUENCE, PRODUCTION
from spindletop.games.interbellum.components import MOST_CUBES_A_PLAYER, Components
from spindletop.games.interbellum.limits import at_most
from spindletop.games.interbellum.names import MOST_SEATS, POWERS, WELL_COUNT
from spindletop.games.interbellum.view_types import Brings
from spindletop.kernel.bits import has
from spindletop.kernel.buffer import zeros
from spindletop.kernel.words import counted

if TYPE_CHECKING:
    from spindletop.games.interbellum.state import Table

MOST_CUBES: Final = MOST_SEATS * MOST_CUBES_A_PLAYER
ROW: Final[i64] = MOST_CUBES + 1


def _pascal() -> vec[i64]:
    """Return in how many ways k of n cubes can be drawn, row by row."""
    ways = zeros(ROW * ROW)
    for n in range(ROW):
        ways[n * ROW] = 1
        for k in range(1, n + 1):
            ways[n * ROW + k] = ways[(n - 1) * ROW + k - 1] + ways[(n - 1) * ROW + k]
    return ways


WAYS: Final = _pascal()


def ways(n: i64, k: i64) -> i64:
    """Return in how many ways k of n cubes can be drawn."""
    return WAYS[n * ROW + k]


def chance_of_find(s: "Table", cubes: int) -> int:
    """Return the chance of at least one black cube, in per cent."""
    bag = s.bag()
    if cubes > s.white:
        return 100
    return 100 - (100 * int(ways(s.white, cubes)) + int(ways(bag, cubes)) - 1) // int(ways(bag, cubes))


def free_cubes(s: "Table", seat: i64) -> i64:
    """Return how many cubes the own wells add to every gas search (IB-622)."""
    atlas = s.terms.box.atlas
    mine = s.wells[seat] & atlas.gas_wells
    cubes: i64 = 0
    well: i64 = 0
    while mine != 0:
        if mine & 1 != 0:
            cubes += atlas.bonus_amount[well]
        mine >>= 1
        well += 1
    return cubes


def give_bonus(s: "Table", seat: i64, well: i64) -> None:
    """Give coins or influence of a well; its cards are drawn next, gas and production just stay with it (IB-111)."""
    atlas = s.terms.box.atlas
    kind, amount = atlas.bonus[well], atlas.bonus_amount[well]
    if kind == COINS:
        s.receive(seat, amount)
    elif kind == INFLUENCE:
        power = atlas.bonus_power[well]
        placed = at_most(amount, s.cubes[seat])  # IB-202
        if s.add_influence(seat, power, placed) and s.listener is not None:
            s.tell(log.FLAG, seat, {"power": s.terms.box.power_names[power]})


def coins(s: "Table", well: i64) -> int | None:
    """Return the money in the bonus of a well, or None if it brings something else."""
    atlas = s.terms.box.atlas
    return int(atlas.bonus_amount[well]) if atlas.bonus[well] == COINS else None


def bonus_figures(box: Components, well: i64) -> Brings:
    """Return what a well brings as plain data: of which kind, how much, and in which power."""
    atlas = box.atlas
    kind, amount = atlas.bonus[well], int(atlas.bonus_amount[well])
    return {
        "kind": BONUSES[kind],
        "amount": amount * int(box.production) if kind == PRODUCTION else amount,
        "power": POWERS[atlas.bonus_power[well]] if kind == INFLUENCE else None,
    }


def bonus_words(box: Components, well: i64) -> str:
    """Say what a well brings."""
    atlas = box.atlas
    amount = int(atlas.bonus_amount[well])
    words = [
        f"+${amount * box.production} with every income",
        f"{counted(amount, 'free cube')} with every gas search",
        f"${amount}",
        counted(amount, "action card"),
        f"{amount} influence in {box.power_names[atlas.bonus_power[well]]}",
    ]
    return words[atlas.bonus[well]]


def tell_connected(s: "Table", seat: i64, before: i64) -> None:
    """Tell which wells have just been joined to the sea."""
    new = network.connected_wells(s, seat) & ~before
    for well in range(WELL_COUNT):
        if has(new, well):
            s.tell(log.CONNECTED, seat, {"well": s.terms.box.atlas.nodes[well].name})


def points_of_segment(s: "Table", seat: i64, segment: i64) -> int:
    """Return by how much the score of a player changes with one more segment."""
    twin = s.copy()
    before = scoring.score(s, seat)
    network.lay(twin, seat, segment)
    after = scoring.score(twin, seat)
    return int(after.total - before.total)
