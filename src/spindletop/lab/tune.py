"""Searching numbers that meet targets: a race of candidates on the same deals, then a confirmation on fresh ones."""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from spindletop.arena.workers import Workers
from spindletop.games import find
from spindletop.kernel.game import Edition
from spindletop.lab.compare import compare_of
from spindletop.lab.design import Wish, make_plan
from spindletop.lab.errors import LabError
from spindletop.lab.ledger import Ledger
from spindletop.lab.measures import measures
from spindletop.lab.patches import find_edition, patch_name, patched, read_patch
from spindletop.lab.plan import Arm, arm_of
from spindletop.lab.ranges import Point, Range, base_point, changes_of, deviations, distance, points, read_ranges, sound
from spindletop.lab.report import level_report
from spindletop.lab.study import run
from spindletop.lab.targets import Target, read_kept, read_target

STAGES = (8, 32, 128)
"""How many deals the candidates play in each heat; only the better ones go on to the next."""
KEPT_PART = 4
FEWEST = 2
FRESH = 1_000_003
"""Added to the seed for the confirmation, whose deals the search has never seen."""
RESULT = "tune.json"
Watcher = Callable[[str, Ledger], None]


@dataclass(frozen=True)
class Search:
    """What a search is asked for: what may change, what shall hold, and what must stay."""

    wish: Wish
    edition: str
    changes: Sequence[str]
    targets: Sequence[str]
    kept: Sequence[str] = ()
    also_rulebook: bool = False
    stages: Sequence[int] = STAGES

    def to_data(self) -> dict[str, Any]:
        """Return it as plain data."""
        wish = {**vars(self.wish), "options": dict(self.wish.options), "levels": list(self.wish.levels)}
        return {**vars(self), "wish": wish}


def tune(search: Search, folder: Path, workers: Workers | None = None, watch: Watcher | None = None) -> dict[str, Any]:
    """Search, and return the heats and the proposal; its own figures are optimistic until they are confirmed."""
    game = find(search.wish.game)
    edition = find_edition(game, search.edition)
    ranges = read_ranges(game, edition, search.changes, search.also_rulebook)
    targets = [read_target(text) for text in search.targets]
    if not targets:
        raise LabError("a search needs a target, such as --target 'idle_share.q4 < 25%'")
    for target in targets:
        target.check([measure.name for measure in measures(game.check_seats(search.wish.seats), (), ())])
    folder.mkdir(parents=True, exist_ok=True)
    racing = points(ranges, search.wish.seed)
    heats: list[dict[str, Any]] = []
    for number, deals in enumerate(search.stages):
        if number == len(search.stages) - 1:
            near = [point for best in racing[:FEWEST] for point in deviations(ranges, best)]
            racing = [point for point in dict.fromkeys([*racing, *near]) if point != base_point(ranges)]
        heat = folder / f"heat-{number + 1}"
        ranked = _heat(search, edition, ranges, racing, targets, deals, heat, workers, watch)
        heats.append({"deals": deals, "candidates": [_told(ranges, row) for row in ranked]})
        left = max(FEWEST, len(ranked) // KEPT_PART)
        racing = [row[0] for row in ranked if row[0] != base_point(ranges)][:left]
    best = heats[-1]["candidates"][0]
    found = {"schema": 1, "kind": "tune", "search": search.to_data(), "heats": heats, "proposal": best["patch"]}
    (folder / RESULT).write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    return found


Ranked = tuple[Point, float, dict[str, float]]


def _heat(
    search: Search,
    edition: Edition,
    ranges: Sequence[Range],
    racing: Sequence[Point],
    targets: Sequence[Target],
    deals: int,
    folder: Path,
    workers: Workers | None,
    watch: Watcher | None,
) -> list[Ranked]:
    """Let the candidates and the base play the same deals, and return them, the best first."""
    game = find(search.wish.game)
    arms: list[Arm] = [arm_of("base", edition)]
    running: list[Point] = [base_point(ranges)]
    for point in racing:
        changed = changes_of(ranges, point)
        candidate = sound(game, edition, changed)
        if candidate is not None:
            arms.append(arm_of(patch_name(changed), candidate))
            running.append(point)
    seats = game.check_seats(search.wish.seats)
    plan, _ = make_plan("tune", replace(search.wish, games=deals * seats), arms, folder)
    ledger = run(plan, workers, folder, None if watch is None else lambda ledger: watch(folder.name, ledger))
    ranked: list[Ranked] = []
    for arm, point in enumerate(running):
        levels = [level_report(plan, level, ledger.ordered(level), arm) for level in range(len(plan.levels))]
        bases = [level_report(plan, level, ledger.ordered(level), 0) for level in range(len(plan.levels))]
        missed: dict[str, float] = {}
        for level, base in zip(levels, bases, strict=True):
            for target in [*targets, *(read_kept(text, base) for text in search.kept)]:
                missed[target.text] = max(missed.get(target.text, 0.0), target.violation(level))
        ranked.append((point, max(missed.values()), missed))
    return sorted(ranked, key=lambda row: (round(row[1], 3), distance(ranges, row[0])))


def _told(ranges: Sequence[Range], row: Ranked) -> dict[str, Any]:
    point, worst, missed = row
    return {"patch": patch_name(changes_of(ranges, point)), "violation": round(worst, 4), "by_target": missed}


def confirm(
    folder: Path, workers: Workers | None = None, games: int | None = None, watch: Watcher | None = None
) -> tuple[dict[str, Any], Ledger]:
    """Play what a search proposed against the base on fresh deals and by several levels: only this counts."""
    path = folder / RESULT
    if not path.is_file():
        raise LabError(f"{folder} holds no finished search")
    found = json.loads(path.read_text(encoding="utf-8"))
    search = found["search"]
    if not found["proposal"]:
        raise LabError("the search proposed to change nothing, so there is nothing to confirm")
    wish = Wish(**search["wish"])
    wish = replace(wish, seed=wish.seed + FRESH, games=games, levels=("1", "2"))
    game = find(wish.game)
    base = find_edition(game, search["edition"])
    changed = patched(game, base, read_patch(found["proposal"]))
    arms = [arm_of("base", base), arm_of(found["proposal"], changed)]
    plan, _ = make_plan("compare", wish, arms, folder / "confirm")
    ledger = run(plan, workers, folder / "confirm", None if watch is None else lambda ledger: watch("confirm", ledger))
    result = compare_of(ledger)
    levels = [level["arms"][1] for level in result["levels"]]
    bases = [level["arms"][0] for level in result["levels"]]
    targets = [read_target(text) for text in search["targets"]]
    result["targets"] = [target.judged(levels) for target in targets]
    result["targets"] += [read_kept(text, bases[0]).judged(levels[:1]) for text in search["kept"]]
    return result, ledger
