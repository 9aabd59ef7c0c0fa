"""What a played game of Pipe It Up is measured by: links, plants, tokens, missions and questions."""

from typing import Final

from spindletop.games.pipe_it_up import log, missions, scoring
from spindletop.games.pipe_it_up.state import Table
from spindletop.kernel.facts import Fact, by, count, last, total, when


def plants(s: Table, seat: int) -> float:
    """Return how many plants a seat has built."""
    return float(s.plants[seat])


def pipes_unused(s: Table, seat: int) -> float:
    """Return the pipes that are left in stock."""
    return float(s.stock[seat])


def mission_met(s: Table, seat: int) -> float:
    """Return 1 if the mission is met."""
    return 1.0 if missions.is_met(s, seat) else 0.0


def mission_points(s: Table, seat: int) -> float:
    """Return what the mission is worth in the end."""
    return float(missions.points(s, seat))


def icon_points(s: Table, seat: int) -> float:
    """Return the points for city tokens."""
    return float(scoring.icon_points(s, seat))


FACTS: Final[list[Fact]] = [
    count("links", log.BUILT),
    total("link_points", log.BUILT, "vp"),
    last("plants", plants),
    when("first_plant_at", log.PLANT),
    count("tokens_bought", log.BOUGHT),
    count("tokens_sold", log.SOLD),
    count("city_tokens", log.ICON),
    last("icon_points", icon_points),
    by("mission", log.MISSION, "mission"),
    last("mission_met", mission_met),
    last("mission_points", mission_points),
    count("questions", log.QUESTION),
    count("right_answers", log.RIGHT),
    total("pipes_gained", log.PIPES, "pipes"),
    last("pipes_unused", pipes_unused),
    count("reservoirs", log.RESERVOIR),
    when("unlimited_at", log.UNLIMITED),
]
