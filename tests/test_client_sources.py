"""House rules over the sources of the browser client, which neither the compiler nor the linter holds."""

import json
import re
from pathlib import Path

HERE = Path(__file__).parent.parent
FOLDERS = [HERE / "client", *sorted(HERE.glob("src/spindletop/games/*/client"))]
CODE = {".ts", ".tsx"}
LONGEST_FILE = 250
LONGEST_LINE = 120
TOUCHES_DOCUMENT = ("client/ui/export/", "client/ui/motion/")
"""Pictures and flights are made of what stands on the page, not of what a component draws."""
KEBAB_ATTRIBUTE = re.compile(
    r"\s((?:stroke|fill|stop|flood|clip|font|text|dominant|alignment|paint|pointer|vector|letter|word|shape|color)"
    r"[A-Z]\w*|tabIndex|className|htmlFor|xlinkHref|viewbox)="
)
"""Preact 11 writes these as they stand, and a browser does not know them."""
TEXT = re.compile(r"^\s*(?:\w+: )?['\"`].*['\"`][,;]?$|url\(\"data:")
"""A line that is one text, or a picture inside a style: the formatter leaves both whole."""


def sources(*endings: str) -> list[Path]:
    """Return the files of the client that are written by hand."""
    files = [path for folder in FOLDERS for path in sorted(folder.rglob("*")) if path.suffix in endings]
    assert files
    return [path for path in files if not path.name.endswith(".d.ts")]


def told(path: Path) -> str:
    return path.relative_to(HERE).as_posix()


def lines_with(pattern: str | re.Pattern[str], *endings: str) -> list[str]:
    """Return the lines in which something is found, with their addresses."""
    return [
        f"{told(path)}:{number}: {line.strip()}"
        for path in sources(*endings)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if re.search(pattern, line)
    ]


def test_the_lock_names_every_package_and_no_address() -> None:
    text = (HERE / "package-lock.json").read_text(encoding="utf-8")
    assert "://" not in text
    locked = json.loads(text)["packages"]
    assert not [name for name, package in locked.items() if "resolved" in package]
    wanted = json.loads((HERE / "package.json").read_text(encoding="utf-8"))
    for name, version in {**wanted["dependencies"], **wanted["devDependencies"]}.items():
        assert locked[f"node_modules/{name}"]["version"] == version


def test_every_module_is_checked() -> None:
    assert lines_with("@ts-(?:nocheck|ignore)", *CODE) == []


def test_components_reach_their_elements_by_reference() -> None:
    found = lines_with(r"document\.querySelector", *CODE)
    assert [line for line in found if not line.startswith(TOUCHES_DOCUMENT)] == []


def test_attributes_are_written_as_the_browser_knows_them() -> None:
    assert lines_with(KEBAB_ATTRIBUTE, ".tsx") == []


def test_files_and_lines_are_short() -> None:
    long_files, long_lines = [], []
    for path in sources(".css", *CODE):
        lines = path.read_text(encoding="utf-8").splitlines()
        if len(lines) > LONGEST_FILE:
            long_files.append(f"{told(path)}: {len(lines)}")
        long = [number for number, line in enumerate(lines, 1) if len(line) > LONGEST_LINE and not TEXT.search(line)]
        long_lines += [f"{told(path)}:{number}" for number in long]
    assert long_files == []
    assert long_lines == []
