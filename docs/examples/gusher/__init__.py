"""Gusher: drill on for more barrels or bank what you have; a complete small game in plain Python."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from spindletop.kernel.buffer import Buffer
from spindletop.kernel.events import Kind
from spindletop.kernel.game import Game
from spindletop.kernel.insight import Insight
from spindletop.kernel.options import NumberOption, Value
from spindletop.kernel.refusal import LEGAL, reason
from spindletop.kernel.sheet import Sheet
from spindletop.kernel.state import OVER, State
from spindletop.kernel.step import Decision, Draw, agenda
from spindletop.kernel.verb import Deal, Verb, number
from spindletop.kernel.vocabulary import Vocabulary

EMPTY_TANK = reason("GU-4", "Your tank is empty, there is nothing to bank.")
FOUND = Kind("found", "{who} finds {barrels} barrels.")
DRY = Kind("dry", "{who} hits a dry hole and loses {barrels} barrels.")
BANKED = Kind("banked", "{who} banks {barrels} barrels.")


class Field(State):
    """What lies on the table: barrels in the bank of every seat, and in the tank of the seat whose turn it is."""

    def __init__(self, seats: int, box: "Box", goal: int, like: "Field | None" = None) -> None:
        super().__init__(VOCABULARY, seats, like)
        self.box, self.goal = box, goal
        self.bank: list[int] = list(like.bank) if like else [0] * seats
        self.tank: int = like.tank if like else 0

    def copy(self) -> "Field":
        return Field(self.seats, self.box, self.goal, self)

    def contents(self) -> list[object]:
        return [self.bank, self.tank]

    def scores(self) -> list[int]:
        return list(self.bank)

    def end_turn(self) -> None:
        """Empty the tank and pass the turn to the left."""
        self.tank = 0
        self.turn = (self.turn + 1) % self.seats


class Drill(Verb[Field]):
    """Drill: see what the die brings.  [GU-2]"""

    def apply(self, s: Field, x: int) -> None:
        s.follow(agenda([STRIKE]))

    def place(self, s: Field, x: int) -> str:
        return "derrick:field"


class Bank(Verb[Field]):
    """Bank the tank; enough barrels win, else the turn is over.  [GU-4, GU-5]"""

    def refuse(self, s: Field, x: int) -> int:
        return LEGAL if s.tank > 0 else EMPTY_TANK

    def apply(self, s: Field, x: int) -> None:
        s.bank[s.turn] += s.tank
        s.tell(BANKED, s.turn, {"barrels": s.tank})
        if s.bank[s.turn] >= s.goal:
            s.end("goal", "GU-5")
        else:
            s.end_turn()
            s.again()

    def words(self, s: Field, x: int) -> str:
        return f"Bank {s.tank} barrels"

    def place(self, s: Field, x: int) -> str:
        return f"bank:{s.turn}"


class Strike(Deal[Field]):
    """The die; its low faces are dry.  [GU-2, GU-3]"""

    def weigh(self, s: Field, out: Buffer) -> None:
        for face in range(s.box.faces):
            out.weigh(face, 1)

    def apply(self, s: Field, x: int) -> None:
        face = x + 1
        if face > s.box.dry_faces:
            s.tank += face
            s.tell(FOUND, s.turn, {"barrels": face})
        else:
            s.tell(DRY, s.turn, {"barrels": s.tank})
            s.end_turn()
        s.follow(agenda([TURN]))


DRILL = Drill("drill")
BANK = Bank("bank")
ROLL = Strike("strike", [number("face", 1, 20)])
VOCABULARY = Vocabulary([DRILL, BANK], [ROLL])
TURN = Decision[Field]("drill or bank", "GU-1", [DRILL, BANK])
STRIKE = Draw[Field]("strike", "GU-2", ROLL)


class Box:
    """The edition, checked."""

    def __init__(self, sheet: Sheet) -> None:
        sheet.ignore("edition")
        self.faces = sheet.integer("faces", 2, 20)
        self.dry_faces = sheet.integer("dry_faces", 0, self.faces - 1)
        sheet.done()


class GusherInsight(Insight[Field]):
    """The bank counts fully, the tank as much as it is likely to be banked."""

    def evaluate(self, s: Field, seat: int) -> float:
        mine = float(s.bank[seat])
        if s.mover == OVER or s.turn != seat:
            return mine
        return mine + s.tank * (1 - s.box.dry_faces / s.box.faces) + 1


class Gusher(Game[Field]):
    """The game as the rest of the house sees it."""

    def check(self, sheet: Sheet) -> Box:
        return Box(sheet)

    def lay_out(self, components: Any, seats: int, options: Mapping[str, Value]) -> Field:
        field = Field(seats, components, int(options["goal"]))
        field.begin(agenda([TURN]))
        return field

    def view(self, state: Field, seat: int) -> dict[str, object]:
        return {"turn": int(state.turn), "bank": list(state.bank), "tank": state.tank, "goal": state.goal}

    def draw(self, view: Mapping[str, Any]) -> str:
        lines = [f"[bold]first to {view['goal']} barrels[/bold]"]
        for seat, barrels in enumerate(view["bank"]):
            tank = f" + {view['tank']} in the tank" if seat == view["turn"] else ""
            lines.append(f"  seat {seat}: {barrels:>3}{tank}")
        return "\n".join(lines)


GAME = Gusher(
    id="gusher",
    title="Gusher",
    tagline="Drill on for more barrels, or bank what you have.",
    folder=Path(__file__).parent,
    vocabulary=VOCABULARY,
    insight=GusherInsight(),
    seats=(2, 6, 2),
    endings=["goal"],
    options=[NumberOption("goal", "Goal", "How many barrels win (GU-5).", 50, 10, 500)],
    length="5 minutes",
)
