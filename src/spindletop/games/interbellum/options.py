"""What the table agrees on before play, as options with their words and as typed terms."""

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.interbellum.components import Components
from spindletop.games.interbellum.names import WELL_COUNT
from spindletop.kernel.bits import bit
from spindletop.kernel.options import ChoiceOption, FlagOption, NumberOption, Option, OptionError, Value

CHEAP: Final = ["three_cubes_per_round", "three_executives_per_round", "three_cubes_per_game"]
EXECUTIVES_PER_ROUND: Final[i64] = 1
CUBES_PER_GAME: Final[i64] = 2
FULL_HAND: Final = 2
"""The value of `start_cards` that means as many as the edition says."""

OPTIONS: Final[list[Option]] = [
    ChoiceOption(
        "setup",
        "Set-up",
        "How companies and wells are handed out (IB-104, IB-110, IB-112).",
        {"companies": "drawn companies, chosen wells", "first_game": "the fixed positions for a first game"},
    ),
    ChoiceOption(
        "starter",
        "Starting player",
        "Who starts round 1 (IB-102).",
        {"random": "drawn", "seat0": "the first seat"},
    ),
    NumberOption(
        "start_cards", "Action cards at the start", "Cards each player begins with (IB-109).", FULL_HAND, 0, FULL_HAND
    ),
    ChoiceOption(
        "event_decision",
        "Events are decided",
        "Who decides where a power expands or withdraws on an event card (IB-307, IB-R10).",
        {"flag": "by the holder of the flag", "vote": "by a vote with influence"},
    ),
    ChoiceOption(
        "cheap_influence",
        "Cheap influence",
        "What the three cheap places of a power mean (IB-642).",
        {
            "three_cubes_per_round": "three cubes a round",
            "three_executives_per_round": "three executives a round",
            "three_cubes_per_game": "three cubes a game",
        },
    ),
    ChoiceOption(
        "purchased_well_bonus",
        "Bonus of a bought well",
        "Which bonus comes with a well bought during the game (IB-672).",
        {"lasting": "gas and production only", "all": "every bonus"},
    ),
    FlagOption(
        "home_discount",
        "Discount at home",
        "Home areas count as held by their power: discount and extra segments there as well (IB-611, IB-612).",
        False,
        unsaid=True,
    ),
    ChoiceOption(
        "shared_segments",
        "Shared segments",
        "How a segment counts that serves several own wells (IB-803).",
        {"once": "once", "per_route": "for each route"},
        unsaid="per_route",
    ),
    ChoiceOption(
        "well_set",
        "Wells",
        "Which wells exist (IB-R5).",
        {"all": "all sixteen", "rulebook10": "the ten named in the rulebook"},
    ),
]

PRESETS: Final[dict[str, Mapping[str, Value]]] = {
    "Rulebook": {},
    "First game": {"setup": "first_game"},
    "Parliament": {"event_decision": "vote"},
    "Scarce": {"well_set": "rulebook10", "cheap_influence": "three_cubes_per_game"},
}


def place(option: Option, value: Value) -> int:
    """Return the value of an option as a number: of a choice its place among the others."""
    return list(option.values).index(str(value)) if isinstance(option, ChoiceOption) else int(value)


@final
class Terms:
    """The components and the options of one table, as the rules need them."""

    def __init__(self, box: Components, seats: int, options: Mapping[str, Value]) -> None:
        self.box = box
        self.scripts = box.scripts
        self.seats: i64 = seats
        self.agreed: vec[i64] = vec[i64]([i64(place(option, options[option.name])) for option in OPTIONS])
        """Every option as a number, for observers."""
        self.first_game = options["setup"] == "first_game"
        self.random_starter = options["starter"] == "random"
        wanted = int(options["start_cards"])
        if self.first_game and wanted != FULL_HAND:
            raise OptionError(f"option 'start_cards' is {wanted}, but the first-game set-up deals cards (IB-112)")
        self.start_cards: i64 = box.start_cards if wanted == FULL_HAND else wanted
        self.vote = options["event_decision"] == "vote"
        self.cheap: i64 = CHEAP.index(str(options["cheap_influence"]))
        self.all_bonuses = options["purchased_well_bonus"] == "all"
        self.home_discount = bool(options["home_discount"])
        self.once = options["shared_segments"] == "once"
        self.wells: i64 = box.atlas.in_rulebook
        if options["well_set"] == "all":
            self.wells = bit(WELL_COUNT) - 1
