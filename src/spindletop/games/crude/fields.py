"""Every field of the table, copied and listed: made from the declarations in state.py by `make fields`."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.kernel.fields import plain

if TYPE_CHECKING:
    from spindletop.games.crude.state import Table


def copy(s: "Table", like: "Table") -> None:
    """Make everything on a table as it is on another."""
    s.cash, s.wells_built, s.squares, s.storage = like.cash[:], like.wells_built[:], like.squares[:], like.storage[:]
    s.tracks, s.supply, s.under = like.tracks[:], like.supply[:], like.under[:]
    s.bank, s.consumer_price, s.consumer_barrels = like.bank, like.consumer_price, like.consumer_barrels
    s.economy, s.difference, s.most_likely, s.unlikely = like.economy, like.difference, like.most_likely, like.unlikely
    s.active, s.closed, s.unseen, s.card, s.effect = like.active, like.closed, like.unseen, like.card, like.effect
    s.payer, s.payers, s.due, s.fee_quadrant = like.payer, like.payers, like.due, like.fee_quadrant
    s.fee_square, s.round, s.first, s.last_sale = like.fee_square, like.round, like.first, like.last_sale
    s.place, s.declarer, s.final_left, s.red, s.black = like.place, like.declarer, like.final_left, like.red, like.black
    s.market, s.bought, s.sold, s.quadrant, s.hits = like.market, like.bought, like.sold, like.quadrant, like.hits
    s.producer, s.refine_left, s.pump_left, s.strike = like.producer, like.refine_left, like.pump_left, like.strike


def contents(s: "Table") -> list[object]:
    """Return everything on the table as plain values, in a fixed order."""
    rows: list[vec[i64]] = []
    rows += [s.cash, s.wells_built, s.squares, s.storage, s.tracks, s.supply, s.under]
    numbers: list[i64] = []
    numbers += [s.bank, s.consumer_price, s.consumer_barrels, s.economy, s.difference, s.most_likely, s.unlikely]
    numbers += [s.active, s.closed, s.unseen, s.card, s.effect, s.payer, s.payers, s.due, s.fee_quadrant, s.fee_square]
    numbers += [s.round, s.first, s.place, s.declarer, s.final_left, s.red, s.black, s.market, s.bought, s.sold]
    numbers += [s.quadrant, s.hits, s.producer, s.refine_left, s.pump_left, s.strike]
    if s.last_sale != 0:
        numbers.append(s.last_sale)
    return plain(rows, numbers)
