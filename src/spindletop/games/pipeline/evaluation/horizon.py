"""How long a game still lasts for a seat, in turns of its own and in rounds of the year."""

from mypy_extensions import i64

from spindletop.games.pipeline.state import Table


def turns_left(s: Table, seat: i64) -> float:
    """Return how many turns a seat has left, the present one as long as its main action is open."""
    if s.round == 0:
        return float(s.terms.box.last_round)
    left = float(s.terms.box.last_round - s.round)
    place: i64 = 0
    while place < s.seats and s.upper[place] != seat:
        place += 1
    if place > s.place or (place == s.place and s.acts == 0 and s.passed == 0):
        left += 1.0
    return left


def rounds_left_in_year(s: Table) -> i64:
    """Return how many rounds of the year are left, the present one included."""
    end: i64 = 0
    year: i64 = 0
    while year < s.year():
        end += s.terms.box.rounds_of_year[year]
        year += 1
    return end - s.round + 1
