"""The rules of a game in our own words, by clause: shown to players and cited by refusals."""

import re
from typing import Final, final

CLAUSE: Final = re.compile(r"^\*\*([A-Z]{2}-[\w.-]+)\*\* ?(.*)$")
HEADING: Final = re.compile(r"^(#+) (.*)$")
TABLE_HEAD: Final = 2
"""A table begins with its column names and a line of dashes."""


@final
class Clause:
    """One passage under its heading: a numbered rule, or a paragraph or table without a number."""

    def __init__(self, number: str, heading: str, text: str) -> None:
        self.number = number
        self.heading = heading
        self.text = text


@final
class Rulebook:
    """One `rules.md`: a clause is a paragraph that begins with its number in bold; other passages have no number."""

    def __init__(self, markdown: str) -> None:
        self.markdown = markdown
        self.clauses: dict[str, Clause] = {}
        self.passages: list[Clause] = []
        heading = ""
        block: list[str] = []
        for line in [*markdown.splitlines(), ""]:
            title = HEADING.match(line)
            if title is None and line.strip() and not (block and CLAUSE.match(line)):
                block.append(line.strip())
                continue
            self._add(heading, block)
            block = []
            if title is not None:
                heading = title.group(2)
            elif line.strip():
                block.append(line.strip())

    def _add(self, heading: str, block: list[str]) -> None:
        """Keep a block of lines as a clause or as a passage."""
        if not block:
            return
        start = CLAUSE.match(block[0])
        if start is not None:
            number = start.group(1)
            if number in self.clauses:
                raise ValueError(f"rules.md: clause {number} stands twice")
            self.clauses[number] = Clause(number, heading, " ".join([start.group(2), *block[1:]]))
        else:
            self.passages.append(Clause("", heading, "\n".join(block)))

    def find(self, words: str) -> list[Clause]:
        """Return what contains the words in number, heading or text: clauses first; of a table its matching rows."""
        wanted = words.lower()
        passages = [
            clause
            for clause in self.clauses.values()
            if wanted in clause.number.lower() or wanted in clause.text.lower() or wanted in clause.heading.lower()
        ]
        for passage in self.passages:
            part = _part(passage, wanted)
            if part is not None:
                passages.append(part)
        return passages


def _part(passage: Clause, wanted: str) -> Clause | None:
    """Return as much of a passage as concerns the words: all of it, the rows of a table with its head, or nothing."""
    if wanted in passage.heading.lower():
        return passage
    if wanted not in passage.text.lower():
        return None
    lines = passage.text.split("\n")
    if not passage.text.startswith("|"):
        return passage
    rows = [line for line in lines[TABLE_HEAD:] if wanted in line.lower()]
    return Clause("", passage.heading, "\n".join([*lines[:TABLE_HEAD], *(rows or lines[TABLE_HEAD:])]))
