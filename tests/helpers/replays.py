"""Every drawn game, and what a saved page of it holds."""

import base64
import gzip
import json
import re
from typing import Any

SEATS = {"oilman": 2, "crude": 2, "pipe_it_up": 2, "interbellum": 3, "pipeline": 2}
"""The drawn games, and how few may sit down."""
PACKED = re.compile(r'<script type="text/plain" id="replay">([^<]+)</script>')


def replay_in(page: str) -> dict[str, Any]:
    """Return the replay in a page, or in anything that quotes it."""
    found = PACKED.search(page)
    assert found is not None, "there is no replay in it"
    return dict(json.loads(gzip.decompress(base64.b64decode(found[1]))))


def changed(old: Any, change: dict[str, Any]) -> Any:
    """Return what a change makes of old data; the browser's half, once more."""
    if "=" in change:
        return change["="]
    made: Any = list(old[: change.get("#")]) if isinstance(old, list | tuple) else dict(old)
    for key, inner in change.get("~", {}).items():
        at = int(key) if isinstance(made, list) else key
        before = made[at] if isinstance(made, list) or at in made else None
        made[at] = changed(before, inner)
    for key in change.get("-", []):
        del made[key]
    return made + change["+"] if "+" in change else made


def views_of(replay: dict[str, Any], eyes: int | None = None) -> list[Any]:
    """Return the view of every position, as the replay has it or through other eyes."""
    views: list[Any] = []
    for n, frame in enumerate(replay["frames"]):
        assert frame["n"] == n
        views.append(changed(views[-1] if views else {}, frame["view"]))
    others = None if eyes is None else replay["eyes"][str(eyes)]
    return views if others is None else [changed(view, change) for view, change in zip(views, others, strict=True)]
