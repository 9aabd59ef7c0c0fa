"""What happened, as typed events: log lines, animation, metrics and notifications are views of them."""

from collections.abc import Mapping, Sequence
from typing import final

from mypy_extensions import mypyc_attr


@final
class Kind:
    """One kind of event: its name, an icon, and a sentence with {facts} for the log.

    `hushed` is the sentence for those who may not know the private facts; `places` are the places of the drawn table
    that the event is about, also with {facts}: "hole:{hole}".
    """

    def __init__(self, name: str, text: str, icon: str = "", hushed: str = "", places: Sequence[str] = ()) -> None:
        self.name = name
        self.text = text
        self.icon = icon
        self.hushed = hushed
        self.places = list(places)


@final
class Event:
    """One thing that happened: facts that all may know, and private facts that only `seat` may know."""

    def __init__(
        self, kind: Kind, seat: int, facts: Mapping[str, object], private: Mapping[str, object] | None = None
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.facts = facts
        self.private = private

    def seen_by(self, seat: int) -> dict[str, object]:
        """Return the facts that `seat` may know (a spectator is not a seat)."""
        facts = dict(self.facts)
        if self.private is not None and seat == self.seat:
            facts.update(self.private)
        return facts

    def places(self, seat: int) -> list[str]:
        """Return the places that the event is about, as far as `seat` may know all about it."""
        if self.private is not None and seat != self.seat:
            return []
        facts = self.seen_by(seat)
        return [place.format_map(facts) for place in self.kind.places]

    def words(self, seat: int, names: list[str]) -> str:
        """Return the log line for `seat`; {who} is the name of the seat the event is about."""
        facts = self.seen_by(seat)
        facts["who"] = names[self.seat] if 0 <= self.seat < len(names) else "The bank"
        if self.private is not None and seat != self.seat:
            return self.kind.hushed.format_map(facts)
        return self.kind.text.format_map(facts)


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """Hears what happens at the table; the base class ignores it."""

    def hear(self, event: Event) -> None:
        """Hear an event; by default nothing is kept."""
        return


@final
class Chronicle(Listener):
    """A listener that keeps every event in order."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def hear(self, event: Event) -> None:
        """Keep the event."""
        self.events.append(event)

    def take(self) -> list[Event]:
        """Return the events since the last call, and forget them."""
        heard = self.events
        self.events = []
        return heard
