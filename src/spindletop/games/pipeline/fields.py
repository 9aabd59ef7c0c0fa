"""Every field of the table, copied and listed: made from the declarations in state.py by `make fields`."""

from typing import TYPE_CHECKING

from spindletop.kernel.fields import plain

if TYPE_CHECKING:
    from spindletop.games.pipeline.state import Table


def copy(s: "Table", like: "Table") -> None:
    """Make everything on a table as it is on another."""
    s.cash = like.cash[:]
    s.bank = like.bank
    s.tokens = like.tokens[:]
    s.levels = like.levels[:]
    s.oil = like.oil[:]
    s.tanks = like.tanks[:]
    s.room = like.room[:]
    s.networks = like.networks[:]
    for part in s.networks:
        part.shared = True
    s.active = like.active[:]
    s.deferred = like.deferred[:]
    s.completed = like.completed[:]
    s.filled = like.filled[:]
    s.fillings = like.fillings[:]
    s.lying = like.lying[:]
    s.supply = like.supply[:]
    s.market = like.market[:]
    s.display = like.display[:]
    s.tops = like.tops[:]
    s.below = like.below[:]
    s.unseen = like.unseen
    s.families = like.families
    s.face_up = like.face_up
    s.on_offer = like.on_offer[:]
    s.valuations = like.valuations
    s.undrawn = like.undrawn[:]
    s.government = like.government[:]
    s.open_quadrants = like.open_quadrants
    s.opened = like.opened
    s.slots = like.slots[:]
    s.shop = like.shop[:]
    s.workers = like.workers[:]
    s.machine_stack = like.machine_stack
    s.tank_stack = like.tank_stack
    s.inner = like.inner
    s.markers = like.markers
    s.markers_left = like.markers_left
    s.costs = like.costs
    s.round = like.round
    s.place = like.place
    s.upper = like.upper[:]
    s.lower = like.lower[:]
    s.acts = like.acts
    s.passed = like.passed
    s.main_space = like.main_space
    s.icon = like.icon
    s.early = like.early
    s.venue = like.venue
    s.parts = like.parts
    s.bought = like.bought
    s.pipes = like.pipes
    s.rows_used = like.rows_used
    s.loaned = like.loaned
    s.quadrant = like.quadrant
    s.worker = like.worker
    s.hand = like.hand
    s.machine = like.machine
    s.gov_takes = like.gov_takes
    s.tank_takes = like.tank_takes
    s.machine_takes = like.machine_takes
    s.pipe_takes = like.pipe_takes
    s.paper = like.paper
    s.line = like.line
    s.run = like.run
    s.run_value = like.run_value
    s.run_uses = like.run_uses[:]
    s.run_from = like.run_from[:]
    s.fresh = like.fresh[:]


def contents(s: "Table") -> list[object]:
    """Return everything on the table as plain values, in a fixed order."""
    rows = [
        s.cash,
        s.tokens,
        s.levels,
        s.oil,
        s.tanks,
        s.room,
        s.active,
        s.deferred,
        s.completed,
        s.filled,
        s.fillings,
        s.lying,
        s.supply,
        s.market,
        s.display,
        s.tops,
        s.below,
        s.on_offer,
        s.undrawn,
        s.government,
        s.slots,
        s.shop,
        s.workers,
        s.inner,
        s.markers,
        s.markers_left,
        s.costs,
        s.upper,
        s.lower,
        s.run,
        s.run_value,
        s.run_uses,
        s.run_from,
        s.fresh,
    ]
    numbers = [
        s.bank,
        s.unseen,
        s.families,
        s.face_up,
        s.valuations,
        s.open_quadrants,
        s.opened,
        s.machine_stack,
        s.tank_stack,
        s.round,
        s.place,
        s.acts,
        s.passed,
        s.main_space,
        s.icon,
        s.early,
        s.venue,
        s.parts,
        s.bought,
        s.pipes,
        s.rows_used,
        s.loaned,
        s.quadrant,
        s.worker,
        s.hand,
        s.machine,
        s.gov_takes,
        s.tank_takes,
        s.machine_takes,
        s.pipe_takes,
        s.paper,
        s.line,
    ]
    return [*plain(rows, numbers), [part.contents() for part in s.networks]]
