"""Carrying out orders to the powers: who may be ordered now, expansion, withdrawal, movement, and votes."""

from typing import Final

from mypy_extensions import i64

from spindletop.games.interbellum import armies, log
from spindletop.games.interbellum.names import TERRITORIES
from spindletop.games.interbellum.state import ANYWHERE, BY_TRACKER, NOWHERE, Table
from spindletop.kernel.bits import bit, has
from spindletop.kernel.buffer import zeros
from spindletop.kernel.ranking import highest
from spindletop.kernel.state import NOBODY

TO_EXPAND: Final[i64] = 0
TO_WITHDRAW: Final[i64] = 1


def brief(s: Table, expanding: i64, marching: i64, recalled: i64) -> None:
    """Say which powers may expand, move and withdraw in the decision that begins, all else being as usual."""
    s.orders = expanding
    s.marches = marching
    s.recalls = recalled
    s.ousting = 0
    s.voluntary = 0
    s.marcher = NOWHERE
    s.gang = ANYWHERE
    s.price = BY_TRACKER


def brief_once(s: Table, expanding: i64, marching: i64) -> None:
    """Say which powers may expand or move, one unit once."""
    brief(s, expanding, marching, 0)
    s.taken = 0
    s.most = 0


def expand(s: Table, seat: i64, power: i64, area: i64) -> None:
    """Put a unit from home into a territory; a unit that stood there goes home (IB-305, IB-310)."""
    _clear(s, area)
    s.armies[power] |= bit(area)
    if s.listener is not None:
        s.tell(log.EXPANDED, seat, {"power": _power(s, power), "area": _area(s, area), "id": TERRITORIES[area]})


def withdraw(s: Table, seat: i64, area: i64) -> None:
    """Send the unit in a territory home (IB-311)."""
    power = armies.remove(s, area)
    if s.listener is not None:
        s.tell(log.WITHDREW, seat, {"power": _power(s, power), "area": _area(s, area), "id": TERRITORIES[area]})


def march(s: Table, seat: i64, area: i64, to: i64) -> None:
    """Move the unit in a territory to another one; a unit that stood there goes home (IB-309, IB-310)."""
    power = armies.remove(s, area)
    _clear(s, to)
    s.armies[power] |= bit(to)
    if s.listener is not None:
        names = {"power": _power(s, power), "area": _area(s, area), "to": _area(s, to), "id": TERRITORIES[to]}
        s.tell(log.MOVED, seat, names)


def _clear(s: Table, area: i64) -> None:
    ousted = armies.remove(s, area)
    if ousted != NOBODY and s.listener is not None:
        s.tell(log.OUSTED, NOBODY, {"power": _power(s, ousted), "area": _area(s, area)})


def _power(s: Table, power: i64) -> str:
    return s.terms.box.power_names[power]


def _area(s: Table, area: i64) -> str:
    return s.terms.box.atlas.areas[area].name


# Votes, where the table has agreed on them (IB-R10)


def first(areas: i64) -> i64:
    """Return the lowest member of a set that is not empty."""
    area: i64 = 0
    while not has(areas, area):
        area += 1
    return area


def carry_out(s: Table, seat: i64, area: i64) -> None:
    """Do what was voted for, and clear the ballot."""
    s.targets = 0
    s.votes = zeros(0)
    if s.ordered == TO_EXPAND:
        expand(s, seat, s.balloted, area)
    else:
        withdraw(s, seat, area)


def leaders(s: Table) -> i64:
    """Return the targets with most votes."""
    return highest(s.votes, s.targets)
