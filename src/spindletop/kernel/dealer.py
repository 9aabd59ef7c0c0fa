"""Dealers draw what chance brings; they live outside the state, so no search can peek."""

import hashlib
import hmac
from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import mypyc_attr

from spindletop.kernel.rng import Rng

SEED_BYTES: Final = 32


def pick(ticket: int, weights: Sequence[int]) -> int:
    """Return the index whose share of the total holds the ticket, 0 <= ticket < total."""
    for i, weight in enumerate(weights):
        if ticket < weight:
            return i
        ticket -= weight
    raise ValueError("the ticket lies beyond the total of the weights")


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Decides what chance brings."""

    def draw(self, weights: Sequence[int]) -> int:
        """Return the index of the outcome, each as likely as its weight says."""
        raise TypeError(f"{type(self).__name__} does not say how it draws")


@final
class SeededDealer(Dealer):
    """A plain dealer: the same seed gives the same game."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def draw(self, weights: Sequence[int]) -> int:
        """Draw from the seeded stream."""
        return pick(self.rng.below(sum(weights)), weights)


@final
class FairDealer(Dealer):
    """A dealer that can be checked afterwards.

    It publishes the SHA-256 of its secret seed before the first draw. Each draw is derived from the seed, the salts
    that players added, and the number of the draw; when the seed is revealed, anybody can repeat every draw.
    `drawn` is how many draws were made before this dealer took over.
    """

    def __init__(self, seed: bytes, salts: Sequence[str] = (), drawn: int = 0) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"the secret seed has {len(seed)} bytes, expected {SEED_BYTES}")
        self.seed = seed
        self.salts: list[str] = list(salts)
        self.drawn = drawn
        self._salted: SaltedSeed | None = None

    @property
    def commitment(self) -> str:
        """Return the SHA-256 of the seed, to be published before the first draw."""
        return commitment(self.seed)

    def add_salt(self, salt: str) -> None:
        """Mix in a player's own words; possible until the first draw."""
        if self.drawn:
            raise ValueError("salts can only be added before the first draw")
        self.salts.append(salt)

    def draw(self, weights: Sequence[int]) -> int:
        """Derive the next draw."""
        if self._salted is None:
            self._salted = SaltedSeed(self.seed, self.salts)
        outcome = self._salted.draw(self.drawn, weights)
        self.drawn += 1
        return outcome


def commitment(seed: bytes) -> str:
    """Return the fingerprint that commits a dealer to its seed."""
    return hashlib.sha256(seed).hexdigest()


def mixed(salts: Sequence[str]) -> str:
    """Return all salts as one text; each is preceded by its length, so that no two lists read the same."""
    return "".join(f"{len(salt.encode())}:{salt}" for salt in salts)


@final
class SaltedSeed:
    """A seed and the salts, mixed once: every draw then costs the same, however many salts there are."""

    def __init__(self, seed: bytes, salts: Sequence[str]) -> None:
        self._begun = hmac.new(seed, mixed(salts).encode(), hashlib.sha256)

    def draw(self, number: int, weights: Sequence[int]) -> int:
        """Return the outcome of draw `number`: HMAC-SHA-256 of salts and number under the seed, without modulo bias."""
        total = sum(weights)
        limit = (1 << 256) - (1 << 256) % total
        attempt = 0
        while True:
            drawing = self._begun.copy()
            drawing.update(f"|{number}|{attempt}".encode())
            ticket = int.from_bytes(drawing.digest(), "big")
            if ticket < limit:
                return pick(ticket % total, weights)
            attempt += 1


def fair_draw(seed: bytes, salts: Sequence[str], number: int, weights: Sequence[int]) -> int:
    """Return the outcome of a single draw; for many draws, mix the salts once in a SaltedSeed."""
    return SaltedSeed(seed, salts).draw(number, weights)
