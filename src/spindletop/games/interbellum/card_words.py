"""What a card does, in words made from its effects, so that a changed card describes itself."""

from typing import Final

from mypy_extensions import i64

from spindletop.games.interbellum import effects as E
from spindletop.games.interbellum.effects import Effect
from spindletop.games.interbellum.names import POWER_COUNT
from spindletop.games.interbellum.view_types import CardSort
from spindletop.kernel.words import counted

SORTS: Final[dict[CardSort, list[str]]] = {
    "build": ["build"],
    "influence": ["gain_influence", "lose_influence", "shift_influence"],
    "units": ["expand", "withdraw", "move", "expand_or_move"],
    "gas": ["gas_draw", "bag_remove"],
    "money": ["money", "money_per"],
}
"""What an action card may be about, the most telling first; whatever else there is concerns the cards themselves."""


def describe(effects: list[Effect], powers: list[str]) -> str:
    """Say what a card does, line after line, in words a player understands; `powers` are the printed names."""
    return "; ".join(_phrase(effect, powers) for effect in effects)


def sort_of(effects: list[Effect]) -> CardSort:
    """Return what a card is chiefly about: the first of SORTS that one of its lines belongs to."""
    ops = [E.OPS[effect.op] for effect in effects]
    for sort, belonging in SORTS.items():
        if any(op in belonging for op in ops):
            return sort
    return "cards"


def _phrase(effect: Effect, powers: list[str]) -> str:
    op = effect.op
    if op in (E.EXPAND, E.WITHDRAW):
        verb = "expands" if op == E.EXPAND else "withdraws"
        times = f" {effect.times}"
        if effect.power == E.BY_DIE:
            return f"roll {effect.dice} {'die' if effect.dice == 1 else 'dice'}: each power rolled {verb}{times}"
        return f"{_power_words(effect.power, powers)} {verb}{times}" + (" into a held territory" if effect.oust else "")
    if op == E.MOVE:
        return f"up to {effect.times} single moves of units of powers whose flag you hold"
    if op == E.EXPAND_OR_MOVE:
        where = " into a territory held by another power, whose unit goes home" if effect.oust else ""
        return f"a power whose flag you hold expands or moves one unit{where}"
    if op == E.BUILD:
        return "build for " + ", then ".join(f"${price}" for price in effect.prices) + ", anywhere"
    if op == E.BAG_REMOVE:
        return f"{effect.count} {E.COLOURS[effect.colour]} cubes leave the gas bag"
    if op == E.MODIFY:
        return _change_words(effect)
    share = _share_words(effect)
    return share if effect.who == E.PLAYER else f"{_who_words(effect.who)} {share}"


def _power_words(power: i64, powers: list[str]) -> str:
    if power < POWER_COUNT:
        return powers[power]
    words = {
        "fewest_out": "the power with fewest units outside",
        "most_out": "the power with most units outside",
        "own_flag": "a power whose flag you hold",
        "any": "any power",
    }
    return words[E.SELECTORS[power]]


def _who_words(who: i64) -> str:
    return [
        "each player:",
        "the poorest:",
        "the richest:",
        "who has least influence:",
        "who has most influence:",
    ][who]


def _share_words(effect: Effect) -> str:
    op = effect.op
    sign = "+" if effect.amount >= 0 else "-"
    if op == E.MONEY:
        return f"{sign}${abs(int(effect.amount))}"
    if op == E.MONEY_PER:
        per = ["flag held", "own well", "own unconnected well", "gas find"][effect.per]
        return f"{sign}${abs(int(effect.amount))} per {per}"
    n = int(effect.count)
    words = {
        "draw_cards": f"draw {counted(n, 'action card')}",
        "discard_cards": f"discard {counted(n, 'action card')}",
        "gain_influence": f"gain {n} influence of choice",
        "lose_influence": f"lose {n} influence of choice",
        "shift_influence": f"shift up to {counted(n, 'cube')} to other powers",
        "gas_draw": f"draw {counted(n, 'cube')} from the gas bag",
    }
    return words[E.OPS[op]]


def _change_words(effect: Effect) -> str:
    amount = int(effect.amount)
    key = effect.key
    if key == E.EXTRA_SEGMENTS:
        return f"{counted(amount, 'more extra pipeline')} per action"
    if key < E.DELTAS:
        things = ["pipelines", "bought influence", "each income action", "the fee at the card pile", "new wells"]
        return f"{things[key]}: {'+' if amount >= 0 else '-'}${abs(amount)}"
    if key == E.GAS_CUBES:
        return f"{amount} cubes per attempt in a gas search"
    if key == E.GAS_PRICE:
        return f"each attempt of a gas search costs ${amount}"
    if key == E.MOVE_STEPS:
        return "no unit may be moved" if amount == 0 else f"a moved unit may take {amount} steps"
    return "no fee at the card pile" if key == E.FEE_WAIVED else "no extra pipelines"
