"""What a player has learned, kept in the settings folder: lessons that are done, verbs that were explained."""

import json
from pathlib import Path
from typing import Any, Final

import typer

from spindletop.cli.complaint import Complaint

FILE: Final = "learn.json"


def progress_file() -> Path:
    """Return where the progress is kept: with the settings of other programs, as the system likes it."""
    return Path(typer.get_app_dir("spindletop")) / FILE


class Progress:
    """The lessons done in each game, with the hints they took, and the verbs that the coach has explained."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = progress_file() if path is None else path
        self.kept: dict[str, dict[str, Any]] = self._read()

    def done(self, game: str) -> dict[str, int]:
        """Return the lessons of a game that are done, each with the number of hints it took."""
        found: dict[str, int] = self._of(game).setdefault("done", {})
        return found

    def said(self, game: str) -> list[str]:
        """Return the verbs of a game that were explained to the player."""
        found: list[str] = self._of(game).setdefault("said", [])
        return found

    def finish(self, game: str, lesson: str, hints: int, taught: tuple[str, ...]) -> None:
        """Note that a lesson is done; the fewest hints count."""
        done = self.done(game)
        done[lesson] = min(hints, done.get(lesson, hints))
        self.say(game, *taught)

    def say(self, game: str, *verbs: str) -> None:
        """Note verbs that were explained, and write everything down."""
        said = self.said(game)
        said += [verb for verb in verbs if verb not in said]
        self._write()

    def forget(self, game: str) -> None:
        """Forget what was learned of a game, or of all games if none is named."""
        self.kept = {} if not game else {name: kept for name, kept in self.kept.items() if name != game}
        self._write()

    def _of(self, game: str) -> dict[str, Any]:
        return self.kept.setdefault(game, {})

    def _read(self) -> dict[str, dict[str, Any]]:
        try:
            kept = json.loads(self.path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return {}
        except (OSError, ValueError):
            kept = None
        if not isinstance(kept, dict) or not all(_is_progress(game) for game in kept.values()):
            raise Complaint(f"{self.path} cannot be read as what was learned; remove it to begin afresh")
        return kept

    def _write(self) -> None:
        fresh = self.path.with_suffix(".new")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            fresh.write_text(json.dumps(self.kept, indent=1) + "\n", encoding="utf-8")
            fresh.replace(self.path)
        except OSError as error:
            raise Complaint(f"{self.path} cannot be written: {error.strerror or error}") from None


def _is_progress(game: object) -> bool:
    """Tell whether this is what is kept of one game."""
    if not isinstance(game, dict):
        return False
    done, said = game.get("done", {}), game.get("said", [])
    return isinstance(done, dict) and isinstance(said, list) and all(isinstance(hints, int) for hints in done.values())
