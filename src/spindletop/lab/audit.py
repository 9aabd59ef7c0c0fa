"""The audit of components: what a seat loses without each, what it gains by taking it at once, and what is dead."""

from dataclasses import asdict, dataclass
from statistics import fmean
from typing import Any

from spindletop.games import find
from spindletop.lab.components import Components
from spindletop.lab.intervals import FINAL_ERROR, Estimate, benjamini_hochberg, chance_of, estimate
from spindletop.lab.ledger import Ledger
from spindletop.lab.measures import victory
from spindletop.lab.plan import Arm
from spindletop.lab.playing import Block, Row
from spindletop.lab.report import heading, rows_of
from spindletop.lab.usage import Usage, usage
from spindletop.lab.verdicts import FEWEST_BLOCKS

FALSE_SHARE = 0.10
RARE = 0.01
DEAD_BAND = 0.02
DOMINANT = 0.10
DEAD, DOMINANT_WORD, NEVER, MATTERS, OPEN = "dead", "dominant", "never used", "matters", "not enough games"
UNAVOIDABLE = "cannot be avoided"


@dataclass(frozen=True)
class Finding:
    """One component: how it is used, and the victories that a seat loses (below 0) or gains by a restriction."""

    name: str
    dealt: bool
    usage: Usage
    forbid: Estimate | None
    force: Estimate | None
    q: float | None
    note: str

    def to_data(self) -> dict[str, Any]:
        """Return it as plain data."""
        return asdict(self)


def audit_of(ledger: Ledger) -> dict[str, Any]:
    """Return the audit of a study whose first arm is the free table, as plain data."""
    plan = ledger.plan
    levels = []
    for number, spec in enumerate(plan.levels):
        blocks = ledger.ordered(number)
        if blocks:
            found = findings(ledger, blocks)
            levels.append({"level": spec, "blocks": len(blocks), "components": [one.to_data() for one in found]})
    return {**heading(ledger), "kind": "audit", "verdicts": _agreed(levels), "levels": levels}


def findings(ledger: Ledger, blocks: list[Block]) -> list[Finding]:
    """Return every component, the most valuable first; chances are corrected for their number."""
    plan = ledger.plan
    free = rows_of(blocks, 0)
    effects: dict[tuple[str, str], Estimate] = {}
    unavoidable: dict[str, float] = {}
    for number, arm in enumerate(plan.arms):
        if number:
            effects[_key(arm)] = estimate(_differences(blocks, number), FINAL_ERROR, plan.rotations)
            if arm.forbid:
                unavoidable[arm.forbid] = fmean(row["unavoidable"] > 0 for row in rows_of(blocks, number))
    q_values = dict(zip(effects, benjamini_hochberg([_chance(one) for one in effects.values()]), strict=True))
    rows = []
    for component in Components(find(plan.game)).all:
        used = usage(component, free)
        forbid, force = effects.get((component.name, "forbid")), effects.get((component.name, "force"))
        if forbid is None and force is None and not component.dealt:
            continue
        q = q_values.get((component.name, "forbid"))
        note = _note(used, forbid, q, unavoidable.get(component.name, 0.0))
        rows.append(Finding(component.name, component.dealt, used, forbid, force, q, note))
    return sorted(rows, key=lambda row: (row.dealt, row.forbid.mean if row.forbid else 0.0))


def _key(arm: Arm) -> tuple[str, str]:
    return (arm.forbid, "forbid") if arm.forbid else (arm.force, "force")


def _differences(blocks: list[Block], arm: int) -> list[float]:
    """Return, block by block, what the restricted seat wins more than the free one under the same luck."""
    found = []
    for block in blocks:
        free = {row["rotation"]: row for row in block["games"] if row["arm"] == 0}
        found.append(fmean(_gain(row, free[row["rotation"]]) for row in block["games"] if row["arm"] == arm))
    return found


def _gain(row: Row, free: Row) -> float:
    seat = row["rotation"]
    return victory(row, seat) - victory(free, seat)


def _chance(found: Estimate) -> float:
    return chance_of(found.mean, found.error, found.n - 1)


def _note(used: Usage, forbid: Estimate | None, q: float | None, unavoidable: float) -> str:
    """Return what may be said about a component."""
    if used.uses == 0:
        return NEVER
    if forbid is None or q is None:
        return ""
    if unavoidable > 0.5:
        return UNAVOIDABLE
    if forbid.n < FEWEST_BLOCKS:
        return OPEN
    if q <= FALSE_SHARE and forbid.mean < 0:
        return DOMINANT_WORD if forbid.high < -DOMINANT else MATTERS
    if q <= FALSE_SHARE:
        return "harms who uses it"
    if used.games < RARE or forbid.within(-DEAD_BAND, DEAD_BAND):
        return DEAD
    return OPEN


def _agreed(levels: list[dict[str, Any]]) -> dict[str, str]:
    """Return the notes on which all levels agree."""
    notes: dict[str, set[str]] = {}
    for level in levels:
        for row in level["components"]:
            notes.setdefault(row["name"], set()).add(row["note"])
    return {name: found.pop() if len(found) == 1 else "levels differ" for name, found in notes.items()}
