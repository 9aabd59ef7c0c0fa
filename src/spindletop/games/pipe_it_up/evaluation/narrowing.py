"""Which of its choices a seat thinks about: one city for a plant, the end once it is near, an answer it cannot hear."""

from typing import Final

from mypy_extensions import i64

from spindletop.games.pipe_it_up import turn
from spindletop.games.pipe_it_up.moves.pipelines import BUILD
from spindletop.games.pipe_it_up.moves.plants import BUILD_PLANT, BUILD_PLANT_OFF, BUY_TOKEN
from spindletop.games.pipe_it_up.moves.questions import JUDGE, RIGHT
from spindletop.games.pipe_it_up.moves.reservoirs import START_RESERVOIR
from spindletop.games.pipe_it_up.state import Table
from spindletop.kernel.buffer import Buffer
from spindletop.kernel.refusal import LEGAL
from spindletop.kernel.verb import AnyVerb

ANYTHING: Final[i64] = 0
"""Every choice is worth a thought."""
PLANT_FIRST: Final[i64] = 1
"""Only a plant, which is worthless after the last link (ruling R22)."""
TOKEN_FIRST: Final[i64] = 2
"""Only a token on the way to such a plant."""
FINISH: Final[i64] = 3
"""Only what scores: links and reservoirs."""
BELIEVE: Final[i64] = 4
"""Only that the answer is right: a bot that stands in for the reader cannot hear it (PU-3.2)."""


def narrow(s: Table, choices: Buffer) -> None:
    """Strike out a plant's other cities, for one is as good as another, and what serves nothing before the end."""
    aim = ANYTHING
    if s.step is turn.ACT:
        aim = aim_of(s)
    elif s.step is turn.JUDGEMENT:
        aim = BELIEVE
    plants = False
    kept: i64 = 0
    i: i64 = 0
    while i < choices.size:
        action = choices.items[i]
        if is_plant(action):
            keep = not plants
            plants = True
        else:
            keep = serves(action, aim)
        if keep:
            choices.items[kept] = action
            kept += 1
        i += 1
    choices.size = kept


def aim_of(s: Table) -> i64:
    """Return what a seat is after: the end, if it has the pipes for all that is left, and plants as long as they pay.

    Whoever can lay every link that is left gains nothing by waiting, neither pipes nor points; it can only leave some
    to others. Pipes and tokens beyond those links serve a plant, or nothing.
    """
    box, seat = s.terms.box, s.turn
    spare = s.stock[seat] - box.board.pipes_of(s.terms.usable & ~s.built)
    if spare < 0 or not can_lay_all(s):
        return ANYTHING
    if s.plants[seat] >= box.plants_per_seat:
        return FINISH
    missing = box.plant_price - s.tokens[seat]
    if missing <= 0:
        return PLANT_FIRST
    if spare < missing * box.token_price or missing > s.bank or BUY_TOKEN.refuse(s, 0) != LEGAL:
        return FINISH
    return TOKEN_FIRST


def can_lay_all(s: Table) -> bool:
    """Tell whether the limit of a pipeline a turn leaves room for all links that are left (PU-4.4)."""
    if not s.limited():
        return True
    left = s.terms.usable & ~s.built
    return s.builds == 0 and left & (left - 1) == 0


def serves(action: i64, aim: i64) -> bool:
    """Tell whether an action that is no plant is worth a thought."""
    if aim == BELIEVE:
        return action == JUDGE.base + RIGHT
    if aim == FINISH:
        return is_of(BUILD, action) or is_of(START_RESERVOIR, action)
    return aim == ANYTHING or (aim == TOKEN_FIRST and is_of(BUY_TOKEN, action))


def is_plant(action: i64) -> bool:
    """Tell whether an action builds a plant."""
    return is_of(BUILD_PLANT, action) or is_of(BUILD_PLANT_OFF, action)


def is_of(verb: AnyVerb, action: i64) -> bool:
    """Tell whether an action is one of a verb."""
    return verb.base <= action < verb.base + verb.size
