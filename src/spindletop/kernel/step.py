"""A turn is a list of steps: decisions of a seat, draws of chance, and what happens by itself."""

from typing import TYPE_CHECKING, Any, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from spindletop.kernel.buffer import Buffer
from spindletop.kernel.refusal import LEGAL, NO_SUCH_OUTCOME, NOT_NOW, NOT_YOUR_DECISION
from spindletop.kernel.verb import AnyDeal, AnyVerb

if TYPE_CHECKING:
    from spindletop.kernel.state import State

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One entry of the agenda; `clause` is the rule that says what is done here, `prompt` asks for it in words."""

    def __init__(self, name: str, clause: str, prompt: str = "") -> None:
        self.name = name
        self.clause = clause
        self._prompt = prompt

    def enter(self, s: S, out: Buffer) -> bool:
        """Do what happens by itself; return True if a mover must act now, its choices being in `out`."""
        return False

    def fill(self, s: S, out: Buffer) -> None:
        """Write the choices of the mover into `out`."""
        out.clear()

    def refuse(self, s: S, verb: AnyVerb, x: i64) -> i64:
        """Return LEGAL or why argument `x` of `verb` is not allowed in this step."""
        return NOT_NOW

    def after(self, s: S, verb: AnyVerb, x: i64) -> None:
        """Plan what follows argument `x` of `verb`, which was just played here; by default what was planned before."""
        return

    def not_for(self, s: S, seat: int) -> i64:
        """Return why a seat that is not the mover has nothing to decide here."""
        return NOT_YOUR_DECISION

    def citing(self, s: S) -> str:
        """Return the clause to cite for an action that has no place in this step."""
        return self.clause

    def governing(self, s: S) -> str:
        """Return the clause that tells a player what is decided now."""
        return self.citing(s)

    def prompt(self, s: S) -> str:
        """Say in a few words what is decided now."""
        return self._prompt or self.name


@mypyc_attr(allow_interpreted_subclasses=True)
class Auto(Step[S]):
    """A step that happens by itself: collect, pay, next seat."""

    def run(self, s: S) -> None:
        """Do it."""
        return

    def enter(self, s: S, out: Buffer) -> bool:
        """Run, and go on."""
        self.run(s)
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[S]):
    """One kind of decision: who decides and which verbs.

    `closing` (the last of the verbs) is played by itself when nothing else is legal. A step that may be `skipped` is
    passed over when nothing is legal at all. The step is done when one of its verbs was played, unless that verb says
    `again()`; `after` plans what follows, so that a verb needs to know no other step.
    """

    def __init__(
        self,
        name: str,
        clause: str,
        verbs: list[AnyVerb],
        closing: AnyVerb | None = None,
        skipped: bool = False,
        prompt: str = "",
    ) -> None:
        super().__init__(name, clause, prompt)
        self.verbs = verbs
        self.closing = closing
        self.skipped = skipped

    def by(self, s: S) -> i64:
        """Return the seat that decides; by default the seat whose turn it is."""
        return s.turn

    def enter(self, s: S, out: Buffer) -> bool:
        """Wait for the seat, unless only the closing verb is left."""
        s.mover = self.by(s)
        self.fill(s, out)
        if out.size > 1:
            return True
        closing = self.closing
        if closing is not None and out.size == 1 and out.items[0] == closing.base:
            closing.apply(s, 0)
            self.after(s, closing, 0)
            return False
        if out.size == 1:
            return True
        if self.skipped:
            return False
        raise RuntimeError(f"step {self.name!r}: seat {s.mover} has no legal action and there is no closing verb")

    def fill(self, s: S, out: Buffer) -> None:
        """Ask every verb for its offers and keep those it does not refuse."""
        out.clear()
        for verb in self.verbs:
            out.base = verb.base
            start = out.size
            verb.offer(s, out)
            if verb.exact:
                continue
            kept = start
            i = start
            while i < out.size:
                a = out.items[i]
                if verb.refuse(s, a - verb.base) == LEGAL:
                    out.items[kept] = a
                    kept += 1
                i += 1
            out.size = kept

    def refuse(self, s: S, verb: AnyVerb, x: i64) -> i64:
        """Ask the verb, if it stands in this step."""
        for mine in self.verbs:
            if mine is verb:
                return verb.refuse(s, x)
        return NOT_NOW


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Step[S]):
    """A step that waits for chance; with `forced` a single possible outcome is entered by itself."""

    def __init__(self, name: str, clause: str, deal: AnyDeal, forced: bool = False, prompt: str = "") -> None:
        super().__init__(name, clause, prompt)
        self.deal = deal
        self.forced = forced

    def enter(self, s: S, out: Buffer) -> bool:
        """Wait for chance."""
        s.mover = -1
        self.fill(s, out)
        if out.size == 0:
            raise RuntimeError(f"step {self.name!r}: no outcome has any weight")
        if self.forced and out.size == 1:
            x = out.items[0] - self.deal.base
            self.deal.apply(s, x)
            self.after(s, self.deal, x)
            return False
        return True

    def fill(self, s: S, out: Buffer) -> None:
        """List every outcome with its weight."""
        out.clear()
        out.base = self.deal.base
        self.deal.weigh(s, out)

    def refuse(self, s: S, verb: AnyVerb, x: i64) -> i64:
        """Allow exactly the outcomes that have weight."""
        if verb is not self.deal:
            return NOT_NOW
        odds = Buffer()
        self.fill(s, odds)
        i: i64 = 0
        while i < odds.size:
            if odds.items[i] == verb.base + x:
                return LEGAL
            i += 1
        return NO_SUCH_OUTCOME


@final
class Cell:
    """One link of an agenda: a step and what follows; never changed, so copies share it."""

    def __init__(self, step: "Step[Any]", rest: "Cell | None") -> None:
        self.step = step
        self.rest = rest

    def before(self, rest: "Cell | None") -> "Cell":
        """Return the same steps followed by `rest`."""
        if self.rest is None:
            return Cell(self.step, rest)
        return Cell(self.step, self.rest.before(rest))


def agenda(steps: "list[Step[Any]]") -> Cell:
    """Return a list of steps as an agenda."""
    chain: Cell | None = None
    for i in range(len(steps) - 1, -1, -1):
        chain = Cell(steps[i], chain)
    if chain is None:
        raise ValueError("an agenda needs at least one step")
    return chain


AnyStep = Step[Any]
