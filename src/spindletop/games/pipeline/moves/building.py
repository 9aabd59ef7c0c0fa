"""Building the network: laying pipe tiles and placing machines (PL-604, PL-9xx)."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.games.pipeline import joining, log
from spindletop.games.pipeline import reasons as R
from spindletop.games.pipeline import words as say
from spindletop.games.pipeline.network import CELLS, COVERED, SIDE, WRAP, other_half
from spindletop.games.pipeline.pieces import HALVES, TILES, TURNS
from spindletop.games.pipeline.state import EMPTY, NO_MACHINE, STACK_MACHINE, Table
from spindletop.games.pipeline.view_types import TileEffects
from spindletop.kernel.buffer import Buffer
from spindletop.kernel.figures import Figures
from spindletop.kernel.refusal import LEGAL
from spindletop.kernel.verb import Verb, number, one_of


def turns_of(s: Table, tile: i64) -> i64:
    """Return how many rotations of a tile are different."""
    return TURNS // 2 if s.terms.box.pieces.symmetric[tile] != 0 else TURNS


@final
class Place(Verb[Table]):
    """Lay the tile in hand beside an uncovered half of the network.  [PL-901, PL-902]"""

    def offer(self, s: Table, out: Buffer) -> None:
        network = s.networks[s.turn]
        turns = turns_of(s, s.hand)
        if len(network.tiles) > 0:
            network.offer_spots(turns, out)
            return
        turn: i64 = 0
        while turn < turns:
            out.add(s.terms.box.anchor * TURNS + turn)  # PL-901
            turn += 1

    def refuse(self, s: Table, x: i64) -> i64:
        """Ask the cells, the neighbours and the edge of the table."""
        network = s.networks[s.turn]
        cell = x // TURNS
        two = other_half(cell, x % TURNS)
        if x % TURNS >= turns_of(s, s.hand):
            return R.SAME_TURN
        if len(network.tiles) == 0:
            return LEGAL if cell == s.terms.box.anchor else R.FIRST_TILE  # PL-901
        if not network.is_free(cell) or not network.is_free(two):
            return R.CELL_TAKEN  # PL-902
        if not network.touches(cell) and not network.touches(two):
            return R.NOT_TOUCHING  # PL-902, PL-R4
        return LEGAL if network.fits(cell, two) else R.OFF_THE_TABLE  # PL-902

    def apply(self, s: Table, x: i64) -> None:
        cell = x // TURNS
        s.build(s.turn).place(s.hand, cell, x % TURNS)
        if s.listener is not None:
            where = {"x": int(cell // SIDE), "y": int(cell & WRAP), "turn": int(x % TURNS)}
            s.tell(log.PLACED, s.turn, {"tile": int(s.hand), **where})
        s.hand = EMPTY

    def words(self, s: Table, x: i64) -> str:
        cell = x // TURNS
        return f"Lay {say.tile(s, int(s.hand))} on {cell // SIDE}, {cell & WRAP}, turned {x % TURNS}"

    def place(self, s: Table, x: i64) -> str:
        cell = x // TURNS
        return f"cell:{cell // SIDE}:{cell & WRAP}"

    def hint(self, s: Table, x: i64) -> str:
        """Say how the longest pipelines would change."""
        after = joining.laid(s, x // TURNS, x % TURNS)
        parts = [f"{one['colour']} {one['from']}→{one['to']}" for one in joining.longer(s.networks[s.turn], after)]
        return "longest " + ", ".join(parts) if parts else ""

    def figures(self, s: Table, x: i64) -> Figures:
        """Tell what the pipes of the tile would join, and which pipelines would be the longest."""
        cell, turn = x // TURNS, x % TURNS
        after = joining.laid(s, cell, turn)
        longest = joining.longer(s.networks[s.turn], after)
        effects: TileEffects = {"joins": joining.joins(s, after, cell, turn), "longest": longest}
        return Figures(effects=effects)


@final
class PlaceMachine(Verb[Table]):
    """Put the machine on an uncovered half of an own tile.  [PL-604, PL-905]"""

    def offer(self, s: Table, out: Buffer) -> None:
        network = s.networks[s.turn]
        i: i64 = 0
        while i < i64(len(network.tiles)):
            half: i64 = 0
            while half < HALVES:
                if network.kind[network.half_cell(i, half)] < COVERED:
                    out.add(network.tiles[i] // (CELLS * TURNS) * HALVES + half)
                half += 1
            i += 1

    def refuse(self, s: Table, x: i64) -> i64:
        network = s.networks[s.turn]
        i = network.find(x // HALVES)
        if i < 0:
            return R.NOT_YOUR_TILE  # PL-604
        return LEGAL if network.kind[network.half_cell(i, x % HALVES)] < COVERED else R.HALF_COVERED  # PL-604

    def apply(self, s: Table, x: i64) -> None:
        """Cover the half; a machine given by Machines I leaves the stack only now."""
        network = s.build(s.turn)
        cell = network.half_cell(network.find(x // HALVES), x % HALVES)
        network.cover(cell)
        if s.machine == STACK_MACHINE:
            s.machine_stack -= 1  # PL-1519
        s.machine = NO_MACHINE
        if s.listener is not None:
            s.tell(log.COVERED, s.turn, {"x": int(cell // SIDE), "y": int(cell & WRAP)})

    def words(self, s: Table, x: i64) -> str:
        return f"Put the machine on half {'AB'[x % HALVES]} of {say.tile(s, int(x // HALVES))}"

    def place(self, s: Table, x: i64) -> str:
        network = s.networks[s.turn]
        i = network.find(x // HALVES)
        if i < 0:
            return ""
        cell = network.half_cell(i, x % HALVES)
        return f"cell:{cell // SIDE}:{cell & WRAP}"


PLACE: Final = Place(
    "place", [number("x", 0, SIDE - 1), number("y", 0, SIDE - 1), number("turn", 0, TURNS - 1)], exact=True
)
PLACE_MACHINE: Final = PlaceMachine(
    "place_machine", [number("tile", 0, TILES - 1), one_of("half", ["A", "B"])], exact=True
)
