"""The form of what a seat sees at a table of Interbellum, and of what its choices tell beside their figures."""
# mypyc: off -- compiled TypedDicts forget what their fields hold, and the client's types are made of them at run time

from typing import Final, Literal, NotRequired, TypedDict

PowerName = Literal["persia", "britain", "ussr", "saudi", "turkey"]
Phase = Literal["setup", "events", "actions"]
Decade = Literal["20s", "30s"]
HalfOfCard = Literal["twenties", "thirties"]
WellBonus = Literal["production", "draw_gas", "coins", "action_card", "influence"]
CardSort = Literal["build", "influence", "units", "gas", "money", "cards"]
ChangeKey = Literal[
    "pipeline_price",
    "influence_price",
    "income",
    "card_fee",
    "well_price",
    "extra_segments",
    "gas_cubes_per_stake",
    "gas_stake_price",
    "move_steps",
    "card_fee_waived",
    "extra_segments_off",
]
PlaceKind = Literal["area", "boat", "card", "pile", "power", "segment", "well"]


class ByPower(TypedDict):
    """A number for each power."""

    persia: int
    britain: int
    ussr: int
    saudi: int
    turkey: int


class OwnWell(TypedDict):
    """A well of a player, and its way to the sea if there is one."""

    well: str
    connected: bool
    route: list[str] | None
    port: str | None
    yields: int
    used: bool
    new: bool
    missing: int


class ScoreSources(TypedDict):
    """Where the points of a player come from."""

    pipelines: int
    ports: int
    gas: int
    influence: int
    control: int


class Card(TypedDict):
    """What is printed on an action card, and what it is about."""

    kind: str
    name: str
    text: str
    sort: CardSort


class HeldCard(Card):
    """An action card in a hand, and how often it is there."""

    count: int


class PrintedCard(Card):
    """An action card of the deck, and how often it is there."""

    copies: int


class Player(TypedDict):
    """One player; the hand is there for its owner alone."""

    colour: str
    company: str | None
    cash: int
    executives: int
    finds: int
    gas_income: int
    cubes: int
    pieces: int
    influence: ByPower
    flags: list[PowerName]
    wells: list[OwnWell]
    hand_size: int
    free_cubes: int
    score: int
    sources: ScoreSources
    hand: NotRequired[list[HeldCard]]


class Tariff(TypedDict):
    """What a pipeline costs the viewer in areas of a power, and how many more segments a build brings there."""

    price: int
    extra: int


class Power(TypedDict):
    """One power: its flag, its influence track and its units; the tariff is there for players."""

    power: PowerName
    name: str
    letter: str
    tint: str
    flag: int | None
    flag_points: int
    influence: list[int]
    home: int
    outside: list[str]
    cut_off: list[str]
    discount: list[int]
    extra: list[int]
    points: list[int]
    cheap_left: int
    next_price: int
    to_take: list[int]
    tariff: NotRequired[Tariff]


class Area(TypedDict):
    """One area of the map and the power that holds it."""

    area: str
    name: str
    home: bool
    power: PowerName | None
    unit: bool
    x: int
    y: int


class Brings(TypedDict):
    """What a well brings; the power is there for influence."""

    kind: WellBonus
    amount: int
    power: PowerName | None


class Well(TypedDict):
    """One well of the map."""

    well: str
    name: str
    area: str
    bonus: str
    brings: Brings
    exists: bool
    owner: int | None
    connected: bool
    used: bool
    new: bool
    x: int
    y: int


class Port(TypedDict):
    """A port and the points that it gives."""

    port: str
    name: str
    sea: str
    area: str
    bonus: int
    x: int
    y: int


class Junction(TypedDict):
    """A place where segments meet."""

    junction: str
    name: str
    x: int
    y: int


class Segment(TypedDict):
    """One segment and whose pipelines lie there; price and extra are there for players."""

    segment: str
    name: str
    a: str
    b: str
    area: str
    owners: list[int]
    price: NotRequired[int]
    extra: NotRequired[int]


class Event(TypedDict):
    """An event card that lies open, and which half of it is valid."""

    card: str
    name: str
    twenties: str
    thirties: str
    valid: HalfOfCard


class Cards(TypedDict):
    """The action cards as all may know them."""

    pile: int
    discards: dict[str, int]
    in_play: str | None
    executives: int
    fee: int
    kinds: list[PrintedCard]


class Stake(TypedDict):
    """How likely a search for gas finds something for so many dollars."""

    dollars: int
    cubes: int
    percent: int


class Bag(TypedDict):
    """The gas bag and where the boats lie."""

    black: int
    white: int
    black_gone: int
    white_gone: int
    chances: list[Stake]
    x: int
    y: int


class Find(TypedDict):
    """What the n-th find of gas brings, and what so many finds score."""

    find: int
    bonus: str
    points: int


class Deciding(TypedDict):
    """What is asked now, as far as all may know it."""

    seat: int | None
    prompt: str
    rolled: list[PowerName]
    votes: dict[str, int] | None
    executives_placed: list[int]
    units_outside: list[int]


class InterbellumView(TypedDict):
    """The whole table; `changes` are what the events have changed, as it stands now."""

    round: int
    rounds: int
    decade: Decade
    phase: Phase
    starter: int
    next_starter: int
    turn: int
    over: bool
    winners: list[int] | None
    bank: int
    players: list[Player]
    powers: list[Power]
    areas: list[Area]
    borders: list[list[str]]
    wells: list[Well]
    ports: list[Port]
    junctions: list[Junction]
    segments: list[Segment]
    events: list[Event | None]
    undrawn: list[list[str]]
    changes: dict[ChangeKey, int]
    cards: Cards
    bag: Bag
    meter: list[Find]
    well_price: int
    deciding: Deciding


class InfluenceEffects(TypedDict):
    """Whether bought influence would carry the flag away."""

    takes_flag: bool


View = InterbellumView
EFFECTS: Final[dict[str, type]] = {"buy_influence": InfluenceEffects}
"""What a verb tells of its choices as `effects`."""
