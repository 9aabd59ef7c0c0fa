"""The network that is kept up to date tile by tile agrees with a slow and obvious tracer."""

from hypothesis import given, settings
from hypothesis import strategies as st

from pipeline_positions import STRAIGHT, at, do
from spindletop.games.pipeline.network import COVERED, Network, beside, cell_at, other_half
from spindletop.games.pipeline.pieces import Pieces, all_tiles, half_turn
from spindletop.kernel.buffer import Buffer
from spindletop.kernel.rng import Rng

PIECES = Pieces()
Segment = tuple[int, int]


def trace(network: Network) -> list[tuple[int, int, bool]]:
    """Walk every pipeline from scratch: (colour, length, attached), sorted."""
    halves: dict[int, dict[int, tuple[int, int]]] = {}
    for i, spot in enumerate(network.tiles):
        a, b, c, left, right = PIECES.tiles[spot // 4096]
        turn = int(spot % 4)
        for half, (out, joint, side) in enumerate([([0, 3, 2][a], 1, left), ([0, 1, 2][b], 3, right)]):
            cell = int(network.half_cell(i, half))
            if cell in list(network.machines):
                continue
            edges = {(out + turn) % 4: (0, c), (joint + turn) % 4: (0, c)}
            halves[cell] = {edge: edges.get(edge, (1, side)) for edge in range(4)}
    found: list[tuple[int, int, bool]] = []
    seen: set[Segment] = set()
    for cell, edges in halves.items():
        for segment in (0, 1):
            if (cell, segment) in seen:
                continue
            colour = next(c for s, c in edges.values() if s == segment)
            queue: list[Segment] = [(cell, segment)]
            length, attached = 0, False
            while queue:
                here = queue.pop()
                if here in seen:
                    continue
                seen.add(here)
                length += 1
                for edge, (mine, _) in halves[here[0]].items():
                    if mine != here[1]:
                        continue
                    there = int(beside(here[0], edge))
                    attached = attached or there in list(network.machines)
                    if there in halves:
                        segment_there, colour_there = halves[there][(edge + 2) % 4]
                        if colour_there == colour:
                            queue.append((there, segment_there))
            found.append((colour, length, attached))
    return sorted(found)


def listed(network: Network) -> list[tuple[int, int, bool]]:
    """Return what the network itself says of its pipelines."""
    return sorted(
        (int(network.colour[p]), int(network.length[p]), network.attached[p] != 0)
        for p in range(len(network.length))
        if network.length[p] > 0
    )


def grow(network: Network, rng: Rng, tile: int) -> bool:
    """Lay a tile on a random legal spot."""
    if len(network.tiles) == 0:
        network.place(tile, cell_at(16, 16), rng.below(4))
        return True
    out = Buffer()
    network.offer_spots(4, out)
    if out.size == 0:
        return False
    spot = out.choose(rng)
    network.place(tile, spot // 4, spot % 4)
    return True


def random_network(seed: int, check_every: int) -> Network:
    rng = Rng(seed)
    network = Network(PIECES)
    tiles = list(range(135))
    for step in range(6 + int(rng.below(30))):
        grow(network, rng, tiles.pop(int(rng.below(len(tiles)))))
        if rng.below(5) == 0:
            bare = [
                c for i in range(len(network.tiles)) for h in (0, 1) if network.uncovered(c := network.half_cell(i, h))
            ]
            if bare:
                network.cover(bare[int(rng.below(len(bare)))])
        if step % check_every == 0:
            assert listed(network) == trace(network)
    assert listed(network) == trace(network)
    return network


def test_the_kept_pipelines_are_the_traced_ones_on_many_random_networks() -> None:
    for seed in range(300):  # some thousands of positions of growing networks
        random_network(seed, 3)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**9))
def test_the_kept_pipelines_are_the_traced_ones(seed: int) -> None:
    random_network(seed, 1)


def test_the_offered_spots_are_exactly_the_legal_ones() -> None:
    for seed in range(25):
        network = random_network(seed, 100)
        out = Buffer()
        network.offer_spots(4, out)
        offered = set(out.actions())
        assert len(offered) == out.size
        for spot in range(4096):
            cell = spot // 4
            two = int(other_half(cell, spot % 4))
            free = network.is_free(cell) and network.is_free(two)
            legal = free and (network.touches(cell) or network.touches(two)) and network.fits(cell, two)
            assert legal == (spot in offered)


def test_a_network_stays_on_the_table() -> None:
    network = Network(PIECES)
    network.place(104, cell_at(16, 16), 0)
    tiles = [tile for tile in range(135) if tile != 104]
    for i in range(14):
        network.place(tiles[i], cell_at(18 + 2 * i, 16), 0)
    assert int(network.columns).bit_count() == 30
    assert network.fits(cell_at(46, 16), cell_at(46, 17))
    assert not network.fits(cell_at(46, 16), cell_at(47, 16))  # PL-902
    out = Buffer()
    network.offer_spots(4, out)
    wide = [spot for spot in out.actions() if not network.fits(spot // 4, other_half(spot // 4, spot % 4))]
    assert wide == []


def test_a_copied_network_is_independent() -> None:
    network = random_network(5, 100)
    before = network.contents()
    twin = Network(PIECES, network)
    grow(twin, Rng(1), 134)
    assert network.contents() == before


def test_there_are_135_tiles_and_the_check_values_hold() -> None:
    tiles = all_tiles()
    assert len(tiles) == 135
    assert [tiles[0], tiles[50], tiles[104], tiles[134]] == [
        (0, 0, 0, 0, 0),
        (0, 1, 2, 1, 2),
        (1, 1, 0, 2, 2),
        (2, 0, 2, 2, 2),
    ]
    assert sum(1 for tile in tiles if tile == half_turn(tile)) == 27
    colours = [c for a, b, centre, left, right in tiles for c in (centre, centre, left, right)]
    assert [colours.count(colour) for colour in range(3)] == [180, 180, 180]


def test_a_covered_half_is_no_neighbour_for_a_new_tile() -> None:
    network = Network(PIECES)
    network.place(104, cell_at(16, 16), 0)
    network.cover(cell_at(16, 16))
    assert network.kind[cell_at(16, 16)] >= COVERED
    assert not network.touches(cell_at(15, 16))  # PL-R4
    assert network.touches(cell_at(18, 16))
    network.cover(cell_at(17, 16))  # PL-R5
    out = Buffer()
    network.offer_spots(4, out)
    assert out.size == 0


def test_building_on_a_copy_never_changes_the_network_of_the_original() -> None:
    s = at({"cash": 100, "network": STRAIGHT})
    do(s, "work 5", "buy_pipe 0")
    twin = s.copy()
    assert twin.networks[0] is s.networks[0]  # shared until one of them builds
    before = s.networks[0].contents()
    do(twin, "place 22 16 0", "buy_machine 0", "place_machine 104 A")
    assert s.networks[0].contents() == before
    assert (len(twin.networks[0].tiles), len(twin.networks[0].machines)) == (4, 1)
    assert twin.networks[1] is s.networks[1]


def test_building_on_the_original_never_changes_the_networks_of_its_copies() -> None:
    s = at({"cash": 100, "network": STRAIGHT})
    do(s, "work 5", "buy_pipe 0")
    first = s.copy()
    second = first.copy()
    before = s.networks[0].contents()
    do(s, "place 22 16 0")
    assert first.networks[0].contents() == second.networks[0].contents() == before
    do(first, "place 15 16 1")
    built = first.networks[0].contents()
    assert second.networks[0].contents() == before
    assert built not in (before, s.networks[0].contents())
    do(s, "buy_machine 0", "place_machine 103 B")
    do(second, "place 16 17 0")
    assert first.networks[0].contents() == built


def test_a_network_that_was_copied_for_building_is_built_on_in_place() -> None:
    s = do(at({"cash": 100, "network": STRAIGHT}), "work 5", "buy_pipe 0")
    twin = s.copy()
    mine = do(twin, "place 22 16 0").networks[0]
    do(twin, "buy_machine 0", "place_machine 104 A")
    assert twin.networks[0] is mine
    again = twin.copy()
    seen = mine.contents()
    do(again, "buy_machine 1", "place_machine 104 B")
    assert twin.networks[0] is mine
    assert mine.contents() == seen
