"""What a position of Pipe It Up is worth to a seat, from the experience of its players."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.games.pipe_it_up import outlook, scoring
from spindletop.games.pipe_it_up.options import RESERVOIR, STRATEGIC
from spindletop.games.pipe_it_up.outlook import Outlook
from spindletop.games.pipe_it_up.places import ICONS, NO_MISSION
from spindletop.games.pipe_it_up.state import Table
from spindletop.kernel.bits import count
from spindletop.kernel.insight import Insight
from spindletop.kernel.state import OVER

RIVALS: Final = 0.25
"""How much the best rival's prospects count against one's own."""
FACE_DOWN: Final = 1.0
"""A city token whose icon is not known to rivals: 24 points and more over 30 tokens."""
STACKED_SOON: Final = 0.6
"""What a reservoir that could be built is worth beside one that stands."""
LOOSE_TOKEN: Final = 0.4
TOKEN_LOSS: Final = 0.97
"""A token that no plant needs is worth a little less than its pipes: selling it takes a turn of its own."""
PLANT_CREDIT: Final = 0.9
"""How much of a plant's gain is counted while its tokens are being collected."""
AHEAD: Final = 0.4
"""What an own plant is worth beyond its pipes for each round to come: others are slow to build, so games last."""
KEEN: Final = 2.2
"""How keenly a mission is pursued: every link of it that somebody else builds may close it for good."""
UNKNOWN_MISSION: Final = 3.0
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
    """Points on the track, what pipes and plants will still bring, city tokens, and the own mission."""

    def evaluate(self, s: Table, seat: int) -> float:
        """Return the points a seat may expect at the end, less a part of what the best rival may expect."""
        if s.mover == OVER:
            return self._final(s, seat)
        sight = Outlook(s)
        best = -1000.0
        other: i64 = 0
        while other < s.seats:
            if other != seat:
                best = max(best, self._public(s, sight, other) + UNKNOWN_MISSION)
            other += 1
        mine = self._public(s, sight, seat) + self._mission(s, sight, seat)
        mine += AHEAD * float(s.plants[seat]) * sight.rounds
        return mine - RIVALS * best

    def _final(self, s: Table, seat: i64) -> float:
        """Return the points, less the same part of the best rival's; winning is worth something of its own."""
        mine = scoring.total(s, seat)
        best: i64 = -1000
        other: i64 = 0
        while other < s.seats:
            if other != seat:
                best = max(best, scoring.total(s, other))
            other += 1
        lead = 6.0 if mine > best else -6.0
        return float(mine) - RIVALS * float(best) + lead

    def _public(self, s: Table, sight: Outlook, seat: i64) -> float:
        """Return what all can see of a seat's prospects."""
        value = float(s.vp[seat]) + float(scoring.plant_points(s, seat))
        value += sight.map_points(seat) + self._tokens(s, sight, seat)
        if s.terms.tokens == RESERVOIR:
            return value + self._reservoirs(s, seat)
        if s.terms.tokens == STRATEGIC:
            return value + self._contest(s, seat)
        return value + FACE_DOWN * float(s.held[seat])

    def _tokens(self, s: Table, sight: Outlook, seat: i64) -> float:
        """Return what upgrade tokens promise beyond their pipes: a plant, if it still pays."""
        box = s.terms.box
        if s.tokens[seat] == 0:
            return 0.0
        price = float(box.token_price) * sight.pipe_value
        if s.plants[seat] >= box.plants_per_seat:
            return (TOKEN_LOSS - 1.0) * price * float(s.tokens[seat])
        gain = sight.plant_gain(seat) + AHEAD * sight.rounds
        if gain <= 0.0:
            return (TOKEN_LOSS - 1.0) * price * float(s.tokens[seat])
        ready = min(1.0, float(s.tokens[seat]) / float(box.plant_price))
        return PLANT_CREDIT * gain * ready

    def _contest(self, s: Table, seat: i64) -> float:
        """Return what the open contest of icons promises (PU-7.1a)."""
        majority = float(s.terms.icon_majority)
        if s.terms.overall:
            best: i64 = 0
            other: i64 = 0
            while other < s.seats:
                if other != seat:
                    best = max(best, s.held[other])
                other += 1
            return majority * outlook.odds_of_lead(s.held[seat] - best, count(s.tokened))
        value = 0.0
        icon: i64 = 0
        while icon < ICONS:
            most: i64 = 0
            rival: i64 = 0
            while rival < s.seats:
                if rival != seat:
                    most = max(most, s.icons[rival * ICONS + icon])
                rival += 1
            left = count(s.laid[icon] & s.tokened)
            value += majority * outlook.odds_of_lead(s.icons[seat * ICONS + icon] - most, left)
            icon += 1
        return value

    def _reservoirs(self, s: Table, seat: i64) -> float:
        """Return what city tokens promise as reservoirs; one that waits for its city is as good as built."""
        held = s.held[seat]
        least = s.least_reservoir()
        value = 0.0
        if s.size > 0 and s.turn == seat:
            value += float(s.terms.box.points[s.size])
            held -= s.size
            least = least + 1 if s.terms.ordinal else s.size + 1
        largest = s.terms.box.largest
        if least > largest:
            return value
        if held < least:
            return value + LOOSE_TOKEN * float(held)
        return value + STACKED_SOON * float(s.terms.box.points[min(held, largest)])

    def _mission(self, s: Table, sight: Outlook, seat: i64) -> float:
        """Return the points of the own mission by how likely it is met."""
        if s.mission[seat] == NO_MISSION:
            return UNKNOWN_MISSION
        return KEEN * float(s.terms.box.missions[s.mission[seat]].vp) * self._chance(s, sight, seat)

    def _chance(self, s: Table, sight: Outlook, seat: i64) -> float:
        """Return how likely the own mission is met at the end."""
        chance = 1.0
        for need in s.terms.box.missions[s.mission[seat]].needs:
            chance *= sight.chance_of(seat, need)
        return chance

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
            chance = self._chance(s, sight, seat)
        found += [worth, chance]
        found += [float(s.icons[seat * ICONS + icon]) for icon in range(ICONS)]
        board = s.terms.box.board
        for place in range(s.seats):
            i: i64 = (seat + place) % s.seats
            found += [float(s.vp[i]), float(s.stock[i]), float(s.supply[i]), float(s.tokens[i]), float(s.plants[i])]
            found += [float(s.dice(i)), float(s.held[i]), float(count(s.owned[i])), sight.pipes_of(i)]
            found.append(float(board.largest_group(s.owned[i])))
        return found
