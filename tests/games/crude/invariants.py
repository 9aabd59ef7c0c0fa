"""What must hold after every action of Crude: nothing created, nothing lost, everything in its bounds."""

from spindletop.games.crude.board import CORNERS, KINDS, QUADRANTS, REFINERY, WELL, footprint
from spindletop.games.crude.components import CRUDE, GASOLINE, MARKETS, PRODUCTS
from spindletop.games.crude.state import Table
from spindletop.kernel.bits import bit, count, has, members
from spindletop.kernel.state import NOBODY, State

NEWS_STEPS = {"news_pay", "clean_air", "news_draw"}


class Watch:
    """Looks at every position of one game and remembers what must not change."""

    def __init__(self, start: State) -> None:
        assert isinstance(start, Table)
        self.pieces = self.count_pieces(start)
        self.wells_built = [int(n) for n in start.wells_built]
        self.declarer = int(start.declarer)
        self.final_left = int(start.final_left)
        self.markets: set[int] = set()
        self.place = int(start.place)
        self.tracks = [int(n) for n in start.tracks]

    def check(self, state: State) -> None:
        assert isinstance(state, Table)
        self.money(state)
        self.goods(state)
        self.board(state)
        self.news(state)
        self.turn(state)

    def count_pieces(self, s: Table) -> list[int]:
        """Count every asset and barrel, in the supply and out of it."""
        found = []
        for kind in range(KINDS):
            found.append(int(s.supply[kind]) + sum(int(count(s.standing(kind, q))) for q in range(QUADRANTS)))
        crude = sum(int(s.crude(q)) for q in range(QUADRANTS))
        gasoline = sum(int(s.gasoline(q)) for q in range(QUADRANTS)) + int(s.consumer_barrels)
        for product, stored in ((CRUDE, crude), (GASOLINE, gasoline)):
            tracks = sum(int(s.barrels(market, product)) for market in range(MARKETS))
            found.append(int(s.supply[KINDS + product]) + tracks + stored)
        return found

    def money(self, s: Table) -> None:
        assert sum(int(cash) for cash in s.cash) + int(s.bank) == 0, "I1: cash and bank"
        assert all(cash >= 0 for cash in s.cash), "I4: cash below 0"

    def goods(self, s: Table) -> None:
        assert self.count_pieces(s) == self.pieces, "I2, I3: pieces and barrels"
        for q in range(QUADRANTS):
            assert 0 <= s.fresh_crude(q) <= s.crude(q), "I4: fresh crude"
            assert 0 <= s.fresh_gasoline(q) <= s.gasoline(q), "I4: fresh gasoline"
        for market in range(MARKETS):
            for product in range(PRODUCTS):
                assert 0 <= s.barrels(market, product) <= len(s.terms.box.spaces[product]), "I5: track"
        assert s.consumer_price >= 1, "I6: consumer price"
        assert s.consumer_barrels >= 1, "I6: consumer barrels"
        assert s.consumer_price + s.consumer_barrels - 1 <= s.terms.box.consumer_high, "I6: consumer track"
        if s.step.name != "economy":
            assert 0 <= s.difference < s.terms.box.trigger, "I7: difference marker"

    def board(self, s: Table) -> None:
        for q in range(QUADRANTS):
            covered = 0
            for kind in range(KINDS):
                for square in members(s.standing(kind, q)):
                    assert kind != REFINERY or has(CORNERS, square), "I8: a refinery leaves its quadrant"
                    assert covered & footprint(kind, square) == 0, "I8: two assets on a square"
                    covered |= int(footprint(kind, square))
            assert covered == s.covered(q), "I8: covered squares"
            assert s.shut(q) & ~s.standing(REFINERY, q) == 0, "I8: something shut that is no refinery"
            if s.owner(q) == NOBODY:
                assert covered == 0 and s.crude(q) == 0 and s.gasoline(q) == 0, "I8: the ghost owns something"
        for seat in range(s.seats):
            wells = sum(int(count(s.standing(WELL, q))) for q in range(QUADRANTS) if s.owner(q) == seat)
            assert s.wells_built[seat] >= wells, "I9: wells built"
            assert s.wells_built[seat] >= self.wells_built[seat], "I9: the counter fell"
        self.wells_built = [int(n) for n in s.wells_built]

    def news(self, s: Table) -> None:
        cards = members(s.active) + members(s.unseen) + [int(card) for card in s.under]
        resting = s.card if not has(s.active, max(0, s.card)) else -1
        cards += [int(card) for card in (s.most_likely, s.unlikely, resting) if card >= 0]
        assert sorted(cards) == members(s.terms.deck), "I10: news cards"
        if s.terms.has_news and s.place != NOBODY and s.step.name not in NEWS_STEPS:
            assert s.most_likely >= 0 and s.unlikely >= 0, "I10: an empty slot"
        shut = s.any_shut()
        if s.step.name != "clean_air":
            fee = s.terms.box.fee_card
            assert shut == (fee >= 0 and s.active & bit(fee) != 0), "I11: shut refineries"
        lonely = [card for card in members(s.active) if not s.terms.box.news[card].stacks]
        assert len(lonely) <= 1, "I12: two active events"

    def turn(self, s: Table) -> None:
        if self.place != s.place:
            self.markets = set()
            self.place = int(s.place)
        tracks = [int(n) for n in s.tracks]
        if s.step.name == "market" and tracks != self.tracks and s.market != NOBODY:
            self.markets.add(int(s.market))
        self.tracks = tracks
        assert len(self.markets) <= 1, "I13: two markets in one turn"
        assert s.refine_left >= 0 and s.pump_left >= 0, "I13: more than the hits allow"
        if self.declarer != NOBODY:
            assert s.declarer == self.declarer, "I14: the declarer changed"
            assert self.final_left - 1 <= s.final_left <= self.final_left, "I14: final turns"
        self.declarer, self.final_left = int(s.declarer), int(s.final_left)
