"""What the things of Pipeline are called and how they are numbered: colours, grades, rows, papers, upgrades, rules."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from spindletop.games.pipeline.view_types import (
    ActionName,
    ColourLetter,
    ColourName,
    Family,
    Grade,
    MarketName,
    PaperRow,
    ShopName,
    ValuationRule,
)

COLOURS: Final = 3
COLOUR_NAMES: Final[list[ColourName]] = ["orange", "silver", "teal"]
LETTERS: Final[Sequence[ColourLetter]] = ["O", "S", "T"]
GRADES: Final = 4
GRADE_NAMES: Final[list[Grade]] = ["crude", "low", "mid", "high"]
CRUDE: Final[i64] = 0
LOW: Final[i64] = 1
HIGH: Final[i64] = 3
YEARS: Final = 3
SEAT_COUNTS: Final = [2, 3, 4]
MOST_SEATS: Final = 4
MOST_MONEY: Final = 100_000

ROWS: Final = 24
MARKETS: Final = ["C", "1", "2", "3"]
MARKET_NAMES: Final[list[MarketName]] = ["Crude Market", "Market 1", "Market 2", "Market 3"]
MOST_SPACES: Final = 8
MOST_TIERS: Final = 4
ROW_NAMES: Final = [
    *[f"C.{letter}0" for letter in "OST"],
    *[f"M1.{code}" for code in ["T0", "O1", "O2", "O3", "S1", "S2", "S3"]],
    *[f"M2.{code}" for code in ["S0", "T1", "T2", "T3", "O1", "O2", "O3"]],
    *[f"M3.{code}" for code in ["O0", "S1", "S2", "S3", "T1", "T2", "T3"]],
]

CONTRACTS: Final = 30
ORDERS: Final = 24
PAPERS: Final = 54
"""Contracts 0..29, then orders 30..53: both are tiles with lines to fill."""
MOST_LINES: Final = 5
PAPER_NAMES: Final = [*[f"C{i}" for i in range(CONTRACTS)], *[f"W{i}" for i in range(ORDERS)]]
PAPER_ROWS: Final[list[PaperRow]] = ["high", "mid", "low", "five", "four", "three"]
DISPLAY_COLUMNS: Final = 3

SHOP_ROWS: Final = 3
MACHINE_SHOP: Final[i64] = 0
TANK_SHOP: Final[i64] = 1
SHOP_NAMES: Final[list[ShopName]] = ["machine", "tank"]
SHOP_SLOTS: Final = 8
QUADRANTS: Final = 4
QUADRANT_NAMES: Final = ["Q1", "Q2", "Q3", "Q4"]
QUADRANT_NUMBERS: Final = ["0", "1", "2", "3"]
"""How older records write the quadrants."""
QUADRANT_SPACES: Final = 8

ACTIONS: Final[Sequence[ActionName]] = ["upgrades", "machines_pipes", "tanks_pipes", "contracts_loans"]
UPGRADES: Final[i64] = 0
MACHINES_PIPES: Final[i64] = 1
TANKS_PIPES: Final[i64] = 2
CONTRACTS_LOANS: Final[i64] = 3
ACTION_WORDS: Final = ["Upgrades", "Machines & Pipes", "Tanks & Pipes", "Contracts & Loans"]

FAMILIES: Final = 7
FAMILY_NAMES: Final[Sequence[Family]] = [
    "government",
    "engineering",
    "refined_markets",
    "shops",
    "contracts_orders",
    "human_resources",
    "machines",
]
FAMILY_WORDS: Final = [
    "Government",
    "Engineering",
    "Refined Markets",
    "Shops",
    "Contracts & Orders",
    "Human Resources",
    "Machines",
]
GOVERNMENT: Final[i64] = 0
ENGINEERING: Final[i64] = 1
REFINED_MARKETS: Final[i64] = 2
SHOPS: Final[i64] = 3
CONTRACTS_ORDERS: Final[i64] = 4
HUMAN_RESOURCES: Final[i64] = 5
MACHINES: Final[i64] = 6
LEVELS: Final = 3

# What upgrade cards do. Gains are received once, by the card that names them; powers stay until a later card
# changes them.
GAINS: Final = ["gov_tiles", "shop_tanks", "shop_pipes", "shop_machines", "stack_machines"]
GAIN_GOV: Final[i64] = 0
GAIN_TANKS: Final[i64] = 1
GAIN_PIPES: Final[i64] = 2
GAIN_MACHINES: Final[i64] = 3
GAIN_STACK: Final[i64] = 4
POWERS: Final = [
    ("yearly_gov_tiles", GOVERNMENT),
    ("virtual_per_4", ENGINEERING),
    ("barrels_per_pipeline", ENGINEERING),
    ("refined_price_bonus", REFINED_MARKETS),
    ("all_refined_markets", REFINED_MARKETS),
    ("any_colour_sale", REFINED_MARKETS),
    ("yearly_shop_tanks", SHOPS),
    ("contract_fulfilments_per_year", CONTRACTS_ORDERS),
    ("delivery_bonus", CONTRACTS_ORDERS),
    ("orders_as_contracts", CONTRACTS_ORDERS),
    ("secondary_cost", HUMAN_RESOURCES),
    ("secondary_steps", HUMAN_RESOURCES),
    ("main_actions", HUMAN_RESOURCES),
    ("secondary_allowed", HUMAN_RESOURCES),
    ("worker_on_machine", MACHINES),
    ("machine_phase_cost", MACHINES),
    ("early_machine_run", MACHINES),
]
YEARLY_GOV: Final[i64] = 0
VIRTUAL: Final[i64] = 1
BARRELS: Final[i64] = 2
PRICE_BONUS: Final[i64] = 3
ALL_MARKETS: Final[i64] = 4
ANY_COLOUR: Final[i64] = 5
YEARLY_TANKS: Final[i64] = 6
FILLINGS: Final[i64] = 7
DELIVERY_BONUS: Final[i64] = 8
ORDERS_AS_CONTRACTS: Final[i64] = 9
SECONDARY_COST: Final[i64] = 10
SECONDARY_STEPS: Final[i64] = 11
MAIN_ACTIONS: Final[i64] = 12
SECONDARY_ALLOWED: Final[i64] = 13
WORKER_ON_MACHINE: Final[i64] = 14
MACHINE_COST: Final[i64] = 15
EARLY_RUN: Final[i64] = 16

VALUATIONS: Final = 16
RULES: Final[list[ValuationRule]] = [
    "oil_again",
    "pipelines_again",
    "per_tank",
    "per_level3",
    "attached_pipelines",
    "colour_assets",
    "pipelines_exactly",
    "contracts_again",
    "orders_again",
    "distinct_pipelines",
    "distinct_attached_pipelines",
    "distinct_delivered",
]
MARKER_KINDS: Final = 4
STEPS_OF_COLOUR: Final = 3
