"""The end of Interbellum: pipelines, ports, gas, influence, flags and units, and who wins (IB-801 to IB-809)."""

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from spindletop.games.interbellum import armies, network
from spindletop.games.interbellum.components import TRACK, column
from spindletop.games.interbellum.names import POWER_COUNT
from spindletop.kernel.ranking import leaders

if TYPE_CHECKING:
    from spindletop.games.interbellum.state import Table


@final
class Score:
    """The points of one player by source."""

    def __init__(self, pipelines: i64, ports: i64, gas: i64, influence: i64, control: i64) -> None:
        self.pipelines = pipelines
        self.ports = ports
        self.gas = gas
        self.influence = influence
        self.control = control

    @property
    def total(self) -> i64:
        """Return all points together."""
        return self.pipelines + self.ports + self.gas + self.influence + self.control


def score(s: "Table", seat: i64) -> Score:
    """Return the points of a player as they stand; money and cards are worth nothing (IB-808)."""
    box = s.terms.box
    segments, ports = pipelines(s, seat)
    control: i64 = 0
    influence: i64 = 0
    power: i64 = 0
    while power < POWER_COUNT:
        influence += box.points[power * TRACK + column(s.standing(seat, power))]  # IB-806
        if s.flags[power] == seat:
            control += flag_points(s, power)
        power += 1
    return Score(segments * box.per_segment, ports, box.gas_points[s.finds[seat]], influence, control)  # IB-805


def flag_points(s: "Table", power: i64) -> i64:
    """Return what the flag of a power is worth to its holder, with the units outside (IB-807)."""
    box = s.terms.box
    return box.per_flag + box.per_army * armies.outside(s, power)


def pipelines(s: "Table", seat: i64) -> tuple[i64, i64]:
    """Return how many segments count, and the port bonuses (IB-801 to IB-804)."""
    segments: i64 = 0
    ports: i64 = 0
    wells = network.connected_wells(s, seat)
    if wells == 0:
        return 0, 0
    bonus = s.terms.box.atlas.port_bonus
    if s.terms.once:
        counted = network.Counted(s, seat)  # IB-803
        return counted.number(), counted.ports
    number: i64 = 0
    while wells != 0:
        if wells & 1 != 0:
            survey = network.Survey(s, seat, number)
            segments += survey.length
            ports += bonus[survey.port]
        wells >>= 1
        number += 1
    return segments, ports


def totals(s: "Table") -> list[int]:
    """Return the points of every player."""
    return [int(score(s, seat).total) for seat in range(s.seats)]


def winners(s: "Table") -> list[int]:
    """Return who has most points; among equals the holder of the British flag, else they share (IB-809)."""
    first = leaders(totals(s))
    holder = int(s.flags[s.terms.box.tie_power])
    return [holder] if holder in first else first
