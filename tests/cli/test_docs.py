"""The documents tell the truth: their Python runs, their links lead somewhere, their table is that of the shelf."""

import importlib.util
import re
import shlex
from pathlib import Path

import pytest

from spindletop.cli.app import run

ROOT = Path(__file__).parent.parent.parent
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]
PYTHON = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
SHELL = re.compile(r"^```sh\n(.*?)^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?!https?:)([^)#]+)\)")
COMMAND = re.compile(r"^(?:\.venv/bin/)?spindletop (\w+)", re.MULTILINE)
pages = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)


@pytest.fixture(scope="module")
def maker():
    spec = importlib.util.spec_from_file_location("docs_make", ROOT / "docs" / "make.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pages
def test_the_python_of_a_page_runs_from_top_to_bottom(page, capsys):
    names: dict[str, object] = {}
    for number, block in enumerate(PYTHON.findall(page.read_text()), start=1):
        exec(compile(block, f"{page.name}, example {number}", "exec"), names)


def test_the_commands_for_designers_run_from_top_to_bottom(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    lines = [
        line for block in SHELL.findall((ROOT / "docs" / "designers.md").read_text()) for line in block.splitlines()
    ]
    assert len(lines) > 10
    for line in lines:
        command, _, or_else = line.partition(" || ")
        code = run(shlex.split(command)[1:])
        assert code == 0 or or_else, (line, capsys.readouterr().err)


def test_the_readme_has_three_examples_that_say_what_they_print(capsys):
    blocks = PYTHON.findall((ROOT / "README.md").read_text())
    assert len(blocks) == 3
    exec(blocks[0], {})
    assert capsys.readouterr().out.splitlines() == ["0 180", "A1 does not adjoin a marked hole. [OM-31]"]


@pages
def test_the_links_of_a_page_lead_somewhere(page):
    for target in LINK.findall(page.read_text()):
        assert (page.parent / target).exists(), target


def test_the_table_of_games_is_that_of_the_shelf(maker):
    text = (ROOT / "README.md").read_text()
    assert text == maker.with_table(text), "run `python docs/make.py`"


def test_the_tables_of_what_learners_see_are_those_of_the_games(maker):
    assert (ROOT / "docs" / "observations.md").read_text() == maker.observations_page(), "run `python docs/make.py`"
    text = (ROOT / "docs" / "research.md").read_text()
    assert text == maker.with_numbers(text), "run `python docs/make.py`"


def test_the_picture_needs_nothing_from_elsewhere(maker):
    assert "@font-face" not in maker.picture()
    assert "@font-face" not in (ROOT / "docs" / "oilman.svg").read_text()


@pages
def test_the_commands_of_a_page_exist(page, capsys):
    for command in set(COMMAND.findall(page.read_text())):
        assert run([command, "--help"]) == 0, command


def test_the_code_shown_for_the_example_game_is_that_of_the_example():
    """Every line shown stands in the example, annotations left aside."""
    shown = re.findall(r"^```\n(.*?)^```", (ROOT / "docs" / "add-a-game.md").read_text(), re.MULTILINE | re.DOTALL)
    code = (ROOT / "docs/examples/gusher/__init__.py").read_text() + (ROOT / "docs/examples/cautious.py").read_text()
    known = {bare(line) for line in code.splitlines()}
    for block in shown:
        if "class " in block or "Vocabulary(" in block:
            for line in block.splitlines():
                assert bare(line) in known, line


def bare(line):
    """Return a line of code without annotations and type arguments."""
    line = re.sub(r"\[Field\](?=\()", "", line)
    line = (
        re.sub(r": (?:\"[^\"]*\"|[\w\[\], ]+?)(?= =|,|\)|$)", "", line) if "def " in line or "self." in line else line
    )
    line = re.sub(r" -> [^:]+:", ":", line).replace("int(BANK.base)", "BANK.base")
    return re.sub(r"\s*=\s*", "=", line.strip())
