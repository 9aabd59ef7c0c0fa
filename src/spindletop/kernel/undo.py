"""Whether a decision may be taken back: never once it has shown its seat something hidden."""

from typing import Final

from spindletop.kernel.game import AnyGame
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import OVER, State

GUESSES: Final = 8
"""How often the hidden things are redrawn to see whether a decision showed one of them."""


def reveals(before: State, action: int, after: State, secrets_of: AnyGame | None) -> bool:
    """Return whether the seat that moved in `before` has learnt something from `action`, which led to `after`.

    A verb that shows something hidden says so itself. As a safety net, a seat has learnt something if it would be shown
    something else had the hidden things been different; `secrets_of` is the game, or None at a table that has no
    secrets. The net has holes, since a few guesses may all happen to agree.
    """
    verb = before.vocabulary.verb(action)
    if after.mover == OVER or verb.reveals(before, action - verb.base):
        return True
    return secrets_of is not None and differs(before, action, after, secrets_of, GUESSES)


def differs(before: State, action: int, after: State, game: AnyGame, guesses: int) -> bool:
    """Return whether the mover of `before` would see another outcome of `action` in one of `guesses` guesses."""
    seat = int(before.mover)
    shown = game.view(after, seat)
    choices = after.choices() if after.mover == seat else []
    for guess in range(guesses):
        twin = before.resample(seat, Rng(guess + 1))
        if twin.refusal(action) is not None:
            return True
        twin.play(action)
        if twin.mover != after.mover or game.view(twin, seat) != shown:
            return True
        if choices and twin.choices() != choices:
            return True
    return False
