"""Every field of the table, copied and listed: made from the declarations in state.py by `make fields`."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.kernel.fields import plain

if TYPE_CHECKING:
    from spindletop.games.pipeline.state import Table


def copy(s: "Table", like: "Table") -> None:
    """Make everything on a table as it is on another."""
    s.cash, s.tokens, s.levels, s.oil = like.cash[:], like.tokens[:], like.levels[:], like.oil[:]
    s.tanks, s.room, s.networks, s.active = like.tanks[:], like.room[:], like.networks[:], like.active[:]
    s.deferred, s.completed, s.filled = like.deferred[:], like.completed[:], like.filled[:]
    s.fillings, s.lying, s.supply, s.market = like.fillings[:], like.lying[:], like.supply[:], like.market[:]
    s.display, s.tops, s.below, s.on_offer = like.display[:], like.tops[:], like.below[:], like.on_offer[:]
    s.undrawn, s.government, s.slots, s.shop = like.undrawn[:], like.government[:], like.slots[:], like.shop[:]
    s.workers, s.upper, s.lower, s.run_uses = like.workers[:], like.upper[:], like.lower[:], like.run_uses[:]
    s.run_from, s.fresh = like.run_from[:], like.fresh[:]
    s.bank, s.unseen, s.families, s.face_up = like.bank, like.unseen, like.families, like.face_up
    s.valuations, s.open_quadrants, s.opened = like.valuations, like.open_quadrants, like.opened
    s.machine_stack, s.tank_stack, s.inner, s.markers = like.machine_stack, like.tank_stack, like.inner, like.markers
    s.markers_left, s.costs, s.round, s.place, s.acts = like.markers_left, like.costs, like.round, like.place, like.acts
    s.passed, s.main_space, s.icon, s.early, s.venue = like.passed, like.main_space, like.icon, like.early, like.venue
    s.parts, s.bought, s.pipes, s.rows_used, s.loaned = like.parts, like.bought, like.pipes, like.rows_used, like.loaned
    s.quadrant, s.worker, s.hand, s.machine = like.quadrant, like.worker, like.hand, like.machine
    s.gov_takes, s.tank_takes, s.machine_takes = like.gov_takes, like.tank_takes, like.machine_takes
    s.pipe_takes, s.paper, s.line, s.run, s.run_value = like.pipe_takes, like.paper, like.line, like.run, like.run_value
    for part in s.networks:
        part.shared = True


def contents(s: "Table") -> list[object]:
    """Return everything on the table as plain values, in a fixed order."""
    rows: list[vec[i64]] = []
    rows += [s.cash, s.tokens, s.levels, s.oil, s.tanks, s.room, s.active, s.deferred, s.completed, s.filled]
    rows += [s.fillings, s.lying, s.supply, s.market, s.display, s.tops, s.below, s.on_offer, s.undrawn, s.government]
    rows += [s.slots, s.shop, s.workers, s.inner, s.markers, s.markers_left, s.costs, s.upper, s.lower, s.run]
    rows += [s.run_value, s.run_uses, s.run_from, s.fresh]
    numbers: list[i64] = []
    numbers += [s.bank, s.unseen, s.families, s.face_up, s.valuations, s.open_quadrants, s.opened, s.machine_stack]
    numbers += [s.tank_stack, s.round, s.place, s.acts, s.passed, s.main_space, s.icon, s.early, s.venue, s.parts]
    numbers += [s.bought, s.pipes, s.rows_used, s.loaned, s.quadrant, s.worker, s.hand, s.machine, s.gov_takes]
    numbers += [s.tank_takes, s.machine_takes, s.pipe_takes, s.paper, s.line]
    return [*plain(rows, numbers), [part.contents() for part in s.networks]]
