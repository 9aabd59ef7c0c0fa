"""Estimates behind the evaluation: what oil will fetch, pipelines will earn, and an unfinished action promises."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.pipeline import market
from spindletop.games.pipeline import names as N
from spindletop.games.pipeline.evaluation import weights as W
from spindletop.games.pipeline.evaluation.horizon import rounds_left_in_year, turns_left
from spindletop.games.pipeline.network import COVERED, Network
from spindletop.games.pipeline.pieces import HALVES, SEGMENTS, TURNS
from spindletop.games.pipeline.refinery import FROM, MOVES, TO, UNUSED
from spindletop.games.pipeline.state import KINDS_OF_OIL, Table
from spindletop.kernel.bits import bit
from spindletop.kernel.buffer import Buffer


@final
class Outlook:
    """What a seat may expect, worked out once for a position."""

    def __init__(self, s: Table, seat: i64) -> None:
        self.s = s
        self.seat = seat
        self.turns = turns_left(s, seat)
        self.sale: list[float] = [0.0] * (N.COLOURS * N.GRADES)
        self.gain: list[float] = [0.0] * (N.COLOURS * N.GRADES)
        self.pipes: list[int] = [0] * N.COLOURS
        self.at_work = self._at_work(float(s.cash[seat]))
        self.income = 0.0
        """What the network looked at last would earn if it were always at work."""
        self._find_prices()
        self._find_gains()
        self._find_pipes()

    def _find_prices(self) -> None:
        """Find the best price in sight for every kind of barrel: a free space or an open line."""
        s = self.s
        box = s.terms.box
        sale = self.sale
        weight = W.SALE if self.turns >= 2.0 else W.LAST_SALE if self.turns >= 1.0 else 0.0
        row: i64 = 0
        while row < N.ROWS:
            if market.has_free_space(s, row):
                tier = box.row_tiers[row] - 1
                while tier > 0 and market.free_space(s, row, tier) < 0:
                    tier -= 1
                at = box.row_colour[row] * N.GRADES + box.row_grade[row]
                sale[at] = max(sale[at], weight * float(market.price(s, self.seat, row, tier)))
            row += 1
        colour: i64 = 0
        while colour < N.COLOURS:
            grade: i64 = 0
            best = 0.0
            while grade < N.GRADES:
                at = colour * N.GRADES + grade
                best = max(best, sale[at], float(box.end_oil[grade]))
                sale[at] = best
                grade += 1
            colour += 1

    def _find_gains(self) -> None:
        """Work out what refining crude of a colour to each grade gains."""
        colour: i64 = 0
        while colour < N.COLOURS:
            grade: i64 = 1
            while grade < N.GRADES:
                at = colour * N.GRADES + grade
                self.gain[at] = max(self.gain[at - 1], self.sale[at] - W.BARREL)
                grade += 1
            colour += 1

    def _find_pipes(self) -> None:
        network = self.s.networks[self.seat]
        p: i64 = 0
        while p < i64(len(network.length)):
            if network.length[p] > 0:
                colour = network.colour[p]
                if self.s.reach(colour, self.s.value(self.seat, network.length[p])) > 0:
                    self.pipes[colour] += 1
            p += 1

    def _at_work(self, cash: float) -> float:
        """Return how much of the time the pipelines have something to do."""
        barrels: i64 = 0
        kind = self.seat * KINDS_OF_OIL
        while kind < (self.seat + 1) * KINDS_OF_OIL:
            barrels += self.s.oil[kind]
            kind += 1
        return W.STANDSTILL + (1.0 - W.STANDSTILL) * min(1.0, (cash + W.BARREL * float(barrels)) / W.CAPITAL)

    def relief(self, money: float) -> float:
        """Return what the network would earn more with this money in hand."""
        self.network(self.s.networks[self.seat])
        return self.income * (self._at_work(float(self.s.cash[self.seat]) + money) - self.at_work)

    # -- pipelines

    def pipeline(self, colour: i64, worth: i64) -> float:
        """Return what one run of a pipeline gains, with credit for the way to its next grade."""
        s = self.s
        grade = s.reach(colour, worth)
        here = self.gain[colour * N.GRADES + grade]
        if grade == N.HIGH:
            return here + W.BEYOND * float(worth - s.cost(colour, 0, N.HIGH))
        below = s.cost(colour, 0, grade) if grade > 0 else 0
        above = s.cost(colour, 0, grade + 1)
        way = float(worth - below) / float(above - below)
        return here + W.PARTLY * way * (self.gain[colour * N.GRADES + grade + 1] - here)

    def network(self, network: Network) -> float:
        """Return what a network will earn in the turns to come, and what its pipelines pay at the end."""
        s = self.s
        seat = self.seat
        gains: list[float] = []
        free = 0.0
        attached = 0.0
        ends = 0.0
        p: i64 = 0
        while p < i64(len(network.length)):
            length = network.length[p]
            gain = 0.0
            if length > 0:
                worth = s.value(seat, length)
                colour = network.colour[p]
                gain = self.pipeline(colour, worth)
                end = float(s.terms.box.end_pipeline[s.reach(colour, worth)])
                ends += end * W.END_PIPELINE
                if network.attached[p] != 0:
                    attached += gain
                    ends += end
                else:
                    free += gain
            gains.append(gain if network.attached[p] == 0 else 0.0)
            p += 1
        best = self._best_tile(network, gains)
        often = 1.0 + W.SECOND_BARREL * float(s.power(seat, N.BARRELS) - 1)
        turns = max(0.0, self.turns - 0.5)
        cost = float(s.power(seat, N.MACHINE_COST))
        machines = max(0.0, attached * often * W.MACHINES_FED - cost)
        self.income = turns * (W.WORKER_RUN * best * often + W.OTHER_PIPES * free + W.MACHINE_RUN * machines)
        return ends + self.at_work * self.income

    def _best_tile(self, network: Network, gains: list[float]) -> float:
        """Return the largest sum of gains on one tile."""
        best = 0.0
        i: i64 = 0
        while i < i64(len(network.tiles)):
            total = 0.0
            one: i64 = -1
            two: i64 = -1
            three: i64 = -1
            half: i64 = 0
            while half < HALVES:
                cell = network.half_cell(i, half)
                if network.kind[cell] < COVERED:
                    segment: i64 = 0
                    while segment < SEGMENTS:
                        p = network.label[cell * SEGMENTS + segment]
                        if p != one and p != two and p != three:
                            total += gains[p]
                            three = two
                            two = one
                            one = p
                        segment += 1
                half += 1
            best = max(best, total)
            i += 1
        return best

    def best_placement(self, tile: i64) -> float:
        """Return what the network could be worth with one more tile."""
        s = self.s
        network = s.networks[self.seat]
        if len(network.tiles) == 0:
            trial = Network(network.pieces, network)
            trial.place(tile, s.terms.box.anchor, 0)
            return self.network(trial)
        out = Buffer()
        turns: i64 = TURNS // 2 if s.terms.box.pieces.symmetric[tile] != 0 else TURNS
        network.offer_spots(turns, out)
        best = self.network(network)
        i: i64 = 0
        while i < out.size:
            trial = Network(network.pieces, network)
            trial.place(tile, out.items[i] // TURNS, out.items[i] % TURNS)
            best = max(best, self.network(trial))
            i += 1
        return best

    def best_machine(self) -> float:
        """Return what the network could be worth with one more machine."""
        network = self.s.networks[self.seat]
        best = 0.0
        i: i64 = 0
        while i < i64(len(network.tiles)):
            half: i64 = 0
            while half < HALVES:
                cell = network.half_cell(i, half)
                if network.kind[cell] < COVERED:
                    trial = Network(network.pieces, network)
                    trial.cover(cell)
                    best = max(best, self.network(trial))
                half += 1
            i += 1
        return best

    def fresh_tile(self) -> float:
        """Return what a tile still to be chosen is worth."""
        return W.TILE + W.TILE_A_TURN * self.turns

    # -- oil

    def barrel(self, colour: i64, grade: i64) -> float:
        """Return what a barrel in a tank is worth: sold as it is, or refined before."""
        sale = self.sale[colour * N.GRADES + grade]
        if grade == N.HIGH or self.pipes[colour] == 0 or self.turns < 1.0:
            return sale
        best = sale
        reach = self._reach_from(colour, grade)
        share = W.CRUDE_PREMIUM if grade == 0 else W.REFINED_PREMIUM
        end = grade + 1
        while end <= reach:
            gain = self.sale[colour * N.GRADES + end] - sale
            best = max(best, sale + share * gain)
            end += 1
        return best

    def _reach_from(self, colour: i64, grade: i64) -> i64:
        """Return the best grade that the longest pipeline of a colour brings a barrel of a grade to."""
        s = self.s
        worth = s.value(self.seat, s.networks[self.seat].longest(colour))
        end = grade
        while end < N.HIGH and s.cost(colour, grade, end + 1) <= worth:
            end += 1
        return end

    def oil(self, stock: vec[i64]) -> float:
        """Return what the barrels of a seat are worth; more crude than the pipelines can take counts little."""
        total = 0.0
        at = self.seat * KINDS_OF_OIL
        colour: i64 = 0
        while colour < N.COLOURS:
            grade: i64 = 0
            while grade < N.GRADES:
                barrels = float(stock[at + colour * N.GRADES + grade])
                if barrels > 0.0:
                    worth = self.barrel(colour, grade)
                    if grade == 0:
                        useful = min(barrels, W.CRUDE_A_PIPE * float(self.pipes[colour]), max(0.0, 2.0 * self.turns))
                        total += useful * worth + (barrels - useful) * W.SPARE_CRUDE
                    else:
                        total += barrels * worth
                grade += 1
            colour += 1
        return total

    # -- contracts

    def contracts(self, active: i64, deferred: i64) -> float:
        """Return what contracts promise beyond the oil, less the tokens they threaten."""
        s = self.s
        value = 0.0
        risk = 0.0
        left = float(rounds_left_in_year(s))
        paper: i64 = 0
        while paper < N.PAPERS:
            if (active >> paper) & 1 != 0:
                open_lines = s.fillings[paper] < s.power(self.seat, N.FILLINGS)
                chance, lines = self._chances(paper, left)
                if open_lines and (s.fillings[paper] == 0 or s.filled[paper] != 0):
                    value += chance * lines * W.LINE_PREMIUM
                    risk += 1.0 - chance
                value += 4.0 * float(N.YEARS - s.year()) * min(chance, 0.9)
            elif (deferred >> paper) & 1 != 0:
                chance, lines = self._chances(paper, 6.0)
                value += 0.8 * chance * lines * W.LINE_PREMIUM
                risk += 0.8 * (1.0 - chance)
            paper += 1
        tokens = s.tokens[self.seat]
        return value - risk * float(s.terms.box.penalty(tokens + 1) - s.terms.box.penalty(tokens))

    def best_contract(self) -> float:
        """Return what the best contract of the display would add, in the rows that are still open."""
        s = self.s
        active = s.active[self.seat]
        deferred = s.deferred[self.seat]
        now = self.contracts(active, deferred)
        best = -1000.0
        spot: i64 = 0
        while spot < 9:
            paper = s.display[spot]
            if paper >= 0 and (s.rows_used >> (spot // 3)) & 1 == 0:
                best = max(best, self.contracts(active | bit(paper), deferred) - now)
                if s.year() < N.YEARS:
                    best = max(best, self.contracts(active, deferred | bit(paper)) - now)
            spot += 1
        return best

    def _chances(self, paper: i64, left: float) -> tuple[float, float]:
        """Return how likely the open lines are to be filled in time, and how many they are."""
        s = self.s
        box = s.terms.box
        chance = 1.0
        lines = 0.0
        line: i64 = 0
        while line < box.line_count[paper]:
            if (s.filled[paper] >> line) & 1 == 0:
                at = paper * N.MOST_LINES + line
                colour = box.line_colour[at]
                grade = box.line_grade[at]
                lines += 1.0
                if s.best(self.seat, colour) >= grade:
                    chance *= 0.95
                elif self._reach_from(colour, 0) >= grade:
                    chance *= min(0.9, 0.3 * left)
                elif self._reach_from(colour, 0) > 0:
                    chance *= min(0.45, 0.1 * left)
                else:
                    chance *= min(0.25, 0.05 * left)
            line += 1
        return chance, lines

    # -- actions under way

    def trading(self) -> float:
        """Return what the market of the worker still offers: sales above the value of the oil, useful crude."""
        s = self.s
        seat = self.seat
        box = s.terms.box
        gain = 0.0
        cash = float(s.cash[seat])
        row = market.first_row(s, seat, s.venue)
        end = market.end_row(s, seat, s.venue)
        offers: list[tuple[float, float, int]] = []
        while row < end:
            colour = box.row_colour[row]
            grade = box.row_grade[row]
            if s.bought == 0 and grade > 0:
                sold = self._sales(row, colour, grade)
                gain += sold[0]
                cash += sold[1]
            if s.market[row] != 0:
                self._purchases(row, colour, grade, offers)
            row += 1
        offers.sort(reverse=True)
        room = [int(s.free_places(seat, grade)) for grade in range(N.GRADES)]
        for benefit, price, grade in offers:
            if benefit > 0.0 and price <= cash and room[grade] > 0:
                gain += benefit
                cash -= price
                room[grade] -= 1
        return gain

    def _sales(self, row: i64, colour: i64, grade: i64) -> tuple[float, float]:
        """Return what selling the barrels of a row's own grade would gain and bring in."""
        s = self.s
        left = s.stock(self.seat, colour, grade)
        gain = 0.0
        income = 0.0
        tier = s.terms.box.row_tiers[row] - 1
        while tier >= 0 and left > 0:
            space: i64 = 2 * tier
            while space <= 2 * tier + 1:
                if left > 0 and market.is_free(s, row, space):
                    price = float(market.price(s, self.seat, row, tier))
                    if price > self.barrel(colour, grade):
                        gain += price - self.barrel(colour, grade)
                        income += price
                        left -= 1
                space += 1
            tier -= 1
        return gain, income

    def _purchases(self, row: i64, colour: i64, grade: i64, offers: list[tuple[float, float, int]]) -> None:
        """List what the barrels of a row would gain above their price."""
        s = self.s
        useful = 8.0
        if grade == 0:
            useful = W.CRUDE_A_PIPE * float(self.pipes[colour]) - float(s.stock(self.seat, colour, 0))
        worth = self.barrel(colour, grade)
        space: i64 = 0
        while space < 2 * s.terms.box.row_tiers[row]:
            if useful > 0.0 and market.on_space(s, row, space) == colour:
                price = float(market.price(s, self.seat, row, space // 2))
                offers.append((worth - price, price, int(grade)))
                useful -= 1.0
            space += 1

    def refining(self) -> float:
        """Return what the pipelines of the run may still gain."""
        s = self.s
        seat = self.seat
        network = s.networks[seat]
        stock = [int(s.oil[seat * KINDS_OF_OIL + i] - s.fresh[i]) for i in range(KINDS_OF_OIL)]
        room = [int(s.room[seat * N.GRADES + grade]) for grade in range(N.GRADES)]
        gain = 0.0
        k: i64 = 0
        while k < i64(len(s.run)):
            uses = s.power(seat, N.BARRELS) - s.run_uses[k]
            colour = network.colour[s.run[k]]
            while uses > 0:
                best = 0.0
                chosen = -1
                for move in range(len(MOVES)):
                    start, end = FROM[move], TO[move]
                    fits = s.run_from[k] == UNUSED or s.run_from[k] == start or s.terms.any_two
                    if fits and stock[colour * N.GRADES + start] > 0 and room[end] > 0:
                        rise = self.barrel(colour, end) - self.barrel(colour, start)
                        if s.cost(colour, start, end) <= s.run_value[k] and rise > best:
                            best = rise
                            chosen = move
                if chosen < 0:
                    break
                gain += best
                stock[colour * N.GRADES + FROM[chosen]] -= 1
                room[FROM[chosen]] += 1
                room[TO[chosen]] -= 1
                uses -= 1
            k += 1
        return gain
