"""The rows of the four markets: which spaces are free, which barrels lie there, and what they cost (PL-4xx).

A row is one whole number with two bits a space: 0 for an empty space, else the colour of the barrel plus one.
"""

from typing import Final

from mypy_extensions import i64

from spindletop.games.pipeline import names as N
from spindletop.games.pipeline.state import EMPTY, Table
from spindletop.kernel.bits import shift

CRUDE_ROWS: Final[i64] = 3
ROWS_PER_MARKET: Final[i64] = 7


def on_space(s: Table, row: i64, space: i64) -> i64:
    """Return the colour of the barrel on a space, or EMPTY."""
    return ((s.market[row] >> (2 * space)) & 3) - 1


def in_play(s: Table, row: i64, space: i64) -> bool:
    """Tell whether a space is used with this number of seats (PL-102)."""
    return (s.terms.in_play[row] >> (2 * space)) & 1 != 0


def put(s: Table, row: i64, space: i64, colour: i64) -> None:
    """Put a barrel on an empty space."""
    s.market[row] += shift(colour + 1, 2 * space)


def remove(s: Table, row: i64, space: i64) -> i64:
    """Take the barrel off a space and return its colour."""
    colour = on_space(s, row, space)
    s.market[row] -= shift(colour + 1, 2 * space)
    return colour


def is_free(s: Table, row: i64, space: i64) -> bool:
    """Tell whether a barrel can be sold onto a space."""
    return in_play(s, row, space) and on_space(s, row, space) == EMPTY


def free_space(s: Table, row: i64, tier: i64) -> i64:
    """Return the rightmost free space of a tier, or EMPTY (PL-406)."""
    if is_free(s, row, 2 * tier + 1):
        return 2 * tier + 1
    return 2 * tier if is_free(s, row, 2 * tier) else EMPTY


def barrel_space(s: Table, row: i64, tier: i64, colour: i64) -> i64:
    """Return the leftmost space of a tier with a barrel of the colour, or EMPTY (PL-406)."""
    if on_space(s, row, 2 * tier) == colour:
        return 2 * tier
    return 2 * tier + 1 if on_space(s, row, 2 * tier + 1) == colour else EMPTY


def has_free_space(s: Table, row: i64) -> bool:
    """Tell whether any space in play of a row is free."""
    barrels = s.market[row]
    return ((barrels | (barrels >> 1)) & s.terms.in_play[row]) != s.terms.in_play[row]


def price(s: Table, seat: i64, row: i64, tier: i64) -> i64:
    """Return what a tier pays or costs a seat; Refined Markets I makes refined rows dearer (PL-1507)."""
    printed = s.terms.box.price[row * N.MOST_TIERS + tier]
    if s.terms.box.row_grade[row] == N.CRUDE:
        return printed
    return printed + s.power(seat, N.PRICE_BONUS)


def first_row(s: Table, seat: i64, market: i64) -> i64:
    """Return the first row that an action in this market reaches (PL-401, PL-1508)."""
    if market == 0:
        return 0
    if s.power(seat, N.ALL_MARKETS) != 0:
        return CRUDE_ROWS
    return CRUDE_ROWS + ROWS_PER_MARKET * (market - 1)


def end_row(s: Table, seat: i64, market: i64) -> i64:
    """Return the row after the last one that an action in this market reaches."""
    if market == 0:
        return CRUDE_ROWS
    if s.power(seat, N.ALL_MARKETS) != 0:
        return N.ROWS
    return CRUDE_ROWS + ROWS_PER_MARKET * market


def takes_any_colour(s: Table, seat: i64, row: i64) -> bool:
    """Tell whether the seat may sell any colour on this row (PL-1509)."""
    return row >= CRUDE_ROWS and s.power(seat, N.ANY_COLOUR) != 0


def can_trade(s: Table, seat: i64, market: i64, cash: i64) -> bool:
    """Tell whether a seat could sell or buy one barrel in a market with this much cash."""
    box = s.terms.box
    row = first_row(s, seat, market)
    end = end_row(s, seat, market)
    orange = s.best(seat, 0)
    silver = s.best(seat, 1)
    teal = s.best(seat, 2)
    if row >= CRUDE_ROWS and s.power(seat, N.ANY_COLOUR) != 0:  # PL-1509
        orange = silver = teal = max(orange, silver, teal)
    while row < end:
        grade = box.row_grade[row]
        colour = box.row_colour[row]
        best = orange if colour == 0 else silver if colour == 1 else teal
        if best >= grade and has_free_space(s, row):
            return True
        if s.market[row] != 0 and s.room[seat * N.GRADES + grade] > 0 and cheapest(s, seat, row) <= cash:
            return True
        row += 1
    return False


def cheapest(s: Table, seat: i64, row: i64) -> i64:
    """Return the price of the cheapest barrel of a row that is not empty."""
    space: i64 = 0
    while space < N.MOST_SPACES - 1 and on_space(s, row, space) == EMPTY:
        space += 1
    return price(s, seat, row, space // 2)


def fill(s: Table, row: i64, most: i64) -> None:
    """Put up to so many barrels of its own colour on a row, from the rightmost empty space leftwards (PL-1304)."""
    colour = s.terms.box.row_colour[row]
    space: i64 = N.MOST_SPACES - 1
    while space >= 0 and most > 0:
        if is_free(s, row, space) and s.supply[colour] > 0:
            put(s, row, space, colour)
            s.supply[colour] -= 1
            most -= 1
        space -= 1


def sell_off(s: Table, row: i64, most: i64) -> None:
    """Take up to so many barrels off a row into the supply, from the agreed side (PL-1305, PL-R12)."""
    i: i64 = 0
    while i < N.MOST_SPACES and most > 0:
        space = N.MOST_SPACES - 1 - i if s.terms.demand_right else i
        if on_space(s, row, space) != EMPTY:
            s.supply[remove(s, row, space)] += 1
            most -= 1
        i += 1
