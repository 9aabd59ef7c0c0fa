"""Auctions: who is asked, what may be bid, who pays, and what an overbid costs."""

from hypothesis import given, settings
from hypothesis import strategies as st

from oilman_positions import BLUE, GREEN, RED, YELLOW, at, auction_of, choices, clause, play, table, told
from spindletop.games.oilman import GAME

COLOURS = ["red", "blue", "green", "yellow"]


def purses(*cash):
    return {colour: {"cash": amount} for colour, amount in zip(COLOURS, cash, strict=False)}


def test_bidding_goes_clockwise_from_the_drawer():
    """OM-41."""
    s = auction_of("A1", seats=4, turn="green")
    asked = []
    for bid in range(3, 8):
        asked.append(int(s.mover))
        play(s, f"bid {bid}")
    assert asked == [GREEN, YELLOW, RED, BLUE, GREEN]


def test_a_barred_drawer_leaves_the_opening_to_the_next_bidder():
    """OM-41, OM-38: blue and green are barred, so yellow opens."""
    land = {"blue": ["A1", "C1", "E1"], "green": ["G1", "I1", "K1"]}
    s = auction_of("D3", seats=4, turn="blue", land=land)
    assert s.mover == YELLOW
    play(s, "bid 3", "bid 4")
    assert s.mover == YELLOW


def test_whoever_dropped_is_not_asked_again():
    """OM-43, OM-44."""
    s = play(auction_of("A1", seats=4), "bid 3", "drop", "bid 4", "bid 5", "bid 6")
    assert s.mover == GREEN, "blue has dropped and is passed over"
    play(s, "drop", "bid 7", "drop")
    assert list(s.owners) == [YELLOW]
    assert s.cash[YELLOW] == 93


def test_a_bid_ends_the_auction_when_all_others_have_dropped():
    """OM-44: the leader is not asked to outbid itself."""
    s = play(auction_of("A1"), "drop", "bid 50", "drop")
    assert (list(s.owners), s.cash[BLUE]) == ([BLUE], 50 + 5)


def test_the_price_goes_to_the_bank():
    """OM-02, OM-45."""
    s = auction_of("D3 E3")
    bank = s.bank
    play(s, "bid 33", "drop", "drop")
    assert s.cash[RED] == 67
    assert s.bank == bank + 33 - 5, "less the salary of the next company"
    assert s.owner(at("E3")) == RED


def test_the_richest_company_sets_the_ceiling_even_if_it_is_barred():
    """OM-46."""
    s = auction_of("D3", **purses(20, 30, 640), land={"green": ["A1", "C1", "E1"]})
    assert s.ceiling == 640
    assert "bid 640" in choices(s)


def test_the_ceiling_is_at_least_the_minimum_and_at_most_999():
    """OM-46."""
    assert auction_of(**purses(2, 3, 4)).ceiling == 15
    assert auction_of(**purses(2000, 3, 4)).ceiling == 999
    assert choices(auction_of(**purses(2, 3, 4))) == ["bid 15", "drop"]


def test_a_bidder_without_a_legal_bid_drops_by_itself():
    """OM-46: at the ceiling nobody is asked any more."""
    s = auction_of("D3", **purses(30, 20, 10))
    log = told(s, "bid 30")
    assert log == [
        "Red bids 30.",
        "Blue drops out.",
        "Green drops out.",
        "Red buys the property for 30.",
        "Blue receives a salary of 5.",
    ]


def test_where_overbids_are_forbidden_poor_companies_drop_by_themselves():
    """OM-46, OM-47."""
    s = auction_of("D3 E3", options={"overbid": "forbidden"}, **purses(5, 40, 7))
    assert s.mover == BLUE, "red cannot pay the minimum of 6"
    play(s, "bid 6")
    assert choices(s) == ["bid 7", "drop"]
    play(s, "drop")
    assert (list(s.owners), s.cash[BLUE]) == ([BLUE], 34 + 5)


def test_nobody_is_asked_when_nobody_can_bid():
    """OM-46, OM-50."""
    s = table(options={"overbid": "forbidden"}, step="mark", **purses(2, 2, 2))
    play(s, "mark D3", "offer")
    assert (s.mover, s.step.name, s.free_holes) == (BLUE, "act", 180)


# Overbids


def test_an_overbid_without_another_bid_leaves_the_property_unsold():
    """OM-48, OM-50: green could pay, but it never bid and has no right."""
    s = play(auction_of("D3", **purses(20, 10, 100)), "bid 50", "drop", "drop")
    assert (s.cash[RED], list(s.owners), s.free_holes) == (0, [], 180)
    assert (s.step.name, s.mover) == ("act", BLUE)


def test_a_bid_of_exactly_ones_cash_is_no_overbid():
    """OM-48."""
    s = play(auction_of("D3", **purses(45, 70, 30)), "bid 40", "bid 70")
    assert (list(s.owners), s.cash[BLUE]) == ([BLUE], 0 + 5)


def test_the_right_passes_over_bidders_that_cannot_pay_their_own_last_bid():
    """OM-49: green's last bid of 50 is higher than red's 40, but above green's cash."""
    s = auction_of("D3", seats=4, **purses(45, 60, 30, 100))
    play(s, "bid 40", "bid 45", "bid 50", "drop", "drop", "bid 65", "drop")
    assert s.cash[BLUE] == 0
    assert (s.step.name, s.mover) == ("right", RED)
    play(s, "buy")
    assert (s.cash[RED], list(s.owners), s.cash[GREEN]) == (45 - 40, [RED], 30)


def test_companies_that_overbid_without_winning_are_not_punished():
    """OM-48, OM-49: green bid above its cash, was outbid, and keeps its cash but has no right."""
    s = auction_of("D3", **purses(20, 60, 10))
    play(s, "bid 15", "bid 16", "bid 30", "drop", "bid 31", "drop")
    assert list(s.cash)[RED] == 20
    assert s.cash[GREEN] == 10
    assert (list(s.owners), s.cash[BLUE]) == ([BLUE], 29 + 5)


def test_an_overbidder_never_falls_back_on_an_older_bid():
    """OM-49: blue could have paid its first bid of 5, but its last one of 8 is above its cash."""
    s = auction_of("D3", **purses(20, 6, 10))
    play(s, "drop", "bid 5", "bid 6", "bid 8", "bid 20")
    assert s.cash[GREEN] == 0
    assert (s.step.name, s.mover, list(s.owners), s.free_holes) == ("act", BLUE, [], 180)


def test_bids_of_an_earlier_auction_give_no_right():
    """OM-49: green bid in the auction before, but not in this one."""
    s = play(auction_of("D3", **purses(40, 100, 50)), "drop", "bid 5", "bid 6", "bid 7", "drop")
    assert list(s.owners) == [BLUE]
    play(s, "draw", "mark A1", "offer", "drop", "drop", "bid 60")
    assert s.cash[RED] == 0
    assert (s.step.name, s.mover, list(s.owners)) == ("act", GREEN, [BLUE])


def test_an_overbid_at_no_cash_costs_nothing_but_the_property():
    """OM-48."""
    s = auction_of("D3", **purses(0, 50, 0))
    play(s, "bid 50")
    assert (s.cash[RED], list(s.owners), s.free_holes) == (0, [], 180)


def test_the_right_is_offered_once_only():
    """OM-49, OM-50: blue could pay as well, but green had the right and declined."""
    s = auction_of("D3", **purses(20, 50, 60))
    play(s, "bid 15", "bid 16", "bid 17", "bid 40", "drop", "drop")
    assert (s.step.name, s.mover) == ("right", GREEN)
    log = told(s, "decline")
    assert log[:2] == ["Green declines to buy.", "The property is not sold; the boundary is erased."]
    assert (s.step.name, s.mover, list(s.owners)) == ("act", BLUE, [])


def test_a_bid_above_ones_cash_comes_with_a_warning():
    """OM-48."""
    s = auction_of("D3", **purses(20, 50, 60))
    verb = s.vocabulary.by_name["bid"]
    assert verb.warning(s, 20 - 3) == ""
    assert verb.warning(s, 21 - 3) == "21 is above your cash: winning would cost you all 20 and the property."


def test_a_raise_above_ones_cash_comes_with_the_same_warning():
    """OM-42, OM-48."""
    s = auction_of("D3", options={"bidding": "ladder"}, **purses(20, 50, 60))
    warned = {GAME.vocabulary.text(a): s.warning(a) for a in s.choices() if s.warning(a)}
    assert [text for text in warned if text.startswith("raise")] == ["raise 5", "raise 6"]  # 23 and 53


def test_dropping_out_and_declining_say_what_becomes_of_the_lot():
    """OM-43, OM-49, OM-50."""
    s = auction_of("D3", **purses(50, 50, 60))
    drop = GAME.vocabulary.parse("drop")
    assert s.warning(drop) == "You leave this auction for good and cannot buy the lot."
    play(s, "drop", "drop")
    assert s.warning(drop) == "You are the last bidder: the lot stays unsold and its boundary is erased."
    s = auction_of("D3", **purses(20, 50, 60))
    play(s, "bid 15", "bid 16", "bid 17", "bid 40", "drop", "drop")
    decline = GAME.vocabulary.parse("decline")
    assert s.warning(decline) == "You give up the right to buy the lot for 17; nobody gets it."


# The drawer's opening bid


def test_a_drawer_that_must_open_is_free_once_a_bid_stands():
    """OM-51."""
    s = auction_of("D3", options={"drawer_must_open": True})
    assert "drop" not in choices(s)
    play(s, "bid 3", "bid 4", "drop")
    assert s.mover == RED
    assert "drop" in choices(s)


def test_the_others_need_not_open():
    """OM-51: a barred drawer opens nothing, and the next bidder is no drawer."""
    s = auction_of("D3", options={"drawer_must_open": True}, land={"red": ["A1", "C1", "E1"]})
    assert s.mover == BLUE
    assert clause(s, "drop") is None


def test_a_drawer_that_cannot_pay_the_minimum_may_drop():
    """OM-51."""
    s = auction_of("D3 E3", options={"drawer_must_open": True}, **purses(5, 50, 50))
    assert clause(s, "drop") is None
    rich = auction_of("D3 E3", options={"drawer_must_open": True}, **purses(6, 50, 50))
    assert clause(rich, "drop") == "OM-51"


# The ladder


def test_the_ladder_raises_the_minimum_first_and_then_the_standing_bid():
    """OM-42."""
    s = auction_of("D3 E3", options={"bidding": "ladder"})
    assert choices(s) == [f"raise {rung}" for rung in range(7)] + ["drop"], "106 would be above the ceiling"
    play(s, "raise 3")
    assert s.standing == 6 + 5
    assert choices(s) == [f"raise {rung}" for rung in range(1, 7)] + ["drop"]
    play(s, "raise 6")
    assert s.standing == 11 + 50
    assert s.last_bids[BLUE] == 61
    play(s, "drop", "raise 1", "drop")
    assert (list(s.owners), s.cash[RED]) == ([RED], 100 - 62)


def test_the_words_of_a_raise_name_the_bid():
    s = play(auction_of("D3", options={"bidding": "ladder"}), "raise 0")
    verb = s.vocabulary.by_name["raise"]
    assert [verb.words(s, rung) for rung in (1, 4)] == ["Bid 4", "Bid 13"]


# Whatever is bid


@settings(max_examples=120, deadline=None)
@given(data=st.data())
def test_no_order_of_bids_breaks_an_auction(data):
    """I10, OM-43 to OM-50: bids rise, the dropped stay out, one company pays, or nobody."""
    cash = data.draw(st.lists(st.integers(0, 60), min_size=4, max_size=4), label="cash")
    size = data.draw(st.integers(1, 5), label="holes")
    agreed = {
        "overbid": data.draw(st.sampled_from(["penalty", "forbidden"])),
        "bidding": data.draw(st.sampled_from(["free", "ladder"])),
        "drawer_must_open": data.draw(st.booleans()),
    }
    land = {"yellow": ["A1", "C1", "E1"]} if data.draw(st.booleans(), label="yellow is barred") else {}
    s = table(4, agreed, step="mark", **purses(*cash), land=land)
    play(s, *[f"mark {letter}9" for letter in "ABCDE"[:size]])
    owned = len(s.owners)
    if "offer" in choices(s):
        play(s, "offer")
    minimum, ceiling = [3, 6, 9, 12, 15][size - 1], max([3, 6, 9, 12, 15][size - 1], *cash)
    bids: list[tuple[int, int]] = []
    dropped: set[int] = set()
    while s.step.name == "bid":
        assert s.mover not in dropped
        assert not bids or s.mover != bids[-1][0], "the leader is not asked (OM-44)"
        assert not (land and s.mover == YELLOW)
        line = data.draw(st.sampled_from(choices(s)), label="bid")
        if line == "drop":
            dropped.add(int(s.mover))
            play(s, line)
            continue
        amount = s.standing if bids else s.minimum
        amount = int(line.split()[1]) if line.startswith("bid") else amount + s.terms.box.ladder[int(line.split()[1])]
        assert minimum <= amount <= ceiling
        assert not bids or amount > bids[-1][1]
        assert agreed["overbid"] == "penalty" or amount <= cash[s.mover]
        bids.append((int(s.mover), int(amount)))
        play(s, line)
    expect_settlement(s, bids, cash, owned, data)


def expect_settlement(s, bids, cash, owned, data):
    """Work out who pays what from the bids alone (OM-45, OM-48 to OM-50), and compare."""
    left = list(cash)
    buyer = None
    if bids:
        winner, price = bids[-1]
        last = dict(bids)
        if price <= cash[winner]:
            buyer = winner
            left[winner] -= price
        else:
            left[winner] = 0
            able = {seat: bid for seat, bid in last.items() if seat != winner and bid <= cash[seat]}
            if able:
                heir = max(able, key=lambda seat: able[seat])
                assert (s.step.name, s.mover) == ("right", heir)
                answer = data.draw(st.sampled_from(["buy", "decline"]))
                play(s, answer)
                if answer == "buy":
                    buyer = heir
                    left[heir] -= able[heir]
    assert s.step.name == "act"
    left[BLUE] += 5
    assert list(s.cash) == left
    assert list(s.owners)[owned:] == ([] if buyer is None else [buyer])
