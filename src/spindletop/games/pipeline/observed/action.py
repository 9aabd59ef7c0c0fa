"""Time, order of play, and the action or run under way."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.pipeline import actions, turn
from spindletop.games.pipeline import names as N
from spindletop.games.pipeline.observed.scales import BARRELS, LENGTHS, ROUNDS, SMALL, SPACES
from spindletop.games.pipeline.pieces import TILES, all_tiles
from spindletop.games.pipeline.refinery import MOST_IN_RUN, uses_left
from spindletop.games.pipeline.state import EMPTY, KINDS_OF_OIL, Table
from spindletop.kernel.buffer import zeros
from spindletop.kernel.observation import COUNT, FLAG, ONE_OF, Piece, SparseRow
from spindletop.kernel.state import NOBODY
from spindletop.kernel.step import AnyStep

PENDING: Final = [
    *["turn", "after_work", "after_machines", "tanks_pipes", "machines_pipes", "upgrades", "gov_buy", "gov_take"],
    *["shop_take", "place_machine"],
]
"""Decisions that may come back when the one under way is made."""
FORMS: Final = 3
"""Where the central pipe leaves a half, and how many colours there are."""


def _forms() -> vec[i64]:
    forms = zeros(TILES * 5)
    for number, tile in enumerate(all_tiles()):
        for i, form in enumerate(tile):
            forms[number * 5 + i] = form
    return forms


FORMS_OF: Final[vec[i64]] = _forms()
"""Both exits, the central colour and the side colours of each tile."""


def pending_steps() -> list[AnyStep]:
    """Return the steps of those decisions."""
    waiting: list[AnyStep] = [turn.WORK_PHASE, turn.AFTER_WORK, turn.AFTER_MACHINES, actions.TANKS_PIPES]
    waiting += [actions.MACHINES_PIPES, actions.UPGRADES, actions.GOV_BUY, actions.GOV_TAKE, actions.SHOP_TAKE]
    return [*waiting, actions.PLACE_MACHINE]


def pieces(s: Table) -> list[Piece]:
    """Return the pieces of this part."""
    seats = int(s.seats)
    rounds = int(s.terms.box.last_round) + 2
    return [
        Piece("pending", (len(PENDING),), FLAG, f"decisions that follow in this turn: {', '.join(PENDING)}"),
        Piece("terms", (11,), COUNT, "places for tanks, and the options in force"),
        Piece("rounds", (2,), COUNT, "the round, and the rounds that are left", ROUNDS),
        Piece("round", (rounds,), ONE_OF, "the round"),
        Piece("year", (N.YEARS + 1,), ONE_OF, "the year; first: the set-up"),
        Piece("upper", (seats, seats), ONE_OF, "who plays when in this round, counted from the own seat"),
        Piece("lower", (seats, seats), ONE_OF, "who plays when in the next round, as far as it is known"),
        Piece("done", (3,), COUNT, "actions of the turn, parts of the action, tiles bought in it", SMALL),
        Piece("main_space", (SPACES,), ONE_OF, "the space of the main action on the cross"),
        Piece("marks", (5,), FLAG, "passed; turn order icon; machines run early; bought; loan taken"),
        Piece("quadrant_opened", (1,), FLAG, "a quadrant was opened this year"),
        Piece("venue", (len(N.MARKETS),), ONE_OF, "the market or shop of the action"),
        Piece("rows_used", (len(N.PAPER_ROWS),), FLAG, "rows from which a contract was taken"),
        Piece("takes", (4,), COUNT, "free government tiles, tanks, machines and pipes still to come", SMALL),
        Piece("worker", (N.QUADRANTS, N.QUADRANT_SPACES), FLAG, "the government tile under the worker"),
        Piece("machine_in_hand", (2,), ONE_OF, "a machine to be placed: of the shop, of the stack"),
        Piece("hand_number", (1,), COUNT, "the number of the tile in hand", float(TILES)),
        Piece("hand", (5, FORMS), ONE_OF, "the tile in hand: its two exits, central colour and side colours"),
        Piece("paper", (N.PAPERS,), ONE_OF, "the paper that is being filled"),
        Piece("line", (N.MOST_LINES,), ONE_OF, "its line that is being filled"),
        Piece("run", (int(MOST_IN_RUN), 2), COUNT, "pipelines of the run: value and colour; how they were used", 30.0),
        Piece(
            "run_left", (N.COLOURS, 2), COUNT, "pipelines of the run that may still refine, and their value", LENGTHS
        ),
        Piece("fresh", (N.COLOURS, N.GRADES), COUNT, "barrels refined in this run", BARRELS),
    ]


def write(s: Table, seat: i64, pending: list[AnyStep], row: SparseRow) -> None:
    """Write this part as a company sees it."""
    write_time(s, seat, pending, row)
    write_action(s, row)
    write_run(s, row)


def write_time(s: Table, seat: i64, pending: list[AnyStep], row: SparseRow) -> None:
    """Write what is agreed, the round, and who plays when."""
    terms = s.terms
    seats = s.seats
    i: i64 = 0
    while i < i64(len(pending)):
        row.flag(follows(s, pending[i]))
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
    row.one_of(s.year(), N.YEARS + 1)
    i = 0
    while i < seats:
        row.seat(s.upper[i], seat, seats)
        i += 1
    i = 0
    while i < seats:
        row.seat(s.lower[i], seat, seats)
        i += 1


def write_action(s: Table, row: SparseRow) -> None:
    """Write what the turn has done so far."""
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
    row.one_of(s.venue if acting else NOBODY, len(N.MARKETS))
    row.flags(s.rows_used if acting else 0, len(N.PAPER_ROWS))
    row.count(s.gov_takes, SMALL)
    row.count(s.tank_takes, SMALL)
    row.count(s.machine_takes, SMALL)
    row.count(s.pipe_takes, SMALL)
    worker = s.quadrant * N.QUADRANT_SPACES + s.worker if s.worker != EMPTY else EMPTY
    row.one_of(worker, N.QUADRANTS * N.QUADRANT_SPACES)
    row.one_of(s.machine - 1, 2)
    row.count(s.hand + 1, float(TILES))
    i: i64 = 0
    while i < 5:
        row.one_of(FORMS_OF[s.hand * 5 + i] if s.hand != EMPTY else EMPTY, FORMS)
        i += 1
    row.one_of(s.paper, N.PAPERS)
    row.one_of(s.line if s.paper != EMPTY else EMPTY, N.MOST_LINES)


def write_run(s: Table, row: SparseRow) -> None:
    """Write the pipelines of the run and what was refined in it."""
    if s.step.name != "refine":  # a list that is left over says nothing
        row.skip(2 * MOST_IN_RUN + 2 * N.COLOURS + KINDS_OF_OIL)
        return
    network = s.networks[s.turn]
    size = i64(len(s.run))
    pipelines = zeros(N.COLOURS)
    values = zeros(N.COLOURS)
    k: i64 = 0
    while k < size:
        colour = network.colour[s.run[k]]
        row.count(s.run_value[k] * N.COLOURS + colour + 1, 30.0)
        row.count(s.run_uses[k] * 8 + s.run_from[k] + 1, 30.0)
        if uses_left(s, s.turn, k):
            pipelines[colour] += 1
            values[colour] += s.run_value[k]
        k += 1
    row.skip(2 * (MOST_IN_RUN - size))
    k = 0
    while k < N.COLOURS:
        row.count(pipelines[k], LENGTHS)
        row.count(values[k], LENGTHS)
        k += 1
    row.counts(s.fresh, 0, KINDS_OF_OIL, BARRELS)


def follows(s: Table, step: AnyStep) -> bool:
    """Tell whether a step is still to come in this turn."""
    cell = s.agenda
    while cell is not None:
        if cell.step is step:
            return True
        cell = cell.rest
    return False
