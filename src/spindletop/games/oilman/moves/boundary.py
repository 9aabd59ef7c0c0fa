"""Drawing a boundary round new property, hole by hole, and putting it up for auction (OM-24, OM-30 to OM-38)."""

from typing import Final, final

from librt.vecs import append
from mypy_extensions import i64

from spindletop.games.oilman import log
from spindletop.games.oilman import reasons as R
from spindletop.games.oilman.components import HOLE_NAMES, HOLES
from spindletop.games.oilman.state import FREE, Table
from spindletop.kernel.buffer import Buffer, index_of
from spindletop.kernel.refusal import LEGAL
from spindletop.kernel.verb import Verb, one_of
from spindletop.kernel.words import counted


@final
class Draw(Verb[Table]):
    """Spend the turn on drawing a boundary round new property.  [OM-24, OM-35, OM-38]"""

    def refuse(self, s: Table, x: i64) -> i64:
        """Need a free hole and somebody to sell to."""
        if s.free_holes == 0:
            return R.NO_FREE_HOLE  # OM-35
        if s.all_barred():
            return R.ALL_BARRED  # OM-35
        return LEGAL


@final
class Mark(Verb[Table]):
    """Mark one more hole of the boundary; the last one closes it.  [OM-30 to OM-34]"""

    def offer(self, s: Table, out: Buffer) -> None:
        """Propose free holes: at first those in a large enough area, then those beside the marks."""
        if len(s.marks) == 0:
            hole: i64 = 0
            while hole < HOLES:
                if s.plot[hole] == FREE and self._room(s, hole):
                    out.add(hole)
                hole += 1
            return
        first = out.size
        for mark in s.marks:
            for beside in s.terms.neighbours[mark]:
                if s.plot[beside] != FREE or s.marked(beside):
                    continue
                if index_of(out.items, self.base + beside, first, out.size) < 0:
                    out.add(beside)

    def _room(self, s: Table, hole: i64) -> bool:
        return s.round > 1 or s.free_area(hole, s.size_wanted) >= s.size_wanted

    def refuse(self, s: Table, x: i64) -> i64:
        """Keep the boundary in one piece on free ground."""
        if s.plot[x] != FREE:
            return R.TAKEN  # OM-32
        if s.marked(x):
            return R.ALREADY_MARKED  # OM-32
        if len(s.marks) > 0:
            return LEGAL if s.adjoins_marks(x) else R.NOT_ADJOINING  # OM-31
        return LEGAL if self._room(s, x) else R.AREA_TOO_SMALL  # OM-34

    def apply(self, s: Table, x: i64) -> None:
        s.marks = append(s.marks, x)
        if s.listener is not None:
            s.tell(log.MARKED, s.turn, {"hole": HOLE_NAMES[x]})

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        return {"hole": HOLE_NAMES[x], "wanted": s.size_wanted}


@final
class Offer(Verb[Table]):
    """Close the boundary and put the property up for auction.  [OM-33]"""

    def refuse(self, s: Table, x: i64) -> i64:
        """Need a mark, and a round after the first."""
        if s.round == 1:
            return R.NINE_IN_ROUND_ONE  # OM-33
        if len(s.marks) == 0:
            return R.NOTHING_TO_OFFER  # OM-33
        return LEGAL

    def words(self, s: Table, x: i64) -> str:
        return f"Close the boundary round {counted(len(s.marks), 'hole')} and auction the property"


DRAW: Final = Draw("draw", words="Draw a property and put it up for auction", told=log.DREW)
MARK: Final = Mark("mark", [one_of("hole", HOLE_NAMES)], exact=True, words="Mark {hole}", place="hole:{hole}")
OFFER: Final = Offer("offer")
