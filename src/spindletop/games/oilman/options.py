"""What the table agrees on before play (OM-10), as options with their words and as typed terms."""

from collections.abc import Mapping, Sequence
from typing import Final, final

from mypy_extensions import i64

from spindletop.games.oilman.components import MOST_SEATS, PRICE_LISTS, Components
from spindletop.games.oilman.view_types import EndName
from spindletop.kernel.options import ChoiceOption, FlagOption, NumberOption, Option, OptionError, Value

ENDS: Final[Sequence[EndName]] = ["rounds", "target", "time"]
BY_ROUNDS: Final[i64] = 0
BY_TARGET: Final[i64] = 1
BY_TIME: Final[i64] = 2
TRESPASS: Final = ["allowed", "unowned_only", "forbidden"]
ALLOWED: Final[i64] = 0
FORBIDDEN: Final[i64] = 2
RANDOM_SEAT: Final[i64] = -1

OPTIONS: Final[list[Option]] = [
    ChoiceOption(
        "end",
        "The game ends",
        "The one way to end that the table agrees on (OM-10).",
        {"rounds": "after a number of rounds", "target": "at a net worth", "time": "after a time"},
    ),
    NumberOption("rounds", "Rounds", "Rounds to play, the drawing round included (OM-90).", 30, 2, 200),
    NumberOption("target", "Target net worth", "In thousands of dollars (OM-91).", 500, 160, 5000),
    NumberOption("minutes", "Minutes", "Length of a game that ends by time (OM-92).", 90, 10, 600),
    ChoiceOption(
        "clock",
        "Clock",
        "What counts as time (OM-92).",
        {"wall": "the clock of the table", "virtual": "a fixed time for every turn"},
    ),
    NumberOption("virtual_seconds_per_turn", "Seconds a turn", "For the virtual clock.", 45, 5, 600),
    ChoiceOption(
        "finish_round",
        "Finish the round",
        "Whether a target or time end waits for the end of the round (OM-93).",
        {"auto": "for time, not for target", "yes": "always", "no": "never"},
    ),
    NumberOption("max_rounds", "Most rounds", "A safety stop for target and time (OM-94).", 200, 2, 999),
    NumberOption(
        "first_seat", "First company", "The seat that plays first (OM-12).", 0, 0, MOST_SEATS - 1, names=["random"]
    ),
    ChoiceOption(
        "oil",
        "Geology",
        "How the oil lies (OM-80, OM-83).",
        {"independent": "every hole for itself", "clusters": "in hidden patches"},
    ),
    ChoiceOption(
        "prices",
        "Price list",
        "The score pad's drilling costs.",
        {"standard": "standard", "plain_third": "cheap third level", "cheap_land": "cheap land"},
    ),
    ChoiceOption(
        "adjoining",
        "Adjoining holes",
        "Which holes hang together (OM-31).",
        {"side": "side by side", "corner": "also corner to corner"},
    ),
    ChoiceOption(
        "bidding",
        "Bidding",
        "How bids are named (OM-42).",
        {"free": "any amount", "ladder": "by fixed raises"},
    ),
    ChoiceOption(
        "overbid",
        "Bids above one's cash",
        "Whether a company may bid money it does not have (OM-47).",
        {"penalty": "allowed, with the penalty", "forbidden": "forbidden"},
    ),
    FlagOption(
        "drawer_must_open", "Drawer must open", "The drawer has to make the first bid if it can (OM-51).", False
    ),
    ChoiceOption(
        "trespass",
        "Drilling elsewhere",
        "Where a company may drill beside its own land (OM-64, OM-65).",
        {"allowed": "anywhere", "unowned_only": "on free holes", "forbidden": "nowhere"},
    ),
    ChoiceOption(
        "debt_at_end",
        "Open debt at the end",
        "Whether an unpaid loan lowers the net worth (OM-96).",
        {"ignore": "ignored", "deduct": "deducted"},
    ),
]

PRESETS: Final[dict[str, Mapping[str, Value]]] = {
    "Rulebook": {},
    "Long race": {"end": "target", "target": 1000},
    "Compact": {"bidding": "ladder", "overbid": "forbidden", "trespass": "forbidden"},
    "Geologist": {"oil": "clusters"},
}


@final
class Terms:
    """The components and the options of one table, as the rules need them."""

    def __init__(self, box: Components, seats: int, options: Mapping[str, Value]) -> None:
        self.box = box
        self.seats: i64 = seats
        self.end: i64 = ENDS.index(str(options["end"]))
        self.rounds: i64 = int(options["rounds"])
        self.target: i64 = int(options["target"])
        self.minutes: i64 = int(options["minutes"])
        self.wall_clock = options["clock"] == "wall"
        self.seconds_per_turn: i64 = int(options["virtual_seconds_per_turn"])
        finish = options["finish_round"]
        self.finish_round = finish == "yes" or (finish == "auto" and self.end == BY_TIME)  # OM-93
        self.max_rounds: i64 = int(options["max_rounds"])
        first = options["first_seat"]
        self.first_seat: i64 = RANDOM_SEAT if first == "random" else int(first)
        if self.first_seat >= seats:
            raise OptionError(f"option 'first_seat' is {first}, but there are only seats 0 to {seats - 1}")
        self.clusters = options["oil"] == "clusters"
        self.prices = box.prices[PRICE_LISTS.index(str(options["prices"]))]
        self.neighbours = box.all_neighbours if options["adjoining"] == "corner" else box.side_neighbours
        self.ladder = options["bidding"] == "ladder"
        self.overbids = options["overbid"] == "penalty"
        self.drawer_must_open = options["drawer_must_open"] is True
        self.trespass: i64 = TRESPASS.index(str(options["trespass"]))
        self.deduct = options["debt_at_end"] == "deduct"

    @property
    def last_round(self) -> i64:
        """Return the round after which the game ends in any case (OM-90, OM-94)."""
        return self.rounds if self.end == BY_ROUNDS else self.max_rounds
