"""The effect vocabulary of the cards: what a line of a card may say, read and checked."""

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.interbellum.names import POWER_COUNT, POWERS
from spindletop.games.interbellum.view_types import ChangeKey
from spindletop.kernel.buffer import zeros
from spindletop.kernel.sheet import Sheet

OPS: Final = [
    "expand",
    "withdraw",
    "move",
    "expand_or_move",
    "money",
    "money_per",
    "draw_cards",
    "discard_cards",
    "gain_influence",
    "lose_influence",
    "shift_influence",
    "gas_draw",
    "bag_remove",
    "build",
    "modify",
]
EXPAND: Final[i64] = 0
WITHDRAW: Final[i64] = 1
MOVE: Final[i64] = 2
EXPAND_OR_MOVE: Final[i64] = 3
MONEY: Final[i64] = 4
MONEY_PER: Final[i64] = 5
DRAW_CARDS: Final[i64] = 6
DISCARD_CARDS: Final[i64] = 7
GAIN_INFLUENCE: Final[i64] = 8
LOSE_INFLUENCE: Final[i64] = 9
SHIFT_INFLUENCE: Final[i64] = 10
GAS_DRAW: Final[i64] = 11
BAG_REMOVE: Final[i64] = 12
BUILD: Final[i64] = 13
MODIFY: Final[i64] = 14

# Which power an order is for: one of the five, or found out when the card is carried out.
SELECTORS: Final = [*POWERS, "die", "fewest_out", "most_out", "own_flag", "any"]
BY_DIE: Final[i64] = 5
FEWEST_OUT: Final[i64] = 6
MOST_OUT: Final[i64] = 7
OWN_FLAG: Final[i64] = 8
ANY_POWER: Final[i64] = 9

WHO: Final = ["all", "poorest", "richest", "fewest_influence", "most_influence", "player"]
ALL: Final[i64] = 0
POOREST: Final[i64] = 1
RICHEST: Final[i64] = 2
FEWEST_INFLUENCE: Final[i64] = 3
PLAYER: Final[i64] = 5

PER: Final = ["flag", "well", "unconnected_well", "gas_find"]
PER_FLAG: Final[i64] = 0
PER_UNCONNECTED: Final[i64] = 2
PER_FIND: Final[i64] = 3

COLOURS: Final = ["black", "white"]
BLACK: Final[i64] = 0

# What a C card can change; the first six are added to a figure, the next three replace one, the last two switch.
KEYS: Final[list[ChangeKey]] = [
    "pipeline_price",
    "influence_price",
    "income",
    "card_fee",
    "well_price",
    "extra_segments",
    "gas_cubes_per_stake",
    "gas_stake_price",
    "move_steps",
    "card_fee_waived",
    "extra_segments_off",
]
PIPELINE_PRICE: Final[i64] = 0
INFLUENCE_PRICE: Final[i64] = 1
INCOME: Final[i64] = 2
CARD_FEE: Final[i64] = 3
WELL_PRICE: Final[i64] = 4
EXTRA_SEGMENTS: Final[i64] = 5
GAS_CUBES: Final[i64] = 6
GAS_PRICE: Final[i64] = 7
MOVE_STEPS: Final[i64] = 8
FEE_WAIVED: Final[i64] = 9
EXTRA_OFF: Final[i64] = 10
DELTAS: Final = 6
SWITCHES: Final = 9
KEY_COUNT: Final = 11

# Where an effect stands decides which words it may use.
EVENT: Final = "event"
C_EVENT: Final = "C event"
ACTION: Final = "action card"
GAS: Final = "gas find"
MOST: Final = 20


@final
class Effect:
    """One line of a card."""

    def __init__(self, op: i64) -> None:
        self.op = op
        self.power: i64 = 0
        self.times: i64 = 1
        self.dice: i64 = 0
        self.oust = False
        self.optional = False
        self.who: i64 = PLAYER
        self.per: i64 = 0
        self.amount: i64 = 0
        self.count: i64 = 0
        self.colour: i64 = BLACK
        self.key: i64 = 0
        self.prices: vec[i64] = zeros(0)


def read_effects(sheets: list[Sheet], card: str, place: str) -> list[Effect]:
    """Return the lines of a card, in order."""
    return [read_effect(sheet, card, place) for sheet in sheets]


def read_effect(sheet: Sheet, card: str, place: str) -> Effect:
    """Return one line of a card; an unknown word is an error that names the card."""
    allowed = allowed_ops(place)
    word = sheet.value("op", f"an effect word of {card}")
    sheet.check(word in allowed, "op", f"{card}: unknown effect {word!r}, expected one of {', '.join(allowed)}")
    effect = Effect(OPS.index(str(word)))
    op = effect.op
    if op in (EXPAND, WITHDRAW):
        _read_order(sheet, effect, card, place)
    elif op in (MOVE, EXPAND_OR_MOVE):
        _selector(sheet, effect, card, ["own_flag"])
        effect.times = sheet.integer("times", 1, MOST, 1)
        effect.oust = sheet.flag("oust", False)
        effect.optional = sheet.flag("optional", False)
    elif op == BUILD:
        prices = sheet.integers("prices", 0, 1000)
        sheet.check(1 <= len(prices) <= MOST, "prices", f"{card}: expected 1 to {MOST} prices, found {len(prices)}")
        effect.prices = vec[i64](prices)
    elif op == BAG_REMOVE:
        effect.colour = _word(sheet, "colour", card, COLOURS)
        effect.count = sheet.integer("count", 1, 1000)
    elif op == MODIFY:
        _read_change(sheet, effect, card)
    else:
        _read_share(sheet, effect, card, place)
    sheet.done()
    return effect


def allowed_ops(place: str) -> list[str]:
    """Return the effect words that may stand there: C cards change rules, the others act at once (IB-501)."""
    if place == C_EVENT:
        return ["modify"]
    if place == EVENT:
        return [op for op in OPS if op not in {"move", "expand_or_move", "shift_influence", "build", "modify"}]
    return [op for op in OPS if op != "modify"]


def _word(sheet: Sheet, key: str, card: str, words: Sequence[str]) -> int:
    found = sheet.value(key, f"one of {', '.join(words)}")
    sheet.check(found in words, key, f"{card}: unknown word {found!r}, expected one of {', '.join(words)}")
    return words.index(str(found))


def _selector(sheet: Sheet, effect: Effect, card: str, words: list[str]) -> None:
    effect.power = SELECTORS.index(words[_word(sheet, "power", card, words)])


def _read_order(sheet: Sheet, effect: Effect, card: str, place: str) -> None:
    expands = effect.op == EXPAND
    if place == EVENT:
        _selector(sheet, effect, card, [*POWERS, "die", "fewest_out" if expands else "most_out"])
    else:
        _selector(sheet, effect, card, ["own_flag"] if expands else ["any"])
        effect.oust = expands and sheet.flag("oust", False)
    effect.times = sheet.integer("times", 1, MOST, 1)
    if effect.power == BY_DIE:
        effect.dice = sheet.integer("dice", 1, POWER_COUNT)


def _read_change(sheet: Sheet, effect: Effect, card: str) -> None:
    effect.key = _word(sheet, "key", card, KEYS)
    if effect.key < DELTAS:
        effect.amount = sheet.integer("value", -1000, 1000)
    elif effect.key >= SWITCHES:
        effect.amount = sheet.integer("value", 1, 1)
    else:
        low = 0 if effect.key == MOVE_STEPS else 1
        effect.amount = sheet.integer("value", low, 2 if effect.key == MOVE_STEPS else 1000)


def _read_share(sheet: Sheet, effect: Effect, card: str, place: str) -> None:
    who = WHO[:-1] if place == EVENT else WHO
    effect.who = _word(sheet, "who", card, who)
    op = effect.op
    if op in (MONEY, MONEY_PER):
        effect.amount = sheet.integer("amount", -1000, 1000)
        if op == MONEY_PER:
            effect.per = _word(sheet, "per", card, PER)
    elif op == GAS_DRAW:
        effect.count = sheet.integer("cubes", 1, 1000)
    else:
        effect.count = sheet.integer("count", 1, MOST)
    if op == SHIFT_INFLUENCE:
        sheet.check(effect.who == PLAYER, "who", f"{card}: expected 'player'")
