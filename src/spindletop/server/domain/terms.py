"""What was agreed on when a table was opened; it never changes."""

from typing import Any

import msgspec

from spindletop.games import UnknownGame
from spindletop.kernel.game import AnyGame, Edition
from spindletop.kernel.options import Value, settle_recorded
from spindletop.kernel.record import Record

MOST_SECONDS = 60 * 60 * 24 * 60


class ClockRule(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """How long a seat may think: not at all limited, by move, or by a bank of time; and what then happens."""

    kind: str = "none"
    seconds: int = 0
    increment: int = 0
    out: str = "bot"
    bot: str = "greedy"


class EditionName(msgspec.Struct, frozen=True):
    """Which components are used."""

    name: str
    hash: str
    custom: bool


class TableTerms(msgspec.Struct, frozen=True):
    """The terms of one table."""

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
    start: str
    created: int
    commitment: str
    fair_from: int = 0

    def record(self, shelf: dict[str, AnyGame], names: list[str]) -> Record:
        """Return an empty record with these terms; a table whose rules are gone raises a LookupError or ValueError."""
        game = shelf.get(self.game)
        if game is None:
            raise UnknownGame(f"the game {self.game!r} is not here")
        if not 1 <= self.rules_version <= game.rules_version:
            raise ValueError(f"rules version {self.rules_version} of {self.game!r} is not here")
        if self.edition_data is None:
            name = "" if self.edition.name == "default" else self.edition.name
            edition = game.recorded_edition(name, self.edition.hash)
        else:
            edition = Edition(self.edition.name, self.edition_data, "edition", False)
            if edition.hash != self.edition.hash:
                raise ValueError(f"the edition {self.edition.name!r} of {self.game!r} has changed")
        record = Record(game, names, settle_recorded(game.options, self.options), edition)
        record.commitment = self.commitment
        record.fair_from = self.fair_from
        return record

    def header(self, names: list[str], salts: list[str]) -> dict[str, Any]:
        """Return the first line of a record, without needing the rules."""
        edition: dict[str, Any] = {"name": self.edition.name, "hash": self.edition.hash}
        if self.edition_data is not None:
            edition["data"] = self.edition_data
        elif self.edition.name == "default":
            edition["name"] = ""
        fair: dict[str, Any] = {"commitment": self.commitment, "salts": salts}
        if self.fair_from:
            fair["from"] = self.fair_from
        return {
            "spindletop": 1,
            "game": self.game,
            "rules": self.rules_version,
            "edition": edition,
            "options": self.options,
            "seats": names,
            "fair": fair,
        }
