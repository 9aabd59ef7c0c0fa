"""When a mission is met (PU-6.5), and how far a seat has come with it."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from spindletop.games.pipe_it_up.cards import CHAIN, ICON_BEST, ICONS_ALL, OWN_LINKS, PLANTS, TOUCH, TOUCH_COUNT, Need
from spindletop.games.pipe_it_up.places import ICONS, NO_MISSION
from spindletop.kernel.bits import count

if TYPE_CHECKING:
    from spindletop.games.pipe_it_up.state import Table


def is_met(s: "Table", seat: i64) -> bool:
    """Tell whether every need of the seat's mission holds as the table stands (ruling R31)."""
    if s.mission[seat] == NO_MISSION:
        return False
    for need in s.terms.box.missions[s.mission[seat]].needs:  # noqa: SIM110  a generator would be slow in compiled code
        if reached(s, seat, need) < wanted(s, seat, need):
            return False
    return True


def points(s: "Table", seat: i64) -> i64:
    """Return what the mission scores if the game ended as the table stands."""
    return s.terms.box.missions[s.mission[seat]].vp if is_met(s, seat) else 0


def wanted(s: "Table", seat: i64, need: Need) -> i64:
    """Return how much of its measure a need asks for."""
    if need.kind == TOUCH or need.kind == TOUCH_COUNT or need.kind == OWN_LINKS or need.kind == CHAIN:
        return need.least
    if need.kind == PLANTS or need.kind == ICONS_ALL or need.kind == ICON_BEST:
        return need.least
    board = s.terms.box.board
    most: i64 = 1
    other: i64 = 0
    while other < s.seats:
        if other != seat:
            most = max(most, board.largest_group(s.owned[other]))
        other += 1
    return most


def reached(s: "Table", seat: i64, need: Need) -> i64:
    """Return how much of a need's measure a seat has: cities, links, plants, icons, or pipes of its largest group."""
    board = s.terms.box.board
    mine = s.owned[seat]
    if need.kind == TOUCH or need.kind == TOUCH_COUNT:
        return count(board.touching(mine) & need.cities)
    if need.kind == CHAIN:
        return 1 if board.spread(mine, need.start) & need.cities != 0 else 0
    if need.kind == OWN_LINKS:
        return count(mine & board.within[need.longest] & ~board.within[need.shortest - 1])
    if need.kind == PLANTS:
        return s.plants[seat]
    if need.kind == ICONS_ALL or need.kind == ICON_BEST:
        return icon_measure(s, seat, need.kind == ICON_BEST)
    return board.largest_group(mine)


def icon_measure(s: "Table", seat: i64, best: bool) -> i64:
    """Return the most city tokens of one icon that a seat holds, or else how many different icons."""
    most: i64 = 0
    different: i64 = 0
    icon: i64 = 0
    while icon < ICONS:
        copies = s.icons[seat * ICONS + icon]
        most = max(most, copies)
        if copies > 0:
            different += 1
        icon += 1
    return most if best else different


def words(s: "Table", mission: int) -> str:
    """Say what a mission asks for."""
    return "; ".join(need_words(s, need) for need in s.terms.box.missions[mission].needs)


def need_words(s: "Table", need: Need) -> str:
    """Say what one need asks for."""
    board = s.terms.box.board
    cities = [city.name for number, city in enumerate(board.cities) if need.cities >> number & 1]
    listed = ", ".join(cities)
    if need.kind == TOUCH:
        return f"own a pipeline at each of {listed}"
    if need.kind == TOUCH_COUNT:
        return f"own pipelines at {need.least} or more of {listed}"
    if need.kind == CHAIN:
        goal = listed if len(cities) == 1 else f"one of {listed}"
        return f"own pipelines all the way from {board.name(need.start)} to {goal}"
    if need.kind == OWN_LINKS:
        if need.shortest == need.longest:
            return f"own {need.least} or more pipelines of length {need.shortest}"
        return f"own {need.least} or more pipelines of length {need.shortest} to {need.longest}"
    if need.kind == PLANTS:
        return f"build {need.least} or more plants"
    if need.kind == ICONS_ALL:
        return f"hold {need.least} different icons"
    if need.kind == ICON_BEST:
        return f"hold {need.least} or more city tokens of one icon"
    return "have the largest connected group of own pipelines, ties count"


def progress(s: "Table", seat: int) -> list[tuple[str, int, int]]:
    """Return for each need of the seat's mission its words, what is reached and what is wanted."""
    found: list[tuple[str, int, int]] = []
    for need in s.terms.box.missions[s.mission[seat]].needs:
        found.append((need_words(s, need), int(reached(s, seat, need)), int(wanted(s, seat, need))))
    return found


def towns(s: "Table", seat: int) -> list[tuple[int, bool]]:
    """Return the cities that the seat's mission names, and whether the seat touches them."""
    board = s.terms.box.board
    touched = int(board.touching(s.owned[seat]))
    named = 0
    for need in s.terms.box.missions[s.mission[seat]].needs:
        if need.kind == TOUCH or need.kind == TOUCH_COUNT or need.kind == CHAIN:
            named |= int(need.cities)
        if need.kind == CHAIN:
            named |= 1 << int(need.start)
    return [(city, touched >> city & 1 == 1) for city in range(len(board.cities)) if named >> city & 1]
