"""What can happen at a table of Crude, as kinds of events with their words."""

from typing import Final

from spindletop.kernel.events import Kind

# Order of play
FIRST_SEAT: Final = Kind("first_seat", "{who} takes the first turn.", "flag")
PURCHASE_ROUND: Final = Kind("purchase_round", "{who} equips its company.", "cart")
TURN: Final = Kind("turn", "Round {round}: the turn of {who}.", "turn")
GHOST_TURN: Final = Kind("ghost_turn", "Round {round}: the ghost quadrant rolls.", "ghost")
DECLARED: Final = Kind(
    "declared", "{who} declares victory with {cash} in cash; one final turn for everybody else.", "flag"
)
LIQUIDATED: Final = Kind("liquidated", "{who} sells everything for {amount} and ends with {total}.", "coin")
OVER: Final = Kind("over", "The game is over.", "flag")

# The market
BOUGHT: Final = Kind("bought", "{who} buys 1 {product} in the {market} market for {price}.", "barrel")
SOLD: Final = Kind("sold", "{who} sells 1 {product} in the {market} market for {price}.", "barrel")

# The roll and what follows from it
ROLLED: Final = Kind("rolled", "The dice show red {red} and black {black}.", "dice")
CHOSE: Final = Kind("chose", "{who} uses the roll in quadrant {quadrant}.", "quadrant", places=["quadrant:{quadrant}"])
DIFFERENCE: Final = Kind("difference", "The difference marker moves to {marker}.", "track")
ECONOMY: Final = Kind("economy", "The green die shows {green}: {card}. The consumer price stands at {price}.", "chart")
NEWS: Final = Kind("news", "News: {title}. {text}", "news")
NEWS_ENDED: Final = Kind("news_ended", "{title} is over.", "news")
NEWS_DRAWN: Final = Kind("news_drawn", "A new card lies in the {slot} slot: {title}.", "news")
MARKET_CHANGED: Final = Kind("market_changed", "The {market} market now holds {barrels} {product}.", "barrel")
CONSUMER_MOVED: Final = Kind("consumer_moved", "The consumer price moves to {price}.", "chart")
TAXED: Final = Kind("taxed", "{who} pays {amount}.", "coin")
WAIVED: Final = Kind("waived", "{who} cannot pay more; {amount} are waived.", "coin")
FORCED_SALE: Final = Kind(
    "forced_sale",
    "{who} must sell the {asset} at {quadrant} {square} for {price}.",
    "warning",
    places=["square:{quadrant}-{square}"],
)
FEE_PAID: Final = Kind(
    "fee_paid",
    "{who} pays {amount} for the refinery at {quadrant} {square}.",
    "coin",
    places=["square:{quadrant}-{square}"],
)
SHUT: Final = Kind(
    "shut", "{who} leaves the refinery at {quadrant} {square} shut.", "lock", places=["square:{quadrant}-{square}"]
)
SCRAPPED: Final = Kind(
    "scrapped",
    "{who} scraps the refinery at {quadrant} {square} for {price}.",
    "eraser",
    places=["square:{quadrant}-{square}"],
)

# Production
COLLECTED: Final = Kind(
    "collected", "{who} collects {barrels} crude from its wells in {quadrant}.", "well", places=["quadrant:{quadrant}"]
)
REFINED: Final = Kind("refined", "{who} refines 1 crude.", "refinery")
PUMPED: Final = Kind("pumped", "{who} sells 1 gasoline to consumers for {price}.", "pump")
STRUCK: Final = Kind(
    "struck",
    "{who} turns the rig at {quadrant} {square} into a well for {price}.",
    "well",
    places=["square:{quadrant}-{square}"],
)

# Assets
BUILT: Final = Kind(
    "built", "{who} builds {one} at {quadrant} {square} for {price}.", "build", places=["square:{quadrant}-{square}"]
)
SOLD_ASSET: Final = Kind(
    "sold_asset",
    "{who} sells the {asset} at {quadrant} {square} for {price}.",
    "coin",
    places=["square:{quadrant}-{square}"],
)
REOPENED: Final = Kind(
    "reopened",
    "{who} pays {amount} and reopens the refinery at {quadrant} {square}.",
    "unlock",
    places=["square:{quadrant}-{square}"],
)
CLOSED: Final = Kind("closed", "{who} {told}.", "pass")
