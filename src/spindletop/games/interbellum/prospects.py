"""What an unfinished pipeline promises: the cheapest way from a well to a port, weighed against its points."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.interbellum.atlas import NODES_A_WORD
from spindletop.games.interbellum.limits import at_least
from spindletop.games.interbellum.names import POWER_COUNT, SEGMENT_COUNT
from spindletop.games.interbellum.state import Table
from spindletop.kernel.bits import has
from spindletop.kernel.buffer import zeros
from spindletop.kernel.state import NOBODY

# Everything here is in hundredths of a point, so that whole numbers do.
POINT: Final[i64] = 100
FAR: Final[i64] = 1_000_000
NOWHERE: Final[vec[i64]] = vec[i64]([FAR] * 2 * NODES_A_WORD)
"""A slice of it says that no node is reached so far."""


@final
class Outlook:
    """Routes of one player as they could still be built: what each area costs, and the best route of a well."""

    def __init__(self, s: Table, seat: i64, dollar: i64, executive: i64) -> None:
        self.atlas = s.terms.box.atlas
        self.per_segment: i64 = s.terms.box.per_segment * POINT
        self.cost: vec[i64] = zeros(SEGMENT_COUNT)
        self.price: vec[i64] = zeros(SEGMENT_COUNT)
        self._prices(s, seat, dollar, executive)
        # the best route found last
        self.value: i64 = 0
        self.missing: i64 = 0
        self.dollars: i64 = 0

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
            held = s.armies[power] | atlas.home_areas[power]
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

    def look(self, well: i64, reward: i64) -> None:
        """Find the port whose points, with the reward of a connection, exceed the cost of reaching it most."""
        atlas = self.atlas
        nodes = len(atlas.nodes)
        spent = NOWHERE[:nodes]
        length = zeros(nodes)
        missing = zeros(nodes)
        dollars = zeros(nodes)
        queue = zeros(nodes)
        waiting = zeros(nodes)
        spent[well] = 0
        queue[0] = well
        head: i64 = 0
        size: i64 = 1
        while size > 0:
            node = queue[head]
            head += 1
            if head == i64(nodes):
                head = 0
            size -= 1
            waiting[node] = 0
            if atlas.is_port(node):
                continue
            for segment in atlas.at_node[node]:
                other = atlas.end_a[segment] + atlas.end_b[segment] - node
                cost = spent[node] + self.cost[segment]
                if cost >= spent[other]:
                    continue
                spent[other] = cost
                length[other] = length[node] + 1
                dollars[other] = dollars[node] + self.price[segment]
                missing[other] = missing[node]
                if self.cost[segment] > 0:
                    missing[other] += 1
                if waiting[other] == 0:
                    waiting[other] = 1
                    place = head + size
                    if place >= i64(nodes):
                        place -= i64(nodes)
                    queue[place] = other
                    size += 1
        self._choose(spent, length, missing, dollars, reward)

    def _choose(self, spent: vec[i64], length: vec[i64], missing: vec[i64], dollars: vec[i64], reward: i64) -> None:
        atlas = self.atlas
        self.value = 0
        self.missing = 0
        self.dollars = 0
        port = atlas.first_port
        while port < atlas.first_junction:
            if spent[port] < FAR:
                worth = length[port] * self.per_segment + atlas.port_bonus[port] * POINT + reward
                gain = at_least(worth - spent[port], 0)
                if gain > self.value:
                    self.value = gain
                    self.missing = missing[port]
                    self.dollars = dollars[port]
            port += 1
