"""Short ways to build and play positions of Pipeline in the tests."""

from collections.abc import Mapping
from typing import Any

from spindletop.games.pipeline import GAME
from spindletop.games.pipeline.state import Table
from spindletop.kernel.state import CHANCE, OVER

COSTS = {"O": [4, 6, 5], "S": [5, 5, 6], "T": [6, 4, 7]}
REFINERY = [
    [47, 16, 16, 0],
    [87, 19, 16, 2],
    [33, 14, 16, 0],
    [92, 16, 17, 0],
    [42, 19, 17, 2],
    [49, 14, 17, 0],
    [89, 16, 15, 0],
    [46, 19, 15, 2],
    [73, 15, 15, 2],
]
MACHINE_HALL = [
    [130, 16, 16, 0],
    [61, 19, 16, 2],
    [79, 15, 16, 2],
    [71, 16, 17, 0],
    [124, 18, 17, 0],
    [91, 14, 17, 0],
    [47, 17, 15, 2],
    [39, 18, 15, 0],
    [80, 14, 15, 0],
    [18, 16, 18, 0],
    [41, 18, 18, 0],
    [125, 14, 18, 0],
]
STRAIGHT = [[104, 16, 16, 0], [103, 19, 16, 2], [102, 20, 16, 0]]
LOOP = [[21, 16, 16, 2], [18, 15, 17, 0]]


def at(
    red: Mapping[str, Any] | None = None,
    seats: int = 2,
    options: Mapping[str, object] | None = None,
    **description: Any,
) -> Table:
    """Return a position; `red` is the board of the first seat, which is to move unless `turn` says otherwise."""
    boards = dict(description.pop("boards", {}))
    boards["red"] = dict(red or {})
    return GAME.position(seats, options, {"seats": boards, **description})


def do(s: Table, *lines: str) -> Table:
    """Play actions written as text; each must be legal."""
    for line in lines:
        s.play(GAME.vocabulary.parse(line))
    return s


def refused(s: Table, line: str) -> str:
    """Return the clause that forbids an action, or "legal"."""
    refusal = s.refusal(GAME.vocabulary.parse(line))
    return "legal" if refusal is None else refusal.clause


def legal(s: Table, verb: str) -> list[str]:
    """Return the legal actions of a verb as text."""
    lines = [GAME.vocabulary.text(a) for a in s.choices()]
    return [line for line in lines if line.split()[0] == verb]


def through_chance(s: Table) -> Table:
    """Let chance bring the first outcome of every draw until somebody is to decide."""
    while s.mover == CHANCE:
        s.play(s.choices()[0])
    return s


def end_round(s: Table) -> Table:
    """Let every seat pass until the next round begins or the game is over."""
    now = s.round
    while s.round == now and s.mover != OVER:
        if s.mover == CHANCE:
            s.play(s.choices()[0])
            continue
        for line in ["pass", "end_turn", "decline"]:
            if refused(s, line) == "legal":
                do(s, line)
                break
        else:
            s.play(s.choices()[0])
    return through_chance(s)


def oil(s: Table, seat: int = 0) -> list[str]:
    """Return the barrels of a seat as codes."""
    return [
        f"{letter}{grade}"
        for colour, letter in enumerate("OST")
        for grade in range(4)
        for _ in range(s.stock(seat, colour, grade))
    ]


def pipelines(s: Table, seat: int = 0, attached: bool = False) -> list[str]:
    """Return the pipelines of a seat as colour and length, the longest of each colour first."""
    network = s.networks[seat]
    found = [
        (int(network.colour[p]), -int(network.length[p]))
        for p in range(len(network.length))
        if network.length[p] > 0 and (network.attached[p] != 0 or not attached)
    ]
    return [f"{'OST'[colour]} {-length}" for colour, length in sorted(found)]


def run_list(s: Table) -> list[str]:
    """Return the pipelines of the run under way, in its order."""
    network = s.networks[s.turn]
    return [f"{'OST'[network.colour[p]]} {network.length[p]}" for p in s.run]
