"""What is sent and stored in the same form: seats, clock rules, names of editions, results."""

from msgspec import Struct

from spindletop.server.wire.names import SeatKind


class ClockRule(Struct, forbid_unknown_fields=True, frozen=True):
    """How long a seat may think: without limit, by move, or by a bank of time; and what happens when time is up."""

    kind: str = "none"
    seconds: int = 0
    increment: int = 0
    out: str = "bot"
    bot: str = "greedy"


class EditionName(Struct, frozen=True):
    """Which components are used."""

    name: str
    hash: str
    custom: bool


class Seat(Struct):
    """Who sits at one place of the table."""

    seat: int
    colour: str
    kind: SeatKind = "open"
    name: str = ""
    bot: str | None = None
    out_of_time: bool = False


class Result(Struct, frozen=True):
    """How a game ended."""

    ending: str
    clause: str | None
    scores: list[int]
    winners: list[int]
    digest: str


class Presence(Struct, frozen=True):
    """Who is connected: seats, and how many look on."""

    seats: list[int] = []
    watching: int = 0
