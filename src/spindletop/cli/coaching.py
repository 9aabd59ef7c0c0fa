"""The coach in a game at the terminal: what it says is printed, and what it has explained is remembered."""

from rich.console import Console
from rich.markup import escape

from spindletop.cli.complaint import Complaint
from spindletop.cli.progress import Progress
from spindletop.coach.coach import Coach
from spindletop.coach.guide import Guide, guide_of
from spindletop.coach.tutor import tutor_for
from spindletop.kernel.game import AnyGame
from spindletop.kernel.state import State


def guide_for(game: AnyGame, seat: int = 0) -> Guide:
    """Return the guide of a seat through a game's first game; a game without one is a Complaint."""
    guide = guide_of(game, seat)
    if guide is None:
        raise Complaint(f"{game.title} has no coach; try `spindletop learn {game.id}`, or play without --coach")
    return guide


class TerminalCoach:
    """Speaks to the player at the terminal."""

    def __init__(self, guide: Guide, first: State, console: Console) -> None:
        self.guide = guide
        self.progress = Progress()
        self.console = console
        tutor = tutor_for(guide.game, first, guide.warn, guide.unit)
        self.coach = Coach(guide, self.progress.said(guide.game.id), tutor)

    def welcome(self) -> None:
        """Say what the game is about."""
        self.console.print(f"[green]Coach:[/green] {escape(self.guide.welcome)}")
        self.console.print(f"[green]Aim:[/green] {escape(self.guide.aim)}")

    def hear(self, mover: int) -> None:
        """Take note that a seat or chance acts."""
        self.coach.hear(mover)

    def speak(self, state: State) -> None:
        """Say what there is to say before a decision."""
        remark = self.coach.remark(state)
        if remark is None:
            return
        self.console.print(f"[green]Coach:[/green] {escape(remark.text)} [dim]{escape(f'[{remark.clause}]')}[/dim]")
        if remark.verb:
            self.progress.say(self.guide.game.id, remark.verb)

    def question(self, state: State, action: int) -> str:
        """Return what to ask before a move, or nothing; a better move is named in words."""
        question = self.coach.question(state, action)
        if question is None:
            return ""
        if question.better is None:
            return f"Coach: {question.text}"
        verb = state.vocabulary.verb(question.better)
        return f"Coach: {question.text} Look at: {verb.words(state, question.better - verb.base)}"
