"""Why Pipe It Up refuses an action: every reason with its clause and its words."""

from typing import Final

from mypy_extensions import i64

from spindletop.kernel.refusal import reason

# Whose decision, and which
OTHER_SEAT: Final[i64] = reason("PU-2.1", "It is not your decision now.")
CHANCE_FIRST: Final[i64] = reason("PU-2.1", "First chance has its say: dice, cards and tokens are drawn.")
OTHER_STEP: Final[i64] = reason("PU-2.1", "First the question must be settled.")
OTHER_SITE: Final[i64] = reason("PU-2.1", "First the reservoir needs a city.")
OTHER_MODE: Final[i64] = reason("PU-3.2", "At this table questions are not settled in that way.")

# Pipelines
DOTTED: Final[i64] = reason("PU-1.5", "{link} is dotted: with two players it is not in play.")
NO_SUCH_LINK: Final[i64] = reason("PU-4.1", "There is no such link on this map.")
BUILT: Final[i64] = reason("PU-4.3", "{link} is built already.")
OFF_NETWORK: Final[i64] = reason("PU-4.2", "Neither end of {link} is connected to the network.")
OFF_NETWORK_FAST: Final[i64] = reason("PU-7.3a", "Neither end of {link} has a grey plant or a pipeline.")
ONE_A_TURN: Final[i64] = reason("PU-4.4", "Only one pipeline a turn until the network reaches {lifting}.")
FEW_PIPES: Final[i64] = reason("PU-4.1", "{link} takes {length} pipes; you have {stock} in stock.")

# Tokens
SOLD_BEFORE: Final[i64] = reason("PU-5.4", "You sold a token {since}, so you cannot buy one.")
TOKEN_TOO_DEAR: Final[i64] = reason("PU-5.1", "A token costs {price} pipes; you have {stock} in stock.")
BANK_EMPTY: Final[i64] = reason("PU-5.1", "The bank has no token left.")
BOUGHT_BEFORE: Final[i64] = reason("PU-5.4", "You bought a token {since}, so you cannot sell one.")
NO_TOKEN: Final[i64] = reason("PU-5.2", "You have no token to sell.")
SUPPLY_SHORT: Final[i64] = reason("PU-5.2", "A token brings {price} pipes; your supply holds only {supply}.")

# Plants
FEW_TOKENS: Final[i64] = reason("PU-5.5", "A plant costs {price} tokens; you have {tokens}.")
NO_PLANT: Final[i64] = reason("PU-5.5", "All your plants are built.")
CITY_OFF_NETWORK: Final[i64] = reason("PU-5.6", "{city} is not connected to the network.")
PLANT_THERE: Final[i64] = reason("PU-5.6", "You have a plant on {city} already.")
OTHER_FORM: Final[i64] = reason("PU-5.6", "At this table plants stand {where}.")

# Reservoirs
NO_RESERVOIRS: Final[i64] = reason("PU-7.2b", "At this table no reservoirs are built.")
FEW_CITY_TOKENS: Final[i64] = reason("PU-7.2b", "A reservoir of {size} takes {size} city tokens; you hold {held}.")
NO_SITE: Final[i64] = reason("PU-7.2b", "No city is empty and has all its links built.")
TOO_SMALL: Final[i64] = reason("PU-7.2c", "The next reservoir needs at least {least} tokens.")
TOO_LARGE: Final[i64] = reason("PU-7.2d", "The score table ends at {most} pieces.")
CITY_NOT_EMPTY: Final[i64] = reason("PU-7.2b", "{city} is not empty.")
LINKS_MISSING: Final[i64] = reason("PU-7.2b", "Not every link of {city} is built.")
