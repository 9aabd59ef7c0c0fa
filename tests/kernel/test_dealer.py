"""Dealers: seeded ones repeat themselves, fair ones can be checked afterwards."""

import hashlib
import hmac
from collections import Counter

import pytest

from spindletop.kernel.dealer import FairDealer, SaltedSeed, SeededDealer, commitment, fair_draw, pick

SEED = bytes(range(32))


def test_a_seeded_dealer_repeats_itself():
    first, second = SeededDealer(4), SeededDealer(4)
    assert [first.draw([1, 2, 3]) for _ in range(50)] == [second.draw([1, 2, 3]) for _ in range(50)]


def test_draws_follow_the_weights():
    dealer = SeededDealer(1)
    counts = Counter(dealer.draw([70, 30]) for _ in range(6000))
    assert 0.67 < counts[0] / 6000 < 0.73


def test_a_fair_dealer_commits_to_its_seed_and_follows_the_published_recipe():
    dealer = FairDealer(SEED, ["north", "süd"])
    assert dealer.commitment == hashlib.sha256(SEED).hexdigest() == commitment(SEED)
    message = "5:north4:süd|0|0".encode()
    ticket = int.from_bytes(hmac.new(SEED, message, hashlib.sha256).digest(), "big")
    assert dealer.draw([1] * 6) == ticket % 6


def test_every_draw_has_a_number_of_its_own():
    dealer = FairDealer(SEED)
    drawn = [dealer.draw([1] * 1000) for _ in range(20)]
    assert drawn == [fair_draw(SEED, [], n, [1] * 1000) for n in range(20)]
    assert len(set(drawn)) > 15


def test_a_salt_changes_the_draws_and_cannot_come_late():
    plain, salted = FairDealer(SEED), FairDealer(SEED)
    salted.add_salt("mine")
    assert [plain.draw([1] * 1000) for _ in range(5)] != [salted.draw([1] * 1000) for _ in range(5)]
    with pytest.raises(ValueError, match="before the first draw"):
        salted.add_salt("late")


def test_salts_cannot_be_split_differently():
    assert fair_draw(SEED, ["ab", "c"], 0, [1] * 10**6) != fair_draw(SEED, ["a", "bc"], 0, [1] * 10**6)


def test_a_short_seed_is_refused():
    with pytest.raises(ValueError, match="31 bytes, expected 32"):
        FairDealer(SEED[:31])


def test_a_ticket_beyond_the_weights_is_an_error():
    assert [pick(t, [2, 0, 1]) for t in range(3)] == [0, 0, 2]
    with pytest.raises(ValueError, match="beyond the total"):
        pick(3, [2, 0, 1])


class Counted(list[str]):
    """A list that notes how often it is gone through."""

    times = 0

    def __iter__(self):
        self.times += 1
        return super().__iter__()


def test_salts_are_mixed_once_for_all_draws():
    salts = Counted(["x" * 200] * 64)
    text = "".join(f"{len(salt)}:{salt}" for salt in list(salts))
    source = SaltedSeed(SEED, salts)
    before = salts.times
    drawn = [source.draw(n, [1] * 6) for n in range(9)]
    assert salts.times == before
    tickets = [hmac.new(SEED, f"{text}|{n}|0".encode(), hashlib.sha256).digest() for n in range(9)]
    assert drawn == [int.from_bytes(ticket, "big") % 6 for ticket in tickets], "the recipe is the published one"
