"""Draws an observation as SVG: each piece a labelled grid, a filled square for each number that is not 0."""

from collections.abc import Iterator
from html import escape
from typing import Any

import numpy as np
import numpy.typing as npt

from spindletop.envs.observing import Observer, Part
from spindletop.kernel.observation import COUNT, MONEY
from spindletop.kernel.state import State

Grid = npt.NDArray[np.float32]
CELL = 6
"""The side of a square with the gap to its neighbour."""
ACROSS = 180
"""So many squares lie side by side at most."""
LETTER = 5.5
"""The mean width of a letter of a label."""
HEAD = 48
LABEL = 18
FLAG_COLOUR, COUNT_COLOUR, MONEY_COLOUR, NEGATIVE_COLOUR = "#2b6cb0", "#c05621", "#2f855a", "#c53030"
LEGEND = ((FLAG_COLOUR, "1"), (COUNT_COLOUR, "count"), (MONEY_COLOUR, "money"), (NEGATIVE_COLOUR, "below 0"))


def picture(observer: Observer, state: State, seat: int, title: str) -> str:
    """Return what a seat sees of a position; the darker a count, the larger it is."""
    flat = observer.flat(state, seat)
    drawn: list[str] = []
    x, y, lowest = 0, HEAD, HEAD
    for piece in observer.pieces:
        lines = laid_out(flat[piece.start : piece.stop].reshape(piece.shape))
        label = f"{piece.name} {'x'.join(map(str, piece.shape))}"
        across = max(width_of(lines) * CELL, int(LETTER * len(label)))
        if x > 0 and x + across > ACROSS * CELL:
            x, y = 0, lowest
        drawn += [f"<g><title>{escape(piece.meaning)}</title>", text(x, y + 10, label)]
        bottom = y + LABEL - LABEL % CELL
        for line in lines:
            left = x
            for grid in line:
                drawn += squares(grid, piece, left, bottom)
                left += (grid.shape[1] + 1) * CELL
            bottom += (max(grid.shape[0] for grid in line) + 1) * CELL
        drawn.append("</g>")
        lowest = max(lowest, bottom + CELL)
        x += CELL * (across // CELL + 3)
    seen = f"{title}: {observer.size:,} numbers, {np.count_nonzero(flat):,} of them not 0"
    return "\n".join([*opening(lowest), text(0, 14, seen, 13), *legend(), *drawn, "</svg>", ""])


def laid_out(numbers: npt.NDArray[Any]) -> list[list[Grid]]:
    """Return a piece as lines of grids that lie side by side."""
    if numbers.ndim == 1:
        across = ACROSS // 3
        return [[numbers[None, i : i + across]] for i in range(0, len(numbers), across)]
    if numbers.ndim == 2:
        return [[numbers.T if len(numbers) > max(ACROSS // 6, numbers.shape[1]) else numbers]]
    if numbers.ndim == 3:
        most = max(1, ACROSS // (numbers.shape[2] + 1))
        return [list(numbers[i : i + most]) for i in range(0, len(numbers), most)]
    return [line for block in numbers for line in laid_out(block)]


def width_of(lines: list[list[Grid]]) -> int:
    """Return how many squares the widest line has, gaps between its grids included."""
    return max(sum(int(grid.shape[1]) + 1 for grid in line) - 1 for line in lines)


def squares(grid: Grid, piece: Part, left: int, top: int) -> Iterator[str]:
    """Draw a grid: one pattern for all its empty squares, then the numbers that are not 0."""
    rows, columns = grid.shape
    yield f'<rect x="{left}" y="{top}" width="{columns * CELL}" height="{rows * CELL}" fill="url(#empty)"/>'
    for row, column in zip(*np.nonzero(grid), strict=True):
        value = float(grid[row, column])
        colour = {COUNT: COUNT_COLOUR, MONEY: MONEY_COLOUR}.get(piece.kind, FLAG_COLOUR)
        yield square(left + int(column) * CELL, top + int(row) * CELL, NEGATIVE_COLOUR if value < 0 else colour, value)


def square(x: int, y: int, colour: str, value: float) -> str:
    """Draw one number."""
    shade = round(0.3 + 0.7 * min(1.0, abs(value)), 2)
    faint = "" if shade == 1 else f' opacity="{shade}"'
    return f'<rect x="{x}" y="{y}" width="5" height="5" fill="{colour}"{faint}/>'


def text(x: int, y: int, words: str, size: int = 10) -> str:
    """Write some words."""
    return f'<text x="{x}" y="{y}" font-size="{size}">{escape(words)}</text>'


def opening(height: int) -> list[str]:
    """Return the beginning of the picture: its size, its ground and the look of an empty square."""
    across = ACROSS * CELL
    return [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-12 -6 {across + 24} {height + 12}"'
        ' font-family="system-ui, sans-serif" fill="#1a202c">',
        f'<defs><pattern id="empty" width="{CELL}" height="{CELL}" patternUnits="userSpaceOnUse">'
        '<rect width="5" height="5" fill="#e2e8f0"/></pattern></defs>',
        f'<rect x="-12" y="-6" width="{across + 24}" height="{height + 12}" fill="#fff"/>',
    ]


def legend() -> list[str]:
    """Explain the colours."""
    marks: list[str] = []
    for i, (colour, meaning) in enumerate(LEGEND):
        marks += [square(84 * i, 26, colour, 1.0), text(84 * i + 10, 32, meaning)]
    return marks
