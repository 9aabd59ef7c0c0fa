"""What holds after every action of Interbellum (I1 to I10), for any game played from its start."""

from typing import cast

from spindletop.games.interbellum import network
from spindletop.games.interbellum.names import (
    MOST_KINDS,
    POWER_COUNT,
    SEGMENT_COUNT,
    TERRITORY_COUNT,
    WELL_COUNT,
)
from spindletop.games.interbellum.scoring import score
from spindletop.games.interbellum.state import ACTIONS, EVENTS, SETUP, Table
from spindletop.kernel.bits import count, has
from spindletop.kernel.state import NOBODY, OVER, State


class Watch:
    """Looks at a table after each action and remembers how it was before."""

    def __init__(self, start: State) -> None:
        self.before = cast(Table, start).copy()

    def check(self, state: State) -> None:
        """Raise an AssertionError naming the invariant that does not hold any more."""
        s = cast(Table, state)
        self._money(s)
        self._units(s)
        self._pieces(s)
        self._bag(s)
        self._cards(s)
        self._flags(s)
        self._executives(s)
        self._wells(s)
        self._events(s)
        self._scores(s)
        self.before = s.copy()

    def _money(self, s: Table) -> None:
        assert sum(s.cash) + s.bank == 0, "I1: money came from nowhere or was lost"
        assert min(s.cash) >= 0, "I1: a player has less than nothing"

    def _units(self, s: Table) -> None:
        taken = 0
        for power in range(POWER_COUNT):
            assert 0 <= s.units_home(power) <= s.terms.box.armies, "I2: units were made or lost"
            assert s.armies[power] >> TERRITORY_COUNT == 0, "I2: a unit stands where there is no territory"
            assert taken & int(s.armies[power]) == 0, "I2: two units in one territory"
            taken |= int(s.armies[power])

    def _pieces(self, s: Table) -> None:
        box = s.terms.box
        for seat in range(s.seats):
            placed = sum(int(s.standing(seat, power)) for power in range(POWER_COUNT))
            assert s.cubes[seat] >= 0 and s.cubes[seat] + placed == box.cubes, "I3: cubes were made or lost"
            owned = {segment for segment in range(SEGMENT_COUNT) if s.owns(seat, segment)}
            assert s.pieces[seat] >= 0 and s.pieces[seat] + len(owned) == box.pieces, "I3: pieces were made or lost"
            had = {segment for segment in range(SEGMENT_COUNT) if self.before.owns(seat, segment)}
            assert had <= owned, "I3: a piece was removed"
            self._sea(s, seat, owned)

    def _sea(self, s: Table, seat: int, owned: set[int]) -> None:
        """Flood anew from the ports and compare with what the table remembers (IB-634)."""
        atlas = s.terms.box.atlas
        wet = set(range(int(atlas.first_port), int(atlas.first_junction)))
        grown = True
        while grown:
            grown = False
            for segment in owned:
                ends = {int(atlas.end_a[segment]), int(atlas.end_b[segment])}
                if len(ends & wet) == 1:
                    wet |= ends
                    grown = True
        for node in range(len(atlas.nodes)):
            assert network.at_sea(s, seat, node) == (node in wet), "I3: the table is wrong about a connection"

    def _bag(self, s: Table) -> None:
        box = s.terms.box
        assert min(s.white, s.black, s.white_gone, s.black_gone) >= 0, "I4: less than no cube"
        assert s.white + s.white_gone == box.white * s.seats, "I4: white cubes were made or lost"
        assert s.black + s.black_gone + sum(s.finds) == box.black * s.seats, "I4: black cubes were made or lost"
        for now, was in zip(s.finds, self.before.finds, strict=True):
            assert was <= now <= box.meter, "I4: a find vanished, or one too many"

    def _cards(self, s: Table) -> None:
        for kind in range(MOST_KINDS):
            held = [int(s.hands[seat * MOST_KINDS + kind]) for seat in range(s.seats)]
            in_play = 1 if s.in_play == kind else 0
            assert min(*held, s.pile[kind], s.discards[kind]) >= 0, "I5: less than no card"
            total = sum(held) + s.pile[kind] + s.discards[kind] + in_play
            assert total == s.terms.box.pile[kind], "I5: cards were made or lost"
        for seat in range(s.seats):
            hand = sum(s.hands[seat * MOST_KINDS : (seat + 1) * MOST_KINDS])
            assert hand == s.hand_size[seat], "I5: a hand is miscounted"
        assert s.in_play == NOBODY or s.phase == ACTIONS, "I5: a card is in play outside the actions"

    def _flags(self, s: Table) -> None:
        for power in range(POWER_COUNT):
            standing = [int(s.standing(seat, power)) for seat in range(s.seats)]
            holder = int(s.flags[power])
            if holder == NOBODY:
                assert max(standing) == 0, "I6: a flag without a holder though somebody has influence"
            else:
                assert standing[holder] == max(standing) > 0, "I6: the flag is not with most influence"

    def _executives(self, s: Table) -> None:
        assert min(s.placed) >= 0 and max(s.placed) <= s.terms.box.executives, "I7: an executive too many"
        assert max(s.placed) - min(s.placed) <= 1, "I7: a player is two actions ahead"
        if s.round > self.before.round and self.before.phase == ACTIONS:
            missing = s.terms.box.executives * s.seats - sum(self.before.placed)
            assert missing <= 1, "I7: a round ended before all executives were placed"
        assert s.phase == ACTIONS or max(s.placed) == 0, "I7: an executive stands outside the actions"

    def _wells(self, s: Table) -> None:
        taken = 0
        for seat in range(s.seats):
            assert taken & int(s.wells[seat]) == 0, "I8: a well has two owners"
            taken |= int(s.wells[seat])
            assert s.wells[seat] & self.before.wells[seat] == self.before.wells[seat], "I8: a well changed hands"
            assert s.phase == SETUP or count(s.wells[seat]) >= 2, "I8: a player with fewer than two wells"
        assert taken & ~int(s.terms.wells) == 0, "I8: a well that does not exist"
        for well in range(WELL_COUNT):
            if has(s.worked, well):
                assert has(taken, well) and not has(s.fresh, well), "I8: a well worked that could not"
        if s.round == self.before.round and s.mover != OVER:
            assert s.worked & self.before.worked == self.before.worked, "I8: a used well is fresh again"

    def _events(self, s: Table) -> None:
        for deck in range(3):
            drawn = count(s.drawn[deck])
            assert s.round - 1 <= drawn <= s.round or s.phase == SETUP, "I9: too many or too few events"
            assert s.phase != ACTIONS or drawn == s.round, "I9: an event is missing"
            assert s.drawn[deck] & self.before.drawn[deck] == self.before.drawn[deck], "I9: a drawn event came back"
        usual = list(s.changes) == list(s.terms.box.changes)
        assert usual or s.phase == ACTIONS or (s.phase == EVENTS and count(s.drawn[2]) == s.round), (
            "I9: a rule is changed outside the actions"
        )
        assert usual or s.mover != OVER, "I9: a rule is changed after the end"

    def _scores(self, s: Table) -> None:
        assert s.scores() == [int(score(s, seat).total) for seat in range(s.seats)], "I10: points do not follow"
        assert min(s.scores()) >= 0, "I10: points below nothing"
