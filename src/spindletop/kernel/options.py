"""Options of a game: typed, with label, help and default; forms, command line and docs are made from them."""

from collections.abc import Mapping, Sequence

from mypy_extensions import mypyc_attr

Value = int | str | bool


@mypyc_attr(native_class=False)
class OptionError(ValueError):
    """Raised for an option that the game does not have, or a value it cannot take."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """One thing that the table agrees on before play.

    An option that was added after games had been recorded says what those games meant by leaving it out (`unsaid`), so
    that a new default never rewrites the past. One that is not `offered` exists only for them.
    """

    def __init__(
        self, name: str, label: str, help: str, default: Value, unsaid: Value | None = None, offered: bool = True
    ) -> None:
        self.name = name
        self.label = label
        self.help = help
        self.default = default
        self.unsaid: Value = default if unsaid is None else unsaid
        self.offered = offered

    @property
    def kind(self) -> str:
        """Name the form field this option needs: number, choice or flag."""
        raise TypeError(f"{type(self).__name__} has no kind")

    def expected(self) -> str:
        """Return which values it takes, in words."""
        raise TypeError(f"{type(self).__name__} does not say what it takes")

    def accept(self, value: object) -> Value | None:
        """Return the value in its own type (text is parsed), or None if it is not acceptable."""
        raise TypeError(f"{type(self).__name__} accepts nothing")

    def describe(self) -> dict[str, object]:
        """Return the option as plain data for a form."""
        return {
            "name": self.name,
            "kind": self.kind,
            "label": self.label,
            "help": self.help,
            "default": self.default,
            "expected": self.expected(),
        }


class NumberOption(Option):
    """A whole number within bounds; it may also have named values, such as "random"."""

    def __init__(
        self,
        name: str,
        label: str,
        help: str,
        default: Value,
        low: int,
        high: int,
        names: Sequence[str] = (),
        unsaid: Value | None = None,
        offered: bool = True,
    ) -> None:
        super().__init__(name, label, help, default, unsaid, offered)
        self.low = low
        self.high = high
        self.names = list(names)

    @property
    def kind(self) -> str:
        """A number field."""
        return "number"

    def expected(self) -> str:
        """Say the bounds."""
        named = "".join(f" or {name}" for name in self.names)
        return f"a whole number from {self.low} to {self.high}{named}"

    def accept(self, value: object) -> Value | None:
        """Take a number in the bounds, or a named value."""
        if isinstance(value, bool):
            return None
        if isinstance(value, str) and value in self.names:
            return value
        try:
            found = int(str(value))
        except ValueError:
            return None
        return found if self.low <= found <= self.high else None

    def describe(self) -> dict[str, object]:
        """Add the bounds."""
        return {**super().describe(), "low": self.low, "high": self.high, "names": self.names}


class ChoiceOption(Option):
    """One of several named values, each with a few words of its own."""

    def __init__(
        self,
        name: str,
        label: str,
        help: str,
        values: Mapping[str, str],
        default: str = "",
        unsaid: str | None = None,
        offered: bool = True,
    ) -> None:
        self.values = dict(values)
        super().__init__(name, label, help, default or next(iter(self.values)), unsaid, offered)

    @property
    def kind(self) -> str:
        """A list to choose from."""
        return "choice"

    def expected(self) -> str:
        """List the values."""
        return f"one of {', '.join(self.values)}"

    def accept(self, value: object) -> Value | None:
        """Take one of the values."""
        return value if isinstance(value, str) and value in self.values else None

    def describe(self) -> dict[str, object]:
        """Add the values with their words."""
        return {**super().describe(), "values": self.values}


class FlagOption(Option):
    """Yes or no."""

    @property
    def kind(self) -> str:
        """A box to tick."""
        return "flag"

    def expected(self) -> str:
        """Say that it is true or false."""
        return "true or false"

    def accept(self, value: object) -> Value | None:
        """Take true or false."""
        if isinstance(value, bool):
            return value
        words = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
        return words.get(value.lower()) if isinstance(value, str) else None


def settle(options: Sequence[Option], chosen: Mapping[str, object]) -> dict[str, Value]:
    """Return the value of every option, the chosen ones checked and the others at their default."""
    by_name = {option.name: option for option in options}
    settled: dict[str, Value] = {option.name: option.default for option in options}
    for name, value in chosen.items():
        option = by_name.get(name)
        if option is None:
            known = ", ".join(offered.name for offered in options if offered.offered)
            raise OptionError(f"there is no option {name!r}; the options are {known or 'none'}")
        accepted = option.accept(value)
        if accepted is None:
            raise OptionError(f"option {name!r} is {value!r}, expected {option.expected()}")
        settled[name] = accepted
    return settled


def settle_recorded(options: Sequence[Option], written: Mapping[str, object]) -> dict[str, Value]:
    """Return the options of a game that was recorded: what was not written down did not exist yet."""
    unsaid: dict[str, object] = {option.name: option.unsaid for option in options}
    return settle(options, {**unsaid, **written})
