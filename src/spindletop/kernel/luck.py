"""What the luck of a draw belongs to, so that the same luck can meet two variants of a game."""

from typing import Final, final

from mypy_extensions import i64

BY_TURN: Final[i64] = 0
BY_NUMBER: Final[i64] = 1
BY_SEAT: Final[i64] = 2


@final
class Luck:
    """What a draw is keyed by: the turn in which it is made, a number of the game's own, or a seat.

    With `deck`, the draw is from a set that shrinks: two sets that differ by one card still give the same card nearly
    always. Where outcomes name more than what is drawn (which card, and for which seat), `kinds` is how many kinds
    there are: the kind of an outcome is its number modulo `kinds`.
    """

    def __init__(self, scope: i64, number: i64 = 0, deck: bool = False, kinds: i64 = 0) -> None:
        self.scope = scope
        self.number = number
        self.deck = deck
        self.kinds = kinds


OF_TURN: Final = Luck(BY_TURN)
"""Dice of a turn: keyed by the seat whose turn it is and how many turns it has had."""
OF_TURN_DECK: Final = Luck(BY_TURN, 0, True)
OF_GAME: Final = Luck(BY_NUMBER)
"""What happens once for all: the first of these draws meets the same luck, whenever it comes."""
OF_GAME_DECK: Final = Luck(BY_NUMBER, 0, True)


def of_seat(seat: i64, deck: bool = False, kinds: i64 = 0) -> Luck:
    """Return the luck of a draw for this seat, in whatever turn it is made."""
    return Luck(BY_SEAT, seat, deck, kinds)


def of_number(number: i64, deck: bool = False, kinds: i64 = 0) -> Luck:
    """Return the luck of a draw that a number of the game's own tells apart, such as a place on the board."""
    return Luck(BY_NUMBER, number, deck, kinds)
