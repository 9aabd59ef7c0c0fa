"""A game at the terminal: whose move it is, what is shown, and what the player answers."""

from time import monotonic

from rich.console import Console

from spindletop.bots.bot import Bot
from spindletop.bots.play import ask, bring
from spindletop.bots.registry import make_bot
from spindletop.cli.asking import Leave, ask_for_move, read_line
from spindletop.cli.coaching import TerminalCoach
from spindletop.cli.complaint import Complaint
from spindletop.cli.talk import Talk
from spindletop.coach.guide import Guide
from spindletop.kernel.dealer import SeededDealer
from spindletop.kernel.events import Chronicle
from spindletop.kernel.record import Record
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import CHANCE, OVER, State
from spindletop.kernel.undo import reveals
from spindletop.kernel.verb import Deal

NEWS = 24
"""How many lines of the log are shown before a decision."""


class TerminalGame:
    """A table with the player in one seat and bots in the others."""

    def __init__(self, record: Record, seat: int, specs: list[str], seed: int, guide: Guide | None = None) -> None:
        self.record = record
        self.game = record.game
        self.seat = seat
        self.names = [name.partition(" (")[0] for name in record.names]
        self.bots: list[Bot | None] = [
            None if i == seat else make_bot(spec, self.game, seed + i) for i, spec in enumerate(specs)
        ]
        self.console = Console(highlight=False)
        self.dealer = SeededDealer(seed + len(record.actions))
        self.rng = Rng(seed + 1)
        self.began = monotonic() - record.elapsed
        self.chronicle = Chronicle()
        self.log: list[str] = []
        self.movers: list[tuple[int, bool]] = []
        self.state = self._rebuild()
        self.coach = None if guide is None else TerminalCoach(guide, self.state, self.console)

    # -- the game

    def run(self) -> None:
        """Play until the game is over or the player leaves."""
        self._welcome()
        try:
            while self._play_on():
                self._decide()
            self._finish()
        except Leave:
            self.console.print("Good-bye.")

    def _play_on(self) -> bool:
        """Let chance and the bots play until the player has something to decide; return False if the game is over."""
        state = self.state
        while state.mover != OVER:
            choices = state.choices()
            if state.mover == CHANCE:
                self.play(bring(state, self.dealer, self._clock))
            elif state.mover != self.seat:
                self.play(choices[0] if len(choices) == 1 else self._bot_choice(state))
            elif len(choices) == 1:
                self.play(choices[0])
            else:
                return True
        return False

    def _bot_choice(self, state: State) -> int:
        bot = self.bots[state.mover]
        if bot is None:
            raise RuntimeError("the player's seat has no bot")
        if self.console.is_terminal:
            with self.console.status(f"{self.names[state.mover]} thinks"):
                return ask(bot, state, self.rng)
        return ask(bot, state, self.rng)

    def play(self, action: int) -> None:
        """Play an action and record it."""
        if self.coach is not None:
            self.coach.hear(int(self.state.mover))
        self.movers.append((int(self.state.mover), len(self.state.choices()) > 1))
        self.record.actions.append(action)
        self.state.play(action)

    def undo(self) -> None:
        """Take back the player's last decision, unless it revealed something, or chance or another seat has acted."""
        n = self._last_decision()
        if n < 0 or self.state.mover == OVER:
            raise Complaint("there is nothing to take back: chance or another seat has acted since your last decision")
        if self._has_revealed_something(n):
            raise Complaint("that cannot be taken back: it has shown you something hidden")
        del self.record.actions[n:]
        self.state = self._rebuild()

    def _last_decision(self) -> int:
        """Return the index of the player's last decision if only the player's own forced moves followed it, else -1."""
        for n in range(len(self.movers) - 1, -1, -1):
            mover, free = self.movers[n]
            if mover != self.seat:
                return -1
            if free:
                return n
        return -1

    def _has_revealed_something(self, n: int) -> bool:
        """Return whether an action from this index on showed the player something hidden."""
        state = self.record.start()
        for i, action in enumerate(self.record.actions):
            before = state.copy()
            state.play(action)
            if i >= n and reveals(before, action, state, self.game):
                return True
        return False

    def _rebuild(self) -> State:
        """Replay the record into a fresh position, with the log and who moved."""
        state = self.record.start()
        chronicle = Chronicle()
        state.listener = chronicle
        self.movers = []
        for action in self.record.actions:
            self.movers.append((int(state.mover), len(state.choices()) > 1))
            state.play(action)
        self.log = [event.words(self.seat, self.names) for event in chronicle.take()]
        self.chronicle = Chronicle()
        state.listener = self.chronicle
        return state

    def _clock(self, state: State, source: str) -> int:
        """Return what the wall clock supplies to a game that ends by time."""
        deal = state.vocabulary.verb(state.choices()[0])
        return int(deal.base) + int(deal.reading(state, self.elapsed())) if isinstance(deal, Deal) else 0

    def elapsed(self) -> int:
        """Return for how many seconds the game has been played, earlier sessions included."""
        return int(monotonic() - self.began)

    # -- the screen

    def _welcome(self) -> None:
        others = ", ".join(name for i, name in enumerate(self.record.names) if i != self.seat)
        self.console.print(f"[bold]{self.game.title}[/bold]: {self.game.tagline}")
        self.console.print(f"You are [bold]{self.names[self.seat]}[/bold]; with you play {others}.", highlight=False)
        self.console.print("[dim]Type ? for help at any time.[/dim]")
        for line in self.log[-5:]:
            self.console.print(f"  {line}", markup=False, style="dim")
        if self.coach is not None:
            self.coach.welcome()

    def tell(self) -> None:
        """Print what has happened since the last call."""
        events = self.chronicle.take()
        lines = [event.words(self.seat, self.names) for event in events]
        self.log += lines
        left_out = max(0, len(lines) - NEWS)
        if left_out:
            self.console.print(f"[dim]  ... {left_out} earlier lines; `log` shows them[/dim]")
        for event, line in list(zip(events, lines, strict=True))[left_out:]:
            self.console.print(f"  {line}", markup=False, style="bold" if event.seat == self.seat else "")

    def show(self) -> None:
        """Print the table as the player sees it."""
        self.console.print()
        self.console.print(self.game.draw(self.game.view(self.state, self.seat)))
        self.console.print()

    def read(self) -> str:
        """Return the player's next line."""
        return read_line(self.console, self.names[self.seat])

    # -- the player

    def _decide(self) -> None:
        self.console.rule(style="dim")
        self.tell()
        self.show()
        position = self.state
        if self.coach is not None:
            self.coach.speak(position)
        action = ask_for_move(
            self.console,
            position,
            self.names[self.seat],
            Talk(self).answer,
            lambda: self.state is not position,
            lambda action: self._doubt(position, action),
        )
        if action is not None:
            self.play(action)

    def _doubt(self, state: State, action: int) -> str:
        """Return what the player should confirm before a move, by the rules or by the coach."""
        return state.warning(action) or ("" if self.coach is None else self.coach.question(state, action))

    def _finish(self) -> None:
        self.console.rule(style="dim")
        self.tell()
        self.show()
        scores = self.state.scores()
        winners = self.state.winners()
        for seat in sorted(range(len(scores)), key=lambda i: (i not in winners, -scores[i])):
            crown = "wins" if seat in winners else ""
            self.console.print(f"  {self.record.names[seat]:<24} {scores[seat]:>6}  {crown}", markup=False)
        self.record.close(self.state)
        self.console.print("[dim]save FILE keeps the record; quit leaves.[/dim]")
        talk = Talk(self)
        while (line := self.read()) not in {"quit", "exit", ""}:
            try:
                if not talk.answer(line):
                    self.console.print("  The game is over; save FILE keeps the record, quit leaves.")
            except Complaint as complaint:
                self.console.print(f"  {complaint}", markup=False)
        raise Leave
