"""A written-down position of International Oilman becomes a table; anything impossible is an error."""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from spindletop.games.oilman import geology
from spindletop.games.oilman.components import CAP_NAMES, HOLE_NAMES, HOLES, LEVELS, MOST_HOLES, MOST_MONEY, NONE, WET
from spindletop.games.oilman.options import Terms
from spindletop.games.oilman.state import FREE, Table
from spindletop.games.oilman.turn import (
    ACT,
    DRAWING,
    END_OF_TURN,
    FIRST_TURN,
    NEXT_COMPANY,
    TURN,
    TURN_DONE,
    VOCABULARY,
)
from spindletop.kernel.buffer import zeros
from spindletop.kernel.sheet import Sheet
from spindletop.kernel.step import agenda

STEPS: Final = ["turn", "act", "mark"]
"""Where play goes on: at the start of a turn (salary first), at the choice of the action, at the first mark."""


def arrange(terms: Terms, sheet: Sheet) -> Table:
    """Return the table that a description asks for.

    Keys, all optional: round, turn and first (a colour), step, companies.<colour> (cash, salary, dry, owed, borrowed),
    properties (owner, holes), caps (hole = cap), notes (hole = {clear, oil}), layout (five digits), turns.
    """
    s = Table(VOCABULARY, terms)
    colours = terms.box.colours[: int(terms.seats)]
    s.round = sheet.integer("round", 1, int(terms.last_round), 2)
    s.first = sheet.choice("first", colours, colours[max(0, int(terms.first_seat))])
    s.turn = sheet.choice("turn", colours, colours[s.first])
    s.turns = sheet.integer("turns", 0, 10_000, int((s.round - 1) * s.seats + (s.turn - s.first) % s.seats))
    _properties(s, sheet, colours)
    _caps(s, sheet.optional_table("caps"))
    _notes(s, sheet.optional_table("notes"))
    _companies(s, sheet.optional_table("companies"), colours)
    _layout(s, sheet)
    sheet.ignore("caps", "notes", "companies")
    step = STEPS[sheet.choice("step", STEPS, "mark" if s.round == 1 else "turn")]
    sheet.check((s.round == 1) == (step == "mark") or s.round > 1, "step", "in round 1 expected 'mark'")
    sheet.done()
    if s.round == 1:
        s.begin(FIRST_TURN)
    elif step == "turn":
        s.begin(TURN)
    elif step == "act":
        s.begin(agenda([ACT, TURN_DONE, NEXT_COMPANY]))
    else:
        sheet.check(s.free_holes > 0 and not s.all_barred(), "step", "nothing can be drawn here (OM-35)")
        s.begin(DRAWING.before(END_OF_TURN))
    return s


def _hole(sheet: Sheet, key: str, name: str) -> int:
    sheet.check(name in HOLE_NAMES, key, f"expected a hole from A1 to R10, found {name!r}")
    return HOLE_NAMES.index(name)


def _properties(s: Table, sheet: Sheet, colours: list[str]) -> None:
    if not sheet.has("properties"):
        return
    for entry in sheet.tables("properties"):
        owner = entry.choice("owner", colours)
        names = entry.texts("holes")
        entry.check(1 <= len(names) <= MOST_HOLES, "holes", f"expected 1 to {MOST_HOLES} holes (OM-30)")
        s.marks = zeros(0)
        for name in names:
            hole = _hole(entry, "holes", name)
            entry.check(s.plot[hole] == FREE, "holes", f"{name} already belongs to a property (OM-32)")
            entry.check(not s.marked(hole), "holes", f"{name} stands twice (OM-32)")
            entry.check(len(s.marks) == 0 or s.adjoins_marks(hole), "holes", f"{name} adjoins none before it (OM-30)")
            s.marks = append(s.marks, i64(hole))
        s.take_property(owner)
        s.marks = zeros(0)
        entry.done()


def _caps(s: Table, caps: Sheet) -> None:
    for name in caps.keys():
        hole = _hole(caps, name, name)
        caps.check(s.plot[hole] != FREE, name, "only holes in properties are capped (OM-65)")
        cap = caps.choice(name, CAP_NAMES)
        if cap == NONE:
            continue
        s.set_cap(hole, cap)
        if cap > WET:
            level = cap - WET
            s.oil[hole] = level
            s.clear[hole] = level - 1
            s.salary[s.owner(hole)] += s.terms.box.gain(s.terms.box.terrain[hole], level)  # OM-61
        else:
            s.clear[hole] = cap


def _notes(s: Table, notes: Sheet) -> None:
    for name in notes.keys():
        hole = _hole(notes, name, name)
        note = notes.table(name)
        oil = note.integer("oil", 0, LEVELS, 0)
        clear = note.integer("clear", 0, LEVELS, max(0, oil - 1))
        note.check(oil == 0 or clear == oil - 1, "clear", f"expected {oil - 1} above oil at level {oil} (OM-81)")
        cap = s.cap[hole]
        note.check(cap < WET or oil == cap - WET or cap == WET, "oil", "the note contradicts the wet cap (OM-81)")
        note.check(cap > WET or (clear >= cap and (oil == 0 or oil > cap)), "clear", "the note contradicts the cap")
        note.done()
        s.oil[hole] = oil
        s.clear[hole] = clear


def _companies(s: Table, companies: Sheet, colours: list[str]) -> None:
    box = s.terms.box
    for seat, colour in enumerate(colours):
        company = companies.optional_table(colour)
        companies.ignore(colour)
        cash = company.integer("cash", 0, MOST_MONEY, int(box.start_cash))
        s.receive(seat, cash - s.cash[seat])
        s.salary[seat] = company.integer("salary", 0, MOST_MONEY, int(s.salary[seat]))
        s.dry[seat] = company.integer("dry", 0, 1000, 0)
        owed = company.integer("owed", 0, int(box.repay_total), 0)
        company.check(owed % box.instalment == 0, "owed", f"expected whole instalments of {box.instalment} (OM-75)")
        s.owed[seat] = owed
        s.borrowed[seat] = 1 if company.flag("borrowed", owed > 0) else 0
        company.check(owed == 0 or s.borrowed[seat] == 1, "borrowed", "expected true for a company that owes (OM-72)")
        company.done()
    companies.done()


def _layout(s: Table, sheet: Sheet) -> None:
    if not s.terms.clusters:
        sheet.check(not sheet.has("layout"), "layout", "there is a layout only with oil = clusters (OM-83)")
        return
    digits = sheet.integers("layout", 0, 1023, 5) if sheet.has("layout") else [0, 0, 0, 0, 0]
    for digit in digits:
        s.layout_seed = s.layout_seed * 1024 + digit
    s.digits = 5
    s.cover = geology.lay_out(s.terms.box, int(s.layout_seed))
    for hole in range(HOLES):
        seen = geology.struck(s, hole, s.oil[hole] if s.oil[hole] > 0 else s.clear[hole])
        sheet.check(
            seen == s.oil[hole], "layout", f"the layout contradicts what is noted at {HOLE_NAMES[hole]} (OM-84)"
        )
