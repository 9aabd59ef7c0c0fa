"""The end of Pipe It Up: plants, icons, missions, the winner and ties (PU-6.2 to PU-6.6)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from spindletop.games.pipe_it_up import missions
from spindletop.games.pipe_it_up.options import RESERVOIR, STRATEGIC
from spindletop.games.pipe_it_up.places import ICONS
from spindletop.kernel.ranking import leaders, most_of_others

if TYPE_CHECKING:
    from spindletop.games.pipe_it_up.state import Table


def total(s: "Table", seat: i64) -> i64:
    """Return all victory points of a seat if the game ended as the table stands."""
    return s.vp[seat] + plant_points(s, seat) + icon_points(s, seat) + missions.points(s, seat)


def totals(s: "Table") -> list[int]:
    """Return all victory points of every seat."""
    return [int(total(s, seat)) for seat in range(s.seats)]


def plant_points(s: "Table", seat: i64) -> i64:
    """Return what the own plants score; grey ones score nothing (PU-6.2)."""
    return s.terms.box.plant_vp * s.plants[seat]


def reservoir_points(s: "Table", seat: i64) -> i64:
    """Return what the reservoirs of a seat have scored; the track shows them already (PU-7.2e)."""
    points: i64 = 0
    built: i64 = 0
    while built < len(s.reservoir_sizes):
        if s.reservoir_seats[built] == seat:
            points += s.terms.box.points[s.reservoir_sizes[built]]
        built += 1
    return points


def icon_points(s: "Table", seat: i64) -> i64:
    """Return what the city tokens score (PU-6.3, PU-6.4, PU-7.1a); with reservoirs nothing (PU-7.2h)."""
    if s.terms.tokens == RESERVOIR:
        return 0
    if s.terms.tokens == STRATEGIC and s.terms.overall:
        return overall_points(s, seat)
    points: i64 = 0
    icon: i64 = 0
    while icon < ICONS:
        points += points_of_icon(s, seat, icon)
        icon += 1
    return points


def points_of_icon(s: "Table", seat: i64, icon: i64) -> i64:
    """Return what one icon scores: the majority for an only leader, less for each of several, else nothing."""
    return award(s, s.icons[seat * ICONS + icon], most_of_others(s.icons, seat, ICONS, icon))


def overall_points(s: "Table", seat: i64) -> i64:
    """Return what having most city tokens in all scores (option strategic_award = overall)."""
    return award(s, s.held[seat], most_of_others(s.held, seat, 1, 0))


def award(s: "Table", mine: i64, theirs: i64) -> i64:
    """Return what having so many tokens scores beside the most that any other seat has."""
    if mine == 0 or theirs > mine:
        return 0
    return s.terms.icon_tie if theirs == mine else s.terms.icon_majority


def winners(s: "Table", scores: list[int]) -> list[int]:
    """Return who has most points, then most plants, then most pipes; who is still equal shares (PU-6.6)."""
    ranks = [(scores[seat], int(s.plants[seat]), int(tie_pipes(s, seat))) for seat in range(s.seats)]
    return leaders(ranks)


def tie_pipes(s: "Table", seat: i64) -> i64:
    """Return the pipes that break a tie (ruling R21)."""
    if s.terms.unbuilt_breaks_ties:
        return s.stock[seat] + s.supply[seat]
    return s.stock[seat]
