"""The random stream: the same everywhere, even, and independent copies."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spindletop.kernel.buffer import Buffer
from spindletop.kernel.rng import MULTIPLIER, WARM_UP, Rng


def is_prime(n: int) -> bool:
    """Miller-Rabin; the bases are enough for 64 bits."""
    d, r = n - 1, 0
    while d % 2 == 0:
        d, r = d // 2, r + 1
    for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37):
        x = pow(base, d, n)
        if x in {1, n - 1}:
            continue
        for _ in range(r - 1):
            x = x * x % n
            if x == n - 1:
                break
        else:
            return False
    return True


def test_the_multiplier_gives_the_longest_period():
    assert is_prime(MULTIPLIER * 2**32 - 1)
    assert is_prime(MULTIPLIER * 2**31 - 1)
    assert MULTIPLIER < 2**31, "products must stay below 2^63"


def test_a_seed_always_gives_the_same_numbers():
    rng = Rng(2026)
    assert [rng.below(1000) for _ in range(6)] == [802, 793, 147, 578, 669, 601]


@pytest.mark.parametrize("seed", [0, 1, -1, 2**32, 2**64 + 5, 10**30])
def test_any_whole_number_is_a_seed(seed):
    rng = Rng(seed)
    assert len({rng.next32() for _ in range(50)}) > 40


@given(st.integers(-(1 << 200), 1 << 200))
def test_a_seed_of_any_size_starts_the_stream_where_plain_numbers_say(seed):
    low = (seed ^ (seed >> 32) ^ (seed >> 64) * 0x9E3779B1) & 0xFFFFFFFF
    word = ((((seed >> 32) * 0x85EBCA6B + 0x1F123BB5) % (MULTIPLIER - 1) + 1) << 32) | low
    for _ in range(WARM_UP + 1):
        word = MULTIPLIER * (word & 0xFFFFFFFF) + (word >> 32)
    assert Rng(seed).next32() == (word & 0xFFFFFFFF) ^ (word >> 32)


def test_neighbouring_seeds_give_unrelated_numbers():
    first = [Rng(seed).below(100) for seed in range(400)]
    assert len(set(first)) > 60


@pytest.mark.parametrize("n", [2, 6, 7, 1000])
def test_every_number_is_equally_likely(n):
    rng = Rng(n)
    draws = 60 * n if n > 100 else 20_000
    counts = Counter(rng.below(n) for _ in range(draws))
    expected = draws / n
    chi = sum((counts[i] - expected) ** 2 / expected for i in range(n))
    assert chi < n + 5 * (2 * n) ** 0.5


def test_wide_ranges_are_drawn_in_full():
    rng = Rng(5)
    wide = [rng.below(2**61) for _ in range(200)]
    assert all(0 <= x < 2**61 for x in wide)
    assert max(wide) > 2**60


def test_a_copy_continues_alike_and_apart():
    rng = Rng(9)
    twin = rng.copy()
    assert [rng.next32() for _ in range(5)] == [twin.next32() for _ in range(5)]
    rng.next32()
    assert rng.next32() != twin.next32()


def test_a_buffer_draws_by_weight_and_grows():
    out, rng = Buffer(), Rng(3)
    out.base = 100
    out.weigh(1, 3)
    out.weigh(2, 0)
    out.weigh(3, 1)
    assert (out.actions(), out.weights(), out.total) == ([101, 103], [3, 1], 4)
    counts = Counter(out.draw(rng) for _ in range(8000))
    assert 0.72 < counts[101] / 8000 < 0.78
    out.clear()
    for x in range(500):
        out.add(x)
    assert out.actions() == list(range(100, 600))
    assert {out.choose(rng) for _ in range(6000)} == set(range(100, 600))
