"""Hands: a small game with secrets, to test what is told to whom: two cards each, dealt face down."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from spindletop.kernel.buffer import Buffer
from spindletop.kernel.events import Kind
from spindletop.kernel.game import Game
from spindletop.kernel.insight import Insight
from spindletop.kernel.options import Value
from spindletop.kernel.refusal import LEGAL, reason
from spindletop.kernel.rng import Rng
from spindletop.kernel.sheet import Sheet
from spindletop.kernel.state import OVER, SPECTATOR, State
from spindletop.kernel.step import Auto, Decision, Draw, agenda
from spindletop.kernel.verb import Deal, Verb, number
from spindletop.kernel.vocabulary import Vocabulary

CARDS = 20
ROUNDS = 3
HELD = 2
DEALT = Kind("dealt", "{who} is dealt card {card}.", "card", "{who} is dealt a card.")
PLAYED = Kind("played", "{who} plays card {card}.", "card")
PEEKED = Kind("peeked", "{who} looks at {hand}.", "eye", "{who} looks at somebody's hand.")
NOT_HELD = reason("HA-1", "You do not hold card {card}.")
NO_SUCH_SEAT = reason("HA-2", "There is nobody else to look at there.")


class Table(State):
    """What lies on the table."""

    def __init__(self, vocabulary: Vocabulary, seats: int, like: "Table | None" = None) -> None:
        super().__init__(vocabulary, seats, like)
        self.hands: list[list[int]] = [list(hand) for hand in like.hands] if like else [[] for _ in range(seats)]
        self.played: list[list[int]] = [list(pile) for pile in like.played] if like else [[] for _ in range(seats)]
        self.peeked: list[set[int]] = [set(seen) for seen in like.peeked] if like else [set() for _ in range(seats)]
        self.turns: int = like.turns if like else 0

    def copy(self) -> "Table":
        return Table(self.vocabulary, int(self.seats), self)

    def contents(self) -> list[object]:
        return [self.hands, self.played, [sorted(seen) for seen in self.peeked], self.turns]

    def scores(self) -> list[int]:
        return [sum(pile) for pile in self.played]

    def unseen(self, seat: int) -> list[int]:
        known = {card for pile in self.played for card in pile} | set(self.hands[seat])
        for other in self.peeked[seat]:
            known |= set(self.hands[other])
        return [card for card in range(CARDS) if card not in known]

    def resample(self, seat: int, rng: Rng) -> "Table":
        twin = self.copy()
        pool = self.unseen(seat)
        for other in range(self.seats):
            if other != seat and other not in self.peeked[seat]:
                twin.hands[other] = [pool.pop(int(rng.below(len(pool)))) for _ in self.hands[other]]
        return twin


class DealCard(Deal[Table]):
    """A card that nobody holds, face down."""

    def receiver(self, s: Table) -> int:
        return sum(len(hand) for hand in s.hands) % int(s.seats)

    def weigh(self, s: Table, out: Buffer) -> None:
        taken = {card for hand in s.hands for card in hand}
        for card in range(CARDS):
            out.weigh(card, 0 if card in taken else 1)

    def apply(self, s: Table, x: int) -> None:
        seat = self.receiver(s)
        s.hands[seat].append(int(x))
        if s.listener is not None:
            s.whisper(DEALT, seat, {}, {"card": int(x)})
        if sum(len(hand) for hand in s.hands) < HELD * s.seats:
            s.again()

    def visible(self, s: Table, x: int, seat: int) -> bool:
        return seat == self.receiver(s)


class Play(Verb[Table]):
    """Play a card one holds."""

    def refuse(self, s: Table, x: int) -> int:
        return LEGAL if x in s.hands[s.turn] else NOT_HELD

    def facts(self, s: Table, x: int) -> dict[str, object]:
        return {"card": int(x)}

    def apply(self, s: Table, x: int) -> None:
        s.hands[s.turn].remove(int(x))
        s.played[s.turn].append(int(x))
        if s.listener is not None:
            s.tell(PLAYED, int(s.turn), {"card": int(x)})


class Peek(Verb[Table]):
    """Look at another hand: it is no chance event, but it cannot be taken back."""

    def refuse(self, s: Table, x: int) -> int:
        return LEGAL if x < s.seats and x != s.turn and x not in s.peeked[s.turn] else NO_SUCH_SEAT

    def apply(self, s: Table, x: int) -> None:
        s.peeked[s.turn].add(int(x))
        if s.listener is not None:
            s.whisper(PEEKED, int(s.turn), {}, {"hand": list(s.hands[x])})
        s.again()

    def visible(self, s: Table, x: int, seat: int) -> bool:
        return seat == s.turn


class Next(Auto[Table]):
    """The next seat, or the end."""

    def run(self, s: Table) -> None:
        s.turns += 1
        s.turn = (s.turn + 1) % s.seats
        if s.turns >= ROUNDS * s.seats:
            s.end("rounds", "HA-9")
        else:
            s.replan(TURN)


class Choose(Decision[Table]):
    """Play, look, think or pass."""

    def prompt(self, s: Table) -> str:
        return f"Play one of {s.hands[s.turn]}, look, think or pass"


class Think(Verb[Table]):
    """Do nothing, and go on: something that can be taken back."""

    def apply(self, s: Table, x: int) -> None:
        s.again()


DEAL = DealCard("deal", [number("card", 0, CARDS - 1)])
PLAY = Play("play", [number("card", 0, CARDS - 1)])
PEEK = Peek("peek", [number("seat", 0, 3)])
THINK: Think = Think("think")
PASS: Verb[Table] = Verb("pass")
VOCABULARY = Vocabulary([PLAY, PEEK, THINK, PASS], [DEAL])
CHOOSE = Choose("choose", "HA-3", [PLAY, PEEK, THINK, PASS])
TURN = agenda([CHOOSE, Next("next", "HA-4")])


class Hands(Game[Table]):
    """The game as the house sees it."""

    def check(self, sheet: Sheet) -> object:
        return object()

    def lay_out(self, components: Any, seats: int, options: Mapping[str, Value]) -> Table:
        table = Table(self.vocabulary, seats)
        table.begin(agenda([Draw("deal", "HA-5", DEAL), CHOOSE, Next("next", "HA-4")]))
        return table

    def view(self, state: Table, seat: int) -> dict[str, object]:
        over = state.mover == OVER
        seen = {seat, *(state.peeked[seat] if seat != SPECTATOR else ())}
        return {
            "hands": [hand if i in seen or over else len(hand) for i, hand in enumerate(state.hands)],
            "played": state.played,
            "turn": int(state.turn),
        }


def make(folder: Path) -> Hands:
    """Return the game; its edition is an empty one in this folder."""
    (folder / "edition.toml").write_text('edition = "plain"\n')
    (folder / "rules.md").write_text("# Hands\n\n**HA-1** Play what you hold.\n")
    return Hands(
        id="hands",
        title="Hands",
        tagline="Two cards each.",
        folder=folder,
        vocabulary=VOCABULARY,
        insight=Insight(),
        seats=(2, 4, 3),
        endings=["rounds"],
    )
