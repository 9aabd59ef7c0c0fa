"""A player's choices as a short numbered list, and which of them a typed line means."""

from rich.columns import Columns
from rich.console import Console
from rich.markup import escape

from spindletop.cli.complaint import Complaint
from spindletop.kernel.state import State
from spindletop.kernel.verb import AnyVerb, Arg
from spindletop.kernel.vocabulary import BadMove

ALL = 24
"""A list up to this long is shown whole."""
GROUP = 12
"""In a longer list, the choices of one verb are shown one by one up to this many."""
ALL_OF_ONE = 60
"""When one verb alone is asked for, up to this many choices are listed with their words."""
SHOWN = 40
"""How many letters of examples the summary of a group may have."""
CELL = 32
"""The longest text of a choice that is still set in columns."""


class Menu:
    """The choices still in question; entries are numbered from 1, each a choice or a group of one verb."""

    def __init__(self, state: State, choices: list[int], narrowed: bool = False) -> None:
        self.state = state
        self.narrowed = narrowed
        self.choices = choices
        groups: dict[AnyVerb, list[int]] = {}
        for action in choices:
            groups.setdefault(state.vocabulary.verb(action), []).append(action)
        self.groups = groups
        self.entries: list[list[int]] = []
        for group in groups.values():
            if len(choices) <= ALL or len(group) <= GROUP or (narrowed and self._listable(group)):
                self.entries += [[action] for action in group]
            else:
                self.entries.append(group)

    def _listable(self, group: list[int]) -> bool:
        """Return whether a group that was asked for can be listed one by one: not a plain range, and not too long."""
        args = self.state.vocabulary.verb(group[0]).args
        return len(group) <= ALL_OF_ONE and not (len(args) == 1 and args[0].labels is None)

    # -- showing

    def show(self, console: Console, prompt: str) -> None:
        """Print the entries below the prompt."""
        examples = [self._example(entry) for entry in self.entries if len(entry) > 1]
        example = next((f"  [dim]for instance: {example}[/dim]" for example in examples if example), "")
        console.print(f"[bold]{escape(prompt)}[/bold]{example}")
        for number, entry in enumerate(self.entries, start=1):
            words, hint = self._line(entry)
            line = escape(words) if len(entry) == 1 else self._summary(entry)
            more = f"  [dim]({escape(hint)})[/dim]" if hint and len(entry) == 1 else ""
            console.print(f"  [bold cyan]{number:>2}[/bold cyan]  {line}{more}")
        if self.narrowed and len(self.entries) == 1:
            self._spread(console, self.entries[0])

    def _example(self, group: list[int]) -> str:
        """Return a plausible line: the lowest number, or a choice from the middle; never one with a warning."""
        safe = harmless(self.state, group)
        if not safe:
            return ""
        first = self.state.vocabulary.verb(group[0]).args[0]
        return self._text(safe[0 if first.labels is None else len(safe) // 2])

    def _text(self, action: int) -> str:
        return self.state.vocabulary.text(action)

    def _line(self, entry: list[int]) -> tuple[str, str]:
        verb = self.state.vocabulary.verb(entry[0])
        x = entry[0] - verb.base
        words, line = verb.words(self.state, x), verb.text(x)
        typed = "" if _plain(words) == _plain(line) else line
        return words, "; ".join(part for part in (typed, verb.hint(self.state, x)) if part)

    def _summary(self, group: list[int]) -> str:
        """Return one line for many choices of one verb: a range, or the first names."""
        verb = self.state.vocabulary.verb(group[0])
        usage = " ".join([f"[bold]{verb.name}[/bold]", *[arg.name.upper() for arg in verb.args]])
        first = verb.args[0]
        values = sorted({verb.split(action - verb.base)[0] for action in group})
        many = f"{len(group)} choices, " if len(verb.args) > 1 else ""
        return f"{usage}  [dim]{many}{_named(first, values)}[/dim]"

    def _spread(self, console: Console, group: list[int]) -> None:
        """Print every choice of one large group in columns, by its first argument."""
        verb = self.state.vocabulary.verb(group[0])
        if len(verb.args) == 1 and verb.args[0].labels is None:
            return  # a range says it all
        cells: dict[str, list[str]] = {}
        for action in group:
            first, *others = verb.text(action - verb.base).split()[1:]
            cells.setdefault(first, []).append(" ".join(others))
        texts = [f"{first} [dim]{' '.join(rest)}[/dim]" if rest[0] else first for first, rest in cells.items()]
        if max(len(text) for text in texts) <= CELL:
            console.print(Columns(texts, padding=(0, 2)))
        else:
            for text in texts:
                console.print(f"  {text}")

    # -- choosing

    def narrow(self, line: str) -> "Menu":
        """Return a menu of the choices that a line means; a line that means none is a Complaint saying why."""
        if line.isdigit() and 1 <= int(line) <= len(self.entries):
            return Menu(self.state, self.entries[int(line) - 1], narrowed=True)
        meant = self._meant(line)
        if not meant:
            raise Complaint(self._why_not(line))
        return Menu(self.state, meant, narrowed=True)

    def _meant(self, line: str) -> list[int]:
        """Return the choices that a line means, by the strictest reading that finds any."""
        wanted = _plain(line)
        texts = {action: _plain(self._text(action)) for action in self.state.choices()}
        readings = [
            [action for action, text in texts.items() if text == wanted],
            [action for action, text in texts.items() if text.startswith(wanted + " ")],
            [action for action, text in texts.items() if text.startswith(wanted)],
            [action for action in texts if self._abbreviates(wanted, action)],
            [action for action in self.choices if f"{texts[action]} ".partition(" ")[2].startswith(wanted + " ")],
        ]
        if not wanted.isdigit():
            readings.append([action for action in self.choices if wanted in self._line([action])[0].lower()])
        return next((meant for meant in readings if meant), [])

    def _abbreviates(self, wanted: str, action: int) -> bool:
        """Return whether a line begins the verb and then its arguments: `dri a6` is `drill A6 1`."""
        word, _, rest = wanted.partition(" ")
        verb = self.state.vocabulary.verb(action)
        given = _plain(" ".join(verb.text(action - verb.base).split()[1:]))
        return rest != "" and _plain(verb.name).startswith(word) and f"{given} ".startswith(f"{rest} ")

    def _why_not(self, line: str) -> str:
        if line.isdigit():
            return f"There is no choice {line}; they are numbered from 1 to {len(self.entries)}. Type ? for help."
        action = read_move(self.state, line)
        refusal = self.state.refusal(action)
        return f"Not allowed: {refusal}"


def harmless(state: State, choices: list[int]) -> list[int]:
    """Return the choices that need no confirmation, as examples of what may be typed."""
    return [action for action in choices if not state.warning(action)]


def read_move(state: State, line: str) -> int:
    """Return the action that a line names, legal or not; a verb may be written with spaces, or shortened."""
    plain = line.strip()
    for name in state.vocabulary.by_name:
        spaced = name.replace("_", " ")
        if " " in spaced and plain.lower().startswith(spaced):
            plain = name + plain[len(spaced) :]
    word, _, rest = plain.partition(" ")
    try:
        return state.vocabulary.parse(f"{_verb_named(state, word.lower())} {rest}")
    except BadMove as error:
        raise Complaint(f"{str(error)[0].upper()}{str(error)[1:]}. Type ? for help.") from None


def _verb_named(state: State, word: str) -> str:
    """Return the name of the verb that a word means: a whole name, or the beginning of only one that a seat can use."""
    vocabulary = state.vocabulary
    if word in vocabulary.by_name:
        return word
    names = [name for name, verb in vocabulary.by_name.items() if verb.base < vocabulary.decisions]
    meant = [name for name in names if word and name.startswith(word)]
    if len(meant) == 1:
        return meant[0]
    if meant:
        raise Complaint(f"{word!r} may be {', '.join(meant)}: type more of it.")
    usable = dict.fromkeys(vocabulary.verb(action).name for action in state.choices())
    now = f"; now there are {', '.join(usable)}" if usable else ""
    raise Complaint(f"There is no verb {word!r}{now}. Type ? for help.")


def _plain(text: str) -> str:
    return " ".join(text.lower().replace("_", " ").split())


def _named(arg: Arg, values: list[int]) -> str:
    """Return which values an argument may have: a range if there are no gaps, else as many names as fit."""
    if arg.labels is None and values[-1] - values[0] == len(values) - 1:
        return f"any {arg.name} from {arg.value(values[0])} to {arg.value(values[-1])}"
    names = [str(arg.value(value)) for value in values]
    shown = ""
    for name in names:
        if len(shown) + len(name) > SHOWN:
            return f"{len(names)} {arg.name}s: {shown}... {names[-1]}"
        shown += f"{name} "
    return shown.strip()
