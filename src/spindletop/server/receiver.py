"""Who looks at a table."""

import msgspec


class Receiver(msgspec.Struct, frozen=True):
    """A seat, or a spectator; the host is a spectator with a key."""

    seat: int
    host: bool = False
    left: int | None = None
    """The seat this receiver held until a bot took it over, and may take back."""


class Present(msgspec.Struct, frozen=True):
    """Who is connected: seats, and how many look on."""

    seats: list[int] = []
    watching: int = 0
