"""What a position of Pipe It Up is worth to a seat, and the numbers that describe it."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.games.pipe_it_up import estimate, experience
from spindletop.games.pipe_it_up.options import RESERVOIR
from spindletop.games.pipe_it_up.outlook import Outlook
from spindletop.games.pipe_it_up.places import ICONS, NO_MISSION
from spindletop.games.pipe_it_up.state import Table
from spindletop.kernel.bits import count
from spindletop.kernel.insight import Insight
from spindletop.kernel.state import OVER

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
    """Four at a table have been watched in many games; for two and three, and for reservoirs, reasoning does better."""

    def evaluate(self, s: Table, seat: int) -> float:
        """Return how good a position is: by experience where there is enough of it, else by reasoning."""
        over = s.mover == OVER
        if s.seats == experience.SEATS and s.terms.tokens != RESERVOIR:
            return experience.final_lead(s, seat) if over else experience.lead(s, Outlook(s), seat)
        return estimate.final_value(s, seat) if over else estimate.value(s, Outlook(s), seat)

    def names(self, s: Table) -> list[str]:
        """Return the names of the features."""
        found = ["links_left", "pipes_left", "points_left", "city_tokens_left", "bank", "limited", "rounds_left"]
        found += ["builds_this_turn", "mission_points", "mission_chance"]
        found += [f"own_icon_{icon}" for icon in range(ICONS)]
        for place in range(s.seats):
            found += [f"{figure}_{place}" for figure in PLAYERS_FIGURES]
        return found

    def features(self, s: Table, seat: int) -> list[float]:
        """Return the position as numbers, the own seat first, then clockwise; others' secrets are left out."""
        sight = Outlook(s)
        left = s.terms.usable & ~s.built
        found = [float(count(left)), sight.pipes_left, sight.points_left, float(s.tokens_on_board())]
        found += [float(s.bank), 1.0 if s.limited() else 0.0, sight.rounds, float(s.builds)]
        worth = 0.0
        chance = 0.0
        if s.mission[seat] != NO_MISSION:
            worth = float(s.terms.box.missions[s.mission[seat]].vp)
            chance = sight.mission_chance(seat)
        found += [worth, chance]
        found += [float(s.icons[seat * ICONS + icon]) for icon in range(ICONS)]
        board = s.terms.box.board
        for place in range(s.seats):
            i: i64 = (seat + place) % s.seats
            found += [float(s.vp[i]), float(s.stock[i]), float(s.supply[i]), float(s.tokens[i]), float(s.plants[i])]
            found += [float(s.dice(i)), float(s.held[i]), float(count(s.owned[i])), sight.pipes_of(i)]
            found.append(float(board.largest_group(s.owned[i])))
        return found
