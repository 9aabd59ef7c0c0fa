"""What the table agrees on before play, as options with their words and as typed terms."""

from collections.abc import Mapping, Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.pipeline import names as N
from spindletop.games.pipeline.components import Components
from spindletop.kernel.bits import bit
from spindletop.kernel.buffer import zeros
from spindletop.kernel.options import ChoiceOption, FlagOption, NumberOption, Option, OptionError, Value


class PickOption(ChoiceOption):
    """One of several named values, or the things themselves as a list, written with commas between them."""

    def __init__(
        self, name: str, label: str, help: str, values: Mapping[str, str], things: Sequence[str], many: int
    ) -> None:
        super().__init__(name, label, help, values)
        self.things = things
        self.many = many

    def expected(self) -> str:
        """List the values, and say what may be listed."""
        return f"{super().expected()}, or {self.many} different ones of {', '.join(self.things)}"

    def accept(self, value: object) -> Value | None:
        """Take a named value, or a list without repetition."""
        named = super().accept(value)
        if named is not None:
            return named
        words = value.split(",") if isinstance(value, str) else value
        if not isinstance(words, list | tuple):
            return None
        listed = [str(word).strip() for word in words]
        known = all(word in self.things for word in listed)
        return ",".join(listed) if known and len(set(listed)) == len(listed) == self.many else None


class LeaveOption(ChoiceOption):
    """A flag that may also be left to another option."""

    def accept(self, value: object) -> Value | None:
        """Take true and false as they are written."""
        return super().accept(str(value).lower() if isinstance(value, bool) else value)


OPTIONS: Final[list[Option]] = [
    FlagOption("beginner", "First game", "The set-up for a first game (PL-105, PL-109, PL-110, PL-112).", False),
    PickOption(
        "families",
        "Upgrade families",
        "Which five families of upgrades are in play (PL-105).",
        {"auto": "at random, unless it is a first game", "random": "at random", "first_game": "those of a first game"},
        N.FAMILY_NAMES,
        5,
    ),
    LeaveOption(
        "sevens",
        "Cost markers of 7",
        "Whether the dearest refinement markers are among those drawn (PL-109).",
        {"auto": "yes, unless it is a first game", "true": "yes", "false": "no"},
    ),
    PickOption(
        "valuations",
        "Valuation cards",
        "Which three valuation cards are in play (PL-110).",
        {"auto": "at random, unless it is a first game", "random": "at random", "first_game": "those of a first game"},
        [str(number) for number in range(1, N.VALUATIONS + 1)],
        3,
    ),
    ChoiceOption(
        "start_tanks",
        "First tanks",
        "How the first five tanks are placed (PL-112).",
        {"auto": "by choice, unless it is a first game", "choose": "by choice", "recommended": "as recommended"},
    ),
    ChoiceOption(
        "demand_side",
        "Demand begins",
        "From which side barrels leave the refined rows in a Refresh (PL-1305, PL-R12).",
        {"left": "on the cheap side", "right": "on the dear side"},
    ),
    ChoiceOption(
        "pipe_batches",
        "Pipes in a shop",
        "How many pipe tiles a batch may have (PL-605, PL-R7).",
        {"up_to": "one to four", "exact": "two or four"},
    ),
    ChoiceOption(
        "engineering3",
        "Engineering III",
        "Which two barrels a pipeline may refine in a run (PL-1506, PL-R19).",
        {"same_grade": "two of the same grade", "any": "any two"},
    ),
    ChoiceOption(
        "bumping",
        "Bumping in the turn order",
        "How far disks shift when an occupied space of the order row is chosen (PL-307, PL-R11).",
        {"all": "every disk on that side", "gap": "up to the first gap"},
        unsaid="gap",
    ),
    ChoiceOption(
        "government_opens",
        "Upgrades open quadrants",
        "Which Government cards may take a tile from a closed quadrant (PL-1503, PL-R20).",
        {"first": "level I only", "all": "every level"},
        unsaid="all",
    ),
    FlagOption(
        "machine_needs_network",
        "Machines I needs a network",
        "Whether Machines I may be bought only where its machine can be placed (PL-R16).",
        True,
        unsaid=False,
        offered=False,
    ),
    NumberOption("tank_places", "Places for tanks", "Places on each row of a player board (PL-R35).", 5, 4, 8),
]

PRESETS: Final[dict[str, Mapping[str, Value]]] = {
    "Rulebook": {},
    "First game": {"beginner": True},
    "First printing": {"demand_side": "right", "pipe_batches": "exact", "engineering3": "any"},
}


@final
class Terms:
    """The components and the options of one table, as the rules need them."""

    def __init__(self, box: Components, seats: int, options: Mapping[str, Value]) -> None:
        self.box = box
        self.seats: i64 = seats
        beginner = options["beginner"] is True
        self.families = self._listed(options, "families", beginner, box.beginner_families)
        valuations = [str(number) for number in box.beginner_valuations]
        self.valuations = [int(word) for word in self._listed(options, "valuations", beginner, valuations)]
        if self.families and len(self.families) != box.families_in_play:
            raise OptionError(f"option 'families' lists {len(self.families)}, the edition has {box.families_in_play}")
        if self.valuations and len(self.valuations) != box.valuations_drawn:
            raise OptionError(f"option 'valuations' lists {len(self.valuations)}, expected {box.valuations_drawn}")
        self.sevens = options["sevens"] == "true" or (options["sevens"] == "auto" and not beginner)
        tanks = options["start_tanks"]
        self.recommended = tanks == "recommended" or (tanks == "auto" and beginner)
        self.demand_right = options["demand_side"] == "right" or box.demand_right
        self.exact_batches = options["pipe_batches"] == "exact"
        self.any_two = options["engineering3"] == "any"
        self.nearest_gap = options["bumping"] == "gap"
        self.first_card_opens = options["government_opens"] == "first"
        self.machine_needs_network = options["machine_needs_network"] is True
        self.tank_places: i64 = int(options["tank_places"])
        self._for_seats(seats)

    def _listed(self, options: Mapping[str, Value], name: str, beginner: bool, first_game: list[str]) -> list[str]:
        """Return the things an option fixes, or nothing if they are drawn."""
        chosen = str(options[name])
        if chosen == "random" or (chosen == "auto" and not beginner):
            return []
        return first_game if chosen in {"auto", "first_game"} else chosen.split(",")

    def _for_seats(self, seats: int) -> None:
        """Read what depends on the number of seats."""
        box = self.box
        self.in_play: vec[i64] = zeros(N.ROWS)
        self.demand: vec[i64] = vec[i64](box.demand[seats])
        for row in range(N.ROWS):
            for space in box.spaces_in_play[seats][row]:
                self.in_play[row] |= bit(2 * space)
        self.supply_per_row: i64 = box.supply_per_row[seats]
        self.columns: i64 = len(box.contract_columns[seats])
        self.first_column: i64 = box.contract_columns[seats][0]
        self.set_aside: i64 = box.set_aside[seats]
        self.shop_spaces: vec[i64] = zeros(len(N.SHOP_NAMES) * N.SHOP_ROWS)
        for shop in (N.MACHINE_SHOP, N.TANK_SHOP):
            for row in range(N.SHOP_ROWS):
                self.shop_spaces[shop * N.SHOP_ROWS + row] = box.shop_spaces[seats][shop][row]
        self.shop_pipes: vec[i64] = vec[i64](box.shop_pipes[seats])
        if self.tank_places * N.GRADES < box.start_tanks:
            raise OptionError(f"option 'tank_places' leaves no room for {box.start_tanks} tanks")
