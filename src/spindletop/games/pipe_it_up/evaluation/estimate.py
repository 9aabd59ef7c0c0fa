"""What a position promises by reasoning: a share of the map, plants, city tokens and the mission, less the rivals'."""

from typing import Final

from mypy_extensions import i64

from spindletop.games.pipe_it_up import scoring
from spindletop.games.pipe_it_up.evaluation import outlook
from spindletop.games.pipe_it_up.evaluation.outlook import Outlook
from spindletop.games.pipe_it_up.options import RESERVOIR, STRATEGIC
from spindletop.games.pipe_it_up.places import ICONS, NO_MISSION
from spindletop.games.pipe_it_up.state import Table
from spindletop.kernel.bits import count
from spindletop.kernel.ranking import best_other, most_of_others

RIVALS: Final = 0.25
"""How much the best rival's prospects count against one's own."""
FACE_DOWN: Final = 1.0
"""A city token whose icon is not known to rivals: 24 points and more over 30 tokens."""
STACKED_SOON: Final = 0.9
"""What a reservoir that could be built is worth beside one that stands."""
LOOSE_TOKEN: Final = 1.4
"""A city token on the way to the next reservoir: each makes it larger by two points."""
TOKEN_LOSS: Final = 0.97
"""A token that no plant needs is worth a little less than its pipes: selling it takes a turn of its own."""
PLANT_CREDIT: Final = 0.9
"""How much of a plant's gain is counted while its tokens are being collected."""
AHEAD: Final = 0.4
"""What an own plant is worth beyond its pipes for each round to come: others are slow to build, so games last."""
KEEN: Final = 2.2
"""How keenly a mission is pursued: every link of it that somebody else builds may close it for good."""
UNKNOWN_MISSION: Final = 3.0
VICTORY: Final = 6.0
"""What winning is worth beyond its points."""


def value(s: Table, sight: Outlook, seat: i64) -> float:
    """Return the points a seat may expect at the end, less a part of what the best rival may expect."""
    best = -1000.0
    other: i64 = 0
    while other < s.seats:
        if other != seat:
            best = max(best, prospects(s, sight, other) + UNKNOWN_MISSION)
        other += 1
    mine = prospects(s, sight, seat) + mission_value(s, sight, seat)
    mine += AHEAD * float(s.plants[seat]) * sight.rounds
    return mine - RIVALS * best


def final_value(s: Table, seat: i64) -> float:
    """Return the points, less the same part of the best rival's; winning is worth something of its own."""
    totals = scoring.totals(s)
    mine = totals[seat]
    best = best_other(totals, seat)
    prize = VICTORY if mine > best else -VICTORY
    return float(mine) - RIVALS * float(best) + prize


def prospects(s: Table, sight: Outlook, seat: i64) -> float:
    """Return what all can see of a seat's prospects."""
    value = float(s.vp[seat]) + float(scoring.plant_points(s, seat))
    value += sight.map_points(seat) + token_value(s, sight, seat)
    if s.terms.tokens == RESERVOIR:
        return value + reservoir_value(s, seat)
    if s.terms.tokens == STRATEGIC:
        return value + contest_value(s, seat)
    return value + FACE_DOWN * float(s.held[seat])


def token_value(s: Table, sight: Outlook, seat: i64) -> float:
    """Return what upgrade tokens promise beyond their pipes: a plant, if it still pays."""
    box = s.terms.box
    if s.tokens[seat] == 0:
        return 0.0
    price = float(box.token_price) * sight.pipe_value
    if s.plants[seat] >= box.plants_per_seat:
        return (TOKEN_LOSS - 1.0) * price * float(s.tokens[seat])
    gain = sight.plant_gain(seat) + AHEAD * sight.rounds
    if gain <= 0.0:
        return (TOKEN_LOSS - 1.0) * price * float(s.tokens[seat])
    ready = min(1.0, float(s.tokens[seat]) / float(box.plant_price))
    return PLANT_CREDIT * gain * ready


def contest_value(s: Table, seat: i64) -> float:
    """Return what the open contest of icons promises (PU-7.1a)."""
    majority = float(s.terms.icon_majority)
    if s.terms.overall:
        best = most_of_others(s.held, seat, 1, 0)
        return majority * outlook.odds_of_lead(s.held[seat] - best, count(s.tokened))
    value = 0.0
    icon: i64 = 0
    while icon < ICONS:
        most = most_of_others(s.icons, seat, ICONS, icon)
        left = count(s.laid[icon] & s.tokened)
        value += majority * outlook.odds_of_lead(s.icons[seat * ICONS + icon] - most, left)
        icon += 1
    return value


def reservoir_value(s: Table, seat: i64) -> float:
    """Return what city tokens promise as reservoirs; one that waits for its city is as good as built."""
    held = s.held[seat]
    least = s.least_reservoir()
    value = 0.0
    if s.size > 0 and s.turn == seat:
        value += float(s.terms.box.points[s.size])
        held -= s.size
        least = least + 1 if s.terms.ordinal else s.size + 1
    largest = s.terms.box.largest
    if least > largest:
        return value
    if held < least:
        return value + LOOSE_TOKEN * float(held)
    return value + STACKED_SOON * float(s.terms.box.points[min(held, largest)])


def mission_value(s: Table, sight: Outlook, seat: i64) -> float:
    """Return the points of the own mission by how likely it is met."""
    if s.mission[seat] == NO_MISSION:
        return UNKNOWN_MISSION
    return KEEN * float(s.terms.box.missions[s.mission[seat]].vp) * sight.mission_chance(seat)
