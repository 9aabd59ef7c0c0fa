"""Where each clause lives: an index a game in docs/clauses, made from the code and the tests.

`make clauses` writes it; a test fails while it is out of date or a clause is not tested. A clause that no file cites
needs no code of its own: it says what a part is called, or what the other clauses together bring about.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
INDEX = ROOT / "docs/clauses"
NO_CODE = "needs no code"
NUMBER = re.compile(r"\b[A-Z]{2}-\w+(?:\.\w+)*\b")
RANGE = re.compile(r"\b([A-Z]{2}-)(\d+)(?: to |\.\.)(?:[A-Z]{2}-)?(\d+)\b")


def mentions(text: str, known: list[str]) -> set[str]:
    """Return the clauses that a text cites, ranges such as OM-30 to OM-34 included."""
    found = set(NUMBER.findall(text))
    for prefix, low, high in RANGE.findall(text):
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
    return re.findall(r"^\*\*([A-Z]{2}-[\w.-]+)\*\*", rules.read_text(), re.MULTILINE)


def index(game: str) -> str:
    """Return the index of one game."""
    source = ROOT / "src/spindletop/games" / game
    known = clauses_of(source / "rules.md")
    built, tested = places(source, known), places(ROOT / "tests/games" / game, known)
    lines = [
        f"# Where each clause of {game} lives",
        "",
        "Made from the code and the tests by `make clauses`.",
        "",
        "| clause | rule | test |",
        "|---|---|---|",
    ]
    for clause in known:
        rule = ", ".join(file for file in built[clause]) or NO_CODE
        test = ", ".join(file.removeprefix("test_").removesuffix(".py") for file in tested[clause]) or "-"
        lines.append(f"| {clause} | {rule} | {test} |")
    return "\n".join(lines) + "\n"


def games() -> list[str]:
    """Return the games that have rules."""
    return sorted(path.parent.name for path in (ROOT / "src/spindletop/games").glob("*/rules.md"))


def main() -> None:
    """Bring every index up to date."""
    INDEX.mkdir(exist_ok=True)
    for game in sys.argv[1:] or games():
        (INDEX / f"{game}.md").write_text(index(game))


if __name__ == "__main__":
    main()
