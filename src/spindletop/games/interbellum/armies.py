"""Units on the map: where they stand, how far a chain reaches, expansion, movement and withdrawal."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from spindletop.games.interbellum.names import POWER_COUNT
from spindletop.kernel.bits import bit, count, has
from spindletop.kernel.buffer import zeros
from spindletop.kernel.ranking import highest
from spindletop.kernel.state import NOBODY

if TYPE_CHECKING:
    from spindletop.games.interbellum.state import Table


def unit_in(s: "Table", territory: i64) -> i64:
    """Return the power whose unit stands in a territory, or NOBODY (IB-303)."""
    power: i64 = 0
    while power < POWER_COUNT:
        if has(s.armies[power], territory):
            return power
        power += 1
    return NOBODY


def reach(s: "Table", power: i64) -> i64:
    """Return the territories beside the home base or beside a chain of units joined to it (IB-306)."""
    atlas = s.terms.box.atlas
    reached = atlas.home_border[power]
    waiting = s.armies[power]
    joined = waiting & reached
    while joined != 0:
        waiting &= ~joined
        territory: i64 = 0
        rest = joined
        while rest != 0:
            if rest & 1 != 0:
                reached |= atlas.border[territory]
            rest >>= 1
            territory += 1
        joined = waiting & reached
    return reached


def joined(s: "Table", power: i64) -> i64:
    """Return the units of a power that an unbroken chain joins to its home base (IB-306)."""
    return s.armies[power] & reach(s, power)


def expansions(s: "Table", power: i64) -> i64:
    """Return the empty territories into which a power may expand (IB-306, IB-310)."""
    if s.units_home(power) == 0:
        return 0
    return reach(s, power) & ~s.occupied()


def invasions(s: "Table", power: i64) -> i64:
    """Return the territories held by others into which a power may expand by force (IB-310)."""
    if s.units_home(power) == 0:
        return 0
    return reach(s, power) & s.occupied() & ~s.armies[power]


def can_expand(s: "Table", power: i64) -> bool:
    """Tell whether a power has a unit at home and a place for it."""
    return expansions(s, power) != 0


def expandable(s: "Table", powers: i64) -> i64:
    """Return those of the powers that can expand."""
    able: i64 = 0
    power: i64 = 0
    while power < POWER_COUNT:
        if has(powers, power) and can_expand(s, power):
            able |= bit(power)
        power += 1
    return able


def marches(s: "Table", powers: i64, onto: i64) -> bool:
    """Tell whether a unit of one of the powers borders a territory of `onto`."""
    border = s.terms.box.atlas.border
    power: i64 = 0
    while power < POWER_COUNT:
        if has(powers, power):
            goals = onto & ~s.armies[power]
            rest = s.armies[power]
            territory: i64 = 0
            while rest != 0:
                if rest & 1 != 0 and border[territory] & goals != 0:
                    return True
                rest >>= 1
                territory += 1
        power += 1
    return False


def outside(s: "Table", power: i64) -> i64:
    """Return how many units of a power stand in territories."""
    return count(s.armies[power])


def fewest_outside(s: "Table") -> i64:
    """Return the powers with fewest units outside, among those that can expand (IB-510)."""
    away = zeros(POWER_COUNT)
    able: i64 = 0
    power: i64 = 0
    while power < POWER_COUNT:
        away[power] = -outside(s, power)
        if can_expand(s, power):
            able |= bit(power)
        power += 1
    return highest(away, able)


def most_outside(s: "Table") -> i64:
    """Return the powers with most units outside, among those that have any (IB-510)."""
    away = zeros(POWER_COUNT)
    any_out: i64 = 0
    power: i64 = 0
    while power < POWER_COUNT:
        away[power] = outside(s, power)
        if away[power] > 0:
            any_out |= bit(power)
        power += 1
    return highest(away, any_out)


def remove(s: "Table", territory: i64) -> i64:
    """Send the unit in a territory home, and return its power, or NOBODY if there is none."""
    power = unit_in(s, territory)
    if power != NOBODY:
        s.armies[power] &= ~bit(territory)
    return power
