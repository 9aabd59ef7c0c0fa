# mypyc: off -- compiled, the kind of a row is no value that could be given a name
"""The fields of a table: what kinds there are, and how they are told as plain values.

A state declares each field once, with its type and its first value. `make fields` writes from these declarations the
module `fields.py` beside it, which copies every field and lists the contents; that one is compiled.
"""

from librt.vecs import vec
from mypy_extensions import i64

Shared = vec[i64]
"""A row that is replaced as a whole and never changed in place, so that copies share it."""
Later = i64
"""A number that the first records know nothing of: among the contents only where it is not 0, after all others."""


def plain(rows: list[vec[i64]], numbers: list[i64]) -> list[object]:
    """Return rows, and then all single numbers as one more row, as ordinary lists."""
    whole: list[object] = [[int(x) for x in row] for row in rows]
    whole.append([int(x) for x in numbers])
    return whole
