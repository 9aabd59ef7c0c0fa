"""A small, fast random stream that gives the same numbers compiled and interpreted, on every Python."""

from typing import Final, final

from mypy_extensions import i64

# Multiply-with-carry of lag one (Marsaglia): a * 2^32 - 1 and a * 2^31 - 1 are prime, so the period is about 2^61;
# a < 2^31 keeps every product below 2^63, where compiled and interpreted whole numbers are the same.
MULTIPLIER: Final[i64] = 1791398085
WORD: Final[i64] = 0xFFFFFFFF
CARRIES: Final[i64] = 1791398084
"""How many carries there are but 0: one less than the multiplier."""
CARRY_STEP: Final[i64] = 455424423
"""0x85EBCA6B modulo the number of carries."""
WARM_UP: Final = 8


def product32(x: i64, y: i64) -> i64:
    """Return the last 32 bits of the product of two 32-bit numbers, using products that fit into 63 bits.

    A larger product of plain `int`s would be Python's own, and compiled code aborts the process if Ctrl-C meets it.
    """
    return ((x & 0xFFFF) * y + ((((x >> 16) * y) & 0xFFFF) << 16)) & WORD


@final
class Rng:
    """One random stream; copies continue independently."""

    def __init__(self, seed: int) -> None:
        self.word: i64 = 0
        self.reseed(seed)

    def reseed(self, seed: int) -> None:
        """Start the stream again from any whole number."""
        first: i64 = seed & 0xFFFFFFFF
        second: i64 = (seed >> 32) & 0xFFFFFFFF
        third: i64 = (seed >> 64) & 0xFFFFFFFF
        low = first ^ second ^ product32(third, 0x9E3779B1)
        rest: i64 = (seed >> 32) % 1791398084  # not int(CARRIES), which is compiled to a 32-bit shift
        carry = (rest * CARRY_STEP + 0x1F123BB5) % CARRIES + 1
        self.word = (carry << 32) | low
        for _ in range(WARM_UP):
            self.next32()

    def copy(self) -> "Rng":
        """Return a stream that will give the same numbers from here."""
        return rng_at(self.word)

    def __reduce__(self) -> tuple[object, ...]:
        return rng_at, (int(self.word),)

    def next32(self) -> i64:
        """Return the next 32 random bits."""
        w = self.word
        w = MULTIPLIER * (w & WORD) + (w >> 32)
        self.word = w
        return (w & WORD) ^ (w >> 32)

    def below(self, n: i64) -> i64:
        """Return a whole number from 0 to n-1, each exactly equally likely; n is at most 2^61."""
        if n <= WORD:
            cut = WORD + 1 - (WORD + 1) % n
            x = self.next32()
            while x >= cut:
                x = self.next32()
            return x % n
        span: i64 = 0x3FFFFFFFFFFFFFFF
        limit = span - span % n
        wide = span
        while wide >= limit:
            high = self.next32() & 0x3FFFFFFF
            wide = (high << 32) | self.next32()
        return wide % n


def rng_at(word: i64) -> Rng:
    """Return a stream at the place that its word tells."""
    rng = Rng(0)
    rng.word = word
    return rng
