"""One game between bots: its record, its seeds, and that nobody is shown another seat's secrets."""

import pytest

from race_game import race_game
from spindletop.bots.bot import Bot, BotError
from spindletop.bots.play import ask, play_game
from spindletop.bots.registry import make_bot
from spindletop.games import find
from spindletop.kernel.events import Chronicle
from spindletop.kernel.record import read_record
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import CHANCE, OVER


def bots_of(game, *specs):
    return [make_bot(spec, game) for spec in specs]


def test_a_played_game_is_over_and_its_record_replays_to_the_same_position():
    game = find("oilman")
    played = play_game(game, bots_of(game, "greedy", "random", "pass"), seed=3, options={"rounds": 6})
    assert played.state.mover == OVER
    again = read_record(played.record.write(), find)
    assert again.replay().digest() == played.state.digest()
    again.verify()
    assert again.names == ["Red (greedy)", "Blue (random)", "Green (pass)"]


def test_only_decisions_with_two_choices_are_counted():
    game = find("oilman")
    played = play_game(game, bots_of(game, "random", "random"), seed=1, options={"rounds": 4})
    state, expected = played.record.start(), 0
    for action in played.record.actions:
        expected += state.mover != CHANCE and len(state.choices()) > 1
        state.play(action)
    assert played.decisions == expected > 0


def test_the_same_seed_gives_the_same_game_and_another_seed_another():
    game = find("oilman")
    specs = ("greedy", "random", "mcts:playouts=4")
    first, again, other = (
        play_game(game, bots_of(game, *specs), seed, {"rounds": 3, "first_seat": "random"}) for seed in (5, 5, 6)
    )
    assert first.record.write() == again.record.write()
    assert first.record.actions != other.record.actions


def test_a_listener_hears_the_game_and_names_can_be_given():
    game = find("oilman")
    chronicle = Chronicle()
    options = {"rounds": 2}
    played = play_game(game, bots_of(game, "random", "random"), 1, options, listener=chronicle, names=["Ann", "Bob"])
    lines = [event.words(0, played.record.names) for event in chronicle.take()]
    assert any(line.startswith("Ann ") for line in lines)
    assert lines[-1] == "The game is over."


def test_a_clock_decides_what_the_clock_supplies():
    game = find("oilman")
    options = {"end": "time", "minutes": 10}
    asked = []

    def clock(state, source):
        asked.append(source)
        return state.choices()[len(asked) >= 5]

    played = play_game(game, bots_of(game, "random", "random"), 1, options, clock=clock)
    assert played.state.ending == "time"
    assert asked == ["clock"] * 5


def test_without_a_clock_the_dealer_draws_what_it_would_supply():
    game = find("oilman")
    played = play_game(game, bots_of(game, "pass", "pass"), 1, {"end": "time", "minutes": 10})
    assert played.state.ending == "time"


class Spy(Bot):
    """Stops at once, and remembers every position it was shown."""

    def __init__(self, game, seed=0):
        super().__init__(game, seed)
        self.seen = []

    def choose(self, state):
        self.seen.append(state)
        return state.choices()[-1]


def test_a_bot_is_shown_the_same_whatever_the_others_hide(tmp_path):
    game = race_game(tmp_path)
    state = game.start(3)
    while state.mover == CHANCE:
        state.play(state.choices()[0])
    shown = set()
    for theirs in ([1, 1], [2, 3], [3, 2]):
        state.card = [2, *theirs]
        spy = Spy(game)
        ask(spy, state, Rng(8))
        assert spy.seen[0] is not state
        assert spy.seen[0].card[0] == 2
        shown.add(spy.seen[0].digest())
    assert len(shown) == 1


def test_over_a_whole_game_others_secrets_are_drawn_anew(tmp_path):
    game = race_game(tmp_path)
    bots = [Spy(game), Spy(game)]
    own, foreign = 0, set()
    for seed in range(30):
        play_game(game, bots, seed)
    for seat, spy in enumerate(bots):
        for state in spy.seen:
            own += state.card[seat] > 0
            foreign.add(state.card[1 - seat])
    assert own
    assert foreign == {0, 1, 2, 3}


def test_an_illegal_choice_is_the_bots_error_and_names_the_rule():
    class Cheat(Bot):
        def choose(self, state):
            return int(state.vocabulary.by_name["bid"].base)

    game = find("oilman")
    with pytest.raises(BotError, match=r"the bot 'cheat' chose action .* \[OM-21\]"):
        play_game(game, [Cheat(game), Cheat(game)])
