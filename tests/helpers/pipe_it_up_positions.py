"""Small words for the tests of Pipe It Up: tables, moves, refusals, and maps that are built up to a point."""

import importlib.util
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from spindletop.games import find
from spindletop.kernel.dealer import pick
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import CHANCE

GAME: Any = find("pipe_it_up")
FOLDER = Path(__file__).parent.parent / "games" / "pipe_it_up"
BOX: Any = GAME.components()
LENGTHS = {f"L{i + 1:02}": int(BOX.board.length[i]) for i in range(BOX.board.links)}
ENDS = {
    f"L{i + 1:02}": (BOX.board.cities[BOX.board.end_a[i]].id, BOX.board.cities[BOX.board.end_b[i]].id)
    for i in range(BOX.board.links)
}
DOTTED = ["L05", "L09", "L11", "L13", "L21", "L25", "L40", "L42", "L51"]
COLOURS = ["yellow", "red", "purple", "green"]
PIPES = {"yellow": 55, "red": 55, "purple": 45, "green": 45}


def table(seats: int = 4, options: Mapping[str, object] | None = None, /, **description: object) -> Any:
    """Return the position that a description asks for."""
    return GAME.position(seats, options or {}, description)


def do(s: Any, *lines: str) -> Any:
    """Play these lines of text and return the table."""
    for line in lines:
        s.play(s.vocabulary.parse(line))
    return s


def refused(s: Any, line: str, seat: int | None = None) -> str:
    """Return the clause that forbids a line now, or nothing if it is legal."""
    refusal = s.refusal(s.vocabulary.parse(line), seat)
    return "" if refusal is None else refusal.clause


def legal(s: Any, verb: str) -> list[str]:
    """Return what may be done with a verb now."""
    lines = [s.vocabulary.text(a) for a in s.choices()]
    return [line for line in lines if line.split()[0] == verb]


def weights(s: Any) -> dict[str, int]:
    """Return the weights of chance by the text of the outcome."""
    return {s.vocabulary.text(a): w for a, w in zip(s.choices(), s.weights(), strict=True)}


def deal(s: Any, *missions: str) -> Any:
    """Deal these missions from the first seat on."""
    for away, mission in enumerate(missions):
        do(s, f"deal {(s.first + away) % s.seats} {mission}")
    return s


def links(seats: int, *without: str) -> list[str]:
    """Return the links in play, without some."""
    return [link for link in LENGTHS if link not in without and not (seats == 2 and link in DOTTED)]


def listed(text: str) -> list[str]:
    """Return the links of a line."""
    return text.split()


def away_from(chosen: list[str], *cities: str) -> list[str]:
    """Return those of the links that do not end at these cities."""
    return [link for link in chosen if not set(ENDS[link]) & set(cities)]


def thinned(chosen: list[str], wanted: int, keep: tuple[str, ...] = ()) -> list[str]:
    """Return so many of the links, in one piece with Kumasi and reaching the same cities."""
    left = list(chosen)
    for link in reversed(chosen):
        rest = [one for one in left if one != link]
        if len(left) > wanted and link not in keep and joined(rest) == joined(chosen):
            left = rest
    assert len(left) == wanted
    return left


def joined(chosen: list[str]) -> set[str]:
    """Return the cities that the links join to Kumasi."""
    cities = {"kumasi"}
    grown = True
    while grown:
        grown = False
        for link in chosen:
            ends = set(ENDS[link])
            if ends & cities and not ends <= cities:
                cities |= ends
                grown = True
    return cities


def shared(chosen: list[str], seats: int, spare: Mapping[str, int] | None = None) -> dict[str, dict[str, Any]]:
    """Return the links shared out among the colours, each link to the colour with most pipes left."""
    left = {colour: PIPES[colour] - (spare or {}).get(colour, 0) for colour in COLOURS[:seats]}
    owned: dict[str, dict[str, Any]] = {colour: {"links": []} for colour in left}
    for link in sorted(chosen, key=lambda one: (-LENGTHS[one], one)):
        colour = max(left, key=lambda one: left[one])
        left[colour] -= LENGTHS[link]
        owned[colour]["links"].append(link)
        assert left[colour] >= 0
    return owned


def random_action(s: Any, rng: Rng) -> int:
    """Return any action: a choice of the mover, or an outcome by its weight."""
    choices = s.choices()
    if s.mover == CHANCE:
        odds = s.weights()
        return int(choices[pick(int(rng.below(sum(odds))), odds)])
    return int(choices[int(rng.below(len(choices)))])


def watch(start: Any) -> Any:
    """Return the watch over the invariants, begun at this position."""
    spec = importlib.util.spec_from_file_location("pipe_it_up_invariants", FOLDER / "invariants.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.Watch(start)


def pipelines_of(pipes: int) -> list[str]:
    """Return links that grow from Kumasi and take exactly so many pipes."""
    chosen: list[str] = []
    left = pipes
    grown = True
    while left and grown:
        grown = False
        cities = joined(chosen)
        for link, length in LENGTHS.items():
            if link not in chosen and length <= left and set(ENDS[link]) & cities:
                chosen.append(link)
                left -= length
                cities |= set(ENDS[link])
                grown = True
    assert left == 0
    return chosen
