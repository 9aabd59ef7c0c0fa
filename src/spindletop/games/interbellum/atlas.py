"""The map as the rules need it: areas with their borders, and the routes from wells over junctions to ports."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.interbellum import names as N
from spindletop.games.interbellum.view_types import WellBonus
from spindletop.kernel.bits import bit, has
from spindletop.kernel.buffer import zeros
from spindletop.kernel.sheet import Sheet
from spindletop.kernel.state import NOBODY

# Segments and route nodes are more than one mask can hold: each set of them is a pair of words.
SEGMENTS_A_WORD: Final[i64] = 48
NODES_A_WORD: Final[i64] = 60
MOST_NODES: Final = 120
MOST_AREAS: Final = 60
MOST_PORTS: Final = 40
BONUSES: Final[list[WellBonus]] = ["production", "draw_gas", "coins", "action_card", "influence"]
PRODUCTION: Final[i64] = 0
DRAW_GAS: Final[i64] = 1
COINS: Final[i64] = 2
ACTION_CARD: Final[i64] = 3
INFLUENCE: Final[i64] = 4


class Spot:
    """Something on the map with a name and a place in the drawing."""

    def __init__(self, id: str, name: str, x: int, y: int) -> None:
        self.id = id
        self.name = name
        self.x = x
        self.y = y


@final
class Area(Spot):
    """A territory or a part of a home base."""

    def __init__(self, id: str, name: str, power: i64, x: int, y: int) -> None:
        super().__init__(id, name, x, y)
        self.power = power


@final
class Node(Spot):
    """An end of segments: a well, a port or a junction; ports have a bonus."""

    def __init__(self, id: str, name: str, x: int, y: int, bonus: int = 0, sea: str = "") -> None:
        super().__init__(id, name, x, y)
        self.bonus = bonus
        self.sea = sea


@final
class Atlas:
    """Territories are areas 0 to 25, home areas follow; wells are nodes 0 to 15, ports and junctions follow."""

    def __init__(self, sheet: Sheet, homes: list[list[str]]) -> None:
        self._areas(sheet, homes)
        self._borders(sheet)
        self._nodes(sheet)
        self._segments(sheet)
        sea = sheet.table("caspian_sea")
        self.boats = (sea.integer("x", 0, 10_000), sea.integer("y", 0, 10_000))
        sea.done()
        sheet.done()

    def _areas(self, sheet: Sheet, homes: list[list[str]]) -> None:
        home_areas: list[Area] = []
        territories: list[Area] = []
        self.home_areas: vec[i64] = zeros(N.POWER_COUNT)
        for entry in sheet.tables("areas"):
            id, name, kind = entry.text("id"), entry.text("name"), entry.choice("kind", ["home", "territory"])
            x, y = entry.integer("x", 0, 10_000), entry.integer("y", 0, 10_000)
            if kind == 0:
                power = entry.choice("power", N.POWERS)
                entry.check(id in homes[power], "id", f"{id!r} is not among the home areas of {N.POWERS[power]}")
                self.home_areas[power] |= bit(N.TERRITORY_COUNT + len(home_areas))
                home_areas.append(Area(id, name, power, x, y))
            else:
                territories.append(Area(id, name, NOBODY, x, y))
            entry.done()
        found = [area.id for area in territories]
        sheet.check(
            found == N.TERRITORIES, "areas", f"expected the territories {', '.join(N.TERRITORIES)} in this order"
        )
        named = sorted(id for ids in homes for id in ids)
        listed = sorted(area.id for area in home_areas)
        sheet.check(named == listed, "areas", f"expected the home areas {', '.join(named)}, found {', '.join(listed)}")
        self.areas: list[Area] = territories + home_areas
        sheet.check(len(self.areas) <= MOST_AREAS, "areas", f"expected at most {MOST_AREAS} areas")
        self.area_numbers = {area.id: number for number, area in enumerate(self.areas)}
        self.all_areas: i64 = 0
        for number in range(len(self.areas)):
            self.all_areas |= bit(number)
        self.home_power: vec[i64] = vec[i64]([area.power for area in self.areas])

    def _area(self, sheet: Sheet, key: str, id: str) -> int:
        sheet.check(id in self.area_numbers, key, f"there is no area {id!r}")
        return self.area_numbers[id]

    def _borders(self, sheet: Sheet) -> None:
        self.border: vec[i64] = zeros(N.TERRITORY_COUNT)
        self.home_border: vec[i64] = zeros(N.POWER_COUNT)
        self.borders: list[tuple[int, int]] = []
        pairs = sheet.value("adjacency", "a list of pairs of areas")
        sheet.check(isinstance(pairs, list), "adjacency", "expected a list of pairs of areas")
        for i, pair in enumerate(pairs if isinstance(pairs, list) else []):
            key = f"adjacency[{i}]"
            whole = isinstance(pair, list) and len(pair) == 2 and all(isinstance(id, str) for id in pair)
            sheet.check(whole, key, f"expected two areas, found {pair!r}")
            a, b = self._area(sheet, key, pair[0]), self._area(sheet, key, pair[1])
            sheet.check(a != b, key, f"{pair[0]} cannot border itself")
            sheet.check((min(a, b), max(a, b)) not in self.borders, key, "this border stands twice")
            self.borders.append((min(a, b), max(a, b)))
            self._join(sheet, key, a, b)
        links = sheet.value("home_links", "a list of pairs of home areas")
        sheet.check(isinstance(links, list), "home_links", "expected a list of pairs of home areas")
        for i, link in enumerate(links if isinstance(links, list) else []):
            key = f"home_links[{i}]"
            sheet.check(isinstance(link, list) and len(link) == 2, key, f"expected two home areas, found {link!r}")
            powers = {int(self.home_power[self._area(sheet, key, str(id))]) for id in link}
            sheet.check(len(powers) == 1 and NOBODY not in powers, key, "expected two halves of one home base")
        sheet.check(self._connected(), "adjacency", "the territories do not hang together without the home areas")
        for power, name in enumerate(N.POWERS):
            sheet.check(self.home_border[power] != 0, "adjacency", f"no territory borders the home base of {name}")

    def _join(self, sheet: Sheet, key: str, a: int, b: int) -> None:
        power_a, power_b = self.home_power[a], self.home_power[b]
        sheet.check(power_a == NOBODY or power_b == NOBODY, key, "two home areas cannot border each other")
        if power_a == NOBODY and power_b == NOBODY:
            self.border[a] |= bit(b)
            self.border[b] |= bit(a)
        elif power_a == NOBODY:
            self.home_border[power_b] |= bit(a)
        else:
            self.home_border[power_a] |= bit(b)

    def _connected(self) -> bool:
        reached: i64 = bit(0)
        before: i64 = 0
        while reached != before:
            before = reached
            for territory in range(N.TERRITORY_COUNT):
                if has(before, territory):
                    reached |= self.border[territory]
        return all(has(reached, territory) for territory in range(N.TERRITORY_COUNT))

    def _nodes(self, sheet: Sheet) -> None:
        self.nodes: list[Node] = []
        self.well_area: list[int] = []
        self.bonus: vec[i64] = zeros(N.WELL_COUNT)
        self.bonus_amount: vec[i64] = zeros(N.WELL_COUNT)
        self.bonus_power: vec[i64] = zeros(N.WELL_COUNT)
        self.in_rulebook: i64 = 0
        self.gas_wells: i64 = 0
        for number, entry in enumerate(sheet.tables("wells", N.WELL_COUNT)):
            id = entry.text("id")
            entry.check(id == N.WELLS[number], "id", f"expected {N.WELLS[number]!r}, found {id!r}")
            self.well_area.append(self._area(entry, "area", entry.text("area")))
            self._well_bonus(entry.table("bonus"), number)
            if entry.choice("named", ["rulebook", "ours"]) == 0:
                self.in_rulebook |= bit(number)
            self._node(entry, id)
        self.first_port: i64 = len(self.nodes)
        self.port_area: list[int] = []
        ports = sheet.tables("ports")
        sheet.check(1 <= len(ports) <= MOST_PORTS, "ports", f"expected 1 to {MOST_PORTS} ports")
        for entry in ports:
            self.port_area.append(self._area(entry, "area", entry.text("area")))
            self._node(entry, entry.text("id"), entry.integer("bonus", 0, 100), entry.text("sea"))
        self.first_junction: i64 = len(self.nodes)
        for entry in sheet.tables("waypoints"):
            self._node(entry, entry.text("id"))
        sheet.check(len(self.nodes) <= MOST_NODES, "waypoints", f"expected at most {MOST_NODES} nodes of the routes")
        self.port_bonus: vec[i64] = vec[i64]([i64(node.bonus) for node in self.nodes])

    def _node(self, entry: Sheet, id: str, bonus: int = 0, sea: str = "") -> None:
        entry.check(all(node.id != id for node in self.nodes), "id", f"{id!r} stands twice on the map")
        x, y = entry.integer("x", 0, 10_000), entry.integer("y", 0, 10_000)
        self.nodes.append(Node(id, entry.text("name"), x, y, bonus, sea))
        entry.done()

    def _well_bonus(self, entry: Sheet, well: int) -> None:
        kind = entry.choice("kind", BONUSES)
        self.bonus[well] = kind
        self.bonus_amount[well] = entry.integer("amount", 1, 100)
        if kind == INFLUENCE:
            self.bonus_power[well] = entry.choice("power", N.POWERS)
        if kind == DRAW_GAS:
            self.gas_wells |= bit(well)
        entry.done()

    def _segments(self, sheet: Sheet) -> None:
        numbers = {node.id: number for number, node in enumerate(self.nodes)}
        self.end_a: vec[i64] = zeros(N.SEGMENT_COUNT)
        self.end_b: vec[i64] = zeros(N.SEGMENT_COUNT)
        self.segment_area: vec[i64] = zeros(N.SEGMENT_COUNT)
        self.low_segments: vec[i64] = zeros(len(self.areas))
        self.high_segments: vec[i64] = zeros(len(self.areas))
        self.at_node: list[vec[i64]] = []
        touching: list[list[i64]] = [[] for _ in self.nodes]
        for number, entry in enumerate(sheet.tables("segments", N.SEGMENT_COUNT)):
            id = entry.text("id")
            entry.check(id == N.SEGMENTS[number], "id", f"expected {N.SEGMENTS[number]!r}, found {id!r}")
            ends = [entry.text("a"), entry.text("b")]
            for key, end in zip(("a", "b"), ends, strict=True):
                entry.check(end in numbers, key, f"there is no well, port or waypoint {end!r}")
                touching[numbers[end]].append(number)
            entry.check(ends[0] != ends[1], "b", f"{id} begins and ends at {ends[0]}")
            area = self._area(entry, "area", entry.text("area"))
            self.end_a[number], self.end_b[number] = numbers[ends[0]], numbers[ends[1]]
            self.segment_area[number] = area
            if number < SEGMENTS_A_WORD:
                self.low_segments[area] |= bit(number)
            else:
                self.high_segments[area] |= bit(number - SEGMENTS_A_WORD)
            entry.done()
        self.at_node = [vec[i64](numbers_here) for numbers_here in touching]
        # the same in one row for quick walks: the ways from node n are those from way_start[n] to way_start[n + 1]
        self.way_start: vec[i64] = zeros(len(self.nodes) + 1)
        self.way_segment: vec[i64] = zeros(2 * N.SEGMENT_COUNT)
        self.way_end: vec[i64] = zeros(2 * N.SEGMENT_COUNT)
        ways: i64 = 0
        for number, numbers_here in enumerate(touching):
            for segment in numbers_here:
                self.way_segment[ways] = segment
                self.way_end[ways] = self.end_a[segment] + self.end_b[segment] - number
                ways += 1
            self.way_start[number + 1] = ways
        for number, node in enumerate(self.nodes):
            sheet.check(len(touching[number]) > 0, "segments", f"no segment touches {node.id}")

    def is_port(self, node: i64) -> bool:
        """Tell whether a route may end at this node."""
        return self.first_port <= node < self.first_junction

    def segment_name(self, segment: int) -> str:
        """Return a segment by its ends."""
        return f"{self.nodes[self.end_a[segment]].name} - {self.nodes[self.end_b[segment]].name}"
