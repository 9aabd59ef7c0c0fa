"""What a seat may see at a table of International Oilman: everything but the hidden ground."""

from functools import lru_cache

from spindletop.games.oilman import scoring
from spindletop.games.oilman.components import CAP_NAMES, CAPS, HOLE_NAMES, LEVELS, RIGS, TERRAINS, Components
from spindletop.games.oilman.options import BY_TARGET, BY_TIME, ENDS, Terms
from spindletop.games.oilman.state import FREE, Table
from spindletop.games.oilman.view_types import Auction, Company, Hole, OilmanView, Pad, PadLines, Property
from spindletop.kernel.state import NOBODY, OVER

SECONDS = 60
BOARDS = 256
"""So many boards are kept as they were last shown."""


def view(s: Table, seat: int) -> OilmanView:
    """Return the table as plain data; all is public but the layout of `clusters`, which is shown at the end (OM-04)."""
    owners, plots = bytes(s.owners), bytes(s.plot)
    shown: OilmanView = {
        "round": int(s.round),
        "rounds": int(s.terms.last_round),
        "end": ENDS[s.terms.end],
        "target": int(s.terms.target) if s.terms.end == BY_TARGET else None,
        "minutes": int(s.terms.minutes) if s.terms.end == BY_TIME else None,
        "minutes_left": _minutes_left(s),
        "salary_multiple": int(s.terms.box.salary_multiple),
        "debts_count": s.terms.deduct,
        "end_triggered": s.triggered != 0,
        "first": int(s.first),
        "turn": int(s.turn),
        "companies": [_company(s, i) for i in range(s.seats)],
        "holes": _holes(s.terms.box, owners, plots, bytes(s.cap), bytes(s.clear), bytes(s.oil)),
        "properties": _properties(owners, plots, bytes(s.wells)),
        "marks": [HOLE_NAMES[i] for i in s.marks],
        "auction": _auction(s),
        "pad": _pad(s.terms),
    }
    if s.mover == OVER and len(s.cover) > 0:
        shown["ground"] = [int(cover) for cover in s.cover]
    return shown


def _minutes_left(s: Table) -> int | None:
    """Return what a virtual clock has left, begun minutes included; a wall clock is outside the game (OM-92)."""
    if s.terms.end != BY_TIME or s.terms.wall_clock:
        return None
    left = int(s.terms.minutes * SECONDS - s.turns * s.terms.seconds_per_turn)
    return max(0, -(-left // SECONDS))


def _company(s: Table, seat: int) -> Company:
    box = s.terms.box
    return {
        "colour": box.colours[seat],
        "cash": int(s.cash[seat]),
        "salary": int(s.salary[seat]),
        "salary_worth": int(s.salary[seat] * box.salary_multiple),
        "net_worth": int(scoring.net_worth(s, seat)),
        "dry_attempts": int(s.dry[seat]),
        "owed": int(s.owed[seat]),
        "borrowed": s.borrowed[seat] != 0,
        "repaying": s.owed[seat] > 0 and s.salary[seat] >= box.repay_from_salary,
        "barred": s.barred(seat),
        "wet_wells": int(s.wet_wells(seat)),
    }


@lru_cache(BOARDS)
def _holes(box: Components, owners: bytes, plots: bytes, caps: bytes, clear: bytes, oil: bytes) -> list[Hole]:
    """Return the whole board; most moves leave it as it was, and every receiver of every move is shown it."""
    owner = _column(owners)
    columns = zip(HOLE_NAMES, list(box.terrain), *map(_column, (plots, caps, clear, oil)), strict=True)
    return [
        {
            "hole": name,
            "terrain": TERRAINS[terrain],
            "property": None if plot == FREE else plot,
            "owner": None if plot == FREE else owner[plot],
            "cap": CAP_NAMES[cap],
            "clear": clear_to,
            "oil": level,
        }
        for name, terrain, plot, cap, clear_to, level in columns
    ]


@lru_cache(BOARDS)
def _pad(terms: Terms) -> Pad:
    """Return each terrain's lines of the score pad: what one level more, all at once, and the last two at once cost."""
    return {"water": _pad_lines(terms, TERRAINS.index("water")), "land": _pad_lines(terms, TERRAINS.index("land"))}


def _pad_lines(terms: Terms, terrain: int) -> PadLines:
    prices, row = terms.prices, terrain * CAPS
    return {
        "level": [int(prices[(row + rig - 1) * (RIGS + 1) + rig]) for rig in range(1, RIGS + 1)],
        "all": int(prices[row * (RIGS + 1) + RIGS]),
        "direct": int(prices[(row + 1) * (RIGS + 1) + RIGS]),
        "gain": [int(terms.box.gain(terrain, level)) for level in range(1, LEVELS + 1)],
    }


@lru_cache(BOARDS)
def _properties(owners: bytes, plots: bytes, wells: bytes) -> list[Property]:
    holes: list[list[str]] = [[] for _ in _column(owners)]
    for name, plot in zip(HOLE_NAMES, _column(plots), strict=True):
        if plot != FREE:
            holes[plot].append(name)
    return [
        {"owner": owner, "holes": names, "needs_well": dug == 0}
        for owner, names, dug in zip(_column(owners), holes, _column(wells), strict=True)
    ]


def _column(raw: bytes) -> list[int]:
    """Return the numbers of an array whose bytes served as a key."""
    return memoryview(raw).cast("q").tolist()


def _auction(s: Table) -> Auction | None:
    if s.step.name not in {"bid", "right"}:
        return None
    return {
        "minimum": int(s.minimum),
        "ceiling": int(s.ceiling),
        "standing": int(s.standing) if s.leader != NOBODY else None,
        "leader": int(s.leader) if s.leader != NOBODY else None,
        "bidder": int(s.bidder),
        "in": [i for i in range(s.seats) if s.in_auction(i)],
        "last_bids": [int(bid) for bid in s.last_bids],
    }
