"""The folder of a study: its plan and one line a block; a study that was stopped goes on where it was."""

import json
import os
from pathlib import Path

from spindletop.lab.errors import LabError
from spindletop.lab.plan import Job, LabPlan
from spindletop.lab.playing import Block

PLAN = "plan.json"
BLOCKS = "blocks.jsonl"


class Ledger:
    """Blocks as they come in, each counted once; without a folder they are kept in memory only."""

    def __init__(self, plan: LabPlan, folder: Path | None = None) -> None:
        self.plan = plan
        self.folder = folder
        self.blocks: dict[tuple[int, int], Block] = {}
        self.file = None
        if folder is not None:
            self._agree(folder)
            self._read(folder / BLOCKS)
            self.file = (folder / BLOCKS).open("a", encoding="utf-8")

    def _agree(self, folder: Path) -> None:
        """Write the plan down, or check that the folder holds the same one."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise LabError(f"{folder} cannot be used as a folder: {error.strerror or error}") from None
        path = folder / PLAN
        if path.exists():
            if read_plan(folder) != self.plan:
                raise LabError(f"{folder} holds another study; choose a new folder, or the settings of that study")
        elif any(folder.iterdir()):
            raise LabError(f"{folder} is not empty and holds no study; choose another folder")
        else:
            path.write_text(self.plan.to_json() + "\n", encoding="utf-8")

    def _read(self, path: Path) -> None:
        """Read what was played before; a last line that was cut off by an interruption is dropped."""
        if not path.exists():
            return
        whole = path.read_bytes()
        kept = whole[: whole.rfind(b"\n") + 1]
        if kept != whole:
            path.write_bytes(kept)
        for line in kept.decode().splitlines():
            block = json.loads(line)
            self.blocks[block["level"], block["deal"]] = block

    def missing(self) -> list[Job]:
        """Return the blocks that are still to be played."""
        return [job for job in self.plan.jobs() if (job.level, job.deal) not in self.blocks]

    def add(self, block: Block) -> None:
        """Keep a block; it is on disk before it counts."""
        key = block["level"], block["deal"]
        if key in self.blocks:
            return
        if self.file is not None:
            self.file.write(json.dumps(block, separators=(",", ":")) + "\n")
            self.file.flush()
            os.fsync(self.file.fileno())
        self.blocks[key] = block

    def ordered(self, level: int) -> list[Block]:
        """Return the blocks of a level by deal, whatever the order they came in."""
        return [self.blocks[key] for key in sorted(self.blocks) if key[0] == level]

    @property
    def finished(self) -> bool:
        """Return whether everything that was planned has been played."""
        return len(self.blocks) == sum(self.plan.blocks)

    def close(self) -> None:
        """Close the file."""
        if self.file is not None:
            self.file.close()


def read_plan(folder: Path) -> LabPlan:
    """Return the plan of the study in a folder."""
    path = folder / PLAN
    if not path.is_file():
        raise LabError(f"{folder} holds no study")
    try:
        return LabPlan.from_json(path.read_text(encoding="utf-8"))
    except (ValueError, KeyError, TypeError):
        raise LabError(f"{path} is no plan of a study, or was written by another version") from None


def open_study(folder: Path) -> Ledger:
    """Return the study in a folder, to be looked at."""
    ledger = Ledger(read_plan(folder), folder)
    ledger.close()
    return ledger
