"""What a seat may see at a table of Crude: all but the order of the unseen news cards (CR-115, CR-R37)."""

from spindletop.games.crude import news, scoring
from spindletop.games.crude.board import (
    KIND_NAMES,
    KINDS,
    QUADRANT_NAMES,
    QUADRANTS,
    REFINERY,
    RIG,
    SIDE,
    SQUARE_NAMES,
    STATION,
    WELL,
    column_reach,
    hit_counts,
    row_reach,
)
from spindletop.games.crude.cards import MARKET_NAMES, NO_CARD, PRODUCT_NAMES, TAX, EconomyCard
from spindletop.games.crude.components import COLOURS
from spindletop.games.crude.state import Table
from spindletop.games.crude.view_types import (
    Asset,
    ByAsset,
    Company,
    Consumer,
    CrudeView,
    Difference,
    Economy,
    FinalEconomy,
    Harvest,
    Idle,
    Market,
    News,
    NewsCard,
    NextEconomy,
    Production,
    Quadrant,
    Track,
)
from spindletop.kernel.bits import count, has, members
from spindletop.kernel.state import NOBODY

SALES_SHOWN = 3
"""So many prices at the pump are shown ahead."""


def view(s: Table, seat: int) -> CrudeView:
    """Return the table as plain data; all seats and spectators see the same."""
    return {
        "round": int(s.round),
        "max_rounds": int(s.terms.max_rounds) or None,
        "idle": _idle(s),
        "victory_cash": int(s.terms.victory_cash),
        "turn": _seat(s.turn),
        "ghost_turn": s.place != NOBODY and s.turn == NOBODY,
        "first": int(s.first),
        "purchase_round": s.place == NOBODY,
        "declarer": _seat(s.declarer),
        "final_turns_left": int(s.final_left),
        "dice": None if s.red == 0 else {"red": int(s.red), "black": int(s.black)},
        "seats": [_company(s, i) for i in range(s.seats)],
        "quadrants": [_quadrant(s, q) for q in range(QUADRANTS)],
        "production": _production(s),
        "markets": [_market(s, market) for market in range(len(MARKET_NAMES))],
        "market_used": None if s.market == NOBODY else MARKET_NAMES[s.market],
        "consumer": _consumer(s),
        "economy": _economy(s),
        "difference": _difference(s),
        "news": _news(s),
    }


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else int(seat)


def _idle(s: Table) -> Idle | None:
    """Return for how many complete rounds nobody has sold anything, and how many end the game (CR-808)."""
    if s.terms.idle_rounds == 0:
        return None
    return {"rounds": max(0, int(s.round - s.last_sale) - 1), "limit": int(s.terms.idle_rounds)}


def _company(s: Table, seat: int) -> Company:
    now = s.terms.box.economy[s.economy].sell
    return {
        "colour": COLOURS[seat],
        "cash": int(s.cash[seat]),
        "assets": _by_kind([int(scoring.owned(s, seat, kind)) for kind in range(KINDS)]),
        "liquidation_now": int(scoring.worth(s, seat, now)),
        "liquidation_end": int(scoring.liquidation(s, seat)),
        "total": int(scoring.total(s, seat)),
        "barrels": int(scoring.stored_barrels(s, seat)),
        "wells_built": int(s.wells_built[seat]),
        "next_well": int(s.well_price(seat)),
        "may_declare": s.declarer == NOBODY and s.cash[seat] >= s.terms.victory_cash,
        "debt": int(s.due - s.cash[seat]) if s.payer == seat and s.due > s.cash[seat] else 0,
    }


def lit(s: Table, quadrant: int) -> tuple[int, int]:
    """Return the row and the column that the dice light in a quadrant, 0 for none (CR-401, CR-601, CR-602)."""
    if s.quadrant == NOBODY or s.red == 0:
        return 0, 0
    if quadrant == s.quadrant and s.turn != NOBODY:
        return int(s.red), int(s.black)
    if quadrant == (s.quadrant + 1) % QUADRANTS:
        return int(s.red), 0
    if quadrant == (s.quadrant + 3) % QUADRANTS:
        return 0, int(s.black)
    return 0, 0


def _quadrant(s: Table, quadrant: int) -> Quadrant:
    row, column = lit(s, quadrant)
    return {
        "name": QUADRANT_NAMES[quadrant],
        "owner": _seat(s.owner(quadrant)),
        "active": quadrant == s.quadrant,
        "lit_row": row or None,
        "lit_column": column or None,
        "crude": int(s.crude(quadrant)),
        "fresh_crude": int(s.fresh_crude(quadrant)),
        "gasoline": int(s.gasoline(quadrant)),
        "fresh_gasoline": int(s.fresh_gasoline(quadrant)),
        "assets": _assets(s, quadrant, row, column),
        "gave": _gave(s, quadrant, row, column),
    }


def _gave(s: Table, quadrant: int, row: int, column: int) -> Harvest:
    """Return what the roll gave a quadrant: crude, barrels to refine and to sell, a strike (CR-504 to CR-511)."""
    box, old = s.terms.box, ~s.fresh_assets(quadrant)
    refineries = s.standing(REFINERY, quadrant) & ~s.shut(quadrant) & old
    both = row_reach(RIG, row) & column_reach(RIG, column)
    return {
        "crude": int(s.fresh_crude(quadrant)),
        "to_refine": int(box.conversions_per_hit * hit_counts(refineries, REFINERY, row, column)),
        "to_sell": int(box.sales_per_hit * hit_counts(s.standing(STATION, quadrant) & old, STATION, row, column)),
        "strike": s.standing(RIG, quadrant) & old & both != 0,
    }


def _assets(s: Table, quadrant: int, row: int, column: int) -> list[Asset]:
    found: list[Asset] = []
    for kind in range(KINDS):
        for square in members(s.standing(kind, quadrant)):
            fresh = has(s.fresh_assets(quadrant), square)
            hits = int(has(row_reach(kind, row), square)) + int(has(column_reach(kind, column), square))
            found.append(
                {
                    "kind": KIND_NAMES[kind],
                    "square": SQUARE_NAMES[square],
                    "row": square // SIDE + 1,
                    "column": square % SIDE + 1,
                    "size": 2 if kind == REFINERY else 1,
                    "shut": has(s.shut(quadrant), square),
                    "fresh": fresh,
                    "hits": 0 if fresh else hits,
                    "saleable": quadrant == s.quadrant and has(s.hits, square),
                    "value": int(s.value(kind)),
                }
            )
    return found


def _production(s: Table) -> Production | None:
    if s.step.name not in {"produce", "neighbour"}:
        return None
    return {
        "quadrant": QUADRANT_NAMES[s.producer],
        "seat": _seat(s.owner(s.producer)),
        "refine_left": int(s.refine_left),
        "pump_left": int(s.pump_left),
        "strike": SQUARE_NAMES[s.strike] if s.strike >= 0 else None,
    }


def _market(s: Table, market: int) -> Market:
    return {
        "name": MARKET_NAMES[market],
        "closed": has(s.closed, market),
        "tracks": [_track(s, market, product) for product in range(len(PRODUCT_NAMES))],
    }


def _track(s: Table, market: int, product: int) -> Track:
    spaces = [int(price) for price in s.terms.box.spaces[product]]
    open_spaces = int(s.open_spaces(market, product))
    return {
        "product": PRODUCT_NAMES[product],
        "spaces": spaces,
        "covered": len(spaces) - open_spaces,
        "buy": spaces[open_spaces] if open_spaces < len(spaces) else None,
        "sell": spaces[open_spaces - 1] if open_spaces > 0 else None,
        "cost_of": _sums(spaces[open_spaces:]),
        "return_of": _sums(spaces[:open_spaces][::-1]),
    }


def _sums(prices: list[int]) -> list[int]:
    """Return what 1, 2, 3 ... barrels cost or bring together."""
    return [sum(prices[: n + 1]) for n in range(len(prices))]


def _consumer(s: Table) -> Consumer:
    box = s.terms.box
    low = int(box.consumer_low)
    return {
        "low": low,
        "high": int(box.consumer_high),
        "red": box.red,
        "price": int(s.consumer_price),
        "barrels": int(s.consumer_barrels),
        "next_sale": int(s.consumer_price) - 1 if s.consumer_price > low else None,
        "next_sales": list(range(int(s.consumer_price) - 1, low - 1, -1))[:SALES_SHOWN],
    }


def _economy(s: Table) -> Economy:
    box = s.terms.box
    card = box.economy[s.economy]
    buyable = [kind for kind in range(KINDS) if card.buy[kind] > 0]
    return {
        "id": card.id,
        "name": card.name,
        "demand": int(card.demand),
        "buy": {KIND_NAMES[kind]: int(card.buy[kind]) for kind in buyable},
        "sell": _by_kind([int(price) for price in card.sell]),
        "next": [_next(box.economy[follower]) for follower in card.next],
        "final": _final(box.economy[box.economy_final]),
    }


def _final(card: EconomyCard) -> FinalEconomy:
    """Return the card whose values count at the end (CR-804)."""
    return {"name": card.name, "sell": _by_kind([int(price) for price in card.sell])}


def _by_kind(numbers: list[int]) -> ByAsset:
    """Name the numbers of the four kinds of assets."""
    return {"rig": numbers[RIG], "well": numbers[WELL], "station": numbers[STATION], "refinery": numbers[REFINERY]}


def _next(card: EconomyCard) -> NextEconomy:
    return {"id": card.id, "name": card.name, "demand": int(card.demand)}


def _difference(s: Table) -> Difference:
    needed = int(s.terms.box.trigger - s.difference)
    rolls = [(red, black) for red in range(SIDE) for black in range(SIDE) if abs(red - black) >= needed]
    return {
        "marker": int(s.difference),
        "trigger": int(s.terms.box.trigger),
        "change_percent": round(100 * len(rolls) / (SIDE * SIDE)),
    }


def _news(s: Table) -> News:
    box = s.terms.box
    cards = box.news
    return {
        "most_likely_doubles": [int(face) for face in members(box.most_likely_doubles)],
        "unlikely_doubles": [int(face) for face in members(box.unlikely_doubles)],
        "most_likely": None if s.most_likely == NO_CARD else _card(s, s.most_likely),
        "unlikely": None if s.unlikely == NO_CARD else _card(s, s.unlikely),
        "resolving": None if s.card == NO_CARD else _card(s, s.card),
        "active": [_card(s, card) for card in members(s.active)],
        "used": [cards[card].id for card in s.under],
        "unseen": int(count(s.unseen)),
        "unseen_cards": [cards[card].id for card in members(s.unseen)],
    }


def _card(s: Table, card: int) -> NewsCard:
    shown = s.terms.box.news[card]
    return {
        "id": shown.id,
        "title": shown.title,
        "text": shown.text,
        "costs": [_cost(s, card, i) for i in range(s.seats)],
    }


def _cost(s: Table, card: int, seat: int) -> int:
    """Return what a card would cost a seat now."""
    total = 0
    for effect in s.terms.box.news[card].effects:
        total += int(news.tax(s, seat, effect)) if effect.op == TAX else 0
        total += int(effect.fee * scoring.owned(s, seat, REFINERY))
    return total
