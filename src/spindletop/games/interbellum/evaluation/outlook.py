"""What an unfinished pipeline promises: the cheapest way from a well to a port, weighed against its points."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.interbellum import network
from spindletop.games.interbellum.atlas import MOST_NODES
from spindletop.games.interbellum.limits import at_least
from spindletop.games.interbellum.names import POWER_COUNT, SEGMENT_COUNT
from spindletop.games.interbellum.state import Table
from spindletop.kernel.bits import has
from spindletop.kernel.buffer import zeros
from spindletop.kernel.state import NOBODY

# Everything here is in hundredths of a point, so that whole numbers do.
POINT: Final[i64] = 100
FAR: Final[i64] = 1_000_000
NOWHERE: Final[vec[i64]] = vec[i64]([FAR] * MOST_NODES)
"""A slice of it says that no node is reached so far."""
EVERY: Final[vec[i64]] = vec[i64]([i64(1)] * SEGMENT_COUNT)
"""A slice of it says yes of every segment."""


@final
class Outlook:
    """Routes of one player as they could still be built: what each area costs, and the best route of a well."""

    def __init__(self, s: Table, seat: i64, dollar: i64, executive: i64) -> None:
        self.atlas = s.terms.box.atlas
        self.per_segment: i64 = s.terms.box.per_segment * POINT
        self.scoring: vec[i64] = EVERY[:SEGMENT_COUNT]
        """Whether a segment would add to the score: one that counts already does not, if it counts once (IB-803)."""
        self.cost: vec[i64] = zeros(SEGMENT_COUNT)
        self.price: vec[i64] = zeros(SEGMENT_COUNT)
        self._prices(s, seat, dollar, executive)
        if s.terms.once:
            self._leave_out(network.Counted(s, seat))
        # the way to each node found last: its segments that add to the score, those to be built, and their dollars
        nodes = len(self.atlas.nodes)
        self.length: vec[i64] = zeros(nodes)
        self.missing: vec[i64] = zeros(nodes)
        self.dollars: vec[i64] = zeros(nodes)
        self.queue: vec[i64] = zeros(nodes)
        self.waiting: vec[i64] = zeros(nodes)
        # the best route found last
        self.best: i64 = 0
        self.best_missing: i64 = 0
        self.best_dollars: i64 = 0

    def _prices(self, s: Table, seat: i64, dollar: i64, executive: i64) -> None:
        """Price every segment: nothing for an own piece, else its dollars and its share of an action."""
        atlas = self.atlas
        areas = i64(len(atlas.areas))
        prices = zeros(len(atlas.areas))
        costs = zeros(len(atlas.areas))
        empty = s.pipeline_price(seat, NOBODY)
        area: i64 = 0
        while area < areas:
            prices[area] = empty
            costs[area] = empty * dollar + executive
            area += 1
        power: i64 = 0
        while power < POWER_COUNT:
            held = s.building_areas(power)
            price = s.pipeline_price(seat, power)
            cost = price * dollar + executive // (1 + s.extras(seat, power))
            area = 0
            while area < areas:
                if has(held, area):
                    prices[area] = price
                    costs[area] = cost
                area += 1
            power += 1
        segment: i64 = 0
        while segment < SEGMENT_COUNT:
            if not s.owns(seat, segment):
                self.price[segment] = prices[atlas.segment_area[segment]]
                self.cost[segment] = costs[atlas.segment_area[segment]]
            segment += 1

    def _leave_out(self, counted: network.Counted) -> None:
        segment: i64 = 0
        while segment < SEGMENT_COUNT:
            if counted.has(segment):
                self.scoring[segment] = 0
            segment += 1

    def look(self, well: i64, reward: i64) -> None:
        """Find the port whose points, with the reward of a connection, exceed the cost of reaching it most."""
        atlas = self.atlas
        nodes = i64(len(atlas.nodes))
        spent = NOWHERE[:nodes]
        spent[well] = 0
        self.length[well] = 0
        self.missing[well] = 0
        self.dollars[well] = 0
        self.queue[0] = well
        head: i64 = 0
        size: i64 = 1
        while size > 0:
            node = self.queue[head]
            head = head + 1 if head + 1 < nodes else 0
            size -= 1
            self.waiting[node] = 0
            if atlas.is_port(node):
                continue
            way = atlas.way_start[node]
            while way < atlas.way_start[node + 1]:
                segment = atlas.way_segment[way]
                other = atlas.way_end[way]
                way += 1
                cost = spent[node] + self.cost[segment]
                if cost >= spent[other]:
                    continue
                spent[other] = cost
                self.length[other] = self.length[node] + self.scoring[segment]
                self.dollars[other] = self.dollars[node] + self.price[segment]
                self.missing[other] = self.missing[node] + (1 if self.cost[segment] > 0 else 0)
                if self.waiting[other] == 0:
                    self.waiting[other] = 1
                    place = head + size
                    self.queue[place if place < nodes else place - nodes] = other
                    size += 1
        self._choose(spent, reward)

    def _choose(self, spent: vec[i64], reward: i64) -> None:
        atlas = self.atlas
        self.best = 0
        self.best_missing = 0
        self.best_dollars = 0
        port = atlas.first_port
        while port < atlas.first_junction:
            if spent[port] < FAR:
                worth = self.length[port] * self.per_segment + atlas.port_bonus[port] * POINT + reward
                gain = at_least(worth - spent[port], 0)
                if gain > self.best:
                    self.best = gain
                    self.best_missing = self.missing[port]
                    self.best_dollars = self.dollars[port]
            port += 1
