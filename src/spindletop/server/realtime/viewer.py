"""Who looks at a table."""

import msgspec


class Viewer(msgspec.Struct, frozen=True):
    """A seat, or a spectator; the host is a spectator with a key."""

    seat: int
    host: bool = False
    left: int | None = None
    """The seat this viewer held until a bot took it over, and may take back."""
