"""What a position of Crude is worth to a company."""

from typing import final

from spindletop.games.crude.state import Table
from spindletop.kernel.insight import Insight


@final
class CrudeInsight(Insight[Table]):
    """Cash and what the assets bring."""
