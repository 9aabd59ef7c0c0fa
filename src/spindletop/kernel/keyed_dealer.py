"""A dealer whose draws depend on what they are for, not on how many came before: the same luck for two variants."""

import hashlib
import math
from typing import Final, final

from mypy_extensions import i64

from spindletop.kernel.buffer import Buffer
from spindletop.kernel.luck import BY_SEAT, BY_TURN, OF_TURN, Luck
from spindletop.kernel.rng import WORD, product32
from spindletop.kernel.state import State
from spindletop.kernel.verb import Deal

HALVES: Final = 4294967296.0
"""The number of values that 32 bits can have."""
SPREAD: Final[i64] = 0x9E3779B1


def stirred(x: i64) -> i64:
    """Return 32 bits in which every bit of the given 32 has a part (the finaliser of MurmurHash3)."""
    y = x & WORD
    y = product32(y ^ (y >> 16), 0x85EBCA6B)
    y = product32(y ^ (y >> 13), 0xC2B2AE35)
    return y ^ (y >> 16)


@final
class KeyedDealer:
    """Draws by key: the deal, what its luck belongs to, and how many such draws there were.

    In rotation `r` every seat meets the luck of the seat `r` places further on; what belongs to no seat stays. A fair
    number between 0 and 1 comes from SHA-256 of the key. It picks the outcome in proportion to the weights, in their
    order, so that slightly different weights seldom give different outcomes. From a deck every card runs a race
    instead: the least exponential waiting time wins, which is exactly in proportion to the weights too, and a card
    more or less does not disturb the others.
    """

    def __init__(self, seed: int, seats: int, rotation: int = 0) -> None:
        self.seed = seed
        self.seats: i64 = seats
        self.rotation: i64 = rotation
        self.turn: i64 = -1
        self.turns: list[int] = [0] * seats
        self.drawn: dict[str, int] = {}

    def follow(self, turn: i64) -> None:
        """Note whose turn it is; to be called before every action, so that turns without a draw count as well."""
        if turn != self.turn:
            self.turn = turn
            if 0 <= turn < self.seats:
                self.turns[turn] += 1

    def draw(self, s: State, out: Buffer) -> i64:
        """Return what chance brings; `out` holds the outcomes and their weights."""
        self.follow(s.turn)
        verb = s.vocabulary.verb(out.items[0])
        luck = verb.luck(s) if isinstance(verb, Deal) else OF_TURN
        key = f"{self.seed}|{verb.name}|{self.occasion(luck)}"
        ordinal = self.drawn.get(key, 0)
        self.drawn[key] = ordinal + 1
        digest = hashlib.sha256(f"{key}|{ordinal}".encode()).digest()
        first: i64 = int.from_bytes(digest[:4], "big")
        second: i64 = int.from_bytes(digest[4:8], "big")
        if luck.deck:
            return race(out, verb.base, luck.kinds, first, second)
        return share(out, (float(first) + float(second) / HALVES) / HALVES)

    def occasion(self, luck: Luck) -> str:
        """Return what the luck belongs to, as a text."""
        if luck.scope == BY_TURN:
            turns = self.turns[self.turn] if 0 <= self.turn < self.seats else 0
            return f"t{self.rotated(self.turn)}.{turns}"
        if luck.scope == BY_SEAT:
            return f"s{self.rotated(luck.number)}"
        return f"n{luck.number}"

    def rotated(self, seat: i64) -> i64:
        """Return whose luck the seat meets."""
        return (seat + self.rotation) % self.seats if seat >= 0 else seat


def share(out: Buffer, number: float) -> i64:
    """Return the outcome whose share of the total weight holds the number, 0 <= number < 1."""
    place = i64(number * float(out.total))
    return out.outcome_at(place if place < out.total else out.total - 1)


def race(out: Buffer, base: i64, kinds: i64, first: i64, second: i64) -> i64:
    """Return the outcome with the least waiting time; the two words start every runner's own random number."""
    best = math.inf
    winner: i64 = out.items[0]
    i: i64 = 0
    while i < out.size:
        kind = out.items[i] - base
        if kinds > 0:
            kind = kind % kinds
        word = stirred(stirred(product32(kind + 1, SPREAD) ^ first) ^ second)
        waiting = -math.log((float(word) + 0.5) / HALVES) / float(out.odds[i])
        if waiting < best:
            best = waiting
            winner = out.items[i]
        i += 1
    return winner
