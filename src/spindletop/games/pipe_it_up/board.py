"""The map of an edition as typed, checked data: cities, links, and which of them adjoin."""

from itertools import combinations
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.pipe_it_up.places import CITIES, CITY_IDS, LINK_IDS, LINKS, MOST_PIECES
from spindletop.kernel.bits import bit, has
from spindletop.kernel.buffer import zeros
from spindletop.kernel.sheet import Sheet


@final
class City:
    """One city as it is printed; x runs to the right and y downwards, both from 0 to 1."""

    def __init__(self, sheet: Sheet, number: int) -> None:
        sheet.check(sheet.text("id") == CITY_IDS[number], "id", f"expected {CITY_IDS[number]!r} in this place")
        self.id = CITY_IDS[number]
        self.name = sheet.text("name")
        self.x = fraction(sheet, "x")
        self.y = fraction(sheet, "y")
        self.region = sheet.text("region")
        sheet.flag("rulebook")
        sheet.done()


def fraction(sheet: Sheet, key: str) -> float:
    """Return a number from 0 to 1."""
    found = sheet.value(key, "a number from 0 to 1")
    if isinstance(found, bool) or not isinstance(found, (int, float)) or not 0 <= found <= 1:
        raise sheet.error(key, f"expected a number from 0 to 1, found {found!r}")
    return float(found)


@final
class Board:
    """Cities and links; sets of cities and sets of links are bit masks."""

    def __init__(self, sheet: Sheet, longest: int) -> None:
        sheet.ignore("source")
        rows = sheet.tables("cities", CITIES)
        self.cities = [City(row, number) for number, row in enumerate(rows)]
        self.aspect = fraction(sheet, "aspect")
        self._links(sheet, longest)
        self.start: i64 = sheet.choice("start_city", CITY_IDS)
        self.neutral: i64 = self._set_of(sheet, "neutral_cities")
        sheet.check(has(self.neutral, self.start), "neutral_cities", "the start city must be one of them")
        self.lifting: i64 = self._set_of(sheet, "limit_lifting_cities")
        sheet.check(self.lifting != 0, "limit_lifting_cities", "expected at least one city")
        self.bare: i64 = self._set_of(sheet, "no_token_cities")
        sheet.check(has(self.bare, self.start), "no_token_cities", "the start city must be one of them")
        self.side: list[int] = self._cities(sheet, "side_cities")
        for city in self.side:
            sheet.check(not has(self.bare, city), "side_cities", f"{CITY_IDS[city]} holds no city token")
        self.coast: i64 = self._set_of(sheet, "coast_cities")
        sheet.done()

    def _links(self, sheet: Sheet, longest: int) -> None:
        rows = sheet.tables("links")
        sheet.check(1 <= len(rows) <= LINKS, "links", f"expected 1 to {LINKS} links, found {len(rows)}")
        self.links: i64 = len(rows)
        self.end_a: vec[i64] = zeros(len(rows))
        self.end_b: vec[i64] = zeros(len(rows))
        self.length: vec[i64] = zeros(len(rows))
        self.all: i64 = 0
        self.dotted: i64 = 0
        self.at: vec[i64] = zeros(CITIES)
        """The links that end at a city."""
        self.within: vec[i64] = zeros(MOST_PIECES + 1)
        """The links of at most so many pipes."""
        pairs: set[tuple[int, int]] = set()
        for number, row in enumerate(rows):
            row.check(row.text("id") == LINK_IDS[number], "id", f"expected {LINK_IDS[number]!r} in this place")
            a = row.choice("a", CITY_IDS)
            b = row.choice("b", CITY_IDS)
            row.check(a != b, "b", "a link joins two different cities")
            row.check((min(a, b), max(a, b)) not in pairs, "b", f"{CITY_IDS[a]} and {CITY_IDS[b]} are linked already")
            pairs.add((min(a, b), max(a, b)))
            pipes = row.integer("length", 1, longest)
            self.end_a[number] = a
            self.end_b[number] = b
            self.length[number] = pipes
            self.all |= bit(number)
            if row.flag("dotted"):
                self.dotted |= bit(number)
            self.at[a] |= bit(number)
            self.at[b] |= bit(number)
            for size in range(pipes, MOST_PIECES + 1):
                self.within[size] |= bit(number)
            row.done()
        everywhere = bit(CITIES) - 1
        message = "every city must be reachable over these links"
        sheet.check(self.spread(self.all, 0) == everywhere, "links", message)
        message = "every city must be reachable without the dotted links"
        sheet.check(self.spread(self.all & ~self.dotted, 0) == everywhere, "links", message)

    def _cities(self, sheet: Sheet, key: str) -> list[int]:
        found: list[int] = []
        for i, name in enumerate(sheet.texts(key)):
            sheet.check(name in CITY_IDS, f"{key}[{i}]", f"expected the id of a city, found {name!r}")
            city = CITY_IDS.index(name)
            sheet.check(city not in found, f"{key}[{i}]", f"{name} stands twice")
            found.append(city)
        return found

    def _set_of(self, sheet: Sheet, key: str) -> i64:
        mask: i64 = 0
        for city in self._cities(sheet, key):
            mask |= bit(city)
        return mask

    def spread(self, links: i64, start: i64) -> i64:
        """Return the cities that these links lead to from a city, itself included."""
        cities = bit(start)
        before: i64 = 0
        while cities != before:
            before = cities
            link: i64 = 0
            while link < self.links:
                if has(links, link):
                    ends = bit(self.end_a[link]) | bit(self.end_b[link])
                    if cities & ends != 0:
                        cities |= ends
                link += 1
        return cities

    def pipes_of(self, links: i64) -> i64:
        """Return how many pipes these links have together."""
        total: i64 = 0
        link: i64 = 0
        while link < self.links:
            if has(links, link):
                total += self.length[link]
            link += 1
        return total

    def touching(self, links: i64) -> i64:
        """Return the cities at which these links end."""
        cities: i64 = 0
        link: i64 = 0
        while link < self.links:
            if has(links, link):
                cities |= bit(self.end_a[link]) | bit(self.end_b[link])
            link += 1
        return cities

    def frontier(self, links: i64, network: i64) -> i64:
        """Return those of the links that have an end in the network."""
        open_links: i64 = 0
        city: i64 = 0
        while city < CITIES:
            if has(network, city):
                open_links |= links & self.at[city]
            city += 1
        return open_links

    def largest_group(self, links: i64) -> i64:
        """Return the pipes of the largest connected group among these links (ruling R29)."""
        best: i64 = 0
        left = links
        link: i64 = 0
        while link < self.links:
            if has(left, link):
                cities = self.spread(left, self.end_a[link])
                group = self.frontier(left, cities)
                best = max(best, self.pipes_of(group))
                left &= ~group
            link += 1
        return best

    def name(self, city: int) -> str:
        """Return the printed name of a city."""
        return self.cities[city].name

    def link_name(self, link: int) -> str:
        """Return a link as its two cities."""
        return f"{self.name(self.end_a[link])} - {self.name(self.end_b[link])}"

    def crossings(self) -> list[str]:
        """Return the pairs of links that cross when they are drawn straight; an edition may live with them."""
        found: list[str] = []
        for one, two in combinations(range(self.links), 2):
            ends = {int(self.end_a[one]), int(self.end_b[one]), int(self.end_a[two]), int(self.end_b[two])}
            if len(ends) == 4 and self._cross(one, two):
                found.append(f"{LINK_IDS[one]} and {LINK_IDS[two]} cross")
        return found

    def _cross(self, one: int, two: int) -> bool:
        a, b = self.cities[self.end_a[one]], self.cities[self.end_b[one]]
        c, d = self.cities[self.end_a[two]], self.cities[self.end_b[two]]
        return self._side(a, b, c) * self._side(a, b, d) < 0 and self._side(c, d, a) * self._side(c, d, b) < 0

    def _side(self, a: City, b: City, c: City) -> float:
        """Return on which side of the line from a to b the city c lies."""
        width = self.aspect
        return (b.x - a.x) * width * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) * width
