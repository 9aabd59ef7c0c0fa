"""Reading checked data: every error names the file, the table, the key and what was expected."""

from collections.abc import Mapping, Sequence

from mypy_extensions import mypyc_attr


@mypyc_attr(native_class=False)
class SheetError(ValueError):
    """Raised for data that is not what a game expects; the message says where and what."""


class Sheet:
    """A cursor over one table of an edition file or of a written-down position.

    Each reading method takes one key, checks it and returns typed data; `done` refuses keys that nobody read. Whoever
    wants to know the limits of every whole number that is read gives a `journal`: path, lowest, highest.
    """

    def __init__(
        self,
        data: Mapping[str, object],
        source: str,
        path: str = "",
        journal: list[tuple[str, int, int]] | None = None,
    ) -> None:
        self.data = data
        self.source = source
        self.path = path
        self.journal = journal
        self.read: set[str] = set()

    def error(self, key: str, message: str) -> SheetError:
        """Return an error about `key` of this table, ready to be raised."""
        where = f"[{self.path}] " if self.path else ""
        return SheetError(f"{self.source}: {where}{key}: {message}")

    def has(self, key: str) -> bool:
        """Return whether the key is there."""
        return key in self.data

    def keys(self) -> list[str]:
        """Return the keys of this table, in the order of the file."""
        return list(self.data)

    def value(self, key: str, expected: str) -> object:
        """Return the raw value of a key that must be there."""
        self.read.add(key)
        if key not in self.data:
            raise self.error(key, f"missing, expected {expected}")
        return self.data[key]

    def integer(self, key: str, low: int, high: int, default: int | None = None) -> int:
        """Return a whole number from `low` to `high`."""
        expected = f"a whole number from {low} to {high}"
        if default is not None and key not in self.data:
            return default
        return self._integer(key, self.value(key, expected), low, high, expected)

    def integers(self, key: str, low: int, high: int, length: int | None = None) -> list[int]:
        """Return a list of whole numbers from `low` to `high`."""
        expected = f"a list of whole numbers from {low} to {high}"
        items = self._list(key, expected, length)
        return [self._integer(f"{key}[{i}]", item, low, high, expected) for i, item in enumerate(items)]

    def _or_default(self, key: str, expected: str, default: object) -> object:
        return default if default is not None and key not in self.data else self.value(key, expected)

    def text(self, key: str, default: str | None = None) -> str:
        """Return a text."""
        found = self._or_default(key, "a text", default)
        if not isinstance(found, str):
            raise self.error(key, f"expected a text, found {found!r}")
        return found

    def texts(self, key: str, length: int | None = None) -> list[str]:
        """Return a list of texts."""
        texts: list[str] = []
        for i, item in enumerate(self._list(key, "a list of texts", length)):
            if not isinstance(item, str):
                raise self.error(f"{key}[{i}]", f"expected a text, found {item!r}")
            texts.append(item)
        return texts

    def choice(self, key: str, names: Sequence[str], default: str | None = None) -> int:
        """Return which of the names the value is."""
        if default is not None and key not in self.data:
            return list(names).index(default)
        expected = f"one of {', '.join(names)}"
        found = self.value(key, expected)
        if not isinstance(found, str) or found not in names:
            raise self.error(key, f"expected {expected}, found {found!r}")
        return list(names).index(found)

    def flag(self, key: str, default: bool | None = None) -> bool:
        """Return true or false."""
        found = self._or_default(key, "true or false", default)
        if not isinstance(found, bool):
            raise self.error(key, f"expected true or false, found {found!r}")
        return found

    def table(self, key: str) -> "Sheet":
        """Return a table inside this one."""
        found = self.value(key, "a table")
        if not isinstance(found, dict):
            raise self.error(key, f"expected a table, found {found!r}")
        return Sheet(found, self.source, self._below(key), self.journal)

    def optional_table(self, key: str) -> "Sheet":
        """Return a table inside this one, empty if it is not there."""
        return self.table(key) if key in self.data else Sheet({}, self.source, self._below(key), self.journal)

    def tables(self, key: str, length: int | None = None) -> "list[Sheet]":
        """Return a list of tables."""
        sheets: list[Sheet] = []
        for i, item in enumerate(self._list(key, "a list of tables", length)):
            if not isinstance(item, dict):
                raise self.error(f"{key}[{i}]", f"expected a table, found {item!r}")
            sheets.append(Sheet(item, self.source, f"{self._below(key)}[{i}]", self.journal))
        return sheets

    def check(self, holds: bool, key: str, message: str) -> None:
        """Raise an error about `key` unless the condition holds."""
        if not holds:
            raise self.error(key, message)

    def ignore(self, *keys: str) -> None:
        """Allow keys that are only for people or for the drawing."""
        self.read.update(keys)

    def done(self) -> None:
        """Raise an error for a key that nobody read: most likely it is misspelt."""
        for key in self.data:
            if key not in self.read:
                raise self.error(key, f"unknown key; known here: {', '.join(sorted(self.read))}")

    def _below(self, key: str) -> str:
        return f"{self.path}.{key}" if self.path else key

    def _integer(self, key: str, found: object, low: int, high: int, expected: str) -> int:
        if self.journal is not None:
            self.journal.append((self._below(key), low, high))
        if isinstance(found, bool) or not isinstance(found, int) or not low <= found <= high:
            raise self.error(key, f"expected {expected}, found {found!r}")
        return found

    def _list(self, key: str, expected: str, length: int | None) -> list[object]:
        found = self.value(key, expected)
        if not isinstance(found, list):
            raise self.error(key, f"expected {expected}, found {found!r}")
        if length is not None and len(found) != length:
            raise self.error(key, f"expected {length} entries, found {len(found)}")
        return found
