"""A clean clone becomes a package, built in isolation, that works in an environment where nothing else is."""

import os
import shutil
import subprocess
import sys
import tarfile
import venv
from pathlib import Path
from zipfile import ZipFile

import pytest

import spindletop

ROOT = Path(__file__).parent.parent
KEPT_OUT = {"build", "dist", "node_modules"}
pytestmark = [pytest.mark.slow, pytest.mark.timeout(900)]


def run(*command, cwd):
    """Run a command as a stranger would: interpreted builds, because they take seconds, and nothing of ours around."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    environment |= {"SPINDLETOP_PURE": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    done = subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def is_kept_out(name):
    made = name.endswith((".egg-info", "_cache", "__pycache__")) or name.startswith((".venv", ".git"))
    return made or name in KEPT_OUT


@pytest.fixture(scope="module")
def clone(tmp_path_factory):
    """The files of the repository without anything that was made here."""
    copy = tmp_path_factory.mktemp("clone") / "spindletop"
    shutil.copytree(ROOT, copy, ignore=lambda _, names: [name for name in names if is_kept_out(name)])
    return copy


@pytest.fixture(scope="module")
def sdist(clone):
    run(sys.executable, "-c", "from setuptools.build_meta import build_sdist; build_sdist('dist')", cwd=clone)
    (made,) = (clone / "dist").glob("*.tar.gz")
    return made


def install(what, folder):
    """Install something into an environment of its own and return where its programs are."""
    venv.create(folder, with_pip=True)
    programs = folder / ("Scripts" if os.name == "nt" else "bin")
    run(str(programs / "python"), "-m", "pip", "install", "--quiet", str(what), cwd=folder)
    return programs


def check_that_it_works(programs, folder):
    command = str(programs / "spindletop")
    assert run(command, "--version", cwd=folder) == f"spindletop {spindletop.__version__}\n"
    assert "International Oilman" in run(command, "games", cwd=folder)
    assert "2 games" in run(command, "simulate", "pipe_it_up", "--games", "2", "--bots", "greedy,random", cwd=folder)


def test_a_wheel_built_in_isolation_works_without_any_extra(clone, tmp_path):
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", str(tmp_path)]
    run(*pip, ".", cwd=clone)
    (wheel,) = tmp_path.glob("*.whl")
    check_that_it_works(install(wheel, tmp_path / "environment"), tmp_path)


def test_the_source_distribution_builds_in_isolation_and_works_without_any_extra(sdist, tmp_path):
    check_that_it_works(install(sdist, tmp_path / "environment"), tmp_path)


def test_the_source_distribution_holds_every_file_of_the_package_and_its_tests(clone, sdist):
    with tarfile.open(sdist) as archive:
        held = {name.partition("/")[2] for name in archive.getnames()}
    for folder in ["src/spindletop", "tests", "docs", "examples"]:
        files = {file.relative_to(clone) for file in (clone / folder).rglob("*") if file.is_file()}
        assert {file.as_posix() for file in files} - held == set()


def test_a_wheel_holds_every_file_that_is_read_while_it_runs(clone, tmp_path):
    built = ROOT / "src" / "spindletop" / "web"  # made by make web, which no commit holds
    shutil.copytree(built, clone / "src" / "spindletop" / "web", dirs_exist_ok=True)
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    run(*pip, "--wheel-dir", str(tmp_path), ".", cwd=clone)
    (wheel,) = tmp_path.glob("*.whl")
    held = set(ZipFile(wheel).namelist())
    source = clone / "src"
    files = {file.relative_to(source).as_posix() for file in (source / "spindletop").rglob("*") if file.is_file()}
    for_builders = {name for name in files if name.endswith((".c", ".mako")) or "/client/" in name}
    assert "spindletop/web/index.html" in held
    assert files - held == for_builders
