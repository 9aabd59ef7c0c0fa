"""Short finished games to review, of every title and seat count."""

from short_games import OPTIONS, short_edition
from spindletop.bots.play import play_game
from spindletop.bots.registry import make_bot
from spindletop.games import find
from spindletop.kernel.game import parse_edition
from spindletop.kernel.record import Record
from spindletop.review.report import Review

NAMES = ["Ada", "Bruno", "Dora", "Ivo", "Pia", "Zeno"]


def short_record(game_id: str, seats: int, bot: str = "random", seed: int = 3) -> Record:
    """Return a short game among equal bots."""
    game = find(game_id)
    toml = short_edition(game_id)
    edition = "" if toml is None else parse_edition(toml, "short.toml")
    bots = [make_bot(bot, game) for _ in range(seats)]
    return play_game(game, bots, seed, OPTIONS.get(game_id, {}), edition, names=NAMES[:seats]).record


def gusher_record(seed: int, seats: int = 2, goal: int = 20, bot: str = "random") -> Record:
    """Return a game of the example from elsewhere, which must be on the shelf."""
    game = find("gusher")
    bots = [make_bot(bot, game) for _ in range(seats)]
    return play_game(game, bots, seed, {"goal": goal}, names=NAMES[:seats]).record


def assert_closes(review: Review) -> None:
    """Assert that the account of every seat adds up to the last millionth, and that nothing is lost among seats."""
    for seat, account in enumerate(review.accounts):
        assert account.result - account.start == account.luck + account.own + account.gifts
        assert account.own == account.mistakes + account.unforeseen_own
        assert account.gifts == account.given + account.unforeseen_others
        assert account.mistakes == review.gifts[seat][seat] <= 0
        assert account.given == sum(row[seat] for giver, row in enumerate(review.gifts) if giver != seat)
    assert sum(account.luck for account in review.accounts) == 0
    assert sum(account.result for account in review.accounts) == 1_000_000
    assert all(sum(row) == 0 for row in review.gifts)
    assert all(chances is None or sum(chances) == 1_000_000 for chances in review.nodes)
