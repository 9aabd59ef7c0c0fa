"""How things of the table are called in sentences: barrels, papers, tiles, spaces."""

from spindletop.games.pipeline import names as N
from spindletop.games.pipeline.state import Table


def barrel(colour: int, grade: int) -> str:
    """Name a barrel: mid teal."""
    return f"{N.GRADE_NAMES[grade]} {N.COLOUR_NAMES[colour]}"


def sale(s: Table, row: int, colour: int, grade: int) -> str:
    """Say which barrel is sold where: high teal in Market 2 as mid teal."""
    box = s.terms.box
    asked = barrel(int(box.row_colour[row]), int(box.row_grade[row]))
    sold = barrel(colour, grade)
    where = N.MARKET_NAMES[box.row_market[row]]
    return f"{sold} in {article(where)}" + (f" as {asked}" if asked != sold else "")


def purchase(s: Table, row: int, colour: int) -> str:
    """Say which barrel is bought where: crude teal in the Crude Market."""
    box = s.terms.box
    return f"{barrel(colour, int(box.row_grade[row]))} in {article(N.MARKET_NAMES[box.row_market[row]])}"


def article(market: str) -> str:
    """Put the article before the one market that needs it."""
    return market if market[-1].isdigit() else f"the {market}"


def row(s: Table, number: int) -> str:
    """Name a row of a market: the mid teal row of Market 2."""
    box = s.terms.box
    what = barrel(int(box.row_colour[number]), int(box.row_grade[number]))
    return f"the {what} row of {article(N.MARKET_NAMES[box.row_market[number]])}"


def paid(amount: int) -> str:
    """Say what was paid."""
    return f"for {amount}" if amount > 0 else "for free"


def lines(s: Table, paper: int) -> str:
    """Write the lines of a contract or order: T1 T1."""
    box = s.terms.box
    codes: list[str] = []
    for line in range(box.line_count[paper]):
        at = paper * N.MOST_LINES + line
        codes.append(f"{N.LETTERS[box.line_colour[at]]}{box.line_grade[at]}")
    return " ".join(codes)


def paper(s: Table, number: int) -> str:
    """Name a contract or order with its lines."""
    kind = "contract" if number < N.CONTRACTS else "order"
    return f"{kind} {N.PAPER_NAMES[number]} ({lines(s, number)})"


def action(s: Table, space: int) -> str:
    """Name the action of a space of the cross."""
    if space < len(N.MARKET_NAMES):
        return N.MARKET_NAMES[space]
    tile = int(s.inner[space - len(N.MARKET_NAMES)])
    return N.ACTION_WORDS[tile] if tile >= 0 else "an empty space"


def tile(s: Table, number: int) -> str:
    """Describe a pipe tile: its number, the colour of its central pipe and those of its side pipes."""
    _, _, centre, left, right = s.terms.box.pieces.tiles[number]
    if centre == left == right:
        return f"tile {number} (all {N.COLOUR_NAMES[centre]})"
    sides = N.COLOUR_NAMES[left] if left == right else f"{N.COLOUR_NAMES[left]} and {N.COLOUR_NAMES[right]}"
    return f"tile {number} ({N.COLOUR_NAMES[centre]}, sides {sides})"
