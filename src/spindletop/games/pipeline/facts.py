"""What a played game of Pipeline is measured by: tiles, machines, upgrades, contracts and sources of money."""

from typing import Final

from spindletop.games.pipeline import log, scoring
from spindletop.games.pipeline.state import Table
from spindletop.kernel.facts import Fact, by, count, last, total, when


def valuation_income(s: Table, seat: int) -> float:
    """Return what the valuation cards pay."""
    return float(scoring.valuations(s, seat))


FACTS: Final[list[Fact]] = [
    count("tiles", log.PLACED),
    count("machines", log.COVERED),
    when("first_machine_at", log.COVERED),
    count("runs", log.RUN),
    count("refinings", log.REFINED),
    by("upgrades", log.UPGRADED, "family"),
    count("contracts_taken", log.TOOK),
    count("contracts_filled", log.FULFILLED),
    count("contracts_lost", log.FAILED),
    count("orders", log.ORDER),
    total("order_income", log.ORDER, "amount"),
    count("deliveries", log.DELIVERED),
    total("delivery_income", log.DELIVERED, "amount"),
    count("market_sales", log.SOLD),
    total("market_income", log.SOLD, "amount"),
    count("crude_bought", log.BOUGHT),
    total("paid_for_crude", log.BOUGHT, "amount"),
    count("tanks", log.TANK),
    count("loans", log.LOAN),
    count("secondary_actions", log.SECONDARY),
    count("quadrants_opened", log.OPENED),
    count("passes", log.PASSED),
    last("valuation_income", valuation_income),
    by("dealt", log.DEALT, "name", what="A valuation card"),
]
