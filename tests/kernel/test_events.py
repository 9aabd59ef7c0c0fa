"""Events: sentences for those who may know, hushed ones for the others."""

from race_game import MOVED, PEEK, PEEKED, ROLL, STOP, TURN, Race
from spindletop.kernel.events import Chronicle, Event, Kind, Listener
from spindletop.kernel.rng import Rng
from spindletop.kernel.rulebook import Rulebook
from spindletop.kernel.state import SPECTATOR

NAMES = ["Ann", "Bob"]


def test_events_are_told_to_the_listener_and_copies_have_none():
    state = Race(2, 9)
    state.listener = chronicle = Chronicle()
    state.begin(TURN)
    twin = state.copy()
    twin.play(ROLL.base)
    assert chronicle.take() == []
    state.play(ROLL.base)
    assert [event.words(SPECTATOR, NAMES) for event in chronicle.take()] == ["Ann moves to 1."]
    assert chronicle.take() == []


def test_a_private_fact_is_for_its_seat_alone():
    state = Race(2, 9)
    state.begin(TURN)
    state.listener = chronicle = Chronicle()
    for action in (ROLL.base, STOP.base, PEEK.base + 2):
        state.play(action)
    event = chronicle.take()[-1]
    assert event.words(0, NAMES) == "Ann sees a 3."
    assert event.words(1, NAMES) == event.words(SPECTATOR, NAMES) == "Ann sees a card."
    assert (event.seen_by(0), event.seen_by(1)) == ({"card": 3}, {})


def test_an_interpreted_listener_hears_compiled_games():
    heard = []

    class Ear(Listener):
        def hear(self, event: Event) -> None:
            heard.append(event.kind.name)

    state = Race(2, 9)
    state.listener = Ear()
    state.begin(TURN)
    state.play(ROLL.base)
    assert heard == [MOVED.name]
    assert PEEKED.hushed


def test_resampling_keeps_what_the_seat_knows():
    state = Race(2, 9)
    state.card = [2, 3]
    state.begin(TURN)
    seen = {tuple(state.resample(0, Rng(seed)).card) for seed in range(30)}
    assert {cards[0] for cards in seen} == {2}
    assert {cards[1] for cards in seen} == {1, 2, 3}


def test_a_rulebook_finds_clauses_by_number_heading_and_words():
    book = Rulebook("# T\n\n## Money\n\n**TY-1** Cash is open\nto all.\n\nA remark.\n\n**TY-2.1a** Debt is not.\n")
    assert list(book.clauses) == ["TY-1", "TY-2.1a"]
    assert book.clauses["TY-1"].text == "Cash is open to all."
    assert [clause.number for clause in book.find("debt")] == ["TY-2.1a"]
    assert [clause.number for clause in book.find("money")] == ["TY-1", "TY-2.1a", ""]


def test_places_are_told_to_those_who_may_know_all_of_an_event():
    open_to_all = Kind("struck", "Oil in {hole}!", places=["hole:{hole}", "row:{row}"])
    assert Event(open_to_all, 0, {"hole": "D3", "row": 3}).places(SPECTATOR) == ["hole:D3", "row:3"]
    secret = Kind("found", "{who} looks at {hole}.", hushed="{who} looks.", places=["hole:{hole}"])
    looked = Event(secret, 0, {}, {"hole": "D3"})
    assert [looked.places(seat) for seat in (0, 1, SPECTATOR)] == [["hole:D3"], [], []]
    assert Event(MOVED, 0, {"place": 1}).places(0) == []
