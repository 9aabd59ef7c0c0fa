"""Caches of encoded views and messages, so that each is encoded once for all viewers who see the same."""

from collections.abc import Mapping
from typing import Any

import msgspec

from spindletop.kernel.state import State
from spindletop.server.wire.names import TableStatus


class ViewCache:
    """A view as it was last encoded, part by part, and what it was made of."""

    def __init__(
        self, state: State, status: TableStatus, view: Mapping[str, Any], parts: dict[str, msgspec.Raw]
    ) -> None:
        self.state = state
        self.status = status
        self.view = view
        self.parts = parts


class MessageCache:
    """A message as it was sent to somebody, and the parts of the view known before and after it."""

    def __init__(self, seq: int, before: Mapping[str, Any] | None) -> None:
        self.seq = seq
        self.before = before
        self.after: Mapping[str, Any] | None = None
        self.message = b""
