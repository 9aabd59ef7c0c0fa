"""What holds after every action of International Oilman (I1 to I13), for any game played from its start."""

from typing import cast

from spindletop.games.oilman.components import HOLES, LEVELS, MOST_HOLES, NONE, WET
from spindletop.games.oilman.state import FREE, Table
from spindletop.kernel.bits import has
from spindletop.kernel.state import NOBODY, OVER, State

NEXT_CAPS = {0: {1, 3, 4, 5, 6}, 1: {2, 3, 5, 6}, 2: {3, 6}}
"""Which peg may follow which: dry wells only go deeper, oil is struck below what was seen dry."""


class Watch:
    """Looks at a table after each action and remembers how it was before."""

    def __init__(self, start: State) -> None:
        self.before = cast(Table, start).copy()
        self.had_turns = [0] * int(self.before.seats)
        self.ground = list(self.before.cover)
        self.barred: list[bool] = []

    def check(self, state: State) -> None:
        """Raise an AssertionError naming the invariant that does not hold any more."""
        s = cast(Table, state)
        was = self.before
        self._money(s)
        self._loans(s)
        if list(s.plot) != list(was.plot) or list(s.owners) != list(was.owners):
            self._properties(s)
        if list(s.cap) != list(was.cap) or list(s.salary) != list(was.salary):
            self._caps(s)
            self._salaries(s)
        if list(s.clear) != list(was.clear) or list(s.oil) != list(was.oil):
            self._notes(s)
        self._auction(s)
        self._drilling(s)
        self._turns(s)
        if list(s.cover) != list(was.cover) or list(s.clear) != list(was.clear) or list(s.oil) != list(was.oil):
            self._ground(s)
        self.before = s.copy()

    def _money(self, s: Table) -> None:
        assert sum(s.cash) + s.bank == 0, "I1: money came from nowhere or was lost"
        assert min(s.cash) >= 0, "I2: a company has less than nothing"

    def _salaries(self, s: Table) -> None:
        box = s.terms.box
        earned = [int(box.start_salary)] * int(s.seats)
        for hole in range(HOLES):
            if s.cap[hole] > WET:
                earned[s.owner(hole)] += int(box.gain(box.terrain[hole], s.cap[hole] - WET))
        assert list(s.salary) == earned, "I3: a salary is not what the wet wells say"
        for now, was in zip(s.salary, self.before.salary, strict=True):
            assert now >= was, "I3: a salary fell"

    def _loans(self, s: Table) -> None:
        box = s.terms.box
        for seat in range(s.seats):
            owed = s.owed[seat]
            assert 0 <= owed <= box.repay_total and owed % box.instalment == 0, "I9: a debt of no whole instalments"
            assert owed == 0 or s.borrowed[seat] == 1, "I9: a debt without a loan"
            assert s.borrowed[seat] in {0, 1} and s.borrowed[seat] >= self.before.borrowed[seat], "I9: a loan vanished"
            if self.before.borrowed[seat] == 1:
                assert owed <= self.before.owed[seat], "I9: a debt grew"

    def _properties(self, s: Table) -> None:
        holes: dict[int, list[int]] = {number: [] for number in range(len(s.owners))}
        for hole in range(HOLES):
            if s.plot[hole] != FREE:
                holes[int(s.plot[hole])].append(hole)
        for number, owner in enumerate(s.owners):
            assert 0 <= owner < s.seats, "I4: a property without an owner"
            assert 1 <= len(holes[number]) <= MOST_HOLES, "I4: a property of a wrong size"
            assert self._connected(s, holes[number]), "I4: a property does not hang together"
        assert s.free_holes == HOLES - sum(len(lot) for lot in holes.values()), "I4: the free holes are miscounted"
        known = len(self.before.owners)
        assert list(s.owners)[:known] == list(self.before.owners), "I4: a property changed hands"
        for hole in range(HOLES):
            assert self.before.plot[hole] in {FREE, s.plot[hole]}, "I4: a hole left its property"
        for owner in list(s.owners)[known:]:
            assert self.barred and not self.barred[owner], "I8: a barred company bought a property"

    def _connected(self, s: Table, lot: list[int]) -> bool:
        reached, edge = {lot[0]}, [lot[0]]
        while edge:
            for beside in s.terms.neighbours[edge.pop()]:
                if int(beside) in lot and int(beside) not in reached:
                    reached.add(int(beside))
                    edge.append(int(beside))
        return len(reached) == len(lot)

    def _caps(self, s: Table) -> None:
        wells = [0] * len(s.owners)
        for hole in range(HOLES):
            cap, was = int(s.cap[hole]), int(self.before.cap[hole])
            assert cap == was or cap in NEXT_CAPS.get(was, set()), f"I7: cap {was} became {cap}"
            if cap == NONE:
                continue
            assert s.plot[hole] != FREE, "I5: a free hole is capped"
            wells[s.plot[hole]] += 1
            if cap > WET:
                assert s.oil[hole] == cap - WET, "I5: a wet cap without that oil"
            else:
                assert s.clear[hole] >= cap and (s.oil[hole] == 0 or s.oil[hole] > cap), "I5: a dry cap over oil"
        assert list(s.wells) == wells, "I5: the wells of a property are miscounted"

    def _notes(self, s: Table) -> None:
        for hole in range(HOLES):
            clear, oil = s.clear[hole], s.oil[hole]
            assert 0 <= oil <= LEVELS and 0 <= clear <= LEVELS, "I6: a note beyond the levels"
            assert oil == 0 or clear == oil - 1, "I6: the notes of a hole contradict each other"
            assert clear >= self.before.clear[hole], "I6: a level seen clear was forgotten"
            assert self.before.oil[hole] in {0, oil}, "I6: oil that was seen is gone"

    def _auction(self, s: Table) -> None:
        if s.step.name not in {"bid", "right"}:
            return
        opening = self.before.step.name not in {"bid", "right"}
        if opening:
            self.barred = [self._must_drill_first(s, seat) for seat in range(s.seats)]
        for seat in range(s.seats):
            assert not (has(s.bidding, seat) and self.barred[seat]), "I8: a barred company bids"
            if not opening and has(s.bidding, seat):
                assert has(self.before.bidding, seat), "I10: a dropped company is in again"
        if s.step.name == "bid":
            assert has(s.bidding, s.mover) and s.mover != s.leader, "I10: the wrong company is asked"
        if s.leader == NOBODY:
            return
        assert s.minimum <= s.standing <= s.ceiling, "I10: a bid beyond the limits"
        assert has(s.bidding, s.leader) and s.last_bids[s.leader] == s.standing, "I10: the leader is not in"
        if not opening and s.leader != self.before.leader:
            assert s.standing > self.before.standing, "I10: a bid did not rise"

    def _must_drill_first(self, s: Table, seat: int) -> bool:
        """Count from the board alone whether a company is barred, and compare (OM-37)."""
        drilled = {int(s.plot[hole]) for hole in range(HOLES) if s.cap[hole] != NONE}
        mine = [number for number, owner in enumerate(s.owners) if owner == seat]
        barred = len(mine) >= s.terms.box.bar_from and not drilled.issuperset(mine)
        assert s.barred(seat) == barred, "I8: the table is wrong about who is barred"
        return barred

    def _drilling(self, s: Table) -> None:
        """Find out from the positions whether a drilling was entered, and what it must have added (I11)."""
        before = self.before
        driller = before.turn
        if s.terms.clusters:
            drilled = before.step.name == "act" and s.turns > before.turns and s.bank != self._paid_in_passing(s)
        else:
            drilled = before.step.name == "strike"
        attempts = list(before.dry)
        if drilled and not 0 < s.oil[s.hole] <= s.rig:
            assert s.clear[s.hole] >= s.rig, "I11: a dry drilling left no note"
            attempts[driller] += 1
        assert list(s.dry) == attempts, "I11: the dry attempts do not match the drillings"

    def _paid_in_passing(self, s: Table) -> int:
        """Return the bank as it would be if the company in turn had passed: the next one has its salary."""
        bank = int(self.before.bank)
        if s.mover == OVER or s.step.name == "clock":
            return bank
        bank -= int(self.before.salary[s.turn])
        repaid = self.before.owed[s.turn] - s.owed[s.turn]
        return bank + int(repaid)

    def _turns(self, s: Table) -> None:
        assert 1 <= s.round <= s.terms.last_round, "I12: a round too many"
        turn = int(self.before.turn) if self.before.turns else int(s.first)
        for _ in range(s.turns - self.before.turns):
            self.had_turns[turn] += 1
            turn = (turn + 1) % int(s.seats)
        assert sum(self.had_turns) == s.turns, "I12: a turn was lost"
        assert max(self.had_turns) - min(self.had_turns) <= 1, "I12: a company had two turns more than another"
        if s.mover != OVER and s.step.name != "clock":
            assert self.had_turns[s.turn] == s.round - 1, "I12: the round does not match the turns"
            assert s.turn == (s.first + s.turns) % s.seats, "I12: the turn did not pass clockwise"

    def _ground(self, s: Table) -> None:
        if len(s.cover) == 0:
            return
        cover = [int(levels) for levels in s.cover]
        if not self.ground:
            self.ground = cover
            for level in range(1, LEVELS + 1):
                share = (HOLES * int(s.terms.box.cluster_percent[level - 1]) + 50) // 100
                assert sum(1 for levels in cover if has(levels, level)) == share, "I13: a level of a wrong size"
        assert cover == self.ground, "I13: the ground moved"
        for hole in range(HOLES):
            for level in range(1, int(s.clear[hole]) + 1):
                assert not has(cover[hole], level), "I13: a level was seen clear that is covered"
            assert s.oil[hole] == 0 or has(cover[hole], s.oil[hole]), "I13: oil was seen where there is none"
