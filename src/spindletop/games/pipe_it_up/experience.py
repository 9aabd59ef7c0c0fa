"""What many games have taught: how much each figure of a position counts for the lead at the end."""

from typing import Final

from mypy_extensions import i64

from spindletop.games.pipe_it_up import estimate, scoring
from spindletop.games.pipe_it_up.figures import figures
from spindletop.games.pipe_it_up.options import STRATEGIC
from spindletop.games.pipe_it_up.outlook import Outlook
from spindletop.games.pipe_it_up.state import Table

SEATS: Final[i64] = 4
"""At such tables the experience was gathered."""
BEST_RIVAL: Final = 0.6
"""How much the lead over the best rival counts, beside that over the mean of all."""
VICTORY: Final = 6.0
"""What winning is worth beyond its points."""
# Some hundred thousand games of the greedy bot with three random players: first the lead that followed such positions
# (least squares of what one turn changes), then evolution, which kept what led to larger leads. A single weight means
# little; only together they are right.
LESSONS: Final = {
    # points on the track
    "vp": 0.894,
    "vp, rivals": -1.158,
    "vp, best rival": -0.168,
    # pipes ready to build
    "stock": 0.250,
    "stock x turns": 0.096,
    "stock, rivals": -0.555,
    # upgrade tokens and plants
    "tokens": -0.925,
    "tokens x turns": 0.118,
    "tokens, rivals": -1.431,
    "plants": 4.450,
    "plants x turns": 0.257,
    "plants, rivals": -1.662,
    "plants, rivals x turns": -0.420,
    # city tokens
    "held": 0.316,
    "held x share left": -0.189,
    "held, best rival": 0.544,
    "held, rivals": -0.170,
    "most frequent icon": -0.545,
    "second icon": -0.038,
    "rarest icon": -0.182,
    "majorities": 11.466,
    "majorities x turns": -0.287,
    # the own mission
    "mission x chance": 0.491,
    "mission x chance squared": 0.797,
    "mission": -0.629,
    # how long it will last
    "turns to come": -2.563,
    "points left": -1.206,
    "city tokens left": 0.232,
    "one pipeline a turn": -3.497,
    "one pipeline a turn x stock": 0.279,
    "one pipeline a turn x turns": 0.182,
    # how all this bends
    "stock squared": -0.021,
    "turns squared": 0.217,
    "points a pipe": -6.583,
    "tokens for a plant x turns": 0.120,
    "tokens for a plant x its gain": 1.067,
    "plants squared": -0.242,
    "vp x turns": 0.094,
    "vp, rivals x turns": 0.535,
    "stock, best rival": 0.046,
    # the edge of the network
    "links to new cities": -0.051,
    "short ones of them": -0.083,
    "short ones x stock": -0.038,
    "best link": 0.153,
    "best link, any number a turn": 0.120,
    # shares of the points left
    "share": 1.926,
    "share, best rival": 0.036,
    "share, rivals": 2.722,
    "always": -0.018,
}
WEIGHTS: Final = list(LESSONS.values())


def lead(s: Table, sight: Outlook, seat: i64) -> float:
    """Return the lead over the rivals that a seat may expect at the end."""
    expected = estimate.contest_value(s, seat) if s.terms.tokens == STRATEGIC else 0.0
    for place, figure in enumerate(figures(s, sight, seat)):
        expected += figure * WEIGHTS[place]
    return expected


def final_lead(s: Table, seat: i64) -> float:
    """Return the lead as it is at the end; winning is worth something of its own."""
    mine = float(scoring.total(s, seat))
    best = -1000.0
    mean = 0.0
    other: i64 = 0
    while other < s.seats:
        if other != seat:
            points = float(scoring.total(s, other))
            best = max(best, points)
            mean += points / float(s.seats - 1)
        other += 1
    prize = VICTORY if mine > best else -VICTORY
    return mine - BEST_RIVAL * best - (1.0 - BEST_RIVAL) * mean + prize
