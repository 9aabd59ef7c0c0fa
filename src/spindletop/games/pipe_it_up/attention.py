"""Which of its choices a seat thinks about: one city for a plant, and the plant before the last link."""

from typing import Final

from mypy_extensions import i64

from spindletop.games.pipe_it_up import turn
from spindletop.games.pipe_it_up.moves.pipelines import BUILD
from spindletop.games.pipe_it_up.moves.plants import BUILD_PLANT, BUILD_PLANT_OFF, BUY_TOKEN
from spindletop.games.pipe_it_up.state import Table
from spindletop.kernel.bits import members
from spindletop.kernel.buffer import Buffer
from spindletop.kernel.refusal import LEGAL

ANYTHING: Final[i64] = -1
A_PLANT: Final[i64] = -2
"""No action has this number: of a seat that wants a plant only the plant is kept."""


def narrow(s: Table, choices: Buffer) -> None:
    """Strike out a plant's other cities, for one is as good as another, and what can wait until a plant is paid."""
    wanted = before_the_end(s) if s.step is turn.ACT else ANYTHING
    plants = False
    kept: i64 = 0
    i: i64 = 0
    while i < choices.size:
        action = choices.items[i]
        keep = wanted == ANYTHING or action == wanted
        if is_plant(action):
            keep = not plants
            plants = True
        if keep:
            choices.items[kept] = action
            kept += 1
        i += 1
    choices.size = kept


def before_the_end(s: Table) -> i64:
    """Return what comes before the link that ends the game: a plant, or a token for one; both are worthless after it.

    With one link left, and the pipes for it at hand, other pipes and tokens serve nothing else (ruling R22).
    """
    box, seat = s.terms.box, s.turn
    left = s.terms.usable & ~s.built
    if left & (left - 1) != 0 or s.plants[seat] >= box.plants_per_seat:
        return ANYTHING
    link: i64 = members(left)[0]
    if BUILD.refuse(s, link) != LEGAL:
        return ANYTHING
    missing = box.plant_price - s.tokens[seat]
    if missing <= 0:
        return A_PLANT
    spare = s.stock[seat] - box.board.length[link]
    if spare < missing * box.token_price or missing > s.bank or BUY_TOKEN.refuse(s, 0) != LEGAL:
        return ANYTHING
    return BUY_TOKEN.base


def is_plant(action: i64) -> bool:
    """Tell whether an action builds a plant."""
    return BUILD_PLANT.base <= action < BUILD_PLANT.base + BUILD_PLANT.size or action == BUILD_PLANT_OFF.base
