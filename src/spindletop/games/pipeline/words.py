"""How things of the table are called in sentences: barrels, papers, tiles, spaces."""

from spindletop.games.pipeline.names import (
    ACTION_WORDS,
    COLOUR_NAMES,
    CONTRACTS,
    GRADE_NAMES,
    LETTERS,
    MARKET_NAMES,
    MOST_LINES,
    PAPER_NAMES,
)
from spindletop.games.pipeline.state import Table


def barrel(colour: int, grade: int) -> str:
    """Name a barrel: mid teal."""
    return f"{GRADE_NAMES[grade]} {COLOUR_NAMES[colour]}"


def lines(s: Table, paper: int) -> str:
    """Write the lines of a contract or order: T1 T1."""
    box = s.terms.box
    codes: list[str] = []
    for line in range(box.line_count[paper]):
        at = paper * MOST_LINES + line
        codes.append(f"{LETTERS[box.line_colour[at]]}{box.line_grade[at]}")
    return " ".join(codes)


def paper(s: Table, number: int) -> str:
    """Name a contract or order with its lines."""
    kind = "contract" if number < CONTRACTS else "order"
    return f"{kind} {PAPER_NAMES[number]} ({lines(s, number)})"


def action(s: Table, space: int) -> str:
    """Name the action of a space of the cross."""
    if space < len(MARKET_NAMES):
        return MARKET_NAMES[space]
    tile = int(s.inner[space - len(MARKET_NAMES)])
    return ACTION_WORDS[tile] if tile >= 0 else "an empty space"


def tile(s: Table, number: int) -> str:
    """Describe a pipe tile: its number, its central colour and those of its sides."""
    _, _, centre, left, right = s.terms.box.pieces.tiles[number]
    return f"tile {number} ({LETTERS[centre]} with {LETTERS[left]} and {LETTERS[right]})"
