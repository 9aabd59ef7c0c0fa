"""What a seat may see at a table of Interbellum: everything but the hands of the others and the pile."""

from spindletop.games.interbellum import armies, hands, network, scoring, wells
from spindletop.games.interbellum.card_words import describe, sort_of
from spindletop.games.interbellum.components import TRACK
from spindletop.games.interbellum.effects import GAS_CUBES, GAS_PRICE, KEYS
from spindletop.games.interbellum.names import (
    DECKS,
    EVENTS,
    KINDS,
    POWER_COUNT,
    POWERS,
    SEGMENT_COUNT,
    SEGMENTS,
    TERRITORIES,
    TERRITORY_COUNT,
    WELL_COUNT,
    WELLS,
)
from spindletop.games.interbellum.state import PHASES, Table
from spindletop.games.interbellum.view_types import (
    Area,
    Bag,
    ByPower,
    Card,
    Cards,
    Deciding,
    Event,
    Find,
    HeldCard,
    InterbellumView,
    Junction,
    OwnWell,
    Player,
    Port,
    Power,
    Segment,
    Stake,
    Well,
)
from spindletop.kernel.bits import count, has, members
from spindletop.kernel.state import NOBODY, OVER

STAKES_SHOWN = 6


def view(s: Table, seat: int) -> InterbellumView:
    """Return the table as plain data; a hand is shown to its owner only (IB-662)."""
    box = s.terms.box
    over = s.mover == OVER
    return {
        "round": int(s.round),
        "rounds": int(box.rounds),
        "decade": "20s" if box.half[s.round] == 0 else "30s",
        "phase": PHASES[s.phase],
        "starter": int(s.starter),
        "next_starter": int((s.starter + s.seats - 1) % s.seats),
        "turn": int(s.turn),
        "over": over,
        "winners": s.winners() if over else None,
        "bank": int(s.bank),
        "players": [_player(s, i, seat) for i in range(s.seats)],
        "powers": [_power(s, power, seat) for power in range(POWER_COUNT)],
        "areas": [_area(s, area) for area in range(len(box.atlas.areas))],
        "borders": [[box.atlas.areas[a].id, box.atlas.areas[b].id] for a, b in box.atlas.borders],
        "wells": [_well(s, well) for well in range(WELL_COUNT)],
        "ports": [_port(s, port) for port in range(box.atlas.first_port, box.atlas.first_junction)],
        "junctions": [_junction(s, node) for node in range(box.atlas.first_junction, len(box.atlas.nodes))],
        "segments": [_segment(s, segment, seat) for segment in range(SEGMENT_COUNT)],
        "events": [_event(s, deck) for deck in range(len(DECKS))],
        "undrawn": [_undrawn(s, deck) for deck in range(len(DECKS))],
        "changes": {key: int(s.changes[i]) for i, key in enumerate(KEYS) if s.changes[i] != box.changes[i]},
        "cards": _cards(s),
        "bag": _bag(s, seat),
        "meter": [_find(s, find) for find in range(1, int(box.meter) + 1)],
        "well_price": int(s.well_price()),
        "deciding": _deciding(s),
    }


def _player(s: Table, player: int, seat: int) -> Player:
    box = s.terms.box
    score = scoring.score(s, player)
    company = int(s.company[player])
    shown: Player = {
        "colour": box.colours[player].lower(),
        "company": None if company == NOBODY else box.companies[company].name,
        "cash": int(s.cash[player]),
        "executives": int(box.executives - s.placed[player]),
        "finds": int(s.finds[player]),
        "gas_income": int(box.gas_income[s.finds[player]]),
        "cubes": int(s.cubes[player]),
        "pieces": int(s.pieces[player]),
        "influence": _by_power([int(s.standing(player, power)) for power in range(POWER_COUNT)]),
        "flags": [POWERS[power] for power in members(s.flags_of(player))],
        "wells": [_own_well(s, player, well) for well in members(s.wells[player])],
        "hand_size": int(s.hand_size[player]),
        "free_cubes": int(wells.free_cubes(s, player)),
        "score": int(score.total),
        "sources": {
            "pipelines": int(score.pipelines),
            "ports": int(score.ports),
            "gas": int(score.gas),
            "influence": int(score.influence),
            "control": int(score.control),
        },
    }
    if player == seat:
        shown["hand"] = [_held(s, player, kind) for kind in range(len(box.kinds)) if hands.holds(s, player, kind) > 0]
    return shown


def _by_power(numbers: list[int]) -> ByPower:
    """Name the numbers of the five powers."""
    persia, britain, ussr, saudi, turkey = numbers
    return {"persia": persia, "britain": britain, "ussr": ussr, "saudi": saudi, "turkey": turkey}


def _held(s: Table, player: int, kind: int) -> HeldCard:
    return {**_card(s, kind), "count": int(hands.holds(s, player, kind))}


def _own_well(s: Table, player: int, well: int) -> OwnWell:
    route = network.route(s, player, well)
    nodes = s.terms.box.atlas.nodes
    return {
        "well": WELLS[well],
        "connected": route is not None,
        "route": None if route is None else [SEGMENTS[segment] for segment in route.segments],
        "port": None if route is None else nodes[route.port].id,
        "yields": int(s.yield_of(player, well)),
        "used": has(s.worked, well),
        "new": has(s.fresh, well),
        "missing": int(network.missing(s, player, well)),
    }


def _power(s: Table, power: int, seat: int) -> Power:
    box = s.terms.box
    holder = int(s.flags[power])
    row = slice(power * TRACK, (power + 1) * TRACK)
    shown: Power = {
        "power": POWERS[power],
        "name": box.power_names[power],
        "letter": box.power_letters[power],
        "tint": box.power_tints[power],
        "flag": None if holder == NOBODY else holder,
        "flag_points": int(scoring.flag_points(s, power)),
        "influence": [int(s.standing(seat, power)) for seat in range(s.seats)],
        "home": int(s.units_home(power)),
        "outside": [TERRITORIES[area] for area in members(s.armies[power])],
        "cut_off": [TERRITORIES[area] for area in members(s.armies[power] & ~armies.joined(s, power))],
        "discount": [int(x) for x in box.discount[row]],
        "extra": [int(x) for x in box.extra[row]],
        "points": [int(x) for x in box.points[row]],
        "cheap_left": max(0, int(box.cheap_places - s.cheap[power])),
        "next_price": int(s.influence_price(power, 1)),
        "to_take": [_to_take(s, power, player) for player in range(s.seats)],
    }
    if seat != NOBODY:
        shown["tariff"] = {"price": int(s.pipeline_price(seat, power)), "extra": int(s.extras(seat, power))}
    return shown


def _to_take(s: Table, power: int, seat: int) -> int:
    """Return how many more cubes a player needs for the flag."""
    holder = int(s.flags[power])
    if holder == seat:
        return 0
    most = 0 if holder == NOBODY else int(s.standing(holder, power))
    return most + 1 - int(s.standing(seat, power))


def _area(s: Table, number: int) -> Area:
    area = s.terms.box.atlas.areas[number]
    power = int(s.controller(number))
    return {
        "area": area.id,
        "name": area.name,
        "home": area.power != NOBODY,
        "power": None if power == NOBODY else POWERS[power],
        "unit": number < TERRITORY_COUNT and power != NOBODY,
        "x": area.x,
        "y": area.y,
    }


def _well(s: Table, well: int) -> Well:
    atlas = s.terms.box.atlas
    owner = int(s.owner(well))
    return {
        "well": WELLS[well],
        "name": atlas.nodes[well].name,
        "area": atlas.areas[atlas.well_area[well]].id,
        "bonus": wells.bonus_words(s.terms.box, well),
        "brings": wells.bonus_figures(s.terms.box, well),
        "exists": has(s.terms.wells, well),
        "owner": None if owner == NOBODY else owner,
        "connected": owner != NOBODY and network.connected(s, owner, well),
        "used": has(s.worked, well),
        "new": has(s.fresh, well),
        "x": atlas.nodes[well].x,
        "y": atlas.nodes[well].y,
    }


def _port(s: Table, port: int) -> Port:
    atlas = s.terms.box.atlas
    node = atlas.nodes[port]
    area = atlas.areas[atlas.port_area[port - atlas.first_port]].id
    return {
        "port": node.id,
        "name": node.name,
        "sea": node.sea,
        "area": area,
        "bonus": node.bonus,
        "x": node.x,
        "y": node.y,
    }


def _junction(s: Table, number: int) -> Junction:
    node = s.terms.box.atlas.nodes[number]
    return {"junction": node.id, "name": node.name, "x": node.x, "y": node.y}


def _segment(s: Table, segment: int, seat: int) -> Segment:
    atlas = s.terms.box.atlas
    shown: Segment = {
        "segment": SEGMENTS[segment],
        "name": atlas.segment_name(segment),
        "a": atlas.nodes[atlas.end_a[segment]].id,
        "b": atlas.nodes[atlas.end_b[segment]].id,
        "area": atlas.areas[atlas.segment_area[segment]].id,
        "owners": [player for player in range(s.seats) if s.owns(player, segment)],
    }
    if seat != NOBODY:
        power = s.building_power(atlas.segment_area[segment])
        shown["price"] = int(s.pipeline_price(seat, power))
        shown["extra"] = int(s.extras(seat, power))
    return shown


def _event(s: Table, deck: int) -> Event | None:
    number = int(s.events[deck])
    if number == NOBODY:
        return None
    box = s.terms.box
    card = box.events[deck][number]
    return {
        "card": card.id,
        "name": card.name,
        "twenties": describe(card.halves[0], box.power_names),
        "thirties": describe(card.halves[1], box.power_names),
        "valid": "twenties" if box.half[s.round] == 0 else "thirties",
    }


def _undrawn(s: Table, deck: int) -> list[str]:
    cards = len(s.terms.box.events[deck])
    return [EVENTS[deck][card] for card in range(cards) if not has(s.drawn[deck], card)]


def _cards(s: Table) -> Cards:
    kinds = s.terms.box.kinds
    in_play = int(s.in_play)
    return {
        "pile": int(hands.pile_size(s)),
        "discards": {KINDS[kind]: int(s.discards[kind]) for kind in range(len(kinds)) if s.discards[kind] > 0},
        "in_play": None if in_play == NOBODY else kinds[in_play].name,
        "executives": int(s.at_pile),
        "fee": int(s.card_fee()),
        "kinds": [{**_card(s, kind), "copies": int(card.copies)} for kind, card in enumerate(kinds)],
    }


def _card(s: Table, kind: int) -> Card:
    """Return what is printed on an action card, and what it is about."""
    card = s.terms.box.kinds[kind]
    text = describe(card.play, s.terms.box.power_names)
    return {"kind": card.id, "name": card.name, "text": text, "sort": sort_of(card.play)}


def _bag(s: Table, seat: int) -> Bag:
    per, price = int(s.changes[GAS_CUBES]), int(s.changes[GAS_PRICE])
    free = 0 if seat == NOBODY else int(wells.free_cubes(s, seat))
    bag = int(s.bag())
    chances: list[Stake] = []
    for stake in range(1, STAKES_SHOWN + 1):
        cubes = min(stake * per + free, bag)
        if s.black > 0 and (stake - 1) * per < bag:
            chances.append({"dollars": stake * price, "cubes": cubes, "percent": wells.chance_of_find(s, cubes)})
    x, y = s.terms.box.atlas.boats
    return {
        "black": int(s.black),
        "white": int(s.white),
        "black_gone": int(s.black_gone),
        "white_gone": int(s.white_gone),
        "chances": chances,
        "x": x,
        "y": y,
    }


def _find(s: Table, find: int) -> Find:
    """Return what a find brings, and what that many finds score in the end."""
    box = s.terms.box
    effect = box.gas_bonus[find]
    more = int(box.gas_income[find] - box.gas_income[find - 1])
    words = f"+${more} a round" if effect is None else describe([effect], box.power_names)
    return {"find": find, "bonus": words, "points": int(box.gas_points[find])}


def _deciding(s: Table) -> Deciding:
    """Return what is asked now, as far as all may know it."""
    votes = {TERRITORIES[area]: int(s.votes[area]) for area in members(s.targets)} if len(s.votes) > 0 else None
    return {
        "seat": int(s.mover) if s.mover >= 0 else None,
        "prompt": s.step.prompt(s),
        "rolled": [POWERS[power] for power in members(s.shown)],
        "votes": votes,
        "executives_placed": [int(placed) for placed in s.placed],
        "units_outside": [int(count(s.armies[power])) for power in range(POWER_COUNT)],
    }
