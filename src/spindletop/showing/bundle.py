"""What the browser client was built into: addresses of drawings, and the parts of a page that is one file."""

import json
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypedDict

from spindletop.kernel.game import AnyGame

PLAIN_DRAWING = "table.js"
"""The drawing of a game that is not built with the client: one module in the game's folder."""


class Drawing(TypedDict):
    """Where a browser finds a game's drawing; a plain one is handed what it draws with instead of importing it."""

    script: str
    styles: str | None
    plain: bool


def web_folder() -> Traversable:
    """Return the folder the client is built into; it may be empty."""
    return files("spindletop") / "web"


def drawing_of(game: AnyGame) -> Drawing | None:
    """Return where a game's drawing is, or None for a game that has none."""
    built = _manifest()["games"].get(game.id)
    if built is not None:
        return Drawing(script=f"/{built['script']}", styles=f"/{built['styles']}", plain=False)
    if not (game.folder / PLAIN_DRAWING).is_file():
        return None
    styled = (game.folder / "table.css").is_file()
    script = f"/games/{game.id}/{PLAIN_DRAWING}"
    return Drawing(script=script, styles=f"/games/{game.id}/table.css" if styled else None, plain=True)


def _manifest() -> dict[str, Any]:
    """Return what was built last; while the client is watched it changes under a running server."""
    path = Path(str(web_folder() / "manifest.json"))
    return _read_manifest(path, path.stat().st_mtime_ns) if path.is_file() else {"games": {}}


@cache
def _read_manifest(path: Path, _changed: int) -> dict[str, Any]:
    manifest: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return manifest
