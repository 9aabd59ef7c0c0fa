"""A tiny game in plain Python: a race with a die, a purse and a secret, to test the kernel with."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from spindletop.kernel.buffer import Buffer
from spindletop.kernel.events import Kind
from spindletop.kernel.game import Game
from spindletop.kernel.insight import Insight
from spindletop.kernel.options import FlagOption, NumberOption, Value
from spindletop.kernel.refusal import LEGAL, reason
from spindletop.kernel.sheet import Sheet
from spindletop.kernel.state import State
from spindletop.kernel.step import Auto, Decision, Draw, agenda
from spindletop.kernel.verb import Deal, Verb, number, one_of
from spindletop.kernel.vocabulary import Vocabulary

TOO_DEAR = reason("TY-3", "A push of {steps} costs {steps}; you have {coins}.")
MOVED = Kind("moved", "{who} moves to {place}.")
PEEKED = Kind("peeked", "{who} sees a {card}.", hushed="{who} sees a card.")


class Race(State):
    """Who runs how far, with how many coins, and a card that only its seat knows."""

    def __init__(self, seats: int, goal: int, like: "Race | None" = None) -> None:
        super().__init__(VOCABULARY, seats, like)
        self.goal = goal
        self.place: list[int] = list(like.place) if like else [0] * seats
        self.coins: list[int] = list(like.coins) if like else [2] * seats
        self.card: list[int] = list(like.card) if like else [0] * seats

    def copy(self) -> "Race":
        return Race(self.seats, self.goal, self)

    def contents(self) -> list[object]:
        return [self.place, self.coins, self.card]

    def scores(self) -> list[int]:
        return list(self.place)

    def resample(self, seat: int, rng: Any) -> "Race":
        twin = self.copy()
        twin.card = [card if i == seat else 1 + int(rng.below(3)) if card else 0 for i, card in enumerate(self.card)]
        return twin


class Push(Verb[Race]):
    """Pay coins to run further.  [TY-3]"""

    def refuse(self, s: Race, x: int) -> int:
        return LEGAL if x + 1 <= s.coins[s.turn] else TOO_DEAR

    def apply(self, s: Race, x: int) -> None:
        s.coins[s.turn] -= x + 1
        s.place[s.turn] += x + 1
        s.again()

    def facts(self, s: Race, x: int) -> dict[str, object]:
        return {"steps": x + 1, "coins": s.coins[s.turn]}

    def warning(self, s: Race, x: int) -> str:
        return "That leaves you without a coin." if x + 1 == s.coins[s.turn] else ""


class Never(Verb[Race]):
    """Always refused."""

    def refuse(self, s: Race, x: int) -> int:
        return TOO_DEAR


class Roll(Deal[Race]):
    """A die of three faces.  [TY-2]"""

    def weigh(self, s: Race, out: Buffer) -> None:
        out.weigh(0, 3)
        out.weigh(1, 2)
        out.weigh(2, 0)

    def apply(self, s: Race, x: int) -> None:
        s.place[s.turn] += x + 1
        if s.listener is not None:
            s.tell(MOVED, s.turn, {"place": s.place[s.turn]})


class Peek(Deal[Race]):
    """A card that only its seat sees.  [TY-4]"""

    def apply(self, s: Race, x: int) -> None:
        s.card[s.turn] = x + 1
        s.whisper(PEEKED, s.turn, {}, {"card": x + 1})

    def visible(self, s: Race, x: int, seat: int) -> bool:
        return bool(seat == s.turn)


class Next(Auto[Race]):
    """The next seat, or the end.  [TY-1, TY-5]"""

    def run(self, s: Race) -> None:
        if s.place[s.turn] >= s.goal:
            s.end("goal", "TY-5")
            return
        s.turn = (s.turn + 1) % s.seats
        s.replan(TURN)


PUSH = Push("push", [number("steps", 1, 3)])
STOP: Verb[Race] = Verb("stop")
NEVER = Never("never", [one_of("colour", ["red", "blue"])])
ROLL = Roll("roll", [number("face", 1, 3)])
PEEK = Peek("peek", [number("card", 1, 3)])
VOCABULARY = Vocabulary([PUSH, STOP, NEVER], [ROLL, PEEK])


TURN = agenda(
    [
        Draw("roll", "TY-2", ROLL),
        Decision("push", "TY-3", [PUSH, STOP], closing=STOP),
        Draw("peek", "TY-4", PEEK),
        Next("next", "TY-1"),
    ]
)


class RaceGame(Game[Race]):
    """The game around it."""

    def check(self, sheet: Sheet) -> int:
        goal = sheet.integer("goal", 1, 99)
        sheet.done()
        return goal

    def lay_out(self, components: Any, seats: int, options: Mapping[str, Value]) -> Race:
        race = Race(seats, components)
        race.begin(TURN)
        return race

    def view(self, state: Race, seat: int) -> dict[str, object]:
        return {"place": state.place, "coins": state.coins, "card": [c for i, c in enumerate(state.card) if i == seat]}


def race_game(folder: Path) -> RaceGame:
    """Return the game, its folder written to disk."""
    (folder / "edition.toml").write_text("goal = 9\n")
    (folder / "rules.md").write_text("# Race\n\n**TY-1** Turns pass on.\n\n**TY-3** Pay to run.\n")
    options = [NumberOption("laps", "Laps", "How many.", 1, 1, 3), FlagOption("rain", "Rain", "Wet.", False)]
    return RaceGame("tiny", "Tiny race", "Run.", folder, VOCABULARY, Insight(), (2, 3, 2), ["goal"], options=options)
