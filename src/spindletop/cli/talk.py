"""What a player may say beside moves: ask for the rules, a reason, a hint; take back, save."""

from pathlib import Path
from typing import TYPE_CHECKING

from spindletop.bots.levels import ADVISER
from spindletop.bots.play import ask
from spindletop.bots.registry import make_bot
from spindletop.cli.complaint import Complaint
from spindletop.cli.files import write_new
from spindletop.cli.menu import harmless, read_move
from spindletop.cli.rules import look_up, show
from spindletop.kernel.state import OVER

if TYPE_CHECKING:
    from spindletop.cli.sitting import Sitting

MOST_CLAUSES = 8
LOG = 120
HELP = {
    "?": "this; ? {clause} shows a clause, ? words looks for them in the rules",
    "why MOVE": "which rule forbids it",
    "hint": "what a geologist (level 6 of 8) would do",
    "undo": "take your last decision back",
    "board, log": "show them again",
    "save FILE": "keep the game; spindletop play {game} --resume FILE goes on with it",
    "quit": "leave",
}


class Talk:
    """Answers everything that is no move."""

    def __init__(self, sitting: "Sitting") -> None:
        self.sitting = sitting
        self.console = sitting.console

    def answer(self, line: str) -> bool:
        """Answer a line; return False if it is none of these words."""
        word, _, rest = line.partition(" ")
        if line.startswith("?"):
            word, rest = "?", line[1:].strip()
        rest = rest.strip()
        said = word.lower()
        if said in {"?", "help"}:
            self._rules(rest)
        elif said == "why":
            self._why(rest)
        elif said == "save":
            self._save(rest)
        elif rest or said not in {"hint", "undo", "board", "log"}:
            return False
        elif said == "hint":
            self._hint()
        elif said == "undo":
            self.sitting.undo()
        elif said == "board":
            self.sitting.show()
        else:
            for told in self.sitting.log[-LOG:]:
                self.console.print(f"  {told}", markup=False)
        return True

    def _rules(self, words: str) -> None:
        state = self.sitting.state
        book = self.sitting.game.rulebook()
        if not words:
            safe = harmless(state, state.choices())
            example = state.vocabulary.text(safe[len(safe) // 2]) if safe else "pass"
            self.console.print(
                f"  Choose by number, or by a line such as [bold]{example}[/bold]; its first words will do,"
                " and the beginning of its verb. What you may be sorry for is asked first."
            )
            for say, does in HELP.items():
                told = does.format(clause=next(iter(book.clauses)), game=self.sitting.game.id)
                self.console.print(f"  [bold]{say:<11}[/bold] {told}")
            clause = book.clauses.get(state.step.governing(state))
            if clause is not None:
                self.console.print()
                show(self.console, clause)
            return
        found = look_up(book, words)
        if not found:
            raise Complaint(f"the rules nowhere say {words!r}")
        for clause in found[:MOST_CLAUSES]:
            show(self.console, clause)
        if len(found) > MOST_CLAUSES:
            rest = ", ".join(clause.number or clause.heading for clause in found[MOST_CLAUSES:])
            self.console.print(f"  [dim]also in {rest}[/dim]")

    def _why(self, move: str) -> None:
        state = self.sitting.state
        if not move:
            raise Complaint("say which move, for instance: why " + state.vocabulary.text(0))
        refusal = state.refusal(read_move(state, move), None if state.mover == OVER else self.sitting.seat)
        if refusal is None:
            self.console.print(f"  {move} is allowed now.", markup=False)
            return
        self.console.print(f"  {refusal}", markup=False)
        clause = self.sitting.game.rulebook().clauses.get(refusal.clause)
        if clause is not None:
            show(self.console, clause)

    def _hint(self) -> None:
        state = self.sitting.state
        if state.mover != self.sitting.seat:
            raise Complaint("there is nothing to decide")
        action = ask(make_bot(ADVISER, self.sitting.game, len(self.sitting.record.actions)), state, self.sitting.rng)
        verb = state.vocabulary.verb(action)
        words = verb.words(state, action - verb.base)
        self.console.print(f"  a {ADVISER} would: {words}  ({verb.text(action - verb.base)})", markup=False)

    def _save(self, name: str) -> None:
        if not name:
            raise Complaint("say where to: save FILE")
        path = Path(name).expanduser()
        self.sitting.record.elapsed = self.sitting.elapsed()
        write_new(path, self.sitting.record.write())
        self.console.print(f"  Saved as {path}.", markup=False)
