"""What can happen at a table of Interbellum, as kinds of events with their words."""

from typing import Final

from spindletop.kernel.events import Kind

STARTER: Final = Kind("starter", "{who} is the starting player.", "flag")
COMPANY: Final = Kind("company", "{who} leads {company}.", "company")
CHOSE_WELL: Final = Kind("chose_well", "{who} drills at {well}: {bonus}.", "derrick")
DREW_CARD: Final = Kind("drew_card", "{who} draws {card}.", "card", "{who} draws an action card.")
RESHUFFLED: Final = Kind("reshuffled", "The discarded action cards form a new pile.", "card")
ROUND: Final = Kind("round", "Round {round} begins; {who} starts.", "flag")
GAS_INCOME: Final = Kind("gas_income", "{who} receives ${amount} for gas.", "coin")
EVENT: Final = Kind("event", "Event {card}, {name}: {text}.", "event")
DIE: Final = Kind("die", "The die shows {face}.", "die")
NAMED: Final = Kind("named", "{who} names {power}.", "die")
EXPANDED: Final = Kind("expanded", "{who} lets {power} expand to {area}.", "army", places=["area:{id}"])
OUSTED: Final = Kind("ousted", "The unit of {power} in {area} goes home.", "army")
WITHDREW: Final = Kind("withdrew", "{who} withdraws the unit of {power} from {area}.", "army", places=["area:{id}"])
MOVED: Final = Kind("moved", "{who} moves the unit of {power} from {area} to {to}.", "army")
VOTED: Final = Kind("voted", "{who} votes for {area} with {votes}.", "vote")
RECEIVED: Final = Kind("received", "{who} receives ${amount}.", "coin")
PAID: Final = Kind("paid", "{who} pays ${amount}.", "coin")
DISCARDED: Final = Kind("discarded", "{who} discards {card}.", "card")
GAINED: Final = Kind("gained", "{who} gains {count} influence in {power}.", "influence")
LOST: Final = Kind("lost", "{who} loses one influence in {power}.", "influence")
FLAG: Final = Kind("flag", "{who} takes the flag of {power}.", "flag")
FLAG_BACK: Final = Kind("flag_back", "The flag of {power} returns to the board.", "flag")
BUILT: Final = Kind("built", "{who} builds {segment} for ${amount}.", "pipe", places=["segment:{id}"])
CONNECTED: Final = Kind("connected", "{well} of {who} is connected to the sea.", "port")
SEARCHED: Final = Kind("searched", "{who} pays ${amount} and draws {cubes} cubes.", "boat")
FOUND: Final = Kind("found", "{who} draws {black} black of {cubes} cubes: gas find number {find}.", "gas")
NO_GAS: Final = Kind("no_gas", "{who} draws only white cubes; one leaves the game.", "gas")
BAG: Final = Kind("bag", "Out of the gas bag: {cubes}.", "gas")
INCOME: Final = Kind("income", "{who} takes ${amount} from {well}.", "coin")
BOUGHT_INFLUENCE: Final = Kind(
    "bought_influence", "{who} buys {count} influence in {power} for ${amount}.", "influence"
)
DREW: Final = Kind("drew", "{who} goes to the card pile for ${amount}.", "card")
PLAYED: Final = Kind("played", "{who} plays {card} for ${amount}: {text}.", "card")
BOUGHT_WELL: Final = Kind("bought_well", "{who} buys {well} for ${amount}.", "derrick")
PASSED: Final = Kind("passed", "{who} passes.", "pass")
OVER: Final = Kind("over", "The game is over.", "flag")
