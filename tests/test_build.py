"""The build: a small package stands in for ours, so that each case takes seconds."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parent.parent
pytestmark = pytest.mark.slow

STATE = '''"""A position."""

from mypy_extensions import i64


def double(x: i64) -> i64:
    """Return twice x."""
    return x + x
'''


@pytest.fixture
def project(tmp_path):
    for name in ["setup.py", "pyproject.toml", "README.md", "LICENSE"]:
        shutil.copy(ROOT / name, tmp_path)
    package = tmp_path / "src/spindletop"
    for folder in ["", "kernel", "games", "games/poker", "games/poker/moves", "bots", "server", "server/realtime"]:
        (package / folder).mkdir(parents=True, exist_ok=True)
        (package / folder / "__init__.py").write_text('"""A package."""\n')
    (package / "__init__.py").write_text('"""The package."""\n\n__version__ = "0.0.1"\n')
    hot = ["kernel/state", "games/poker/turn", "games/poker/view", "games/poker/moves/bet"]
    for module in [*hot, "server/realtime/projection", "games/poker/terminal", "bots/registry", "server/app"]:
        (package / f"{module}.py").write_text(STATE)
    shutil.copy(ROOT / "src/spindletop/bots/_layers.c", package / "bots")
    (package / "games/poker/rules.md").write_text("Bet or fold.\n")
    (package / "games/poker/lessons").mkdir()
    (package / "games/poker/lessons/01-fold.toml").write_text('title = "Fold in time"\n')
    return tmp_path


def build(project, **environment):
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel"]
    options = ["--no-deps", "--no-build-isolation", "--wheel-dir", "dist", "."]
    unwanted = {"SPINDLETOP_PURE", "SPINDLETOP_REQUIRE_COMPILED", "PYTHONPATH"}
    inherited = {name: value for name, value in os.environ.items() if name not in unwanted}
    environ = inherited | environment
    return subprocess.run([*pip, *options], cwd=project, env=environ, capture_output=True, text=True, check=False)


def contents(project):
    (wheel,) = (project / "dist").glob("*.whl")
    names = ZipFile(wheel).namelist()
    wheel.unlink()
    compiled = {name.split(".")[0].removeprefix("spindletop/") for name in names if name.endswith((".so", ".pyd"))}
    return set(names), compiled


COMPILED = {
    "spindletop__mypyc",
    "kernel/state",
    "games/poker/turn",
    "games/poker/view",
    "games/poker/moves/bet",
    "server/realtime/projection",
    "bots/_layers",
}
IN_C = {"spindletop__mypyc", "bots/_layers"}


def test_what_every_move_runs_through_is_compiled_and_the_rest_is_not(project):
    build(project).check_returncode()
    names, compiled = contents(project)
    assert compiled == COMPILED
    assert "spindletop/games/poker/rules.md" in names


def test_a_compiled_module_has_its_source_as_stub_and_no_other_has(project):
    build(project).check_returncode()
    names, compiled = contents(project)
    stubs = {name.removesuffix(".pyi").removeprefix("spindletop/") for name in names if name.endswith(".pyi")}
    assert stubs == compiled - IN_C


def test_a_removed_module_leaves_nothing_behind(project):
    build(project).check_returncode()
    contents(project)
    (project / "src/spindletop/games/poker/turn.py").unlink()
    build(project).check_returncode()
    names, _ = contents(project)
    assert not [name for name in names if "turn" in name]


def test_a_machine_without_a_compiler_gets_a_complete_interpreted_package(project):
    build(project, CC="no-such-compiler").check_returncode()
    names, compiled = contents(project)
    assert compiled == set()
    assert "spindletop/kernel/state.py" in names
    assert not [name for name in names if name.endswith(".pyi")]


def test_a_wheel_without_compiled_modules_says_so_in_its_name_and_while_it_is_made(project):
    made = build(project, CC="no-such-compiler", PIP_VERBOSE="1")
    assert [wheel.name for wheel in (project / "dist").glob("*.whl")] == ["spindletop-0.0.1-py3-none-any.whl"]
    assert "NOTHING WAS COMPILED" in made.stdout + made.stderr


def test_a_release_stops_where_nothing_can_be_compiled(project):
    refused = build(project, CC="no-such-compiler", SPINDLETOP_REQUIRE_COMPILED="1")
    assert refused.returncode != 0
    assert not list(project.glob("dist/*.whl"))


def test_a_release_cannot_leave_the_compiler_out(project):
    refused = build(project, SPINDLETOP_PURE="1", SPINDLETOP_REQUIRE_COMPILED="1")
    assert refused.returncode != 0
    assert "contradict" in refused.stdout + refused.stderr


def test_the_switch_leaves_the_compiler_out(project):
    build(project, SPINDLETOP_PURE="1").check_returncode()
    names, compiled = contents(project)
    assert compiled == set()
    assert "spindletop/games/poker/lessons/01-fold.toml" in names


def test_a_module_opts_out_with_a_reason(project):
    turn = project / "src/spindletop/games/poker/turn.py"
    turn.write_text(f"# mypyc: off -- read once at start\n{STATE}")
    build(project).check_returncode()
    assert contents(project)[1] == COMPILED - {"games/poker/turn"}


def test_opting_out_without_a_reason_stops_the_build(project):
    turn = project / "src/spindletop/games/poker/turn.py"
    turn.write_text(f"# mypyc: off\n{STATE}")
    refused = build(project)
    assert refused.returncode != 0
    assert "needs a reason" in refused.stdout + refused.stderr
