"""The figures of a position that are weighed, and their names; none holds anything that the seat cannot know."""

import math
from typing import Final, final

from mypy_extensions import i64

from spindletop.games.pipe_it_up.cards import KINDS
from spindletop.games.pipe_it_up.evaluation.outlook import Outlook
from spindletop.games.pipe_it_up.options import BASE
from spindletop.games.pipe_it_up.places import ICONS, NO_CITY, NO_MISSION
from spindletop.games.pipe_it_up.state import Table
from spindletop.kernel.bits import bit, has

PIPES_A_TURN: Final = 2.5
"""What a seat without plants of its own gets in a turn, about."""
PIPE_WORTH: Final = 1.5
"""Points that a pipe brings on the average, wherever it is laid."""
NEW_CITY: Final = 3.0
"""What the city token of a new city adds to a link's worth."""
LAID: Final = 30.0
"""City tokens on the map at the beginning, as a measure of how many are left."""


# The names of the figures, part by part in the order in which the functions below return them.
POINTS_AND_PIPES: Final = ["vp", "vp, rivals", "vp, best rival", "stock", "stock x turns", "stock squared"]
TOKENS_AND_PLANTS: Final = [
    "tokens",
    "tokens x turns",
    "tokens for a plant x turns",
    "tokens for a plant x its gain",
    "a plant is paid",
    "a single token",
    "plants",
    "plants x turns",
]
RIVALS_PLANTS: Final = ["plants, rivals", "plants, rivals x turns"]
CITY_TOKENS: Final = [
    "held",
    "held x share left",
    "held, best rival",
    "held, rivals",
    "most frequent icon",
    "second icon",
    "rarest icon",
    "majorities",
    "majorities x turns",
]
MISSION: Final = [*[f"mission x chance, {kind}" for kind in KINDS], "mission x chance squared", "mission"]
LENGTH: Final = ["turns to come", "turns squared", "points left", "city tokens left"]
LIMIT: Final = ["one pipeline a turn", "one pipeline a turn x stock", "one pipeline a turn x turns"]
WAITING: Final = ["waiting", "waiting, one pipeline a turn", "waiting, stock x turns"]
EDGE: Final = ["best link", "best link, any number a turn"]
SHARES: Final = ["share", "share, rivals", "always"]
NAMES: Final = [
    *[*POINTS_AND_PIPES, *TOKENS_AND_PLANTS, *RIVALS_PLANTS, *CITY_TOKENS, *MISSION],
    *[*LENGTH, *LIMIT, *WAITING, *EDGE, *SHARES],
]


@final
class Rivals:
    """What the rivals of a seat have on the average, and the best of them."""

    def __init__(self, s: Table, sight: Outlook, seat: i64) -> None:
        self.vp = 0.0
        self.plants = 0.0
        self.held = 0.0
        self.share = 0.0
        self.best_vp = 0.0
        self.best_held = 0.0
        part = 1.0 / float(s.seats - 1)
        other: i64 = 0
        while other < s.seats:
            if other != seat:
                self.vp += float(s.vp[other]) * part
                self.plants += float(s.plants[other]) * part
                self.held += float(s.held[other]) * part
                self.share += sight.map_points(other) * part
                self.best_vp = max(self.best_vp, float(s.vp[other]))
                self.best_held = max(self.best_held, float(s.held[other]))
            other += 1


def figures(s: Table, sight: Outlook, seat: i64) -> list[float]:
    """Return the figures, parallel to NAMES."""
    rivals = Rivals(s, sight, seat)
    clock = turns_to_come(s, sight)
    limited = 1.0 if s.limited() else 0.0
    waiting = 1.0 if s.turn != seat else 0.0
    vp, stock = float(s.vp[seat]), float(s.stock[seat])
    found = [vp, rivals.vp, rivals.best_vp, stock, stock * clock, stock * stock]
    found += tokens_and_plants(s, sight, seat, clock)
    found += [rivals.plants, rivals.plants * clock]
    found += city_tokens(s, seat, rivals, clock)
    found += mission(s, sight, seat)
    found += [clock, clock * clock, sight.points_left, float(s.tokens_on_board())]
    found += [limited, limited * stock, limited * clock]
    found += [waiting, waiting * limited, waiting * stock * clock]
    best = best_link(s, seat)
    found += [best, best * (1.0 - limited)]
    return [*found, sight.map_points(seat), rivals.share, 1.0]


def turns_to_come(s: Table, sight: Outlook) -> float:
    """Return how long the game will last if all build what they can; neither building nor a plant changes it."""
    stocks: i64 = 0
    seat: i64 = 0
    while seat < s.seats:
        stocks += s.stock[seat]
        seat += 1
    return max(0.0, sight.pipes_left - float(stocks)) / (PIPES_A_TURN * float(s.seats))


def tokens_and_plants(s: Table, sight: Outlook, seat: i64, clock: float) -> list[float]:
    """Return what upgrade tokens and plants are good for: they pay the more, the longer the game will last."""
    box = s.terms.box
    tokens, plants = float(s.tokens[seat]), float(s.plants[seat])
    ready = min(1.0, tokens / float(box.plant_price))
    room = s.plants[seat] < box.plants_per_seat
    gain = max(0.0, sight.plant_gain(seat)) if room else 0.0
    paid = 1.0 if room and s.tokens[seat] >= box.plant_price else 0.0
    single = 1.0 if s.tokens[seat] == 1 else 0.0
    return [tokens, tokens * clock, ready * clock, ready * gain, paid, single, plants, plants * clock]


def city_tokens(s: Table, seat: i64, rivals: Rivals, clock: float) -> list[float]:
    """Return what face-down city tokens are good for: number, icons, and the majorities they may win."""
    if s.terms.tokens != BASE:  # there all see them, and another count decides
        return [0.0] * 9
    held = float(s.held[seat])
    left = float(s.tokens_on_board())
    likely = 0.6 + rivals.held / 8.0 + rivals.best_held / 8.0  # of each icon the strongest rival may have so many
    unturned = tokens_to_turn(s, seat) / float(ICONS)
    icons: list[float] = []
    majorities = 0.0
    icon: i64 = 0
    while icon < ICONS:
        own = float(s.icons[seat * ICONS + icon]) + unturned
        icons.append(own)
        majorities += 1.0 / (1.0 + math.exp(-1.3 * (own - likely)))
        icon += 1
    icons.sort()
    found = [held, held * left / LAID, rivals.best_held, rivals.held]
    found += [icons[3], icons[2], icons[0], majorities, majorities * clock]
    return found


def tokens_to_turn(s: Table, seat: i64) -> float:
    """Return how many tokens a seat has just taken without having seen their icons (PU-4.7)."""
    if s.turn != seat or s.taken_at == NO_CITY:
        return 0.0
    return 1.0 if s.taken_next == NO_CITY else 2.0


def mission(s: Table, sight: Outlook, seat: i64) -> list[float]:
    """Return the points of the own mission by how likely it is met, in the place of its kind, and the bare points."""
    found = [0.0] * (len(KINDS) + 2)
    if s.mission[seat] == NO_MISSION:
        return found
    card = s.terms.box.missions[s.mission[seat]]
    points = float(card.vp)
    chance = sight.mission_chance(seat)
    found[card.needs[0].kind] = points * chance
    found[len(KINDS)] = points * chance * chance
    found[len(KINDS) + 1] = points
    return found


def best_link(s: Table, seat: i64) -> float:
    """Return what the best link at the edge of the network is worth beyond its pipes, by how many of them are there."""
    box = s.terms.box
    board = box.board
    stock = float(s.stock[seat])
    best = 0.0
    links = s.terms.usable & ~s.built & s.frontier
    link: i64 = 0
    while link < board.links:
        if has(links, link):
            length = float(board.length[link])
            worth = float(box.points[board.length[link]]) - PIPE_WORTH * length
            if (bit(board.end_a[link]) | bit(board.end_b[link])) & ~s.reached != 0:
                worth += NEW_CITY
            ready = min(1.0, stock / length)
            best = max(best, worth * ready * ready)
        link += 1
    return best
