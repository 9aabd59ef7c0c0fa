"""A game as the rest of the house sees it: what it is called, what it needs, and how it is set up."""

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from importlib.resources.abc import Traversable
from pickle import PicklingError
from typing import Any, Final, Generic, TypeVar, final

from mypy_extensions import mypyc_attr

from spindletop.kernel.facts import Fact
from spindletop.kernel.insight import Insight
from spindletop.kernel.observation import Observation
from spindletop.kernel.options import Option, Value, settle
from spindletop.kernel.pickled import reduced
from spindletop.kernel.plain import check_plain, read_toml
from spindletop.kernel.rulebook import Rulebook
from spindletop.kernel.setup import Setup
from spindletop.kernel.sheet import Sheet
from spindletop.kernel.state import State
from spindletop.kernel.vocabulary import Vocabulary

S = TypeVar("S", bound=State)

SUPERSEDED: Final = "superseded"
"""The folder beside the rules in which editions lie that games were recorded with and nobody is offered any more."""


@mypyc_attr(native_class=False)
class SetupError(ValueError):
    """Raised for a game that cannot be set up as asked: a wrong seat count, an unknown edition."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Edition:
    """The components of a game as data: parsed, not yet checked by the game."""

    def __init__(self, name: str, data: Mapping[str, object], source: str, built_in: bool) -> None:
        self.name = name
        self.data = data
        self.source = source
        self.built_in = built_in
        self._hash = ""

    @property
    def hash(self) -> str:
        """Return a fingerprint of the data; comments and layout of the file do not matter."""
        if not self._hash:
            canonical = json.dumps(self.data, sort_keys=True, ensure_ascii=False)
            self._hash = hashlib.sha256(canonical.encode()).hexdigest()[:16]
        return self._hash

    def __reduce__(self) -> tuple[object, ...]:
        return Edition, (self.name, dict(self.data), self.source, self.built_in)


def parse_edition(text: str, source: str) -> Edition:
    """Return the edition that a TOML text holds; a text that is no TOML is an error naming the place."""
    data = read_toml(text, source)
    check_plain(data, source)
    return Edition(str(data.get("edition", "custom")), data, source, False)


@final
class Parts(Generic[S]):
    """What a game is put together from, each a function or a class.

    `components` reads an edition; `terms` are components, seats and options agreed on; `table` is the state made from
    them; `begin` plans its first steps; `arrange` returns a written-down position; `view` what a seat may see; `draw`
    the table as text.
    """

    def __init__(
        self,
        components: Callable[[Sheet], object],
        terms: Callable[[Any, int, Mapping[str, Value]], Any],
        table: Callable[[Vocabulary, Any], S],
        begin: Callable[[S], None],
        arrange: Callable[[Any, Sheet], S],
        view: Callable[[S, int], Mapping[str, object]],
        draw: Callable[[Mapping[str, Any]], str],
    ) -> None:
        self.components = components
        self.terms = terms
        self.table = table
        self.begin = begin
        self.arrange = arrange
        self.view = view
        self.draw = draw


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """One game; each game folder makes exactly one of these and calls it GAME.

    A game names its parts, or overrides `check` (edition data -> typed components), `lay_out` (components -> first
    position), `arrange` (a written-down position), `view` (what a seat may see) and `draw` (the table as text).
    """

    def __init__(
        self,
        id: str,
        title: str,
        tagline: str,
        folder: Traversable,
        vocabulary: Vocabulary,
        insight: Insight[Any],
        seats: tuple[int, int, int],
        endings: Sequence[str],
        rules_version: int = 1,
        options: Sequence[Option] = (),
        presets: Mapping[str, Mapping[str, Value]] | None = None,
        maturity: str = "alpha",
        length: str = "",
        colours: Sequence[str] = ("red", "blue", "green", "yellow", "iron", "purple"),
        same_view: bool = False,
        observation: Observation[Any] | None = None,
        parts: Parts[S] | None = None,
        people_only: Callable[[Mapping[str, Value]], str] | None = None,
        facts: Sequence[Fact] = (),
        guards: Sequence[str] = (),
    ) -> None:
        self.id = id
        self.title = title
        self.tagline = tagline
        self.folder = folder
        self.vocabulary = vocabulary
        self.insight = insight
        self.min_seats, self.max_seats, self.default_seats = seats
        self.endings = list(endings)
        self.rules_version = rules_version
        self.options = list(options)
        self.presets: dict[str, Mapping[str, Value]] = dict(presets or {"Rulebook": {}})
        self.maturity = maturity
        self.length = length
        self.colours = list(colours)
        self.same_view = same_view
        """Whether every receiver is shown the same view: then a server need make it only once."""
        self.observation: Observation[Any] = Observation() if observation is None else observation
        self.people_only = people_only
        self.facts = list(facts)
        """Figures about a played game beyond its scores, for whoever studies many games."""
        self.guards = list(guards)
        """The endings that only keep a game from going on for ever."""
        self._parts = parts
        self._components: dict[str, object] = {}
        self._rulebook: Rulebook | None = None

    # -- what a game must say

    def check(self, sheet: Sheet) -> object:
        """Return the edition as typed, checked components."""
        return self._given("does not read editions").components(sheet)

    def lay_out(self, components: Any, seats: int, options: Mapping[str, Value]) -> S:
        """Return the table before the first step, with its first agenda begun."""
        parts = self._given("cannot be set up")
        table = parts.table(self.vocabulary, parts.terms(components, seats, options))
        parts.begin(table)
        return table

    def arrange(self, components: Any, seats: int, options: Mapping[str, Value], sheet: Sheet) -> S:
        """Return the position that a sparse description asks for; impossible ones are SheetErrors."""
        parts = self._given("cannot be arranged")
        return parts.arrange(parts.terms(components, seats, options), sheet)

    def view(self, state: S, seat: int) -> Mapping[str, object]:
        """Return what `seat` may see, by naming it; SPECTATOR sees what is public."""
        return self._given("shows nothing").view(state, seat)

    def draw(self, view: Mapping[str, Any]) -> str:
        """Return the table as text, made from a view; [brackets] of rich markup are allowed."""
        return json.dumps(view, indent=1) if self._parts is None else self._parts.draw(view)

    def needs_people(self, options: Mapping[str, Value]) -> str:
        """Return why nobody but people can play with these options, or nothing if bots can as well."""
        return "" if self.people_only is None else self.people_only(options)

    def _given(self, lacking: str) -> Parts[S]:
        if self._parts is None:
            raise TypeError(f"{self.id} {lacking}")
        return self._parts

    # -- what everybody may ask

    def start(
        self, seats: int | None = None, options: Mapping[str, object] | None = None, edition: "str | Edition" = ""
    ) -> S:
        """Return a new game."""
        count = self.check_seats(seats)
        agreed = settle(self.options, options or {})
        table = self.lay_out(self.components(edition), count, agreed)
        table.setup = Setup(self, count, agreed, edition)
        return table

    def position(
        self,
        seats: int,
        options: Mapping[str, object] | None,
        description: Mapping[str, object] | str,
        edition: "str | Edition" = "",
    ) -> S:
        """Return the position that a sparse description (a mapping, or TOML text) asks for."""
        count = self.check_seats(seats)
        source = "position"
        data = parse_edition(description, source).data if isinstance(description, str) else description
        agreed = settle(self.options, options or {})
        table = self.arrange(self.components(edition), count, agreed, Sheet(data, source))
        table.setup = Setup(self, count, agreed, edition)
        return table

    def check_seats(self, seats: int | None) -> int:
        """Return the number of seats, the default if none was given."""
        if seats is None:
            return self.default_seats
        if not self.min_seats <= seats <= self.max_seats:
            raise SetupError(f"{self.title} has {self.min_seats} to {self.max_seats} seats, not {seats}")
        return seats

    def editions(self) -> list[str]:
        """Return the names of the editions in the game's folder, the default first."""
        names: list[str] = []
        for entry in sorted(file.name for file in self.folder.iterdir()):
            parts = entry.split(".")
            if entry == "edition.toml":
                names.insert(0, "")
            elif len(parts) == 3 and parts[0] == "edition" and parts[2] == "toml":
                names.append(parts[1])
        return names

    def edition(self, name: str = "") -> Edition:
        """Return a built-in edition."""
        if name not in self.editions():
            shown = ", ".join(n for n in self.editions() if n) or "none but the default"
            raise SetupError(f"{self.title} has no edition {name!r}; there are: {shown}")
        return self._built_in(name, f"edition.{name}.toml" if name else "edition.toml")

    def recorded_edition(self, name: str, hash: str) -> Edition:
        """Return the built-in edition that an older record was played with; superseded ones are kept by their hash."""
        kept = self.folder / SUPERSEDED
        if kept.is_dir() and f"{hash}.toml" in [file.name for file in kept.iterdir()]:
            return self._built_in(name, f"{SUPERSEDED}/{hash}.toml")
        current = self.edition(name)
        if current.hash != hash:
            raise SetupError(
                f"this game was played with an edition of {self.title} that is not here: "
                f"none has the fingerprint {hash!r}"
            )
        return current

    def _built_in(self, name: str, file: str) -> Edition:
        edition = parse_edition(self.folder.joinpath(file).read_text(encoding="utf-8"), f"{self.id}/{file}")
        return Edition(name, edition.data, edition.source, True)

    def components(self, edition: "str | Edition" = "") -> object:
        """Return the checked components of an edition; built-in ones are read once."""
        if isinstance(edition, Edition):
            if not edition.built_in:
                return self.check(Sheet(edition.data, edition.source))
            key, found = edition.source, edition
        else:
            key, found = edition, None
        if key not in self._components:
            if found is None:
                found = self.edition(key)
            self._components[key] = self.check(Sheet(found.data, found.source))
        return self._components[key]

    def rulebook(self) -> Rulebook:
        """Return the rules in our own words."""
        if self._rulebook is None:
            self._rulebook = Rulebook((self.folder / "rules.md").read_text(encoding="utf-8"))
        return self._rulebook

    # -- for Python's own printing, copying and pickling: there is one of each game, and it is found by its id

    def __repr__(self) -> str:
        return f"<{self.id}: {self.title}, {self.min_seats} to {self.max_seats} seats>"

    def reduced(self, state: State, setup: Setup) -> tuple[Any, ...]:
        """Return what `pickle` needs to lay a position out again."""
        return reduced(state, setup)

    def __copy__(self) -> "Game[S]":
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> "Game[S]":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        for find in _finders:
            try:
                found = find(self.id)
            except LookupError:
                continue
            if found is self:
                return find, (self.id,)
        raise PicklingError(f"{self.title} is on no shelf, where another process could find it; register the package")


AnyGame = Game[Any]
"""Any of the games, for everybody who need not know what its positions are made of."""

_finders: list[Callable[[str], AnyGame]] = []


def register_finder(find: Callable[[str], AnyGame]) -> None:
    """Let pickled games be found again by a function that takes their id; whoever keeps games calls this."""
    _finders.append(find)
