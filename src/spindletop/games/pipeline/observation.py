"""A position of Pipeline as a learner sees it: boards, networks, markets, papers and the action under way."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.pipeline import actions, scoring, turn
from spindletop.games.pipeline.components import FIELD
from spindletop.games.pipeline.names import (
    ACTIONS,
    COLOURS,
    DISPLAY_COLUMNS,
    FAMILIES,
    FILLINGS,
    GRADES,
    LEVELS,
    MARKETS,
    MOST_LINES,
    PAPER_ROWS,
    PAPERS,
    QUADRANT_SPACES,
    QUADRANTS,
    ROWS,
    SHOP_NAMES,
    SHOP_ROWS,
    SHOP_SLOTS,
    STEPS_OF_COLOUR,
    VALUATIONS,
    YEARS,
)
from spindletop.games.pipeline.network import SIDE, SPOT, WRAP, Network, turned_down, turned_up
from spindletop.games.pipeline.pieces import EDGES, TILES, all_tiles
from spindletop.games.pipeline.refinery import MOST_IN_RUN, uses_left
from spindletop.games.pipeline.state import EMPTY, KINDS_OF_OIL, Table
from spindletop.kernel.buffer import zeros
from spindletop.kernel.observation import (
    COUNT,
    FLAG,
    MONEY,
    ONE_OF,
    THERMOMETER,
    Observation,
    Piece,
    SparseRow,
)
from spindletop.kernel.state import NOBODY
from spindletop.kernel.step import AnyStep

STEPS: Final = [
    *["tanks_setup", "turn", "after_work", "after_machines", "turn_order"],
    *["market", "tanks_pipes", "machines_pipes", "contracts", "upgrades", "gov_buy", "gov_take", "shop_take"],
    *["place", "place_machine", "refine", "use"],
    *["deal families", "deal contracts", "deal orders", "deal pipe tiles", "deal action tiles", "deal markers"],
    *["deal valuations", "first seat", "over"],
]
"""Everything a position of this game can wait for."""
PENDING: Final = [
    *["turn", "after_work", "after_machines", "tanks_pipes", "machines_pipes", "upgrades", "gov_buy", "gov_take"],
    *["shop_take", "place_machine"],
]
"""Decisions that may come back when the one under way is made."""

CASH: Final = 100.0
BARRELS: Final = 4.0
SMALL: Final = 4.0
LENGTHS: Final = 10.0
ROUNDS: Final = 20.0
STACKS: Final = 50.0

SPACES: Final = 8
"""Spaces of the action cross."""
LONG: Final = 12
"""Pipelines are counted by their length up to this one; longer ones are counted with it."""
NEAR: Final = 12
"""The open ends of the own pipes are shown on so many columns and rows around the first tile."""
HALF_NEAR: Final[i64] = 6
LAID: Final[i64] = 1 << 20
"""A tile in a network is 1 and a fraction that says when and where it was laid; this is the fraction's whole."""
LAID_SCALE: Final = float(1 << 20)
TILE_ID: Final[i64] = 256
"""A tile to be had is its segments of each colour; its number is a fraction of the central pipe's colour."""
TILE_SCALE: Final = 4.0 * 256.0
PAPER_ID: Final[i64] = 1024
"""A paper on the board is its lines of each kind; its number is a fraction of the first kind."""
PAPER_SCALE: Final = 2.0 * 1024.0
NEEDS: Final = COLOURS * (GRADES - 1)
"""The kinds of oil that papers ask for, colour first."""
MOST_NEEDED: Final[i64] = (1 << FIELD) - 1
"""One count of a packed demand."""
FORMS: Final = 3
"""Where the central pipe leaves a half, and how many colours there are."""
PAPER_SPOTS: Final = len(PAPER_ROWS) * DISPLAY_COLUMNS
STACK_TOPS: Final = 3
SHOPS: Final = len(SHOP_NAMES)


@final
class PipelineObservation(Observation[Table]):
    """Seats are counted from the own one; networks by tile, and the open ends of the own network by cell."""

    def __init__(self) -> None:
        super().__init__(STEPS)
        waiting: list[AnyStep] = [turn.WORK_PHASE, turn.AFTER_WORK, turn.AFTER_MACHINES, actions.TANKS_PIPES]
        waiting += [actions.MACHINES_PIPES, actions.UPGRADES, actions.GOV_BUY, actions.GOV_TAKE, actions.SHOP_TAKE]
        self.waiting: list[AnyStep] = [*waiting, actions.PLACE_MACHINE]
        self.forms: vec[i64] = zeros(TILES * 5)
        self.segments: vec[i64] = zeros(TILES * COLOURS)
        for number, tile in enumerate(all_tiles()):
            _, _, centre, left, right = tile
            for i, form in enumerate(tile):
                self.forms[number * 5 + i] = form
            for colour, count in [(centre, 2), (left, 1), (right, 1)]:
                self.segments[number * COLOURS + colour] += count * TILE_ID
            self.segments[number * COLOURS + centre] += number + 1

    def pieces(self, s: Table) -> list[Piece]:
        """Return the pieces in the order in which they are written."""
        seats = int(s.seats)
        found = [*self.order_of_play(seats), *self._time_and_action(s)]
        for i in range(seats):
            found += self._company(s, "own" if i == 0 else f"next{i}")
        return found + self._own_board() + self._board(s)

    def write(self, s: Table, seat: i64, row: SparseRow) -> None:
        """Write the position as a company sees it."""
        self.write_order_of_play(s, seat, row)
        self._write_time(s, seat, row)
        self._write_action(s, row)
        self._write_run(s, row)
        i: i64 = 0
        while i < s.seats:
            who = (seat + i) % s.seats
            self._write_company(s, who, row)
            self._write_network(s, who, row)
            self._write_papers(s, who, row)
            i += 1
        row.count(scoring.valuations(s, seat), CASH)
        self._write_needs(s, seat, row)
        self._write_ends(s, s.networks[seat], row)
        self._write_markets(s, row)
        self._write_displays(s, row)
        self._write_fillings(s, row)
        self._write_tiles(s, row)
        self._write_rest(s, row)

    # -- time, order and the action under way

    def _time_and_action(self, s: Table) -> list[Piece]:
        seats = int(s.seats)
        rounds = int(s.terms.box.last_round) + 2
        return [
            Piece("pending", (len(PENDING),), FLAG, f"decisions that follow in this turn: {', '.join(PENDING)}"),
            Piece("terms", (11,), COUNT, "places for tanks, and the options in force"),
            Piece("rounds", (2,), COUNT, "the round, and the rounds that are left", ROUNDS),
            Piece("round", (rounds,), ONE_OF, "the round"),
            Piece("year", (YEARS + 1,), ONE_OF, "the year; first: the set-up"),
            Piece("upper", (seats, seats), ONE_OF, "who plays when in this round, counted from the own seat"),
            Piece("lower", (seats, seats), ONE_OF, "who plays when in the next round, as far as it is known"),
            Piece("done", (3,), COUNT, "actions of the turn, parts of the action, tiles bought in it", SMALL),
            Piece("main_space", (SPACES,), ONE_OF, "the space of the main action on the cross"),
            Piece("marks", (5,), FLAG, "passed; turn order icon; machines run early; bought; loan taken"),
            Piece("quadrant_opened", (1,), FLAG, "a quadrant was opened this year"),
            Piece("venue", (len(MARKETS),), ONE_OF, "the market or shop of the action"),
            Piece("rows_used", (len(PAPER_ROWS),), FLAG, "rows from which a contract was taken"),
            Piece("takes", (4,), COUNT, "free government tiles, tanks, machines and pipes still to come", SMALL),
            Piece("worker", (QUADRANTS, QUADRANT_SPACES), FLAG, "the government tile under the worker"),
            Piece("machine_in_hand", (2,), ONE_OF, "a machine to be placed: of the shop, of the stack"),
            Piece("hand_number", (1,), COUNT, "the number of the tile in hand", float(TILES)),
            Piece("hand", (5, FORMS), ONE_OF, "the tile in hand: its two exits, central colour and side colours"),
            Piece("paper", (PAPERS,), ONE_OF, "the paper that is being filled"),
            Piece("line", (MOST_LINES,), ONE_OF, "its line that is being filled"),
            Piece(
                "run", (int(MOST_IN_RUN), 2), COUNT, "pipelines of the run: value and colour; how they were used", 30.0
            ),
            Piece(
                "run_left", (COLOURS, 2), COUNT, "pipelines of the run that may still refine, and their value", LENGTHS
            ),
            Piece("fresh", (COLOURS, GRADES), COUNT, "barrels refined in this run", BARRELS),
        ]

    def _write_time(self, s: Table, seat: i64, row: SparseRow) -> None:
        terms = s.terms
        seats = s.seats
        i: i64 = 0
        while i < i64(len(self.waiting)):
            row.flag(follows(s, self.waiting[i]))
            i += 1
        row.count(terms.tank_places, 8.0)
        row.flag(terms.sevens)
        row.flag(terms.recommended)
        row.flag(terms.demand_right)
        row.flag(terms.exact_batches)
        row.flag(terms.any_two)
        row.flag(terms.nearest_gap)
        row.flag(terms.first_card_opens)
        row.flag(terms.machine_needs_network)
        row.flag(len(terms.families) > 0)
        row.flag(len(terms.valuations) > 0)
        last = terms.box.last_round
        row.count(s.round, ROUNDS)
        row.count(last - s.round, ROUNDS)
        row.one_of(s.round, last + 2)
        row.one_of(s.year(), YEARS + 1)
        i = 0
        while i < seats:
            row.seat(s.upper[i], seat, seats)
            i += 1
        i = 0
        while i < seats:
            row.seat(s.lower[i], seat, seats)
            i += 1

    def _write_action(self, s: Table, row: SparseRow) -> None:
        acting = s.acts > 0  # what an earlier turn left behind says nothing
        row.count(s.acts, SMALL)
        row.count(s.parts, SMALL)
        row.count(s.pipes, SMALL)
        row.one_of(s.main_space, SPACES)
        row.flag(s.passed != 0)
        row.flag(s.icon != 0)
        row.flag(s.early != 0)
        row.flag(acting and s.bought != 0)
        row.flag(acting and s.loaned != 0)
        row.flag(s.opened != 0)
        row.one_of(s.venue if acting else NOBODY, len(MARKETS))
        row.flags(s.rows_used if acting else 0, len(PAPER_ROWS))
        row.count(s.gov_takes, SMALL)
        row.count(s.tank_takes, SMALL)
        row.count(s.machine_takes, SMALL)
        row.count(s.pipe_takes, SMALL)
        worker = s.quadrant * QUADRANT_SPACES + s.worker if s.worker != EMPTY else EMPTY
        row.one_of(worker, QUADRANTS * QUADRANT_SPACES)
        row.one_of(s.machine - 1, 2)
        row.count(s.hand + 1, float(TILES))
        i: i64 = 0
        while i < 5:
            row.one_of(self.forms[s.hand * 5 + i] if s.hand != EMPTY else EMPTY, FORMS)
            i += 1
        row.one_of(s.paper, PAPERS)
        row.one_of(s.line if s.paper != EMPTY else EMPTY, MOST_LINES)

    def _write_run(self, s: Table, row: SparseRow) -> None:
        if s.step.name != "refine":  # a list that is left over says nothing
            row.skip(2 * MOST_IN_RUN + 2 * COLOURS + KINDS_OF_OIL)
            return
        network = s.networks[s.turn]
        size = i64(len(s.run))
        pipelines = zeros(COLOURS)
        values = zeros(COLOURS)
        k: i64 = 0
        while k < size:
            colour = network.colour[s.run[k]]
            row.count(s.run_value[k] * COLOURS + colour + 1, 30.0)
            row.count(s.run_uses[k] * 8 + s.run_from[k] + 1, 30.0)
            if uses_left(s, s.turn, k):
                pipelines[colour] += 1
                values[colour] += s.run_value[k]
            k += 1
        row.skip(2 * (MOST_IN_RUN - size))
        k = 0
        while k < COLOURS:
            row.count(pipelines[k], LENGTHS)
            row.count(values[k], LENGTHS)
            k += 1
        row.counts(s.fresh, 0, KINDS_OF_OIL, BARRELS)

    # -- the companies

    def _company(self, s: Table, who: str) -> list[Piece]:
        return [
            Piece(f"{who}_cash", (1,), MONEY, "the cash", CASH),
            Piece(f"{who}_penalties", (2,), COUNT, "penalty tokens and what they cost", CASH),
            Piece(f"{who}_cross", (SPACES,), ONE_OF, "where the worker stands on the cross"),
            Piece(f"{who}_tanks", (2, GRADES), COUNT, "tanks on each row, and barrels that still fit", BARRELS),
            Piece(f"{who}_oil", (COLOURS, GRADES), COUNT, "barrels in the tanks", BARRELS),
            Piece(f"{who}_oil_pays", (1,), MONEY, "what the oil would bring at the end", CASH),
            Piece(f"{who}_upgrades", (FAMILIES, LEVELS + 1), THERMOMETER, "levels of the upgrades"),
            Piece(
                f"{who}_tiles", (TILES,), COUNT, "tiles of the network, and when and where they were laid", LAID_SCALE
            ),
            Piece(
                f"{who}_machines", (int(s.terms.box.machines),), COUNT, "the cells of the machines", float(SIDE * SIDE)
            ),
            Piece(
                f"{who}_pipelines",
                (2, COLOURS, LONG),
                COUNT,
                f"pipelines by colour and length, the last {LONG} or more: without and with a machine",
                SMALL,
            ),
            Piece(f"{who}_longest", (COLOURS,), COUNT, "the longest pipeline of each colour", LENGTHS),
            Piece(f"{who}_pipelines_pay", (2,), MONEY, "what all and attached pipelines would bring at the end", CASH),
            Piece(f"{who}_active", (PAPERS,), FLAG, "active contracts"),
            Piece(f"{who}_set_aside", (PAPERS,), COUNT, "deferred contracts (1) and completed orders (2)", 2.0),
        ]

    def _write_company(self, s: Table, who: i64, row: SparseRow) -> None:
        row.count(s.cash[who], CASH)
        row.count(s.tokens[who], CASH)
        row.count(s.terms.box.penalty(s.tokens[who]), CASH)
        row.one_of(s.workers[who], SPACES)
        row.counts(s.tanks, who * GRADES, GRADES, BARRELS)
        row.counts(s.room, who * GRADES, GRADES, BARRELS)
        row.counts(s.oil, who * KINDS_OF_OIL, KINDS_OF_OIL, BARRELS)
        row.count(scoring.all_oil(s, who), CASH)
        family: i64 = 0
        while family < FAMILIES:
            row.thermometer(s.level(who, family), LEVELS + 1)
            family += 1

    def _write_network(self, s: Table, who: i64, row: SparseRow) -> None:
        network = s.networks[who]
        laid = zeros(TILES)
        i: i64 = 0
        while i < i64(len(network.tiles)):
            spot = network.tiles[i]
            laid[spot // SPOT] = LAID + i * SPOT + spot % SPOT
            i += 1
        i = 0
        while i < TILES:
            if laid[i] != 0:
                row.put(row.at + i, float(laid[i]) / LAID_SCALE)
            i += 1
        row.skip(TILES)
        i = 0
        while i < i64(len(network.machines)):
            row.count(network.machines[i] + 1, float(SIDE * SIDE))
            i += 1
        row.skip(s.terms.box.machines - i)
        self._write_pipelines(s, who, row)

    def _write_pipelines(self, s: Table, who: i64, row: SparseRow) -> None:
        network = s.networks[who]
        lengths = zeros(2 * COLOURS * LONG)
        longest = zeros(COLOURS)
        paid: i64 = 0
        attached: i64 = 0
        p: i64 = 0
        while p < i64(len(network.length)):
            length = network.length[p]
            if length > 0:
                colour = network.colour[p]
                at = (network.attached[p] * COLOURS + colour) * LONG + min(length, LONG) - 1
                lengths[at] += 1
                longest[colour] = max(longest[colour], length)
                worth = s.value(who, length)
                if worth >= s.cost(colour, 0, 1):
                    pays = s.terms.box.end_pipeline[s.reach(colour, worth)]
                    paid += pays
                    attached += pays * network.attached[p]
            p += 1
        row.counts(lengths, 0, 2 * COLOURS * LONG, SMALL)
        row.counts(longest, 0, COLOURS, LENGTHS)
        row.count(paid, CASH)
        row.count(attached, CASH)

    def _write_papers(self, s: Table, who: i64, row: SparseRow) -> None:
        row.flags(s.active[who], PAPERS)
        deferred = s.deferred[who]
        completed = s.completed[who]
        if deferred < 0 or completed < 0:
            raise ValueError("papers held are a set, which cannot be negative")
        place = row.at
        while deferred | completed != 0:
            state = (deferred & 1) + 2 * (completed & 1)
            if state != 0:
                row.put(place, float(state) / 2.0)
            deferred >>= 1
            completed >>= 1
            place += 1
        row.skip(PAPERS)

    # -- more about the own company

    def _own_board(self) -> list[Piece]:
        return [
            Piece("own_valuations", (1,), MONEY, "what the Valuation tile and the cards would pay now", CASH),
            Piece("own_needs", (COLOURS, GRADES - 1), COUNT, "open lines of the active contracts", SMALL),
            Piece(
                "own_ends",
                (NEAR, NEAR, COLOURS),
                COUNT,
                "free cells around the first tile: the length of the pipelines of each colour that end there",
                LENGTHS,
            ),
        ]

    def _write_needs(self, s: Table, seat: i64, row: SparseRow) -> None:
        box = s.terms.box
        most = s.power(seat, FILLINGS)
        needs = zeros(NEEDS)
        held = s.active[seat]
        paper: i64 = 0
        while held != 0:
            if held & 1 != 0 and s.fillings[paper] < most:
                line: i64 = 0
                while line < box.line_count[paper]:
                    if (s.filled[paper] >> line) & 1 == 0:
                        at = paper * MOST_LINES + line
                        needs[box.line_colour[at] * (GRADES - 1) + box.line_grade[at] - 1] += 1
                    line += 1
            held >>= 1
            paper += 1
        row.counts(needs, 0, NEEDS, SMALL)

    def _write_ends(self, s: Table, network: Network, row: SparseRow) -> None:
        left = s.terms.box.anchor // SIDE - HALF_NEAR
        top = (s.terms.box.anchor & WRAP) - HALF_NEAR
        i: i64 = 0
        while i < NEAR:
            x = (left + i) & WRAP
            beside = network.open[(x + 1) & WRAP] | network.open[(x - 1) & WRAP]
            front = network.free[x] & (beside | turned_up(network.open[x]) | turned_down(network.open[x]))
            if front == 0:
                row.skip(NEAR * COLOURS)
                i += 1
                continue
            j: i64 = 0
            while j < NEAR:
                y = (top + j) & WRAP
                if (front >> y) & 1 != 0:
                    write_cell(network, x * SIDE + y, row)
                else:
                    row.skip(COLOURS)
                j += 1
            i += 1

    # -- the board

    def _board(self, s: Table) -> list[Piece]:
        box = s.terms.box
        spaces = 2 * sum(int(tiers) for tiers in box.row_tiers)
        segments = "segments of each colour; the number of the tile is a fraction of the central colour"
        return [
            Piece(
                "markets", (spaces,), COUNT, "spaces row by row: 1 for a barrel of its colour, more for others", SMALL
            ),
            Piece(
                "displays",
                (PAPER_SPOTS + STACK_TOPS, COLOURS, GRADES - 1),
                COUNT,
                "lines of the contracts and orders, then of the stacks; the number is a fraction of the first kind",
                PAPER_SCALE,
            ),
            Piece("stacks", (STACK_TOPS,), COUNT, "contracts under the tops of the stacks", SMALL),
            Piece("filled", (PAPERS,), COUNT, "filled lines of held papers, as a set", float(1 << MOST_LINES)),
            Piece("fillings", (PAPERS,), COUNT, "how often held papers were filled this year", 2.0),
            Piece("shop_tiles", (SHOPS, SHOP_SLOTS, COLOURS), COUNT, segments, TILE_SCALE),
            Piece("government", (QUADRANTS, QUADRANT_SPACES, COLOURS), COUNT, segments, TILE_SCALE),
            Piece("open_quadrants", (QUADRANTS,), FLAG, "quadrants of the government that are open"),
            Piece("shop", (SHOPS, SHOP_ROWS), COUNT, "machines and tanks in the rows of the shops", SMALL),
            Piece("shop_stacks", (SHOPS,), COUNT, "machines and tanks on the stacks", STACKS),
            Piece("undrawn", (1,), COUNT, "tiles that nobody has drawn", STACKS),
            Piece("supply", (COLOURS,), COUNT, "barrels in the supply", STACKS),
            Piece("cross", (4, len(ACTIONS)), ONE_OF, "the actions of the inner spaces"),
            Piece("refining_costs", (COLOURS, STEPS_OF_COLOUR), COUNT, "the refinement markers", LENGTHS),
            Piece("families", (FAMILIES,), FLAG, "families of upgrades in play"),
            Piece("face_up", (FAMILIES,), FLAG, "families whose token is face up"),
            Piece("on_offer", (FAMILIES, LEVELS), COUNT, "upgrade cards on offer", SMALL),
            Piece("valuations", (VALUATIONS,), FLAG, "valuation cards in play"),
        ]

    def _write_markets(self, s: Table, row: SparseRow) -> None:
        box = s.terms.box
        line: i64 = 0
        while line < ROWS:
            barrels = s.market[line]
            colour = box.row_colour[line]
            place = row.at
            end = place + 2 * box.row_tiers[line]
            while barrels != 0 and place < end:
                if barrels & 3 != 0:
                    row.put(place, float(4 + ((barrels & 3) - 1 + COLOURS - colour) % COLOURS) / SMALL)
                barrels >>= 2
                place += 1
            row.at = end
            line += 1

    def _write_displays(self, s: Table, row: SparseRow) -> None:
        spot: i64 = 0
        while spot < PAPER_SPOTS + STACK_TOPS:
            paper = s.display[spot] if spot < PAPER_SPOTS else s.tops[spot - PAPER_SPOTS]
            if paper == EMPTY:
                row.skip(NEEDS)
            else:
                write_paper(s, paper, row)
            spot += 1
        row.counts(s.below, 0, STACK_TOPS, SMALL)

    def _write_fillings(self, s: Table, row: SparseRow) -> None:
        held: i64 = 0
        seat: i64 = 0
        while seat < s.seats:
            held |= s.active[seat] | s.deferred[seat]
            seat += 1
        paper: i64 = 0
        while paper < PAPERS:
            row.count(s.filled[paper] if (held >> paper) & 1 != 0 else 0, float(1 << MOST_LINES))
            paper += 1
        paper = 0
        while paper < PAPERS:
            row.count(s.fillings[paper] if (held >> paper) & 1 != 0 else 0, 2.0)
            paper += 1

    def _write_tiles(self, s: Table, row: SparseRow) -> None:
        at: i64 = 0
        while at < SHOPS * SHOP_SLOTS:
            self._write_tile(s.slots[at], row)
            at += 1
        at = 0
        while at < QUADRANTS * QUADRANT_SPACES:
            self._write_tile(s.government[at], row)
            at += 1
        row.flags(s.open_quadrants, QUADRANTS)

    def _write_tile(self, tile: i64, row: SparseRow) -> None:
        if tile == EMPTY:
            row.skip(COLOURS)
            return
        row.counts(self.segments, tile * COLOURS, COLOURS, TILE_SCALE)

    def _write_rest(self, s: Table, row: SparseRow) -> None:
        row.counts(s.shop, 0, SHOPS * SHOP_ROWS, SMALL)
        row.count(s.machine_stack, STACKS)
        row.count(s.tank_stack, STACKS)
        undrawn: i64 = 0
        i: i64 = 0
        while i < TILES:
            if s.undrawn[i] != 0:
                undrawn += 1
            i += 1
        row.count(undrawn, STACKS)
        row.counts(s.supply, 0, COLOURS, STACKS)
        i = 0
        while i < 4:
            row.one_of(s.inner[i], len(ACTIONS))
            i += 1
        row.counts(s.markers, 0, COLOURS * STEPS_OF_COLOUR, LENGTHS)
        row.flags(s.families, FAMILIES)
        row.flags(s.face_up, FAMILIES)
        row.counts(s.on_offer, 0, FAMILIES * LEVELS, SMALL)
        row.flags(s.valuations, VALUATIONS)


def follows(s: Table, step: AnyStep) -> bool:
    """Tell whether a step is still to come in this turn."""
    cell = s.agenda
    while cell is not None:
        if cell.step is step:
            return True
        cell = cell.rest
    return False


def write_cell(network: Network, cell: i64, row: SparseRow) -> None:
    """Write for each colour how long the pipelines are, together, that end at a free cell."""
    orange: i64 = 0
    silver: i64 = 0
    teal: i64 = 0
    edge: i64 = 0
    while edge < EDGES:
        p = network.at_edge(cell, edge)
        if p >= 0:
            colour = network.colour[p]
            if colour == 0:
                orange += network.length[p]
            elif colour == 1:
                silver += network.length[p]
            else:
                teal += network.length[p]
        edge += 1
    row.count(orange, LENGTHS)
    row.count(silver, LENGTHS)
    row.count(teal, LENGTHS)


def write_paper(s: Table, paper: i64, row: SparseRow) -> None:
    """Write how many lines of each kind a paper has; the first kind also tells its number."""
    need = s.terms.box.paper_need[paper]
    number = paper + 1
    kind: i64 = 0
    while kind < NEEDS:
        lines = need & MOST_NEEDED
        need >>= FIELD
        if kind % (GRADES - 1) != GRADES - 2:
            lines -= need & MOST_NEEDED  # a demand counts better grades as well
        if lines > 0:
            row.count(lines * PAPER_ID + number, PAPER_SCALE)
            number = 0
        else:
            row.skip(1)
        kind += 1
