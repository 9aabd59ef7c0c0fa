"""How the rest of a game may go: how long it lasts, who gets which share of the map, and which missions come true."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.games.pipe_it_up import missions
from spindletop.games.pipe_it_up.cards import CHAIN, ICON_BEST, ICONS_ALL, OWN_LINKS, PLANTS, TOUCH, TOUCH_COUNT, Need
from spindletop.games.pipe_it_up.components import Die
from spindletop.games.pipe_it_up.options import CHOICE, ODDS
from spindletop.games.pipe_it_up.places import CITIES, DIE_SIDES, MOST_SEATS
from spindletop.games.pipe_it_up.state import Table
from spindletop.kernel.bits import has
from spindletop.kernel.buffer import zeros

QUESTION_PIPES: Final = 1.5
"""What a right answer earns on the average, in pipes."""
GUESSED: Final = 1.0 / 3.0
KNOWN: Final = 0.6
DETOUR: Final = 2.0
"""Pipes that others or oneself must lay before a link away from the network comes into play."""
PIPES_PER_TOKEN: Final = 2.5
"""What a city token costs: the pipes of a link to a new city."""
TOO_FAR: Final[i64] = 1000
IMPOSSIBLE: Final = 1000.0


@final
class Outlook:
    """A quick estimate from public knowledge: all links will be built, by the pipes that everybody has and will get."""

    def __init__(self, s: Table) -> None:
        self.s = s
        box = s.terms.box
        board = box.board
        left = s.terms.usable & ~s.built
        pipes: i64 = 0
        points: i64 = 0
        link: i64 = 0
        while link < board.links:
            if has(left, link):
                pipes += board.length[link]
                points += box.points[board.length[link]]
            link += 1
        self.pipes_left = float(pipes)
        self.points_left = float(points)
        self.pipe_value = self.points_left / self.pipes_left if pipes > 0 else 0.0
        self.in_hand = [0.0] * MOST_SEATS
        self.income = [0.0] * MOST_SEATS
        standard = mean_of(box.standard_die, 0.0, 0.0)
        player = self._player_die()
        seat: i64 = 0
        while seat < s.seats:
            self.income[seat] = player + standard * float(s.dice(seat) - 1)
            self.in_hand[seat] = float(s.stock[seat] + s.tokens[seat] * box.token_price)
            seat += 1
        if s.step.name == "player die":  # it lies on the table: whatever it shows is as good as earned
            self.in_hand[s.turn] += player
        if s.dice_left == 0 and s.card == 0:
            # the next roll is expected now, so that ending a turn is neither a loss nor a gain
            following = (s.turn + 1) % s.seats
            self.in_hand[following] += player
        elif s.card != 0:
            self.in_hand[s.turn] += self._question()
        self.hand = 0.0
        self.all_income = 0.0
        seat = 0
        while seat < s.seats:
            self.hand += self.in_hand[seat]
            self.all_income += self.income[seat]
            seat += 1
        self.rounds = max(0.0, self.pipes_left - self.hand) / self.all_income

    def _question(self) -> float:
        """Return what a question earns on the average, in pipes."""
        mode = self.s.terms.mode
        if mode == CHOICE:
            return QUESTION_PIPES * GUESSED
        if mode == ODDS:
            return QUESTION_PIPES * float(self.s.terms.odds) / 100.0
        return QUESTION_PIPES * KNOWN

    def _player_die(self) -> float:
        """Return what the player die earns on the average, in pipes."""
        box = self.s.terms.box
        card = float(box.cardless_pipes) if self.s.terms.cardless else self._question()
        return mean_of(box.player_die, float(box.token_price), card)

    def pipes_of(self, seat: i64) -> float:
        """Return the pipes a seat has at hand and may still get before the end."""
        most = float(self.s.stock[seat] + self.s.supply[seat])
        return min(most, self.in_hand[seat] + self.income[seat] * self.rounds)

    def map_points(self, seat: i64) -> float:
        """Return a seat's share of the points that are left on the map, by its share of the pipes."""
        if self.pipes_left <= 0.0:
            return 0.0
        return self.points_left * min(1.0, self.pipes_of(seat) / max(self.pipes_left, self.hand))

    def plant_gain(self, seat: i64) -> float:
        """Return what one more plant brings: its points and a die for the rounds to come, less its price."""
        if self.pipes_left <= 0.0:
            return 0.0
        box = self.s.terms.box
        price = float(box.plant_price * box.token_price)
        die = mean_of(box.standard_die, 0.0, 0.0)
        hand = self.hand - price
        rounds = max(0.0, self.pipes_left - hand) / (self.all_income + die)
        pipes = self.in_hand[seat] - price + (self.income[seat] + die) * rounds
        pipes = min(pipes, float(self.s.stock[seat] + self.s.supply[seat]))
        points = self.points_left * min(1.0, pipes / max(self.pipes_left, hand))
        return float(box.plant_vp) + points - self.map_points(seat)

    def chance_of(self, seat: i64, need: Need) -> float:
        """Return how likely a need of a mission will hold at the end, by the pipes it still takes."""
        effort = self.effort(seat, need)
        if effort >= IMPOSSIBLE:
            return 0.0
        return 1.0 / (1.0 + effort / (0.5 * self.pipes_of(seat) + 0.5))

    def mission_chance(self, seat: i64) -> float:
        """Return how likely the own mission of a seat is met at the end."""
        chance = 1.0
        for need in self.s.terms.box.missions[self.s.mission[seat]].needs:
            chance *= self.chance_of(seat, need)
        return chance

    def effort(self, seat: i64, need: Need) -> float:
        """Return how many pipes a need still takes, or IMPOSSIBLE."""
        s = self.s
        missing = missions.wanted(s, seat, need) - missions.reached(s, seat, need)
        if missing <= 0:
            return 0.0
        if need.kind == TOUCH or need.kind == TOUCH_COUNT:
            return self.touching(seat, need, missing)
        if need.kind == CHAIN:
            return self.chain(seat, need)
        if need.kind == OWN_LINKS:
            return self.links_of_length(need, missing)
        if need.kind == PLANTS:
            box = s.terms.box
            tokens = max(0, missing * box.plant_price - s.tokens[seat])
            return float(tokens * box.token_price)
        if need.kind == ICONS_ALL or need.kind == ICON_BEST:
            return PIPES_PER_TOKEN * float(missing) if s.tokened != 0 else IMPOSSIBLE
        return float(missing)

    def touching(self, seat: i64, need: Need, missing: i64) -> float:
        """Return the pipes for the cheapest links to so many of the cities."""
        s = self.s
        board = s.terms.box.board
        touched = board.touching(s.owned[seat])
        costs: list[float] = []
        city: i64 = 0
        while city < CITIES:
            if has(need.cities & ~touched, city):
                best = IMPOSSIBLE
                links = board.at[city] & s.terms.usable & ~s.built
                link: i64 = 0
                while link < board.links:
                    if has(links, link):
                        cost = float(board.length[link])
                        if not has(s.frontier, link):
                            cost += DETOUR
                        best = min(best, cost)
                    link += 1
                costs.append(best)
            city += 1
        return cheapest(costs, missing)

    def links_of_length(self, need: Need, missing: i64) -> float:
        """Return the pipes for the shortest unbuilt links of the lengths asked for."""
        s = self.s
        board = s.terms.box.board
        costs: list[float] = []
        links = s.terms.usable & ~s.built & board.within[need.longest] & ~board.within[need.shortest - 1]
        link: i64 = 0
        while link < board.links:
            if has(links, link):
                costs.append(float(board.length[link]))
            link += 1
        return cheapest(costs, missing)

    def chain(self, seat: i64, need: Need) -> float:
        """Return the pipes for the cheapest way of own and unbuilt links from the start to one of the goals."""
        s = self.s
        board = s.terms.box.board
        mine = s.owned[seat]
        links = mine | (s.terms.usable & ~s.built)
        cost = zeros(CITIES)
        city: i64 = 0
        while city < CITIES:
            cost[city] = TOO_FAR
            city += 1
        cost[need.start] = 0
        changed = True
        while changed:
            changed = False
            link: i64 = 0
            while link < board.links:
                if has(links, link):
                    a, b = board.end_a[link], board.end_b[link]
                    pipes: i64 = 0 if has(mine, link) else board.length[link]
                    if cost[a] + pipes < cost[b]:
                        cost[b] = cost[a] + pipes
                        changed = True
                    elif cost[b] + pipes < cost[a]:
                        cost[a] = cost[b] + pipes
                        changed = True
                link += 1
        best = TOO_FAR
        city = 0
        while city < CITIES:
            if has(need.cities, city):
                best = min(best, cost[city])
            city += 1
        return float(best)


def cheapest(costs: list[float], wanted: i64) -> float:
    """Return the sum of the lowest costs, or IMPOSSIBLE if there are not enough."""
    if len(costs) < wanted:
        return IMPOSSIBLE
    costs.sort()
    total = 0.0
    i: i64 = 0
    while i < wanted:
        total += costs[i]
        i += 1
    return min(total, IMPOSSIBLE)


def mean_of(die: Die, token: float, card: float) -> float:
    """Return what a die brings on the average, in pipes, if tokens and questions are worth so many."""
    return (float(die.all_pipes) + float(die.all_tokens) * token + float(die.all_asks) * card) / float(DIE_SIDES)


def odds_of_lead(lead: i64, left: i64) -> float:
    """Return how likely an only lead holds, by its size and the tokens of that kind that are left."""
    sway = 1.0 + 0.5 * float(left)
    return min(1.0, max(0.0, 0.4 + 0.6 * float(lead) / sway))
