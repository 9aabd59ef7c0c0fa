"""What a played game of Crude is measured by: what was built, sold and earned, and how the economy moved."""

from typing import Final

from spindletop.games.crude import log
from spindletop.games.crude.state import Table
from spindletop.kernel.facts import Fact, by, count, last, total, when


def final_cash(s: Table, seat: int) -> float:
    """Return the cash at the end."""
    return float(s.cash[seat])


FACTS: Final[list[Fact]] = [
    by("built", log.BUILT, "asset"),
    count("wells", log.STRUCK),
    total("spent_on_assets", log.BUILT, "price"),
    total("spent_on_wells", log.STRUCK, "price"),
    total("crude_collected", log.COLLECTED, "barrels"),
    count("refined", log.REFINED),
    count("pump_sales", log.PUMPED),
    total("pump_income", log.PUMPED, "price"),
    count("market_sales", log.SOLD),
    total("market_income", log.SOLD, "price"),
    total("market_spending", log.BOUGHT, "price"),
    count("assets_sold", log.SOLD_ASSET),
    total("asset_income", log.SOLD_ASSET, "price"),
    total("taxes", log.TAXED, "amount"),
    total("fees", log.FEE_PAID, "amount"),
    count("forced_sales", log.FORCED_SALE),
    when("declared_at", log.DECLARED),
    count("declared", log.DECLARED),
    last("final_cash", final_cash),
    count("economy_changes", log.ECONOMY),
    by("economy", log.ECONOMY, "card"),
    by("news", log.NEWS, "title"),
]
