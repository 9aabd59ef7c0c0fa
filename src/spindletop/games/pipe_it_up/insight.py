"""What a position of Pipe It Up is worth to a seat, from the experience of its players."""

from typing import final

from spindletop.games.pipe_it_up.state import Table
from spindletop.kernel.insight import Insight


@final
class PipeInsight(Insight[Table]):
    """Points on the track."""
