"""What a seat may see at a table of Pipeline: all but the tiles and contracts that nobody has drawn yet."""

from mypy_extensions import i64

from spindletop.games.pipeline import market, scoring
from spindletop.games.pipeline.moves.deliveries import contract_pay
from spindletop.games.pipeline.names import (
    ACTIONS,
    COLOUR_NAMES,
    COLOURS,
    CONTRACTS,
    DISPLAY_COLUMNS,
    FAMILIES,
    FAMILY_NAMES,
    FILLINGS,
    GRADE_NAMES,
    GRADES,
    LETTERS,
    LEVELS,
    MACHINE_COST,
    MARKET_NAMES,
    MOST_LINES,
    PAPER_NAMES,
    PAPER_ROWS,
    QUADRANT_SPACES,
    QUADRANTS,
    ROW_NAMES,
    RULES,
    SECONDARY_COST,
    SHOP_NAMES,
    SHOP_ROWS,
    SHOP_SLOTS,
    STEPS_OF_COLOUR,
    VIRTUAL,
    YEARS,
)
from spindletop.games.pipeline.network import COVERED, SIDE, SPOT, WRAP
from spindletop.games.pipeline.pieces import SEGMENTS, TILES, TURNS
from spindletop.games.pipeline.position import SEAT_NAMES
from spindletop.games.pipeline.state import EMPTY, NO_MACHINE, Table
from spindletop.games.pipeline.view_types import (
    Action,
    ActionName,
    CrossSpace,
    Government,
    GovernmentQuadrant,
    Grade,
    Half,
    HeldContract,
    LaidTile,
    MarketName,
    MarketRow,
    MarketSpace,
    Network,
    Paper,
    PaperKind,
    PipelineRun,
    PipelineView,
    RunningPipeline,
    Seat,
    Segment,
    Shop,
    ShopRow,
    Spot,
    TankRow,
    Tile,
    UpgradeFamily,
    Valuation,
)
from spindletop.kernel.bits import count, members
from spindletop.kernel.state import NOBODY


def view(s: Table, seat: int) -> PipelineView:
    """Return the table as plain data; every seat and every spectator sees the same (PL-R28)."""
    return {
        "round": int(s.round),
        "rounds": int(s.terms.box.last_round),
        "year": int(s.year()) if s.round > 0 else 0,
        "rounds_of_year": list(s.terms.box.rounds_of_year),
        "turn": int(s.turn),
        "upper": [int(i) for i in s.upper],
        "lower": [None if i == NOBODY else int(i) for i in s.lower],
        "seats": [_seat(s, i) for i in range(s.seats)],
        "cross": _cross(s),
        "markets": _markets(s),
        "contracts": [_spot(s, i) for i in range(9)],
        "stacks": [
            {"row": PAPER_ROWS[i], "top": _paper_or_none(s, int(s.tops[i])), "below": int(s.below[i])} for i in range(3)
        ],
        "orders": [_spot(s, i) for i in range(9, 18)],
        "shops": [_shop(s, i) for i in range(len(SHOP_NAMES))],
        "government": _government(s),
        "markers": {"O": _markers(s, 0), "S": _markers(s, 1), "T": _markers(s, 2)},
        "upgrades": [_family(s, family) for family in members(s.families)],
        "valuations": [_valuation(s, card) for card in members(s.valuations)],
        "valuation_tile": RULES[s.terms.box.tile_rule],
        "supply": [int(barrels) for barrels in s.supply],
        "undrawn": sum(1 for tile in range(TILES) if s.undrawn[tile] != 0),
        "action": _action(s),
        "prices": {
            "pipes": [int(price) for price in s.terms.box.pipe_prices],
            "government": [int(price) for price in s.terms.box.gov_prices],
            "upgrade": int(s.terms.box.upgrade_price),
            "loan": int(s.terms.box.loan),
        },
        "rates": {
            "contract": [int(rate) for rate in s.terms.box.contract_rate],
            "order": [int(rate) for rate in s.terms.box.order_rate],
        },
    }


def _tile_or_none(s: Table, tile: int) -> Tile | None:
    return _tile(s, tile) if tile >= 0 else None


def _paper_or_none(s: Table, paper: int) -> Paper | None:
    return _paper(s, paper) if paper >= 0 else None


def _tile(s: Table, tile: int) -> Tile:
    a, b, c, left, right = s.terms.box.pieces.tiles[tile]
    return {
        "tile": tile,
        "a": "NWS"[a],
        "b": "NES"[b],
        "centre": LETTERS[c],
        "left": LETTERS[left],
        "right": LETTERS[right],
    }


def _paper(s: Table, paper: int) -> Paper:
    box = s.terms.box
    lines = []
    for line in range(box.line_count[paper]):
        at = paper * MOST_LINES + line
        lines.append(f"{LETTERS[box.line_colour[at]]}{box.line_grade[at]}")
    kind: PaperKind = "contract" if paper < CONTRACTS else "order"
    rates = box.contract_rate if paper < CONTRACTS else box.order_rate
    pays = sum(int(rates[box.line_grade[paper * MOST_LINES + line]]) for line in range(box.line_count[paper]))
    row = PAPER_ROWS[box.paper_row[paper]]
    return {"name": PAPER_NAMES[paper], "kind": kind, "row": row, "lines": lines, "pays": pays}


def _markers(s: Table, colour: int) -> list[int]:
    return [int(m) for m in s.markers[colour * STEPS_OF_COLOUR : (colour + 1) * STEPS_OF_COLOUR]]


def _spot(s: Table, spot: int) -> Spot:
    column = spot % DISPLAY_COLUMNS
    return {
        "row": PAPER_ROWS[spot // DISPLAY_COLUMNS],
        "column": column,
        "in_use": column >= s.terms.first_column,
        "paper": _paper_or_none(s, int(s.display[spot])),
    }


def _cross(s: Table) -> list[CrossSpace]:
    spaces: list[CrossSpace] = []
    for space in range(8):
        tile = int(s.inner[space - 4]) if space >= 4 else EMPTY
        action: MarketName | ActionName | None = None
        if space < 4:
            action = MARKET_NAMES[space]
        elif tile >= 0:
            action = ACTIONS[tile]
        icon = tile >= 0 and s.terms.box.has_icon[tile] != 0
        workers = [seat for seat in range(s.seats) if s.workers[seat] == space]
        spaces.append(
            {
                "space": space,
                "arm": s.terms.box.arms[space % 4],
                "action": action,
                "turn_order_icon": icon,
                "workers": workers,
            }
        )
    return spaces


def _markets(s: Table) -> list[MarketRow]:
    box = s.terms.box
    rows: list[MarketRow] = []
    for row, name in enumerate(ROW_NAMES):
        spaces: list[MarketSpace] = []
        for space in range(2 * box.row_tiers[row]):
            colour = int(market.on_space(s, row, space))
            spaces.append(
                {
                    "price": int(s.tier_price(row, space // 2)),
                    "in_play": market.in_play(s, row, space),
                    "barrel": LETTERS[colour] if colour >= 0 else None,
                }
            )
        crude = box.row_grade[row] == 0
        rows.append(
            {
                "row": name,
                "market": int(box.row_market[row]),
                "colour": LETTERS[box.row_colour[row]],
                "grade": int(box.row_grade[row]),
                "spaces": spaces,
                "supply": int(s.terms.supply_per_row) if crude else 0,
                "demand": int(s.terms.demand[row]),
            }
        )
    return rows


def _shop(s: Table, shop: int) -> Shop:
    rows: list[ShopRow] = [
        {
            "price": int(s.terms.box.shop_prices[shop * SHOP_ROWS + row]),
            "left": int(s.shop[shop * SHOP_ROWS + row]),
            "spaces": int(s.terms.shop_spaces[shop * SHOP_ROWS + row]),
        }
        for row in range(SHOP_ROWS)
    ]
    slots = [_tile_or_none(s, int(s.slots[shop * SHOP_SLOTS + slot])) for slot in range(s.terms.shop_pipes[shop])]
    stack = int(s.tank_stack) if shop else int(s.machine_stack)
    return {"shop": SHOP_NAMES[shop], "rows": rows, "pipes": slots, "stack": stack}


def _government(s: Table) -> Government:
    limit = int(s.terms.box.open_limit[max(0, int(s.year()) - 1)]) if s.round > 0 else 0
    quadrants: list[GovernmentQuadrant] = [
        {
            "open": (s.open_quadrants >> quadrant) & 1 != 0,
            "tiles": [
                _tile_or_none(s, int(tile))
                for tile in s.government[quadrant * QUADRANT_SPACES : (quadrant + 1) * QUADRANT_SPACES]
            ],
        }
        for quadrant in range(QUADRANTS)
    ]
    return {"quadrants": quadrants, "openable": max(0, limit - int(count(s.open_quadrants)))}


def _family(s: Table, family: int) -> UpgradeFamily:
    return {
        "family": FAMILY_NAMES[family],
        "face_up": (s.face_up >> family) & 1 != 0,
        "on_offer": [int(s.on_offer[family * LEVELS + level]) for level in range(LEVELS)],
    }


def _valuation(s: Table, card: int) -> Valuation:
    box = s.terms.box
    rule = RULES[box.value_rule[card]]
    shown: Valuation = {"number": card + 1, "rule": rule, "amount": int(box.value_amount[card])}
    if rule == "colour_assets":
        shown["colour"] = LETTERS[box.value_about[card]]
    elif rule == "pipelines_exactly":
        shown["grade"] = GRADE_NAMES[box.value_about[card]]
    elif len(box.payouts[card]) > 0:
        shown["payout"] = [int(step) for step in box.payouts[card]]
    return shown


def _seat(s: Table, seat: int) -> Seat:
    rows: list[TankRow] = []
    for grade in range(GRADES):
        rows.append(
            {
                "grade": GRADE_NAMES[grade],
                "tanks": int(s.tanks[seat * GRADES + grade]),
                "room": int(s.room[seat * GRADES + grade]),
                "barrels": [int(s.stock(seat, colour, grade)) for colour in range(COLOURS)],
            }
        )
    network = s.networks[seat]
    return {
        "colour": SEAT_NAMES[seat],
        "cash": int(s.cash[seat]),
        "tokens": int(s.tokens[seat]),
        "penalty": int(s.terms.box.penalty(s.tokens[seat])),
        "tank_rows": rows,
        "tank_places": int(s.terms.tank_places),
        "barrels_per_tank": int(s.terms.box.barrels_per_tank),
        "longest": {"O": int(network.longest(0)), "S": int(network.longest(1)), "T": int(network.longest(2))},
        "network": _network(s, seat),
        "contracts": [_held(s, seat, paper, True) for paper in members(s.active[seat])]
        + [_held(s, seat, paper, False) for paper in members(s.deferred[seat])],
        "orders": [_paper(s, paper) for paper in members(s.completed[seat])],
        "upgrades": {FAMILY_NAMES[f]: int(s.level(seat, f)) for f in range(FAMILIES) if s.level(seat, f) > 0},
        "fillings_a_year": int(s.power(seat, FILLINGS)),
        "virtual": int(s.power(seat, VIRTUAL)),
        "score": scoring.breakdown(s, seat),
        "valued": _valued(s, seat),
    }


def _valued(s: Table, seat: int) -> list[int]:
    """Return what the Valuation tile and each card in play would pay now, in this order (PL-1405)."""
    paid = [int(scoring.valuation(s, seat, s.terms.box.tile_rule, 0))]
    return paid + [int(scoring.valuation(s, seat, s.terms.box.value_rule[i], i)) for i in members(s.valuations)]


def _held(s: Table, seat: int, paper: int, active: bool) -> HeldContract:
    open_lines = [line for line in range(s.terms.box.line_count[paper]) if (s.filled[paper] >> line) & 1 == 0]
    return {
        **_paper(s, paper),
        "to_come": sum(int(contract_pay(s, seat, paper, line)) for line in open_lines),
        "active": active,
        "filled": [(s.filled[paper] >> line) & 1 != 0 for line in range(s.terms.box.line_count[paper])],
        "fillings": int(s.fillings[paper]),
    }


def _network(s: Table, seat: int) -> Network:
    """Return tiles, halves with their segments and pipelines, machines, and the pipelines with what they reach."""
    network = s.networks[seat]
    tiles: list[LaidTile] = []
    halves: list[Half] = []
    for i, spot in enumerate(network.tiles):
        cell: i64 = network.half_cell(i, 0)
        shown = _tile(s, int(spot // SPOT))
        tiles.append({**shown, "x": int(cell // SIDE), "y": int(cell & WRAP), "turn": int(spot % TURNS)})
        for half in range(2):
            halves.append(_half(s, seat, int(network.half_cell(i, half)), int(spot // SPOT)))
    pipelines: list[PipelineRun] = []
    for p in range(len(network.length)):
        if network.length[p] > 0:
            worth = s.value(seat, network.length[p])
            colour = network.colour[p]
            pipelines.append(
                {
                    "pipeline": p,
                    "colour": LETTERS[colour],
                    "length": int(network.length[p]),
                    "value": int(worth),
                    "attached": network.attached[p] != 0,
                    "reach": [_reach(s, colour, grade, worth) for grade in range(GRADES - 1)],
                }
            )
    machines = [[int(cell // SIDE), int(cell & WRAP)] for cell in network.machines]
    return {"tiles": tiles, "halves": halves, "machines": machines, "pipelines": pipelines}


def _reach(s: Table, colour: i64, start: int, worth: i64) -> Grade | None:
    """Name the best grade that a value brings a barrel of a grade to, or nothing."""
    best = max((end for end in range(start + 1, GRADES) if s.cost(colour, start, end) <= worth), default=start)
    return GRADE_NAMES[best] if best > start else None


def _half(s: Table, seat: int, cell: int, tile: int) -> Half:
    network = s.networks[seat]
    kind = network.kind[cell]
    segments: list[Segment] = []
    for segment in range(SEGMENTS):
        ends = int(network.pieces.ends[(kind % COVERED) * SEGMENTS + segment])
        segments.append(
            {
                "colour": LETTERS[network.pieces.colour[(kind % COVERED) * SEGMENTS + segment]],
                "ends": "NESW"[ends // 4] + "NESW"[ends % 4],
                "pipeline": int(network.label[cell * SEGMENTS + segment]) if kind < COVERED else None,
            }
        )
    return {
        "x": int(cell // SIDE),
        "y": int(cell & WRAP),
        "tile": tile,
        "covered": kind >= COVERED,
        "segments": segments,
    }


def _action(s: Table) -> Action:
    """Return how far the turn and the action under way are."""
    network = s.networks[s.turn]
    running = s.step.name == "refine"  # a list that is left over names pipelines that may be gone
    run: list[RunningPipeline] = [
        {
            "colour": COLOUR_NAMES[network.colour[s.run[k]]],
            "pipeline": int(s.run[k]),
            "value": int(s.run_value[k]),
            "uses": int(s.run_uses[k]),
        }
        for k in range(len(s.run) if running else 0)
    ]
    return {
        "step": s.step.name,
        "actions": int(s.acts),
        "main_space": int(s.main_space) if s.main_space != EMPTY else None,
        "parts": int(s.parts),
        "pipes": int(s.pipes),
        "next_pipe": _next_pipe(s),
        "machine_run": int(s.power(s.turn, MACHINE_COST)),
        "secondary": int(s.power(s.turn, SECONDARY_COST)),
        "hand": _tile_or_none(s, int(s.hand)),
        "machine_in_hand": s.machine != NO_MACHINE,
        "takes": {
            "government": int(s.gov_takes),
            "tanks": int(s.tank_takes),
            "machines": int(s.machine_takes),
            "pipes": int(s.pipe_takes),
        },
        "worker": [int(s.quadrant), int(s.worker)] if s.worker != EMPTY else None,
        "paper": _paper_or_none(s, int(s.paper)),
        "run": run,
        "rounds_left_in_year": _rounds_left(s),
    }


def _next_pipe(s: Table) -> int | None:
    """Return what one more tile costs in the purchase under way, or nothing."""
    prices = s.terms.box.gov_prices if s.step.name == "gov_buy" else s.terms.box.pipe_prices
    buying = s.step.name in {"gov_buy", "tanks_pipes", "machines_pipes"} and s.pipes < len(prices)
    return int(prices[s.pipes]) if buying else None


def _rounds_left(s: Table) -> int:
    years = s.terms.box.rounds_of_year
    done = sum(years[: max(0, int(s.year()) - 1)]) if s.round > 0 else 0
    return done + years[min(YEARS, max(1, int(s.year()))) - 1] - int(s.round)
