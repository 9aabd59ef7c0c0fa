"""The page of a study."""

from typing import Any

from spindletop.lab.ledger import Ledger


def page(found: dict[str, Any], ledger: Ledger) -> str:
    """Return the page."""
    return ""
