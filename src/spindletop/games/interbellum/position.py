"""A written-down position of Interbellum becomes a table; anything impossible is an error."""

from typing import Final

from mypy_extensions import i64

from spindletop.games.interbellum import armies, hands, network
from spindletop.games.interbellum import names as N
from spindletop.games.interbellum.components import LEAST_WELLS, MOST_MONEY
from spindletop.games.interbellum.effects import DELTAS
from spindletop.games.interbellum.options import Terms
from spindletop.games.interbellum.state import ACTIONS, Table
from spindletop.games.interbellum.state import EVENTS as EVENT_PHASE
from spindletop.games.interbellum.turn import ACT, BEGIN_ACTIONS, EVENT_DRAWS, NEXT_SEAT, ROUND, VOCABULARY
from spindletop.kernel.bits import bit, count, has
from spindletop.kernel.sheet import Sheet
from spindletop.kernel.state import NOBODY
from spindletop.kernel.step import AnyStep, agenda

STEPS: Final = ["round", "event_a", "event_b", "event_c", "act"]
"""Where play goes on: at the start of a round (gas income first), before an event card, or at an action."""


def arrange(terms: Terms, sheet: Sheet) -> Table:
    """Return the table that a description asks for.

    Keys, all optional: round, step, starter and turn (a colour), executives (placed by the player in turn),
    players.<colour> (cash, company, wells, segments, influence, finds, hand), flags (power = colour),
    armies (power = territories), bag (black, white), discards, drawn (deck = cards), c_card, at_pile,
    cheap (power = places used), worked and fresh (wells).
    """
    s = Table(VOCABULARY, terms)
    colours = [colour.lower() for colour in terms.box.colours[: int(terms.seats)]]
    step = sheet.choice("step", STEPS, "act")
    number = sheet.integer("round", 1, int(terms.box.rounds), 1)
    s.round = number
    s.starter = sheet.choice("starter", colours, colours[0])
    s.turn = sheet.choice("turn", colours, colours[s.starter])
    s.dealt = s.seats
    s.chosen = LEAST_WELLS * s.seats
    players = sheet.optional_table("players")
    for name in players.keys():
        players.check(name in colours, name, f"expected one of {', '.join(colours)}")
    seats = [players.optional_table(colour) for colour in colours]
    _companies(s, seats)
    _wells(s, seats)
    for seat, player in enumerate(seats):
        _player(s, player, seat)
    _flags(s, sheet.optional_table("flags"), colours)
    _armies(s, sheet.optional_table("armies"))
    _bag(s, sheet.optional_table("bag"))
    for kind in _names(sheet, "discards", N.KINDS):
        sheet.check(s.pile[kind] > 0, "discards", f"there are not so many cards {N.KINDS[kind]}")
        s.pile[kind] -= 1
        s.discards[kind] += 1
    _events(s, sheet, step)
    _round(s, sheet, step)
    sheet.ignore("players", "flags", "armies", "bag", "discards", "drawn", "c_card", "cheap", "worked", "fresh")
    sheet.done()
    _begin(s, step)
    return s


def _names(sheet: Sheet, key: str, known: list[str]) -> list[int]:
    if not sheet.has(key):
        return []
    found: list[int] = []
    for i, name in enumerate(sheet.texts(key)):
        sheet.check(name in known, f"{key}[{i}]", f"there is no {name!r}")
        found.append(known.index(name))
    return found


def _companies(s: Table, seats: list[Sheet]) -> None:
    taken: list[int] = []
    for seat, player in enumerate(seats):
        if player.has("company"):
            company = player.choice("company", N.COMPANIES)
            player.check(company not in taken, "company", f"{N.COMPANIES[company]} is dealt twice (IB-104)")
            taken.append(company)
            s.company[seat] = company
    for seat in range(s.seats):
        if s.company[seat] == NOBODY:
            company = next(number for number in range(len(N.COMPANIES)) if number not in taken)
            taken.append(company)
            s.company[seat] = company


def _wells(s: Table, seats: list[Sheet]) -> None:
    """Give the wells that are named, then two free ones to everybody else: those of a first game if possible."""
    taken: i64 = 0
    for seat, player in enumerate(seats):
        wells = _names(player, "wells", N.WELLS)
        for well in wells:
            player.check(has(s.terms.wells, well), "wells", f"{N.WELLS[well]} is no well at this table (IB-R5)")
            player.check(not has(taken, well), "wells", f"{N.WELLS[well]} is owned twice (IB-113)")
            taken |= bit(well)
            s.wells[seat] |= bit(well)
        if player.has("wells"):
            player.check(len(wells) >= LEAST_WELLS, "wells", f"expected at least {LEAST_WELLS} wells (IB-110)")
    for seat, player in enumerate(seats):
        if player.has("wells"):
            continue
        wanted = [*s.terms.box.seatings[seat].wells, *range(N.WELL_COUNT - 1, -1, -1)]
        for well in wanted:
            if count(s.wells[seat]) < LEAST_WELLS and has(s.terms.wells, well) and not has(taken, well):
                taken |= bit(well)
                s.wells[seat] |= bit(well)
        player.check(count(s.wells[seat]) == LEAST_WELLS, "wells", "there are not enough wells for everybody (IB-110)")


def _player(s: Table, player: Sheet, seat: int) -> None:
    box = s.terms.box
    cash = player.integer("cash", 0, MOST_MONEY, int(box.start_money))
    s.receive(seat, cash - s.cash[seat])
    influence = player.optional_table("influence")
    for power, name in enumerate(N.POWERS):
        amount = influence.integer(name, 0, int(box.cubes), 0)
        influence.check(amount <= s.cubes[seat], name, f"there are only {box.cubes} cubes (IB-103)")
        s.influence[seat * N.POWER_COUNT + power] = amount
        s.cubes[seat] -= amount
    influence.ignore(*N.POWERS)
    influence.done()
    for segment in _names(player, "segments", N.SEGMENTS):
        player.check(not s.owns(seat, segment), "segments", f"{N.SEGMENTS[segment]} stands twice (IB-613)")
        player.check(s.pieces[seat] > 0, "segments", f"there are only {box.pieces} pieces (IB-103)")
        network.lay(s, seat, segment)
    finds = player.integer("finds", 0, int(box.meter), 0)
    player.check(finds <= s.black, "finds", "there are not so many black cubes (IB-105)")
    s.finds[seat] = finds
    s.black -= finds
    for kind in _names(player, "hand", N.KINDS):
        player.check(s.pile[kind] > 0, "hand", f"there are not so many cards {N.KINDS[kind]}")
        hands.take(s, seat, kind)
    player.ignore("company", "wells", "influence", "segments", "hand")
    player.done()


def _flags(s: Table, flags: Sheet, colours: list[str]) -> None:
    """Give each flag to who has most influence; at a tie a description may say who had it first (IB-204, IB-206)."""
    for power, name in enumerate(N.POWERS):
        standing = [int(s.standing(seat, power)) for seat in range(s.seats)]
        most = max(standing)
        holder = standing.index(most) if most > 0 else NOBODY
        if flags.has(name):
            holder = flags.choice(name, colours)
            flags.check(most > 0 and standing[holder] == most, name, "the holder must have most influence (IB-204)")
        s.flags[power] = holder
    flags.ignore(*N.POWERS)
    flags.done()


def _armies(s: Table, sheet: Sheet) -> None:
    for power, name in enumerate(N.POWERS):
        for area in _names(sheet, name, N.TERRITORIES):
            sheet.check(armies.unit_in(s, area) == NOBODY, name, f"two units stand in {N.TERRITORIES[area]} (IB-303)")
            sheet.check(s.units_home(power) > 0, name, f"there are only {s.terms.box.armies} units (IB-312)")
            s.armies[power] |= bit(area)
    sheet.ignore(*N.POWERS)
    sheet.done()


def _bag(s: Table, bag: Sheet) -> None:
    black = bag.integer("black", 0, int(s.black), int(s.black))
    white = bag.integer("white", 0, int(s.white), int(s.white))
    s.black_gone, s.white_gone = s.black - black, s.white - white
    s.black, s.white = black, white
    bag.done()


def _events(s: Table, sheet: Sheet, step: int) -> None:
    """Mark the cards that are drawn: those named, then the last ones of each deck, one for every round."""
    drawn = sheet.optional_table("drawn")
    for deck, name in enumerate(N.DECKS):
        cards = s.terms.box.events[deck]
        wanted = int(s.round) - (1 if step <= deck + 1 else 0)
        named = _names(drawn, name, N.EVENTS[deck][: len(cards)])
        if deck == len(N.DECKS) - 1 and sheet.has("c_card"):
            sheet.check(step == len(STEPS) - 1, "c_card", "a C card lies on the table only during the actions (IB-405)")
            card = sheet.choice("c_card", N.EVENTS[deck][: len(cards)])
            named = [card, *[other for other in named if other != card]]
            for effect in cards[card].halves[s.terms.box.half[s.round]]:
                if effect.key < DELTAS:
                    s.changes[effect.key] += effect.amount
                else:
                    s.changes[effect.key] = effect.amount
        drawn.check(len(set(named)) == len(named), name, "a card is drawn only once (IB-106)")
        drawn.check(len(named) <= wanted, name, f"expected at most {wanted} cards in round {s.round} (IB-403)")
        for card in [*named, *range(len(cards) - 1, -1, -1)]:
            if count(s.drawn[deck]) < wanted and not has(s.drawn[deck], card):
                s.drawn[deck] |= bit(card)
                if s.events[deck] == NOBODY:
                    s.events[deck] = card
    drawn.ignore(*N.DECKS)
    drawn.done()


def _round(s: Table, sheet: Sheet, step: int) -> None:
    box = s.terms.box
    acting = step == len(STEPS) - 1
    executives = sheet.integer("executives", 0, int(box.executives) - 1, 0)
    sheet.check(acting or executives == 0, "executives", "executives are placed only during the actions (IB-404)")
    sheet.check(acting or s.turn == s.starter, "turn", "turns are taken only during the actions (IB-404)")
    if acting:
        for seat in range(s.seats):
            before = (seat - s.starter) % s.seats < (s.turn - s.starter) % s.seats
            s.placed[seat] = executives + (1 if before else 0)
    total = sum(int(placed) for placed in s.placed)
    s.at_pile = sheet.integer("at_pile", 0, total, 0)
    cheap = sheet.optional_table("cheap")
    for power, name in enumerate(N.POWERS):
        s.cheap[power] = cheap.integer(name, 0, 100, 0)
    cheap.ignore(*N.POWERS)
    cheap.done()
    for well in _names(sheet, "worked", N.WELLS):
        sheet.check(s.owner(well) != NOBODY, "worked", f"nobody owns {N.WELLS[well]} (IB-631)")
        s.worked |= bit(well)
    for well in _names(sheet, "fresh", N.WELLS):
        sheet.check(s.owner(well) != NOBODY, "fresh", f"nobody owns {N.WELLS[well]} (IB-633)")
        s.fresh |= bit(well)
    sheet.check(acting or (s.worked | s.fresh) == 0, "worked", "wells are used only during the actions (IB-404)")
    sheet.check((s.worked & s.fresh) == 0, "fresh", "a new well cannot have been used (IB-633)")


def _begin(s: Table, step: int) -> None:
    if step == 0:
        s.round -= 1  # the round begins with the first step
        s.begin(ROUND)
    elif step < len(STEPS) - 1:
        s.phase = EVENT_PHASE
        rest: list[AnyStep] = [*EVENT_DRAWS[step - 1 :], BEGIN_ACTIONS, ACT, NEXT_SEAT]
        s.begin(agenda(rest))
    else:
        s.phase = ACTIONS
        s.begin(agenda([ACT, NEXT_SEAT]))
