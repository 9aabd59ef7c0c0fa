"""Which bots may be asked for over the net: those that are registered, never a module by its name."""

from spindletop.bots.bot import BotError
from spindletop.bots.registry import bot_names, make_bot
from spindletop.server.deed import AnyGame
from spindletop.server.errors import Problem
from spindletop.server.messages import BotCard

LEVELS = {
    "pass": ("pass", "does as little as the rules allow"),
    "random": ("random", "does anything that is allowed"),
    "greedy": ("greedy", "takes what looks best right now"),
    "mcts": ("search", "plays the game on in its head many times"),
}
ALIASES = {"search": "mcts"}
UNTOLD = {"mcts": ":seconds=0.5"}
"""How a bot goes about it if nothing else is asked for: people wait for its moves, so a search goes by the clock."""


def bot_cards() -> list[BotCard]:
    """Return every bot that can be given a seat."""
    found: list[BotCard] = []
    for name in bot_names():
        level, words = LEVELS.get(name, ("other", "a bot of another package"))
        found.append(BotCard(name, level, words))
    return found


def checked_spec(spec: str, game: AnyGame) -> str:
    """Return a spec that can be played; a module of one's own choice cannot be named from outside."""
    name, colon, rest = spec.strip().partition(":")
    name = ALIASES.get(name, name)
    if name not in bot_names():
        raise Problem("bad_bot", f"There is no bot {name!r}; the bots are {', '.join(bot_names())}.")
    whole = f"{name}{colon}{rest}" if rest else name + UNTOLD.get(name, "")
    try:
        make_bot(whole, game)
    except (BotError, OverflowError) as error:
        raise Problem("bad_bot", f"{error}.") from None
    return whole
