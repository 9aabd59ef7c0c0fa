"""Every field of the table, copied and listed: made from the declarations in state.py by `make fields`."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.kernel.fields import plain

if TYPE_CHECKING:
    from spindletop.games.pipe_it_up.state import Table


def copy(s: "Table", like: "Table") -> None:
    """Make everything on a table as it is on another."""
    s.supply, s.stock, s.tokens, s.plants = like.supply[:], like.stock[:], like.tokens[:], like.plants[:]
    s.sites, s.owned, s.vp, s.held, s.mission = like.sites[:], like.owned[:], like.vp[:], like.held[:], like.mission[:]
    s.icons, s.laid, s.unseen, s.reservoir_seats = like.icons[:], like.laid[:], like.unseen[:], like.reservoir_seats[:]
    s.reservoir_cities, s.reservoir_sizes = like.reservoir_cities[:], like.reservoir_sizes[:]
    s.built, s.frontier, s.network, s.reached, s.grey = like.built, like.frontier, like.network, like.reached, like.grey
    s.tokened, s.doubled, s.stacked, s.bank, s.asked = like.tokened, like.doubled, like.stacked, like.bank, like.asked
    s.riddle, s.first, s.idle, s.builds, s.trade = like.riddle, like.first, like.idle, like.builds, like.trade
    s.dice_left, s.roll, s.card, s.question, s.right = like.dice_left, like.roll, like.card, like.question, like.right
    s.taken_at, s.taken_next, s.size = like.taken_at, like.taken_next, like.size


def contents(s: "Table") -> list[object]:
    """Return everything on the table as plain values, in a fixed order."""
    rows: list[vec[i64]] = []
    rows += [s.supply, s.stock, s.tokens, s.plants, s.sites, s.owned, s.vp, s.held, s.mission, s.icons, s.laid]
    rows += [s.unseen, s.reservoir_seats, s.reservoir_cities, s.reservoir_sizes]
    numbers: list[i64] = []
    numbers += [s.built, s.frontier, s.network, s.reached, s.grey, s.tokened, s.doubled, s.stacked, s.bank, s.asked]
    numbers += [s.riddle, s.first, s.idle, s.builds, s.trade, s.dice_left, s.roll, s.card, s.question, s.right]
    numbers += [s.taken_at, s.taken_next, s.size]
    return plain(rows, numbers)
