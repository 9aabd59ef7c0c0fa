"""Every field of the table, copied and listed: made from the declarations in state.py by `make fields`."""

from typing import TYPE_CHECKING

from spindletop.kernel.fields import plain

if TYPE_CHECKING:
    from spindletop.games.pipe_it_up.state import Table


def copy(s: "Table", like: "Table") -> None:
    """Make everything on a table as it is on another."""
    s.supply = like.supply[:]
    s.stock = like.stock[:]
    s.tokens = like.tokens[:]
    s.plants = like.plants[:]
    s.sites = like.sites[:]
    s.owned = like.owned[:]
    s.vp = like.vp[:]
    s.held = like.held[:]
    s.mission = like.mission[:]
    s.icons = like.icons[:]
    s.built = like.built
    s.frontier = like.frontier
    s.network = like.network
    s.reached = like.reached
    s.grey = like.grey
    s.tokened = like.tokened
    s.doubled = like.doubled
    s.laid = like.laid[:]
    s.unseen = like.unseen[:]
    s.reservoir_seats = like.reservoir_seats[:]
    s.reservoir_cities = like.reservoir_cities[:]
    s.reservoir_sizes = like.reservoir_sizes[:]
    s.stacked = like.stacked
    s.bank = like.bank
    s.asked = like.asked
    s.riddle = like.riddle
    s.first = like.first
    s.idle = like.idle
    s.builds = like.builds
    s.trade = like.trade
    s.dice_left = like.dice_left
    s.roll = like.roll
    s.card = like.card
    s.question = like.question
    s.right = like.right
    s.taken_at = like.taken_at
    s.taken_next = like.taken_next
    s.size = like.size


def contents(s: "Table") -> list[object]:
    """Return everything on the table as plain values, in a fixed order."""
    rows = [
        s.supply,
        s.stock,
        s.tokens,
        s.plants,
        s.sites,
        s.owned,
        s.vp,
        s.held,
        s.mission,
        s.icons,
        s.laid,
        s.unseen,
        s.reservoir_seats,
        s.reservoir_cities,
        s.reservoir_sizes,
    ]
    numbers = [
        s.built,
        s.frontier,
        s.network,
        s.reached,
        s.grey,
        s.tokened,
        s.doubled,
        s.stacked,
        s.bank,
        s.asked,
        s.riddle,
        s.first,
        s.idle,
        s.builds,
        s.trade,
        s.dice_left,
        s.roll,
        s.card,
        s.question,
        s.right,
        s.taken_at,
        s.taken_next,
        s.size,
    ]
    return plain(rows, numbers)
