"""A position of International Oilman as a learner sees it: every hole, boundary, bid and dollar, own company first."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.games.oilman import scoring
from spindletop.games.oilman.components import CAPS, HOLES, LEVELS, RIGS, TERRAINS
from spindletop.games.oilman.options import ENDS, TRESPASS
from spindletop.games.oilman.state import FREE, Table
from spindletop.kernel.observation import COUNT, FLAG, MONEY, ONE_OF, Observation, Piece, SparseRow, distance
from spindletop.kernel.state import NOBODY

STEPS: Final = ["first seat", "layout", "mark", "act", "bid", "right", "strike", "clock", "over"]
"""Everything a position of this game can wait for."""
CASH: Final = 100.0
SALARY: Final = 20.0
ROUNDS: Final = 30.0
PLOTS: Final = 20.0


@final
class OilmanObservation(Observation[Table]):
    """The board hole by hole, each with its owner seen from the own seat, its cap and what is known below it."""

    def __init__(self) -> None:
        super().__init__(STEPS)

    def pieces(self, s: Table) -> list[Piece]:
        """Return the pieces in the order in which they are written."""
        seats = int(s.seats)
        return [
            *self.order_of_play(seats),
            Piece("end", (len(ENDS),), ONE_OF, "how the game ends: after rounds, at a target, after a time"),
            Piece("terms", (13,), COUNT, "rounds, target, minutes and the options in force"),
            Piece("round", (2,), COUNT, "the round, and the rounds left", ROUNDS),
            Piece("turns", (1,), COUNT, "the turns played so far", 4 * ROUNDS),
            Piece("end_triggered", (1,), FLAG, "whether the end is in sight"),
            Piece("first", (seats,), ONE_OF, "which seat plays first, counted from the own one"),
            Piece("cash", (seats,), MONEY, "the cash of each company, own first", CASH),
            Piece("salary", (seats,), MONEY, "the salary of each company, own first", SALARY),
            Piece("net_worth", (seats,), MONEY, "the net worth of each company, own first", 5 * CASH),
            Piece("dry", (seats,), COUNT, "dry attempts that count for a loan, own first", 3.0),
            Piece("owed", (seats,), MONEY, "what each company owes, own first", CASH),
            Piece("borrowed", (seats,), FLAG, "whether it has borrowed, own first"),
            Piece("properties", (seats,), COUNT, "how many properties each company has, own first", 3.0),
            Piece("undrilled", (seats,), COUNT, "how many of them have no well, own first", 3.0),
            Piece("terrain", (len(TERRAINS), 2), MONEY, "price of a first level and what oil at level 1 adds", CASH),
            Piece(
                "holes",
                (HOLES, seats + CAPS - 1 + 2 * LEVELS),
                FLAG,
                "each hole: whose it is, own company first; its cap; levels known to be empty; the level of its oil",
            ),
            Piece("plots", (HOLES,), COUNT, "the number of the property each hole belongs to, from 1", PLOTS),
            Piece("wells", (seats,), COUNT, "wells on each company's properties, own first", 5.0),
            Piece("marks", (HOLES,), FLAG, "holes inside the boundary being drawn or auctioned"),
            Piece("marking", (2,), COUNT, "marked holes, and how many are wanted", 9.0),
            Piece("mark_order", (HOLES,), COUNT, "the order in which holes were marked", 9.0),
            Piece("auction", (4,), MONEY, "minimum, ceiling, standing bid, and whether there is one", CASH),
            Piece("leader", (seats,), ONE_OF, "who leads, counted from the own seat"),
            Piece("bidder", (seats,), ONE_OF, "who bids next, counted from the own seat"),
            Piece("bidding", (seats,), FLAG, "who is still in the auction, own first"),
            Piece("last_bids", (seats,), MONEY, "the last bid of each company, own first", CASH),
            Piece("drilling", (HOLES,), ONE_OF, "the hole being drilled"),
            Piece("rig", (RIGS,), ONE_OF, "the rig it is drilled with"),
        ]

    def write(self, s: Table, seat: i64, row: SparseRow) -> None:
        """Write the position as a company sees it."""
        seats = s.seats
        self.write_order_of_play(s, seat, row)
        row.one_of(s.terms.end, len(ENDS))
        self._terms(s, row)
        row.count(s.round, ROUNDS)
        row.count(s.terms.last_round - s.round, ROUNDS)
        row.count(s.turns, 4.0 * ROUNDS)
        row.flag(s.triggered != 0)
        row.seat(s.first, seat, seats)
        self._companies(s, seat, row)
        self._prices(s, row)
        self._board(s, seat, row)
        self._boundary(s, row)
        self._auction(s, seat, row)
        drilling = s.step.name == "strike"
        row.one_of(s.hole if drilling else NOBODY, HOLES)
        row.one_of(s.rig - 1 if drilling else NOBODY, RIGS)

    def _terms(self, s: Table, row: SparseRow) -> None:
        terms = s.terms
        row.count(terms.rounds, ROUNDS)
        row.count(terms.target, 5.0 * CASH)
        row.count(terms.minutes, 90.0)
        row.count(terms.seconds_per_turn, 45.0)
        row.flag(terms.wall_clock)
        row.flag(terms.finish_round)
        row.flag(terms.clusters)
        row.flag(terms.ladder)
        row.flag(terms.overbids)
        row.flag(terms.drawer_must_open)
        row.count(terms.trespass, float(len(TRESPASS)))
        row.flag(terms.deduct)
        row.count(len(terms.neighbours[0]), 8.0)

    def _companies(self, s: Table, seat: i64, row: SparseRow) -> None:
        seats = s.seats
        row.seats(s.cash, seat, seats, CASH)
        row.seats(s.salary, seat, seats, SALARY)
        i: i64 = 0
        while i < seats:
            row.count(scoring.net_worth(s, (seat + i) % seats), 5.0 * CASH)
            i += 1
        row.seats(s.dry, seat, seats, 3.0)
        row.seats(s.owed, seat, seats, CASH)
        i = 0
        while i < seats:
            row.flag(s.borrowed[(seat + i) % seats] != 0)
            i += 1
        row.seats(s.owned, seat, seats, 3.0)
        row.seats(s.undrilled, seat, seats, 3.0)

    def _prices(self, s: Table, row: SparseRow) -> None:
        terrain: i64 = 0
        while terrain < len(TERRAINS):
            row.count(s.terms.prices[terrain * CAPS * (RIGS + 1) + 1], CASH)
            row.count(s.terms.box.gain(terrain, 1), CASH)
            terrain += 1

    def _board(self, s: Table, seat: i64, row: SparseRow) -> None:
        """Write the holes; most of them are untouched and cost nothing."""
        seats = s.seats
        width = seats + CAPS - 1 + 2 * LEVELS
        at = row.at
        hole: i64 = 0
        while hole < HOLES:
            plot = s.plot[hole]
            if plot != FREE:
                row.put(at + distance(seat, s.owners[plot], seats), 1.0)
            cap = s.cap[hole]
            if cap > 0:
                row.put(at + seats + cap - 1, 1.0)
            clear = s.clear[hole]
            level: i64 = 0
            while level < clear and level < LEVELS:
                row.put(at + seats + CAPS - 1 + level, 1.0)
                level += 1
            oil = s.oil[hole]
            if oil > 0:
                row.put(at + seats + CAPS - 1 + LEVELS + oil - 1, 1.0)
            at += width
            hole += 1
        row.at = at
        hole = 0
        while hole < HOLES:
            if s.plot[hole] != FREE:
                row.put(at + hole, float(s.plot[hole] + 1) / PLOTS)
            hole += 1
        row.skip(HOLES)
        self._wells(s, seat, row)

    def _wells(self, s: Table, seat: i64, row: SparseRow) -> None:
        i: i64 = 0
        while i < s.seats:
            company = (seat + i) % s.seats
            wells: i64 = 0
            plot: i64 = 0
            while plot < i64(len(s.owners)):
                if s.owners[plot] == company:
                    wells += s.wells[plot]
                plot += 1
            row.count(wells, 5.0)
            i += 1

    def _boundary(self, s: Table, row: SparseRow) -> None:
        count = i64(len(s.marks))
        i: i64 = 0
        while i < count:
            row.put(row.at + s.marks[i], 1.0)
            i += 1
        row.skip(HOLES)
        row.count(count, 9.0)
        row.count(s.size_wanted, 9.0)
        i = 0
        while i < count:
            row.put(row.at + s.marks[i], float(i + 1) / 9.0)
            i += 1
        row.skip(HOLES)

    def _auction(self, s: Table, seat: i64, row: SparseRow) -> None:
        seats = s.seats
        open_ = s.step.name == "bid" or s.step.name == "right"
        if not open_:
            row.skip(4 + 4 * seats)
            return
        row.count(s.minimum, CASH)
        row.count(s.ceiling, CASH)
        row.count(s.standing, CASH)
        row.flag(s.leader != NOBODY)
        row.seat(s.leader, seat, seats)
        row.seat(s.bidder, seat, seats)
        i: i64 = 0
        while i < seats:
            row.flag(s.in_auction((seat + i) % seats))
            i += 1
        row.seats(s.last_bids, seat, seats, CASH)
