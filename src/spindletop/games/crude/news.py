"""What a news card does, from the slot to the deck: taxes, fees, markets, and when a lasting card ends."""

from mypy_extensions import i64

from spindletop.games.crude import log, scoring
from spindletop.games.crude.board import KINDS, NO_SQUARE, QUADRANTS, REFINERY, SQUARES
from spindletop.games.crude.cards import (
    CONSUMER_MOVE,
    INSTANT,
    MARKET_MOVE,
    MARKET_NAMES,
    MARKET_REMOVE,
    NO_CARD,
    PRODUCT_NAMES,
    UNTIL_DOUBLE,
    Effect,
)
from spindletop.games.crude.components import CRUDE, GASOLINE
from spindletop.games.crude.state import UNASSESSED, Table
from spindletop.kernel.bits import bit, has
from spindletop.kernel.state import NOBODY

# Cards


def end_card(s: Table, card: i64) -> None:
    """Take a lasting card out of the active area; what it did is undone (CR-404, CR-406)."""
    s.active &= ~bit(card)
    s.put_under(card)
    if card == s.terms.box.fee_card:
        s.reopen_all()
    look_at_markets(s)
    if s.listener is not None:
        s.tell(log.NEWS_ENDED, NOBODY, {"title": s.terms.box.news[card].title})


def end_until_double(s: Table) -> None:
    """End every active card that lasts until a double (CR-404, CR-R25)."""
    card: i64 = 0
    while s.active >> card != 0:
        if has(s.active, card) and s.terms.box.news[card].lasting == UNTIL_DOUBLE:
            end_card(s, card)
        card += 1


def take_card(s: Table, card: i64) -> None:
    """Let a card take effect: it ends active ones that do not stack, and stays if it lasts (CR-405, CR-408, CR-R24)."""
    other: i64 = 0
    while s.active >> other != 0:
        if has(s.active, other) and not s.terms.box.news[other].stacks:
            end_card(s, other)
        other += 1
    s.card = card
    s.effect = 0
    news = s.terms.box.news[card]
    if s.listener is not None:
        s.tell(log.NEWS, NOBODY, {"title": news.title, "text": news.text})
    if news.lasting != INSTANT:
        s.active |= bit(card)
        look_at_markets(s)


def file_card(s: Table) -> None:
    """Put the card under the deck unless it lasts, and let the Unlikely card slide (CR-406, CR-R22, CR-R23)."""
    card = s.card
    s.card = NO_CARD
    if s.terms.box.news[card].lasting == INSTANT:
        s.put_under(card)
    settle(s)
    if s.most_likely == NO_CARD:
        s.most_likely = s.unlikely
        s.unlikely = NO_CARD


def look_at_markets(s: Table) -> None:
    """Note which markets the active cards close (CR-417)."""
    s.closed = 0
    card: i64 = 0
    while s.active >> card != 0:
        if has(s.active, card):
            s.closed |= s.terms.box.news[card].closes
        card += 1


def current(s: Table) -> Effect:
    """Return the effect that is being carried out; `effect` counts those that were begun."""
    return s.terms.box.news[s.card].effects[s.effect - 1]


# Taxes


def first_payer(s: Table) -> i64:
    """Return the seat that acts first: the roller, or the next seat clockwise from a ghost (CR-405)."""
    return s.turn if s.turn != NOBODY else s.owner((s.place + 1) % QUADRANTS)


def ask_everybody(s: Table) -> None:
    """Begin with the first payer."""
    s.payers = s.seats
    s.payer = first_payer(s)
    s.due = UNASSESSED
    s.fee_quadrant = s.payer
    s.fee_square = NO_SQUARE


def next_payer(s: Table) -> None:
    """Go on clockwise, until everybody was asked."""
    s.payers -= 1
    s.payer = (s.payer + 1) % s.seats if s.payers > 0 else NOBODY
    s.due = UNASSESSED
    s.fee_quadrant = s.payer
    s.fee_square = NO_SQUARE


def tax(s: Table, seat: i64, effect: Effect) -> i64:
    """Return what a tax takes from a seat, for all its quadrants (CR-409)."""
    due = scoring.worth(s, seat, effect.rates)
    q: i64 = 0
    while q < QUADRANTS:
        if s.owner(q) == seat:
            due += effect.rates[KINDS + CRUDE] * s.crude(q) + effect.rates[KINDS + GASOLINE] * s.gasoline(q)
        q += 1
    return due


def has_assets(s: Table, seat: i64) -> bool:
    """Tell whether a seat has anything left to sell (CR-411)."""
    q: i64 = 0
    while q < QUADRANTS:
        if s.owner(q) == seat and s.covered(q) != 0:
            return True
        q += 1
    return False


def collect(s: Table) -> None:
    """Take the tax from the payer, or all its cash if that is less; the rest is waived (CR-409, CR-411, CR-R27)."""
    paid = min(s.due, s.cash[s.payer])
    s.pay(s.payer, paid)
    if s.listener is not None and s.due > 0:
        s.tell(log.TAXED, int(s.payer), {"amount": int(paid)})
        if paid < s.due:
            s.tell(log.WAIVED, int(s.payer), {"amount": int(s.due - paid)})


def sell_first(s: Table) -> i64:
    """Return the kinds the payer must sell before others, as a set; empty if it has none of them (CR-410)."""
    wanted = current(s).sell_first
    found: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        if has(wanted, kind) and scoring.owned(s, s.payer, kind) > 0:
            found |= bit(kind)
        kind += 1
    return found


# Fees


def fee(s: Table) -> i64:
    """Return what keeps or makes a refinery open (CR-412)."""
    return s.terms.box.news[s.terms.box.fee_card].fee


def next_refinery(s: Table) -> bool:
    """Go to the next refinery of the payer, by quadrant, row and column; tell whether there is one (CR-412)."""
    square = s.fee_square + 1
    q = s.fee_quadrant
    while q < QUADRANTS:
        standing = s.standing(REFINERY, q) if s.owner(q) == s.payer else 0
        while square < SQUARES:
            if has(standing, square):
                s.fee_quadrant = q
                s.fee_square = square
                return True
            square += 1
        square = 0
        q += 1
    return False


def settle(s: Table) -> None:
    """End the card with the fee as soon as no refinery is shut, unless it is just being resolved (CR-413)."""
    card = s.terms.box.fee_card
    if card == NO_CARD or not has(s.active, card) or s.card == card:
        return
    if not s.any_shut():
        end_card(s, card)


# Markets


def change_market(s: Table, effect: Effect) -> None:
    """Carry out an effect that only moves barrels; a closing acts by lying there (CR-414 to CR-417)."""
    if effect.op == CONSUMER_MOVE:
        move_consumer(s, effect.red_spaces)
        if s.listener is not None:
            s.tell(log.CONSUMER_MOVED, NOBODY, {"price": int(s.consumer_price)})
        return
    if effect.op == MARKET_REMOVE:
        taken = min(effect.count, s.barrels(effect.market, effect.product))
        s.move_barrels(effect.market, effect.product, -taken)
        tell_market(s, effect.market, effect.product)
    elif effect.op == MARKET_MOVE:
        room = s.open_spaces(effect.target, effect.product)
        moved = min(effect.count, room, s.barrels(effect.market, effect.product))
        s.move_barrels(effect.market, effect.product, -moved)
        s.move_barrels(effect.target, effect.product, moved)
        tell_market(s, effect.market, effect.product)
        tell_market(s, effect.target, effect.product)


def tell_market(s: Table, market: i64, product: i64) -> None:
    """Tell how many barrels stand on a track now."""
    if s.listener is not None:
        names: dict[str, object] = {"market": MARKET_NAMES[market], "product": PRODUCT_NAMES[product]}
        s.tell(log.MARKET_CHANGED, NOBODY, {**names, "barrels": int(s.barrels(market, product))})


def move_consumer(s: Table, red_spaces: i64) -> None:
    """Clear the Consumer Market but for the cheapest barrel, and move that one (CR-416, CR-421 to CR-423, CR-R19)."""
    s.supply[KINDS + GASOLINE] += s.consumer_barrels - 1
    s.consumer_barrels = 1
    s.consumer_price = s.terms.box.red_move(s.consumer_price, red_spaces)
