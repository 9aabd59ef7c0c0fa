"""The form of what a seat sees at a table of International Oilman, and of what choices tell beside their figures."""
# mypyc: off -- compiled TypedDicts forget what their fields hold, and the client's types are made of them at run time

from typing import Final, Literal, NotRequired, TypedDict

CapName = Literal["none", "dry1", "dry2", "dry3", "wet1", "wet2", "wet3"]
Terrain = Literal["water", "land"]
EndName = Literal["rounds", "target", "time"]
PlaceKind = Literal["hole"]


class Company(TypedDict):
    """One company: its money, its debt and its luck."""

    colour: str
    cash: int
    salary: int
    salary_worth: int
    net_worth: int
    dry_attempts: int
    owed: int
    borrowed: bool
    repaying: bool
    barred: bool
    wet_wells: int


class Hole(TypedDict):
    """One hole of the board and what is known of the ground below it."""

    hole: str
    terrain: Terrain
    property: int | None
    owner: int | None
    cap: CapName
    clear: int
    oil: int


class Property(TypedDict):
    """A property and its holes."""

    owner: int
    holes: list[str]
    needs_well: bool


class PadLines(TypedDict):
    """What drilling costs in one terrain by level, and how much the salary rises."""

    level: list[int]
    all: int
    direct: int
    gain: list[int]


class Pad(TypedDict):
    """The score pad, by terrain."""

    water: PadLines
    land: PadLines


_Bidders = TypedDict("_Bidders", {"in": list[int]})


class Auction(_Bidders):
    """The auction under way; `in` are the seats that may still bid."""

    minimum: int
    ceiling: int
    standing: int | None
    leader: int | None
    bidder: int
    last_bids: list[int]


class OilmanView(TypedDict):
    """The whole table; `ground` is shown at the end of a game with a hidden layout."""

    round: int
    rounds: int
    end: EndName
    target: int | None
    minutes: int | None
    minutes_left: int | None
    salary_multiple: int
    debts_count: bool
    end_triggered: bool
    first: int
    turn: int
    companies: list[Company]
    holes: list[Hole]
    properties: list[Property]
    marks: list[str]
    auction: Auction | None
    pad: Pad
    ground: NotRequired[list[int]]


View = OilmanView
EFFECTS: Final[dict[str, type]] = {}
"""What a verb tells of its choices as `effects`; no verb of this game does."""
