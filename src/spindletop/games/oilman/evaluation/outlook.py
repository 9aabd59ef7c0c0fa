"""The course of a company's business over the turns to come if its luck is average: what it will drill and buy."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.oilman.components import CAPS, HOLES, LEVELS, MOST_HOLES, RIGS, WATER, WET
from spindletop.games.oilman.state import FREE, Table

NEIGHBOUR_WET: Final = 0.57
NEIGHBOUR_DRY: Final = 0.19
"""How likely a level is covered beside a hole covered, or clear, at that level in `clusters`."""
GROUNDS: Final[i64] = 2
OPEN_CAPS: Final[i64] = 3
"""New wells, dry1 and dry2: caps that a rig may still go into."""
GROUPS: Final = 6
"""Open wells are counted by ground and cap."""
DRILLINGS: Final = 18
"""A drilling is a group of wells and a rig."""
PART_OF_A_WELL: Final = 0.3
"""The average leaves parts of wells behind; smaller ones are not worth a turn."""
LOT_PRICE: Final = 2.0
"""What a lot of nine holes goes for, in minimum bids."""
NO_LOT: Final[i64] = 0
MARKED: Final[i64] = 1
FILLED_UP: Final[i64] = 2
"""With which lot a company goes on: none, the marked holes, or these and fresh ones up to nine."""
BLANK: Final[vec[float]] = vec[float]([0.0] * DRILLINGS)


@final
class Outlook:
    """Cash, salary and open wells of one company, carried on turn by turn."""

    def __init__(self, s: Table, seat: i64, spent: float = 0.0, lot: i64 = NO_LOT) -> None:
        box = s.terms.box
        self.multiple = float(box.salary_multiple)
        self.instalment = float(box.instalment)
        self.repay_from = float(box.repay_from_salary)
        self.deduct = s.terms.deduct
        self.cash = float(s.cash[seat]) - spent
        self.salary = float(s.salary[seat])
        self.owed = float(s.owed[seat])
        self.lots = s.free_holes // MOST_HOLES
        self.lot_price = LOT_PRICE * float(box.minimum[MOST_HOLES - 1])
        self.wells: vec[float] = BLANK[:GROUPS]
        self.chances: vec[float] = BLANK[:GROUPS]
        """The chances of oil by ground and level: first their sum over the wells, then the average."""
        self.prices: vec[float] = BLANK[:]
        self.gains: vec[float] = BLANK[:]
        self.dry: vec[float] = BLANK[:]
        """Of each drilling: its price, the average rise of the salary, and how likely it goes in fully."""
        self._count_wells(s, seat, lot)
        self._weigh_drillings(s)
        if s.step.name == "strike" and s.owner(s.hole) == seat:  # the drilling under way is paid already
            self._drill((s.terms.box.terrain[s.hole] * OPEN_CAPS + s.cap[s.hole]) * RIGS + s.rig - 1, 0.0)

    def _count_wells(self, s: Table, seat: i64, lot: i64) -> None:
        """Count the open wells and see how likely they hold oil."""
        seen = BLANK[:GROUPS]
        hole: i64 = 0
        while hole < HOLES:
            plot = s.plot[hole]
            if plot != FREE and s.cap[hole] < WET and s.owners[plot] == seat:
                self._count(s, hole, seen)
            hole += 1
        if lot != NO_LOT:
            for mark in s.marks:
                self._count(s, mark, seen)
        if lot == FILLED_UP:
            self.wells[WATER * OPEN_CAPS] += float(MOST_HOLES - i64(len(s.marks)))
        i: i64 = 0
        while i < GROUPS:
            if seen[i] > 0.0:
                self.chances[i] /= seen[i]
            else:
                self.chances[i] = usual_chance(s, i % LEVELS + 1)
            i += 1

    def _count(self, s: Table, hole: i64, seen: vec[float]) -> None:
        """Count one well."""
        cap = s.cap[hole]
        if cap >= OPEN_CAPS:
            return
        ground = s.terms.box.terrain[hole]
        self.wells[ground * OPEN_CAPS + cap] += 1.0
        level = cap + 1
        while level <= LEVELS:
            at = ground * LEVELS + level - 1
            self.chances[at] += chance_of(s, hole, level)
            seen[at] += 1.0
            level += 1

    def _weigh_drillings(self, s: Table) -> None:
        """See what each drilling costs, and what it brings on average."""
        group: i64 = 0
        while group < GROUPS:
            ground = group // OPEN_CAPS
            cap = group % OPEN_CAPS
            gain = 0.0
            dry = 1.0
            rig = cap + 1
            while rig <= RIGS:
                chance = self.chances[ground * LEVELS + rig - 1]
                gain += dry * chance * float(s.terms.box.gain(ground, rig))
                dry *= 1.0 - chance
                drilling = group * RIGS + rig - 1
                self.prices[drilling] = float(s.terms.prices[(ground * CAPS + cap) * (RIGS + 1) + rig])
                self.gains[drilling] = gain
                self.dry[drilling] = dry
                rig += 1
            group += 1

    def worth_after(self, turns: float, now: bool = False) -> float:
        """Return the net worth to expect after so many turns of its own, and the present one if it may still act."""
        left = turns
        if now:
            self._act(left)
        while left >= 1.0:
            left -= 1.0
            self.cash += self.salary
            if self.owed > 0.0 and self.salary >= self.repay_from:
                self.cash -= self.instalment
                self.owed -= self.instalment
            self._act(left)
        worth = self.cash + self.multiple * self.salary
        return worth - self.owed if self.deduct else worth

    def _act(self, left: float) -> None:
        """Do what brings most for each turn it takes: drill, save for a drilling, buy a lot, or nothing."""
        chosen: i64 = -1
        best = 0.0
        group: i64 = 0
        while group < GROUPS:
            if self.wells[group] >= PART_OF_A_WELL:
                rig: i64 = 0
                while rig < RIGS:
                    drilling = group * RIGS + rig
                    if self.prices[drilling] > 0.0:
                        rate = self._rate(drilling, left, self.cash)
                        if rate > best:
                            best = rate
                            chosen = drilling
                    rig += 1
            group += 1
        if self.lots > 0 and self.cash >= self.lot_price and left >= 1.0 and self._buy(left, best):
            return
        if chosen >= 0 and self.prices[chosen] <= self.cash:
            self._drill(chosen, self.prices[chosen])

    def _rate(self, drilling: i64, left: float, cash: float) -> float:
        """Return what a drilling brings for each turn it takes, those of saving for it included."""
        price = self.prices[drilling]
        wait = 0.0
        if price > cash:
            wait = float(i64((price - cash) / max(1.0, self.salary))) + 1.0
            if wait > left:
                return 0.0
        return (self.gains[drilling] * (self.multiple + left - wait) - price) / (wait + 1.0)

    def _buy(self, left: float, best: float) -> bool:
        """Buy a lot, of land or of water, if drilling it brings more for each turn than the best there is."""
        cash = self.cash - self.lot_price + self.salary
        wells = min(left, float(MOST_HOLES))
        highest = best
        chosen: i64 = -1
        ground: i64 = 0
        while ground < GROUNDS:
            new = ground * OPEN_CAPS * RIGS
            each = max(self._rate(new, left - 1.0, cash), self._rate(new + RIGS - 1, left - 1.0, cash))
            rate = (each * wells - self.lot_price) / (wells + 1.0)
            if rate > highest:
                highest = rate
                chosen = ground
            ground += 1
        if chosen < 0:
            return False
        self.lots -= 1
        self.cash -= self.lot_price
        self.wells[chosen * OPEN_CAPS] += float(MOST_HOLES)
        return True

    def _drill(self, drilling: i64, price: float) -> None:
        """Drill an average well, or the part that is left of one."""
        group = drilling // RIGS
        part = min(1.0, self.wells[group])
        self.wells[group] -= part
        self.cash -= part * price
        self.salary += part * self.gains[drilling]
        rig = drilling % RIGS + 1
        if rig < RIGS:
            self.wells[group - group % OPEN_CAPS + rig] += part * self.dry[drilling]


def average_rise(s: Table, hole: i64) -> float:
    """Return how much a well raises its owner's salary on average if it is drilled down to the last level."""
    box = s.terms.box
    ground = box.terrain[hole]
    gain = 0.0
    dry = 1.0
    level = s.cap[hole] + 1
    while level <= LEVELS:
        chance = chance_of(s, hole, level)
        gain += dry * chance * float(box.gain(ground, level))
        dry *= 1.0 - chance
        level += 1
    return gain


def chance_of(s: Table, hole: i64, level: i64) -> float:
    """Return how likely a level is covered: as it was noted, or from the notes around in `clusters`."""
    if s.oil[hole] > 0:
        return 1.0 if s.oil[hole] == level else 0.0
    if s.clear[hole] >= level:
        return 0.0
    if s.terms.clusters:
        dry = False
        for beside in s.terms.box.side_neighbours[hole]:
            if s.oil[beside] == level:
                return NEIGHBOUR_WET
            dry = dry or s.clear[beside] >= level
        if dry:
            return NEIGHBOUR_DRY
    return usual_chance(s, level)


def usual_chance(s: Table, level: i64) -> float:
    """Return how likely a level is covered of which nothing is known."""
    box = s.terms.box
    return float(box.cluster_percent[level - 1] if s.terms.clusters else box.percent[level - 1]) / 100.0
