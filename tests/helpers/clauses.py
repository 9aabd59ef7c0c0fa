"""Where each clause lives: the section at the end of every rules.md, made from the code and the tests.

`make clauses` writes it; a test fails while it is out of date or a clause is neither implemented nor tested.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
HEADING = "## Where each clause lives"
NUMBER = re.compile(r"\b[A-Z]{2}-\w+(?:\.\w+)*\b")
RANGE = re.compile(r"\b([A-Z]{2}-)(\d+)(?:,? (?:to|and|or) |, |\.\.)(?:[A-Z]{2}-)?(\d+)\b")


def mentions(text: str, known: list[str]) -> set[str]:
    """Return the clauses that a text cites, ranges such as OM-30 to OM-34 included."""
    found = set(NUMBER.findall(text))
    for prefix, low, high in RANGE.findall(text):
        if " to " in text or ".." in text:
            for clause in known:
                digits = clause.removeprefix(prefix)
                if clause.startswith(prefix) and digits.isdigit() and int(low) <= int(digits) <= int(high):
                    found.add(clause)
    return found & set(known)


def places(folder: Path, known: list[str]) -> dict[str, list[str]]:
    """Return for every clause the files below a folder that cite it."""
    found: dict[str, list[str]] = {clause: [] for clause in known}
    for path in sorted(folder.rglob("*.py")):
        cited: set[str] = set()
        for line in path.read_text().splitlines():
            cited |= mentions(line, known)
        for clause in cited:
            found[clause].append(path.relative_to(folder).as_posix())
    return found


def clauses_of(rules: Path) -> list[str]:
    """Return the clauses of a rules.md in order; rulings (a letter after the dash) are explained, not implemented."""
    text = rules.read_text().split(HEADING)[0]
    return [number for number in re.findall(r"^\*\*([A-Z]{2}-[\w.-]+)\*\*", text, re.MULTILINE)]


def section(game: str) -> str:
    """Return the section for one game."""
    source = ROOT / "src/spindletop/games" / game
    known = clauses_of(source / "rules.md")
    built, tested = places(source, known), places(ROOT / "tests/games" / game, known)
    lines = [
        HEADING,
        "",
        "Made from the code and the tests by `make clauses`.",
        "",
        "| clause | rule | test |",
        "|---|---|---|",
    ]
    for clause in known:
        rule = ", ".join(file for file in built[clause]) or "-"
        test = ", ".join(file.removeprefix("test_").removesuffix(".py") for file in tested[clause]) or "-"
        lines.append(f"| {clause} | {rule} | {test} |")
    return "\n".join(lines) + "\n"


def games() -> list[str]:
    """Return the games that have rules."""
    return sorted(path.parent.name for path in (ROOT / "src/spindletop/games").glob("*/rules.md"))


def updated(game: str) -> str:
    """Return the rules.md of a game with its section brought up to date."""
    text = (ROOT / "src/spindletop/games" / game / "rules.md").read_text()
    return text.split(HEADING)[0].rstrip() + "\n\n" + section(game)


def main() -> None:
    """Bring every rules.md up to date."""
    for game in sys.argv[1:] or games():
        (ROOT / "src/spindletop/games" / game / "rules.md").write_text(updated(game))


if __name__ == "__main__":
    main()
