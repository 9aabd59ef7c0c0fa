"""The form of what a seat sees at a table of Crude, and of what its choices tell beside their figures."""
# mypyc: off -- compiled TypedDicts forget what their fields hold, and the client's types are made of them at run time

from typing import Final, Literal, TypedDict

AssetKind = Literal["rig", "well", "station", "refinery"]
MarketName = Literal["domestic", "foreign"]
Product = Literal["crude", "gasoline"]
Colour = Literal["red", "blue", "green", "yellow"]
PlaceKind = Literal["consumer", "quadrant", "refineries", "seat", "square", "track"]


class Idle(TypedDict):
    """For how many rounds nobody has sold anything, and how many end the game."""

    rounds: int
    limit: int


class Dice(TypedDict):
    """The roll of this turn."""

    red: int
    black: int


class ByAsset(TypedDict):
    """A number for each kind of asset."""

    rig: int
    well: int
    station: int
    refinery: int


class Company(TypedDict):
    """One company: cash, assets and what they are worth."""

    colour: Colour
    cash: int
    assets: ByAsset
    liquidation_now: int
    liquidation_end: int
    total: int
    barrels: int
    wells_built: int
    next_well: int
    may_declare: bool
    debt: int


class Asset(TypedDict):
    """One asset on its square."""

    kind: AssetKind
    square: str
    row: int
    column: int
    size: int
    shut: bool
    fresh: bool
    hits: int
    saleable: bool
    value: int


class Harvest(TypedDict):
    """What the roll gave a quadrant."""

    crude: int
    to_refine: int
    to_sell: int
    strike: bool


class Quadrant(TypedDict):
    """One quadrant, its storage and its assets."""

    name: str
    owner: int | None
    active: bool
    lit_row: int | None
    lit_column: int | None
    crude: int
    fresh_crude: int
    gasoline: int
    fresh_gasoline: int
    assets: list[Asset]
    gave: Harvest


class Production(TypedDict):
    """How far a quadrant has refined, pumped and struck."""

    quadrant: str
    seat: int | None
    refine_left: int
    pump_left: int
    strike: str | None


class Track(TypedDict):
    """The prices of one product; `cost_of` and `return_of` are what 1, 2, 3 ... barrels cost and bring together."""

    product: Product
    spaces: list[int]
    covered: int
    buy: int | None
    sell: int | None
    cost_of: list[int]
    return_of: list[int]


class Market(TypedDict):
    """A market and its two tracks."""

    name: MarketName
    closed: bool
    tracks: list[Track]


class Consumer(TypedDict):
    """The Consumer Market and the next prices at the pump."""

    low: int
    high: int
    red: list[int]
    price: int
    barrels: int
    next_sale: int | None
    next_sales: list[int]


class NextEconomy(TypedDict):
    """An economy card that may follow."""

    id: str
    name: str
    demand: int


class FinalEconomy(TypedDict):
    """The economy card whose values count at the end."""

    name: str
    sell: ByAsset


class Economy(TypedDict):
    """The economy card in force, those that may follow, and the one of the end; not every kind can be bought."""

    id: str
    name: str
    demand: int
    buy: dict[AssetKind, int]
    sell: ByAsset
    next: list[NextEconomy]
    final: FinalEconomy


class Difference(TypedDict):
    """The difference marker, and how likely the next roll changes the economy."""

    marker: int
    trigger: int
    change_percent: int


class NewsCard(TypedDict):
    """A news card, and what it would cost each seat now."""

    id: str
    title: str
    text: str
    costs: list[int]


class News(TypedDict):
    """The news that may come, the news in force, and which cards nobody has seen yet."""

    most_likely_doubles: list[int]
    unlikely_doubles: list[int]
    most_likely: NewsCard | None
    unlikely: NewsCard | None
    resolving: NewsCard | None
    active: list[NewsCard]
    used: list[str]
    unseen: int
    unseen_cards: list[str]


class CrudeView(TypedDict):
    """The whole table."""

    round: int
    max_rounds: int | None
    idle: Idle | None
    victory_cash: int
    turn: int | None
    ghost_turn: bool
    first: int
    purchase_round: bool
    declarer: int | None
    final_turns_left: int
    dice: Dice | None
    seats: list[Company]
    quadrants: list[Quadrant]
    production: Production | None
    markets: list[Market]
    market_used: MarketName | None
    consumer: Consumer
    economy: Economy
    difference: Difference
    news: News


class LitByRoll(TypedDict):
    """The row and the column that the dice would light in a quadrant."""

    lit_row: int
    lit_column: int


View = CrudeView
EFFECTS: Final[dict[str, type]] = {"choose_quadrant": LitByRoll}
"""What a verb tells of its choices as `effects`."""
