"""What a tile joins: the pipelines that its pipes become part of, and what these are worth then (PL-903, PL-907)."""

from mypy_extensions import i64

from spindletop.games.pipeline.names import COLOURS, GRADE_NAMES, LETTERS
from spindletop.games.pipeline.network import Network, other_half
from spindletop.games.pipeline.pieces import EDGES, HALVES, SEGMENTS
from spindletop.games.pipeline.state import Table
from spindletop.games.pipeline.view_types import Grade, Join, Longer


def laid(s: Table, cell: i64, turn: i64) -> Network:
    """Return the network of the seat whose turn it is with the tile in hand on this cell."""
    network = s.networks[s.turn]
    trial = Network(network.pieces, network)
    trial.place(s.hand, cell, turn)
    return trial


def longer(before: Network, after: Network) -> list[Longer]:
    """Return the colours whose longest pipeline changes, with its length before and after."""
    found: list[Longer] = []
    for colour in range(COLOURS):
        old, new = int(before.longest(colour)), int(after.longest(colour))
        if old != new:
            found.append({"colour": LETTERS[colour], "from": old, "to": new})
    return found


def joins(s: Table, after: Network, cell: i64, turn: i64) -> list[Join]:
    """Return for every pipeline that the tile becomes part of how it grows, the longest first.

    `pipes` are those of the tile, counted from half A and in each half the central one first.
    """
    before = s.networks[s.turn]
    pipes: dict[int, list[int]] = {}
    parts: dict[int, list[int]] = {}
    cells = [cell, other_half(cell, turn)]
    for half in range(HALVES):
        for segment in range(SEGMENTS):
            p = int(after.label[cells[half] * SEGMENTS + segment])
            pipes.setdefault(p, []).append(half * SEGMENTS + segment)
            parts.setdefault(p, [])
        for edge in range(EDGES):
            there = after.joined(cells[half], edge)
            if there >= 0 and there // SEGMENTS not in cells:
                old = int(before.label[there])
                known = parts[int(after.label[there])]
                if old not in known:
                    known.append(old)
    found = [_grown(s, before, after, p, pipes[p], parts[p]) for p in pipes]
    found.sort(key=lambda one: -one["to"])
    return found


def _grown(s: Table, before: Network, after: Network, p: int, pipes: list[int], parts: list[int]) -> Join:
    """Return one pipeline of the tile: of which it is made, its length before and after, and what it refines to."""
    colour = after.colour[p]
    old = max((int(before.length[part]) for part in parts), default=0)
    new = int(after.length[p])
    worth = s.value(s.turn, new)
    return {
        "colour": LETTERS[colour],
        "pipes": pipes,
        "pipelines": parts,
        "from": old,
        "to": new,
        "value": int(worth),
        "reached": _grade(s, colour, s.value(s.turn, old)),
        "reaches": _grade(s, colour, worth),
    }


def _grade(s: Table, colour: i64, worth: i64) -> Grade | None:
    """Name the best grade that a value brings crude of a colour to, or nothing."""
    grade = s.reach(colour, worth)
    return GRADE_NAMES[grade] if grade > 0 else None
