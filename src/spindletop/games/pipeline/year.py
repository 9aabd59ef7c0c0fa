"""From year to year: the Refresh, and the last account of the contracts (PL-13xx, PL-14xx)."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.games.pipeline import log, market, scoring
from spindletop.games.pipeline import names as N
from spindletop.games.pipeline import words as say
from spindletop.games.pipeline.chance import next_contract_row, next_pipe_place
from spindletop.games.pipeline.draws import DEAL_CONTRACT, DEAL_PIPE
from spindletop.games.pipeline.state import EMPTY, Table
from spindletop.kernel.bits import bit
from spindletop.kernel.buffer import zeros
from spindletop.kernel.step import Auto


@final
class MoveContracts(Auto[Table]):
    """Contracts of the board move one column on; the leftmost column is refilled from the stacks.  [PL-1301]"""

    def run(self, s: Table) -> None:
        if s.listener is not None:
            s.tell(log.YEAR, -1, {"year": int(s.year())})
            s.tell(log.REFRESH, -1, {})
        first = s.terms.first_column
        for row in range(3):
            at: i64 = row * N.DISPLAY_COLUMNS
            column: i64 = N.DISPLAY_COLUMNS - 1
            while column > first:
                s.display[at + column] = s.display[at + column - 1]
                column -= 1
            s.display[at + first] = s.tops[row]
            s.tops[row] = EMPTY
        if next_contract_row(s) != EMPTY:
            s.push(DEAL_CONTRACT)


def settle_contracts(s: Table) -> None:
    """Remove every active contract that is not filled, with a penalty token each (PL-1302, PL-1402)."""
    seat: i64 = 0
    while seat < s.seats:
        kept = scoring.filled_contracts(s, seat)
        failed = s.active[seat] & ~kept
        s.active[seat] = kept
        paper: i64 = 0
        while failed != 0:
            if failed & 1 != 0:
                s.tokens[seat] += 1
                if s.listener is not None:
                    s.tell(log.FAILED, seat, {"paper": say.paper(s, int(paper))})
            failed >>= 1
            paper += 1
        seat += 1


@final
class Renew(Auto[Table]):
    """Contracts of the seats, markets, shops, tokens and quadrants are renewed for the year.  [PL-1302 to PL-1307]"""

    def run(self, s: Table) -> None:
        settle_contracts(s)
        for colour in range(3):
            s.supply[colour] += s.lying[colour]  # PL-1206
            s.lying[colour] = 0
        s.filled = zeros(N.PAPERS)
        s.fillings = zeros(N.PAPERS)
        for seat in range(s.seats):
            s.active[seat] |= s.deferred[seat]  # PL-1303
            s.deferred[seat] = 0
        for row in range(N.ROWS):
            if s.terms.box.row_grade[row] == N.CRUDE:
                market.fill(s, row, s.terms.supply_per_row)  # PL-1304
        for row in range(N.ROWS):
            market.sell_off(s, row, s.terms.demand[row])  # PL-1305
        for slot in range(len(s.slots)):
            s.slots[slot] = EMPTY  # PL-1306
        refill_shops(s)
        s.face_up = s.families  # PL-1307
        s.opened = 0
        if s.year() == N.YEARS:
            s.open_quadrants = bit(N.QUADRANTS) - 1  # PL-802
        if next_pipe_place(s) != EMPTY:
            s.push(DEAL_PIPE)


def refill_shops(s: Table) -> None:
    """Fill the rows of both shops from the stacks as far as they last (PL-106, PL-1306)."""
    for row in range(N.SHOP_ROWS):
        at = N.MACHINE_SHOP * N.SHOP_ROWS + row
        more = min(s.terms.shop_spaces[at] - s.shop[at], s.machine_stack)
        s.shop[at] += more
        s.machine_stack -= more
        at = N.TANK_SHOP * N.SHOP_ROWS + row
        spare = s.tank_stack - (s.seats * s.terms.box.start_tanks if s.round == 0 else 0)
        more = min(s.terms.shop_spaces[at] - s.shop[at], spare)
        s.shop[at] += more
        s.tank_stack -= more


@final
class TheEnd(Auto[Table]):
    """Contracts are assessed a last time; then the money is counted.  [PL-1401, PL-1402]"""

    def run(self, s: Table) -> None:
        settle_contracts(s)
        if s.listener is not None:
            s.tell(log.OVER, -1, {})
        s.end("third_year", "PL-1401")


MOVE_CONTRACTS: Final = MoveContracts("move contracts", "PL-1301")
RENEW: Final = Renew("renew", "PL-1302")
THE_END: Final = TheEnd("the end", "PL-1401")
