"""A lesson at the terminal: the step and its board, the learner's move, and what it led to."""

from rich.console import Console
from rich.markup import escape

from spindletop.cli.asking import Leave, ask_for_move, read_line
from spindletop.cli.complaint import Complaint
from spindletop.cli.progress import Progress
from spindletop.cli.talk import explain_refusal, search_rules
from spindletop.kernel.state import State
from spindletop.lessons.lesson import VERB, Lesson
from spindletop.lessons.lesson_run import HINTS, LessonRun

POINTED = 6
"""So many choices are named at most when the learner is told where to look."""
HELP = {
    "?": "a hint; again for a plainer one, the third is the move itself",
    "? WORDS": "what the rules say about them",
    "why MOVE": "which rule forbids it",
    "undo": "take your last move back, whatever followed it",
    "again": "begin the lesson anew",
    "board, log": "show the table, or what happened since your last move",
    "skip": "go on to the next lesson",
    "quit": "leave; what is done stays done",
}


class Skip(Exception):
    """Raised when the learner goes on to the next lesson."""


class LessonGame:
    """One learner in one lesson, until it is done."""

    def __init__(self, lesson: Lesson, progress: Progress, console: Console) -> None:
        self.lesson = lesson
        self.progress = progress
        self.console = console
        self.names = [colour.capitalize() for colour in lesson.colours]
        self.run = LessonRun.begun(lesson)
        self.level = 0
        """How plain the last hint at this decision was."""
        self.hints = 0
        self.step = -1
        """The step whose text was shown last."""

    def play(self) -> None:
        """Play until the goal is reached; Leave and Skip go through."""
        lesson = self.lesson
        self.console.rule(f"{lesson.game.title}, lesson {lesson.number}: {lesson.title}")
        self.console.print(f"[italic]{escape(lesson.promise)}[/italic]")
        self.console.print(
            f"You are [bold]{self.names[lesson.me]}[/bold]. [bold]Goal:[/bold] {escape(lesson.goal_words)}"
        )
        self.console.print("[dim]? gives a hint, undo takes a move back, help lists the rest.[/dim]")
        while self.run.outcome != "done":
            if self.run.outcome == "lost":
                self._lost()
            else:
                self._decide()
        self._show_board()
        self.console.print(f"[bold green]Done.[/bold green] {escape(self.run.text())}")
        self.progress.finish(lesson.game.id, lesson.name, self.hints, lesson.teaches)

    # -- one decision

    def _decide(self) -> None:
        run = self.run
        if run.at != self.step:
            self.step = run.at
            self._show_board()
            number = f"[dim]Step {run.at + 1} of {len(self.lesson.steps)}.[/dim] "
            self.console.print(f"{number}[bold]{escape(run.text())}[/bold]")
            self._point()
        self.level = 0
        state = run.state
        action = ask_for_move(
            self.console,
            state,
            self.names[self.lesson.me],
            self._answer,
            lambda: self.run.state is not state or self.run is not run,
            lambda action: "",
        )
        if action is not None:
            self._make(action)

    def _make(self, action: int) -> None:
        self.run.decide(action)
        self._tell()
        told = self.run.consequence()
        if told is not None:
            self.console.print(f"  [italic]{escape(told.text)}[/italic]")

    def _lost(self) -> None:
        self.console.print(f"[bold red]The goal is out of reach.[/bold red] {escape(self.run.text())}")
        self.console.print("[dim]undo takes your last move back, again begins anew, quit leaves.[/dim]")
        run = self.run
        while self.run is run:
            line = read_line(self.console, self.names[self.lesson.me])
            if line in {"quit", "exit"}:
                raise Leave
            try:
                if line and not self._answer(line):
                    self.console.print("  This way is over; undo, again or quit.")
            except Complaint as complaint:
                self.console.print(f"  {complaint}", markup=False)

    # -- everything that is not a move

    def _answer(self, line: str) -> bool:
        """Answer a line; return False if it is not one of the commands of a lesson."""
        if line.startswith("?") and line != "?":
            search_rules(self.console, self.lesson.game.rulebook(), line[1:].strip())
            return True
        word, _, rest = line.partition(" ")
        said = word.lower()
        if said == "why":
            explain_refusal(self.console, self.lesson.game, self.run.state, self.lesson.me, rest.strip())
            return True
        does = {
            "?": self._hint,
            "tip": self._hint,
            "hint": self._hint,
            "help": self._help,
            "undo": self._undo,
            "again": self._begin_anew,
            "board": self._show_board,
            "log": self._tell,
            "skip": self._skip,
        }.get(said)
        if rest or does is None:
            return False
        does()
        return True

    def _hint(self) -> None:
        self.level = min(self.level + 1, HINTS)
        self.hints += 1
        hint = self.run.hint(self.level)
        typed = "" if hint.action is None else f"  ({self.run.state.vocabulary.text(hint.action)})"
        self.console.print(f"  Hint: {hint.text}{typed}", markup=False)

    def _help(self) -> None:
        self.console.print("  Choose by number, or type the beginning of a choice.")
        for say, does in HELP.items():
            self.console.print(f"  [bold]{say:<11}[/bold] {does}")

    def _undo(self) -> None:
        if not self.run.decided:
            raise Complaint("there is nothing to take back yet")
        self._go_back(self.run.actions[: self.run.decided[-1]])

    def _begin_anew(self) -> None:
        self._go_back(LessonRun.begun(self.lesson).actions)

    def _go_back(self, actions: list[int]) -> None:
        self.run = LessonRun.followed(self.lesson, actions)
        self.step = -1

    def _skip(self) -> None:
        raise Skip

    # -- the screen

    def _show_board(self) -> None:
        self.console.print()
        self.console.print(self.lesson.game.draw(self.run.glance().view))
        self.console.print()

    def _tell(self) -> None:
        for line in self.run.log(self.names):
            self.console.print(f"  {line}", markup=False)

    def _point(self) -> None:
        """Name what a drawn table would ring, by the words of its choices."""
        words = pointed_at(self.run.state, self.run.shown())
        if words:
            more = ", ..." if len(words) > POINTED else ""
            self.console.print(f"  [cyan]Look at:[/cyan] {escape(', '.join(words[:POINTED]))}{more}")


def pointed_at(state: State, shown: list[str]) -> list[str]:
    """Return the words of the choices that a step points at."""
    found: dict[str, None] = {}
    for action in state.choices():
        verb = state.vocabulary.verb(action)
        if verb.place(state, action - verb.base) in shown or f"{VERB}{verb.name}" in shown:
            found[verb.words(state, action - verb.base)] = None
    return list(found)
