"""The folder of a tournament: its plan, one line a result, the records; it can be resumed at any time."""

import json
import os
from pathlib import Path

from spindletop.arena.plan import Plan
from spindletop.arena.playing import Result
from spindletop.arena.schedule import PlanError

PLAN = "plan.json"
RESULTS = "results.jsonl"
RECORDS = "records"


class Ledger:
    """Results as they come in, each counted once, safe on disk before it counts."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.plan = plan
        self.results: dict[int, Result] = {}
        (folder / RECORDS).mkdir(parents=True, exist_ok=True)
        self._agree()
        self._read()
        self.file = (folder / RESULTS).open("a", encoding="utf-8")

    def _agree(self) -> None:
        """Write the plan down, or check that the folder holds the same one."""
        path = self.folder / PLAN
        if not path.exists():
            path.write_text(self.plan.to_json() + "\n", encoding="utf-8")
        elif Plan.from_json(path.read_text(encoding="utf-8")) != self.plan:
            raise PlanError(
                f"{self.folder} holds another tournament; choose a new folder, or the settings of that tournament"
            )

    def _read(self) -> None:
        """Read what was played before; a last line that was cut off by an interruption is dropped."""
        path = self.folder / RESULTS
        if not path.exists():
            return
        whole = path.read_bytes()
        kept = whole[: whole.rfind(b"\n") + 1]
        if kept != whole:
            path.write_bytes(kept)
        for line in kept.decode().splitlines():
            result = Result.from_row(json.loads(line))
            self.results[result.number] = result

    def add(self, result: Result, record: str) -> bool:
        """Keep a result and its record; return False if the game was counted before."""
        if result.number in self.results:
            return False
        (self.folder / RECORDS / f"{result.number:06d}.jsonl").write_text(record, encoding="utf-8")
        self.file.write(json.dumps(result.to_row()) + "\n")
        self.file.flush()
        os.fsync(self.file.fileno())
        self.results[result.number] = result
        return True

    def ordered(self) -> list[Result]:
        """Return the results in the order of the plan, whatever the order they came in."""
        return [self.results[number] for number in sorted(self.results)]

    def close(self) -> None:
        """Close the file of results."""
        self.file.close()
