"""A tournament from its plan to its table: play what is missing, keep it, rate it, write it down."""

import json
from collections.abc import Callable
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any

from spindletop.arena.ledger import Ledger
from spindletop.arena.plan import Plan
from spindletop.arena.playing import play_fixture
from spindletop.arena.rating import RatedStanding, standings
from spindletop.arena.workers import Workers

Watcher = Callable[[Ledger, int], None]
"""Called after every result, with the number of games in the plan."""


def run(plan: Plan, folder: Path, workers: Workers, watch: Watcher | None = None) -> list[RatedStanding]:
    """Play every game of the plan that the folder does not hold yet, write the files, and return the table."""
    plan = plan.check()
    fixtures = plan.fixtures()
    ledger = Ledger(folder, plan)
    try:
        if watch is not None:
            watch(ledger, len(fixtures))
        missing = [fixture for fixture in fixtures if fixture.number not in ledger.results]
        for result, record in workers.play(partial(play_fixture, plan), missing):
            ledger.add(result, record)
            if watch is not None:
                watch(ledger, len(fixtures))
        table = standings(plan.bots, ledger.ordered())
        write(ledger, table)
        return table
    finally:
        ledger.close()


def write(ledger: Ledger, table: list[RatedStanding]) -> None:
    """Write results.csv, results.parquet and standings.json beside the plan and the records."""
    import polars  # noqa: PLC0415 -- only whoever runs a tournament needs it

    rows: list[dict[str, Any]] = []
    for result in ledger.ordered():
        shares = result.shares()
        for seat, bot in enumerate(result.line_up):
            rows.append(
                {
                    "game": ledger.plan.game,
                    "number": result.number,
                    "deal": result.deal,
                    "seed": result.seed,
                    "seat": seat,
                    "bot": bot,
                    "score": result.scores[seat],
                    "won": 1 / len(result.winners) if seat in result.winners else 0.0,
                    "bot_share": shares[bot],
                    "ending": result.ending,
                    "decisions": result.decisions,
                    "seconds": result.seconds,
                    "digest": result.digest,
                }
            )
    frame = polars.DataFrame(rows)
    frame.write_csv(ledger.folder / "results.csv")
    frame.write_parquet(ledger.folder / "results.parquet")
    summary = {"plan": json.loads(ledger.plan.to_json()), "standings": [asdict(standing) for standing in table]}
    (ledger.folder / "standings.json").write_text(json.dumps(summary, indent=1) + "\n", encoding="utf-8")
