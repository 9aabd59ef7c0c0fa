"""A written-down position of Pipe It Up becomes a table; anything impossible is an error."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.pipe_it_up import places as P
from spindletop.games.pipe_it_up.options import HOUSE, ODDS, RANDOM_SEAT, RESERVOIR, STRATEGIC, Terms
from spindletop.games.pipe_it_up.secrets import answer_to
from spindletop.games.pipe_it_up.state import BOUGHT, NOTHING, SOLD, Table
from spindletop.games.pipe_it_up.turn import ACT, ACTIONS, ANSWERING, JUDGEMENT, NEXT_SEAT, TURN, VOCABULARY, dead_end
from spindletop.games.pipe_it_up.turn import ODDS as ODDS_DRAW
from spindletop.kernel.bits import bit, count, has
from spindletop.kernel.sheet import Sheet
from spindletop.kernel.step import AnyStep, agenda

STEPS: Final = ["roll", "question", "act"]
"""Where play goes on: before the roll, at an open question, or at the actions of the turn."""
TRADES: Final = ["nothing", "bought", "sold"]


def arrange(terms: Terms, sheet: Sheet) -> Table:
    """Return the table that a description asks for.

    Keys, all optional: turn and first (a colour), step, question (an id), builds and traded (this turn), idle,
    asked (ids), reservoirs (seat, city, size), laid (city = icon), seats.<colour> (links, stock, tokens, plants,
    city_tokens or icons, mission). Supplies, points, the bank, the network and grey plants follow from these.
    """
    s = Table(VOCABULARY, terms)
    colours = [colour.id for colour in terms.order]
    s.first = sheet.choice("first", colours, colours[max(0, int(terms.start_seat))])
    fixed = terms.start_seat
    sheet.check(fixed == RANDOM_SEAT or s.first == fixed, "first", "contradicts the option start_seat (PU-1.8)")
    s.turn = sheet.choice("turn", colours, colours[s.first])
    people = sheet.optional_table("seats")
    sheets = [people.optional_table(colour) for colour in colours]
    people.ignore(*colours)
    people.done()
    _links(s, sheets)
    _reservoirs(s, sheet, colours)
    for seat, person in enumerate(sheets):
        _seat(s, seat, person)
    sheet.check(s.bank >= 0, "seats", f"more than {terms.box.upgrade_tokens} tokens are held (PU-1.9)")
    _laid(s, sheet.optional_table("laid"))
    _city_tokens(s, sheets)
    _missions(s, sheets)
    for person in sheets:
        person.done()
    step = _this_turn(s, sheet)
    sheet.ignore("seats", "laid", "reservoirs")
    sheet.done()
    over = s.built == terms.usable or (terms.ends_on_tokens and s.tokened == 0)
    sheet.check(not over, "seats", "the game would be over (PU-6.1, PU-7.2g)")
    if step == "roll":
        s.begin(TURN)
    elif step == "act":
        s.dice_left = 0
        s.begin(ACTIONS)
    else:
        first: AnyStep = ANSWERING
        if terms.mode == HOUSE:
            first = JUDGEMENT
        elif terms.mode == ODDS:
            first = ODDS_DRAW
        s.begin(agenda([first, ACT, NEXT_SEAT]))
    return s


def _links(s: Table, sheets: list[Sheet]) -> None:
    """Build the listed pipelines; all must hang together with a start city (PU-4.2)."""
    board = s.terms.box.board
    for seat, person in enumerate(sheets):
        for i, name in enumerate(person.texts("links") if person.has("links") else []):
            key = f"links[{i}]"
            person.check(name in P.LINK_IDS[: int(board.links)], key, f"expected the id of a link, found {name!r}")
            link = P.LINK_IDS.index(name)
            person.check(has(s.terms.usable, link), key, f"{name} is dotted and not in play (PU-1.5)")
            person.check(not has(s.built, link), key, f"{name} is built already (PU-4.3)")
            s.supply[seat] -= board.length[link]
            s.stock[seat] += board.length[link]  # the next line moves them on
            s.lay_pipeline(seat, link)
        person.check(s.supply[seat] >= 0, "links", "they take more pipes than the colour has (PU-1.2)")
    joined: i64 = 0
    city: i64 = 0
    while city < P.CITIES:
        if has(s.terms.starts, city):
            joined |= board.spread(s.built, city)
        city += 1
    for person in sheets:
        message = "a pipeline hangs together with no start of the network (PU-4.2)"
        person.check(s.reached & ~joined == 0, "links", message)
    s.grey |= s.reached & board.neutral  # PU-4.9
    s.tokened &= ~s.reached  # PU-4.7


def _reservoirs(s: Table, sheet: Sheet, colours: Sequence[str]) -> None:
    if not sheet.has("reservoirs"):
        return
    message = "there are reservoirs only with tokens = reservoir (PU-7.2)"
    sheet.check(s.terms.tokens == RESERVOIR, "reservoirs", message)
    for entry in sheet.tables("reservoirs"):
        seat = entry.choice("seat", colours)
        city = entry.choice("city", P.CITY_IDS)
        least = int(s.least_reservoir())
        entry.check(least <= s.terms.box.largest, "size", "no reservoir can follow the one before (PU-7.2d)")
        size = entry.integer("size", least, int(s.terms.box.largest))
        entry.check(s.is_site(city), "city", f"{P.CITY_IDS[city]} is no site for a reservoir (PU-7.2b)")
        s.stack_reservoir(seat, city, size)
        entry.done()


def _seat(s: Table, seat: int, person: Sheet) -> None:
    """Read stock, tokens and plants."""
    box = s.terms.box
    stock = person.integer("stock", 0, int(s.supply[seat]), 0)
    person.ignore("stock", "tokens", "supply")
    s.stock[seat] = stock
    s.supply[seat] -= stock
    if person.has("supply"):
        supply = int(s.supply[seat])
        told = person.integer("supply", 0, int(s.terms.order[seat].pipes))
        person.check(told == supply, "supply", f"{supply} pipes are left besides stock and links, not {told} (PU-1.2)")
    s.tokens[seat] = person.integer("tokens", 0, int(box.upgrade_tokens), 0)
    s.bank -= s.tokens[seat]
    if not person.has("plants"):
        return
    if s.terms.off_board:
        s.plants[seat] = person.integer("plants", 0, int(box.plants_per_seat))
        return
    for i, name in enumerate(person.texts("plants")):
        key = f"plants[{i}]"
        person.check(name in P.CITY_IDS, key, f"expected the id of a city, found {name!r}")
        city = P.CITY_IDS.index(name)
        person.check(has(s.network, city), key, f"{name} is not in the network (PU-5.6)")
        person.check(not has(s.sites[seat], city), key, f"{name} stands twice (PU-5.6)")
        s.sites[seat] |= bit(city)
        s.plants[seat] += 1
    message = f"a colour has {box.plants_per_seat} plants (PU-5.5)"
    person.check(s.plants[seat] <= box.plants_per_seat, "plants", message)


def _laid(s: Table, laid: Sheet) -> None:
    """Lay icons face up on the cities; those not named get the next icon in turn that has copies left (PU-7.1)."""
    if s.terms.tokens != STRATEGIC:
        laid.check(not laid.keys(), "laid", "icons lie face up only with tokens = strategic (PU-7.1)")
        return
    places = (bit(P.CITIES) - 1) & ~s.terms.box.board.bare
    for name in laid.keys():
        laid.check(name in P.CITY_IDS, name, "expected the id of a city")
        city = P.CITY_IDS.index(name)
        laid.check(has(places, city), name, "this city holds no token (PU-1.4)")
        icon = laid.choice(name, P.ICON_IDS)
        laid.check(s.unseen[icon] > 0, name, f"there are no more tokens with a {P.ICON_IDS[icon]} (PU-1.4)")
        s.unseen[icon] -= 1
        s.laid[icon] |= bit(city)
        places &= ~bit(city)
    icon = 0
    for city in range(P.CITIES):
        if has(places, city):
            icon = _next_icon(s.unseen, icon)
            s.unseen[icon] -= 1
            s.laid[icon] |= bit(city)


def _next_icon(left: vec[i64], after: i64) -> int:
    """Return the next icon in turn that has copies left."""
    icon = (after + 1) % P.ICONS
    while left[icon] == 0:
        icon = (icon + 1) % P.ICONS
    return int(icon)


def _city_tokens(s: Table, sheets: list[Sheet]) -> None:
    """Give the tokens of reached cities to those named, or else to the owner of the first link at each city."""
    board = s.terms.box.board
    start = (bit(P.CITIES) - 1) & ~board.bare
    gone = start & s.reached
    taken = count(gone) + count(gone & s.doubled)
    stacked: i64 = 0
    for size in s.reservoir_sizes:
        stacked += size
    for seat in range(s.seats):
        s.held[seat] = 0
    named = [person for person in sheets if person.has("city_tokens") or person.has("icons")]
    if not named:
        _by_first_owner(s, gone)
    for seat, person in enumerate(sheets):
        if not named:
            break
        if person.has("icons"):
            _icons(s, seat, person.table("icons"))
        told = person.integer("city_tokens", 0, int(taken), int(s.held[seat]))
        person.check(not person.has("icons") or told == s.held[seat], "city_tokens", "contradicts the icons")
        s.held[seat] = told
        person.ignore("icons", "city_tokens")
    if not named and stacked > 0:
        for seat, size in zip(s.reservoir_seats, s.reservoir_sizes, strict=True):
            s.held[seat] -= size
    message = f"{taken - stacked} city tokens are in the hands of the seats (PU-4.7)"
    for person in sheets:
        person.check(sum(s.held) == taken - stacked and min(s.held) >= 0, "city_tokens", message)
    _deal_icons(s, sheets)


def _by_first_owner(s: Table, gone: i64) -> None:
    board = s.terms.box.board
    for city in range(P.CITIES):
        if not has(gone, city):
            continue
        links = board.at[city] & s.built
        link = next(i for i in range(board.links) if has(links, i))
        seat = next(i for i in range(s.seats) if has(s.owned[i], link))
        s.held[seat] += 2 if has(s.doubled, city) else 1
        if s.terms.tokens == STRATEGIC:
            s.icons[seat * P.ICONS + s.laid_icon(city)] += 1


def _icons(s: Table, seat: int, icons: Sheet) -> None:
    icons.check(s.terms.tokens != RESERVOIR, "icons", "icons are not looked at with reservoirs (PU-7.2a)")
    for icon, name in enumerate(P.ICON_IDS):
        copies = icons.integer(name, 0, int(s.terms.box.icon_copies[icon]), 0)
        icons.ignore(name)
        s.icons[seat * P.ICONS + icon] = copies
        s.held[seat] += copies
    icons.done()


def _deal_icons(s: Table, sheets: list[Sheet]) -> None:
    """Check the icons in hand; tokens in the base game without a named icon get the icons in turn."""
    if s.terms.tokens == RESERVOIR:
        return
    held = [sum(int(s.icons[seat * P.ICONS + icon]) for icon in range(P.ICONS)) for seat in range(s.seats)]
    if s.terms.tokens == STRATEGIC:
        gone = ~s.tokened
        for icon in range(P.ICONS):
            total = sum(int(s.icons[seat * P.ICONS + icon]) for seat in range(s.seats))
            fits = total == count(s.laid[icon] & gone)
            for person in sheets:
                person.check(fits, "icons", f"not the tokens with a {P.ICON_IDS[icon]} that were taken (PU-7.1)")
        return
    for icon in range(P.ICONS):
        for seat, person in enumerate(sheets):
            s.unseen[icon] -= s.icons[seat * P.ICONS + icon]
            person.check(s.unseen[icon] >= 0, "icons", f"there are not so many {P.ICON_IDS[icon]} tokens (PU-1.4)")
    icon = P.ICONS - 1
    for seat in range(s.seats):
        for _ in range(int(s.held[seat]) - held[seat]):
            icon = _next_icon(s.unseen, icon)
            s.unseen[icon] -= 1
            s.icons[seat * P.ICONS + icon] += 1


def _missions(s: Table, sheets: list[Sheet]) -> None:
    """Deal the named missions; the other seats get the first cards left (PU-1.6)."""
    deck = [card for card in s.terms.box.missions if not (card.not_with_reservoir and s.terms.tokens == RESERVOIR)]
    ids = [card.id for card in deck]
    used: list[str] = []
    for seat, person in enumerate(sheets):
        if person.has("mission"):
            name = ids[person.choice("mission", ids)]
            person.check(name not in used, "mission", f"{name} is held by another seat (PU-1.6)")
            used.append(name)
            s.mission[seat] = P.MISSION_IDS.index(name)
    for seat in range(s.seats):
        if s.mission[seat] == P.NO_MISSION:
            name = next(one for one in ids if one not in used)
            used.append(name)
            s.mission[seat] = P.MISSION_IDS.index(name)


def _this_turn(s: Table, sheet: Sheet) -> str:
    """Read what has happened in the turn; return the step."""
    terms = s.terms
    cards = [card.id for card in terms.box.questions]
    step = STEPS[sheet.choice("step", STEPS, "question" if sheet.has("question") else "act")]
    s.idle = sheet.integer("idle", 0, int(terms.idle_turns) - 1, 0)
    s.builds = sheet.integer("builds", 0, P.MOST_PIECES * P.CITIES, 0)
    sheet.check(s.builds == 0 or step == "act", "builds", "something is built only at step 'act' (PU-2.1)")
    s.trade = [NOTHING, BOUGHT, SOLD][sheet.choice("traded", TRADES, "nothing")]
    sheet.check(s.trade == NOTHING or step == "act", "traded", "tokens are traded only at step 'act' (PU-2.1)")
    sheet.ignore("idle", "builds", "traded", "asked")
    for i, name in enumerate(sheet.texts("asked") if sheet.has("asked") else []):
        sheet.check(name in cards, f"asked[{i}]", f"expected the id of a question, found {name!r}")
        s.asked |= bit(cards.index(name))
    if step == "question":
        sheet.check(not terms.cardless, "step", "there are no questions without cards (PU-7.4)")
        s.question = sheet.choice("question", cards)
        s.asked |= bit(s.question)
        s.right = answer_to(s, s.question)
        s.card = 1
    else:
        sheet.check(not sheet.has("question"), "question", "a question is open only at step 'question' (PU-3.6)")
    sheet.check(step != "roll" or not dead_end(s), "seats", "the game would be over (PU-6.8)")
    return step
