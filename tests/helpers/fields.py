"""What copies a table and lists its contents, written from the fields that each state declares.

`make fields` writes it; a test fails while it is out of date.
"""

import ast
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
GAMES = ROOT / "src/spindletop/games"
ROW, SHARED, NUMBER, LATER = "vec[i64]", "Shared", "i64", "Later"
WIDTH = 120
"""The longest line that the formatter leaves alone."""
HEADER = '''"""Every field of the table, copied and listed: made from the declarations in state.py by `make fields`."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.kernel.fields import plain

if TYPE_CHECKING:
    from spindletop.games.{game}.state import Table


'''


@dataclass(frozen=True)
class Field:
    """One declaration: `self.cash: vec[i64] = ...`."""

    name: str
    type: str

    @property
    def is_list(self) -> bool:
        """Tell whether this is a list of parts that are copied when they are first changed."""
        return self.type.startswith("list[")


def declared(state: Path) -> list[Field]:
    """Return the fields that the class Table of a module declares, in their order."""
    tree = ast.parse(state.read_text())
    (table,) = [node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "Table"]
    found = [
        Field(node.target.attr, ast.unparse(node.annotation))
        for method in table.body
        if isinstance(method, ast.FunctionDef)
        for node in method.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute)
    ]
    for field in found:
        assert field.is_list or field.type in {ROW, SHARED, NUMBER, LATER}, f"{state}: {field} is of no known kind"
    return found


def filled(names: list[str], line: Callable[[list[str]], str]) -> list[str]:
    """Return lines of the same kind that name as many fields each as fit."""
    lines: list[str] = []
    taken: list[str] = []
    for name in names:
        if taken and len(line([*taken, name])) > WIDTH:
            lines.append(line(taken))
            taken = []
        taken.append(name)
    return [*lines, line(taken)] if taken else lines


def copying(ending: str) -> Callable[[list[str]], str]:
    """Return how a line is written that copies fields, each with this ending."""

    def line(names: list[str]) -> str:
        return f"    {', '.join(f's.{name}' for name in names)} = {', '.join(f'like.{name}{ending}' for name in names)}"

    return line


def listing(whole: str) -> Callable[[list[str]], str]:
    """Return how a line is written that lists fields."""
    return lambda names: f"    {whole} += [{', '.join(f's.{name}' for name in names)}]"


def module(game: str) -> str:
    """Return the text of a game's fields.py, as the formatter leaves it."""
    fields = declared(GAMES / game / "state.py")
    lists = [field.name for field in fields if field.is_list]
    lines = [
        'def copy(s: "Table", like: "Table") -> None:',
        '    """Make everything on a table as it is on another."""',
        *filled([field.name for field in fields if field.type == ROW or field.is_list], copying("[:]")),
        *filled([field.name for field in fields if field.type in {NUMBER, LATER, SHARED}], copying("")),
    ]
    for name in lists:
        lines += [f"    for part in s.{name}:", "        part.shared = True"]
    lines += ["", "", 'def contents(s: "Table") -> list[object]:']
    lines += ['    """Return everything on the table as plain values, in a fixed order."""']
    lines += ["    rows: list[vec[i64]] = []"]
    lines += filled([field.name for field in fields if field.type in {ROW, SHARED}], listing("rows"))
    lines += ["    numbers: list[i64] = []"]
    lines += filled([field.name for field in fields if field.type == NUMBER], listing("numbers"))
    for field in fields:
        if field.type == LATER:
            lines += [f"    if s.{field.name} != 0:", f"        numbers.append(s.{field.name})"]
    parts = [f"[part.contents() for part in s.{name}]" for name in lists]
    whole = "plain(rows, numbers)"
    lines.append(f"    return [*{whole}, {', '.join(parts)}]" if parts else f"    return {whole}")
    return formatted(HEADER.format(game=game) + "\n".join(lines) + "\n")


def formatted(text: str) -> str:
    """Return a module as ruff writes it."""
    ruff = str(Path(sys.executable).parent / "ruff")
    command = [ruff, "format", "--stdin-filename", "fields.py", "-"]
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=True, cwd=ROOT)
    return done.stdout


def games() -> list[str]:
    """Return the games whose state declares fields."""
    return sorted(path.parent.name for path in GAMES.glob("*/state.py"))


def main() -> None:
    """Write the module of every game."""
    for game in games():
        (GAMES / game / "fields.py").write_text(module(game))


if __name__ == "__main__":
    main()
