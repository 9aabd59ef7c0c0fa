"""What a player may type besides moves: ask for the rules, a reason or a hint; take back, save."""

from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console

from spindletop.bots.levels import ADVISER
from spindletop.bots.play import ask
from spindletop.bots.registry import make_bot
from spindletop.cli.complaint import Complaint
from spindletop.cli.files import write_new
from spindletop.cli.menu import harmless, read_move
from spindletop.cli.rules import look_up, show
from spindletop.kernel.game import AnyGame
from spindletop.kernel.rulebook import Rulebook
from spindletop.kernel.state import OVER, State

if TYPE_CHECKING:
    from spindletop.cli.terminal_game import TerminalGame

MOST_CLAUSES = 8
LOG = 120
HELP = {
    "?": "this list; ? {clause} shows a clause, ? WORDS finds them in the rules",
    "why MOVE": "which rule forbids it",
    "hint": "what a geologist (level 6 of 8) would do",
    "undo": "take your last decision back",
    "board, log": "show them again",
    "save FILE": "keep the game; spindletop play {game} --resume FILE goes on with it",
    "quit": "leave",
}


def search_rules(console: Console, book: Rulebook, words: str) -> None:
    """Show the clause that is named, or the passages that contain the words."""
    found = look_up(book, words)
    if not found:
        raise Complaint(f"the rules nowhere say {words!r}")
    for clause in found[:MOST_CLAUSES]:
        show(console, clause)
    if len(found) > MOST_CLAUSES:
        rest = ", ".join(clause.number or clause.heading for clause in found[MOST_CLAUSES:])
        console.print(f"  [dim]also in {rest}[/dim]")


def explain_refusal(console: Console, game: AnyGame, state: State, seat: int, move: str) -> None:
    """Say which rule forbids a move now."""
    if not move:
        raise Complaint("say which move, for instance: why " + state.vocabulary.text(0))
    refusal = state.refusal(read_move(state, move), None if state.mover == OVER else seat)
    if refusal is None:
        console.print(f"  {move} is allowed now.", markup=False)
        return
    console.print(f"  {refusal}", markup=False)
    clause = game.rulebook().clauses.get(refusal.clause)
    if clause is not None:
        show(console, clause)


class Talk:
    """Answers everything a player types that is not a move."""

    def __init__(self, terminal: "TerminalGame") -> None:
        self.terminal = terminal
        self.console = terminal.console

    def answer(self, line: str) -> bool:
        """Answer a line; return False if it is not one of these commands."""
        word, _, rest = line.partition(" ")
        if line.startswith("?"):
            word, rest = "?", line[1:].strip()
        rest = rest.strip()
        said = word.lower()
        if said in {"?", "help"}:
            self._rules(rest)
        elif said == "why":
            explain_refusal(self.console, self.terminal.game, self.terminal.state, self.terminal.seat, rest)
        elif said == "save":
            self._save(rest)
        elif rest or said not in {"hint", "undo", "board", "log"}:
            return False
        elif said == "hint":
            self._hint()
        elif said == "undo":
            self.terminal.undo()
        elif said == "board":
            self.terminal.show()
        else:
            for entry in self.terminal.log[-LOG:]:
                self.console.print(f"  {entry}", markup=False)
        return True

    def _rules(self, words: str) -> None:
        state = self.terminal.state
        book = self.terminal.game.rulebook()
        if not words:
            safe = harmless(state, state.choices())
            example = state.vocabulary.text(safe[len(safe) // 2]) if safe else "pass"
            self.console.print(
                f"  Choose by number, or by a line such as [bold]{example}[/bold]; its first words will do,"
                " and the beginning of its verb. You are asked to confirm what you might regret."
            )
            for say, does in HELP.items():
                meaning = does.format(clause=next(iter(book.clauses)), game=self.terminal.game.id)
                self.console.print(f"  [bold]{say:<11}[/bold] {meaning}")
            clause = book.clauses.get(state.step.governing(state))
            if clause is not None:
                self.console.print()
                show(self.console, clause)
            return
        search_rules(self.console, book, words)

    def _hint(self) -> None:
        state = self.terminal.state
        if state.mover != self.terminal.seat:
            raise Complaint("there is nothing to decide")
        action = ask(make_bot(ADVISER, self.terminal.game, len(self.terminal.record.actions)), state, self.terminal.rng)
        verb = state.vocabulary.verb(action)
        words = verb.words(state, action - verb.base)
        self.console.print(f"  a {ADVISER} would: {words}  ({verb.text(action - verb.base)})", markup=False)

    def _save(self, name: str) -> None:
        if not name:
            raise Complaint("say where to: save FILE")
        path = Path(name).expanduser()
        self.terminal.record.elapsed = self.terminal.elapsed()
        write_new(path, self.terminal.record.write())
        self.console.print(f"  Saved as {path}.", markup=False)
