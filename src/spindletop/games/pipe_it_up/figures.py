"""The figures of a position of which experience speaks; none holds anything that the seat cannot know."""

import math
from typing import Final, final

from mypy_extensions import i64

from spindletop.games.pipe_it_up.options import BASE
from spindletop.games.pipe_it_up.outlook import Outlook
from spindletop.games.pipe_it_up.places import ICONS, NO_CITY, NO_MISSION
from spindletop.games.pipe_it_up.state import Table
from spindletop.kernel.bits import bit, has

PIPES_A_TURN: Final = 2.5
"""What a seat without plants of its own gets in a turn, about."""
LAID: Final = 30.0
"""City tokens on the map at the beginning, as a measure of how many are left."""


@final
class Rivals:
    """What the rivals of a seat have on the average, and the best of them."""

    def __init__(self, s: Table, sight: Outlook, seat: i64) -> None:
        self.vp = 0.0
        self.stock = 0.0
        self.tokens = 0.0
        self.plants = 0.0
        self.held = 0.0
        self.share = 0.0
        self.best_vp = 0.0
        self.best_stock = 0.0
        self.best_held = 0.0
        self.best_share = 0.0
        part = 1.0 / float(s.seats - 1)
        other: i64 = 0
        while other < s.seats:
            if other != seat:
                share = sight.map_points(other)
                self.vp += float(s.vp[other]) * part
                self.stock += float(s.stock[other]) * part
                self.tokens += float(s.tokens[other]) * part
                self.plants += float(s.plants[other]) * part
                self.held += float(s.held[other]) * part
                self.share += share * part
                self.best_vp = max(self.best_vp, float(s.vp[other]))
                self.best_stock = max(self.best_stock, float(s.stock[other]))
                self.best_held = max(self.best_held, float(s.held[other]))
                self.best_share = max(self.best_share, share)
            other += 1


def figures(s: Table, sight: Outlook, seat: i64) -> list[float]:
    """Return the figures in the order of the lessons."""
    box = s.terms.box
    rivals = Rivals(s, sight, seat)
    clock = turns_to_come(s, sight)
    limited = 1.0 if s.limited() else 0.0
    vp, stock, tokens = float(s.vp[seat]), float(s.stock[seat]), float(s.tokens[seat])
    plants = float(s.plants[seat])
    found = [vp, rivals.vp, rivals.best_vp, stock, stock * clock, rivals.stock]
    found += [tokens, tokens * clock, rivals.tokens]
    found += [plants, plants * clock, rivals.plants, rivals.plants * clock]
    found += city_tokens(s, seat, rivals, clock)
    found += mission(s, sight, seat)
    found += [clock, sight.points_left, float(s.tokens_on_board()), limited]
    found += [limited * stock, limited * clock, stock * stock, clock * clock, sight.pipe_value]
    ready = min(1.0, tokens / float(box.plant_price))
    gain = max(0.0, sight.plant_gain(seat)) if s.plants[seat] < box.plants_per_seat else 0.0
    found += [ready * clock, ready * gain, plants * plants]
    found += [vp * clock / 10.0, rivals.vp * clock / 10.0, rivals.best_stock]
    found += edge(s, seat, 1.0 - limited)
    return [*found, sight.map_points(seat), rivals.best_share, rivals.share, 1.0]


def turns_to_come(s: Table, sight: Outlook) -> float:
    """Return how long the game will last if all build what they can; neither building nor a plant changes it."""
    stocks: i64 = 0
    seat: i64 = 0
    while seat < s.seats:
        stocks += s.stock[seat]
        seat += 1
    return max(0.0, sight.pipes_left - float(stocks)) / (PIPES_A_TURN * float(s.seats))


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
    """Return the points of the own mission, and those by how likely it is met."""
    if s.mission[seat] == NO_MISSION:
        return [0.0, 0.0, 0.0]
    points = float(s.terms.box.missions[s.mission[seat]].vp)
    chance = sight.mission_chance(seat)
    return [points * chance, points * chance * chance, points]


def edge(s: Table, seat: i64, free: float) -> list[float]:
    """Return what the links at the edge of the network offer: ways to new cities, short ones, and the best to build."""
    box = s.terms.box
    board = box.board
    stock = float(s.stock[seat])
    fresh = 0.0
    cheap = 0.0
    best = 0.0
    links = s.terms.usable & ~s.built & s.frontier
    link: i64 = 0
    while link < board.links:
        if has(links, link):
            length = float(board.length[link])
            worth = float(box.points[board.length[link]]) - 1.5 * length
            if (bit(board.end_a[link]) | bit(board.end_b[link])) & ~s.reached != 0:
                fresh += 1.0
                worth += 3.0
                if length <= 2.0:
                    cheap += 1.0
            ready = min(1.0, stock / length)
            best = max(best, worth * ready * ready)
        link += 1
    return [fresh, cheap, cheap * min(stock, 3.0) * free, best, best * free]
