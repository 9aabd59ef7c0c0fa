"""Settling a question: the roller picks an answer, or the reader judges one given aloud (PU-3)."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.games.pipe_it_up import log
from spindletop.games.pipe_it_up.places import ANSWERS, NO_QUESTION
from spindletop.games.pipe_it_up.state import Table
from spindletop.kernel.verb import Verb, one_of
from spindletop.kernel.words import counted

RIGHT: Final[i64] = 0


def settle(s: Table, right: bool) -> None:
    """Pay the reward for a right answer and put the card away (PU-3.3 to PU-3.5)."""
    card = s.terms.box.questions[s.question]
    if s.listener is not None:
        answer = card.choices[s.right]
        s.tell(log.RIGHT if right else log.WRONG, s.turn, {"answer": answer, "question": card.id})
    s.question = NO_QUESTION
    s.right = 0
    s.card = 0
    if not right:
        return
    if card.tokens > 0:
        earn_token(s)
    else:
        earn_pipes(s, card.pipes)


def earn_pipes(s: Table, pipes: i64) -> None:
    """Let the seat whose turn it is gain pipes (PU-2.5)."""
    moved = s.gain_pipes(s.turn, pipes)
    if s.listener is not None and moved > 0:
        tell_pipes(s, moved)


def earn_token(s: Table) -> None:
    """Let the seat whose turn it is gain a token, or pipes if the bank is empty (PU-2.6)."""
    before = s.stock[s.turn]
    from_bank = s.gain_token(s.turn)
    if s.listener is not None:
        if from_bank:
            s.tell(log.TOKEN, s.turn, {})
        else:
            tell_pipes(s, s.stock[s.turn] - before)


def tell_pipes(s: Table, pipes: i64) -> None:
    """Tell how many pipes the seat whose turn it is has gained."""
    s.tell(log.PIPES, s.turn, {"pipes": int(pipes), "counted": counted(int(pipes), "pipe")})


@final
class Answer(Verb[Table]):
    """Pick one of the three printed answers.  [PU-3.2]"""

    def apply(self, s: Table, x: i64) -> None:
        settle(s, x == s.right)

    def reveals(self, s: Table, x: i64) -> bool:
        """The right answer is shown after it, so the first answer counts (PU-3.4)."""
        return True

    def words(self, s: Table, x: i64) -> str:
        if s.question == NO_QUESTION:
            return f"Answer {ANSWERS[x]}"
        return f"Answer: {s.terms.box.questions[s.question].choices[x]}"

    def place(self, s: Table, x: i64) -> str:
        return f"answer:{x}"

    def hint(self, s: Table, x: i64) -> str:
        """Say what a right answer earns."""
        return "" if s.question == NO_QUESTION else f"a right answer earns {s.terms.box.questions[s.question].reward}"


@final
class Judge(Verb[Table]):
    """Declare the answer that was given aloud right or wrong.  [PU-3.2]"""

    def apply(self, s: Table, x: i64) -> None:
        settle(s, x == RIGHT)

    def words(self, s: Table, x: i64) -> str:
        return "The answer is right" if x == RIGHT else "The answer is wrong"

    def place(self, s: Table, x: i64) -> str:
        return f"judge:{'right' if x == RIGHT else 'wrong'}"

    def hint(self, s: Table, x: i64) -> str:
        """Say what is at stake."""
        if s.question == NO_QUESTION or x != RIGHT:
            return ""
        return f"it earns {s.terms.box.questions[s.question].reward}"


ANSWER: Final[Answer] = Answer("answer", [one_of("choice", ANSWERS, formerly=["0", "1", "2"])], exact=True)
JUDGE: Final[Judge] = Judge("judge", [one_of("verdict", ["right", "wrong"])], exact=True)
