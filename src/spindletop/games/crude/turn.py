"""The order of play: the steps of a turn, from the market to the declaration, to be read beside the rulebook."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.games.crude import board as B
from spindletop.games.crude import log, scoring
from spindletop.games.crude.board import column_reach, hit_counts, row_reach
from spindletop.games.crude.bulletin import DRAW_NEWS, NEWS
from spindletop.games.crude.chance import ECONOMY, NEWS_DRAW, ROLL, START_PLAYER
from spindletop.games.crude.moves.assets import BUY_REFINERY, BUY_RIG, BUY_STATION, END_ASSETS, REOPEN, SELL_ASSET
from spindletop.games.crude.moves.market import BUY, END_MARKET, SELL
from spindletop.games.crude.moves.production import CHOOSE_QUADRANT, CONVERT, END_PRODUCTION, PUMP, REFINE
from spindletop.games.crude.moves.taxes import LIQUIDATE, PAY_FEE, SCRAP, SHUT
from spindletop.games.crude.moves.victory import DECLARE, PASS
from spindletop.games.crude.phase import Phase
from spindletop.games.crude.state import Table
from spindletop.kernel.bits import has
from spindletop.kernel.state import NOBODY
from spindletop.kernel.step import Auto, Cell, Decision, Draw, agenda
from spindletop.kernel.vocabulary import Vocabulary

VOCABULARY: Final = Vocabulary(
    [
        *[BUY, SELL, END_MARKET],
        *[LIQUIDATE, PAY_FEE, SHUT, SCRAP],
        *[CHOOSE_QUADRANT, REFINE, PUMP, CONVERT, END_PRODUCTION],
        *[BUY_RIG, BUY_STATION, BUY_REFINERY, SELL_ASSET, REOPEN, END_ASSETS],
        *[DECLARE, PASS],
    ],
    [START_PLAYER, NEWS_DRAW, ROLL, ECONOMY],
)


# Before the first turn


@final
class Opening(Auto[Table]):
    """The starting player is known and is the first to equip its company.  [CR-113, CR-114]"""

    def run(self, s: Table) -> None:
        s.turn = s.first
        if s.listener is not None:
            s.tell(log.FIRST_SEAT, int(s.first), {})


@final
class Equip(Decision[Table]):
    """One seat buys and places what it can afford, once; nothing else happens in this round.  [CR-114, CR-R38]"""

    def prompt(self, s: Table) -> str:
        return f"Special Purchase Round: equip your company, {s.cash[s.turn]} left"


@final
class NextBuyer(Auto[Table]):
    """The next seat equips its company; after the last one the first turn begins.  [CR-114]"""

    def run(self, s: Table) -> None:
        s.turn = (s.turn + 1) % s.seats
        if s.turn != s.first:
            s.replan(PURCHASE_ROUND)
        else:
            begin_turn(s, s.first)


# The turn


def begin_turn(s: Table, place: i64) -> None:
    """Clear the table for the turn of a quadrant (or of a seat, CR-202) and lay out its steps (CR-201)."""
    s.place = place
    s.turn = s.owner(place)
    s.quadrant = NOBODY if s.terms.chooses else place
    s.market = NOBODY
    s.bought = 0
    s.sold = 0
    s.red = 0
    s.black = 0
    s.hits = 0
    s.producer = NOBODY
    s.forget_fresh()
    if s.listener is not None:
        s.tell(log.GHOST_TURN if s.turn == NOBODY else log.TURN, int(s.turn), {"round": int(s.round)})
    s.replan(steps_of_turn(s))


def steps_of_turn(s: Table) -> Cell:
    """Return the agenda of the turn that has begun."""
    if s.turn == NOBODY:
        return GHOST_TURN if s.terms.ghost_triggers else QUIET_GHOST_TURN
    return CHOOSING_TURN if s.terms.chooses else TURN


@final
class Market(Phase):
    """The roller trades barrels in one market."""


@final
class Difference(Auto[Table]):
    """The marker moves by the difference of the dice; at the end of its track the economy changes.  [CR-420]"""

    def run(self, s: Table) -> None:
        apart = s.red - s.black if s.red > s.black else s.black - s.red
        s.difference += apart
        if s.listener is not None and apart > 0:
            s.tell(log.DIFFERENCE, NOBODY, {"marker": int(s.difference)})
        if s.difference >= s.terms.box.trigger:
            s.push(ECONOMY_DRAW)


@final
class Choose(Phase):
    """With two seats the roller names the quadrant where the dice count, having seen them.  [CR-905, CR-R30]"""

    def prompt(self, s: Table) -> str:
        return f"Choose the quadrant that uses red {s.red} and black {s.black}"


def prepare(s: Table, quadrant: i64, red: i64, black: i64) -> None:
    """Collect the wells and count what refineries and stations may do; a die that does not count is 0.

    [CR-501 to CR-505, CR-509, CR-511, CR-601 to CR-603, CR-R15]
    """
    box = s.terms.box
    s.producer = quadrant
    collected = box.crude_per_hit * hit_counts(s.standing(B.WELL, quadrant), B.WELL, red, black)
    if collected > 0:
        s.collect(quadrant, collected)
        if s.listener is not None:
            told: dict[str, object] = {"barrels": int(collected), "quadrant": B.QUADRANT_NAMES[quadrant]}
            s.tell(log.COLLECTED, int(s.owner(quadrant)), told)
    working = s.standing(B.REFINERY, quadrant) & ~s.shut(quadrant)  # CR-413
    s.refine_left = box.conversions_per_hit * hit_counts(working, B.REFINERY, red, black)
    s.pump_left = box.sales_per_hit * hit_counts(s.standing(B.STATION, quadrant), B.STATION, red, black)
    s.strike = B.NO_SQUARE


@final
class Hits(Auto[Table]):
    """The dice hit the roller's quadrant; what is hit may be sold later in the turn.  [CR-501 to CR-503, CR-704]"""

    def run(self, s: Table) -> None:
        q = s.quadrant
        prepare(s, q, s.red, s.black)
        self.mark(s)
        crossing = (s.red - 1) * B.SIDE + s.black - 1
        if has(s.standing(B.RIG, q), crossing):
            s.strike = crossing  # CR-507

    def mark(self, s: Table) -> None:
        """Note which assets the dice meet."""
        s.hits = 0
        kind: i64 = 0
        while kind < B.KINDS:
            reached = row_reach(kind, s.red) | column_reach(kind, s.black)
            s.hits |= s.standing(kind, s.quadrant) & reached
            kind += 1


@final
class LeftNeighbour(Auto[Table]):
    """The next quadrant clockwise uses the red die for its row.  [CR-103, CR-601, CR-R7, CR-R34]"""

    def run(self, s: Table) -> None:
        prepare(s, (s.quadrant + 1) % B.QUADRANTS, s.red, 0)


@final
class RightNeighbour(Auto[Table]):
    """The quadrant before uses the black die for its column.  [CR-103, CR-602, CR-R7, CR-R34]"""

    def run(self, s: Table) -> None:
        prepare(s, (s.quadrant + 3) % B.QUADRANTS, 0, s.black)


@final
class Production(Phase):
    """The owner of the quadrant uses what was hit, in any order."""

    def by(self, s: Table) -> i64:
        """The owner; a ghost owns nothing, so its step closes by itself (CR-605)."""
        return s.owner(s.producer)

    def prompt(self, s: Table) -> str:
        """Say what is left."""
        return f"Production in {B.QUADRANT_NAMES[s.producer]}: {s.refine_left} to refine, {s.pump_left} to sell"


@final
class Assets(Phase):
    """The roller buys assets and sells those its roll hit."""

    def prompt(self, s: Table) -> str:
        return f"Assets: buy, or sell what was hit; {s.cash[s.turn]} in cash"


@final
class EndOfTurn(Phase):
    """The roller declares victory or passes; nobody declares between turns.  [CR-801, CR-R36]"""

    def prompt(self, s: Table) -> str:
        return f"Declare victory with {s.cash[s.turn]}, or pass?"


@final
class NextTurn(Auto[Table]):
    """End the game, or pass the turn clockwise.  [CR-202, CR-206, CR-802, CR-804, CR-807, CR-808, CR-903]"""

    def run(self, s: Table) -> None:
        if s.declarer != NOBODY and s.turn != NOBODY and s.turn != s.declarer:
            s.final_left -= 1
        if s.declarer != NOBODY and s.final_left == 0:
            finish(s, "declaration", "CR-804")  # a ghost has no turn after the last final one: CR-903, CR-R29
            return
        following = (s.place + 1) % s.terms.places
        if following == s.first:
            if s.declarer == NOBODY and s.round == s.terms.max_rounds:
                finish(s, "max_rounds", "CR-807")
                return
            if s.declarer == NOBODY and idle(s) >= s.terms.idle_rounds > 0:
                finish(s, "idle", "CR-808")
                return
            s.round += 1
        begin_turn(s, following)


def idle(s: Table) -> i64:
    """Return for how many rounds, this one included, nobody has sold anything (CR-808, CR-R39)."""
    return s.round - s.last_sale


def finish(s: Table, why: str, clause: str) -> None:
    """End the game; what everybody's assets bring is counted, the pieces stay to be looked at (CR-804)."""
    if s.listener is not None:
        seat: i64 = 0
        while seat < s.seats:
            told: dict[str, object] = {
                "amount": int(scoring.liquidation(s, seat)),
                "total": int(scoring.total(s, seat)),
            }
            s.tell(log.LIQUIDATED, int(seat), told)
            seat += 1
        s.tell(log.OVER, NOBODY, {})
    s.end(why, clause)


EQUIP: Final = Equip("special_purchase", "CR-114", [BUY_RIG, BUY_STATION, BUY_REFINERY, END_ASSETS], closing=END_ASSETS)
MARKET: Final = Market(
    "market",
    "CR-301",
    [BUY, SELL, END_MARKET],
    closing=END_MARKET,
    prompt="Market: buy and sell barrels in one market, then roll",
)
ROLL_DICE: Final = Draw[Table]("roll", "CR-401", ROLL)
DIFFERENCE: Final = Difference("difference", "CR-420")
ECONOMY_DRAW: Final = Draw[Table]("economy", "CR-421", ECONOMY)
CHOOSE: Final = Choose("choose", "CR-905", [CHOOSE_QUADRANT])
HITS: Final = Hits("hits", "CR-501")
PRODUCE: Final = Production("produce", "CR-504", [REFINE, PUMP, CONVERT, END_PRODUCTION], closing=END_PRODUCTION)
LEFT: Final = LeftNeighbour("left", "CR-601")
RIGHT: Final = RightNeighbour("right", "CR-602")
NEIGHBOUR: Final = Production("neighbour", "CR-603", [REFINE, PUMP, CONVERT, END_PRODUCTION], closing=END_PRODUCTION)
ASSETS: Final = Assets(
    "assets", "CR-701", [BUY_RIG, BUY_STATION, BUY_REFINERY, SELL_ASSET, REOPEN, END_ASSETS], closing=END_ASSETS
)
END_OF_TURN: Final = EndOfTurn("end_turn", "CR-801", [DECLARE, PASS], closing=PASS)
NEXT_TURN: Final = NextTurn("next turn", "CR-202")

NEIGHBOURS: Final = [LEFT, NEIGHBOUR, RIGHT, NEIGHBOUR]  # CR-604, CR-R8
CLOSE: Final = [ASSETS, END_OF_TURN, NEXT_TURN]

# A turn (CR-201, CR-402); with two seats the roller chooses its quadrant (CR-905); a ghost only rolls (CR-901, CR-R28).
TURN: Final = agenda([MARKET, ROLL_DICE, NEWS, DIFFERENCE, HITS, PRODUCE, *NEIGHBOURS, *CLOSE])
CHOOSING_TURN: Final = agenda([MARKET, ROLL_DICE, NEWS, DIFFERENCE, CHOOSE, HITS, PRODUCE, *NEIGHBOURS, *CLOSE])
GHOST_TURN: Final = agenda([ROLL_DICE, NEWS, DIFFERENCE, *NEIGHBOURS, NEXT_TURN])
QUIET_GHOST_TURN: Final = agenda([ROLL_DICE, *NEIGHBOURS, NEXT_TURN])  # option ghost_triggers

DRAW_START_PLAYER: Final = Draw[Table]("start_player", "CR-113", START_PLAYER)
OPENING: Final = Opening("opening", "CR-113")
NEXT_BUYER: Final = NextBuyer("next buyer", "CR-114")
PURCHASE_ROUND: Final = agenda([EQUIP, NEXT_BUYER])


def begin(s: Table) -> None:
    """Set up and wait for the first draw or decision (CR-110, CR-113, CR-114)."""
    cards = [DRAW_NEWS, DRAW_NEWS] if s.terms.has_news else []
    start = [DRAW_START_PLAYER] if s.terms.random_start else []
    s.begin(agenda([*cards, *start, OPENING, EQUIP, NEXT_BUYER]))
