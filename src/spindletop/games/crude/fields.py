"""Every field of the table, copied and listed: made from the declarations in state.py by `make fields`."""

from typing import TYPE_CHECKING

from spindletop.kernel.fields import plain

if TYPE_CHECKING:
    from spindletop.games.crude.state import Table


def copy(s: "Table", like: "Table") -> None:
    """Make everything on a table as it is on another."""
    s.cash = like.cash[:]
    s.wells_built = like.wells_built[:]
    s.bank = like.bank
    s.squares = like.squares[:]
    s.storage = like.storage[:]
    s.tracks = like.tracks[:]
    s.supply = like.supply[:]
    s.consumer_price = like.consumer_price
    s.consumer_barrels = like.consumer_barrels
    s.economy = like.economy
    s.difference = like.difference
    s.most_likely = like.most_likely
    s.unlikely = like.unlikely
    s.active = like.active
    s.closed = like.closed
    s.unseen = like.unseen
    s.under = like.under[:]
    s.card = like.card
    s.effect = like.effect
    s.payer = like.payer
    s.payers = like.payers
    s.due = like.due
    s.fee_quadrant = like.fee_quadrant
    s.fee_square = like.fee_square
    s.round = like.round
    s.first = like.first
    s.last_sale = like.last_sale
    s.place = like.place
    s.declarer = like.declarer
    s.final_left = like.final_left
    s.red = like.red
    s.black = like.black
    s.market = like.market
    s.bought = like.bought
    s.sold = like.sold
    s.quadrant = like.quadrant
    s.hits = like.hits
    s.producer = like.producer
    s.refine_left = like.refine_left
    s.pump_left = like.pump_left
    s.strike = like.strike


def contents(s: "Table") -> list[object]:
    """Return everything on the table as plain values, in a fixed order."""
    rows = [s.cash, s.wells_built, s.squares, s.storage, s.tracks, s.supply, s.under]
    numbers = [
        s.bank,
        s.consumer_price,
        s.consumer_barrels,
        s.economy,
        s.difference,
        s.most_likely,
        s.unlikely,
        s.active,
        s.closed,
        s.unseen,
        s.card,
        s.effect,
        s.payer,
        s.payers,
        s.due,
        s.fee_quadrant,
        s.fee_square,
        s.round,
        s.first,
        s.place,
        s.declarer,
        s.final_left,
        s.red,
        s.black,
        s.market,
        s.bought,
        s.sold,
        s.quadrant,
        s.hits,
        s.producer,
        s.refine_left,
        s.pump_left,
        s.strike,
    ]
    if s.last_sale != 0:
        numbers.append(s.last_sale)
    return plain(rows, numbers)
