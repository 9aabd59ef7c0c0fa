"""What a company bids: half of the way to what the property is worth to it, so that an auction takes a few bids."""

from mypy_extensions import i64

from spindletop.games.oilman.evaluation.horizon import turns_left
from spindletop.games.oilman.evaluation.outlook import MARKED, Outlook
from spindletop.games.oilman.state import Table
from spindletop.kernel.state import NOBODY


def wanted_bid(s: Table) -> i64:
    """Return the bid that the asked company thinks of, at least the lowest there is.

    Nobody is outbid by more than it takes: what no rival could pay need not be offered.
    """
    lowest = s.minimum if s.leader == NOBODY else s.standing + 1
    most = min(s.cash[s.bidder], richest_rival(s))
    if most <= lowest:
        return lowest
    return lowest + (highest_worth(s, lowest, most) - lowest) // 2


def richest_rival(s: Table) -> i64:
    """Return the cash of the richest company that is still in the auction beside the one that is asked."""
    richest: i64 = 0
    seat: i64 = 0
    while seat < s.seats:
        if seat != s.bidder and s.in_auction(seat):
            richest = max(richest, s.cash[seat])
        seat += 1
    return richest


def highest_worth(s: Table, low: i64, high: i64) -> i64:
    """Return the highest price between the two at which the property is worth more than it costs, or the lower one."""
    turns = turns_left(s, s.bidder)
    without = Outlook(s, s.bidder).worth_after(turns)
    while low < high:
        middle = (low + high + 1) // 2
        if Outlook(s, s.bidder, float(middle), MARKED).worth_after(turns) > without:
            low = middle
        else:
            high = middle - 1
    return low
