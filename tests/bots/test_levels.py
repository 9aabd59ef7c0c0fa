"""Eight levels with the same names everywhere, with a mind or without."""

import pytest

from spindletop.bots.levels import LEVELS, USUAL, find_level, spec_of
from spindletop.bots.minds import card_of, find_mind, has_mind
from spindletop.bots.play import play_game
from spindletop.bots.registry import bot_names, make_bot
from spindletop.games import find, shelf


def test_there_are_eight_levels_and_each_is_a_bot():
    assert [level.number for level in LEVELS] == list(range(1, 9))
    assert {level.name for level in LEVELS} <= set(bot_names())
    assert find_level(USUAL) is not None and find_level("8") is LEVELS[-1] and find_level("wizard") is None


@pytest.mark.parametrize("level", LEVELS[:6], ids=lambda level: level.name)
def test_a_level_plays_a_game_to_its_end(level):
    game = find("oilman")
    played = play_game(game, [make_bot(level.name, game), make_bot("greedy", game)], 3, {"rounds": 3})
    assert played.state.ending == "rounds"


def test_only_the_two_highest_levels_take_their_time():
    game = find("oilman")
    timed = [level.number for level in LEVELS if "seconds" in spec_of(level, game, 2)]
    assert timed[-2:] == [7, 8]


@pytest.mark.parametrize("game", shelf().values(), ids=lambda game: game.id)
def test_every_mind_in_the_box_fits_its_game_and_tells_how_it_was_made(game):
    for seats in range(game.min_seats, game.max_seats + 1):
        if not has_mind(game, seats):
            continue
        mind = find_mind(game, game.start(seats))
        card = card_of(game, seats)
        assert mind is not None and mind.seats == seats
        assert card is not None and card["game"] == game.id
        assert str(card["command"]).startswith(f"spindletop train {game.id} --seats {seats} ")
        data = (game.folder / "minds" / f"{seats}.mind").read_bytes()
        assert len(data) < 500_000


def test_a_game_without_a_mind_is_played_by_greedy_and_says_so_once(tmp_path, monkeypatch):
    game = find("oilman")
    seats = next((n for n in range(game.min_seats, game.max_seats + 1) if not has_mind(game, n)), None)
    assert seats is not None
    monkeypatch.setattr("spindletop.bots.minds._warned", set())
    monkeypatch.setattr("spindletop.bots.minds._read", {})
    state = game.start(seats)
    while state.mover < 0:
        state.play(state.choices()[0])
    with pytest.warns(UserWarning, match=f"no mind for {seats} seats; greedy plays instead") as told:
        for _ in range(3):
            bot = make_bot("mind", game)
            bot.begin(1)
            greedy = make_bot("greedy", game)
            greedy.begin(1)
            assert bot.choose(state.copy()) == greedy.choose(state.copy())
    assert len(told) == 1
