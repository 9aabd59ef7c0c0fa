"""The form of what a seat sees at a table of Pipeline, and of what its choices tell beside their figures."""
# mypyc: off -- compiled TypedDicts forget what their fields hold, and the client's types are made of them at run time

from typing import Final, Literal, NotRequired, TypedDict

ColourName = Literal["orange", "silver", "teal"]
ColourLetter = Literal["O", "S", "T"]
Grade = Literal["crude", "low", "mid", "high"]
SeatColour = Literal["red", "blue", "green", "yellow"]
PaperKind = Literal["contract", "order"]
PaperRow = Literal["high", "mid", "low", "five", "four", "three"]
ShopName = Literal["machine", "tank"]
MarketName = Literal["Crude Market", "Market 1", "Market 2", "Market 3"]
ActionName = Literal["upgrades", "machines_pipes", "tanks_pipes", "contracts_loans"]
Family = Literal[
    "government", "engineering", "refined_markets", "shops", "contracts_orders", "human_resources", "machines"
]
ValuationRule = Literal[
    "oil_again",
    "pipelines_again",
    "per_tank",
    "per_level3",
    "attached_pipelines",
    "colour_assets",
    "pipelines_exactly",
    "contracts_again",
    "orders_again",
    "distinct_pipelines",
    "distinct_attached_pipelines",
    "distinct_delivered",
]
PlaceKind = Literal[
    "bank",
    "cell",
    "display",
    "gov",
    "line",
    "machines",
    "market",
    "order",
    "pipe",
    "run",
    "shop",
    "slot",
    "space",
    "tanks",
    "token",
    "upgrade",
]


class Tile(TypedDict):
    """A pipe tile: where its halves bend, and the colours of its pipes."""

    tile: int
    a: str
    b: str
    centre: ColourLetter
    left: ColourLetter
    right: ColourLetter


class LaidTile(Tile):
    """A tile in a network."""

    x: int
    y: int
    turn: int


class Paper(TypedDict):
    """A contract or an order; a line is a colour and a grade, such as O2."""

    name: str
    kind: PaperKind
    row: PaperRow
    lines: list[str]
    pays: int


class HeldContract(Paper):
    """A contract of a seat, and how far it is filled."""

    to_come: int
    active: bool
    filled: list[bool]
    fillings: int


class Spot(TypedDict):
    """A place of a display, and the paper on it."""

    row: PaperRow
    column: int
    in_use: bool
    paper: Paper | None


class Stack(TypedDict):
    """A stack of contracts."""

    row: PaperRow
    top: Paper | None
    below: int


class CrossSpace(TypedDict):
    """A space of the cross for workers: a market, or an action."""

    space: int
    arm: str
    action: MarketName | ActionName | None
    turn_order_icon: bool
    workers: list[int]


class MarketSpace(TypedDict):
    """A space of a market, and the barrel on it."""

    price: int
    in_play: bool
    barrel: ColourLetter | None


class MarketRow(TypedDict):
    """A row of a market: one colour in one grade."""

    row: str
    market: int
    colour: ColourLetter
    grade: int
    spaces: list[MarketSpace]
    supply: int
    demand: int


class ShopRow(TypedDict):
    """A row of a shop."""

    price: int
    left: int
    spaces: int


class Shop(TypedDict):
    """A shop, its pipe tiles and its stack."""

    shop: ShopName
    rows: list[ShopRow]
    pipes: list[Tile | None]
    stack: int


class GovernmentQuadrant(TypedDict):
    """A quadrant of the government's store."""

    open: bool
    tiles: list[Tile | None]


class Government(TypedDict):
    """The government's store, and how many more quadrants may be opened this year."""

    quadrants: list[GovernmentQuadrant]
    openable: int


class Markers(TypedDict):
    """The refinement markers of each colour, step by step."""

    O: list[int]  # noqa: E741 -- the letter of orange
    S: list[int]
    T: list[int]


class UpgradeFamily(TypedDict):
    """A family of upgrades, whether its token is face up, and how many cards of each level are on offer."""

    family: Family
    face_up: bool
    on_offer: list[int]


class Valuation(TypedDict):
    """A valuation card in play; what it is about depends on its rule."""

    number: int
    rule: ValuationRule
    amount: int
    colour: NotRequired[ColourLetter]
    grade: NotRequired[Grade]
    payout: NotRequired[list[int]]


class TankRow(TypedDict):
    """The tanks of a seat for one grade, and their barrels by colour."""

    grade: Grade
    tanks: int
    room: int
    barrels: list[int]


class Longest(TypedDict):
    """The length of the longest pipeline of each colour."""

    O: int  # noqa: E741 -- the letter of orange
    S: int
    T: int


class Segment(TypedDict):
    """One pipe of a half: which edges it joins, and to which pipeline it belongs."""

    colour: ColourLetter
    ends: str
    pipeline: int | None


class Half(TypedDict):
    """One half of a laid tile; a machine may cover it."""

    x: int
    y: int
    tile: int
    covered: bool
    segments: list[Segment]


class PipelineRun(TypedDict):
    """A pipeline of a network, and the best grade that it brings crude, low and mid barrels to."""

    pipeline: int
    colour: ColourLetter
    length: int
    value: int
    attached: bool
    reach: list[Grade | None]


class Network(TypedDict):
    """The network of a seat; machines are named by their cells."""

    tiles: list[LaidTile]
    halves: list[Half]
    machines: list[list[int]]
    pipelines: list[PipelineRun]


class Score(TypedDict):
    """The score of a seat, by its steps."""

    oil: int
    pipelines: int
    valuations: int
    penalties: int
    cash: int
    total: int


class Seat(TypedDict):
    """One seat: `upgrades` are levels bought, `valued` is what the Valuation tile and each card in play pay now."""

    colour: SeatColour
    cash: int
    tokens: int
    penalty: int
    tank_rows: list[TankRow]
    tank_places: int
    barrels_per_tank: int
    longest: Longest
    network: Network
    contracts: list[HeldContract]
    orders: list[Paper]
    upgrades: dict[Family, int]
    fillings_a_year: int
    virtual: int
    score: Score
    valued: list[int]


class RunningPipeline(TypedDict):
    """A pipeline that is being run."""

    colour: ColourName
    pipeline: int
    value: int
    uses: int


class Takes(TypedDict):
    """What an upgrade still lets the mover take."""

    government: int
    tanks: int
    machines: int
    pipes: int


class Action(TypedDict):
    """How far the turn and the action under way are."""

    step: str
    actions: int
    main_space: int | None
    parts: int
    pipes: int
    next_pipe: int | None
    machine_run: int
    secondary: int
    hand: Tile | None
    machine_in_hand: bool
    takes: Takes
    worker: list[int] | None
    paper: Paper | None
    run: list[RunningPipeline]
    rounds_left_in_year: int


class Prices(TypedDict):
    """What tiles, upgrades and loans cost or bring."""

    pipes: list[int]
    government: list[int]
    upgrade: int
    loan: int


class Rates(TypedDict):
    """What a barrel of each grade earns in contracts and orders."""

    contract: list[int]
    order: list[int]


class PipelineView(TypedDict):
    """The whole table."""

    round: int
    rounds: int
    year: int
    rounds_of_year: list[int]
    turn: int
    upper: list[int]
    lower: list[int | None]
    seats: list[Seat]
    cross: list[CrossSpace]
    markets: list[MarketRow]
    contracts: list[Spot]
    stacks: list[Stack]
    orders: list[Spot]
    shops: list[Shop]
    government: Government
    markers: Markers
    upgrades: list[UpgradeFamily]
    valuations: list[Valuation]
    valuation_tile: ValuationRule
    supply: list[int]
    undrawn: int
    action: Action
    prices: Prices
    rates: Rates


_From = TypedDict("_From", {"from": int})


class Longer(_From):
    """A colour whose longest pipeline would change, and its length before and after."""

    colour: ColourLetter
    to: int


class Join(_From):
    """A pipeline that the tile would become part of, its length before and after, and what it refines to."""

    colour: ColourLetter
    pipes: list[int]
    pipelines: list[int]
    to: int
    value: int
    reached: Grade | None
    reaches: Grade | None


class TileEffects(TypedDict):
    """What a tile would join, and which pipelines would be the longest."""

    joins: list[Join]
    longest: list[Longer]


View = PipelineView
EFFECTS: Final[dict[str, type]] = {"place": TileEffects}
"""What a verb tells of its choices as `effects`."""
