"""What all decisions of a turn have in common: they come in their order."""

from spindletop.games.crude.state import Table
from spindletop.kernel.step import Decision


class Phase(Decision[Table]):
    """A decision within a turn; what belongs to another one is refused by the order of the phases."""

    def citing(self, s: Table) -> str:
        """Cite the five phases of a turn."""
        return "CR-201"

    def governing(self, s: Table) -> str:
        """Cite the clause of this phase itself."""
        return self.clause
