"""The spaces of Gymnasium that describe what an observer shows, with bounds that hold."""

from typing import Any

import numpy as np
from gymnasium import spaces

from spindletop.envs.observing import DICT, Observer


def space_of(observer: Observer) -> spaces.Space[Any]:
    """Return the space of one observation: a Dict of named boxes, or one Box for the flat array."""
    if observer.form == DICT:
        return spaces.Dict(
            {piece.name: spaces.Box(*observer.bounds(piece), piece.shape, np.float32) for piece in observer.pieces}
        )
    low = np.empty(observer.size, np.float32)
    high = np.empty(observer.size, np.float32)
    for piece in observer.pieces:
        low[piece.start : piece.stop], high[piece.start : piece.stop] = observer.bounds(piece)
    return spaces.Box(low, high, dtype=np.float32)
