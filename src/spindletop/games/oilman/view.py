"""What a seat may see at a table of International Oilman: everything but the hidden ground."""

from spindletop.games.oilman import scoring
from spindletop.games.oilman.components import CAP_NAMES, HOLE_NAMES, TERRAINS
from spindletop.games.oilman.options import BY_TARGET, BY_TIME, ENDS
from spindletop.games.oilman.state import FREE, Table
from spindletop.kernel.state import NOBODY, OVER


def view(s: Table, seat: int) -> dict[str, object]:
    """Return the table as plain data; all is public but the layout of `clusters`, which is shown at the end (OM-04)."""
    shown: dict[str, object] = {
        "round": int(s.round),
        "rounds": int(s.terms.last_round),
        "end": ENDS[s.terms.end],
        "target": int(s.terms.target) if s.terms.end == BY_TARGET else None,
        "minutes": int(s.terms.minutes) if s.terms.end == BY_TIME else None,
        "end_triggered": s.triggered != 0,
        "first": int(s.first),
        "turn": int(s.turn),
        "companies": [_company(s, i) for i in range(s.seats)],
        "holes": _holes(s),
        "properties": _properties(s),
        "marks": [HOLE_NAMES[i] for i in s.marks],
        "auction": _auction(s),
    }
    if s.mover == OVER and len(s.cover) > 0:
        shown["ground"] = [int(cover) for cover in s.cover]
    return shown


def _company(s: Table, seat: int) -> dict[str, object]:
    box = s.terms.box
    return {
        "colour": box.colours[seat],
        "cash": int(s.cash[seat]),
        "salary": int(s.salary[seat]),
        "net_worth": int(scoring.net_worth(s, seat)),
        "dry_attempts": int(s.dry[seat]),
        "owed": int(s.owed[seat]),
        "borrowed": s.borrowed[seat] != 0,
        "repaying": s.owed[seat] > 0 and s.salary[seat] >= box.repay_from_salary,
        "barred": s.barred(seat),
        "wet_wells": int(s.wet_wells(seat)),
    }


def _holes(s: Table) -> list[dict[str, object]]:
    """Return the whole board; the columns are read as wholes, since every receiver of every move is shown it."""
    owners = list(s.owners)
    terrains = list(s.terms.box.terrain)
    columns = zip(HOLE_NAMES, terrains, list(s.plot), list(s.cap), list(s.clear), list(s.oil), strict=True)
    return [
        {
            "hole": name,
            "terrain": TERRAINS[terrain],
            "property": None if plot == FREE else plot,
            "owner": None if plot == FREE else owners[plot],
            "cap": CAP_NAMES[cap],
            "clear": clear,
            "oil": oil,
        }
        for name, terrain, plot, cap, clear, oil in columns
    ]


def _properties(s: Table) -> list[dict[str, object]]:
    holes: list[list[str]] = [[] for _ in s.owners]
    for name, plot in zip(HOLE_NAMES, list(s.plot), strict=True):
        if plot != FREE:
            holes[plot].append(name)
    return [
        {"owner": owner, "holes": names, "needs_well": wells == 0}
        for owner, names, wells in zip(list(s.owners), holes, list(s.wells), strict=True)
    ]


def _auction(s: Table) -> dict[str, object] | None:
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
