"""The form of what a seat sees at a table of Pipe It Up, and of what its choices tell beside their figures."""
# mypyc: off -- compiled TypedDicts forget what their fields hold, and the client's types are made of them at run time

from typing import Final, Literal, NotRequired, TypedDict

Colour = Literal["yellow", "red", "purple", "green"]
IconName = Literal["tap", "well", "tower", "bucket"]
TokenRule = Literal["base", "strategic", "reservoir"]
QuestionMode = Literal["choice", "house", "odds"]
PlayerFace = Literal["pipe1", "pipe2", "card", "upgrade"]
StandardFace = Literal["blank", "pipe1", "pipe2"]
Trade = Literal["bought", "sold"]
PlaceKind = Literal["answer", "button", "city", "judge", "link", "reservoir"]


class Variants(TypedDict):
    """What was agreed on before the game."""

    tokens: TokenRule
    fast: bool
    cardless: bool
    question_mode: QuestionMode | None
    plants_off_board: bool
    ends_on_tokens: bool


class Icons(TypedDict):
    """How many city tokens show each icon."""

    tap: int
    well: int
    tower: int
    bucket: int


class Dice(TypedDict):
    """How many dice a seat rolls, and why."""

    total: int
    player: int
    grey: int
    own: int


class NextRoll(TypedDict):
    """How many pipes the next roll brings: mean, spread, chances of 0, 1, 2 ..., and if questions may add to it."""

    mean: float
    spread: float
    chances: list[float]
    without_questions: bool


class Progress(TypedDict):
    """One need of a mission: in words, how much is there, and how much is wanted."""

    need: str
    have: int
    want: int


class MissionCity(TypedDict):
    """A city that a mission names, and whether its seat touches it."""

    id: str
    touched: bool


class Mission(TypedDict):
    """A mission and how far it is."""

    id: str
    name: str
    vp: int
    text: str
    progress: list[Progress]
    cities: list[MissionCity]
    met: bool


class FinalScore(TypedDict):
    """The score of a seat, by what it is made of."""

    track: int
    plants: int
    icons: int
    mission: int
    total: int


class Seat(TypedDict):
    """One seat; icons and mission are null to those who may not know them, `final` is told at the end."""

    colour: Colour
    letter: str
    pattern: str
    vp: int
    supply: int
    stock: int
    tokens: int
    plants: int
    plants_left: int
    plant_cities: list[str]
    dice: Dice
    next_roll: NextRoll
    city_tokens: int
    pipelines: int
    icons: Icons | None
    mission: Mission | None
    final: NotRequired[FinalScore]


class City(TypedDict):
    """One city, where it lies and what lies on it."""

    id: str
    name: str
    x: float
    y: float
    region: str
    tokens: int
    icon: IconName | None
    network: bool
    reached: bool
    grey_plant: bool
    plants: list[int]
    reservoir_site: bool


class Link(TypedDict):
    """One pipeline between two cities, whose it is, and whether the seat that looks has the pipes for it."""

    id: str
    a: str
    b: str
    length: int
    vp: int
    dotted: bool
    usable: bool
    open: bool
    within_reach: bool
    owner: int | None


class Reservoir(TypedDict):
    """A reservoir that stands."""

    seat: int
    city: str
    size: int
    vp: int


class Roll(TypedDict):
    """The faces rolled so far, and how many pipes each brings."""

    player: PlayerFace
    standard: list[StandardFace]
    left: int
    pipes: list[int]


class Reward(TypedDict):
    """What a right answer earns."""

    pipes: int
    tokens: int
    words: str


class Question(TypedDict):
    """The open question; `answer` is there for those who may know it."""

    id: str
    text: str
    reward: Reward
    opens: str | None
    roller: int
    reader: int
    choices: list[str] | None
    answer: NotRequired[str]


class QuestionPile(TypedDict):
    """How many questions were asked, and how many are left."""

    asked: int
    pile: int


class Prices(TypedDict):
    """What things cost and score."""

    token_pipes: int
    plant_tokens: int
    plant_vp: int
    icon_majority: int
    icon_tie: int


class DieFaces(TypedDict):
    """For each kind of face of a die: how many sides show it, and how many pipes it brings."""

    player: list[list[int]]
    standard: list[list[int]]


class PipeItUpView(TypedDict):
    """The whole table."""

    seat: int
    over: bool
    ending: str | None
    step: str
    turn: int
    first: int
    variants: Variants
    seats: list[Seat]
    aspect: float
    start_city: str
    cities: list[City]
    links: list[Link]
    reservoirs: list[Reservoir]
    bank: int
    limited: bool
    lifting_cities: list[str]
    builds: int
    trade: Trade | None
    roll: Roll | None
    question: Question | None
    questions: QuestionPile
    reservoir_size: int | None
    least_reservoir: int | None
    links_left: int
    pipes_left: int
    city_tokens_left: int
    icons_left: Icons | None
    can_end_now: list[int]
    idle_turns: int
    idle_limit: int
    prices: Prices
    score_table: list[int]
    track: int
    die_faces: DieFaces


class PipelineEffects(TypedDict):
    """What a pipeline would bring beside its points."""

    city_tokens: int
    grey_plants: int
    ends_game: bool


View = PipeItUpView
EFFECTS: Final[dict[str, type]] = {"build": PipelineEffects}
"""What a verb tells of its choices as `effects`."""
