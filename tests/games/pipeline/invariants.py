"""What must hold after every action of Pipeline: nothing is created, nothing is lost."""

from spindletop.games.pipeline.market import in_play, on_space
from spindletop.games.pipeline.names import (
    COLOURS,
    CONTRACTS,
    FAMILIES,
    GRADES,
    LEVELS,
    PAPERS,
    QUADRANT_SPACES,
    QUADRANTS,
    ROWS,
)
from spindletop.games.pipeline.network import COVERED, SPOT
from spindletop.games.pipeline.pieces import TILES
from spindletop.games.pipeline.state import BOUGHT_MACHINE, EMPTY, Table
from spindletop.kernel.bits import count
from spindletop.kernel.state import NOBODY, State

# A network belongs to several positions until one of them builds on it; what is dealt at the set-up and the list of a
# run are made anew when they change. None of them is ever changed in place.
SHARED = {"networks", "run", "run_value", "inner", "markers", "markers_left", "costs"}


class Watch:
    """Remembers the totals of the first position and checks every later one."""

    def __init__(self, start: State) -> None:
        assert isinstance(start, Table)
        self.money = int(start.bank + sum(start.cash))
        self.tanks = [int(t) for t in start.tanks]
        self.out_of_play: set[int] = set()
        self.known = self._tiles(start)
        self.round = int(start.round)

    def check(self, state: State) -> None:
        """Fail if an invariant is broken."""
        assert isinstance(state, Table)
        self._money_and_oil(state)
        self._tanks_and_machines(state)
        self._tiles_of_pipe(state)
        self._networks(state)
        self._papers(state)
        self._upgrades(state)
        self._turn(state)

    def _money_and_oil(self, s: Table) -> None:
        assert s.bank + sum(s.cash) == self.money  # I4
        assert min(s.cash) >= 0
        for colour in range(COLOURS):
            barrels = s.supply[colour] + s.lying[colour] + s.seats  # I1
            for row in range(ROWS):
                for space in range(8):
                    lies = on_space(s, row, space)
                    if lies == colour:
                        barrels += 1
                    if lies != EMPTY:
                        assert in_play(s, row, space)  # I10
                        assert lies == s.terms.box.row_colour[row] or row >= 3
            for seat in range(s.seats):
                barrels += sum(s.stock(seat, colour, grade) for grade in range(GRADES))
            assert barrels == s.terms.box.barrels

    def _tanks_and_machines(self, s: Table) -> None:
        box = s.terms.box
        assert s.tank_stack + sum(s.shop[3:6]) + sum(s.tanks) == box.tanks  # I2
        placed = sum(len(network.machines) for network in s.networks)
        held = 1 if s.machine == BOUGHT_MACHINE else 0
        assert s.machine_stack + sum(s.shop[0:3]) + placed + held == box.machines
        for seat in range(s.seats):
            for grade in range(GRADES):
                at = seat * GRADES + grade
                barrels = sum(s.stock(seat, colour, grade) for colour in range(COLOURS))
                assert 0 <= barrels <= box.barrels_per_tank * s.tanks[at]  # I5
                assert s.room[at] == box.barrels_per_tank * s.tanks[at] - barrels
                assert self.tanks[at] <= s.tanks[at] <= s.terms.tank_places
                self.tanks[at] = int(s.tanks[at])

    def _tiles(self, s: Table) -> list[int]:
        found = [tile for tile in range(TILES) if s.undrawn[tile] != 0]
        found += [int(tile) for tile in s.government if tile != EMPTY]
        found += [int(tile) for tile in s.slots if tile != EMPTY]
        found += [int(spot // SPOT) for network in s.networks for spot in network.tiles]
        return [*found, int(s.hand)] if s.hand != EMPTY else found

    def _tiles_of_pipe(self, s: Table) -> None:
        found = self._tiles(s)
        assert len(found) == len(set(found))  # I3: every tile in one place
        now, before = set(found), set(self.known)
        assert now <= before
        self.out_of_play |= before - now
        assert not (now & self.out_of_play)
        self.known = found

    def _networks(self, s: Table) -> None:
        for network in s.networks:
            cells = [int(network.half_cell(i, half)) for i in range(len(network.tiles)) for half in range(2)]
            assert len(cells) == len(set(cells))  # I6
            bare = [cell for cell in cells if network.kind[cell] < COVERED]
            assert len(bare) + len(network.machines) == len(cells)
            assert network.bare == len(bare)
            counted: dict[int, int] = {}
            for cell in bare:
                for segment in range(2):
                    p = int(network.label[cell * 2 + segment])
                    counted[p] = counted.get(p, 0) + 1
            lengths = {p: int(n) for p, n in enumerate(network.length) if n > 0}
            assert counted == lengths  # I7

    def _papers(self, s: Table) -> None:
        places: list[int] = [int(paper) for paper in [*s.display, *s.tops] if paper != EMPTY]
        for seat in range(s.seats):
            for held in (s.active[seat], s.deferred[seat], s.completed[seat]):
                places += [paper for paper in range(PAPERS) if (held >> paper) & 1]
        assert len(places) == len(set(places))  # I11
        assert all((s.unseen >> paper) & 1 == 0 for paper in places)
        assert all(paper < CONTRACTS for paper in s.tops)

    def _upgrades(self, s: Table) -> None:
        assert count(s.open_quadrants) <= (s.terms.box.open_limit[s.year() - 1] if s.round > 0 else 0)  # I8
        if s.round > 0 and s.year() < 3:
            for quadrant in range(QUADRANTS):
                tiles = s.government[quadrant * QUADRANT_SPACES : (quadrant + 1) * QUADRANT_SPACES]
                assert EMPTY not in list(tiles) or (s.open_quadrants >> quadrant) & 1
        for family in range(FAMILIES):
            in_play_now = (s.families >> family) & 1
            for level in range(LEVELS):
                owned = sum(1 for seat in range(s.seats) if s.level(seat, family) > level)
                cards = s.terms.box.copies[level] if in_play_now else 0
                assert s.on_offer[family * LEVELS + level] + owned == cards  # I9

    def _turn(self, s: Table) -> None:
        for kind, fresh in enumerate(s.fresh):  # I12
            if s.step.name == "refine":
                assert fresh <= s.oil[s.turn * 12 + kind]
        assert s.acts <= 2  # I13
        placed = [seat for seat in s.lower if seat != NOBODY]
        assert len(placed) == len(set(placed))  # I14
        assert sorted(s.upper) == list(range(s.seats))
        assert s.round >= self.round
        self.round = int(s.round)
