"""Playing one game among bots, from the first card to the last: with its record, or as fast as it goes."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, final

from mypy_extensions import i64

from spindletop.bots.bot import Bot, BotError
from spindletop.kernel.bits import bit
from spindletop.kernel.buffer import Buffer
from spindletop.kernel.dealer import Dealer, SeededDealer
from spindletop.kernel.events import Listener
from spindletop.kernel.game import AnyGame, Edition
from spindletop.kernel.record import Record
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import CHANCE, OVER, State
from spindletop.kernel.verb import Deal

HIDDEN: Final = 0x51D0
"""Added to the seed of a game for the stream that redraws what a seat cannot know."""
Clock = Callable[[State, str], int]
"""Returns what something outside the game, such as a wall clock, supplies now: one of the position's choices."""


@final
class Played:
    """A finished game: its record, its last position, and how many decisions had at least two choices.

    `order` is the order of play: the seats in the order of their first moves.
    """

    def __init__(self, record: Record, state: State, decisions: int, order: list[int]) -> None:
        self.record = record
        self.state = state
        self.decisions = decisions
        self.order = order


def ask(bot: Bot, state: State, rng: Rng) -> int:
    """Return what a bot chooses for the seat that is to move; `rng` redraws what the seat cannot know."""
    action = bot.choose(state.resample(int(state.mover), rng))
    refusal = state.refusal(action)
    if refusal is not None:
        raise BotError(f"the bot {bot.name!r} chose action {action!r}, which is not allowed: {refusal}")
    return action


def bring(state: State, dealer: Dealer, clock: Clock | None = None) -> int:
    """Return what chance brings: the clock decides what it supplies, the dealer draws everything else."""
    choices = state.choices()
    if clock is not None:
        deal = state.vocabulary.verb(choices[0])
        source = deal.supplied_by(state) if isinstance(deal, Deal) else ""
        if source:
            return clock(state, source)
    return choices[dealer.draw(state.weights())]


def seat_names(game: AnyGame, bots: Sequence[Bot]) -> list[str]:
    """Return a name for every seat: its colour, and who plays it."""
    colours = game.colours
    return [f"{colours[seat % len(colours)].capitalize()} ({bot.name})" for seat, bot in enumerate(bots)]


def play_game(
    game: AnyGame,
    bots: Sequence[Bot],
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    edition: "str | Edition" = "",
    listener: Listener | None = None,
    names: Sequence[str] | None = None,
    clock: Clock | None = None,
) -> Played:
    """Let the bots play one game, one bot a seat; the same seed gives the same game."""
    record = Record(game, seat_names(game, bots) if names is None else names, options, edition)
    state = record.start()
    state.listener = listener
    dealer = SeededDealer(seed)
    hidden = Rng(seed + HIDDEN)
    begin(bots, seed)
    decisions: i64 = 0
    order: list[int] = []
    moved: i64 = 0
    while state.mover != OVER:
        if state.mover == CHANCE:
            action = bring(state, dealer, clock)
        else:
            if not moved & bit(state.mover):
                moved |= bit(state.mover)
                order.append(int(state.mover))
            choices = state.choices()
            action = choices[0]
            if len(choices) > 1:
                decisions += 1
                action = ask(bots[state.mover], state, hidden)
        record.actions.append(action)
        state.play(action)
    record.close(state)
    order += [seat for seat in range(len(bots)) if seat not in order]
    return Played(record, state, int(decisions), order)


def play_silently(first: State, bots: Sequence[Bot], seed: int) -> State:
    """Play one game without a record and return its last position; the same seed gives the same game."""
    state = first.copy()
    dealer, hidden, out = Rng(seed), Rng(seed + HIDDEN), Buffer()
    begin(bots, seed)
    state.legal(out)
    settle(state, dealer, out)
    while state.mover != OVER:
        seat = state.mover
        state.play_into(bots[seat].choose(state.resample(int(seat), hidden)), out)
        settle(state, dealer, out)
    return state


def settle(s: State, rng: Rng, out: Buffer) -> None:
    """Play what nobody decides (chance, and moves without an alternative); the next real choices are then in `out`."""
    while s.mover != OVER:
        if s.mover == CHANCE:
            s.play_into(out.draw(rng), out)
        elif out.size == 1:
            s.play_into(out.items[0], out)
        else:
            return


def begin(bots: Sequence[Bot], seed: int) -> None:
    """Give every bot a random stream of its own for the game of this seed."""
    for seat, bot in enumerate(bots):
        bot.begin((seed << 6) + seat + 1)
