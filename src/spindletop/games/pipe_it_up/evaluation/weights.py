"""What many games have taught: how much each figure of a position counts for the lead at the end."""

from typing import Final

from mypy_extensions import i64

from spindletop.games.pipe_it_up import scoring
from spindletop.games.pipe_it_up.evaluation import estimate
from spindletop.games.pipe_it_up.evaluation.figures import NAMES, figures
from spindletop.games.pipe_it_up.evaluation.outlook import Outlook
from spindletop.games.pipe_it_up.options import RESERVOIR, STRATEGIC
from spindletop.games.pipe_it_up.state import Table
from spindletop.kernel.ranking import best_other

SEATS: Final[i64] = 4
"""At such tables the experience was gathered."""
BEST_RIVAL: Final = 0.6
"""How much the lead over the best rival counts, beside that over the mean of all."""
# Evolution over some forty million games of one such player with three random ones: small changes of all weights at
# once, each tried in both directions on the same deals, and a step towards what won more often. What the own choice
# does not change (the rivals' points, plants and city tokens, the bare points of the own mission) was fitted to the
# lead that followed; "always" stands 20 below that fit, for who can end the game should do so. A single weight means
# little; only together they are right.
LESSONS: Final = {
    # points on the track
    "vp": 0.738,
    "vp, rivals": -1.221,
    "vp, best rival": -0.320,
    # pipes ready to build
    "stock": 0.154,
    "stock x turns": 0.094,
    "stock squared": -0.010,
    # upgrade tokens and plants
    "tokens": -0.776,
    "tokens x turns": 0.070,
    "tokens for a plant x turns": 0.065,
    "tokens for a plant x its gain": 1.011,
    "a plant is paid": 1.469,
    "a single token": -0.299,
    "plants": 3.941,
    "plants x turns": 0.289,
    "plants, rivals": -6.170,
    "plants, rivals x turns": -0.370,
    # city tokens
    "held": 0.694,
    "held x share left": -0.359,
    "held, best rival": 0.055,
    "held, rivals": -0.094,
    "most frequent icon": -0.263,
    "second icon": 0.089,
    "rarest icon": -0.216,
    "majorities": 8.852,
    "majorities x turns": -0.464,
    # the own mission, by what it asks for
    "mission x chance, touch": 0.469,
    "mission x chance, touch_count": -0.149,
    "mission x chance, chain": 1.413,
    "mission x chance, own_links": 0.538,
    "mission x chance, plants": 2.409,
    "mission x chance, icons_all": -0.213,
    "mission x chance, icon_best": 0.083,
    "mission x chance, biggest_group": -0.565,
    "mission x chance squared": 0.712,
    "mission": -1.961,
    # how long it will last
    "turns to come": -1.966,
    "turns squared": 0.277,
    "points left": -0.967,
    "city tokens left": -0.298,
    "one pipeline a turn": -2.382,
    "one pipeline a turn x stock": 0.112,
    "one pipeline a turn x turns": 0.201,
    # while others are on turn
    "waiting": -0.396,
    "waiting, one pipeline a turn": 0.303,
    "waiting, stock x turns": -0.0034,
    # the edge of the network
    "best link": 0.196,
    "best link, any number a turn": 0.001,
    # shares of the points left
    "share": 1.583,
    "share, rivals": 2.104,
    "always": 10.173,
}
WEIGHTS: Final = [LESSONS[name] for name in NAMES]


def lead(s: Table, sight: Outlook, seat: i64) -> float:
    """Return the lead over the rivals that a seat may expect at the end."""
    expected = 0.0
    if s.terms.tokens == STRATEGIC:
        expected = estimate.contest_value(s, seat)
    elif s.terms.tokens == RESERVOIR:
        # the lesson about points is one about links, which leave fewer for later; reservoirs take nothing from the map
        expected = estimate.reservoir_value(s, seat) + (1.0 - LESSONS["vp"]) * float(scoring.reservoir_points(s, seat))
    for place, figure in enumerate(figures(s, sight, seat)):
        expected += figure * WEIGHTS[place]
    return expected


def final_lead(s: Table, seat: i64) -> float:
    """Return the lead as it is at the end; winning is worth something of its own."""
    totals = scoring.totals(s)
    mine = float(totals[seat])
    best = float(best_other(totals, seat))
    mean = 0.0
    for other, points in enumerate(totals):
        if other != seat:
            mean += float(points) / float(s.seats - 1)
    prize = estimate.VICTORY if mine > best else -estimate.VICTORY
    return mine - BEST_RIVAL * best - (1.0 - BEST_RIVAL) * mean + prize
