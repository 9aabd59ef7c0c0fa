"""What must hold at every table of Pipe It Up after every action: nothing is created, nothing is lost."""

from typing import Any

from spindletop.kernel.bits import count, has
from spindletop.kernel.state import OVER, State

RESERVOIR = 2
ICONS = 4


class Watch:
    """Looks at one game from its start on; `check` raises AssertionError when something is wrong."""

    def __init__(self, start: State) -> None:
        s: Any = start
        self.vp = [int(vp) for vp in s.vp]
        self.built = int(s.built)
        self.over = False

    def check(self, state: State) -> None:
        s: Any = state
        assert not self.over, "the game went on after its end"
        self._pieces(s)
        self._city_tokens(s)
        self._map(s)
        self._points(s)
        self._reservoirs(s)
        self._questions(s)
        dealt = [int(mission) for mission in s.mission if mission >= 0]
        assert len(set(dealt)) == len(dealt)
        self.vp = [int(vp) for vp in s.vp]
        self.built = int(s.built)
        self.over = s.mover == OVER

    def _pieces(self, s: Any) -> None:
        box = s.terms.box
        for seat in range(s.seats):
            pipes = s.supply[seat] + s.stock[seat] + box.board.pipes_of(s.owned[seat])
            assert pipes == s.terms.order[seat].pipes, f"seat {seat}: {pipes} pipes"
            assert s.supply[seat] >= 0 and s.stock[seat] >= 0 and s.tokens[seat] >= 0
            assert 0 <= s.plants[seat] <= box.plants_per_seat
            assert count(s.sites[seat]) == (0 if s.terms.off_board else s.plants[seat])
            assert s.sites[seat] & ~s.network == 0
            assert 2 <= s.dice(seat) == 1 + count(s.grey) + s.plants[seat] <= 8
        assert s.bank >= 0
        assert s.bank + sum(s.tokens) == box.upgrade_tokens

    def _city_tokens(self, s: Any) -> None:
        box = s.terms.box
        spare = 0 if s.terms.tokens == RESERVOIR else box.spare_tokens
        stacked = sum(s.reservoir_sizes)
        assert s.tokens_on_board() + sum(s.held) + stacked + spare == box.city_tokens
        assert all(s.tokens_on(city) <= (2 if s.terms.tokens == RESERVOIR else 1) for city in range(31))
        assert s.tokened & (s.reached | box.board.bare) == 0
        for icon in range(ICONS):
            held = sum(int(s.icons[seat * ICONS + icon]) for seat in range(s.seats))
            assert held + s.unseen[icon] + count(s.laid[icon] & s.tokened) == box.icon_copies[icon]
        if s.terms.tokens == RESERVOIR:
            assert sum(s.icons) == 0
        elif s.taken_at < 0:
            for seat in range(s.seats):
                assert sum(s.icons[seat * ICONS : seat * ICONS + ICONS]) == s.held[seat]

    def _map(self, s: Any) -> None:
        board = s.terms.box.board
        assert s.built & ~s.terms.usable == 0
        assert sum(int(owned) for owned in s.owned) == s.built, "a link has two owners, or none"
        assert self.built & ~s.built == 0, "a pipeline vanished"
        assert s.reached == board.touching(s.built)
        assert s.network == s.reached | s.terms.starts
        assert s.frontier == board.frontier(s.terms.usable & ~s.built, s.network)
        joined = 0
        for city in range(31):
            if has(s.terms.starts, city):
                joined |= board.spread(s.built, city)
        assert s.reached & ~joined == 0, "a pipeline hangs in the air"
        assert s.grey & ~board.neutral == 0 and has(s.grey, board.start)
        if s.terms.fast:
            assert s.grey == board.neutral
        elif s.step.name != "icon":
            assert s.grey == s.terms.starts | (s.reached & board.neutral)
        if s.built == s.terms.usable:
            assert s.mover in (OVER, -1)
            assert s.mover == OVER or s.step.name == "icon"

    def _points(self, s: Any) -> None:
        box = s.terms.box
        for seat in range(s.seats):
            points = sum(
                int(box.points[box.board.length[link]]) for link in range(box.board.links) if has(s.owned[seat], link)
            )
            for owner, size in zip(s.reservoir_seats, s.reservoir_sizes, strict=True):
                points += int(box.points[size]) if owner == seat else 0
            assert s.vp[seat] == points
            assert s.vp[seat] >= self.vp[seat]
            if s.mover == OVER:
                assert s.scores()[seat] >= s.vp[seat] + 2 * s.plants[seat]
            else:
                assert s.scores()[seat] == s.vp[seat]

    def _reservoirs(self, s: Any) -> None:
        sizes = [int(size) for size in s.reservoir_sizes]
        cities = [int(city) for city in s.reservoir_cities]
        assert len(set(cities)) == len(cities) and all(has(s.stacked, city) for city in cities)
        assert count(s.stacked) == len(cities) and s.stacked & s.tokened == 0
        assert all(2 <= size <= 8 for size in sizes)
        if s.terms.ordinal:
            assert all(size >= place + 2 for place, size in enumerate(sizes))
        else:
            assert sizes == sorted(set(sizes))

    def _questions(self, s: Any) -> None:
        assert 0 <= count(s.asked) <= len(s.terms.box.questions)
        if s.question >= 0:
            assert has(s.asked, s.question) and s.card == 1
        if s.terms.cardless:
            assert s.asked == 0 and s.question < 0
