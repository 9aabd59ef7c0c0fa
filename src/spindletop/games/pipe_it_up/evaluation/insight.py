"""What a position of Pipe It Up is worth to a seat, and the numbers that describe it."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.games.pipe_it_up.evaluation import estimate, narrowing, weights
from spindletop.games.pipe_it_up.evaluation.outlook import Outlook
from spindletop.games.pipe_it_up.places import ICONS, NO_MISSION
from spindletop.games.pipe_it_up.state import Table
from spindletop.kernel.bits import count
from spindletop.kernel.buffer import Buffer
from spindletop.kernel.insight import Insight
from spindletop.kernel.numbers import Numbers
from spindletop.kernel.state import OVER

ROUNDS_AHEAD: Final = 3.0
PLAYERS_FIGURES: Final = [
    "vp",
    "stock",
    "supply",
    "tokens",
    "plants",
    "dice",
    "city_tokens",
    "pipelines",
    "pipes_to_come",
    "largest_group",
]


@final
class PipeInsight(Insight[Table]):
    """Four at a table have been watched in many games; for two and three reasoning does better."""

    def evaluate(self, s: Table, seat: int) -> float:
        """Return how good a position is: by experience where there is enough of it, else by reasoning."""
        over = s.mover == OVER
        if s.seats == weights.SEATS:
            return weights.final_lead(s, seat) if over else weights.lead(s, Outlook(s), seat)
        return estimate.final_value(s, seat) if over else estimate.value(s, Outlook(s), seat)

    def narrow(self, s: Table, choices: Buffer) -> None:
        """Think of one city for a plant, and of a plant before the link that ends the game."""
        narrowing.narrow(s, choices)

    def horizon(self, s: Table) -> float:
        """What a link is good for shows only when the dice have come round a few times."""
        return ROUNDS_AHEAD

    def names(self, s: Table) -> list[str]:
        """Return the names of the features."""
        found = ["links_left", "pipes_left", "points_left", "city_tokens_left", "bank", "limited", "rounds_left"]
        found += ["builds_this_turn", "mission_points", "mission_chance"]
        found += [f"own_icon_{icon}" for icon in range(ICONS)]
        for place in range(s.seats):
            found += [f"{figure}_{place}" for figure in PLAYERS_FIGURES]
        return found

    def describe(self, s: Table, seat: int, numbers: Numbers) -> None:
        """Write the position as numbers, the own seat first, then clockwise; others' secrets are left out."""
        sight = Outlook(s)
        numbers.count(count(s.terms.usable & ~s.built))
        numbers.add(sight.pipes_left)
        numbers.add(sight.points_left)
        numbers.count(s.tokens_on_board())
        numbers.count(s.bank)
        numbers.add(1.0 if s.limited() else 0.0)
        numbers.add(sight.rounds)
        numbers.count(s.builds)
        drawn = s.mission[seat] != NO_MISSION
        numbers.count(s.terms.box.missions[s.mission[seat]].vp if drawn else 0)
        numbers.add(sight.mission_chance(seat) if drawn else 0.0)
        numbers.counts(s.icons, i64(seat) * ICONS, (i64(seat) + 1) * ICONS)
        place: i64 = 0
        while place < s.seats:
            self._describe_seat(s, sight, (i64(seat) + place) % s.seats, numbers)
            place += 1

    def _describe_seat(self, s: Table, sight: Outlook, seat: i64, numbers: Numbers) -> None:
        """Write the figures of one seat, as PLAYERS_FIGURES names them."""
        numbers.count(s.vp[seat])
        numbers.count(s.stock[seat])
        numbers.count(s.supply[seat])
        numbers.count(s.tokens[seat])
        numbers.count(s.plants[seat])
        numbers.count(s.dice(seat))
        numbers.count(s.held[seat])
        numbers.count(count(s.owned[seat]))
        numbers.add(sight.pipes_of(seat))
        numbers.count(s.terms.box.board.largest_group(s.owned[seat]))
