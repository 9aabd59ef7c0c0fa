"""Running a study: play what its folder does not hold yet, on any workers, and hand back the ledger."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import perf_counter

from spindletop.arena.workers import OneProcess, Workers
from spindletop.lab.ledger import Ledger
from spindletop.lab.plan import Job, LabPlan
from spindletop.lab.playing import play_block

Watcher = Callable[[Ledger], None]
"""Called after every block."""
TRIAL = 1_000_000
"""The deal of the blocks that are played for their time only."""


@dataclass(frozen=True)
class Timing:
    """How long a block takes at each level, in seconds of one process."""

    seconds: tuple[float, ...]

    def whole(self, plan: LabPlan, processes: int) -> float:
        """Return how long a plan will take on so many processes."""
        return sum(n * s for n, s in zip(plan.blocks, self.seconds, strict=True)) / max(1, processes)

    def blocks(self, budget: float, processes: int, fewest: int) -> tuple[int, ...]:
        """Return how many blocks of each level fit into a budget of seconds that the levels share evenly."""
        share = budget * max(1, processes) / len(self.seconds)
        return tuple(max(fewest, int(share / max(1e-6, seconds))) for seconds in self.seconds)


def time_blocks(plan: LabPlan) -> Timing:
    """Play one block of every level, whose games do not count, and note how long it takes."""
    seconds = []
    for level in range(len(plan.levels)):
        start = perf_counter()
        play_block(plan, Job(level, TRIAL))
        seconds.append(perf_counter() - start)
    return Timing(tuple(seconds))


def run(
    plan: LabPlan, workers: Workers | None = None, folder: Path | None = None, watch: Watcher | None = None
) -> Ledger:
    """Play every block that is missing and return the ledger; the same plan gives the same figures everywhere."""
    ledger = Ledger(plan.check(), folder)
    try:
        if watch is not None:
            watch(ledger)
        for block in (workers or OneProcess()).play(partial(play_block, plan), ledger.missing()):
            ledger.add(block)
            if watch is not None:
                watch(ledger)
    finally:
        ledger.close()
    return ledger
