"""Where minds are kept: weights in each game's folder, one file for each number of seats, read when first asked for."""

import warnings
from importlib.resources.abc import Traversable
from typing import Final

from spindletop.bots.mind import TILT, Mind, UnknownVariantError
from spindletop.bots.net import Net
from spindletop.bots.weights import MindError, read_card, unpack
from spindletop.kernel.game import AnyGame
from spindletop.kernel.state import State

FOLDER: Final = "minds"

_read: dict[str, tuple[Net, dict[str, object]] | None] = {}


def weights_of(game: AnyGame, seats: int) -> bytes | None:
    """Return the weights of a game's mind at a number of seats, if it has one."""
    return _file(game, seats).read_bytes() if has_mind(game, seats) else None


def has_mind(game: AnyGame, seats: int) -> bool:
    """Tell whether somebody has learned the game at this number of seats."""
    return _file(game, seats).is_file()


def _file(game: AnyGame, seats: int) -> Traversable:
    return game.folder / FOLDER / f"{seats}.mind"


def card_of(game: AnyGame, seats: int) -> dict[str, object] | None:
    """Return the card of a game's mind: how it was made and what it was measured at."""
    data = weights_of(game, seats)
    return None if data is None else read_card(data, f"{game.id}/{FOLDER}/{seats}.mind")


def find_mind(game: AnyGame, s: State) -> Mind | None:
    """Return the mind that can value this position, or None with a warning, once, that there is none."""
    seats = int(s.seats)
    key = f"{game.id} {seats}"
    if key not in _read:
        _read[key] = _load(game, seats)
    found = _read[key]
    if found is None:
        return None
    net, card = found
    mean, spread, tilt = number_on(card, "score_mean"), number_on(card, "score_spread"), number_on(card, "tilt", TILT)
    try:
        return Mind(game, s, net.twin(), mean, spread, tilt)
    except UnknownVariantError:
        _warn(f"the mind of {game.title} with {seats} seats does not know this variant; greedy plays instead")
        return None


def _load(game: AnyGame, seats: int) -> tuple[Net, dict[str, object]] | None:
    data = weights_of(game, seats)
    if data is None:
        _warn(f"{game.title} has no mind for {seats} seats; greedy plays instead")
        return None
    card, net = unpack(data, f"{game.id}/{FOLDER}/{seats}.mind")
    if card.get("game") != game.id or net.seats != seats:
        raise MindError(f"{game.id}/{FOLDER}/{seats}.mind belongs to {card.get('game')} with {net.seats} seats")
    return net, card


def number_on(card: dict[str, object], name: str, missing: float | None = None) -> float:
    """Return a number that stands on a card."""
    value = card.get(name, missing)
    if not isinstance(value, int | float):
        raise MindError(f"the card of a mind does not say its {name}")
    return float(value)


_warned: set[str] = set()


def _warn(sentence: str) -> None:
    if sentence not in _warned:
        _warned.add(sentence)
        warnings.warn(sentence, stacklevel=3)
