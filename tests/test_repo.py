"""The house rules of the repository: locks without addresses, a kernel without foreign imports, a compiled engine."""

import ast
import os
import re
import runpy
import subprocess
import sys
import tomllib
from itertools import pairwise
from pathlib import Path

import grimp
import pytest

from spindletop.kernel import state

ROOT = Path(__file__).parent.parent
LOCKS = sorted([*ROOT.glob("requirements*.lock"), *ROOT.glob("bench/requirements*.lock")])
ADDRESS = re.compile(r"://|file:|--(extra-)?index-url|--find-links|(^|\s)-[reifc]\s")
MACHINE_PATH = re.compile(r"(^|[\s'\"=])(/|~/|\.\.?/|[A-Za-z]:\\)")
SENTENCE = r"(?:(?<!\.)\.text|\b(?:words|hint))\b"
SENTENCE_PARSER = re.compile(
    rf"/[a-z]*\.(?:exec|test)\([^)]*{SENTENCE}"
    rf"|{SENTENCE}(?: \|\| '')?\)?\.(?:replace|match|matchAll|search|split|startsWith|endsWith)\("
)
CLIENT = [ROOT / "client", *(ROOT / "src" / "spindletop" / "games").glob("*/client")]
DRAWINGS = sorted(path for folder in CLIENT for path in folder.rglob("*.ts*") if not path.name.endswith(".d.ts"))
# What compiled code itself needs at run time; the kernel is built on nothing else.
KERNEL_MAY_IMPORT = sys.stdlib_module_names | {"mypy_extensions", "librt"}


@pytest.fixture(params=LOCKS, ids=lambda path: str(path.relative_to(ROOT)))
def lock(request):
    return request.param.read_text()


def test_the_lock_files_are_where_make_expects_them():
    assert {lock.name for lock in LOCKS} >= {"requirements.lock", "requirements-dev.lock", "requirements-peers.lock"}


def test_a_lock_names_no_address_and_no_machine_path(lock):
    suspicious = [line for line in lock.splitlines() if ADDRESS.search(line) or MACHINE_PATH.search(line)]
    assert suspicious == []


def test_every_line_of_a_lock_is_pinned_and_hashed(lock):
    lines = [line for line in lock.splitlines() if line.strip() and not line.lstrip().startswith("#")]
    assert lines
    for line, following in pairwise([*lines, ""]):
        if line.startswith(" "):
            assert re.fullmatch(r"    --hash=sha256:[0-9a-f]{64}( \\)?", line)
        else:
            assert re.match(r"[A-Za-z0-9._-]+(\[[a-z,]+\])?==\S+ ", line)
            assert following.startswith("    --hash="), f"no hash for {line}"


def test_the_two_locks_agree_on_every_version():
    def pins(name):
        return set(re.findall(r"^(\S+==\S+.*) \\$", (ROOT / name).read_text(), re.MULTILINE))

    assert pins("requirements.lock") <= pins("requirements-dev.lock")


def test_git_ignores_no_source():
    """An ignored file is on the machine of whoever wrote it, and missing everywhere else."""
    if not (ROOT / ".git").exists():
        return
    command = ["git", "ls-files", "--others", "--ignored", "--exclude-standard", "src", "tests", "docs"]
    ignored = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    made = ("__pycache__", ".egg-info", "src/spindletop/web/")
    assert [path for path in ignored if not any(name in path for name in made)] == []


def test_the_compiler_of_the_build_is_the_one_of_the_lock():
    build = re.search(r"^requires = \[(.*)\]$", (ROOT / "pyproject.toml").read_text(), re.MULTILINE)
    assert build
    for pin in re.findall(r'"([^"]+)"', build[1]):
        assert f"\n{pin} \\\n" in (ROOT / "requirements-dev.lock").read_text()


def test_the_build_requires_whatever_compiled_modules_import():
    """The compiler reads the types of all that, in an environment that holds nothing but the build's requirements."""
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text())
    required = {re.split("[=<>]", pin)[0].replace("-", "_") for pin in declared["build-system"]["requires"]}
    untyped = {name.removesuffix(".*") for name in declared["tool"]["mypy"]["overrides"][1]["module"]}
    graph = grimp.build_graph("spindletop", include_external_packages=True, cache_dir=None)
    for module in compiled_modules():
        read = {name for name in graph.find_upstream_modules(module) if not name.startswith("spindletop")}
        assert read - sys.stdlib_module_names - untyped - required == set(), module


def compiled_modules():
    """The modules that setup.py compiles, by their dotted names."""
    build = runpy.run_path(str(ROOT / "setup.py"), run_name="setup")
    paths = [path for pattern in build["HOT"] for path in (ROOT / build["PACKAGE"]).glob(pattern)]
    hot = [path for path in paths if path.name not in build["INTERPRETED"] and not build["opted_out"](path)]
    return [".".join(path.relative_to(ROOT / "src").with_suffix("").parts) for path in hot]


def test_no_other_lock_format_is_kept():
    assert [*ROOT.glob("uv.lock"), *ROOT.glob("pylock*.toml"), *ROOT.glob("poetry.lock")] == []


def test_every_folder_of_modules_is_a_package():
    folders = {module.parent for module in (ROOT / "src").rglob("*.py")}
    missing = [folder for folder in folders if not (folder / "__init__.py").exists()]
    assert missing == [], "without __init__.py the import contracts do not see the folder"


@pytest.mark.parametrize("module", sorted((ROOT / "src/spindletop/kernel").glob("*.py")), ids=lambda path: path.stem)
def test_the_kernel_imports_nothing_from_elsewhere(module):
    for node in ast.walk(ast.parse(module.read_text())):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom):
            names = [node.module or ""]
            assert node.level == 0, "relative imports hide the layer they reach into"
        for name in names:
            assert name.startswith("spindletop.kernel") or name.split(".")[0] in KERNEL_MAY_IMPORT, name


def test_modules_do_not_import_each_other_in_a_circle():
    graph = grimp.build_graph("spindletop", exclude_type_checking_imports=True, cache_dir=None)
    circles = []
    for importer in sorted(graph.modules):
        for imported in sorted(graph.find_modules_directly_imported_by(importer) - {importer}):
            back = graph.find_shortest_chain(imported, importer)
            if back:
                circles.append(" -> ".join([importer, *back]))
    assert circles == [], "they work only as long as they are imported in the right order"


def test_the_tests_meet_the_compiled_engine_unless_asked_otherwise():
    wanted = ".py" if os.environ.get("SPINDLETOP_PURE") == "1" else (".so", ".pyd")
    assert state.__file__.endswith(wanted), (
        "use `make test`; or SPINDLETOP_PURE=1 PYTHONPATH=src for the interpreted engine"
    )


@pytest.mark.parametrize("module", sorted((ROOT / "src").rglob("*.py")), ids=lambda path: str(path.relative_to(ROOT)))
def test_nothing_is_known_by_its_address(module):
    called = [node.func for node in ast.walk(ast.parse(module.read_text())) if isinstance(node, ast.Call)]
    found = [one.lineno for one in called if isinstance(one, ast.Name) and one.id == "id"]
    assert found == [], "an address outlives what it named, and reckoning with one aborts compiled code on Ctrl-C"


@pytest.mark.parametrize("drawing", DRAWINGS, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_drawing_reads_figures_out_of_sentences(drawing):
    """What a choice costs, brings or does stands in its figures and its arguments; its words are for people."""
    assert [found.group() for found in SENTENCE_PARSER.finditer(drawing.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize(
    "line",
    [
        "/ for (\\d+)/.exec(choice.words)",
        "/takes the flag/.test(choice.hint || '')",
        "choice.words.replace(/^Build /, '')",
        "choice.text.split(' ')",
        "hint.matchAll(/(\\d+) city token/g)",
        "(choice.hint || '').match(/x/)",
    ],
)
def test_a_drawing_that_reads_sentences_is_found(line):
    assert SENTENCE_PARSER.search(line)
