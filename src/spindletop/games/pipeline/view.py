"""What a seat may see."""

from spindletop.games.pipeline.state import Table


def view(s: Table, seat: int) -> dict[str, object]:
    """Return the table."""
    return {}
