"""The auction of a property: bids, raises, dropping out, and the right to buy after an overbid (OM-40 to OM-51)."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.games.oilman import log
from spindletop.games.oilman import reasons as R
from spindletop.games.oilman.state import Table
from spindletop.kernel.bits import bit
from spindletop.kernel.buffer import Buffer, zeros
from spindletop.kernel.figures import Figures
from spindletop.kernel.refusal import LEGAL
from spindletop.kernel.state import NOBODY
from spindletop.kernel.verb import Verb, number

LOWEST_BID: Final[i64] = 3
HIGHEST_BID: Final[i64] = 999


def refuse_amount(s: Table, amount: i64) -> i64:
    """Return why this amount may not be bid now, by whatever way it is named."""
    if amount < s.minimum:
        return R.BELOW_MINIMUM  # OM-40
    if s.leader != NOBODY and amount <= s.standing:
        return R.NOT_ABOVE_STANDING  # OM-42
    if amount > s.ceiling:
        return R.ABOVE_CEILING  # OM-46
    if not s.terms.overbids and amount > s.cash[s.bidder]:
        return R.ABOVE_CASH  # OM-47
    return LEGAL


def amount_facts(s: Table, amount: i64) -> dict[str, object]:
    """Name the bid and its limits."""
    return {
        "amount": amount,
        "minimum": s.minimum,
        "standing": s.standing,
        "ceiling": s.ceiling,
        "cash": s.cash[s.bidder],
    }


def make_bid(s: Table, amount: i64) -> None:
    """Let the bidder's amount stand."""
    s.standing = amount
    s.leader = s.bidder
    s.last_bids[s.bidder] = amount
    if s.listener is not None:
        s.tell(log.BID, s.bidder, {"amount": int(amount)})


def bid_warning(s: Table, amount: i64) -> str:
    """Warn of a bid that the bidder could not pay (OM-48)."""
    cash = s.cash[s.bidder]
    return f"{amount} is above your cash: winning would cost you all {cash} and the property." if amount > cash else ""


@final
class Bid(Verb[Table]):
    """Bid an amount.  [OM-40, OM-42, OM-46, OM-47]"""

    def offer(self, s: Table, out: Buffer) -> None:
        """Propose every amount between the limits."""
        if s.terms.ladder:
            return
        lowest = s.minimum if s.leader == NOBODY else s.standing + 1
        highest = s.ceiling if s.terms.overbids else min(s.ceiling, s.cash[s.bidder])
        amount = lowest
        while amount <= highest:
            out.add(amount - LOWEST_BID)
            amount += 1

    def refuse(self, s: Table, x: i64) -> i64:
        if s.terms.ladder:
            return R.OTHER_BIDDING
        return refuse_amount(s, x + LOWEST_BID)

    def apply(self, s: Table, x: i64) -> None:
        make_bid(s, x + LOWEST_BID)

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        return amount_facts(s, x + LOWEST_BID)

    def warning(self, s: Table, x: i64) -> str:
        return bid_warning(s, x + LOWEST_BID)


@final
class Raise(Verb[Table]):
    """Bid by a fixed raise over the standing bid, or over the minimum if none stands.  [OM-42]"""

    def amount(self, s: Table, x: i64) -> i64:
        """Return the bid that this raise makes."""
        return (s.minimum if s.leader == NOBODY else s.standing) + s.terms.box.ladder[x]

    def refuse(self, s: Table, x: i64) -> i64:
        if not s.terms.ladder:
            return R.OTHER_BIDDING
        if x == 0 and s.leader != NOBODY:
            return R.OPENING_ONLY  # OM-42
        return refuse_amount(s, self.amount(s, x))

    def apply(self, s: Table, x: i64) -> None:
        make_bid(s, self.amount(s, x))

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        return amount_facts(s, self.amount(s, x))

    def words(self, s: Table, x: i64) -> str:
        return f"Bid {self.amount(s, x)}"

    def warning(self, s: Table, x: i64) -> str:
        return bid_warning(s, self.amount(s, x))


@final
class Drop(Verb[Table]):
    """Leave this auction for good.  [OM-43]"""

    def refuse(self, s: Table, x: i64) -> i64:
        """Hold a drawer to its opening bid where that was agreed."""
        if not s.terms.drawer_must_open or s.leader != NOBODY:
            return LEGAL
        if s.bidder == s.turn and s.cash[s.turn] >= s.minimum:
            return R.MUST_OPEN  # OM-51
        return LEGAL

    def apply(self, s: Table, x: i64) -> None:
        s.bidding &= ~bit(s.bidder)
        if s.listener is not None:
            s.tell(log.DROPPED, s.bidder, {})

    def warning(self, s: Table, x: i64) -> str:
        """Say that there is no way back, and what becomes of the lot (OM-43, OM-50)."""
        if s.leader == NOBODY and s.bidding == bit(s.bidder):
            return "You are the last bidder: the lot stays unsold and its boundary is erased."
        return "You leave this auction for good and cannot buy the lot."


def sell(s: Table, seat: i64, amount: i64) -> None:
    """Let a company pay for the property and write its name into it (OM-45)."""
    s.pay(seat, amount)
    s.take_property(seat)
    if s.listener is not None:
        s.tell(log.SOLD, seat, {"amount": int(amount)})
    s.marks = zeros(0)


def erase(s: Table) -> None:
    """Erase the boundary; its holes are free again (OM-50)."""
    if s.listener is not None:
        s.tell(log.UNSOLD, s.turn, {})
    s.marks = zeros(0)


@final
class Buy(Verb[Table]):
    """Use the right to buy at one's own last bid after an overbid.  [OM-49]"""

    def apply(self, s: Table, x: i64) -> None:
        """Pay the last bid and take the property."""
        sell(s, s.bidder, s.last_bids[s.bidder])

    def words(self, s: Table, x: i64) -> str:
        return f"Buy the property for your bid of {s.last_bids[s.bidder]}"

    def figures(self, s: Table, x: i64) -> Figures:
        return Figures(cost=int(s.last_bids[s.bidder]))


@final
class Decline(Verb[Table]):
    """Let the right to buy go; the property stays unsold.  [OM-49, OM-50]"""

    def apply(self, s: Table, x: i64) -> None:
        """Erase the boundary."""
        if s.listener is not None:
            s.tell(log.DECLINED, s.bidder, {})
        erase(s)

    def warning(self, s: Table, x: i64) -> str:
        return f"You give up the right to buy the lot for {s.last_bids[s.bidder]}; nobody gets it."


BID: Final = Bid("bid", [number("amount", LOWEST_BID, HIGHEST_BID)], exact=True, words="Bid {amount}")
RAISE: Final = Raise("raise", [number("rung", 0, 7)])
DROP: Final = Drop("drop", words="Drop out of this auction")
BUY: Final = Buy("buy")
DECLINE: Final = Decline("decline", words="Decline; the boundary is erased")
