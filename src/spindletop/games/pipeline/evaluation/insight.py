"""What a position of Pipeline is worth to a seat: money, oil, network and what is still to come."""

from typing import final

from mypy_extensions import i64

from spindletop.games.pipeline import names as N
from spindletop.games.pipeline import scoring
from spindletop.games.pipeline.evaluation import weights as W
from spindletop.games.pipeline.evaluation.horizon import turns_left
from spindletop.games.pipeline.evaluation.outlook import Outlook
from spindletop.games.pipeline.moves import shops, upgrades
from spindletop.games.pipeline.state import EMPTY, KINDS_OF_OIL, NO_MACHINE, Table
from spindletop.kernel.bits import count
from spindletop.kernel.insight import Insight
from spindletop.kernel.numbers import Numbers
from spindletop.kernel.state import OVER


@final
class PipelineInsight(Insight[Table]):
    """Money in hand and to be expected."""

    def evaluate(self, s: Table, seat: int) -> float:
        """Return the money a seat may expect at the end."""
        me: i64 = seat
        if s.mover == OVER:
            return float(scoring.total(s, me))
        ahead = Outlook(s, me)
        tokens = s.tokens[me]
        value = float(s.cash[me]) - float(s.terms.box.penalty(tokens)) * W.PENALTY
        value += ahead.oil(s.oil) + ahead.network(s.networks[me]) + ahead.contracts(s.active[me], s.deferred[me])
        value += float(scoring.valuations(s, me)) * W.VALUATION
        value += self._upgrades(s, me, ahead.turns) + self._tanks(s, me, ahead.turns)
        value += W.LIQUID * ahead.turns * min(W.PURSE, float(s.cash[me]))
        if s.turn == me:
            value += W.AHEAD * self._under_way(s, me, ahead)
        return value

    def _upgrades(self, s: Table, seat: i64, turns: float) -> float:
        value = 0.0
        family: i64 = 0
        while family < N.FAMILIES:
            value += W.WORTH_A_TURN[family][s.level(seat, family)] * turns
            family += 1
        return value

    def _tanks(self, s: Table, seat: i64, turns: float) -> float:
        """Return what the tanks are worth; in the set-up tanks still to come may fill the rows without any."""
        value = 0.0
        missing = 0
        placed: i64 = 0
        grade: i64 = 0
        while grade < N.GRADES:
            tanks = s.tanks[seat * N.GRADES + grade]
            missing += 1 if tanks == 0 else 0
            placed += tanks
            value += W.TANK_A_TURN[grade][tanks]
            grade += 1
        if s.round == 0:
            value += W.FIRST_TANK * float(min(missing, s.terms.box.start_tanks - placed))
        return value * turns

    def _under_way(self, s: Table, seat: i64, ahead: Outlook) -> float:
        """Return what the action, the run or the gain under way still promises."""
        name = s.step.name
        value = ahead.fresh_tile() * float(s.gov_takes + s.pipe_takes) + W.FREE_TANK * float(s.tank_takes)
        if s.hand != EMPTY:
            value += ahead.best_placement(s.hand) - ahead.network(s.networks[seat])
        if s.machine != NO_MACHINE or s.machine_takes > 0:
            value += max(0.0, ahead.best_machine() - ahead.network(s.networks[seat]))
        if name == "market":
            value += ahead.trading()
        elif name == "refine":
            value += ahead.refining()
        elif name == "gov_buy" and s.worker_tile() != EMPTY:
            value += self._worker_tile(s, ahead)
        elif name == "tanks_pipes" and s.parts == 0:
            value += self._shop(s, seat, ahead, N.TANK_SHOP, W.TANK)
        elif name == "machines_pipes" and s.parts == 0:
            machine = ahead.best_machine() - ahead.network(s.networks[seat]) if s.networks[seat].bare > 0 else 0.0
            value += self._shop(s, seat, ahead, N.MACHINE_SHOP, machine)
        elif name == "upgrades" and s.parts == 0:
            value += self._best_upgrade(s, seat, ahead.turns)
        elif name == "contracts" and s.parts == 0:
            value += max(ahead.best_contract(), ahead.relief(float(s.terms.box.loan)) - self._loan(s, seat))
        return value

    def _loan(self, s: Table, seat: i64) -> float:
        """Return what a loan costs in the end beyond its money."""
        box = s.terms.box
        tokens = s.tokens[seat]
        return float(box.penalty(tokens + box.loan_tokens) - box.penalty(tokens)) * W.PENALTY - float(box.loan)

    def _worker_tile(self, s: Table, ahead: Outlook) -> float:
        """Return what the tile under the worker and those beside it are worth above their price."""
        box = s.terms.box
        near = 0
        for space in box.gov_beside[s.worker]:
            if s.government[s.quadrant * N.QUADRANT_SPACES + space] != EMPTY:
                near += 1
        value = ahead.fresh_tile() - float(box.gov_prices[s.pipes])
        more = min(near, 2) * (ahead.fresh_tile() - float(box.gov_prices[1]))
        return value + (max(0.0, more) if s.pipes == 0 and s.cash[s.turn] >= 20 else 0.0)

    def _shop(self, s: Table, seat: i64, ahead: Outlook, shop: i64, worth: float) -> float:
        """Return what a shop promises: its cheapest thing, or two pipes."""
        best = 0.0
        price = shops.cheapest_row(s, shop)
        if 0 <= price <= s.cash[seat]:
            best = max(0.0, worth - float(price))
        if shops.can_buy_pipe(s, shop, s.cash[seat]):
            tiles = float(min(2, shops.pipes_shown(s, shop)))
            best = max(best, tiles * ahead.fresh_tile() - float(s.terms.box.pipe_prices[0]))
        return best

    def _best_upgrade(self, s: Table, seat: i64, turns: float) -> float:
        best = 0.0
        family: i64 = 0
        while family < N.FAMILIES:
            if upgrades.refuse_card(s, family) == 0:
                level = s.level(seat, family)
                rise = (W.WORTH_A_TURN[family][level + 1] - W.WORTH_A_TURN[family][level]) * turns
                best = max(best, rise - float(s.terms.box.upgrade_price))
            family += 1
        return best

    def horizon(self, s: Table) -> float:
        """Pipes, tanks and machines pay only a few turns after they are bought."""
        return W.TURNS_AHEAD

    def names(self, s: Table) -> list[str]:
        """Return the names of the features."""
        found = ["round", "year", "actions_taken", "open_quadrants", "tiles_undrawn"]
        found += [f"cost_{letter}_{step}" for letter in N.LETTERS for step in range(3)]
        found += [f"free_{market}" for market in range(len(N.MARKET_NAMES))]
        parts = ["cash", "tokens", "score", "turns_left", "tiles", "machines", "active", "deferred", "orders"]
        parts += [f"oil_{letter}_{grade}" for letter in N.LETTERS for grade in N.GRADE_NAMES]
        parts += [f"room_{grade}" for grade in N.GRADE_NAMES]
        parts += [f"longest_{letter}" for letter in N.LETTERS]
        parts += [f"level_{family}" for family in N.FAMILY_NAMES]
        for place in range(s.seats):
            found += [f"{part}_{place}" for part in parts]
        return found

    def describe(self, s: Table, seat: int, numbers: Numbers) -> None:
        """Write the position as numbers, the own seat first, then clockwise."""
        numbers.count(s.round)
        numbers.count(s.year() if s.round > 0 else 0)
        numbers.count(s.acts)
        numbers.count(s.open_quadrants)
        numbers.count(s.tiles_left())
        numbers.counts(s.markers, 0, len(s.markers))
        self._describe_markets(s, numbers)
        place: i64 = 0
        while place < s.seats:
            self._describe_seat(s, (i64(seat) + place) % s.seats, numbers)
            place += 1

    def _describe_markets(self, s: Table, numbers: Numbers) -> None:
        market: i64 = 0
        rows = s.terms.box.row_market
        while market < i64(len(N.MARKET_NAMES)):
            free: i64 = 0
            row: i64 = 0
            while row < i64(len(rows)):
                if rows[row] == market and s.market[row] == 0:
                    free += 1
                row += 1
            numbers.count(free)
            market += 1

    def _describe_seat(self, s: Table, seat: i64, numbers: Numbers) -> None:
        network = s.networks[seat]
        numbers.count(s.cash[seat])
        numbers.count(s.tokens[seat])
        numbers.count(scoring.total(s, seat))
        numbers.add(turns_left(s, seat))
        numbers.count(len(network.tiles))
        numbers.count(len(network.machines))
        numbers.count(count(s.active[seat]))
        numbers.count(count(s.deferred[seat]))
        numbers.count(count(s.completed[seat]))
        numbers.counts(s.oil, seat * KINDS_OF_OIL, (seat + 1) * KINDS_OF_OIL)
        numbers.counts(s.room, seat * N.GRADES, (seat + 1) * N.GRADES)
        colour: i64 = 0
        while colour < N.COLOURS:
            numbers.count(network.longest(colour))
            colour += 1
        numbers.counts(s.levels, seat * N.FAMILIES, (seat + 1) * N.FAMILIES)
