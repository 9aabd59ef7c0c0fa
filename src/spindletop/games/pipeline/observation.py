"""A position of Pipeline as a learner sees it: boards, networks, markets, papers and the action under way."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.games.pipeline.observed import action, board, company, own_board
from spindletop.games.pipeline.state import Table
from spindletop.kernel.observation import Observation, Piece, SparseRow

STEPS: Final = [
    *["tanks_setup", "turn", "after_work", "after_machines", "turn_order"],
    *["market", "tanks_pipes", "machines_pipes", "contracts", "upgrades", "gov_buy", "gov_take", "shop_take"],
    *["place", "place_machine", "refine", "use"],
    *["deal families", "deal contracts", "deal orders", "deal pipe tiles", "deal action tiles", "deal markers"],
    *["deal valuations", "first seat", "over"],
]
"""Everything a position of this game can wait for."""


@final
class PipelineObservation(Observation[Table]):
    """Seats are counted from the own one; networks by tile, and the open ends of the own network by cell."""

    def __init__(self) -> None:
        super().__init__(STEPS)
        self.pending = action.pending_steps()

    def pieces(self, s: Table) -> list[Piece]:
        """Return the pieces in the order in which they are written."""
        found = [*self.order_of_play(int(s.seats)), *action.pieces(s)]
        for i in range(s.seats):
            found += company.pieces(s, "own" if i == 0 else f"next{i}")
        return found + own_board.pieces() + board.pieces(s)

    def write(self, s: Table, seat: i64, row: SparseRow) -> None:
        """Write the position as a company sees it."""
        self.write_order_of_play(s, seat, row)
        action.write(s, seat, self.pending, row)
        i: i64 = 0
        while i < s.seats:
            company.write(s, (seat + i) % s.seats, row)
            i += 1
        own_board.write(s, seat, row)
        board.write(s, row)
