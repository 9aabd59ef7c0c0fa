"""What chance decides: everything that is dealt in the set-up, and what a Refresh brings."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.games.pipeline import log
from spindletop.games.pipeline import names as N
from spindletop.games.pipeline import words as say
from spindletop.games.pipeline.pieces import TILES
from spindletop.games.pipeline.state import EMPTY, Table
from spindletop.kernel.bits import bit, count
from spindletop.kernel.buffer import Buffer
from spindletop.kernel.lots import SeatLot
from spindletop.kernel.luck import OF_GAME_DECK, Luck
from spindletop.kernel.verb import Deal, number, one_of

CONTRACT_ROWS: Final[i64] = 3
ORDER_ROWS: Final[i64] = 3
NINE: Final[i64] = 9


def bring(s: Table, family: i64) -> None:
    """Bring a family of upgrades into play: its cards on offer, its token face up (PL-105)."""
    s.families |= bit(family)
    s.face_up |= bit(family)
    level: i64 = 0
    while level < N.LEVELS:
        s.on_offer[family * N.LEVELS + level] = s.terms.box.copies[level]
        level += 1


@final
class Family(Deal[Table]):
    """One of the upgrade families comes into play.  [PL-105]"""

    def weigh(self, s: Table, out: Buffer) -> None:
        out.weigh_absent(s.families, N.FAMILIES)

    def luck(self, s: Table) -> Luck:
        return OF_GAME_DECK

    def apply(self, s: Table, x: i64) -> None:
        """Bring it, until there are enough."""
        bring(s, x)
        if s.listener is not None:
            s.tell(log.DEALT, -1, {"what": "An upgrade family", "name": N.FAMILY_WORDS[x]})
        if count(s.families) < s.terms.box.families_in_play:
            s.again()


def next_contract_row(s: Table) -> i64:
    """Return the row for which a contract is to be dealt, or EMPTY: in the set-up for display and stack."""
    row: i64 = 0
    while row < CONTRACT_ROWS:
        if s.round == 0:
            if s.tops[row] == EMPTY:
                return row
        elif s.tops[row] == EMPTY and s.below[row] > 0:
            return row
        row += 1
    return EMPTY


@final
class Contract(Deal[Table]):
    """A contract of a grade comes to the display, or to the top of its stack.  [PL-103, PL-1301, PL-R26]"""

    def weigh(self, s: Table, out: Buffer) -> None:
        row = next_contract_row(s)
        paper: i64 = 0
        while paper < N.CONTRACTS:
            if s.terms.box.paper_row[paper] == row:
                out.weigh(paper, (s.unseen >> paper) & 1)
            paper += 1

    def luck(self, s: Table) -> Luck:
        return OF_GAME_DECK

    def apply(self, s: Table, x: i64) -> None:
        """Fill the columns from left to right, then the top of the stack."""
        row = next_contract_row(s)
        s.unseen &= ~bit(x)
        if s.listener is not None:
            s.tell(log.DEALT, -1, {"what": "A contract", "name": say.paper(s, int(x))})
        if s.round > 0:
            s.below[row] -= 1
            s.tops[row] = x
        else:
            column = s.terms.first_column
            while column < N.DISPLAY_COLUMNS and s.display[row * N.DISPLAY_COLUMNS + column] != EMPTY:
                column += 1
            if column < N.DISPLAY_COLUMNS:
                s.display[row * N.DISPLAY_COLUMNS + column] = x
            else:
                s.tops[row] = x
        if next_contract_row(s) != EMPTY:
            s.again()


def next_order_spot(s: Table) -> i64:
    """Return the space of the display to which an order is to be dealt, or EMPTY."""
    row = CONTRACT_ROWS
    while row < CONTRACT_ROWS + ORDER_ROWS:
        column = s.terms.first_column
        while column < N.DISPLAY_COLUMNS:
            if s.display[row * N.DISPLAY_COLUMNS + column] == EMPTY:
                return row * N.DISPLAY_COLUMNS + column
            column += 1
        row += 1
    return EMPTY


@final
class OrderTile(Deal[Table]):
    """An order of a size comes to the display.  [PL-104]"""

    def weigh(self, s: Table, out: Buffer) -> None:
        row = next_order_spot(s) // N.DISPLAY_COLUMNS
        order: i64 = 0
        while order < N.ORDERS:
            if s.terms.box.paper_row[order + N.CONTRACTS] == row:
                out.weigh(order, (s.unseen >> (order + N.CONTRACTS)) & 1)
            order += 1

    def luck(self, s: Table) -> Luck:
        return OF_GAME_DECK

    def apply(self, s: Table, x: i64) -> None:
        s.display[next_order_spot(s)] = x + N.CONTRACTS
        s.unseen &= ~bit(x + N.CONTRACTS)
        if s.listener is not None:
            s.tell(log.DEALT, -1, {"what": "An order", "name": say.paper(s, int(x) + N.CONTRACTS)})
        if next_order_spot(s) != EMPTY:
            s.again()


def next_pipe_place(s: Table) -> i64:
    """Return the place for the next pipe tile: the government in the set-up, then the shops; EMPTY if all have one."""
    if s.round == 0 and s.government[i64(len(s.government)) - 1] == EMPTY:
        at: i64 = 0
        while at < i64(len(s.government)):
            if s.government[at] == EMPTY:
                return at
            at += 1
    slot: i64 = 0
    while slot < i64(len(s.slots)):
        wanted = slot % N.SHOP_SLOTS < s.terms.shop_pipes[slot // N.SHOP_SLOTS]
        if wanted and s.slots[slot] == EMPTY:
            return i64(len(s.government)) + slot
        slot += 1
    return EMPTY


@final
class PipeTile(Deal[Table]):
    """A pipe tile is drawn for the government or for a shop.  [PL-107, PL-1306]"""

    def weigh(self, s: Table, out: Buffer) -> None:
        tile: i64 = 0
        while tile < TILES:
            if s.undrawn[tile] != 0:
                out.weigh(tile, 1)
            tile += 1

    def luck(self, s: Table) -> Luck:
        return OF_GAME_DECK

    def apply(self, s: Table, x: i64) -> None:
        """Put the tile where the next one is wanted; the places are filled in order."""
        at = next_pipe_place(s)
        s.undrawn[x] = 0
        if at < i64(len(s.government)):
            s.government[at] = x
        else:
            s.slots[at - i64(len(s.government))] = x
        if s.listener is not None:
            s.tell(log.DEALT, -1, {"what": "A pipe tile", "name": say.tile(s, int(x))})
        if next_pipe_place(s) != EMPTY:
            s.again()


@final
class ActionTile(Deal[Table]):
    """An action tile comes to the next inner space of the cross.  [PL-108]"""

    def weigh(self, s: Table, out: Buffer) -> None:
        tile: i64 = 0
        while tile < len(N.ACTIONS):
            lies = False
            for inner in s.inner:
                if inner == tile:
                    lies = True
            if not lies:
                out.weigh(tile, 1)
            tile += 1

    def luck(self, s: Table) -> Luck:
        return OF_GAME_DECK

    def apply(self, s: Table, x: i64) -> None:
        inner = s.inner[:]
        arm: i64 = 0
        while inner[arm] != EMPTY:
            arm += 1
        inner[arm] = x
        s.inner = inner
        if s.listener is not None:
            s.tell(log.DEALT, -1, {"what": "An action tile", "name": N.ACTION_WORDS[x]})
        if arm < len(N.ACTIONS) - 1:
            s.again()


@final
class Marker(Deal[Table]):
    """A refinement marker comes to the next space of the grid.  [PL-109]"""

    def weigh(self, s: Table, out: Buffer) -> None:
        """Weigh the values by the markers left, without the dear ones where that was agreed."""
        box = s.terms.box
        kind: i64 = 0
        while kind < N.MARKER_KINDS:
            if s.terms.sevens or int(box.marker_values[kind]) not in box.beginner_excludes:
                out.weigh(kind, s.markers_left[kind])
            kind += 1

    def luck(self, s: Table) -> Luck:
        return OF_GAME_DECK

    def apply(self, s: Table, x: i64) -> None:
        at: i64 = 0
        while s.markers[at] != 0:
            at += 1
        s.set_marker(at, x)
        if s.listener is not None:
            s.tell(log.DEALT, -1, {"what": "A refinement marker", "name": int(s.terms.box.marker_values[x])})
        if at < NINE - 1:
            s.again()


@final
class Valuation(Deal[Table]):
    """A valuation card comes into play.  [PL-110]"""

    def weigh(self, s: Table, out: Buffer) -> None:
        out.weigh_absent(s.valuations, N.VALUATIONS)

    def luck(self, s: Table) -> Luck:
        return OF_GAME_DECK

    def apply(self, s: Table, x: i64) -> None:
        s.valuations |= bit(x)
        if s.listener is not None:
            s.tell(log.DEALT, -1, {"what": "A valuation card", "name": int(x) + 1})
        if count(s.valuations) < s.terms.box.valuations_drawn:
            s.again()


def is_first(s: Table, seat: int) -> None:
    """Every seat is equally likely to be first; the others follow clockwise.  [PL-111]"""
    place: i64 = 0
    while place < s.seats:
        s.upper[place] = (seat + place) % s.seats
        place += 1


FAMILY: Final = Family("deal_family", [one_of("family", N.FAMILY_NAMES)])
CONTRACT: Final = Contract("deal_contract", [one_of("contract", N.PAPER_NAMES[: N.CONTRACTS])])
ORDER_TILE: Final = OrderTile("deal_order", [one_of("order", N.PAPER_NAMES[N.CONTRACTS :])])
PIPE_TILE: Final = PipeTile("deal_pipe", [number("tile", 0, TILES - 1)])
ACTION_TILE: Final = ActionTile("deal_action", [one_of("action", N.ACTIONS)])
MARKER: Final = Marker("deal_marker", [number("kind", 0, N.MARKER_KINDS - 1)])
VALUATION: Final = Valuation("deal_valuation", [number("card", 1, N.VALUATIONS)])
FIRST_SEAT: Final[SeatLot[Table]] = SeatLot("first_seat", N.MOST_SEATS, log.FIRST_SEAT, is_first)
