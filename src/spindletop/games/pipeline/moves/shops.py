"""The shops: tanks, machines and pipe tiles for money (PL-6xx)."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.games.pipeline import log
from spindletop.games.pipeline import names as N
from spindletop.games.pipeline import reasons as R
from spindletop.games.pipeline import words as say
from spindletop.games.pipeline.state import BOUGHT_MACHINE, EMPTY, Table
from spindletop.kernel.figures import Figures
from spindletop.kernel.refusal import LEGAL
from spindletop.kernel.verb import Verb, number, one_of


def shop_price(s: Table, shop: i64, row: i64) -> i64:
    """Return the price of a row of a shop."""
    return s.terms.box.shop_prices[shop * N.SHOP_ROWS + row]


def half_a_pair(s: Table) -> bool:
    """Tell whether a pair of pipes was begun where they are sold in pairs (PL-R7)."""
    return s.terms.exact_batches and s.pipes % 2 != 0


def any_tank_place(s: Table) -> bool:
    """Tell whether the seat could place a tank anywhere."""
    grade: i64 = 0
    while grade < N.GRADES:
        if s.tank_fits(s.turn, grade):
            return True
        grade += 1
    return False


def cheapest_row(s: Table, shop: i64) -> i64:
    """Return the price of the cheapest tank or machine in a shop, or -1 if it is empty."""
    row: i64 = 0
    while row < N.SHOP_ROWS:
        if s.shop[shop * N.SHOP_ROWS + row] > 0:
            return shop_price(s, shop, row)
        row += 1
    return -1


def can_buy_tank(s: Table, cash: i64) -> bool:
    """Tell whether the seat could buy a tank with this much cash (PL-602)."""
    price = cheapest_row(s, N.TANK_SHOP)
    return 0 <= price <= cash and any_tank_place(s)


def can_buy_machine(s: Table, cash: i64) -> bool:
    """Tell whether the seat could buy a machine with this much cash (PL-604)."""
    price = cheapest_row(s, N.MACHINE_SHOP)
    return 0 <= price <= cash and s.networks[s.turn].bare > 0


def pipes_shown(s: Table, shop: i64) -> i64:
    """Return how many pipe tiles lie beside a shop."""
    found: i64 = 0
    slot: i64 = 0
    while slot < N.SHOP_SLOTS:
        if s.slots[shop * N.SHOP_SLOTS + slot] != EMPTY:
            found += 1
        slot += 1
    return found


def can_buy_pipe(s: Table, shop: i64, cash: i64) -> bool:
    """Tell whether the seat could begin a batch of pipes with this much cash (PL-605, PL-R7)."""
    if s.terms.box.pipe_prices[0] > cash:
        return False
    return pipes_shown(s, shop) >= (2 if s.terms.exact_batches else 1)


def refuse_shop(s: Table, shop: i64, row: i64) -> i64:
    """Return why nothing can be bought from a row of a shop, or LEGAL."""
    if half_a_pair(s):
        return R.FINISH_PAIR  # PL-R7
    if s.shop[shop * N.SHOP_ROWS + row] == 0:
        return R.SHOP_EMPTY  # PL-606
    return LEGAL if shop_price(s, shop, row) <= s.cash[s.turn] else R.TOO_DEAR  # PL-205


@final
class BuyTank(Verb[Table]):
    """Buy a tank from a row of the shop and place it.  [PL-601, PL-602]"""

    def refuse(self, s: Table, x: i64) -> i64:
        """Ask the shop, the purse and the row of the board."""
        barred = refuse_shop(s, N.TANK_SHOP, x // N.GRADES)
        if barred != LEGAL:
            return barred
        return LEGAL if s.tank_fits(s.turn, x % N.GRADES) else R.NO_TANK_PLACE  # PL-R35

    def apply(self, s: Table, x: i64) -> None:
        """Pay and place it at once."""
        row = x // N.GRADES
        price = shop_price(s, N.TANK_SHOP, row)
        s.pay(s.turn, price)
        move_tank(s, row, x % N.GRADES, price)
        s.parts += 1
        s.again()

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        price = shop_price(s, N.TANK_SHOP, x // N.GRADES)
        return {"price": price, "cash": s.cash[s.turn], "grade": N.GRADE_NAMES[x % N.GRADES]}

    def words(self, s: Table, x: i64) -> str:
        return f"Buy a tank for {shop_price(s, N.TANK_SHOP, x // N.GRADES)} onto the {N.GRADE_NAMES[x % N.GRADES]} row"

    def figures(self, s: Table, x: i64) -> Figures:
        return Figures(cost=int(shop_price(s, N.TANK_SHOP, x // N.GRADES)))


def move_tank(s: Table, row: i64, grade: i64, price: i64) -> None:
    """Move a tank from the shop to a row of the seat's board."""
    s.shop[N.TANK_SHOP * N.SHOP_ROWS + row] -= 1
    s.add_tank(s.turn, grade)
    if s.listener is not None:
        s.tell(log.TANK, s.turn, {"grade": N.GRADE_NAMES[grade], "paid": say.paid(int(price))})


@final
class BuyMachine(Verb[Table]):
    """Buy a machine from a row of the shop; it is placed at once.  [PL-603, PL-604]"""

    def refuse(self, s: Table, x: i64) -> i64:
        """Ask the shop, the purse and the network."""
        barred = refuse_shop(s, N.MACHINE_SHOP, x)
        if barred != LEGAL:
            return barred
        return LEGAL if s.networks[s.turn].bare > 0 else R.NO_BARE_HALF  # PL-604

    def apply(self, s: Table, x: i64) -> None:
        price = shop_price(s, N.MACHINE_SHOP, x)
        s.pay(s.turn, price)
        s.parts += 1
        s.again()
        fetch_machine(s, x, price)

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        return {"price": shop_price(s, N.MACHINE_SHOP, x), "cash": s.cash[s.turn]}

    def words(self, s: Table, x: i64) -> str:
        return f"Buy a machine for {shop_price(s, N.MACHINE_SHOP, x)}"

    def figures(self, s: Table, x: i64) -> Figures:
        return Figures(cost=int(shop_price(s, N.MACHINE_SHOP, x)))


def fetch_machine(s: Table, row: i64, price: i64) -> None:
    """Take a machine from the shop into the hand; the seat places it next."""
    s.shop[N.MACHINE_SHOP * N.SHOP_ROWS + row] -= 1
    s.machine = BOUGHT_MACHINE
    if s.listener is not None:
        s.tell(log.MACHINE, s.turn, {"paid": say.paid(int(price))})


@final
class BuyPipe(Verb[Table]):
    """Buy one more pipe tile of the batch; it is laid at once.  [PL-605, PL-R7]"""

    def refuse(self, s: Table, x: i64) -> i64:
        """Ask the slot, the batch and the purse."""
        box = s.terms.box
        if s.slots[s.venue * N.SHOP_SLOTS + x] == EMPTY:
            return R.NO_PIPE_THERE  # PL-606
        if s.pipes >= i64(len(box.pipe_prices)):
            return R.BATCH_FULL  # PL-605
        if s.terms.exact_batches and s.pipes % 2 == 0 and pipes_shown(s, s.venue) < 2:
            return R.NO_PAIR  # PL-R7
        return R.TOO_DEAR if box.pipe_prices[s.pipes] > s.cash[s.turn] else LEGAL  # PL-205

    def apply(self, s: Table, x: i64) -> None:
        """Pay the increment of the batch and lay the tile."""
        price = s.terms.box.pipe_prices[s.pipes]
        s.pay(s.turn, price)
        s.pipes += 1
        s.parts += 1
        s.again()
        fetch_pipe(s, s.venue, x, price)

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        return {"price": s.terms.box.pipe_prices[min(3, s.pipes)], "cash": s.cash[s.turn]}

    def words(self, s: Table, x: i64) -> str:
        tile = int(s.slots[s.venue * N.SHOP_SLOTS + x])
        price = s.terms.box.pipe_prices[min(3, s.pipes)]
        return f"Buy {say.tile(s, tile) if tile >= 0 else 'a tile'} {say.paid(int(price))}"

    def place(self, s: Table, x: i64) -> str:
        return f"pipe:{N.SHOP_NAMES[s.venue]}:{x}"

    def hint(self, s: Table, x: i64) -> str:
        """Say how many tiles the money buys: the second and the fourth come with the one before."""
        prices = s.terms.box.pipe_prices
        bought = int(min(3, s.pipes))
        if prices[bought] == 0:
            return "paid with the tile before"
        many = bought + 1
        while many < len(prices) and prices[many] == 0:
            many += 1
        return f"{sum(prices[:many])} in all buys up to {many} tiles"

    def figures(self, s: Table, x: i64) -> Figures:
        return Figures(cost=int(s.terms.box.pipe_prices[min(3, s.pipes)]))


def fetch_pipe(s: Table, shop: i64, slot: i64, price: i64) -> None:
    """Take a pipe tile from beside a shop into the hand; the seat lays it next."""
    at = shop * N.SHOP_SLOTS + slot
    s.hand = s.slots[at]
    s.slots[at] = EMPTY
    if s.listener is not None:
        s.tell(log.PIPE, s.turn, {"tile": say.tile(s, int(s.hand)), "paid": say.paid(int(price))})


BUY_TANK: Final = BuyTank(
    "buy_tank", [number("row", 0, N.SHOP_ROWS - 1), one_of("grade", N.GRADE_NAMES)], place="tanks:{grade}"
)
BUY_MACHINE: Final = BuyMachine("buy_machine", [number("row", 0, N.SHOP_ROWS - 1)], place="shop:machine:{row}")
BUY_PIPE: Final = BuyPipe("buy_pipe", [number("slot", 0, N.SHOP_SLOTS - 1)])
