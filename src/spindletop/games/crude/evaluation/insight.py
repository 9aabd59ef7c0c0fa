"""What a position of Crude is worth to a company, from the experience of its players."""

import math
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.crude import news, scoring
from spindletop.games.crude.board import KIND_NAMES, KINDS, QUADRANTS, REFINERY, RIG, SIDE, STATION, WELL, sites
from spindletop.games.crude.cards import NO_CARD, TAX
from spindletop.games.crude.evaluation import weights as W
from spindletop.games.crude.evaluation.horizon import final_turn_to_come, turns_left
from spindletop.games.crude.evaluation.outlook import HIT, HIT_REFINERY, outlook_of
from spindletop.games.crude.state import Table
from spindletop.kernel.bits import count
from spindletop.kernel.insight import Insight
from spindletop.kernel.numbers import Numbers
from spindletop.kernel.state import NOBODY, OVER


@final
class CrudeInsight(Insight[Table]):
    """Cash, what the assets will fetch, and what the chain from well to pump will earn."""

    def evaluate(self, s: Table, seat: int) -> float:
        """Return the cash a company may expect to end with."""
        me: i64 = seat
        if s.mover == OVER:
            return self._decided(s, me)
        value = self.wealth(s, me)
        if s.declarer != NOBODY:
            side = 1.0 if s.declarer == me else -W.DECLARED_AGAINST
            value += W.WIN * math.tanh(self._margin(s, s.declarer) / W.DOUBT) * side
        return value

    def _decided(self, s: Table, seat: i64) -> float:
        """Return the total, far above or below everything else if the seat wins or not."""
        return float(scoring.total(s, seat)) + (W.WIN if int(seat) in s.winners() else -W.WIN)

    def _margin(self, s: Table, seat: i64) -> float:
        """Return how far a declarer is ahead of what the best rival may still reach."""
        best = -1000.0
        other: i64 = 0
        while other < s.seats:
            if other != seat:
                gain = final_gain(s, other) if final_turn_to_come(s, other) else 0.0
                best = max(best, float(scoring.total(s, other)) + gain)
            other += 1
        return float(scoring.total(s, seat)) - best

    def wealth(self, s: Table, seat: i64) -> float:
        """Return cash, assets, production to come and barrels, less the taxes that threaten."""
        rounds = turns_left(s, seat)
        n: i64 = int(rounds + 0.5)
        outlook = outlook_of(s.terms.box, int(s.terms.places))
        value = float(s.cash[seat])
        kind: i64 = 0
        while kind < KINDS:
            value += float(scoring.owned(s, seat, kind)) * outlook.holding(kind, s.economy, n)
            kind += 1
        value += strikes(s, seat, rounds, outlook.holding(WELL, s.economy, n))
        q: i64 = 0
        while q < QUADRANTS:
            if s.owner(q) == seat:
                value += production(s, q, rounds)
                value += W.BLOCK_FREE * free_blocks(s.covered(q))
            q += 1
        return value - threat(s, seat, rounds)

    def names(self, s: Table) -> list[str]:
        """Return the names of the features."""
        found = ["round", "turns_left", "consumer_price", "difference", "economy_demand", "well_price", "declared"]
        parts = ["cash", "wealth", "liquidation_now", "liquidation_end", "crude", "gasoline"]
        for place in range(s.seats):
            found += [f"{part}_{place}" for part in (*parts, *KIND_NAMES)]
        return found

    def describe(self, s: Table, seat: int, numbers: Numbers) -> None:
        """Write the position as numbers, the own company first, then clockwise."""
        card = s.terms.box.economy[s.economy]
        numbers.count(s.round)
        numbers.add(turns_left(s, seat))
        numbers.count(s.consumer_price)
        numbers.count(s.difference)
        numbers.count(card.demand)
        numbers.count(s.well_price(seat))
        numbers.add(0.0 if s.declarer == NOBODY else 1.0)
        place: i64 = 0
        while place < s.seats:
            self._describe_seat(s, (i64(seat) + place) % s.seats, card.sell, numbers)
            place += 1

    def _describe_seat(self, s: Table, seat: i64, prices: vec[i64], numbers: Numbers) -> None:
        numbers.count(s.cash[seat])
        numbers.add(self.wealth(s, seat))
        numbers.count(scoring.worth(s, seat, prices))
        numbers.count(scoring.liquidation(s, seat))
        crude: i64 = 0
        gasoline: i64 = 0
        q: i64 = 0
        while q < QUADRANTS:
            if s.owner(q) == seat:
                crude += s.crude(q)
                gasoline += s.gasoline(q)
            q += 1
        numbers.count(crude)
        numbers.count(gasoline)
        kind: i64 = 0
        while kind < KINDS:
            numbers.count(scoring.owned(s, seat, kind))
            kind += 1


# What the end brings


def final_gain(s: Table, seat: i64) -> float:
    """Return what a company may gain in its final turn: a few sales, and hit assets at today's values."""
    now = s.terms.box.economy[s.economy].sell
    final = s.terms.box.economy[s.terms.box.economy_final].sell
    gain = W.FINAL_TURN
    kind: i64 = 0
    while kind < KINDS:
        hit = HIT_REFINERY if kind == REFINERY else HIT
        gain += hit * float(scoring.owned(s, seat, kind)) * max(0.0, float(now[kind] - final[kind]))
        kind += 1
    return gain


# What the company produces


def dice_per_round(s: Table) -> float:
    """Return how many dice concern a quadrant in a round: two of its own, one of each neighbour."""
    return W.DICE if s.terms.places == QUADRANTS else W.DICE_OF_TWO


def softmin(x: float, y: float) -> float:
    """Return the smaller of two amounts, rounded off where they are near each other: luck needs slack."""
    if x <= 0.0 or y <= 0.0:
        return 0.0
    if x > y:
        x, y = y, x
    share = x / y
    return x / math.pow(1.0 + share * share * share, 0.3333)


def pump_price(s: Table) -> float:
    """Return what a barrel may bring at a pump in the rounds to come."""
    return W.TODAY * float(s.consumer_price) + (1.0 - W.TODAY) * W.USUAL_PRICE


def production(s: Table, q: i64, rounds: float) -> float:
    """Return what the chain from well to pump will earn in a quadrant, stocks and hits in hand included."""
    hits = dice_per_round(s) / float(SIDE)
    plan = min(rounds, W.PLAN)
    box = s.terms.box
    wells = float(count(s.standing(WELL, q))) + float(count(s.standing(RIG, q))) * plan / W.STRIKE_WAIT
    refineries = float(count(s.standing(REFINERY, q) & ~s.shut(q)))
    stations = float(count(s.standing(STATION, q)))
    refining = 2.0 * hits * plan * refineries * float(box.conversions_per_hit)
    pumping = hits * plan * stations * float(box.sales_per_hit)
    if q == s.producer and s.step.name in {"produce", "neighbour"}:
        refining += float(s.refine_left)
        pumping += float(s.pump_left)
    crude = float(s.crude(q)) + hits * plan * wells * float(box.crude_per_hit)
    gasoline = float(s.gasoline(q))
    refined = softmin(crude, refining)
    sold = softmin(gasoline + refined + W.BOUGHT * plan, pumping)
    spare_crude = max(0.0, float(s.crude(q)) - refined)
    spare_gasoline = max(0.0, gasoline - sold)
    return W.LATER * sold * pump_price(s) + W.DUMP_CRUDE * spare_crude + W.DUMP_GASOLINE * spare_gasoline


def strikes(s: Table, seat: i64, rounds: float, well: float) -> float:
    """Return what the rigs may earn by striking oil, before wells become too dear for everybody (CR-507, CR-508)."""
    rigs = float(scoring.owned(s, seat, RIG))
    if rigs == 0.0:
        return 0.0
    everybody = 0.0
    i: i64 = 0
    while i < s.seats:
        everybody += float(scoring.owned(s, i, RIG))
        i += 1
    rate = float(s.terms.places) / (4.0 * W.COMBINATIONS)
    dearer = float(s.terms.box.well_cost_step) * everybody * rate if s.terms.shared_wells else 0.1
    gain = well - float(s.well_price(seat))
    if gain <= 0.0:
        return 0.0
    time = min(rounds, gain / max(dearer, 0.01))
    return W.LATER * rigs * rate * (gain * time - dearer * time * time / 2.0)


def free_blocks(covered: i64) -> float:
    """Return how many refineries would still fit side by side."""
    return float(count(sites(REFINERY, covered) & W.ALIGNED))


def threat(s: Table, seat: i64, rounds: float) -> float:
    """Return what the taxes in the news slots may cost before the next turn."""
    if rounds < 1.0:
        return 0.0
    rolls = float(s.terms.places)
    return rolls * (2.0 * tax_of(s, s.most_likely, seat) + tax_of(s, s.unlikely, seat)) / W.COMBINATIONS


def tax_of(s: Table, card: i64, seat: i64) -> float:
    """Return what a news card would take from a company now."""
    if card == NO_CARD:
        return 0.0
    total: i64 = 0
    for effect in s.terms.box.news[card].effects:
        if effect.op == TAX:
            total += news.tax(s, seat, effect)
        else:
            total += effect.fee * scoring.owned(s, seat, REFINERY)
    return float(total)
