"""What the table agrees on before play, as options with their words and as typed terms."""

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.crude.board import QUADRANTS
from spindletop.games.crude.cards import NEWS_IDS
from spindletop.games.crude.components import LANDS, Components
from spindletop.kernel.bits import bit
from spindletop.kernel.options import ChoiceOption, NumberOption, Option, Value
from spindletop.kernel.state import NOBODY

RECONSTRUCTED: Final = ["crude_shortage", "embargo"]
"""The two news cards that are our own reconstruction (CR-R26)."""

BY_EDITION: Final = "edition"

OPTIONS: Final[list[Option]] = [
    NumberOption(
        "victory_cash",
        "Victory cash",
        "Cash that allows a declaration; by default what the edition says, 750 (CR-801).",
        BY_EDITION,
        300,
        2000,
        names=[BY_EDITION],
    ),
    NumberOption("max_rounds", "Most rounds", "A guard on the length; 0 is no guard (CR-807).", 100, 0, 1000),
    NumberOption(
        "idle_rounds",
        "Idle rounds",
        "So many rounds in which nobody sells anything end the game; 0 is no guard (CR-808).",
        15,
        0,
        100,
        unsaid=0,
    ),
    ChoiceOption(
        "start_player",
        "First player",
        "Who begins (CR-113).",
        {"random": "drawn by lot", "seat0": "the first seat"},
    ),
    ChoiceOption(
        "market_direction",
        "Trading direction",
        "Whether a turn may mix purchases and sales in the market (CR-305).",
        {"per_product": "each product one way", "single": "all purchases or all sales"},
    ),
    ChoiceOption(
        "well_counter",
        "Price of wells",
        "Whose wells make the next one dearer (CR-508).",
        {"shared": "all companies'", "per_player": "only one's own"},
    ),
    ChoiceOption(
        "fresh_gasoline",
        "Fresh gasoline",
        "Whether gasoline may be sold in the turn in which it was refined (CR-514).",
        {"allowed": "may be sold at once", "forbidden": "waits for the next turn"},
    ),
    ChoiceOption(
        "news_set",
        "News cards",
        "Which news cards are in the deck (CR-R26).",
        {"eight": "all eight", "six": "without the two reconstructed ones", "none": "no news"},
    ),
    ChoiceOption(
        "ghost_triggers",
        "Ghost rolls",
        "With three seats: whether the ghost's dice move news and economy (CR-902).",
        {"on": "with all consequences", "off": "only its neighbours produce"},
    ),
    ChoiceOption(
        "two_player_roll",
        "Two quadrants",
        "With two seats: which of its quadrants a company uses in its turn (CR-905, CR-907).",
        {"choose": "chosen after the roll", "rotate": "each quadrant in turn"},
    ),
]

PRESETS: Final[dict[str, Mapping[str, Value]]] = {
    "Rulebook": {},
    "Short": {"victory_cash": 400, "max_rounds": 40},
    "Long": {"victory_cash": 1500, "max_rounds": 300},
    "Quiet markets": {"news_set": "none"},
}


@final
class Terms:
    """The components and the options of one table, as the rules need them."""

    def __init__(self, box: Components, seats: int, options: Mapping[str, Value]) -> None:
        self.box = box
        self.seats: i64 = seats
        victory = options["victory_cash"]  # the same for every number of seats: CR-908
        self.victory_cash: i64 = box.victory_cash if victory == BY_EDITION else int(victory)
        self.max_rounds: i64 = int(options["max_rounds"])
        self.idle_rounds: i64 = int(options["idle_rounds"])
        self.random_start = options["start_player"] == "random"
        self.single_direction = options["market_direction"] == "single"
        self.shared_wells = options["well_counter"] == "shared"
        self.sells_fresh = options["fresh_gasoline"] == "allowed"
        self.has_news = options["news_set"] != "none"
        self.deck: i64 = 0
        for i, name in enumerate(NEWS_IDS):
            if self.has_news and (options["news_set"] == "eight" or name not in RECONSTRUCTED):
                self.deck |= bit(i)
        self.ghost_triggers = options["ghost_triggers"] == "on"
        self.chooses = seats == 2 and options["two_player_roll"] == "choose"  # CR-905
        self.rotates = seats == 2 and options["two_player_roll"] == "rotate"  # CR-907
        self.places: i64 = 2 if self.chooses else QUADRANTS
        """How many turns a round has: one for each quadrant, or one for each seat (CR-202)."""
        owners = [NOBODY] * QUADRANTS
        for seat, land in enumerate(LANDS[seats]):
            for quadrant in land:
                owners[quadrant] = seat
        self.owners: vec[i64] = vec[i64](owners)
        """Which seat runs a quadrant; NOBODY runs a ghost quadrant (CR-104)."""
        self.slots: i64 = len(LANDS[seats][0])
