"""The folder of a training: plan, latest checkpoint, champion and curve; nothing in it is ever half written."""

import json
import os
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from spindletop.bots.net import Net
from spindletop.bots.weights import unpack
from spindletop.training.errors import TrainingError
from spindletop.training.learner import Learner
from spindletop.training.plan import Plan

if TYPE_CHECKING:
    from spindletop.training.run import Progress


class Folder:
    """Keeps a training; a file is replaced in one step, so that a kill or a full disk leaves the one before."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan
        agreed = path / "plan.json"
        try:
            path.mkdir(parents=True, exist_ok=True)
            if agreed.exists():
                written = json.loads(agreed.read_text(encoding="utf-8"))
                if written != plan.to_row():
                    raise TrainingError(f"{path} holds a training with another plan; name a new folder")
            else:
                self._write(agreed, json.dumps(plan.to_row(), indent=1).encode())
        except (OSError, ValueError) as error:
            if isinstance(error, TrainingError):
                raise
            raise TrainingError(f"{path} cannot be used as the folder of a training: {error}") from None

    def _write(self, file: Path, data: bytes) -> None:
        partial = file.with_suffix(".partial")
        try:
            with partial.open("wb") as out:
                out.write(data)
                out.flush()
                os.fsync(out.fileno())
            partial.replace(file)
        except OSError as error:
            partial.unlink(missing_ok=True)
            raise TrainingError(f"{file} cannot be written ({error.strerror}); the one before is still there") from None

    # -- checkpoints

    def save(self, learner: Learner, progress: "Progress") -> None:
        """Write a checkpoint and the curve."""
        arrays: dict[str, object] = {
            "steps": np.array(learner.steps),
            "shift": learner.shift,
            "scale": learner.scale,
            "progress": np.array(json.dumps(asdict(progress))),
        }
        for name in ("layers", "average", "first_moments", "second_moments"):
            for i, layer in enumerate(getattr(learner, name)):
                arrays[f"{name}{i}"] = layer
        partial = self.path / "checkpoint.npz.partial"
        try:
            with partial.open("wb") as out:
                np.savez(out, **arrays)  # type: ignore[arg-type]  # the stubs take keyword arrays for flags
            partial.replace(self.path / "checkpoint.npz")
        except OSError as error:
            partial.unlink(missing_ok=True)
            raise TrainingError(
                f"the checkpoint cannot be written ({error.strerror}); the one before is kept"
            ) from None
        self._write(self.path / "curve.json", json.dumps(progress.curve).encode())

    def resume(self, learner: Learner, progress: "Progress") -> bool:
        """Take over the latest checkpoint, if there is one."""
        file = self.path / "checkpoint.npz"
        if not file.exists():
            return False
        try:
            with np.load(file) as kept:
                for name in ("layers", "average", "first_moments", "second_moments"):
                    for i, layer in enumerate(getattr(learner, name)):
                        layer[...] = kept[f"{name}{i}"]
                learner.steps = int(kept["steps"])
                learner.shift[...] = kept["shift"]
                learner.scale[...] = kept["scale"]
                for name, value in json.loads(str(kept["progress"])).items():
                    setattr(progress, name, value)
        except (OSError, ValueError, KeyError) as error:
            raise TrainingError(f"{file} is damaged or of another version ({error}); remove it to begin anew") from None
        return True

    # -- champions

    def crown(self, weights: bytes) -> None:
        """Keep the weights of a new champion."""
        self._write(self.path / "champion.mind", weights)

    def champion(self) -> Net | None:
        """Return the champion's network, if there is one."""
        file = self.path / "champion.mind"
        return unpack(file.read_bytes(), str(file))[1] if file.exists() else None
