"""A written-down position of Pipeline becomes a table; anything impossible is an error."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from spindletop.games.pipeline import market
from spindletop.games.pipeline import names as N
from spindletop.games.pipeline.chance import bring
from spindletop.games.pipeline.components import barrel
from spindletop.games.pipeline.network import COVERED, cell_at, other_half
from spindletop.games.pipeline.options import Terms
from spindletop.games.pipeline.pieces import TILES
from spindletop.games.pipeline.state import EMPTY, Table
from spindletop.games.pipeline.turn import AFTER_WORK, NEXT_SEAT, TURN, TURN_ORDER, VOCABULARY, WORK_PHASE, begin_turn
from spindletop.games.pipeline.view_types import SeatColour
from spindletop.kernel.bits import bit, count, members
from spindletop.kernel.sheet import Sheet
from spindletop.kernel.state import NOBODY
from spindletop.kernel.step import agenda

SEAT_NAMES: Final[list[SeatColour]] = ["red", "blue", "green", "yellow"]
STEPS: Final = ["begin", "turn", "after_work", "turn_order"]
"""Where play goes on: before the yearly benefits, at the main action, after it, at the choice of the order."""


def arrange(terms: Terms, sheet: Sheet) -> Table:
    """Return the table that a description asks for.

    Keys, all optional: round, order and lower (seat names), turn, step, acts and main_space (for after_work);
    families, face_down, markers (O, S, T = three values), actions (the four inner spaces), valuations;
    market (row = one letter or . a space), contracts, stacks, orders (row = ids, -1 for a gap), shops (machine, tank),
    pipes (machine, tank), government (tiles, taken, open, opened); seats.<name> with cash, tokens, tanks, oil, network,
    machines, upgrades, active, deferred, completed, filled, fillings.
    """
    s = Table(VOCABULARY, terms)
    s.round = sheet.integer("round", 1, int(terms.box.last_round), 1)
    _upgrades(s, sheet)
    _grid(s, sheet)
    seats = sheet.optional_table("seats")
    sheet.ignore("seats")
    names = SEAT_NAMES[: int(s.seats)]
    boards = [seats.optional_table(name) for name in names]
    seats.ignore(*names)
    seats.done()
    for seat, board in enumerate(boards):
        _board(s, board, seat)
    _displays(s, sheet)
    _markets(s, sheet.optional_table("market"))
    _pipes(s, sheet)
    _shops(s, sheet.optional_table("shops"))
    sheet.ignore("market", "shops", "pipes", "government", "contracts", "stacks", "orders")
    for colour in range(N.COLOURS):
        sheet.check(s.supply[colour] >= 0, "seats", f"there are not so many barrels of colour {N.LETTERS[colour]}")
    _begin(s, sheet, names)
    return s


def _begin(s: Table, sheet: Sheet, names: Sequence[str]) -> None:
    """Put the seats in their order and let play go on at the step."""
    order = sheet.texts("order", len(names)) if sheet.has("order") else names
    sheet.check(sorted(order) == sorted(names), "order", f"expected each of {', '.join(names)} once")
    for place, name in enumerate(order):
        s.upper[place] = names.index(name)
    turn = sheet.choice("turn", names, order[0])
    s.place = order.index(names[turn])
    if sheet.has("lower"):
        _lower(s, sheet, names)
    else:
        for place in range(s.place):
            s.lower[place] = s.upper[place]
    step = STEPS[sheet.choice("step", STEPS, "turn")]
    acts = sheet.integer("acts", 1, 2, 1) if step == "after_work" else 0
    space = sheet.integer("main_space", -1, 7, -1) if step == "after_work" else -1
    sheet.done()
    begin_turn(s)
    if step == "begin":
        s.begin(TURN)
    elif step == "turn":
        s.begin(agenda([WORK_PHASE, AFTER_WORK, TURN_ORDER, NEXT_SEAT]))
    elif step == "after_work":
        s.acts = acts
        s.main_space = space
        s.begin(agenda([AFTER_WORK, TURN_ORDER, NEXT_SEAT]))
    else:
        s.icon = 1
        s.begin(agenda([TURN_ORDER, NEXT_SEAT]))


def _lower(s: Table, sheet: Sheet, names: Sequence[str]) -> None:
    lower = sheet.texts("lower", len(names))
    placed = {s.upper[place] for place in range(s.place)}
    for place, name in enumerate(lower):
        if name:
            sheet.check(name in names, "lower", f"expected a seat or '', found {name!r}")
            s.lower[place] = names.index(name)
    there = [seat for seat in s.lower if seat != NOBODY]
    fine = sorted(there) == sorted(placed)
    sheet.check(fine, "lower", "expected exactly the seats that have had their turn in this round")


def _upgrades(s: Table, sheet: Sheet) -> None:
    many = int(s.terms.box.families_in_play)
    chosen = sheet.texts("families", many) if sheet.has("families") else s.terms.families or N.FAMILY_NAMES[:many]
    for name in chosen:
        sheet.check(name in N.FAMILY_NAMES, "families", f"expected some of {', '.join(N.FAMILY_NAMES)}, found {name!r}")
        bring(s, N.FAMILY_NAMES.index(name))
    sheet.check(count(s.families) == many, "families", f"expected {many} different families (PL-105)")
    for name in sheet.texts("face_down") if sheet.has("face_down") else []:
        sheet.check(name in chosen, "face_down", f"{name!r} is not in play")
        s.face_up &= ~bit(N.FAMILY_NAMES.index(name))


def _grid(s: Table, sheet: Sheet) -> None:
    """Lay out markers, action tiles and valuation cards."""
    box = s.terms.box
    values = [int(value) for value in box.marker_values]
    markers = sheet.optional_table("markers")
    sheet.ignore("markers")
    left = [value for value, copies in zip(values, box.marker_copies, strict=True) for _ in range(copies)]
    for letter in N.LETTERS:
        for value in markers.integers(letter, 0, 60, N.STEPS_OF_COLOUR) if markers.has(letter) else []:
            markers.check(value in left, letter, f"there is no marker {value} left (PL-109)")
            left.remove(value)
    for colour, letter in enumerate(N.LETTERS):
        told = markers.integers(letter, 0, 60, N.STEPS_OF_COLOUR) if markers.has(letter) else []
        for step in range(N.STEPS_OF_COLOUR):
            value = told[step] if told else left.pop(0)
            s.set_marker(colour * N.STEPS_OF_COLOUR + step, values.index(value))
    markers.done()
    actions = sheet.texts("actions", len(N.ACTIONS)) if sheet.has("actions") else N.ACTIONS
    sheet.check(
        sorted(actions) == sorted(N.ACTIONS), "actions", f"expected each of {', '.join(N.ACTIONS)} once (PL-108)"
    )
    for arm, name in enumerate(actions):
        s.inner[arm] = N.ACTIONS.index(name)
    many = int(box.valuations_drawn)
    cards = s.terms.valuations or list(range(1, many + 1))
    for card in sheet.integers("valuations", 1, N.VALUATIONS, many) if sheet.has("valuations") else cards:
        s.valuations |= bit(card - 1)
    sheet.check(count(s.valuations) == many, "valuations", f"expected {many} different cards (PL-110)")


def _board(s: Table, board: Sheet, seat: int) -> None:
    """Lay out what one seat owns."""
    me: i64 = seat
    s.receive(me, board.integer("cash", 0, N.MOST_MONEY, int(s.terms.box.start_cash)) - s.cash[me])
    s.tokens[me] = board.integer("tokens", 0, 1000, 0)
    tanks = board.integers("tanks", 0, int(s.terms.tank_places), N.GRADES) if board.has("tanks") else None
    for grade in range(N.GRADES):
        for _ in range(tanks[grade] if tanks is not None else s.terms.box.recommended_tanks[grade]):
            s.add_tank(me, grade)
            s.tank_stack -= 1
    least = int(s.terms.box.start_tanks)
    board.check(tanks is None or sum(tanks) >= least, "tanks", f"expected at least {least} tanks (PL-112)")
    for code in board.texts("oil") if board.has("oil") else []:
        colour, grade = barrel(board, "oil", code)
        board.check(
            s.free_places(me, grade) > 0, "oil", f"no room for {code} in the {N.GRADE_NAMES[grade]} tanks (PL-206)"
        )
        s.store(me, colour, grade)
        s.supply[colour] -= 1
    _network(s, board, me)
    levels = board.optional_table("upgrades")
    board.ignore("upgrades")
    for name in levels.keys():
        levels.check(name in N.FAMILY_NAMES, name, f"expected one of {', '.join(N.FAMILY_NAMES)}")
        family: i64 = N.FAMILY_NAMES.index(name)
        levels.check((s.families >> family) & 1 != 0, name, "this family is not in play (PL-105)")
        level = levels.integer(name, 0, N.LEVELS)
        s.levels[me * len(N.FAMILY_NAMES) + family] = level
        for k in range(level):
            s.on_offer[family * N.LEVELS + k] -= 1
            levels.check(
                s.on_offer[family * N.LEVELS + k] >= 0, name, f"there is no card of level {k + 1} left (PL-702)"
            )
    levels.done()
    _papers(s, board, me)
    board.done()


def _tuples(sheet: Sheet, key: str, length: int, expected: str) -> list[list[int]]:
    """Return a list of lists of whole numbers, empty if the key is not there."""
    if not sheet.has(key):
        return []
    found = sheet.value(key, f"a list of {expected}")
    sheet.check(isinstance(found, list), key, f"expected a list of {expected}, found {found!r}")
    assert isinstance(found, list)
    for entry in found:
        fine = isinstance(entry, list) and len(entry) == length and all(type(part) is int for part in entry)
        sheet.check(fine, key, f"expected {expected}, found {entry!r}")
    return found


def _network(s: Table, board: Sheet, me: i64) -> None:
    network = s.networks[me]
    for tile, x, y, turn in _tuples(board, "network", 4, "[tile, x, y, turn]"):
        spot = [tile, x, y, turn]
        inside = 0 <= tile < TILES and 0 <= x < 32 and 0 <= y < 32 and 0 <= turn < 4
        board.check(inside, "network", f"expected a tile below {TILES}, x and y below 32, a turn below 4: {spot!r}")
        board.check(s.undrawn[tile] != 0, "network", f"tile {tile} stands twice")
        cell = cell_at(x, y)
        two = other_half(cell, turn)
        if len(network.tiles) == 0:
            board.check(cell == s.terms.box.anchor, "network", "the first tile begins on the anchor (PL-901)")
        else:
            free = network.is_free(cell) and network.is_free(two)
            board.check(free, "network", f"tile {tile} overlaps another (PL-902)")
            near = network.touches(cell) or network.touches(two)
            board.check(near, "network", f"tile {tile} touches no uncovered half (PL-902)")
            board.check(network.fits(cell, two), "network", f"tile {tile} leaves the table (PL-902)")
        network.place(tile, cell, turn)
        s.undrawn[tile] = 0
    for x, y in _tuples(board, "machines", 2, "[x, y]"):
        spot = [x, y]
        board.check(0 <= x < 32 and 0 <= y < 32, "machines", f"expected x and y below 32, found {spot!r}")
        cell = cell_at(x, y)
        board.check(0 < network.kind[cell] < COVERED, "machines", f"no uncovered half lies on {spot!r} (PL-604)")
        board.check(s.machine_stack > 0, "machines", "there are not so many machines")
        network.cover(cell)
        s.machine_stack -= 1


def _papers(s: Table, board: Sheet, me: i64) -> None:
    """Give a seat its contracts and orders."""
    for key in ["active", "deferred", "completed"]:
        held: i64 = 0
        for name in board.texts(key) if board.has(key) else []:
            board.check(
                name in N.PAPER_NAMES, key, f"expected a contract such as 'C3' or an order such as 'W3': {name!r}"
            )
            paper: i64 = N.PAPER_NAMES.index(name)
            board.check((s.unseen >> paper) & 1 != 0, key, f"{name} stands twice")
            board.check(key != "completed" or paper >= N.CONTRACTS, key, f"{name} is no order (PL-1204)")
            s.unseen &= ~bit(paper)
            held |= bit(paper)
        if key == "active":
            s.active[me] = held
        elif key == "deferred":
            board.check(held == 0 or s.year() < N.YEARS, key, "in the last year nothing is deferred (PL-504)")
            s.deferred[me] = held
        else:
            s.completed[me] = held
    if s.year() == 1:
        for order in members(s.completed[me]):
            _lay_on(s, order, range(s.terms.box.line_count[order]))
    filled = board.optional_table("filled")
    fillings = board.optional_table("fillings")
    board.ignore("filled", "fillings")
    for name in filled.keys():
        number = _active(s, filled, name, me)
        lines = filled.integers(name, 0, int(s.terms.box.line_count[number]) - 1)
        fine = len(set(lines)) == len(lines) < s.terms.box.line_count[number]
        filled.check(fine, name, "expected some but not all of its lines, each once (PL-1203)")
        for line in lines:
            s.filled[number] |= bit(line)
        _lay_on(s, number, lines)
    for name in fillings.keys():
        number = _active(s, fillings, name, me)
        s.fillings[number] = fillings.integer(name, 0, 2)
        for _ in range(s.fillings[number]):
            _lay_on(s, number, range(s.terms.box.line_count[number]))


def _active(s: Table, table: Sheet, name: str, me: i64) -> int:
    held = [N.PAPER_NAMES[paper] for paper in members(s.active[me])]
    table.check(name in held, name, f"expected an active contract of this seat: {', '.join(held) or 'it has none'}")
    return N.PAPER_NAMES.index(name)


def _lay_on(s: Table, paper: int, lines: "range | list[int]") -> None:
    """Let barrels of the printed colours lie on a contract or order (PL-1206)."""
    for line in lines:
        colour = s.terms.box.line_colour[paper * N.MOST_LINES + line]
        s.lying[colour] += 1
        s.supply[colour] -= 1


def _displays(s: Table, sheet: Sheet) -> None:
    """Lay out contracts, stacks and orders; what is not said comes in the order of the ids."""
    contracts, orders = sheet.optional_table("contracts"), sheet.optional_table("orders")
    stacks = sheet.optional_table("stacks")
    wishes: list[list[int] | None] = []
    for row, name in enumerate(N.PAPER_ROWS):
        table, first = (contracts, 0) if row < 3 else (orders, N.CONTRACTS)
        if not table.has(name):
            wishes.append(None)
            continue
        papers = [i + first if i >= 0 else EMPTY for i in table.integers(name, -1, 29, int(s.terms.columns))]
        wishes.append([int(paper) for paper in papers])
        for paper in papers:
            if paper != EMPTY:
                fine = paper < N.PAPERS and s.terms.box.paper_row[paper] == row and (s.unseen >> paper) & 1 != 0
                table.check(fine, name, f"{paper - first} does not belong here, or is somewhere else")
                s.unseen &= ~bit(paper)
    for row, name in enumerate(N.PAPER_ROWS[:3]):
        s.below[row] = max(0, s.below[row] - (s.year() - 1))
        if stacks.has(name):
            top = stacks.integer(name, -1, N.CONTRACTS - 1)
            fine = top < 0 or (s.terms.box.paper_row[top] == row and (s.unseen >> top) & 1 != 0)
            stacks.check(fine, name, f"{top} does not belong here, or is somewhere else")
            s.tops[row] = top
            s.unseen &= ~bit(top) if top >= 0 else -1
        elif s.year() < N.YEARS:
            s.tops[row] = _first_unseen(s, row)
    for row in range(len(N.PAPER_ROWS)):
        wish = wishes[row]
        for i in range(s.terms.columns):
            at = row * N.DISPLAY_COLUMNS + s.terms.first_column + i
            s.display[at] = wish[i] if wish is not None else _first_unseen(s, row)
    for table in (contracts, orders, stacks):
        table.done()


def _first_unseen(s: Table, row: i64) -> i64:
    for paper in range(N.PAPERS):
        if s.terms.box.paper_row[paper] == row and (s.unseen >> paper) & 1 != 0:
            s.unseen &= ~bit(paper)
            return paper
    return EMPTY


def _markets(s: Table, rows: Sheet) -> None:
    for row, name in enumerate(N.ROW_NAMES):
        grade = s.terms.box.row_grade[row]
        if not rows.has(name):
            if grade == 0:
                market.fill(s, row, 2 * s.terms.box.row_tiers[row])
            continue
        text = rows.text(name)
        spaces = 2 * int(s.terms.box.row_tiers[row])
        fine = len(text) == spaces and all(sign in ".OST" for sign in text)
        rows.check(fine, name, f"expected {spaces} signs of . O S T, found {text!r}")
        for space, sign in enumerate(text):
            if sign != ".":
                colour = N.LETTERS.index(sign)
                own = colour == s.terms.box.row_colour[row]
                rows.check(market.in_play(s, row, space), name, f"space {space} is not in play (PL-102)")
                rows.check(own or row >= 3, name, "only its own colour lies there (PL-405)")
                market.put(s, row, space, colour)
                s.supply[colour] -= 1
    for key in rows.keys():
        rows.check(key in N.ROW_NAMES, key, f"expected a row: {', '.join(N.ROW_NAMES)}")


def _pipes(s: Table, sheet: Sheet) -> None:
    """Lay pipe tiles beside the shops and on the government spaces."""
    government = sheet.optional_table("government")
    pipes = sheet.optional_table("pipes")
    spaces = N.QUADRANTS * N.QUADRANT_SPACES
    wish = government.integers("tiles", -1, TILES - 1, spaces) if government.has("tiles") else None
    shops = [pipes.integers(name, -1, TILES - 1) if pipes.has(name) else None for name in N.SHOP_NAMES]
    for told, table, key in [(wish, government, "tiles"), *zip(shops, [pipes, pipes], N.SHOP_NAMES, strict=True)]:
        for tile in told or []:
            if tile >= 0:
                table.check(s.undrawn[tile] != 0, key, f"tile {tile} stands twice")
                s.undrawn[tile] = 0
    gaps: set[int] = set()
    for quadrant, space in _tuples(government, "taken", 2, "[quadrant, space]"):
        fine = 0 <= quadrant < N.QUADRANTS and 0 <= space < N.QUADRANT_SPACES
        government.check(fine, "taken", f"there is no space {space} in quadrant {quadrant}")
        gaps.add(quadrant * N.QUADRANT_SPACES + space)
    for at in range(spaces):
        if at not in gaps:
            s.government[at] = wish[at] if wish is not None else _first_undrawn(s)
    for shop, told in enumerate(shops):
        wanted = int(s.terms.shop_pipes[shop])
        pipes.check(told is None or len(told) == wanted, N.SHOP_NAMES[shop], f"expected {wanted} entries, -1 for a gap")
        for slot in range(wanted):
            s.slots[shop * N.SHOP_SLOTS + slot] = told[slot] if told is not None else _first_undrawn(s)
    opened = government.integers("open", 0, N.QUADRANTS - 1) if government.has("open") else []
    for quadrant in range(N.QUADRANTS):
        part = s.government[quadrant * N.QUADRANT_SPACES : (quadrant + 1) * N.QUADRANT_SPACES]
        if quadrant in opened or EMPTY in list(part) or s.year() == N.YEARS:
            s.open_quadrants |= bit(quadrant)
    limit = s.terms.box.open_limit[s.year() - 1]
    government.check(count(s.open_quadrants) <= limit, "open", f"at most {limit} are open in this year (PL-802)")
    s.opened = 1 if government.flag("opened", s.year() == 1 and s.open_quadrants != 0) else 0
    government.done()
    pipes.done()


def _first_undrawn(s: Table) -> i64:
    for tile in range(TILES):
        if s.undrawn[tile] != 0:
            s.undrawn[tile] = 0
            return tile
    return EMPTY


def _shops(s: Table, shops: Sheet) -> None:
    for shop, name in enumerate(N.SHOP_NAMES):
        told = shops.integers(name, 0, 20, N.SHOP_ROWS) if shops.has(name) else None
        for row in range(N.SHOP_ROWS):
            at = shop * N.SHOP_ROWS + row
            most = s.terms.shop_spaces[at]
            held = told[row] if told is not None else most
            shops.check(held <= most, name, f"row {row} has {most} spaces, not {held}")
            s.shop[at] = held
            if shop == N.TANK_SHOP:
                s.tank_stack -= held
            else:
                s.machine_stack -= held
        stack = s.tank_stack if shop == N.TANK_SHOP else s.machine_stack
        shops.check(stack >= 0, name, "there are not so many in the box")
    shops.done()
