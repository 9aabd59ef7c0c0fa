"""The edition of Pipeline as typed, checked data: markets, contracts, orders, shops, upgrades and valuations."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.pipeline import names as N
from spindletop.games.pipeline.pieces import TILES, Pieces
from spindletop.kernel.bits import shift
from spindletop.kernel.buffer import zeros
from spindletop.kernel.sheet import Sheet

FIELD: Final = 7
"""Bits of one count in a packed demand: nine counts (colour x grade) side by side, each below a guard bit."""
GUARDS: Final[i64] = sum(1 << (FIELD * i + FIELD - 1) for i in range(9))


def barrel(sheet: Sheet, key: str, code: str) -> tuple[int, int]:
    """Return colour and grade of a barrel code such as T2."""
    fine = len(code) == 2 and code[0] in N.LETTERS and code[1] in "0123"
    sheet.check(fine, key, f"expected a barrel such as 'T2', found {code!r}")
    return N.LETTERS.index(code[0]), int(code[1])


def need_of(colour: i64, grade: i64) -> i64:
    """Return one line as a packed demand: it asks for a barrel in every count up to its grade."""
    packed: i64 = 0
    g: i64 = 1
    while g <= grade:
        packed += shift(1, FIELD * (colour * 3 + g - 1))
        g += 1
    return packed


def covers(have: i64, need: i64) -> bool:
    """Tell whether in every count of a packed demand there is at least as much as needed (PL-1204)."""
    return ((have | GUARDS) - need) & GUARDS == GUARDS


def by_seats(sheet: Sheet, key: str, low: int, high: int) -> dict[int, int]:
    """Return a whole number for every seat count."""
    table = sheet.table(key)
    found = {n: table.integer(str(n), low, high) for n in N.SEAT_COUNTS}
    table.done()
    return found


def lists_by_seats(sheet: Sheet, key: str, low: int, high: int, length: int | None = None) -> dict[int, list[int]]:
    """Return a list of whole numbers for every seat count."""
    table = sheet.table(key)
    found = {n: table.integers(str(n), low, high, length) for n in N.SEAT_COUNTS}
    table.done()
    return found


@final
class Components:
    """Everything that is in the box."""

    def __init__(self, sheet: Sheet) -> None:
        self.pieces = Pieces()
        self._meta(sheet.table("meta"))
        self._years(sheet.table("rounds"))
        self._counts(sheet.table("counts"))
        self._player(sheet.table("player"), sheet.table("network"))
        self._prices(sheet.table("prices"), sheet.table("rates"), sheet.table("penalties"))
        self._pipes(sheet.table("pipes"))
        self._refinement(sheet.table("refinement"))
        self._markets(sheet)
        self._papers(sheet)
        self._shops(sheet.table("shops"))
        self._government(sheet.table("government"))
        self._cross(sheet.table("cross"))
        self._upgrades(sheet)
        self._valuations(sheet)
        sheet.done()

    def _meta(self, meta: Sheet) -> None:
        meta.ignore("title", "edition")
        meta.check(meta.text("id") == "pipeline", "id", "expected 'pipeline'")
        meta.check(meta.text("prefix") == "PL", "prefix", "expected 'PL'")
        meta.check(meta.integers("seats", 2, N.MOST_SEATS) == N.SEAT_COUNTS, "seats", f"expected {N.SEAT_COUNTS}")
        meta.check(meta.texts("colours") == N.COLOUR_NAMES, "colours", f"expected {N.COLOUR_NAMES}")
        meta.check(meta.texts("colour_letters") == N.LETTERS, "colour_letters", f"expected {N.LETTERS}")
        meta.check(meta.texts("grades") == N.GRADE_NAMES, "grades", f"expected {N.GRADE_NAMES}")
        meta.done()

    def _years(self, rounds: Sheet) -> None:
        self.rounds_of_year = rounds.integers("per_year", 1, 50, N.YEARS)
        found = rounds.integers("refresh_before_years", 1, N.YEARS)
        rounds.check(found == [2, 3], "refresh_before_years", "expected [2, 3]")
        rounds.done()
        self.last_round: i64 = sum(self.rounds_of_year)
        self.year_of: vec[i64] = zeros(int(self.last_round) + 2)
        begin = 1
        for year, length in enumerate(self.rounds_of_year, start=1):
            for number in range(begin, begin + length):
                self.year_of[number] = year
            begin += length
        self.year_of[int(self.last_round) + 1] = N.YEARS

    def _counts(self, counts: Sheet) -> None:
        counts.integer("pipe_tiles", TILES, TILES)
        counts.integer("contracts", N.CONTRACTS, N.CONTRACTS)
        counts.integer("orders", N.ORDERS, N.ORDERS)
        counts.integer("valuation_cards", N.VALUATIONS, N.VALUATIONS)
        counts.integer("action_tiles", len(N.ACTIONS), len(N.ACTIONS))
        self.machines: i64 = counts.integer("machines", 0, 18)
        self.tanks: i64 = counts.integer("tanks", 0, 1000)
        self.barrels: i64 = counts.integer("barrels_per_colour", 1, 1000)
        self.upgrade_cards = counts.integer("upgrade_cards", 0, 1000)
        self.marker_count = counts.integer("refinement_markers", 9, 1000)
        counts.ignore("upgrade_tokens", "valuation_tiles", "penalty_markers", "market_overlays")
        counts.done()

    def _player(self, player: Sheet, network: Sheet) -> None:
        self.start_cash: i64 = player.integer("cash", 0, N.MOST_MONEY)
        self.start_tanks: i64 = player.integer("tanks", 0, 16)
        self.barrels_per_tank: i64 = player.integer("barrels_per_tank", 1, 2)
        self.tank_places = player.integer("tank_places_per_row", 4, 8)
        tanks = player.integers("recommended_tanks", 0, 4, N.GRADES)
        player.check(sum(tanks) == self.start_tanks, "recommended_tanks", f"expected {self.start_tanks} tanks in all")
        self.recommended_tanks: vec[i64] = vec[i64](tanks)
        player.integer("track_cubes_per_colour", 1, 1)
        player.done()
        network.integer("width", 32, 32)
        network.integer("height", 32, 32)
        x, y = network.integers("anchor", 0, 31, 2)
        self.anchor: i64 = x * 32 + y
        turns = network.integers("first_tile_rotations", 0, 3)
        network.check(turns == [0, 1, 2, 3], "first_tile_rotations", "expected [0, 1, 2, 3]")
        network.done()

    def _prices(self, prices: Sheet, rates: Sheet, penalties: Sheet) -> None:
        self.secondary_price: i64 = prices.integer("secondary", 0, N.MOST_MONEY)
        self.machine_price: i64 = prices.integer("machine_phase", 0, N.MOST_MONEY)
        self.cheap_machine_price: i64 = prices.integer("machine_phase_level2", 0, N.MOST_MONEY)
        self.upgrade_price: i64 = prices.integer("upgrade", 0, N.MOST_MONEY)
        self.most_upgrades: i64 = prices.integer("max_upgrades_per_action", 1, N.FAMILIES)
        self.loan: i64 = prices.integer("loan_cash", 0, N.MOST_MONEY)
        self.loan_tokens: i64 = prices.integer("loan_penalties", 0, 100)
        self.pipe_prices: vec[i64] = vec[i64](prices.integers("shop_pipe_increments", 0, N.MOST_MONEY, 4))
        self.gov_prices: vec[i64] = vec[i64](prices.integers("government_increments", 0, N.MOST_MONEY, 5))
        prices.done()
        self.contract_rate: vec[i64] = self._rate(rates, "contract")
        self.order_rate: vec[i64] = self._rate(rates, "order")
        self.end_oil: vec[i64] = self._rate(rates, "end_oil")
        self.end_pipeline: vec[i64] = self._rate(rates, "end_pipeline")
        self.delivery_bonus = rates.integer("contracts_orders_2_bonus", 0, N.MOST_MONEY)
        self.market_bonus = rates.integer("refined_markets_1_bonus", 0, N.MOST_MONEY)
        rates.done()
        printed = penalties.integers("printed", 0, N.MOST_MONEY)
        rising = printed == sorted(set(printed)) and printed[:1] == [0]
        penalties.check(rising, "printed", "expected 0, then rising deductions")
        penalties.check(penalties.text("beyond") == "5*n*(n+3)", "beyond", "expected '5*n*(n+3)'")
        penalties.done()
        self.penalties: vec[i64] = vec[i64](printed)

    def _rate(self, rates: Sheet, key: str) -> vec[i64]:
        found = rates.integers(key, 0, N.MOST_MONEY, N.GRADES)
        rates.check(found == sorted(found), key, "a better grade must not pay less")
        return vec[i64](found)

    def penalty(self, tokens: i64) -> i64:
        """Return what penalty tokens cost at the end; the printed table is continued (PL-1406, PL-R17)."""
        if tokens < i64(len(self.penalties)):
            return self.penalties[tokens]
        return 5 * tokens * (tokens + 3)

    def _pipes(self, pipes: Sheet) -> None:
        pipes.check(pipes.texts("a_exits") == ["N", "W", "S"], "a_exits", "expected ['N', 'W', 'S']")
        pipes.check(pipes.texts("b_exits") == ["N", "E", "S"], "b_exits", "expected ['N', 'E', 'S']")
        pipes.integer("segments_per_tile", 4, 4)
        pipes.check(pipes.text("identify") == "rotate180", "identify", "expected 'rotate180'")
        own = sum(self.pieces.symmetric)
        pipes.integer("self_symmetric", own, own)
        pipes.done()

    def _refinement(self, refinement: Sheet) -> None:
        values = refinement.integers("values", 1, 60, N.MARKER_KINDS)
        refinement.check(values == sorted(set(values)), "values", "expected rising values")
        self.marker_values: vec[i64] = vec[i64](values)
        copies = refinement.integers("copies", 0, 12, N.MARKER_KINDS)
        total = self.marker_count
        refinement.check(sum(copies) == total, "copies", f"expected {total} markers in all, found {sum(copies)}")
        self.marker_copies: vec[i64] = vec[i64](copies)
        refinement.integer("drawn", 9, 9)
        left_out = refinement.integers("beginner_excludes", 1, 60)
        kept = sum(c for value, c in zip(values, copies, strict=True) if value not in left_out)
        refinement.check(kept >= 9, "beginner_excludes", f"only {kept} markers would be left, expected at least 9")
        self.beginner_excludes = left_out
        refinement.done()

    def _markets(self, sheet: Sheet) -> None:
        markets = sheet.table("markets")
        self.supply_per_row = by_seats(markets, "supply_per_crude_row", 0, N.MOST_SPACES)
        directions = ["left_to_right", "right_to_left"]
        self.demand_right = markets.choice("demand_direction", directions) == 1
        used_crude = lists_by_seats(markets, "used_crude", 0, N.MOST_SPACES - 1)
        used_refined = lists_by_seats(markets, "used_refined", 0, N.MOST_SPACES - 1)
        markets.done()
        self.row_market: vec[i64] = zeros(N.ROWS)
        self.row_colour: vec[i64] = zeros(N.ROWS)
        self.row_grade: vec[i64] = zeros(N.ROWS)
        self.row_tiers: vec[i64] = zeros(N.ROWS)
        self.price: vec[i64] = zeros(N.ROWS * N.MOST_TIERS)
        self.spaces_in_play: dict[int, list[list[int]]] = {n: [] for n in N.SEAT_COUNTS}
        self.demand: dict[int, list[int]] = {n: [] for n in N.SEAT_COUNTS}
        for number, row in enumerate(sheet.tables("market_row", N.ROWS)):
            row.integer("id", number, number)
            market = row.choice("market", N.MARKETS)
            colour = row.choice("colour", N.LETTERS)
            grade = row.integer("grade", 0, N.GRADES - 1)
            name = f"{'M' if market else ''}{N.MARKETS[market]}.{N.LETTERS[colour]}{grade}"
            row.check(name == N.ROW_NAMES[number], "id", f"row {number} is {name}, expected {N.ROW_NAMES[number]}")
            tiers = row.integers("tiers", 1, N.MOST_MONEY)
            row.check(1 <= len(tiers) <= N.MOST_TIERS, "tiers", f"expected 1 to {N.MOST_TIERS} prices")
            row.check(tiers == sorted(set(tiers)), "tiers", "expected rising prices")
            spaces = row.integers("spaces", 1, N.MOST_MONEY)
            row.check(spaces == [t for t in tiers for _ in range(2)], "spaces", "expected two spaces for every tier")
            self.row_market[number] = market
            self.row_colour[number] = colour
            self.row_grade[number] = grade
            self.row_tiers[number] = len(tiers)
            for tier, price in enumerate(tiers):
                self.price[number * N.MOST_TIERS + tier] = price
            demand = by_seats(row, "demand", 0, N.MOST_SPACES) if grade else dict.fromkeys(N.SEAT_COUNTS, 0)
            used = used_refined if grade else used_crude
            for n in N.SEAT_COUNTS:
                fine = all(i < len(spaces) for i in used[n])
                row.check(fine, "spaces", f"there are only {len(spaces)}, but {used[n]} are in play for {n} seats")
                self.spaces_in_play[n].append(used[n])
                self.demand[n].append(demand[n])
            row.done()

    def _papers(self, sheet: Sheet) -> None:
        """Read contracts and orders, their lines side by side in one table."""
        self.line_count: vec[i64] = zeros(N.PAPERS)
        self.line_colour: vec[i64] = zeros(N.PAPERS * N.MOST_LINES)
        self.line_grade: vec[i64] = zeros(N.PAPERS * N.MOST_LINES)
        self.paper_row: vec[i64] = zeros(N.PAPERS)
        self.paper_need: vec[i64] = zeros(N.PAPERS)
        self.contract_columns = self._displays(sheet)
        for number, contract in enumerate(sheet.tables("contract", N.CONTRACTS)):
            contract.integer("id", number, number)
            grade = contract.choice("row", ["low", "mid", "high"]) + 1
            self.paper_row[number] = N.GRADES - 1 - grade
            self._lines(contract, number, 2, 3)
            best = max(int(self.line_grade[number * N.MOST_LINES + i]) for i in range(self.line_count[number]))
            contract.check(best == grade, "row", f"expected {N.GRADE_NAMES[best]!r}, the best grade of its lines")
            contract.done()
        for number, order in enumerate(sheet.tables("order", N.ORDERS), start=N.CONTRACTS):
            order.integer("id", number - N.CONTRACTS, number - N.CONTRACTS)
            size = order.integer("size", 3, N.MOST_LINES)
            self.paper_row[number] = 3 + N.MOST_LINES - size
            self._lines(order, number, size, size)
            order.done()
        for row in range(len(N.PAPER_ROWS)):
            held = sum(1 for paper in range(N.PAPERS) if self.paper_row[paper] == row)
            needed = max(self.set_aside.values()) if row < 3 else max(len(c) for c in self.contract_columns.values())
            key = "contract" if row < 3 else "order"
            sheet.check(held >= needed, key, f"the row {N.PAPER_ROWS[row]!r} has {held}, expected at least {needed}")

    def _displays(self, sheet: Sheet) -> dict[int, list[int]]:
        setup = sheet.table("contract_setup")
        self.set_aside = by_seats(setup, "set_aside", 1, N.CONTRACTS)
        columns = lists_by_seats(setup, "columns", 0, N.DISPLAY_COLUMNS - 1)
        rows = setup.texts("rows_top_to_bottom")
        setup.check(rows == ["high", "mid", "low"], "rows_top_to_bottom", "expected ['high', 'mid', 'low']")
        self.most_contracts: i64 = setup.integer("max_per_action", 1, 6)
        setup.integer("max_per_row", 1, 1)
        for n in N.SEAT_COUNTS:
            fine = (
                columns[n] == list(range(N.DISPLAY_COLUMNS - len(columns[n]), N.DISPLAY_COLUMNS)) and columns[n] != []
            )
            setup.check(fine, "columns", f"expected the rightmost columns for {n} seats, found {columns[n]}")
            enough = self.set_aside[n] > len(columns[n])
            setup.check(enough, "set_aside", f"expected more than {len(columns[n])} for {n} seats")
        setup.done()
        orders = sheet.table("order_setup")
        found = lists_by_seats(orders, "columns", 0, N.DISPLAY_COLUMNS - 1)
        orders.check(found == columns, "columns", "expected the same columns as for contracts")
        sizes = orders.integers("rows_top_to_bottom", 3, N.MOST_LINES)
        orders.check(sizes == [5, 4, 3], "rows_top_to_bottom", "expected [5, 4, 3]")
        orders.done()
        return columns

    def _lines(self, sheet: Sheet, paper: int, least: int, most: int) -> None:
        lines = sheet.texts("lines")
        sheet.check(least <= len(lines) <= most, "lines", f"expected {least} to {most} lines, found {len(lines)}")
        self.line_count[paper] = len(lines)
        for i, code in enumerate(lines):
            colour, grade = barrel(sheet, f"lines[{i}]", code)
            sheet.check(grade > 0, f"lines[{i}]", "crude fills no line (PL-1205)")
            self.line_colour[paper * N.MOST_LINES + i] = colour
            self.line_grade[paper * N.MOST_LINES + i] = grade
            self.paper_need[paper] += need_of(colour, grade)

    def _shops(self, shops: Sheet) -> None:
        self.shop_prices: vec[i64] = zeros(2 * N.SHOP_ROWS)
        self.shop_spaces: dict[int, list[list[int]]] = {n: [] for n in N.SEAT_COUNTS}
        self.shop_pipes: dict[int, list[int]] = {n: [] for n in N.SEAT_COUNTS}
        for shop, name in enumerate(N.SHOP_NAMES):
            table = shops.table(name)
            prices = table.integers("prices", 0, N.MOST_MONEY, N.SHOP_ROWS)
            table.check(prices == sorted(prices), "prices", "expected rising prices")
            for row, price in enumerate(prices):
                self.shop_prices[shop * N.SHOP_ROWS + row] = price
            spaces = lists_by_seats(table, "spaces", 0, 20, N.SHOP_ROWS)
            pipes = by_seats(table, "pipes", 0, N.SHOP_SLOTS)
            for n in N.SEAT_COUNTS:
                stock = int(self.machines if shop == N.MACHINE_SHOP else self.tanks - n * self.start_tanks)
                fine = sum(spaces[n]) <= stock
                table.check(fine, "spaces", f"there are only {stock} to fill {sum(spaces[n])} spaces for {n} seats")
                self.shop_spaces[n].append(spaces[n])
                self.shop_pipes[n].append(pipes[n])
            table.done()
        shops.done()

    def _government(self, government: Sheet) -> None:
        government.integer("quadrants", N.QUADRANTS, N.QUADRANTS)
        limit = government.integers("open_limit", 1, N.QUADRANTS, N.YEARS)
        government.check(limit == sorted(limit), "open_limit", "expected figures that never fall")
        government.check(limit[-1] == N.QUADRANTS, "open_limit", f"expected {N.QUADRANTS} in year {N.YEARS}")
        self.open_limit: vec[i64] = vec[i64](limit)
        shapes = government.value("spaces", "a list of [x, y, orientation]")
        cells = [_cells(government, shape) for shape in shapes] if isinstance(shapes, list) else []
        flat = [cell for pair in cells for cell in pair]
        fine = len(cells) == N.QUADRANT_SPACES and len(set(flat)) == 2 * N.QUADRANT_SPACES
        government.check(fine, "spaces", f"expected {N.QUADRANT_SPACES} spaces that do not overlap")
        self.gov_shapes = cells
        self.gov_beside: list[vec[i64]] = []
        for one in cells:
            near = [i64(i) for i, two in enumerate(cells) if one != two and _touch(one, two)]
            self.gov_beside.append(vec[i64](near))
        told = government.value("neighbours", "a list of lists")
        shared = [[int(i) for i in near] for near in self.gov_beside]
        government.check(told == shared, "neighbours", f"expected {shared}, as the spaces lie")
        government.done()

    def _cross(self, cross: Sheet) -> None:
        outer = ["crude_market", "market_1", "market_2", "market_3"]
        cross.check(cross.texts("outer") == outer, "outer", f"expected {outer}")
        self.arms = cross.texts("arms", 4)
        cross.check(cross.texts("inner_tiles") == N.ACTIONS, "inner_tiles", f"expected {N.ACTIONS}")
        icons = cross.texts("turn_order_icon")
        for name in icons:
            cross.check(name in N.ACTIONS, "turn_order_icon", f"expected some of {N.ACTIONS}, found {name!r}")
        self.has_icon: vec[i64] = vec[i64]([i64(1 if name in icons else 0) for name in N.ACTIONS])
        cross.done()

    def _upgrades(self, sheet: Sheet) -> None:
        setup = sheet.table("upgrade_setup")
        self.families_in_play: i64 = setup.integer("families_in_play", 1, N.FAMILIES)
        copies = setup.integers("copies_by_level", 1, N.MOST_SEATS, N.LEVELS)
        self.copies: vec[i64] = vec[i64](copies)
        total = sum(copies) * N.FAMILIES
        setup.check(self.upgrade_cards == total, "copies_by_level", f"make {total} cards, not {self.upgrade_cards}")
        self.beginner_families = setup.texts("beginner_families", int(self.families_in_play))
        for name in self.beginner_families:
            setup.check(
                name in N.FAMILY_NAMES, "beginner_families", f"expected some of {N.FAMILY_NAMES}, found {name!r}"
            )
        setup.done()
        self.gains: vec[i64] = zeros(N.FAMILIES * (N.LEVELS + 1) * len(N.GAINS))
        self.powers: vec[i64] = zeros(len(N.POWERS) * (N.LEVELS + 1))
        self.power_family: vec[i64] = vec[i64]([family for _, family in N.POWERS])
        begin = {
            N.BARRELS: i64(1),
            N.FILLINGS: i64(1),
            N.SECONDARY_COST: self.secondary_price,
            N.SECONDARY_STEPS: i64(1),
            N.MAIN_ACTIONS: i64(1),
            N.SECONDARY_ALLOWED: i64(1),
            N.MACHINE_COST: self.machine_price,
        }
        for power, value in begin.items():
            self.powers[power * (N.LEVELS + 1)] = value
        for number, upgrade in enumerate(sheet.tables("upgrade", N.FAMILIES)):
            upgrade.integer("id", number, number)
            upgrade.check(
                upgrade.text("family") == N.FAMILY_NAMES[number], "family", f"expected {N.FAMILY_NAMES[number]!r}"
            )
            for level in range(1, N.LEVELS + 1):
                self._card(upgrade.table(f"level{level}"), number, level)
            upgrade.done()
        cheap = self.powers[N.MACHINE_COST * (N.LEVELS + 1) + 2]
        sheet.table("prices").check(
            self.cheap_machine_price == cheap, "machine_phase_level2", f"expected {cheap}, as on the upgrade card"
        )

    def _card(self, card: Sheet, family: int, level: int) -> None:
        for gain, name in enumerate(N.GAINS):
            self.gains[(family * (N.LEVELS + 1) + level) * len(N.GAINS) + gain] = card.integer(name, 0, 32, 0)
        for power, (name, owner) in enumerate(N.POWERS):
            at = power * (N.LEVELS + 1) + level
            if owner == family:
                self.powers[at] = self.powers[at - 1]
                if card.has(name):
                    raw = card.value(name, "a figure")
                    self.powers[at] = int(card.flag(name)) if isinstance(raw, bool) else card.integer(name, 0, 1000)
        if card.has("discards_level"):
            card.integer("discards_level", 1, level - 1)
        card.done()

    def gain(self, family: i64, level: i64, gain: i64) -> i64:
        """Return how many of a gain the card of this family and level gives at once."""
        return self.gains[(family * (N.LEVELS + 1) + level) * len(N.GAINS) + gain]

    def _valuations(self, sheet: Sheet) -> None:
        setup = sheet.table("valuation_setup")
        self.valuations_drawn: i64 = setup.integer("drawn", 1, N.VALUATIONS)
        self.beginner_valuations = setup.integers("beginner", 1, N.VALUATIONS, int(self.valuations_drawn))
        self.tile_rule: i64 = setup.choice("always", N.RULES)
        setup.done()
        self.value_rule: vec[i64] = zeros(N.VALUATIONS)
        self.value_amount: vec[i64] = zeros(N.VALUATIONS)
        self.value_about: vec[i64] = zeros(N.VALUATIONS)
        self.payouts: list[vec[i64]] = []
        for number, card in enumerate(sheet.tables("valuation", N.VALUATIONS)):
            card.integer("number", number + 1, number + 1)
            rule = N.RULES[card.choice("rule", N.RULES)]
            self.value_rule[number] = N.RULES.index(rule)
            payout = zeros(0)
            if rule in {"per_tank", "per_level3", "pipelines_exactly"}:
                self.value_amount[number] = card.integer("amount", 0, N.MOST_MONEY)
            if rule == "colour_assets":
                self.value_about[number] = card.choice("colour", N.LETTERS)
            elif rule == "pipelines_exactly":
                self.value_about[number] = card.integer("grade", 1, N.GRADES - 1)
            elif rule.startswith("distinct"):
                steps = card.integers("payout", 0, N.MOST_MONEY, 10)
                card.check(steps == sorted(steps), "payout", "more types must not pay less")
                payout = vec[i64](steps)
            self.payouts.append(payout)
            card.done()


def _cells(government: Sheet, shape: object) -> tuple[tuple[int, int], tuple[int, int]]:
    """Return the two half-cells of a government space."""
    fine = isinstance(shape, list) and len(shape) == 3 and shape[2] in {"H", "V"}
    government.check(fine, "spaces", f"expected [x, y, 'H' or 'V'], found {shape!r}")
    assert isinstance(shape, list)
    x, y, way = shape
    inside = isinstance(x, int) and isinstance(y, int) and 0 <= x < 4 and 0 <= y < 4
    government.check(inside, "spaces", f"expected x and y from 0 to 3, found {shape!r}")
    return ((x, y), (x + 1, y) if way == "H" else (x, y + 1))


def _touch(one: tuple[tuple[int, int], ...], two: tuple[tuple[int, int], ...]) -> bool:
    return any(abs(x - u) + abs(y - v) == 1 for x, y in one for u, v in two)
