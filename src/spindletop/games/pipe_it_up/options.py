"""What the table agrees on before play, as options with their words and as typed terms (PU-7)."""

from collections.abc import Mapping, Sequence
from typing import Final, final

from mypy_extensions import i64

from spindletop.games.pipe_it_up.components import Colour, Components
from spindletop.games.pipe_it_up.places import COLOURS, MOST_SEATS
from spindletop.games.pipe_it_up.seating import ColourOrder
from spindletop.games.pipe_it_up.view_types import QuestionMode, TokenRule
from spindletop.kernel.bits import bit
from spindletop.kernel.options import ChoiceOption, FlagOption, NumberOption, Option, OptionError, Value

RANDOM_SEAT: Final[i64] = -1
BASE: Final[i64] = 0
STRATEGIC: Final[i64] = 1
RESERVOIR: Final[i64] = 2
TOKENS: Final[Sequence[TokenRule]] = ["base", "strategic", "reservoir"]
CHOICE: Final[i64] = 0
HOUSE: Final[i64] = 1
ODDS: Final[i64] = 2
MODES: Final[Sequence[QuestionMode]] = ["choice", "house", "odds"]
CERTAIN: Final = 100

OPTIONS: Final[list[Option]] = [
    ColourOrder(
        "colours",
        "Colours",
        "Who has which colour, from the first seat on; surplus ones are left out. Two players take yellow and red "
        "(PU-1.1).",
        COLOURS,
    ),
    NumberOption(
        "start_seat", "First player", "The seat of the youngest (PU-1.8).", 0, 0, MOST_SEATS - 1, names=["random"]
    ),
    ChoiceOption(
        "tokens",
        "City tokens",
        "What city tokens are for (PU-7.1, PU-7.2).",
        {
            "base": "face down, a secret contest of icons",
            "strategic": "face up, a dearer contest of icons",
            "reservoir": "stacked up to water reservoirs",
        },
    ),
    FlagOption("fast", "Fast game", "All grey plants stand from the start (PU-7.3).", False),
    FlagOption("cardless", "Without cards", "The card face brings a pipe instead of a question (PU-7.4).", False),
    ChoiceOption(
        "question_mode",
        "Questions",
        "How a question is settled (PU-3.2).",
        {
            "choice": "the player picks one of three answers",
            "house": "the player answers aloud, the left neighbour judges",
            "odds": "chance decides",
        },
    ),
    NumberOption("question_odds", "Right answers in percent", "For questions settled by chance.", 60, 0, CERTAIN),
    NumberOption("icon_tie", "Points for a tied icon", "4 as in the rule, or 3 as in its example (PU-6.4).", 4, 3, 4),
    ChoiceOption(
        "strategic_award",
        "Strategic award",
        "What the twelve points are for (PU-7.1a).",
        {"per_icon": "most tokens of an icon", "overall": "most tokens in all"},
    ),
    ChoiceOption(
        "strategic_tie",
        "Strategic ties",
        "What tied players score in the strategic game (PU-7.1a).",
        {"same": "as in the base game", "double": "twice as much"},
    ),
    FlagOption("end_on_tokens", "End with the tokens", "Also end when the last city token is taken (PU-7.1b).", False),
    ChoiceOption(
        "reservoir_min",
        "Size of reservoirs",
        "How large the next reservoir must be (PU-7.2c).",
        {"previous": "larger than the last one", "ordinal": "one more than its number"},
    ),
    ChoiceOption(
        "fast_limit",
        "Pipelines a turn in the fast game",
        "Whether one pipeline a turn is the limit at first (PU-7.3c).",
        {"none": "no limit", "until_reached": "one, until a grey plant on the way is reached"},
    ),
    ChoiceOption(
        "plant_site",
        "Sites of plants",
        "Where an own plant stands (PU-5.6).",
        {"city": "on a city of the network", "off_board": "in front of its owner"},
    ),
    ChoiceOption(
        "tiebreak_pipes",
        "Pipes that break a tie",
        "Which remaining pipes count (PU-6.6).",
        {"stock": "those in stock", "unbuilt": "all that are not built"},
    ),
    ChoiceOption(
        "token_trade",
        "Trade in tokens",
        "Whether tokens may be both bought and sold in one turn (PU-5.4).",
        {"both": "yes, if something is built in between", "one_way": "no, either bought or sold"},
        unsaid="one_way",
    ),
    NumberOption("idle_rounds", "Idle rounds", "So many rounds without building end the game (PU-6.9).", 10, 3, 50),
]

PRESETS: Final[dict[str, Mapping[str, Value]]] = {
    "Rulebook": {},
    "Strategic": {"tokens": "strategic"},
    "Strategic sprint": {"tokens": "strategic", "end_on_tokens": True},
    "Water reservoirs": {"tokens": "reservoir"},
    "Fast": {"fast": True},
    "Cardless": {"cardless": True},
    "Fast and cardless": {"fast": True, "cardless": True},
    "House questions": {"question_mode": "house"},
}


def people_only(options: Mapping[str, Value]) -> str:
    """Say who can judge an answer given aloud (PU-3.2)."""
    if options["question_mode"] != "house" or options["cardless"] is True:
        return ""
    return "with question_mode house a person must hear every answer, so bots cannot sit at this table (PU-3.2)"


@final
class Terms:
    """The components and the options of one table, as the rules need them."""

    def __init__(self, box: Components, seats: int, options: Mapping[str, Value]) -> None:
        self.box = box
        self.seats: i64 = seats
        self.order = [colour_of(box, name) for name in str(options["colours"]).split("-")[:seats]]
        if seats == 2 and not all(colour.two_player for colour in self.order):
            pair = " and ".join(colour.id for colour in box.colours if colour.two_player)
            raise OptionError(f"option 'colours': two players take {pair} (PU-1.1)")
        first = options["start_seat"]
        self.start_seat: i64 = RANDOM_SEAT if first == "random" else int(first)
        if self.start_seat >= seats:
            raise OptionError(f"option 'start_seat' is {first}, but there are only seats 0 to {seats - 1}")
        self.tokens: i64 = TOKENS.index(str(options["tokens"]))
        self.fast = options["fast"] is True
        self.cardless = options["cardless"] is True
        self.mode: i64 = MODES.index(str(options["question_mode"]))
        self.odds: i64 = int(options["question_odds"])
        self._refuse_meaningless(options)
        self._icons(options)
        self.ends_on_tokens = self.tokens == RESERVOIR or options["end_on_tokens"] is True  # PU-7.1b, PU-7.2g
        self.ordinal = options["reservoir_min"] == "ordinal"
        self.limited = not self.fast or options["fast_limit"] == "until_reached"  # PU-7.3c
        self.one_way = options["token_trade"] == "one_way"  # PU-5.4
        self.off_board = options["plant_site"] == "off_board"
        self.unbuilt_breaks_ties = options["tiebreak_pipes"] == "unbuilt"
        self.idle_turns: i64 = int(options["idle_rounds"]) * seats
        board = box.board
        self.usable: i64 = board.all & ~board.dotted if seats == 2 else board.all  # PU-1.5
        self.starts: i64 = board.neutral if self.fast else bit(board.start)  # PU-7.3a

    def _icons(self, options: Mapping[str, Value]) -> None:
        """Settle what an icon is worth (PU-6.3, PU-6.4, PU-7.1a)."""
        box = self.box
        self.icon_tie: i64 = box.icon_tie_text if int(options["icon_tie"]) == 4 else box.icon_tie_example
        self.icon_majority: i64 = box.icon_majority
        self.overall = options["strategic_award"] == "overall"
        if self.tokens == STRATEGIC:
            self.icon_majority = box.strategic_majority
            if options["strategic_tie"] == "double":
                self.icon_tie *= 2

    def _refuse_meaningless(self, options: Mapping[str, Value]) -> None:
        """Refuse an option that the chosen variants leave without meaning (PU-7.5)."""
        strategic = self.tokens == STRATEGIC
        meaning = {
            "question_mode": (not self.cardless, "without the cardless variant"),
            "question_odds": (self.mode == ODDS, "with question_mode odds"),
            "icon_tie": (self.tokens != RESERVOIR, "where icons score, not with reservoirs"),
            "strategic_award": (strategic, "with strategic tokens"),
            "strategic_tie": (strategic, "with strategic tokens"),
            "end_on_tokens": (strategic, "with strategic tokens"),
            "reservoir_min": (self.tokens == RESERVOIR, "with reservoir tokens"),
            "fast_limit": (self.fast, "with the fast variant"),
        }
        defaults = {option.name: option.default for option in OPTIONS}
        for name, (holds, when) in meaning.items():
            if not holds and options[name] != defaults[name]:
                raise OptionError(f"option {name!r} has a meaning only {when}; leave it at {defaults[name]} (PU-7.5)")


def colour_of(box: Components, name: str) -> Colour:
    """Return the colour of this name."""
    for colour in box.colours:
        if colour.id == name:
            return colour
    raise OptionError(f"option 'colours': there is no {name}")
