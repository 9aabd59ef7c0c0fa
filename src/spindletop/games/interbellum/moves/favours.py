"""Smaller choices: a well at set-up, influence gained, lost or shifted, a card discarded, and being done."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.games.interbellum import hands, log, wells
from spindletop.games.interbellum import reasons as R
from spindletop.games.interbellum.decisions import Further
from spindletop.games.interbellum.moves.actions import well_name
from spindletop.games.interbellum.moves.cards import card_name
from spindletop.games.interbellum.names import KINDS, MOST_KINDS, POWER_COUNT, POWERS, WELLS
from spindletop.games.interbellum.state import Table
from spindletop.kernel.bits import bit, has
from spindletop.kernel.buffer import Buffer
from spindletop.kernel.figures import Figures
from spindletop.kernel.refusal import LEGAL
from spindletop.kernel.state import NOBODY
from spindletop.kernel.verb import Verb, one_of


@final
class ChooseWell(Verb[Table]):
    """Choose a free well at set-up.  [IB-110, IB-111]"""

    def offer(self, s: Table, out: Buffer) -> None:
        out.add_all(s.free_wells())

    def refuse(self, s: Table, x: i64) -> i64:
        if not has(s.terms.wells, x):
            return R.NO_SUCH_WELL  # IB-R5
        return LEGAL if has(s.free_wells(), x) else R.WELL_TAKEN  # IB-110, IB-113

    def apply(self, s: Table, x: i64) -> None:
        """Take the well and its bonus; then the next player chooses."""
        s.chosen += 1
        if s.chosen < 2 * s.seats:
            s.again()
        settle_well(s, s.mover, x)

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        return {"well": well_name(s, x)}

    def words(self, s: Table, x: i64) -> str:
        return f"Choose {well_name(s, x)}"

    def hint(self, s: Table, x: i64) -> str:
        return wells.bonus_words(s.terms.box, x)

    def figures(self, s: Table, x: i64) -> Figures:
        return Figures(gain=wells.coins(s, x))


def settle_well(s: Table, seat: i64, well: i64) -> None:
    """Give a well to a player at set-up, with its bonus (IB-111)."""
    s.wells[seat] |= bit(well)
    if s.listener is not None:
        s.tell(log.CHOSE_WELL, seat, {"well": well_name(s, well), "bonus": wells.bonus_words(s.terms.box, well)})
    wells.give_bonus(s, seat, well)


def gain(s: Table, seat: i64, power: i64) -> None:
    """Place one cube and tell it."""
    moved = s.add_influence(seat, power, 1)
    if s.listener is not None:
        name = s.terms.box.power_names[power]
        s.tell(log.GAINED, seat, {"count": 1, "power": name})
        if moved:
            s.tell(log.FLAG, seat, {"power": name})


def lose(s: Table, seat: i64, power: i64) -> None:
    """Take one cube back and tell it."""
    moved = s.drop_influence(seat, power)
    if s.listener is not None:
        name = s.terms.box.power_names[power]
        s.tell(log.LOST, seat, {"power": name})
        heir = int(s.flags[power])
        if moved and heir != NOBODY:
            s.tell(log.FLAG, heir, {"power": name})
        elif moved:
            s.tell(log.FLAG_BACK, seat, {"power": name})


@final
class GainInfluence(Verb[Table]):
    """Gain one influence in a power of choice.  [IB-202 to IB-206]"""

    def offer(self, s: Table, out: Buffer) -> None:
        if s.cubes[s.mover] > 0:
            out.add_all(bit(POWER_COUNT) - 1)

    def refuse(self, s: Table, x: i64) -> i64:
        return LEGAL if s.cubes[s.mover] > 0 else R.NO_CUBE  # IB-202

    def apply(self, s: Table, x: i64) -> None:
        gain(s, s.mover, x)

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        return {"cubes": s.cubes[s.mover]}

    def words(self, s: Table, x: i64) -> str:
        return f"Gain influence in {s.terms.box.power_names[x]}"

    def hint(self, s: Table, x: i64) -> str:
        return f"you have {s.standing(s.mover, x)} there"


def flag_warning(s: Table, power: i64) -> str:
    """Warn of a cube with which the flag of a power goes (IB-207)."""
    twin = s.copy()
    if not twin.drop_influence(s.mover, power):
        return ""
    return f"You lose the flag of {s.terms.box.power_names[power]} with it."


@final
class LoseInfluence(Verb[Table]):
    """Lose one influence in a power of choice.  [IB-202, IB-207]"""

    def offer(self, s: Table, out: Buffer) -> None:
        power: i64 = 0
        while power < POWER_COUNT:
            if s.standing(s.mover, power) > 0:
                out.add(power)
            power += 1

    def refuse(self, s: Table, x: i64) -> i64:
        return LEGAL if s.standing(s.mover, x) > 0 else R.NO_CUBE_THERE  # IB-202

    def apply(self, s: Table, x: i64) -> None:
        lose(s, s.mover, x)

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        return {"power": s.terms.box.power_names[x]}

    def words(self, s: Table, x: i64) -> str:
        return f"Lose one influence in {s.terms.box.power_names[x]}"

    def hint(self, s: Table, x: i64) -> str:
        return f"you have {s.standing(s.mover, x)} there"

    def warning(self, s: Table, x: i64) -> str:
        return flag_warning(s, x)


@final
class ShiftInfluence(Verb[Table]):
    """Shift one own cube from one power to another: first the loss, then the gain.  [IB-704]"""

    def offer(self, s: Table, out: Buffer) -> None:
        x: i64 = 0
        while x < self.size:
            if x // POWER_COUNT != x % POWER_COUNT and s.standing(s.mover, x // POWER_COUNT) > 0:
                out.add(x)
            x += 1

    def refuse(self, s: Table, x: i64) -> i64:
        if x // POWER_COUNT == x % POWER_COUNT:
            return R.SAME_POWER
        return LEGAL if s.standing(s.mover, x // POWER_COUNT) > 0 else R.NO_CUBE_TO_SHIFT

    def apply(self, s: Table, x: i64) -> None:
        lose(s, s.mover, x // POWER_COUNT)
        gain(s, s.mover, x % POWER_COUNT)
        s.taken += 1
        if s.taken < s.most:
            s.again()

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        return {"power": s.terms.box.power_names[x // POWER_COUNT]}

    def words(self, s: Table, x: i64) -> str:
        names = s.terms.box.power_names
        return f"Shift one influence from {names[x // POWER_COUNT]} to {names[x % POWER_COUNT]}"

    def warning(self, s: Table, x: i64) -> str:
        return flag_warning(s, x // POWER_COUNT)


@final
class Discard(Verb[Table]):
    """Discard an action card of choice.  [IB-507]"""

    def offer(self, s: Table, out: Buffer) -> None:
        kind: i64 = 0
        while kind < MOST_KINDS:
            if hands.holds(s, s.mover, kind) > 0:
                out.add(kind)
            kind += 1

    def refuse(self, s: Table, x: i64) -> i64:
        return LEGAL if hands.holds(s, s.mover, x) > 0 else R.NOT_IN_HAND_TO_DISCARD

    def apply(self, s: Table, x: i64) -> None:
        hands.give_up(s, s.mover, x)
        s.discards[x] += 1
        if s.listener is not None:
            s.tell(log.DISCARDED, s.mover, {"card": card_name(s, x), "kind": KINDS[x]})

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        return {"card": card_name(s, x)}

    def words(self, s: Table, x: i64) -> str:
        return f"Discard {card_name(s, x)}"


@final
class Done(Verb[Table]):
    """Leave the remaining voluntary steps.  [IB-612, IB-661, IB-682]"""

    def refuse(self, s: Table, x: i64) -> i64:
        """Demand the first step of a card."""
        voluntary = s.taken > 0 or isinstance(s.step, Further)
        return LEGAL if voluntary else R.FIRST_STEP_FIRST  # IB-661


CHOOSE_WELL: Final = ChooseWell("choose_well", [one_of("well", WELLS)], exact=True, place="well:{well}")
GAIN_INFLUENCE: Final = GainInfluence("gain_influence", [one_of("power", POWERS)], exact=True, place="power:{power}")
LOSE_INFLUENCE: Final = LoseInfluence("lose_influence", [one_of("power", POWERS)], exact=True, place="power:{power}")
SHIFT_INFLUENCE: Final = ShiftInfluence(
    "shift_influence", [one_of("source", POWERS), one_of("to", POWERS)], exact=True, place="power:{to}"
)
DISCARD: Final = Discard("discard", [one_of("kind", KINDS)], exact=True, place="card:{kind}")
DONE: Final = Done("done", words="Done")
