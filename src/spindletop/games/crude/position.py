"""A written-down position of Crude becomes a table; anything impossible is an error."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from spindletop.games.crude import board as B
from spindletop.games.crude import news
from spindletop.games.crude.board import footprint
from spindletop.games.crude.cards import MARKET_NAMES, MOST_MONEY, NEWS_IDS, NO_CARD, PRODUCT_NAMES, UNTIL_SETTLED
from spindletop.games.crude.components import COLOURS, GASOLINE, PRODUCTS
from spindletop.games.crude.options import Terms
from spindletop.games.crude.state import Table
from spindletop.games.crude.turn import (
    ASSETS,
    CHOOSE,
    END_OF_TURN,
    HITS,
    NEIGHBOURS,
    NEXT_TURN,
    PRODUCE,
    PURCHASE_ROUND,
    VOCABULARY,
    begin_turn,
    steps_of_turn,
)
from spindletop.kernel.bits import bit, count, has
from spindletop.kernel.sheet import Sheet
from spindletop.kernel.state import NOBODY
from spindletop.kernel.step import AnyStep, agenda

STEPS: Final = ["special_purchase", "market", "roll", "produce", "assets", "end_turn"]
"""Where play goes on; `produce` and `assets` need the dice that were rolled."""
MOST_BARRELS: Final = 1000


def arrange(terms: Terms, sheet: Sheet) -> Table:
    """Return the table that a description asks for.

    Keys, all optional: round, last_sale (its round, CR-808), turn and first (a colour; turn may be a quadrant such as
    "Q3", which a ghost needs),
    step, dice ([red, black]), quadrant (where the dice counted, with two seats), economy, difference, consumer {price,
    barrels}, markets.<market>.<product>, news {most_likely, unlikely, active, under}, seats.<colour> {cash,
    wells_built}, quadrants.<name> {crude, gasoline, rig, well, station, refinery, shut}, declarer, final_left.
    """
    s = Table(VOCABULARY, terms)
    colours = COLOURS[: int(terms.seats)]
    most = int(terms.max_rounds) or 1000
    s.round = sheet.integer("round", 1, most, 1)
    s.first = sheet.choice("first", colours, colours[0])
    if terms.idle_rounds > 0:
        s.last_sale = sheet.integer("last_sale", 0, int(s.round), int(s.round))
    _economy_board(s, sheet)
    _quadrants(s, sheet.optional_table("quadrants"))
    _seats(s, sheet.optional_table("seats"), colours)
    _news(s, sheet.optional_table("news"))
    _declaration(s, sheet, colours)
    sheet.ignore("quadrants", "seats", "news")
    _begin(s, sheet, colours)
    return s


def _economy_board(s: Table, sheet: Sheet) -> None:
    box = s.terms.box
    s.economy = sheet.choice("economy", box.economy_ids, box.economy_ids[s.economy])
    s.difference = sheet.integer("difference", 0, int(box.trigger) - 1, int(s.difference))
    consumer = sheet.optional_table("consumer")
    low, high = int(box.consumer_low), int(box.consumer_high)
    s.consumer_price = consumer.integer("price", low, high, int(s.consumer_price))
    barrels = consumer.integer("barrels", 1, high - int(s.consumer_price) + 1, 1)
    s.supply[B.KINDS + GASOLINE] += s.consumer_barrels - barrels
    s.consumer_barrels = barrels
    consumer.ignore("price", "barrels")
    consumer.done()
    markets = sheet.optional_table("markets")
    for market, name in enumerate(MARKET_NAMES):
        tracks = markets.optional_table(name)
        for product, goods in enumerate(PRODUCT_NAMES):
            covered = int(s.tracks[market * PRODUCTS + product])
            wanted = tracks.integer(goods, 0, len(box.spaces[product]), covered)
            s.move_barrels(market, product, wanted - covered)
        tracks.ignore(*PRODUCT_NAMES)
        tracks.done()
    markets.ignore(*MARKET_NAMES)
    markets.done()
    sheet.ignore("economy", "difference", "consumer", "markets")


def _quadrants(s: Table, sheet: Sheet) -> None:
    for q, name in enumerate(B.QUADRANT_NAMES):
        quadrant = sheet.optional_table(name)
        ghost = s.owner(q) == NOBODY
        sheet.check(not ghost or not sheet.has(name), name, "a ghost quadrant has neither assets nor barrels (CR-605)")
        for product, goods in enumerate(PRODUCT_NAMES):
            held = int(s.stored(q, product))
            s.gain(q, product, quadrant.integer(goods, 0, MOST_BARRELS, held) - held)
        for kind, asset in enumerate(B.KIND_NAMES):
            for square in quadrant.texts(asset) if quadrant.has(asset) else []:
                _stand(s, quadrant, asset, kind, q, square)
        for square in quadrant.texts("shut") if quadrant.has("shut") else []:
            found = square in B.SQUARE_NAMES and s.kind_at(q, B.SQUARE_NAMES.index(square)) == B.REFINERY
            quadrant.check(found, "shut", f"no refinery has its top-left square at {square!r} (CR-413)")
            s.shut_refinery(q, B.SQUARE_NAMES.index(square))
        quadrant.ignore(*PRODUCT_NAMES, *B.KIND_NAMES, "shut")
        quadrant.done()
    s.forget_fresh()
    sheet.ignore(*B.QUADRANT_NAMES)
    sheet.done()


def _stand(s: Table, sheet: Sheet, key: str, kind: i64, quadrant: i64, name: str) -> None:
    sheet.check(name in B.SQUARE_NAMES, key, f"expected squares from r1c1 to r6c6, found {name!r}")
    square = B.SQUARE_NAMES.index(name)
    inside = kind != B.REFINERY or has(B.CORNERS, square)
    sheet.check(inside, key, f"a refinery at {name} would leave the quadrant (CR-703)")
    sheet.check(footprint(kind, square) & s.covered(quadrant) == 0, key, f"{name} is not free (CR-703)")
    s.place_asset(kind, quadrant, square)


def _seats(s: Table, sheet: Sheet, colours: Sequence[str]) -> None:
    for seat, colour in enumerate(colours):
        company = sheet.optional_table(colour)
        s.receive(seat, company.integer("cash", 0, MOST_MONEY, int(s.cash[seat])) - s.cash[seat])
        standing = 0
        for q in range(B.QUADRANTS):
            if s.owner(q) == seat:
                standing += int(count(s.standing(B.WELL, q)))
        built = company.integer("wells_built", 0, 1000, standing)
        company.check(built >= standing, "wells_built", f"expected at least the {standing} wells on the board (CR-508)")
        s.wells_built[seat] = built
        company.ignore("cash", "wells_built")
        company.done()
    sheet.ignore(*colours)
    sheet.done()


def _news(s: Table, sheet: Sheet) -> None:
    """Fill the slots as told, else with the first cards that are left; the rest is unseen (CR-110, CR-406)."""
    names = [name for card, name in enumerate(NEWS_IDS) if has(s.terms.deck, card)]
    wanted: dict[str, list[str]] = {"most_likely": [], "unlikely": [], "active": [], "under": []}
    left = list(names)
    for key, cards in wanted.items():
        if sheet.has(key):
            cards.extend(sheet.texts(key) if key in {"active", "under"} else [sheet.text(key)])
        for card in cards:
            sheet.check(card in names, key, f"expected one of {', '.join(names) or 'no cards at all'}, found {card!r}")
            sheet.check(card in left, key, f"the card {card!r} stands twice")
            left.remove(card)
    for key in ("most_likely", "unlikely"):
        if not wanted[key] and left:
            wanted[key] = [left.pop(0)]
    sheet.ignore(*wanted)
    sheet.done()
    s.most_likely = NEWS_IDS.index(wanted["most_likely"][0]) if wanted["most_likely"] else NO_CARD
    s.unlikely = NEWS_IDS.index(wanted["unlikely"][0]) if wanted["unlikely"] else NO_CARD
    s.unseen = 0
    for name in left:
        s.unseen |= bit(NEWS_IDS.index(name))
    for name in wanted["under"]:
        s.put_under(NEWS_IDS.index(name))
    _active(s, sheet, wanted["active"])


def _active(s: Table, sheet: Sheet, names: list[str]) -> None:
    alone = 0
    for name in names:
        card = s.terms.box.news[NEWS_IDS.index(name)]
        sheet.check(card.lasting > 0, "active", f"{name!r} does not last (CR-406)")
        alone += 0 if card.stacks else 1
        s.active |= bit(NEWS_IDS.index(name))
    sheet.check(alone <= 1, "active", "only one lasting event is active at a time (CR-408)")
    settling = any(s.terms.box.news[NEWS_IDS.index(name)].lasting == UNTIL_SETTLED for name in names)
    sheet.check(
        s.any_shut() == settling, "active", "a refinery is shut if and only if the card with the fee is active (CR-413)"
    )
    news.look_at_markets(s)


def _declaration(s: Table, sheet: Sheet, colours: Sequence[str]) -> None:
    if not sheet.has("declarer"):
        sheet.check(not sheet.has("final_left"), "final_left", "nobody has declared (CR-802)")
        return
    s.declarer = sheet.choice("declarer", colours)
    s.final_left = sheet.integer("final_left", 1, int(s.seats) - 1, int(s.seats) - 1)
    sheet.ignore("final_left")


def _begin(s: Table, sheet: Sheet, colours: Sequence[str]) -> None:
    """Begin the turn that is asked for and go on with its step."""
    place = _place(s, sheet, colours)
    ghost = s.owner(place) == NOBODY
    step = STEPS[sheet.choice("step", STEPS, "roll" if ghost else "market")]
    sheet.check(not ghost or step == "roll", "step", "a ghost only rolls (CR-901)")
    dice = _dice(sheet, step)
    if step == "special_purchase":
        sheet.done()
        s.turn = s.owner(place)
        s.begin(PURCHASE_ROUND)
        return
    begin_turn(s, place)
    if dice:
        s.red, s.black = dice
    if s.terms.chooses and step in {"assets", "end_turn"}:
        own = [B.QUADRANT_NAMES[s.land(s.turn, slot)] for slot in range(2)]
        s.quadrant = B.QUADRANT_NAMES.index(own[sheet.choice("quadrant", own, own[0])])
        sheet.ignore("quadrant")
    sheet.done()
    whole = steps_of_turn(s)
    if step == "market" or ghost:
        s.begin(whole)
    elif step == "roll" and whole.rest is not None:
        s.begin(whole.rest)
    else:
        s.begin(agenda(_rest(s, step)))


def _place(s: Table, sheet: Sheet, colours: Sequence[str]) -> int:
    """Return the quadrant (or seat, CR-202) whose turn it is."""
    places = [*colours, *B.QUADRANT_NAMES]
    named = places[sheet.choice("turn", places, colours[s.first])]
    place = colours.index(named) if named in colours else B.QUADRANT_NAMES.index(named)
    sheet.check(place < s.terms.places, "turn", f"{named} has no turn of its own here (CR-202)")
    declared = s.declarer != NOBODY and s.owner(place) == s.declarer
    sheet.check(not declared, "turn", "the declarer has no further turn (CR-803)")
    return place


def _dice(sheet: Sheet, step: str) -> list[int]:
    """Return the dice, which lie on the table only after the roll."""
    dice = sheet.integers("dice", 1, B.SIDE, 2) if sheet.has("dice") else []
    rolled = step in {"produce", "assets", "end_turn"}
    sheet.check(rolled or not dice, "dice", f"the dice have not been rolled at the step {step!r} (CR-201)")
    sheet.check(bool(dice) or step not in {"produce", "assets"}, "dice", f"missing, expected [red, black] for {step!r}")
    return dice


def _rest(s: Table, step: str) -> list[AnyStep]:
    """Return the rest of a turn whose dice have been rolled."""
    if step == "produce":
        choosing: list[AnyStep] = [CHOOSE] if s.terms.chooses else []
        return [*choosing, HITS, PRODUCE, *NEIGHBOURS, ASSETS, END_OF_TURN, NEXT_TURN]
    if step == "assets":
        HITS.mark(s)
        return [ASSETS, END_OF_TURN, NEXT_TURN]
    return [END_OF_TURN, NEXT_TURN]
