"""Upgrades: buy up to two cards, then perhaps turn one more token (PL-7xx)."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.games.pipeline import log
from spindletop.games.pipeline import names as N
from spindletop.games.pipeline import reasons as R
from spindletop.games.pipeline.state import STACK_MACHINE, Table
from spindletop.kernel.bits import bit
from spindletop.kernel.figures import Figures
from spindletop.kernel.refusal import LEGAL
from spindletop.kernel.verb import Verb, one_of

ROMAN: Final = ["", "I", "II", "III"]


def refuse_card(s: Table, family: i64) -> i64:
    """Return why the seat's next card of a family cannot be had (PL-701, PL-702)."""
    if (s.families >> family) & 1 == 0:
        return R.FAMILY_NOT_IN_PLAY  # PL-105
    if (s.face_up >> family) & 1 == 0:
        return R.TOKEN_DOWN  # PL-701, PL-703
    level = s.level(s.turn, family)
    if level >= N.LEVELS or s.on_offer[family * N.LEVELS + level] == 0:
        return R.NO_CARD  # PL-702
    if s.terms.machine_needs_network and s.terms.box.gain(family, level + 1, N.GAIN_STACK) > 0:
        return LEGAL if s.networks[s.turn].bare > 0 else R.NO_PLACE_FOR_GIFT  # PL-R16
    return LEGAL


def can_buy(s: Table, cash: i64) -> bool:
    """Tell whether the seat could buy any upgrade with this much cash."""
    if cash < s.terms.box.upgrade_price:
        return False
    family: i64 = 0
    while family < N.FAMILIES:
        if refuse_card(s, family) == LEGAL:
            return True
        family += 1
    return False


@final
class Upgrade(Verb[Table]):
    """Buy the next card of a family and turn its token.  [PL-701 to PL-703, PL-705]"""

    def refuse(self, s: Table, x: i64) -> i64:
        """Ask the token, the card, the purse and the limit of the action."""
        barred = refuse_card(s, x)
        if barred != LEGAL:
            return barred
        if s.parts >= s.terms.box.most_upgrades:
            return R.ENOUGH_UPGRADES  # PL-701
        return LEGAL if s.cash[s.turn] >= s.terms.box.upgrade_price else R.TOO_DEAR  # PL-205

    def apply(self, s: Table, x: i64) -> None:
        """Pay, take the card, turn the token; what the card gives at once comes next."""
        box = s.terms.box
        s.pay(s.turn, box.upgrade_price)
        level = s.level(s.turn, x) + 1
        s.on_offer[x * N.LEVELS + level - 1] -= 1
        s.levels[s.turn * N.FAMILIES + x] = level
        s.face_up &= ~bit(x)
        s.parts += 1
        if s.listener is not None:
            facts = {"family": N.FAMILY_WORDS[x], "level": ROMAN[level], "amount": int(box.upgrade_price)}
            s.tell(log.UPGRADED, s.turn, facts)
        s.again()
        receive_gains(s, x, level)

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        box = s.terms.box
        return {
            "family": N.FAMILY_WORDS[x],
            "most": box.most_upgrades,
            "price": box.upgrade_price,
            "cash": s.cash[s.turn],
        }

    def words(self, s: Table, x: i64) -> str:
        return f"Buy {N.FAMILY_WORDS[x]} {ROMAN[min(N.LEVELS, s.level(s.turn, x) + 1)]} for {s.terms.box.upgrade_price}"

    def hint(self, s: Table, x: i64) -> str:
        return HINTS[x * N.LEVELS + min(N.LEVELS - 1, s.level(s.turn, x))]

    def figures(self, s: Table, x: i64) -> Figures:
        return Figures(cost=int(s.terms.box.upgrade_price))


def receive_gains(s: Table, family: i64, level: i64) -> None:
    """Note what a card gives at once: government tiles, shop goods, a machine (PL-1501, PL-1510, PL-1511, PL-1519)."""
    box = s.terms.box
    s.gov_takes = box.gain(family, level, N.GAIN_GOV)
    s.tank_takes = box.gain(family, level, N.GAIN_TANKS)
    s.pipe_takes = box.gain(family, level, N.GAIN_PIPES)
    s.machine_takes = box.gain(family, level, N.GAIN_MACHINES)
    if box.gain(family, level, N.GAIN_STACK) > 0 and s.networks[s.turn].bare > 0:
        if s.machine_stack > 0:
            s.machine = STACK_MACHINE
        else:
            s.machine_takes += 1  # PL-R16


@final
class Flip(Verb[Table]):
    """Turn one more token face down and end the action.  [PL-704]"""

    def refuse(self, s: Table, x: i64) -> i64:
        if s.parts == 0:
            return R.BUY_FIRST  # PL-704
        if (s.families >> x) & 1 == 0:
            return R.FAMILY_NOT_IN_PLAY  # PL-105
        return LEGAL if (s.face_up >> x) & 1 != 0 else R.TOKEN_DOWN  # PL-704

    def apply(self, s: Table, x: i64) -> None:
        s.face_up &= ~bit(x)
        if s.listener is not None:
            s.tell(log.FLIPPED, s.turn, {"family": N.FAMILY_WORDS[x]})

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        return {"family": N.FAMILY_WORDS[x]}

    def words(self, s: Table, x: i64) -> str:
        return f"Turn the token of {N.FAMILY_WORDS[x]} face down and end the action"

    def hint(self, s: Table, x: i64) -> str:
        return "nobody can buy it before the next Refresh"


HINTS: Final = [
    "2 government tiles now, 1 at the start of each later year",
    "4 government tiles now",
    "6 government tiles now",
    "every 4 segments of a pipeline count one more",
    "every 4 segments of a pipeline count two more",
    "each pipeline refines two barrels of the same grade a run",
    "refined rows of the markets pay and cost 5 more",
    "a market action trades in all three refined markets",
    "any colour may be sold on any row of the refined markets",
    "2 tanks and 1 pipe now, 2 tanks at the start of each later year",
    "1 machine and 2 pipes from the shops now",
    "1 machine and 4 pipes from the shops now",
    "contracts may be filled twice a year",
    "10 more for every barrel delivered",
    "orders may be taken as contracts",
    "the secondary action is free",
    "the secondary action may be two steps away",
    "two main actions a turn, no secondary actions",
    "1 machine now, and your worker may run a machine for free",
    "a machine run costs 5",
    "one more machine run, before your first action",
]

UPGRADE: Final = Upgrade("upgrade", [one_of("family", N.FAMILY_NAMES)], place="upgrade:{family}")
FLIP: Final = Flip("flip", [one_of("family", N.FAMILY_NAMES)], place="token:{family}")
