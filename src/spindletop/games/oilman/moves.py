"""What a company may do: draw, mark, offer, drill, pass, borrow, bid, drop, buy, decline."""

from typing import Final, final

from librt.vecs import append
from mypy_extensions import i64

from spindletop.games.oilman import geology, log
from spindletop.games.oilman import reasons as R
from spindletop.games.oilman.components import CAP_NAMES, CAPS, DRY, HOLE_NAMES, HOLES, RIGS, WET
from spindletop.games.oilman.options import ALLOWED, FORBIDDEN
from spindletop.games.oilman.state import FREE, Table
from spindletop.kernel.bits import bit
from spindletop.kernel.buffer import Buffer, zeros
from spindletop.kernel.figures import Figures
from spindletop.kernel.refusal import LEGAL
from spindletop.kernel.state import NOBODY
from spindletop.kernel.verb import Verb, number, one_of
from spindletop.kernel.words import counted

LOWEST_BID: Final[i64] = 3
HIGHEST_BID: Final[i64] = 999


def listed_from(out: Buffer, first: i64, action: i64) -> bool:
    """Tell whether an action was already proposed since entry `first`."""
    i = first
    while i < out.size:
        if out.items[i] == action:
            return True
        i += 1
    return False


@final
class Draw(Verb[Table]):
    """Spend the turn on drawing a boundary round new property.  [OM-24, OM-35, OM-38]"""

    def refuse(self, s: Table, x: i64) -> i64:
        """Need a free hole and somebody to sell to."""
        if s.free_holes == 0:
            return R.NO_FREE_HOLE  # OM-35
        if s.all_barred():
            return R.ALL_BARRED  # OM-35
        return LEGAL

    def apply(self, s: Table, x: i64) -> None:
        if s.listener is not None:
            s.tell(log.DREW, s.turn, {})


@final
class Mark(Verb[Table]):
    """Mark one more hole of the boundary; the last one closes it.  [OM-30 to OM-34]"""

    def offer(self, s: Table, out: Buffer) -> None:
        """Propose free holes: at first those in a large enough area, then those beside the marks."""
        if len(s.marks) == 0:
            hole: i64 = 0
            while hole < HOLES:
                if s.plot[hole] == FREE and self._room(s, hole):
                    out.add(hole)
                hole += 1
            return
        first = out.size
        for mark in s.marks:
            for beside in s.terms.neighbours[mark]:
                if s.plot[beside] != FREE or s.marked(beside):
                    continue
                if not listed_from(out, first, self.base + beside):
                    out.add(beside)

    def _room(self, s: Table, hole: i64) -> bool:
        return s.round > 1 or s.free_area(hole, s.size_wanted) >= s.size_wanted

    def refuse(self, s: Table, x: i64) -> i64:
        """Keep the boundary in one piece on free ground."""
        if s.plot[x] != FREE:
            return R.TAKEN  # OM-32
        if s.marked(x):
            return R.ALREADY_MARKED  # OM-32
        if len(s.marks) > 0:
            return LEGAL if s.adjoins_marks(x) else R.NOT_ADJOINING  # OM-31
        return LEGAL if self._room(s, x) else R.AREA_TOO_SMALL  # OM-34

    def apply(self, s: Table, x: i64) -> None:
        s.marks = append(s.marks, x)
        if s.listener is not None:
            s.tell(log.MARKED, s.turn, {"hole": HOLE_NAMES[x]})

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        return {"hole": HOLE_NAMES[x], "wanted": s.size_wanted}


@final
class Offer(Verb[Table]):
    """Close the boundary and put the property up for auction.  [OM-33]"""

    def refuse(self, s: Table, x: i64) -> i64:
        """Need a mark, and a round after the first."""
        if s.round == 1:
            return R.NINE_IN_ROUND_ONE  # OM-33
        if len(s.marks) == 0:
            return R.NOTHING_TO_OFFER  # OM-33
        return LEGAL

    def words(self, s: Table, x: i64) -> str:
        return f"Close the boundary round {counted(len(s.marks), 'hole')} and auction the property"


@final
class Drill(Verb[Table]):
    """Pay for a drilling and let the rig go in.  [OM-55 to OM-67]"""

    def offer(self, s: Table, out: Buffer) -> None:
        """Propose every hole and rig that may be drilled and paid."""
        cash = s.cash[s.turn]
        prices = s.terms.prices
        terrain = s.terms.box.terrain
        trespass = s.terms.trespass
        hole: i64 = 0
        while hole < HOLES:
            cap = s.cap[hole]
            if trespass == FORBIDDEN and s.plot[hole] == FREE:
                hole += 1
                continue
            if cap < WET and (trespass == ALLOWED or self._trespass(s, hole) == LEGAL):
                row = (terrain[hole] * CAPS + cap) * (RIGS + 1)
                rig = cap + 1  # OM-56: no rig goes less deep than the cap
                while rig <= RIGS:
                    price = prices[row + rig]
                    if 0 < price <= cash:
                        out.add(hole * RIGS + rig - 1)
                    rig += 1
            hole += 1

    def refuse(self, s: Table, x: i64) -> i64:
        """Ask the cap, the rig, the owner and the purse."""
        hole = x // RIGS
        price = s.price(hole, x % RIGS + 1)
        if s.cap[hole] > WET:
            return R.WET_WELL  # OM-62
        if price == 0:
            return R.WRONG_RIG  # OM-56
        trespass = self._trespass(s, hole)
        if trespass != LEGAL:
            return trespass
        if price > s.cash[s.turn]:
            return R.TOO_DEAR  # OM-55
        return LEGAL

    def _trespass(self, s: Table, hole: i64) -> i64:
        if s.terms.trespass == ALLOWED:
            return LEGAL
        owner = s.owner(hole)
        if owner == s.turn:
            return LEGAL
        if owner != NOBODY:
            return R.FOREIGN_LAND  # OM-64
        return R.FREE_LAND if s.terms.trespass == FORBIDDEN else LEGAL  # OM-65

    def apply(self, s: Table, x: i64) -> None:
        """Pay; hidden patches show at once what lies below, else chance will."""
        s.hole = x // RIGS
        s.rig = x % RIGS + 1
        price = s.price(s.hole, s.rig)
        s.pay(s.turn, price)
        if s.listener is not None:
            s.tell(log.DRILLED, s.turn, {"hole": HOLE_NAMES[s.hole], "rig": int(s.rig), "amount": int(price)})
        if s.terms.clusters:
            enter_result(s, geology.struck(s, s.hole, s.rig))  # OM-83

    def reveals(self, s: Table, x: i64) -> bool:
        """Hidden patches are found without a draw (OM-83)."""
        return s.terms.clusters

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        """Name hole, rig, cap and money."""
        hole, rig = x // RIGS, x % RIGS + 1
        cap = CAP_NAMES[s.cap[hole]] if s.cap[hole] else "a new well"
        return {
            "hole": HOLE_NAMES[hole],
            "rig": rig,
            "cap": cap,
            "price": s.price(hole, rig),
            "cash": s.cash[s.turn],
        }

    def words(self, s: Table, x: i64) -> str:
        hole, rig = x // RIGS, x % RIGS + 1
        return f"Drill {HOLE_NAMES[hole]} with rig {rig} for {s.price(hole, rig)}"

    def hint(self, s: Table, x: i64) -> str:
        """Give whose land it is and the odds."""
        hole, rig = x // RIGS, x % RIGS + 1
        owner = s.owner(hole)
        whose = "your hole" if owner == s.turn else "free hole: nothing to gain" if owner == NOBODY else "foreign hole"
        if s.terms.clusters:
            return whose
        parts = [f"{found} {percent} %" for found, percent in self._odds(s, hole, rig)]
        return f"{whose}; {', '.join(parts) or 'no oil'}"

    def _odds(self, s: Table, hole: i64, rig: i64) -> list[tuple[str, int]]:
        """Return the levels at which this rig may strike oil, with their percentages rounded down (OM-80)."""
        weights = geology.odds(s, hole, rig)
        total = sum(weights)
        return [(f"level {k}", 100 * weights[k] // total) for k in range(1, RIGS + 1) if weights[k] > 0]

    def figures(self, s: Table, x: i64) -> Figures:
        """Give the price, and the odds where the ground is not laid out before (OM-55, OM-80)."""
        hole, rig = x // RIGS, x % RIGS + 1
        return Figures(cost=int(s.price(hole, rig)), odds=None if s.terms.clusters else self._odds(s, hole, rig))

    def warning(self, s: Table, x: i64) -> str:
        """Name the price of a drilling that can gain nothing for the driller (OM-64, OM-65, OM-81)."""
        hole, rig = x // RIGS, x % RIGS + 1
        owner, name = s.owner(hole), HOLE_NAMES[hole]
        cost = f"costs you {s.price(hole, rig)} and your turn"
        if owner == NOBODY:
            return f"{name} belongs to nobody: drilling there {cost}, and oil would raise no salary."
        if owner != s.turn:
            return f"{name} is another company's land: drilling there {cost}, and oil would raise its salary."
        if s.clear[hole] >= rig:
            return f"{name} is known to be dry as deep as rig {rig} goes: drilling there {cost}."
        return ""


def enter_result(s: Table, level: i64) -> None:
    """Enter what the rig found: notes for all, a cap and a rise on owned land, a dry attempt for the driller."""
    hole, rig = s.hole, s.rig
    owner = s.owner(hole)
    if level == 0:
        s.clear[hole] = max(s.clear[hole], rig)  # OM-81
        s.dry[s.turn] += 1  # OM-67
        if owner != NOBODY:
            s.set_cap(hole, DRY + rig)  # OM-60
    else:
        s.oil[hole] = level  # OM-81
        s.clear[hole] = level - 1
        if owner != NOBODY:
            s.set_cap(hole, WET + level)  # OM-61, OM-64
            s.salary[owner] += s.terms.box.gain(s.terms.box.terrain[hole], level)
    if s.listener is not None:
        tell_result(s, level, owner)


def tell_result(s: Table, level: i64, owner: i64) -> None:
    """Tell what the rig found."""
    name = HOLE_NAMES[s.hole]
    if level == 0:
        s.tell(log.DRY, s.turn, {"hole": name, "level": int(s.rig)})
        return
    s.tell(log.STRUCK, s.turn, {"hole": name, "level": int(level)})
    if owner != NOBODY:
        gain = int(s.terms.box.gain(s.terms.box.terrain[s.hole], level))
        s.tell(log.RAISED, owner, {"amount": gain, "salary": int(s.salary[owner])})


@final
class PassTurn(Verb[Table]):
    """Do nothing this turn.  [OM-26, OM-95]"""

    def apply(self, s: Table, x: i64) -> None:
        if s.listener is not None:
            s.tell(log.PASSED, s.turn, {})


@final
class Borrow(Verb[Table]):
    """Take the one loan of a destitute company, then act.  [OM-25, OM-70 to OM-73]"""

    def refuse(self, s: Table, x: i64) -> i64:
        """Lend only to the destitute, and once."""
        box = s.terms.box
        if s.borrowed[s.turn] != 0:
            return R.SECOND_LOAN  # OM-73
        if s.dry[s.turn] < box.loan_dry:
            return R.FEW_DRY_WELLS  # OM-70
        if s.salary[s.turn] >= box.loan_salary_below:
            return R.SALARY_TOO_HIGH  # OM-70
        if s.cash[s.turn] >= box.loan_cash_below:
            return R.CASH_TOO_HIGH  # OM-70
        return LEGAL

    def apply(self, s: Table, x: i64) -> None:
        """Receive the loan; the turn goes on."""
        box = s.terms.box
        s.receive(s.turn, box.loan)
        s.owed[s.turn] = box.repay_total  # OM-72
        s.borrowed[s.turn] = 1
        if s.listener is not None:
            s.tell(log.BORROWED, s.turn, {"amount": int(box.loan), "owed": int(box.repay_total)})
        s.again()

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        """Name the conditions and how the company stands."""
        box = s.terms.box
        return {
            "need_dry": box.loan_dry,
            "dry": s.dry[s.turn],
            "need_salary": box.loan_salary_below,
            "salary": s.salary[s.turn],
            "need_cash": box.loan_cash_below,
            "cash": s.cash[s.turn],
        }

    def words(self, s: Table, x: i64) -> str:
        return f"Borrow {s.terms.box.loan} from the bank (repay {s.terms.box.repay_total})"

    def figures(self, s: Table, x: i64) -> Figures:
        return Figures(gain=int(s.terms.box.loan))


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


DRAW: Final = Draw("draw", words="Draw a property and put it up for auction")
MARK: Final = Mark("mark", [one_of("hole", HOLE_NAMES)], exact=True, words="Mark {hole}", place="hole:{hole}")
OFFER: Final = Offer("offer")
DRILL: Final = Drill("drill", [one_of("hole", HOLE_NAMES), number("rig", 1, RIGS)], exact=True, place="hole:{hole}")
PASS_TURN: Final = PassTurn("pass_turn", words="Pass")
BORROW: Final = Borrow("borrow")
BID: Final = Bid("bid", [number("amount", LOWEST_BID, HIGHEST_BID)], exact=True, words="Bid {amount}")
RAISE: Final = Raise("raise", [number("rung", 0, 7)])
DROP: Final = Drop("drop", words="Drop out of this auction")
BUY: Final = Buy("buy")
DECLINE: Final = Decline("decline", words="Decline; the boundary is erased")
