"""Games and bots of other packages, found by entry points: a broken one is named once and left out."""

import logging
from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint
from typing import Any

LOG = logging.getLogger("spindletop")


class Plugin:
    """What an entry point names, or why it cannot be used."""

    def __init__(self, found: Any, fault: str) -> None:
        self.found = found
        self.fault = fault


@cache
def load(entry: EntryPoint, kind: str, check: Callable[[Any], None]) -> Plugin:
    """Load what an entry point names and check it; whatever goes wrong is logged in one sentence."""
    try:
        found = entry.load()
        check(found)
    except (Exception, SystemExit) as error:  # whatever a module from elsewhere does on import
        fault = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
        fault = " ".join(fault.split())
        package = f" of the package {entry.dist.name!r}" if entry.dist is not None else ""
        LOG.warning("the %s %r%s (%s) is broken and left out: %s", kind, entry.name, package, entry.value, fault)
        return Plugin(None, fault)
    return Plugin(found, "")
