"""The studies as functions: what the commands do, and what they return is what `--json` prints."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from spindletop.arena.workers import Workers
from spindletop.games import find
from spindletop.kernel.game import Edition
from spindletop.lab.audit import audit_of
from spindletop.lab.compare import compare_of
from spindletop.lab.components import Components
from spindletop.lab.design import Wish, make_plan
from spindletop.lab.errors import LabError
from spindletop.lab.patches import find_edition
from spindletop.lab.plan import Arm, arm_of
from spindletop.lab.report import report_of
from spindletop.lab.study import Watcher, run
from spindletop.lab.targets import Target

SALT, DEALS = "lots", "deals"
"""The two kinds of A/A runs: the same deals under other lots of the bots, or other deals."""


def report_arms(wish: Wish, edition: str) -> list[Arm]:
    """Return the single arm of a report."""
    return [arm_of(edition or "base", find_edition(find(wish.game), edition))]


def compare_arms(wish: Wish, base: str, other: str, same: str = "") -> list[Arm]:
    """Return the two arms of a comparison; `same` asks for an A/A run of the base edition."""
    game = find(wish.game)
    first = find_edition(game, base)
    if same:
        if same not in (SALT, DEALS):
            raise LabError(f"there is no A/A run {same!r}; there are {SALT} and {DEALS}")
        arm = arm_of(base or "base", first)
        again = {**vars(arm), "name": f"{arm.name} again", "salt": 1, "other_deals": same == DEALS}
        return [arm, Arm(**again)]
    second = find_edition(game, other)
    if first.hash == second.hash:
        raise LabError("these two editions are the same; for an A/A run, which shows what noise looks like, give --aa")
    return [arm_of(base or "base", first), arm_of(other or "base", second)]


def audit_arms(wish: Wish, edition: str = "", only: Sequence[str] = (), force: bool = False) -> list[Arm]:
    """Return the free table, and one arm for each component that a seat is forbidden (or forced) to use."""
    game = find(wish.game)
    chosen: Edition = find_edition(game, edition)
    free = arm_of("free", chosen)
    components = Components(game)
    wanted = [one for pattern in only or ["*"] for one in components.matching(pattern) if not one.dealt]
    arms = [free]
    for component in dict.fromkeys(wanted):
        arms.append(Arm(**{**vars(free), "name": f"without {component.name}", "forbid": component.name}))
        if force:
            arms.append(Arm(**{**vars(free), "name": f"at once {component.name}", "force": component.name}))
    return arms


def report(
    wish: Wish,
    edition: str = "",
    targets: Sequence[Target] = (),
    workers: Workers | None = None,
    folder: Path | None = None,
    watch: Watcher | None = None,
) -> dict[str, Any]:
    """Play an edition and return the report on it."""
    plan, _ = make_plan("report", wish, report_arms(wish, edition), folder)
    return report_of(run(plan, workers, folder, watch), targets)


def compare(
    wish: Wish,
    base: str,
    other: str = "",
    same: str = "",
    workers: Workers | None = None,
    folder: Path | None = None,
    watch: Watcher | None = None,
) -> dict[str, Any]:
    """Play two editions under the same luck and return the comparison."""
    plan, _ = make_plan("compare", wish, compare_arms(wish, base, other, same), folder)
    return compare_of(run(plan, workers, folder, watch))


def audit(
    wish: Wish,
    edition: str = "",
    only: Sequence[str] = (),
    force: bool = False,
    workers: Workers | None = None,
    folder: Path | None = None,
    watch: Watcher | None = None,
) -> dict[str, Any]:
    """Forbid every component to one seat, and return what each is worth."""
    plan, _ = make_plan("audit", wish, audit_arms(wish, edition, only, force), folder)
    return audit_of(run(plan, workers, folder, watch))
