"""Why an action is not allowed: numbered reasons, each with its clause and its words."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

LEGAL: Final[i64] = 0


@final
class Reason:
    """One way to be refused: the clause that forbids it and a sentence, with {facts} to be filled in."""

    def __init__(self, clause: str, text: str) -> None:
        self.clause = clause
        self.text = text


@final
class Refusal:
    """What a player is told: which rule forbids the action, and why."""

    def __init__(self, clause: str, text: str) -> None:
        self.clause = clause
        self.text = text

    def __str__(self) -> str:
        return f"{self.text} [{self.clause}]"

    def __repr__(self) -> str:
        return f"Refusal({self.clause!r}, {self.text!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and (self.clause, self.text) == (other.clause, other.text)

    def __hash__(self) -> int:
        return hash((self.clause, self.text))

    def __reduce__(self) -> tuple[object, ...]:
        return Refusal, (self.clause, self.text)


@mypyc_attr(native_class=False)
class Illegal(ValueError):
    """Raised by `play` for an action that is not allowed now; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal

    def __reduce__(self) -> tuple[object, ...]:
        return Illegal, (self.refusal,)


REASONS: Final[list[Reason]] = [Reason("", "allowed")]


def reason(clause: str, text: str) -> i64:
    """Register a reason once, at import, and return its number."""
    REASONS.append(Reason(clause, text))
    return len(REASONS) - 1


UNKNOWN_ACTION: Final[i64] = reason("", "There is no such action in this game.")
GAME_OVER: Final[i64] = reason("", "The game is over.")
NOT_NOW: Final[i64] = reason("", "That is not what is decided now.")
NOT_YOUR_DECISION: Final[i64] = reason("", "It is not your decision now.")
NO_SUCH_OUTCOME: Final[i64] = reason("", "That outcome cannot happen here.")
