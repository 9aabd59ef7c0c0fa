"""The eight actions of an executive, and passing (IB-601 to IB-682)."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.games.interbellum import hands, log, network, playable, turn, wells
from spindletop.games.interbellum import reasons as R
from spindletop.games.interbellum.atlas import SEGMENTS_A_WORD
from spindletop.games.interbellum.effects import GAS_CUBES, GAS_PRICE, describe
from spindletop.games.interbellum.limits import at_most
from spindletop.games.interbellum.names import KINDS, POWER_COUNT, POWERS, SEGMENTS, WELLS
from spindletop.games.interbellum.options import EXECUTIVES_PER_ROUND
from spindletop.games.interbellum.state import ANYWHERE, BY_TRACKER, Table
from spindletop.kernel.bits import bit, has
from spindletop.kernel.buffer import Buffer
from spindletop.kernel.refusal import LEGAL
from spindletop.kernel.state import NOBODY
from spindletop.kernel.verb import Verb, number, one_of

MOST_ATTEMPTS: Final = 50
MOST_BOUGHT: Final = 20


@final
class Build(Verb[Table]):
    """Lay a pipeline piece on a segment, by an action or by a card.  [IB-611 to IB-613, IB-702]"""

    def offer(self, s: Table, out: Buffer) -> None:
        """Propose every segment without an own piece in the areas that can be paid."""
        seat = s.mover
        if s.pieces[seat] == 0:
            return
        atlas = s.terms.box.atlas
        areas = affordable(s, seat)
        low: i64 = 0
        high: i64 = 0
        area: i64 = 0
        while areas != 0:
            if areas & 1 != 0:
                low |= atlas.low_segments[area]
                high |= atlas.high_segments[area]
            areas >>= 1
            area += 1
        propose(out, low & ~s.pipes[2 * seat], 0)
        propose(out, high & ~s.pipes[2 * seat + 1], SEGMENTS_A_WORD)

    def refuse(self, s: Table, x: i64) -> i64:
        """Ask for a free place, a piece, the right power and the money."""
        seat = s.mover
        if s.owns(seat, x):
            return R.OWN_SEGMENT  # IB-613
        if s.pieces[seat] == 0:
            return R.NO_PIECE  # IB-613
        if s.gang != ANYWHERE and s.controller(s.terms.box.atlas.segment_area[x]) != s.gang:
            return R.OTHER_POWER  # IB-612
        if s.segment_price(seat, x) > s.cash[seat]:
            return R.SEGMENT_TOO_DEAR if s.price == BY_TRACKER else R.CARD_SEGMENT_TOO_DEAR  # IB-611, IB-702
        return LEGAL

    def apply(self, s: Table, x: i64) -> None:
        """Pay and lay the piece; further segments may follow."""
        seat = s.mover
        price = s.segment_price(seat, x)
        s.pay(seat, price)
        before = network.connected_wells(s, seat)
        network.lay(s, seat, x)
        if s.listener is not None:
            name = s.terms.box.atlas.segment_name(x)
            s.tell(log.BUILT, seat, {"segment": name, "amount": int(price), "id": SEGMENTS[x]})
            wells.tell_connected(s, seat, before)
        if s.step is turn.ACT:
            s.placed[seat] += 1
            s.gang = s.controller(s.terms.box.atlas.segment_area[x])
            s.most = s.extras(seat, s.gang)  # IB-612
            s.taken = 0
            if s.most > 0:
                s.push(turn.BUILD_MORE)
            return
        s.taken += 1
        if s.taken < s.most:
            s.again()

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        return {
            "segment": s.terms.box.atlas.segment_name(x),
            "price": s.segment_price(s.mover, x),
            "cash": s.cash[s.mover],
            "power": s.terms.box.power_names[s.gang] if s.gang >= 0 else "",
        }

    def words(self, s: Table, x: i64) -> str:
        return f"Build {s.terms.box.atlas.segment_name(x)} for ${s.segment_price(s.mover, x)}"

    def place(self, s: Table, x: i64) -> str:
        return f"segment:{SEGMENTS[x]}"

    def hint(self, s: Table, x: i64) -> str:
        """Name the area and how many segments may be added, and warn of a shortcut that lowers the score."""
        area = s.terms.box.atlas.segment_area[x]
        power = s.controller(area)
        parts = [s.terms.box.atlas.areas[area].name]
        if s.step is turn.ACT and power != NOBODY and s.extras(s.mover, power) > 0:
            parts.append(f"then up to {s.extras(s.mover, power)} more for {s.terms.box.power_names[power]}")
        change = wells.points_of_segment(s, s.mover, x)
        if change > 0:
            parts.append(f"{change:+} points")
        elif change < 0:
            parts.append(f"warning: a shorter route counts, {change} points")
        return "; ".join(parts)


def affordable(s: Table, seat: i64) -> i64:
    """Return the areas in which the player may build and can pay a segment."""
    atlas = s.terms.box.atlas
    cash = s.cash[seat]
    if s.price != BY_TRACKER:
        if s.price > cash:
            return 0
        return atlas.all_areas
    areas: i64 = 0
    held: i64 = 0
    power: i64 = 0
    while power < POWER_COUNT:
        own = atlas.home_areas[power] | s.armies[power]
        held |= own
        if (s.gang == ANYWHERE or s.gang == power) and s.pipeline_price(seat, power) <= cash:
            areas |= own
        power += 1
    if s.gang == ANYWHERE and s.pipeline_price(seat, NOBODY) <= cash:
        areas |= atlas.all_areas & ~held
    return areas


def propose(out: Buffer, mask: i64, first: i64) -> None:
    """Write the members of a set into the buffer, counted from `first`."""
    x = first
    while mask != 0:
        if mask & 1 != 0:
            out.add(x)
        mask >>= 1
        x += 1


@final
class GasSearch(Verb[Table]):
    """Pay for attempts and draw from the gas bag.  [IB-621 to IB-628]"""

    def offer(self, s: Table, out: Buffer) -> None:
        """Propose every number of attempts that can be paid and still draws."""
        if not s.can_find(s.mover):
            return
        price = s.changes[GAS_PRICE]
        cubes = s.changes[GAS_CUBES]
        cash = s.cash[s.mover]
        bag = s.bag()
        n: i64 = 1
        while n <= MOST_ATTEMPTS and n * price <= cash and (n - 1) * cubes < bag:
            out.add(n - 1)
            n += 1

    def refuse(self, s: Table, x: i64) -> i64:
        """Ask the purse, the bag and the meter."""
        if (x + 1) * s.changes[GAS_PRICE] > s.cash[s.mover]:
            return R.STAKE_TOO_HIGH  # IB-621
        if x * s.changes[GAS_CUBES] >= s.bag():
            return R.BAG_TOO_SMALL  # IB-625
        if s.finds[s.mover] >= s.terms.box.meter:
            return R.METER_FULL  # IB-628
        if s.black == 0:
            return R.NO_BLACK_CUBE  # IB-628
        return LEGAL

    def cubes(self, s: Table, x: i64) -> i64:
        """Return how many cubes are drawn for so many attempts (IB-621, IB-622, IB-625)."""
        drawn = (x + 1) * s.changes[GAS_CUBES] + wells.free_cubes(s, s.mover)
        return at_most(drawn, s.bag())

    def apply(self, s: Table, x: i64) -> None:
        seat = s.mover
        amount = (x + 1) * s.changes[GAS_PRICE]
        s.placed[seat] += 1
        s.pay(seat, amount)
        s.drawing = self.cubes(s, x)
        if s.listener is not None:
            s.tell(log.SEARCHED, seat, {"amount": int(amount), "cubes": int(s.drawing)})
        s.push(turn.SEARCH[seat])

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        price = (x + 1) * s.changes[GAS_PRICE]
        return {"n": x + 1, "price": price, "cash": s.cash[s.mover], "bag": s.bag()}

    def words(self, s: Table, x: i64) -> str:
        return f"Search for gas for ${(x + 1) * s.changes[GAS_PRICE]}"

    def place(self, s: Table, x: i64) -> str:
        return "boat:caspian"

    def hint(self, s: Table, x: i64) -> str:
        """Give the cubes and the chance of a find."""
        cubes = int(self.cubes(s, x))
        return f"{cubes} cubes, {wells.chance_of_find(s, cubes)} % for a find"


@final
class Income(Verb[Table]):
    """Take the income of one own well.  [IB-631 to IB-634]"""

    def offer(self, s: Table, out: Buffer) -> None:
        propose(out, s.wells[s.mover] & ~s.worked & ~s.fresh, 0)

    def refuse(self, s: Table, x: i64) -> i64:
        """Ask whose well it is and whether it yields now."""
        if not has(s.wells[s.mover], x):
            return R.NOT_YOUR_WELL  # IB-631
        if has(s.worked, x):
            return R.WELL_USED  # IB-632
        if has(s.fresh, x):
            return R.WELL_TOO_NEW  # IB-633
        return LEGAL

    def apply(self, s: Table, x: i64) -> None:
        seat = s.mover
        amount = s.yield_of(seat, x)
        s.placed[seat] += 1
        s.receive(seat, amount)
        s.worked |= bit(x)
        if s.listener is not None:
            s.tell(log.INCOME, seat, {"amount": int(amount), "well": well_name(s, x)})

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        return {"well": well_name(s, x)}

    def words(self, s: Table, x: i64) -> str:
        return f"Take ${s.yield_of(s.mover, x)} from {well_name(s, x)}"

    def place(self, s: Table, x: i64) -> str:
        return f"well:{WELLS[x]}"

    def hint(self, s: Table, x: i64) -> str:
        return "connected" if network.connected(s, s.mover, x) else "not connected"


def well_name(s: Table, well: i64) -> str:
    """Return the printed name of a well."""
    return s.terms.box.atlas.nodes[well].name


@final
class BuyInfluence(Verb[Table]):
    """Buy influence in one power.  [IB-641 to IB-643]"""

    def offer(self, s: Table, out: Buffer) -> None:
        """Propose every number of cubes that can be paid."""
        cash = s.cash[s.mover]
        supply = at_most(s.cubes[s.mover], MOST_BOUGHT)
        power: i64 = 0
        while power < POWER_COUNT:
            n: i64 = 1
            while n <= supply and s.influence_price(power, n) <= cash:
                out.add(power * MOST_BOUGHT + n - 1)
                n += 1
            power += 1

    def refuse(self, s: Table, x: i64) -> i64:
        """Ask the purse and the supply."""
        n = x % MOST_BOUGHT + 1
        if s.influence_price(x // MOST_BOUGHT, n) > s.cash[s.mover]:
            return R.INFLUENCE_TOO_DEAR  # IB-642
        if n > s.cubes[s.mover]:
            return R.NO_CUBE  # IB-202
        return LEGAL

    def apply(self, s: Table, x: i64) -> None:
        seat = s.mover
        power = x // MOST_BOUGHT
        n = x % MOST_BOUGHT + 1
        price = s.influence_price(power, n)
        s.placed[seat] += 1
        s.pay(seat, price)
        s.cheap[power] += 1 if s.terms.cheap == EXECUTIVES_PER_ROUND else n
        moved = s.add_influence(seat, power, n)
        if s.listener is not None:
            name = s.terms.box.power_names[power]
            s.tell(log.BOUGHT_INFLUENCE, seat, {"count": int(n), "power": name, "amount": int(price)})
            if moved:
                s.tell(log.FLAG, seat, {"power": name})

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        power, n = x // MOST_BOUGHT, x % MOST_BOUGHT + 1
        price = s.influence_price(power, n)
        name = s.terms.box.power_names[power]
        return {"n": n, "power": name, "price": price, "cash": s.cash[s.mover], "cubes": s.cubes[s.mover]}

    def words(self, s: Table, x: i64) -> str:
        power, n = x // MOST_BOUGHT, x % MOST_BOUGHT + 1
        return f"Buy {n} influence in {s.terms.box.power_names[power]} for ${s.influence_price(power, n)}"

    def place(self, s: Table, x: i64) -> str:
        return f"power:{POWERS[x // MOST_BOUGHT]}"

    def hint(self, s: Table, x: i64) -> str:
        """Say whether the flag would come."""
        power, n = x // MOST_BOUGHT, x % MOST_BOUGHT + 1
        holder = s.flags[power]
        if holder == s.mover:
            return "you hold the flag"
        needed = (0 if holder == NOBODY else s.standing(holder, power)) + 1 - s.standing(s.mover, power)
        return "takes the flag" if n >= needed else f"the flag needs {needed}"


@final
class DrawCards(Verb[Table]):
    """Take action cards from the pile.  [IB-651, IB-652]"""

    def refuse(self, s: Table, x: i64) -> i64:
        if s.card_fee() > s.cash[s.mover]:
            return R.FEE_TOO_HIGH  # IB-651
        if hands.pile_size(s) + hands.discards_size(s) == 0:
            return R.NO_CARDS  # IB-652
        return LEGAL

    def apply(self, s: Table, x: i64) -> None:
        seat = s.mover
        fee = pay_fee(s, seat)
        if s.listener is not None:
            s.tell(log.DREW, seat, {"amount": int(fee)})
        s.follow(s.terms.scripts.draws[seat])

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        return {"fee": s.card_fee(), "cash": s.cash[s.mover]}

    def words(self, s: Table, x: i64) -> str:
        return f"Draw {s.terms.box.cards_a_draw} action cards for ${s.card_fee()}"

    def place(self, s: Table, x: i64) -> str:
        return "pile:cards"


def pay_fee(s: Table, seat: i64) -> i64:
    """Put an executive at the card pile and pay for those who stand there already (IB-651)."""
    fee = s.card_fee()
    s.placed[seat] += 1
    s.pay(seat, fee)
    s.at_pile += 1
    return fee


@final
class PlayCard(Verb[Table]):
    """Play an action card from the hand.  [IB-651, IB-661, IB-662]"""

    def offer(self, s: Table, out: Buffer) -> None:
        """Propose the kinds in hand; which of them are playable is asked afterwards."""
        if s.hand_size[s.mover] == 0:
            return
        kind: i64 = 0
        while kind < i64(len(s.terms.box.kinds)):
            if hands.holds(s, s.mover, kind) > 0:
                out.add(kind)
            kind += 1

    def refuse(self, s: Table, x: i64) -> i64:
        """Ask hand, fee and use."""
        if hands.holds(s, s.mover, x) == 0:
            return R.NOT_IN_HAND  # IB-661
        fee = s.card_fee()
        if fee > s.cash[s.mover]:
            return R.FEE_TOO_HIGH  # IB-651
        if not playable.playable(s, s.mover, s.terms.box.kinds[x].play[0], fee):
            return R.NOT_PLAYABLE  # IB-661
        return LEGAL

    def apply(self, s: Table, x: i64) -> None:
        """Show the card, carry it out, then discard it."""
        seat = s.mover
        fee = pay_fee(s, seat)
        hands.give_up(s, seat, x)
        s.in_play = x
        if s.listener is not None:
            card = s.terms.box.kinds[x]
            text = describe(card.play, s.terms.box.power_names)
            s.tell(log.PLAYED, seat, {"card": card.name, "kind": card.id, "amount": int(fee), "text": text})
        s.push(turn.SHELVE)
        s.follow(s.terms.scripts.cards[seat][x])

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        kinds = s.terms.box.kinds
        need = playable.needs(kinds[x].play[0]) if x < i64(len(kinds)) else ""
        return {"card": card_name(s, x), "fee": s.card_fee(), "cash": s.cash[s.mover], "need": need}

    def words(self, s: Table, x: i64) -> str:
        return f"Play {card_name(s, x)} for ${s.card_fee()}"

    def place(self, s: Table, x: i64) -> str:
        return f"card:{KINDS[x]}"

    def hint(self, s: Table, x: i64) -> str:
        return describe(s.terms.box.kinds[x].play, s.terms.box.power_names)


def card_name(s: Table, kind: i64) -> str:
    """Return the printed name of a kind of card, or its number if this edition does not print it."""
    kinds = s.terms.box.kinds
    return kinds[kind].name if kind < i64(len(kinds)) else KINDS[kind]


@final
class BuyWell(Verb[Table]):
    """Buy a free well.  [IB-671, IB-672]"""

    def offer(self, s: Table, out: Buffer) -> None:
        if s.well_price() <= s.cash[s.mover]:
            propose(out, s.free_wells(), 0)

    def refuse(self, s: Table, x: i64) -> i64:
        if not has(s.terms.wells, x):
            return R.NO_SUCH_WELL  # IB-R5
        if s.owner(x) != NOBODY:
            return R.WELL_NOT_FREE  # IB-671
        if s.well_price() > s.cash[s.mover]:
            return R.WELL_TOO_DEAR  # IB-671
        return LEGAL

    def apply(self, s: Table, x: i64) -> None:
        """Pay; the well yields from the next round on."""
        seat = s.mover
        price = s.well_price()
        s.placed[seat] += 1
        s.pay(seat, price)
        s.wells[seat] |= bit(x)
        s.fresh |= bit(x)  # IB-633
        if s.listener is not None:
            s.tell(log.BOUGHT_WELL, seat, {"well": well_name(s, x), "amount": int(price)})
        if s.terms.all_bonuses:
            wells.give_bonus(s, seat, x)  # IB-672

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        return {"well": well_name(s, x), "price": s.well_price(), "cash": s.cash[s.mover]}

    def words(self, s: Table, x: i64) -> str:
        return f"Buy {well_name(s, x)} for ${s.well_price()}"

    def place(self, s: Table, x: i64) -> str:
        return f"well:{WELLS[x]}"

    def hint(self, s: Table, x: i64) -> str:
        return wells.bonus_words(s.terms.box, x)


@final
class Pass(Verb[Table]):
    """Lay an executive aside.  [IB-407]"""

    def apply(self, s: Table, x: i64) -> None:
        s.placed[s.mover] += 1
        if s.listener is not None:
            s.tell(log.PASSED, s.mover, {})

    def words(self, s: Table, x: i64) -> str:
        return "Pass"


BUILD: Final = Build("build", [one_of("segment", SEGMENTS)], exact=True)
GAS_SEARCH: Final = GasSearch("gas_search", [number("attempts", 1, MOST_ATTEMPTS)], exact=True)
INCOME: Final = Income("income", [one_of("well", WELLS)], exact=True)
BUY_INFLUENCE: Final = BuyInfluence(
    "buy_influence", [one_of("power", POWERS), number("cubes", 1, MOST_BOUGHT)], exact=True
)
DRAW_CARDS: Final = DrawCards("draw_cards")
PLAY_CARD: Final = PlayCard("play_card", [one_of("kind", KINDS)])
BUY_WELL: Final = BuyWell("buy_well", [one_of("well", WELLS)], exact=True)
PASS: Final = Pass("pass", exact=True)
