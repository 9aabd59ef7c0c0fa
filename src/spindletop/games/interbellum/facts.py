"""What a played game of Interbellum is measured by: segments, routes, gas, influence, cards, sources of points."""

from typing import Final

from spindletop.games.interbellum import log, scoring
from spindletop.games.interbellum.state import Table
from spindletop.kernel.facts import Fact, by, count, last, total, when


def pipeline_points(s: Table, seat: int) -> float:
    """Return the points for pipelines."""
    return float(scoring.score(s, seat).pipelines)


def port_points(s: Table, seat: int) -> float:
    """Return the points for ports."""
    return float(scoring.score(s, seat).ports)


def gas_points(s: Table, seat: int) -> float:
    """Return the points for gas."""
    return float(scoring.score(s, seat).gas)


def influence_points(s: Table, seat: int) -> float:
    """Return the points for influence."""
    return float(scoring.score(s, seat).influence)


def control_points(s: Table, seat: int) -> float:
    """Return the points for armies under flags."""
    return float(scoring.score(s, seat).control)


def flags_held(s: Table, seat: int) -> float:
    """Return how many flags a seat holds at the end."""
    return float(sum(1 for holder in s.flags if holder == seat))


def cards_left(s: Table, seat: int) -> float:
    """Return how many cards are never played."""
    return float(s.hand_size[seat])


FACTS: Final[list[Fact]] = [
    by("company", log.COMPANY, "company"),
    by("first_wells", log.CHOSE_WELL, "well"),
    count("wells_bought", log.BOUGHT_WELL),
    count("segments", log.BUILT),
    total("paid_for_segments", log.BUILT, "amount"),
    count("routes", log.CONNECTED),
    when("first_route_at", log.CONNECTED),
    last("points_pipelines", pipeline_points),
    last("points_ports", port_points),
    last("points_gas", gas_points),
    last("points_influence", influence_points),
    last("points_control", control_points),
    count("gas_searches", log.SEARCHED),
    count("gas_finds", log.FOUND),
    total("influence_bought", log.BOUGHT_INFLUENCE, "count"),
    last("flags", flags_held),
    count("cards_drawn", log.DREW_CARD),
    by("cards_played", log.PLAYED, "kind"),
    last("cards_left", cards_left),
    count("armies_moved", log.MOVED),
    count("income_actions", log.INCOME),
    count("passes", log.PASSED),
    by("event", log.EVENT, "card"),
]
