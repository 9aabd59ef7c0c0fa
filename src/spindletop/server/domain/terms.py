"""What was agreed on when a table was opened; it never changes."""

from typing import Any

import msgspec

from spindletop.games import UnknownGame
from spindletop.kernel.game import AnyGame, Edition
from spindletop.kernel.options import Value, settle_recorded
from spindletop.kernel.record import Record, edition_header, fair_header, record_header
from spindletop.server.wire.names import StartMode
from spindletop.server.wire.parts import ClockRule, EditionName

DEFAULT_EDITION = "default"
"""What an edition without a name is called outside of records."""


class TableTerms(msgspec.Struct, frozen=True):
    """What was agreed on when a table was opened."""

    id: str
    game: str
    rules_version: int
    edition: EditionName
    edition_data: dict[str, Any] | None
    options: dict[str, Value]
    seats: int
    colours: list[str]
    title: str
    public: bool
    clock: ClockRule
    start: StartMode
    created: int
    commitment: str
    fair_from: int = 0
    lesson: str = ""
    """The lesson that is learned at this table, if it is one of those."""
    position: dict[str, Any] | None = None
    """The position in which the game begins, if that is not the beginning of the rules."""

    def record(self, shelf: dict[str, AnyGame], names: list[str]) -> Record:
        """Return an empty record with these terms; a table whose rules are gone raises a LookupError or ValueError."""
        game = shelf.get(self.game)
        if game is None:
            raise UnknownGame(f"the game {self.game!r} is not here")
        if not 1 <= self.rules_version <= game.rules_version:
            raise ValueError(f"rules version {self.rules_version} of {self.game!r} is not here")
        if self.edition_data is None:
            name = "" if self.edition.name == DEFAULT_EDITION else self.edition.name
            edition = game.recorded_edition(name, self.edition.hash)
        else:
            edition = Edition(self.edition.name, self.edition_data, "edition", False)
            if edition.hash != self.edition.hash:
                raise ValueError(f"the edition {self.edition.name!r} of {self.game!r} has changed")
        record = Record(game, names, settle_recorded(game.options, self.options), edition)
        record.commitment = self.commitment
        record.fair_from = self.fair_from
        record.position = self.position
        return record

    def header(self, names: list[str], salts: list[str]) -> dict[str, object]:
        """Return the first line of a record, without needing the rules."""
        built_in_default = self.edition_data is None and self.edition.name == DEFAULT_EDITION
        edition = edition_header("" if built_in_default else self.edition.name, self.edition.hash, self.edition_data)
        fair = fair_header(self.commitment, salts, self.fair_from) if self.commitment else None
        return record_header(self.game, self.rules_version, edition, self.options, names, fair, position=self.position)
