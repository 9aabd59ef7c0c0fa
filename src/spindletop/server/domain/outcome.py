"""What a command leads to: entries to be written, and what goes with them."""

from collections.abc import Mapping, Sequence

import msgspec

from spindletop.kernel.events import Event
from spindletop.kernel.state import State
from spindletop.server.domain.journal import Entry


class Done(msgspec.Struct, frozen=True):
    """What was written, and the table's revision (`at`) when it was written."""

    seq: int
    at: int


class NewHolder(msgspec.Struct, frozen=True):
    """Who holds a seat from now on, known by the hash of a token."""

    seat: int
    token_hash: str
    webhook: str


class Outcome:
    """Entries to be written, with the position they lead to if it was already worked out."""

    def __init__(
        self,
        entries: Sequence[Entry],
        state: State | None = None,
        events: Mapping[int, list[Event]] | None = None,
        offered: list[int] | None = None,
        holder: NewHolder | None = None,
        webhook: tuple[int, str] | None = None,
        freed: int | None = None,
    ) -> None:
        self.entries = list(entries)
        self.state = state
        self.events = events
        """What happened with each action, by the number of its entry."""
        self.offered = offered
        """What the seat that is then to move may choose from."""
        self.holder = holder
        self.webhook = webhook
        self.freed = freed
        """A seat that loses its holder."""
