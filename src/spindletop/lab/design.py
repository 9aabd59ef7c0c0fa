"""Making a plan from what a designer asks for: how many deals fit into a budget, or how many games were asked for."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from spindletop.games import find
from spindletop.kernel.game import AnyGame
from spindletop.kernel.options import settle
from spindletop.lab.errors import LabError
from spindletop.lab.ledger import PLAN, read_plan
from spindletop.lab.plan import Arm, LabPlan, usual_levels
from spindletop.lab.study import Timing, time_blocks

BUDGETS = {"quick": 60.0, "firm": 600.0, "night": 8 * 3600.0}
FEWEST_BLOCKS = 10
SAMPLE_LEVELS = (1, 2)


@dataclass(frozen=True)
class Wish:
    """What a designer asks for beside the editions: seats, options, who plays, and how much of it."""

    game: str
    seats: int | None = None
    options: Mapping[str, object] = field(default_factory=dict)
    levels: Sequence[str] = ()
    games: int | None = None
    budget: str = "quick"
    seed: int = 1901
    processes: int = 1

    def bots(self, game: AnyGame) -> tuple[str, ...]:
        """Return the bots by which the study judges; numbers are the usual levels."""
        usual = usual_levels(game)
        wanted = self.levels or [str(number) for number in SAMPLE_LEVELS]
        try:
            return tuple(usual[int(level)] if level.isdigit() else level for level in dict.fromkeys(wanted))
        except KeyError as error:
            raise LabError(f"there is no level {error}; the levels are 1, 2 and 3, or name bots") from None


def make_plan(kind: str, wish: Wish, arms: Sequence[Arm], folder: Path | None = None) -> tuple[LabPlan, Timing | None]:
    """Return the plan, and how long its blocks take if that was measured; a study in the folder goes on as it was."""
    game = find(wish.game)
    seats = game.check_seats(wish.seats)
    options: dict[str, Any] = dict(settle(game.options, wish.options))
    bots = wish.bots(game)
    draft = LabPlan(
        kind, game.id, seats, bots, tuple(arms), tuple(1 for _ in bots), wish.seed, options, game.rules_version
    ).check()
    if wish.games is not None:
        if wish.games < 1:
            raise LabError(f"{wish.games} games are too few, expected at least 1")
        blocks = -(-wish.games // seats)
        return replace(draft, blocks=tuple(blocks for _ in bots)), None
    if wish.budget not in BUDGETS:
        raise LabError(f"there is no budget {wish.budget!r}; there are {', '.join(BUDGETS)}, or give --games")
    if folder is not None and (folder / PLAN).is_file():
        begun = read_plan(folder)
        if replace(begun, blocks=draft.blocks) == draft:
            return begun, None
    timing = time_blocks(draft)
    return replace(draft, blocks=timing.blocks(BUDGETS[wish.budget], wish.processes, FEWEST_BLOCKS)), timing


def foretold(plan: LabPlan, timing: Timing, processes: int) -> str:
    """Return a sentence about the size of a study and how long it will take."""
    deals = " + ".join(f"{blocks:,}" for blocks in plan.blocks)
    cores = "1 process" if processes == 1 else f"{processes} processes"
    return (
        f"{len(plan.arms)} x {deals} deals x {plan.rotations} rotations = {plan.games:,} games: "
        f"about {in_time(timing.whole(plan, processes))} on {cores}"
    )


def in_time(seconds: float) -> str:
    """Return seconds in words."""
    if seconds < 90:
        return f"{seconds:.0f} s"
    if seconds < 5400:
        return f"{seconds / 60:.0f} min"
    return f"{seconds / 3600:.1f} h"
