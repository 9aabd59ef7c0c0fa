"""A position of Interbellum as a learner sees it: map, powers, players, cards and what is being decided, own first."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.games.interbellum import armies, distances, hands, network, wells
from spindletop.games.interbellum import names as N
from spindletop.games.interbellum.atlas import SEGMENTS_A_WORD
from spindletop.games.interbellum.components import TRACK, column
from spindletop.games.interbellum.effects import KEY_COUNT
from spindletop.games.interbellum.limits import at_most
from spindletop.games.interbellum.options import OPTIONS
from spindletop.games.interbellum.orders import TO_EXPAND
from spindletop.games.interbellum.state import PHASES, SETUP, Table
from spindletop.kernel.bits import has
from spindletop.kernel.observation import COUNT, FLAG, MONEY, ONE_OF, Observation, Piece, SparseRow
from spindletop.kernel.state import NOBODY

STEPS: Final = [
    *["starter", "company", "draw card", "choose well", "event A", "event B", "event C"],
    *["event expand", "event withdraw", "roll", "name power", "tie", "vote", "vote break"],
    *["act", "build more", "move more", "gas", "gas expand", "gain influence", "lose influence", "discard"],
    *["card expand", "card oust", "card sortie", "card ultimatum", "card withdraw"],
    *["card move", "card build", "card shift", "over"],
]
"""Everything a position can wait for; further words in the name of a step are the seat, the power or its figures."""


def among(names: list[str]) -> int:
    """Return a set of steps."""
    return sum(1 << STEPS.index(name) for name in names)


DRAWN: Final[i64] = among(["draw card", "gas"])
"""Steps in which somebody draws."""
ORDERED: Final[i64] = among(["roll", "name power", "tie", "vote", "vote break"])
"""Steps in which an order to a power is under way."""
NAMED: Final[i64] = among(["name power", "tie"])
"""Steps in which a power is named."""
REPEATED: Final[i64] = among(["build more", "move more", "card move", "card build", "card shift"])
"""Steps that may be done several times."""

CASH: Final = 20.0
BANK: Final = 100.0
POINTS: Final = 20.0
PIECES: Final = 10.0
INFLUENCE: Final = 5.0
CARDS: Final = 10.0
CUBES: Final = 10.0
PRICES: Final = 4.0
FEW: Final = 3.0
SHOWN_DOLLARS: Final = 24
"""The own cash is also shown as one of so many sums, of which the last is that much or more."""
SOURCES: Final = 6


@final
class InterbellumObservation(Observation[Table]):
    """Players clockwise from the own seat; the map and the powers always in the same order."""

    def __init__(self) -> None:
        super().__init__(STEPS)

    def pieces(self, s: Table) -> list[Piece]:
        """Return the pieces in the order in which they are written."""
        seats = int(s.seats)
        box = s.terms.box
        return [
            *self.order_of_play(seats),
            Piece("terms", (len(OPTIONS),), COUNT, "the options in force, each as a number or by its place"),
            Piece("phase", (len(PHASES),), ONE_OF, ", ".join(PHASES)),
            Piece("round", (int(box.rounds),), ONE_OF, "the round; none: before the first"),
            Piece("starter", (seats,), ONE_OF, "the starting player, counted from the own seat"),
            Piece("bank", (1,), MONEY, "what the bank has taken less what it has paid", BANK),
            *self._map_pieces(s),
            *self._player_pieces(s),
            *self._card_pieces(s),
            *self._decision_pieces(s),
        ]

    def _player_pieces(self, s: Table) -> list[Piece]:
        seats = int(s.seats)
        box = s.terms.box
        return [
            Piece("company", (seats, len(N.COMPANIES)), ONE_OF, "the company of each player, own first"),
            Piece("cash", (seats,), MONEY, "the cash of each player, own first", CASH),
            Piece("executives", (seats, int(box.executives)), ONE_OF, "executives each player has placed this round"),
            Piece("finds", (seats, int(box.meter)), ONE_OF, "gas finds of each player"),
            Piece("supply", (seats, 2), COUNT, "cubes of influence and pipeline pieces each player has left", PIECES),
            Piece("hand_sizes", (seats,), COUNT, "action cards of each player", FEW),
            Piece("free_cubes", (seats,), COUNT, "cubes that the wells of each player add to a gas search", FEW),
            Piece("income", (seats,), MONEY, "what the wells of each player can still yield this round", CASH),
            Piece(
                "points",
                (seats, SOURCES),
                COUNT,
                "points of each player: all, pipelines, ports, gas, influence, flags and units",
                POINTS,
            ),
            Piece("own_cash", (SHOWN_DOLLARS,), ONE_OF, "the own cash from $1 on; last: that much or more"),
        ]

    def _map_pieces(self, s: Table) -> list[Piece]:
        seats = int(s.seats)
        return [
            Piece("influence", (seats, N.POWER_COUNT), COUNT, "cubes of each player in each power", INFLUENCE),
            Piece(
                "columns", (seats, N.POWER_COUNT, TRACK - 1), ONE_OF, "the same as the column of the tracker, from 1"
            ),
            Piece(
                "flags", (N.POWER_COUNT, seats), ONE_OF, "who holds the flag of each power, counted from the own seat"
            ),
            Piece("lead", (N.POWER_COUNT,), COUNT, "own influence less the most that another has, by power", INFLUENCE),
            Piece("prices", (N.POWER_COUNT + 1,), MONEY, "what a segment costs here by power; last: nobody's", PRICES),
            Piece("extras", (N.POWER_COUNT,), COUNT, "segments that an own action may add, by power", FEW),
            Piece("cheap", (N.POWER_COUNT,), COUNT, "cheap places of each power that are used up", FEW),
            Piece("armies", (N.POWER_COUNT, N.TERRITORY_COUNT), FLAG, "territories with a unit of each power"),
            Piece("wells", (seats, N.WELL_COUNT), FLAG, "wells of each player, own first"),
            Piece("connected", (seats, N.WELL_COUNT), FLAG, "those that are joined to a port"),
            Piece("worked", (N.WELL_COUNT,), FLAG, "wells whose income was taken this round"),
            Piece("fresh", (N.WELL_COUNT,), FLAG, "wells that yield from the next round on"),
            Piece("missing", (N.WELL_COUNT,), COUNT, "segments that an own well still lacks to a port", INFLUENCE),
            Piece("segments", (seats, N.SEGMENT_COUNT), FLAG, "segments with a piece of each player, own first"),
        ]

    def _card_pieces(self, s: Table) -> list[Piece]:
        decks = len(N.DECKS)
        return [
            Piece("hand", (N.MOST_KINDS,), COUNT, "the own action cards by kind"),
            Piece("discards", (N.MOST_KINDS,), COUNT, "the discards by kind", FEW),
            Piece("in_play", (N.MOST_KINDS,), ONE_OF, "the action card being played"),
            Piece("pile", (2,), COUNT, "cards in the pile, and executives beside it", CARDS),
            Piece("fee", (1,), MONEY, "what drawing or playing costs now", PRICES),
            Piece("events", (decks, N.MOST_EVENTS), ONE_OF, "the event card on top of each deck's discards"),
            Piece("drawn", (decks, N.MOST_EVENTS), FLAG, "event cards that have been drawn"),
            Piece("changes", (KEY_COUNT,), COUNT, "by how much the C card changes each figure"),
            Piece("bag", (4,), COUNT, "black and white cubes in the bag, black and white cubes out of the game", CUBES),
            Piece("rolled", (N.POWER_COUNT,), FLAG, "powers that the die has shown for this card"),
        ]

    def _decision_pieces(self, s: Table) -> list[Piece]:
        seats = int(s.seats)
        return [
            Piece("pending", (1,), COUNT, "steps still to come of what was begun", CARDS),
            Piece("chosen", (1,), COUNT, "wells chosen during set-up", CARDS),
            Piece("drawer", (seats,), ONE_OF, "who draws cards or cubes, counted from the own seat"),
            Piece("drawing", (1,), COUNT, "how many cubes are drawn", CUBES),
            Piece("order", (2,), COUNT, "whether the power ordered withdraws, and how often the order is carried out"),
            Piece("candidates", (N.POWER_COUNT,), FLAG, "powers that may be named"),
            Piece("may", (3, N.POWER_COUNT), FLAG, "powers that may now expand, move, withdraw"),
            Piece("ousting", (1,), FLAG, "whether only territories held by others may be entered"),
            Piece("voluntary", (1,), FLAG, "whether the fifth gas find is being used"),
            Piece("marcher", (N.TERRITORY_COUNT,), ONE_OF, "where the unit stands that alone may move on"),
            Piece("builds", (N.POWER_COUNT + 1,), ONE_OF, "the power in whose areas alone may be built; first: nobody"),
            Piece("card_price", (1,), MONEY, "what a segment costs by the card, and 1 more; 0 without one", PRICES),
            Piece("repeated", (2,), COUNT, "how often it was done, and how often it may be done", FEW),
            Piece("targets", (N.TERRITORY_COUNT,), FLAG, "territories that may be voted for"),
            Piece("votes", (N.TERRITORY_COUNT,), COUNT, "votes they have", INFLUENCE),
            Piece("balloted", (N.POWER_COUNT,), ONE_OF, "the power about which there is a vote"),
        ]

    def write(self, s: Table, seat: i64, row: SparseRow) -> None:
        """Write the position as a player sees it."""
        kind = self.step_kind(s.step.name)
        self.write_order_of_play(s, seat, row)
        agreed = s.terms.agreed
        i: i64 = 0
        while i < i64(len(agreed)):
            row.count(agreed[i], 1.0)
            i += 1
        row.one_of(s.phase, len(PHASES))
        row.one_of(s.round - 1, s.terms.box.rounds)
        row.seat(s.starter, seat, s.seats)
        row.count(s.bank, BANK)
        self._powers(s, seat, row)
        self._pipelines(s, seat, row)
        self._players(s, seat, row)
        self._cards(s, seat, row)
        self._orders(s, seat, kind, row)
        self._votes(s, row)

    def _players(self, s: Table, seat: i64, row: SparseRow) -> None:
        seats = s.seats
        box = s.terms.box
        i: i64 = 0
        while i < seats:
            row.one_of(s.company[(seat + i) % seats], len(N.COMPANIES))
            i += 1
        row.seats(s.cash, seat, seats, CASH)
        i = 0
        while i < seats:
            row.one_of(s.placed[(seat + i) % seats] - 1, box.executives)
            i += 1
        i = 0
        while i < seats:
            row.one_of(s.finds[(seat + i) % seats] - 1, box.meter)
            i += 1
        i = 0
        while i < seats:
            row.count(s.cubes[(seat + i) % seats], PIECES)
            row.count(s.pieces[(seat + i) % seats], PIECES)
            i += 1
        row.seats(s.hand_size, seat, seats, FEW)
        i = 0
        while i < seats:
            row.count(wells.free_cubes(s, (seat + i) % seats), FEW)
            i += 1
        i = 0
        while i < seats:
            row.count(income(s, (seat + i) % seats), CASH)
            i += 1
        i = 0
        while i < seats:
            self._points(s, (seat + i) % seats, row)
            i += 1
        row.one_of(at_most(s.cash[seat], SHOWN_DOLLARS) - 1, SHOWN_DOLLARS)

    def _points(self, s: Table, player: i64, row: SparseRow) -> None:
        box = s.terms.box
        segments, ports = distances.pipelines(s, player)
        segments *= box.per_segment
        gas = box.gas_points[s.finds[player]]
        influence: i64 = 0
        control: i64 = 0
        power: i64 = 0
        while power < N.POWER_COUNT:
            influence += box.points[power * TRACK + column(s.standing(player, power))]
            if s.flags[power] == player:
                control += box.per_flag + box.per_army * armies.outside(s, power)
            power += 1
        row.count(segments + ports + gas + influence + control, POINTS)
        row.count(segments, POINTS)
        row.count(ports, POINTS)
        row.count(gas, POINTS)
        row.count(influence, POINTS)
        row.count(control, POINTS)

    def _powers(self, s: Table, seat: i64, row: SparseRow) -> None:
        seats = s.seats
        i: i64 = 0
        while i < seats:
            power: i64 = 0
            while power < N.POWER_COUNT:
                row.count(s.standing((seat + i) % seats, power), INFLUENCE)
                power += 1
            i += 1
        i = 0
        while i < seats:
            power = 0
            while power < N.POWER_COUNT:
                row.one_of(column(s.standing((seat + i) % seats, power)) - 1, TRACK - 1)
                power += 1
            i += 1
        power = 0
        while power < N.POWER_COUNT:
            row.seat(s.flags[power], seat, seats)
            power += 1
        power = 0
        while power < N.POWER_COUNT:
            row.count(lead(s, seat, power), INFLUENCE)
            power += 1
        power = 0
        while power < N.POWER_COUNT:
            row.count(s.pipeline_price(seat, power), PRICES)
            power += 1
        row.count(s.pipeline_price(seat, NOBODY), PRICES)
        power = 0
        while power < N.POWER_COUNT:
            row.count(s.extras(seat, power), FEW)
            power += 1
        row.counts(s.cheap, 0, N.POWER_COUNT, FEW)
        power = 0
        while power < N.POWER_COUNT:
            row.flags(s.armies[power], N.TERRITORY_COUNT)
            power += 1

    def _pipelines(self, s: Table, seat: i64, row: SparseRow) -> None:
        seats = s.seats
        i: i64 = 0
        while i < seats:
            row.flags(s.wells[(seat + i) % seats], N.WELL_COUNT)
            i += 1
        i = 0
        while i < seats:
            row.flags(network.connected_wells(s, (seat + i) % seats), N.WELL_COUNT)
            i += 1
        row.flags(s.worked, N.WELL_COUNT)
        row.flags(s.fresh, N.WELL_COUNT)
        waiting = s.wells[seat] & ~network.connected_wells(s, seat)
        if waiting != 0:
            lacking = distances.missing(s, seat, waiting)
            well: i64 = 0
            while well < N.WELL_COUNT:
                row.count(lacking[well] if has(waiting, well) else 0, INFLUENCE)
                well += 1
        else:
            row.skip(N.WELL_COUNT)
        i = 0
        while i < seats:
            player = (seat + i) % seats
            row.flags(s.pipes[2 * player], SEGMENTS_A_WORD)
            row.flags(s.pipes[2 * player + 1], N.SEGMENT_COUNT - SEGMENTS_A_WORD)
            i += 1

    def _cards(self, s: Table, seat: i64, row: SparseRow) -> None:
        kind: i64 = 0
        while kind < N.MOST_KINDS:
            row.count(hands.holds(s, seat, kind), 1.0)
            kind += 1
        row.counts(s.discards, 0, N.MOST_KINDS, FEW)
        row.one_of(s.in_play, N.MOST_KINDS)
        row.count(hands.pile_size(s), CARDS)
        row.count(s.at_pile, CARDS)
        row.count(s.card_fee(), PRICES)
        deck: i64 = 0
        while deck < len(N.DECKS):
            row.one_of(s.events[deck], N.MOST_EVENTS)
            deck += 1
        deck = 0
        while deck < len(N.DECKS):
            row.flags(s.drawn[deck], N.MOST_EVENTS)
            deck += 1
        usual = s.terms.box.changes
        key: i64 = 0
        while key < KEY_COUNT:
            row.count(s.changes[key] - usual[key], 1.0)
            key += 1
        row.count(s.black, CUBES)
        row.count(s.white, CUBES)
        row.count(s.black_gone, CUBES)
        row.count(s.white_gone, CUBES)
        row.flags(s.shown, N.POWER_COUNT)

    def _orders(self, s: Table, seat: i64, kind: i64, row: SparseRow) -> None:
        row.count(pending(s), CARDS)
        row.count(s.chosen if s.phase == SETUP else 0, CARDS)
        drawn = has(DRAWN, kind)
        row.seat(s.subject if drawn else NOBODY, seat, s.seats)
        row.count(s.drawing if drawn else 0, CUBES)
        ordered = has(ORDERED, kind)
        row.flag(ordered and s.ordered != TO_EXPAND)
        row.count(s.times if ordered else 0, 1.0)
        row.flags(s.candidates if has(NAMED, kind) else 0, N.POWER_COUNT)
        row.flags(s.orders, N.POWER_COUNT)
        row.flags(s.marches, N.POWER_COUNT)
        row.flags(s.recalls, N.POWER_COUNT)
        row.flag(s.ousting != 0)
        row.flag(s.voluntary != 0)
        row.one_of(s.marcher, N.TERRITORY_COUNT)
        row.one_of(s.gang + 1, N.POWER_COUNT + 1)  # -1 if building is bound to no power
        row.count(s.price + 1, PRICES)  # 0 if the tracker decides
        repeated = has(REPEATED, kind)
        row.count(s.taken if repeated else 0, FEW)
        row.count(s.most if repeated else 0, FEW)

    def _votes(self, s: Table, row: SparseRow) -> None:
        if len(s.votes) == 0:
            row.skip(N.TERRITORY_COUNT + N.TERRITORY_COUNT + N.POWER_COUNT)
            return
        row.flags(s.targets, N.TERRITORY_COUNT)
        row.counts(s.votes, 0, N.TERRITORY_COUNT, INFLUENCE)
        row.one_of(s.balloted, N.POWER_COUNT)


def income(s: Table, player: i64) -> i64:
    """Return what the wells of a player can still yield this round (IB-631 to IB-633)."""
    ready = s.wells[player] & ~s.worked & ~s.fresh
    total: i64 = 0
    well: i64 = 0
    while ready != 0:
        if ready & 1 != 0:
            total += s.yield_of(player, well)
        ready >>= 1
        well += 1
    return total


def lead(s: Table, seat: i64, power: i64) -> i64:
    """Return the influence of a player in a power less the most that another has there."""
    most: i64 = 0
    away: i64 = 1
    while away < s.seats:
        standing = s.standing((seat + away) % s.seats, power)
        most = max(most, standing)
        away += 1
    return s.standing(seat, power) - most


def pending(s: Table) -> i64:
    """Return how many steps are still to come of what was begun."""
    number: i64 = 0
    cell = s.agenda
    while cell is not None:
        number += 1
        cell = cell.rest
    return number
