"""Positions and games in a notebook: the same table that the browser draws, in a frame of its own."""

import html

from spindletop.games.shelf import shelf
from spindletop.kernel.game import AnyGame
from spindletop.kernel.record import Record
from spindletop.kernel.state import SPECTATOR, State
from spindletop.showing.page import page
from spindletop.showing.replay import Replay, of_record, of_state


class Picture:
    """A table that a notebook shows as the value of a cell."""

    def __init__(self, replay: Replay, height: int) -> None:
        self.replay = replay
        self.height = height

    def _repr_html_(self) -> str:
        """Return the frame that a notebook puts under the cell."""
        inside = html.escape(page(self.replay), quote=True)
        style = f"width:100%;height:{self.height}px;border:0"
        return f'<iframe srcdoc="{inside}" style="{style}" sandbox="allow-scripts allow-downloads"></iframe>'

    def save(self, path: str) -> None:
        """Write the picture as a page that is one file."""
        with open(path, "w", encoding="utf-8") as file:
            file.write(page(self.replay))


def show(shown: State | Record, seat: int | None = None, names: list[str] | None = None, height: int = 900) -> Picture:
    """Return the drawn table of a position, or a whole recorded game with a slider, for a notebook.

    It shows what `seat` may see, or what everybody may see if no seat is given; of a game that is over, everything.
    """
    viewer = SPECTATOR if seat is None else seat
    count = len(shown.names) if isinstance(shown, Record) else int(shown.seats)
    if not SPECTATOR <= viewer < count:
        raise ValueError(f"this table has the seats 0 to {count - 1}, not {seat}")
    replay = (
        of_record(shown, viewer, names) if isinstance(shown, Record) else of_state(game_of(shown), shown, viewer, names)
    )
    return Picture(replay, height)


def game_of(state: State) -> AnyGame:
    """Return the game on the shelf that a position belongs to."""
    for game in shelf().values():
        if game.vocabulary is state.vocabulary:
            return game
    raise LookupError("the game of this position is not on the shelf")
