"""The rules of a game in our own words, by clause: shown to players and cited by refusals."""

import re
from typing import Final, final

CLAUSE: Final = re.compile(r"^\*\*([A-Z]{2}-[\w.-]+)\*\* ?(.*)$")
HEADING: Final = re.compile(r"^(#+) (.*)$")


@final
class Clause:
    """One numbered rule under its heading."""

    def __init__(self, number: str, heading: str, text: str) -> None:
        self.number = number
        self.heading = heading
        self.text = text


@final
class Rulebook:
    """The clauses of one `rules.md`: a clause is a paragraph that begins with its number in bold."""

    def __init__(self, markdown: str) -> None:
        self.markdown = markdown
        self.clauses: dict[str, Clause] = {}
        heading = ""
        current: Clause | None = None
        for line in markdown.splitlines():
            title = HEADING.match(line)
            start = CLAUSE.match(line)
            if title is not None:
                heading, current = title.group(2), None
            elif start is not None:
                number = start.group(1)
                if number in self.clauses:
                    raise ValueError(f"rules.md: clause {number} stands twice")
                current = Clause(number, heading, start.group(2))
                self.clauses[number] = current
            elif not line.strip():
                current = None
            elif current is not None:
                current.text += " " + line.strip()

    def find(self, words: str) -> list[Clause]:
        """Return the clauses whose number, heading or text contains the words."""
        wanted = words.lower()
        return [
            clause
            for clause in self.clauses.values()
            if wanted in clause.number.lower() or wanted in clause.text.lower() or wanted in clause.heading.lower()
        ]
