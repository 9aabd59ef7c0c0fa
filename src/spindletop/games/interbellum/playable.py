"""Whether the first line of an action card could be carried out now (IB-661)."""

from typing import Final

from mypy_extensions import i64

from spindletop.games.interbellum import armies, hands
from spindletop.games.interbellum import effects as E
from spindletop.games.interbellum.atlas import SEGMENTS_A_WORD
from spindletop.games.interbellum.effects import Effect
from spindletop.games.interbellum.names import POWER_COUNT, SEGMENT_COUNT
from spindletop.games.interbellum.state import Table
from spindletop.kernel.bits import has

ALL_TERRITORIES: Final[i64] = 0x3FFFFFF


def playable(s: Table, seat: i64, effect: Effect, fee: i64) -> bool:
    """Tell whether the effect could begin after paying the fee."""
    op = effect.op
    if op == E.EXPAND:
        return _expands(s, s.flags_of(seat), effect.oust)
    if op == E.WITHDRAW:
        return s.occupied() != 0
    if op == E.MOVE:
        return armies.marches(s, s.flags_of(seat), ALL_TERRITORIES & ~s.occupied())
    if op == E.EXPAND_OR_MOVE:
        onto = s.occupied() if effect.oust else ALL_TERRITORIES & ~s.occupied()
        flags = s.flags_of(seat)
        return _expands(s, flags, effect.oust) or armies.marches(s, flags, onto)
    if op == E.BUILD:
        return s.pieces[seat] > 0 and effect.prices[0] + fee <= s.cash[seat] and _misses_segment(s, seat)
    if op == E.GAIN_INFLUENCE:
        return effect.who != E.PLAYER or s.cubes[seat] > 0
    if op in (E.LOSE_INFLUENCE, E.SHIFT_INFLUENCE):
        return effect.who != E.PLAYER or s.total_influence(seat) > 0
    if op == E.GAS_DRAW:
        return s.black > 0 and (effect.who != E.PLAYER or s.can_find(seat))
    if op == E.DRAW_CARDS:
        return hands.pile_size(s) + hands.discards_size(s) > 0
    if op == E.DISCARD_CARDS:
        return effect.who != E.PLAYER or s.hand_size[seat] > 1
    return True


def _expands(s: Table, flags: i64, oust: bool) -> bool:
    power: i64 = 0
    while power < POWER_COUNT:
        if has(flags, power):
            goals = armies.invasions(s, power) if oust else armies.expansions(s, power)
            if goals != 0:
                return True
        power += 1
    return False


def _misses_segment(s: Table, seat: i64) -> bool:
    full: i64 = 0xFFFFFFFFFFFF
    return s.pipes[2 * seat] != full or s.pipes[2 * seat + 1] != full


assert SEGMENT_COUNT == 2 * SEGMENTS_A_WORD


def needs(effect: Effect) -> str:
    """Say what an effect needs, for the refusal."""
    op = effect.op
    if op in (E.EXPAND, E.EXPAND_OR_MOVE):
        return "no power whose flag you hold has a legal target"
    if op == E.WITHDRAW:
        return "no unit stands outside"
    if op == E.MOVE:
        return "no unit of a flag of yours can move"
    if op == E.BUILD:
        return "you need a pipeline piece, a free segment and its price after the fee"
    if op == E.GAIN_INFLUENCE:
        return "you have no influence cube left"
    if op == E.GAS_DRAW:
        return "your meter is full or no black cube is left"
    return "there is nothing it could change"
