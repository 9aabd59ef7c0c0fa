"""Trading upgrade tokens and building water treatment plants (PU-5)."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.games.pipe_it_up import log
from spindletop.games.pipe_it_up import reasons as R
from spindletop.games.pipe_it_up.places import CITY_IDS
from spindletop.games.pipe_it_up.state import BOUGHT, SOLD, Table
from spindletop.kernel.bits import bit, has
from spindletop.kernel.buffer import Buffer
from spindletop.kernel.events import Kind
from spindletop.kernel.refusal import LEGAL
from spindletop.kernel.verb import Verb, one_of


def trade_facts(s: Table) -> dict[str, object]:
    """Name the price and what the seat has."""
    since = "this turn" if s.terms.one_way else "and have built nothing since"
    return {"price": s.terms.box.token_price, "stock": s.stock[s.turn], "supply": s.supply[s.turn], "since": since}


class TokenTrade(Verb[Table]):
    """Pipes against upgrade tokens, between a seat and the bank."""

    def trade(self, s: Table, tokens: i64, told: Kind) -> None:
        """Give the seat so many tokens for pipes, or take them if negative."""
        price = s.terms.box.token_price
        s.stock[s.turn] -= tokens * price
        s.supply[s.turn] += tokens * price
        s.bank -= tokens
        s.tokens[s.turn] += tokens
        if s.listener is not None:
            s.tell(told, s.turn, {"pipes": int(price)})
        s.again()

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        return trade_facts(s)


@final
class BuyToken(TokenTrade):
    """Move pipes from stock back to supply for a token.  [PU-5.1, PU-5.3, PU-5.4]"""

    def refuse(self, s: Table, x: i64) -> i64:
        """Never straight after a sale, and within stock and bank."""
        if s.trade == SOLD:
            return R.SOLD_BEFORE  # PU-5.4
        if s.stock[s.turn] < s.terms.box.token_price:
            return R.TOKEN_TOO_DEAR  # PU-5.1
        if s.bank == 0:
            return R.BANK_EMPTY  # PU-5.1
        return LEGAL

    def apply(self, s: Table, x: i64) -> None:
        s.trade = BOUGHT
        self.trade(s, 1, log.BOUGHT)

    def words(self, s: Table, x: i64) -> str:
        return f"Buy an upgrade token for {s.terms.box.token_price} pipes"

    def hint(self, s: Table, x: i64) -> str:
        return f"the bank has {s.bank}; {s.terms.box.plant_price} tokens make a plant"


@final
class SellToken(TokenTrade):
    """Return a token for pipes from the supply.  [PU-5.2, PU-5.3, PU-5.4]"""

    def refuse(self, s: Table, x: i64) -> i64:
        """Never straight after a purchase, and within tokens and supply."""
        if s.trade == BOUGHT:
            return R.BOUGHT_BEFORE  # PU-5.4
        if s.tokens[s.turn] == 0:
            return R.NO_TOKEN  # PU-5.2
        if s.supply[s.turn] < s.terms.box.token_price:
            return R.SUPPLY_SHORT  # PU-5.2
        return LEGAL

    def apply(self, s: Table, x: i64) -> None:
        s.trade = SOLD
        self.trade(s, -1, log.SOLD)

    def words(self, s: Table, x: i64) -> str:
        return f"Sell an upgrade token for {s.terms.box.token_price} pipes"


def refuse_plant(s: Table) -> i64:
    """Return why the seat cannot build a plant anywhere (PU-5.5)."""
    if s.tokens[s.turn] < s.terms.box.plant_price:
        return R.FEW_TOKENS
    if s.plants[s.turn] >= s.terms.box.plants_per_seat:
        return R.NO_PLANT
    return LEGAL


def pay_plant(s: Table) -> None:
    """Return the tokens to the bank and count the plant (PU-5.5, PU-5.7)."""
    price = s.terms.box.plant_price
    s.tokens[s.turn] -= price
    s.bank += price
    s.plants[s.turn] += 1
    s.reopen_trade()
    s.again()


def plant_facts(s: Table) -> dict[str, object]:
    """Name the price, the tokens, and where plants stand."""
    where = "in front of their owners" if s.terms.off_board else "on cities"
    return {"price": s.terms.box.plant_price, "tokens": s.tokens[s.turn], "where": where}


def plant_hint(s: Table) -> str:
    """Say what a plant brings."""
    return f"one more die from your next roll on, and {s.terms.box.plant_vp} VP at the end"


@final
class BuildPlant(Verb[Table]):
    """Build an own plant on a city of the network.  [PU-5.5 to PU-5.7]"""

    def offer(self, s: Table, out: Buffer) -> None:
        """Propose the cities of the network without an own plant."""
        if s.terms.off_board or refuse_plant(s) != LEGAL:
            return
        out.add_all(s.network & ~s.sites[s.turn])

    def refuse(self, s: Table, x: i64) -> i64:
        """Ask the tokens, the reserve and the city."""
        price = refuse_plant(s)
        if price != LEGAL:
            return price
        if not has(s.network, x):
            return R.CITY_OFF_NETWORK  # PU-5.6
        if has(s.sites[s.turn], x):
            return R.PLANT_THERE  # PU-5.6
        return R.OTHER_FORM if s.terms.off_board else LEGAL

    def apply(self, s: Table, x: i64) -> None:
        pay_plant(s)
        s.sites[s.turn] |= bit(x)
        if s.listener is not None:
            s.tell(log.PLANT, s.turn, {"city": s.terms.box.board.name(x)})

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        return {**plant_facts(s), "city": s.terms.box.board.name(x)}

    def words(self, s: Table, x: i64) -> str:
        return f"Build a plant on {s.terms.box.board.name(x)} for {s.terms.box.plant_price} tokens"

    def hint(self, s: Table, x: i64) -> str:
        return plant_hint(s)


@final
class BuildPlantOff(Verb[Table]):
    """Build an own plant that stands in front of its owner.  [PU-5.5, PU-5.6]"""

    def refuse(self, s: Table, x: i64) -> i64:
        price = refuse_plant(s)
        if price != LEGAL:
            return price
        return LEGAL if s.terms.off_board else R.OTHER_FORM

    def apply(self, s: Table, x: i64) -> None:
        pay_plant(s)
        if s.listener is not None:
            s.tell(log.PLANT_OFF, s.turn, {})

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        return plant_facts(s)

    def words(self, s: Table, x: i64) -> str:
        return f"Build a plant for {s.terms.box.plant_price} tokens"

    def hint(self, s: Table, x: i64) -> str:
        return plant_hint(s)


BUY_TOKEN: Final[BuyToken] = BuyToken("buy_token", place="button:buy_token")
SELL_TOKEN: Final[SellToken] = SellToken("sell_token", place="button:sell_token")
BUILD_PLANT: Final[BuildPlant] = BuildPlant("build_plant", [one_of("city", CITY_IDS)], exact=True, place="city:{city}")
BUILD_PLANT_OFF: Final[BuildPlantOff] = BuildPlantOff("build_plant_off", place="button:build_plant")
