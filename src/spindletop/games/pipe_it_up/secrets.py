"""What a seat cannot know at a table of Pipe It Up, drawn anew: missions, icons, right answers."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.pipe_it_up.options import BASE, HOUSE, RESERVOIR
from spindletop.games.pipe_it_up.places import CHOICES, ICONS, NO_MISSION, NO_QUESTION
from spindletop.kernel.lots import draw_one
from spindletop.kernel.rng import Rng

if TYPE_CHECKING:
    from spindletop.games.pipe_it_up.state import Table


def answer_to(s: "Table", question: i64) -> i64:
    """Return the place of the right answer; a guessed position has answers of its own (PU-3.1)."""
    if s.riddle == 0:
        return s.terms.box.questions[question].answer
    return (s.riddle * (2 * question + 1) >> 5) % CHOICES


def knows_answer(s: "Table", seat: i64) -> bool:
    """Tell whether a seat sees the right answer of the open question: only a reader that judges does."""
    return s.terms.mode == HOUSE and seat == (s.turn + 1) % s.seats


def redraw(s: "Table", seat: i64, rng: Rng) -> None:
    """Draw anew, in place, what the seat cannot know; a spectator knows nothing that is hidden."""
    redraw_missions(s, seat, rng)
    if s.terms.tokens == BASE:
        redraw_icons(s, seat, rng)
    s.riddle = 1 + rng.next32()
    if s.question != NO_QUESTION and not knows_answer(s, seat):
        s.right = answer_to(s, s.question)


def redraw_missions(s: "Table", seat: i64, rng: Rng) -> None:
    """Deal the other seats' missions again from all cards that the seat does not hold."""
    deck: list[int] = []
    for number, card in enumerate(s.terms.box.missions):
        mine = seat >= 0 and s.mission[seat] == number
        if not mine and not (card.not_with_reservoir and s.terms.tokens == RESERVOIR):
            deck.append(number)
    other: i64 = 0
    while other < s.seats:
        if other != seat and s.mission[other] != NO_MISSION:
            s.mission[other] = deck.pop(rng.below(len(deck)))
        other += 1


def redraw_icons(s: "Table", seat: i64, rng: Rng) -> None:
    """Draw the other seats' icons again from all tokens that the seat has not seen."""
    left: vec[i64] = s.terms.box.icon_copies[:]
    icon: i64 = 0
    if seat >= 0:
        while icon < ICONS:
            left[icon] -= s.icons[seat * ICONS + icon]
            icon += 1
    pool: i64 = sum(left)
    other: i64 = 0
    while other < s.seats:
        if other != seat:
            drawn: i64 = 0
            icon = 0
            while icon < ICONS:
                drawn += s.icons[other * ICONS + icon]
                s.icons[other * ICONS + icon] = 0
                icon += 1
            while drawn > 0:
                icon = draw_one(left, pool, rng)
                pool -= 1
                s.icons[other * ICONS + icon] += 1
                drawn -= 1
        other += 1
    s.unseen = left
