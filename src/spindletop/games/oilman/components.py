"""The edition of International Oilman as typed, checked data: board, score pad, auction, loan and oil."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.oilman.view_types import CapName, Terrain
from spindletop.kernel.buffer import zeros
from spindletop.kernel.sheet import Sheet

ROWS: Final = 10
COLUMNS: Final = 18
HOLES: Final = 180
LEVELS: Final = 3
MOST_SEATS: Final = 6
MOST_HOLES: Final = 9
LETTERS: Final = "ABCDEFGHIJKLMNOPQR"
HOLE_NAMES: Final = [f"{letter}{row}" for row in range(1, ROWS + 1) for letter in LETTERS]

# Caps on a hole, in the order of the file's markers.
NONE: Final[i64] = 0
DRY: Final[i64] = 0  # dry to level k is DRY + k
WET: Final[i64] = 3  # wet at level k is WET + k
CAP_NAMES: Final[list[CapName]] = ["none", "dry1", "dry2", "dry3", "wet1", "wet2", "wet3"]
CAPS: Final = 7

WATER: Final[i64] = 0
LAND: Final[i64] = 1
TERRAINS: Final[list[Terrain]] = ["water", "land"]
RIGS: Final = 3
PRICE_LISTS: Final = ["standard", "plain_third", "cheap_land"]
COLUMNS_OF_PAD: Final = ["l1", "l2", "l3", "full", "direct"]
MOST_MONEY: Final = 1_000_000


@final
class Components:
    """Everything that is in the box."""

    def __init__(self, sheet: Sheet) -> None:
        sheet.ignore("title", "edition", "clause_prefix", "options")
        sheet.check(sheet.text("id") == "oilman", "id", "expected 'oilman'")
        self.money_unit = sheet.integer("money_unit", 1, MOST_MONEY)
        self._seats(sheet.table("seats"))
        self._board(sheet.table("board"))
        self._pad(sheet)
        self._oil(sheet.table("oil"))
        self._auction(sheet.table("auction"), sheet.table("property"))
        self._loan(sheet.table("loan"))
        money = sheet.table("money")
        money.ignore("denominations")
        self.start_cash: i64 = money.integer("start_cash", 0, MOST_MONEY)
        money.check(money.integer("bank_limit", 0, 0) == 0, "bank_limit", "the bank never runs out: expected 0")
        money.done()
        scoring = sheet.table("scoring")
        self.salary_multiple: i64 = scoring.integer("salary_multiple", 0, 1000)
        scoring.done()
        sheet.done()

    def _seats(self, seats: Sheet) -> None:
        self.colours = seats.texts("colours", MOST_SEATS)
        seats.check(len(set(self.colours)) == MOST_SEATS, "colours", "every company needs a colour of its own")
        low = seats.integer("min", 2, MOST_SEATS)
        high = seats.integer("max", low, MOST_SEATS)
        seats.integer("default", low, high)
        seats.done()

    def _board(self, board: Sheet) -> None:
        board.ignore("row_latitude", "col_longitude", "parking_holes")
        board.integer("rows", ROWS, ROWS)
        board.integer("cols", COLUMNS, COLUMNS)
        board.integer("holes", HOLES, HOLES)
        board.check(board.text("column_letters") == LETTERS, "column_letters", f"expected {LETTERS!r}")
        board.check(not board.flag("wraps"), "wraps", "expected false: the map does not wrap round")
        self.terrain: vec[i64] = zeros(HOLES)
        for row, line in enumerate(board.texts("mask", ROWS)):
            key = f"mask[{row}]"
            board.check(len(line) == COLUMNS, key, f"expected {COLUMNS} letters, found {len(line)}")
            for column, letter in enumerate(line):
                board.check(letter in "WL", key, f"expected only W and L, found {letter!r}")
                self.terrain[row * COLUMNS + column] = LAND if letter == "L" else WATER
        land = sum(self.terrain)
        told = board.integer("land", 0, HOLES)
        board.check(told == land, "land", f"expected {land} as in the mask, found {told}")
        board.integer("water", HOLES - land, HOLES - land)
        board.done()
        self.side_neighbours = [_neighbours(hole, False) for hole in range(HOLES)]
        self.all_neighbours = [_neighbours(hole, True) for hole in range(HOLES)]

    def _pad(self, sheet: Sheet) -> None:
        """Read salaries, rig rules and price lists into one table a list: price by terrain, cap and rig."""
        salary = sheet.table("salary")
        self.start_salary: i64 = salary.integer("start", 0, MOST_MONEY)
        self.gains: vec[i64] = zeros(2 * (LEVELS + 1))
        for terrain, name in enumerate(TERRAINS):
            pad = salary.table(name)
            for level in range(1, LEVELS + 1):
                self.gains[terrain * (LEVELS + 1) + level] = pad.integer(f"l{level}", 0, MOST_MONEY)
            pad.done()
        salary.done()
        self.rig_names: list[str] = []
        for number, entry in enumerate(sheet.tables("rigs", RIGS), start=1):
            entry.integer("rig", number, number)
            entry.integer("reach", number, number)
            self.rig_names.append(entry.text("name"))
            entry.done()
        rules: list[tuple[int, int, str]] = []
        for rule in sheet.tables("rig_rules"):
            cap = rule.choice("cap", ["none", "dry1", "dry2"])
            rig = rule.integer("rig", cap + 1, RIGS)
            rule.check((cap, rig) not in [known[:2] for known in rules], "rig", f"cap and rig {rig} stand twice")
            rules.append((cap, rig, COLUMNS_OF_PAD[rule.choice("price", COLUMNS_OF_PAD)]))
            rule.done()
        self.prices: list[vec[i64]] = []
        lists = sheet.table("prices")
        for price_list in PRICE_LISTS:
            one = lists.table(price_list)
            prices = zeros(2 * CAPS * (RIGS + 1))
            for terrain, ground in enumerate(TERRAINS):
                columns = one.table(ground)
                costs = {column: columns.integer(column, 1, MOST_MONEY) for column in COLUMNS_OF_PAD}
                columns.done()
                for cap, rig, column in rules:
                    prices[(terrain * CAPS + cap) * (RIGS + 1) + rig] = costs[column]
            one.done()
            self.prices.append(prices)
        lists.done()
        markers = sheet.table("markers")
        self.marker_colours = [markers.text(name) for name in CAP_NAMES[1:]]
        markers.done()

    def _oil(self, oil: Sheet) -> None:
        oil.integer("levels", LEVELS, LEVELS)
        self.percent: vec[i64] = vec[i64](oil.integers("percent", 0, 100, LEVELS))
        clusters = oil.table("clusters")
        clusters.check(clusters.text("prng") == "splitmix64", "prng", "expected 'splitmix64'")
        clusters.integer("seed_digits", 5, 5)
        clusters.integer("seed_base", 1024, 1024)
        self.cluster_percent: vec[i64] = vec[i64](clusters.integers("percent", 0, 100, LEVELS))
        self.blob_min: i64 = clusters.integer("blob_min", 1, HOLES)
        self.blob_max: i64 = clusters.integer("blob_max", int(self.blob_min), HOLES)
        clusters.done()
        oil.done()

    def _auction(self, auction: Sheet, land: Sheet) -> None:
        land.integer("max_holes", MOST_HOLES, MOST_HOLES)
        self.first_round_holes: i64 = land.integer("first_round_holes", 1, MOST_HOLES)
        self.bar_from: i64 = land.integer("bar_from", 1, HOLES)
        land.done()
        minimum = auction.integers("minimum", 3, 999, MOST_HOLES)
        auction.check(minimum == sorted(minimum), "minimum", "a larger property must not be cheaper")
        self.minimum: vec[i64] = vec[i64](minimum)
        auction.integer("step", 1, 1)
        self.ceiling: i64 = auction.integer("ceiling", 999, 999)
        ladder = auction.integers("ladder", 0, 999, 8)
        auction.check(ladder[0] == 0 and ladder == sorted(set(ladder)), "ladder", "expected 0, then rising steps")
        self.ladder: vec[i64] = vec[i64](ladder)
        auction.done()

    def _loan(self, loan: Sheet) -> None:
        self.loan: i64 = loan.integer("amount", 0, MOST_MONEY)
        self.repay_total: i64 = loan.integer("repay_total", 0, MOST_MONEY)
        self.instalment: i64 = loan.integer("instalment", 1, MOST_MONEY)
        loan.check(self.repay_total % self.instalment == 0, "repay_total", "expected whole instalments")
        self.repay_from_salary: i64 = loan.integer("repay_from_salary", int(self.instalment), MOST_MONEY)
        self.loan_dry: i64 = loan.integer("need_dry", 0, 1000)
        self.loan_salary_below: i64 = loan.integer("need_salary_below", 0, MOST_MONEY)
        self.loan_cash_below: i64 = loan.integer("need_cash_below", 0, MOST_MONEY)
        loan.integer("per_game", 1, 1)
        loan.done()

    def gain(self, terrain: i64, level: i64) -> i64:
        """Return the rise of the salary for oil at this level."""
        return self.gains[terrain * (LEVELS + 1) + level]


def _neighbours(hole: int, corners: bool) -> vec[i64]:
    """Return the holes that adjoin this one, ascending."""
    row, column = divmod(hole, COLUMNS)
    found: list[i64] = []
    for up in (-1, 0, 1):
        for right in (-1, 0, 1):
            beside = up == 0 or right == 0
            if (up, right) == (0, 0) or not (beside or corners):
                continue
            if 0 <= row + up < ROWS and 0 <= column + right < COLUMNS:
                found.append((row + up) * COLUMNS + column + right)
    return vec[i64](found)
