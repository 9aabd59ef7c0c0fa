"""What a position of International Oilman is worth to a company, from the experience of its players."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.oilman.components import HOLES, MOST_HOLES, RIGS, WET
from spindletop.games.oilman.options import BY_ROUNDS, BY_TARGET
from spindletop.games.oilman.scoring import net_worth
from spindletop.games.oilman.state import FREE, Table
from spindletop.kernel.buffer import zeros
from spindletop.kernel.insight import Insight
from spindletop.kernel.numbers import Numbers
from spindletop.kernel.state import NOBODY, OVER

DISCOUNT: Final = 0.9
"""What the next best well is worth beside the best: there is one drilling a turn."""
NEIGHBOUR_WET: Final = 0.57
NEIGHBOUR_DRY: Final = 0.19
"""How likely a level is covered beside a hole covered, or clear, at that level in `clusters`."""
GROWTH_PER_ROUND: Final = 25.0
"""Typical growth of the leader's net worth a round, to guess how long a race lasts."""
WELLS_WANTED: Final[i64] = 5


@final
class OilmanInsight(Insight[Table]):
    """Cash, salary for the turns to come, and what the own open wells promise."""

    def evaluate(self, s: Table, seat: int) -> float:
        """Return the net worth a company may expect at the end."""
        me: i64 = seat
        worth = float(net_worth(s, me))
        if s.mover == OVER:
            return worth
        turns = turns_left(s, me)
        value = worth + float(s.salary[me]) * turns - self._debt(s, me, turns)
        value += prospects(s, me, turns, NOBODY)
        return value + self._lot(s, me, turns)

    def _debt(self, s: Table, seat: i64, turns: float) -> float:
        """Return what will still be repaid."""
        if s.owed[seat] == 0 or s.salary[seat] < s.terms.box.repay_from_salary:
            return 0.0
        return min(float(s.owed[seat]), turns * float(s.terms.box.instalment))

    def _lot(self, s: Table, seat: i64, turns: float) -> float:
        """Return what the boundary being drawn or auctioned promises."""
        if s.step.name == "mark" and s.turn == seat:
            wanted = s.size_wanted if s.size_wanted > 0 else MOST_HOLES
            fill = float(len(s.marks)) / float(wanted)
            price = float(s.terms.box.minimum[wanted - 1]) * 1.2
            if len(s.marks) == 0:
                return max(0.0, fresh_lot(s, seat, turns) - price)
            return max(0.0, marked_gain(s, seat, turns) - price * fill)
        if s.step.name == "bid" and s.leader == seat:
            short = float(s.standing - s.cash[seat])
            if short > 0.0:
                return -float(s.cash[seat]) - short
            # As if sold at once: a bid that settles the auction and one that does not must be weighed alike.
            gain = prospects(s, seat, turns, 0, s.standing) - prospects(s, seat, turns, NOBODY)
            return gain - float(s.standing)
        return 0.0

    def names(self, s: Table) -> list[str]:
        """Return the names of the features."""
        found = ["round", "turns_left", "free_holes", "standing_bid", "minimum_bid", "marks"]
        parts = ["cash", "salary", "net_worth", "dry", "owed", "barred", "open_wells", "prospects"]
        for place in range(s.seats):
            found += [f"{part}_{place}" for part in parts]
        return found

    def describe(self, s: Table, seat: int, numbers: Numbers) -> None:
        """Write the position as numbers, the own company first, then clockwise."""
        numbers.count(s.round)
        numbers.add(turns_left(s, seat))
        numbers.count(s.free_holes)
        numbers.count(s.standing)
        numbers.count(s.minimum)
        numbers.count(len(s.marks))
        wells = Survey(s)
        place: i64 = 0
        while place < s.seats:
            i = (i64(seat) + place) % s.seats
            numbers.count(s.cash[i])
            numbers.count(s.salary[i])
            numbers.count(net_worth(s, i))
            numbers.count(s.dry[i])
            numbers.count(s.owed[i])
            numbers.add(1.0 if s.barred(i) else 0.0)
            numbers.count(wells.open[i])
            numbers.add(ranked(wells.values[i], wells.turns[i]))
            place += 1


@final
class Survey:
    """Every company's open wells and what they promise, from one walk over the board."""

    def __init__(self, s: Table) -> None:
        self.open: vec[i64] = zeros(int(s.seats))
        self.values: list[list[float]] = []
        self.turns: list[float] = []
        i: i64 = 0
        while i < s.seats:
            self.values.append([])
            self.turns.append(turns_left(s, i))
            i += 1
        hole: i64 = 0
        while hole < HOLES:
            plot = s.plot[hole]
            if plot != FREE and s.cap[hole] < WET:
                owner = s.owners[plot]
                self.open[owner] += 1
                worth_of_gain = float(s.terms.box.salary_multiple) + max(0.0, self.turns[owner] - 1.0)
                value = well_value(s, hole, float(s.cash[owner]), worth_of_gain)
                if value > 0.0:
                    self.values[owner].append(value)
            hole += 1


def turns_left(s: Table, seat: i64) -> float:
    """Return how many turns of its own a company may still expect after this one."""
    rounds = float(s.terms.last_round - s.round)
    if s.terms.end == BY_TARGET:
        best: i64 = 0
        i: i64 = 0
        while i < s.seats:
            best = max(best, net_worth(s, i))
            i += 1
        rounds = min(rounds, max(1.0, float(s.terms.target - best) / GROWTH_PER_ROUND))
    elif s.terms.end != BY_ROUNDS:
        left = float(s.terms.minutes * 60) / float(s.terms.seconds_per_turn) - float(s.turns)
        rounds = min(rounds, max(0.0, left / float(s.seats)))
    away = (seat - s.turn) % s.seats
    to_come = (s.seats - 1 - (s.turn - s.first) % s.seats) if s.seats > 0 else 0
    return rounds + (1.0 if 0 < away <= to_come else 0.0)


def chance_of(s: Table, hole: i64, level: i64) -> float:
    """Return how likely a level not seen yet is covered, from the notes around in `clusters`."""
    if not s.terms.clusters:
        return float(s.terms.box.percent[level - 1]) / 100.0
    wet = 0
    dry = 0
    for beside in s.terms.box.side_neighbours[hole]:
        if s.oil[beside] == level:
            wet += 1
        elif s.clear[beside] >= level:
            dry += 1
    if wet > 0:
        return NEIGHBOUR_WET
    return NEIGHBOUR_DRY if dry > 0 else float(s.terms.box.cluster_percent[level - 1]) / 100.0


def well_value(s: Table, hole: i64, cash: float, worth_of_gain: float) -> float:
    """Return what the best drilling of a hole promises beyond its cost; one that must wait for cash is worth half."""
    box = s.terms.box
    terrain = box.terrain[hole]
    known = s.oil[hole]
    clear = s.clear[hole]
    through = 1.0
    gain = 0.0
    best = 0.0
    rig: i64 = 1
    while rig <= RIGS:
        if known == rig:
            gain = float(box.gain(terrain, known))
        elif known == 0 and rig > clear:
            chance = chance_of(s, hole, rig)
            gain += through * chance * float(box.gain(terrain, rig))
            through *= 1.0 - chance
        price = float(s.price(hole, rig))
        if price > 0.0:
            value = gain * worth_of_gain - price
            if price > cash:
                value *= 0.5
            best = max(best, value)
        rig += 1
    return best


def prospects(s: Table, seat: i64, turns: float, also: i64, spent: i64 = 0) -> float:
    """Return what the open wells of a company promise, the best first, one drilling a turn.

    `also` counts the marked holes in (unless it is NOBODY), `spent` is cash that is as good as gone.
    """
    worth_of_gain = float(s.terms.box.salary_multiple) + max(0.0, turns - 1.0)
    cash = float(s.cash[seat] - spent)
    values: list[float] = []
    hole: i64 = 0
    while hole < HOLES:
        if s.plot[hole] != FREE and s.cap[hole] < WET and s.owners[s.plot[hole]] == seat:
            value = well_value(s, hole, cash, worth_of_gain)
            if value > 0.0:
                values.append(value)
        hole += 1
    if also >= 0:
        for mark in s.marks:
            value = well_value(s, mark, cash, worth_of_gain)
            if value > 0.0:
                values.append(value)
    return ranked(values, turns)


def ranked(values: list[float], turns: float) -> float:
    """Return the discounted sum of the best values, as many as there are turns to drill them."""
    values.sort(reverse=True)
    total = 0.0
    weight = 1.0
    taken = 0.0
    for value in values:
        if taken >= turns:
            break
        total += value * weight
        weight *= DISCOUNT
        taken += 1.0
    return total


def marked_gain(s: Table, seat: i64, turns: float) -> float:
    """Return what the marked holes would add to a company's prospects."""
    if s.barred(seat):
        return 0.0
    return prospects(s, seat, turns, 0) - prospects(s, seat, turns, NOBODY)


def open_wells(s: Table, seat: i64) -> i64:
    """Return how many holes of a company can still be drilled."""
    found: i64 = 0
    hole: i64 = 0
    while hole < HOLES:
        if s.cap[hole] < WET and s.owner(hole) == seat:
            found += 1
        hole += 1
    return found


def fresh_lot(s: Table, seat: i64, turns: float) -> float:
    """Return what a property still to be drawn may be worth: a good deal for a company short of open wells."""
    if s.barred(seat) or open_wells(s, seat) >= WELLS_WANTED:
        return 0.0
    box = s.terms.box
    worth_of_gain = float(box.salary_multiple) + max(0.0, turns - 2.0)
    gain = float(box.percent[0]) / 100.0 * float(box.gain(0, 1))
    price = float(s.terms.prices[1])
    one = max(0.0, gain * worth_of_gain - price)
    return ranked([one] * MOST_HOLES, turns - 1.0) * 0.8
